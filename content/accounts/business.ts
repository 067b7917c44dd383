// The settings of the back office: what the business sets about itself, and what is still a sample.

export const business = {
  /** {samples}: entries that are samples. */
  samplesInEmails:
    "Emails to customers wait until these are your own: {samples}. Enter them in the settings (/admin/settings).",
  /** {sample}: the sample value. */
  sampleInText:
    "This text carries a sample to a customer: {sample}. Enter your own in the settings (/admin/settings), or take it out.",
  title: "Your business",
  intro:
    "Everything here takes the place of the samples: on pages, in emails and feeds, on every server within a second. An empty field is as the website was delivered.",
  save: "Save",
  keys: "Ctrl and Enter save, too.",
  saved: "Saved. Every page shows it from now on.",
  changedMeanwhile:
    "Somebody else has changed the settings since this page was loaded. What you typed is still here. Press Save again: only what you changed is stored.",
  readiness: {
    title: "Before you go online",
    /** {samples}: entries that are samples. */
    samples: "Still a sample: {samples}.",
    noSamples: "Name, addresses, legal data and people are your own.",
    look: "Look what else is missing",
    none: "Nothing else is missing.",
    /** Screen readers read these in place of the signs before each line. */
    states: { ok: "In order.", warn: "To look at.", fail: "To mend." },
    settings:
      "Names in capitals are settings of the server. Whoever runs it writes them into the file .env in the folder of the site, one on each line, such as STAFF_EMAIL=team@your-domain, and starts the site again.",
    mailTitle: "Your email as its receivers see it",
    noMail: "No mail server is set up, so there is nothing to judge yet.",
    test: "Send me a test email",
    tested:
      "It goes to your address; without a mail server it is only saved on the server, and reaches nobody.",
    testHint:
      "Open the test email and look at its headers: a line that begins with DKIM-Signature shows that your provider signs.",
  },
  team: {
    title: "Your team",
    invited: "Invited",
    /** {day}. */
    since: "since {day}",
    invitedOn: "invited on {day}, not here yet",
    secondFactor: {
      on: "second step on",
      off: "second step not set up yet, and no way in until then",
    },
    rights:
      "Everybody here may read and change everything in the back office. Your own name is set at the end of this page.",
    how: "Whoever looks after the server of this website adds somebody or takes them off: give them the email address. Whoever is added gets an invitation by email, chooses a password, and sets up an authenticator app on the phone. Whoever is taken off is signed out everywhere at once; what they did stays.",
    commands: "For whoever looks after the server",
    commandList: [
      "npm run staff add ADDRESS invites somebody, and prints the invitation if there is no mail server.",
      "npm run staff remove ADDRESS takes somebody off.",
      "npm run staff list shows this list.",
    ],
  },
  groups: {
    business: { title: "The business" },
    legal: {
      title: "Legal data",
      hint: "The imprint shows them. A field that does not apply to you stays empty.",
    },
    numbers: {
      title: "Your numbers",
      hint: "What pages, questions and the assistant claim about you. With a name of your own, a claim without a number is left out: “A person answers” then names no time. So are the invented case studies: what the library proves stands in their place.",
    },
    addresses: { title: "Addresses and hours" },
    people: { title: "People who answer", add: "Add somebody" },
    prices: {
      title: "Prices",
      add: "Add a price",
      hint: "They stand in the answer to “What does it cost?”, and the assistant names them. The first one also stands beside the first buttons.",
    },
    canned: {
      title: "Canned answers",
      add: "Add an answer",
      /** {titles}: titles of the canned answers, separated by commas. */
      folded: "Show and change them: {titles}",
      hint: "The language of the message chooses the text. Placeholders: {name}, {company}, {booking}, {brand}, {staff}, {signature}.",
    },
    look: {
      title: "Logo and color",
      hint: "PNG, JPEG, WebP or SVG, at most 45 kB.",
      own: "Use a color of our own for links",
      remove: "Show the delivered logo again",
      /** {shade}: a color, such as #c29bff. */
      shade: "Not readable in this theme. Use {shade}, the nearest that is",
    },
    weekly: {
      title: "Numbers of the week",
      hint: "To the address of STAFF_EMAIL, a setting of the server in the file .env: five numbers with those of the week before, searches that found nothing, who waits longest, and what the backup says.",
      choice: "Mail them every Monday at eight",
    },
    me: {
      title: "You",
      hint: "Canned answers put them where they have {staff} and {signature}. An answer without these ends as you write it.",
    },
  },
  fields: {
    name: "Name",
    tagline: "Line below the logo in the footer",
    description: "What you do, in a sentence",
    "legal.company": "Registered company name",
    "legal.representedBy": "Represented by",
    "legal.street": "Street and number",
    "legal.city": "Postal code and city",
    "legal.country": "Country",
    "legal.register": "Register and number",
    "legal.vatId": "VAT number",
    "email.hello": "Email for everybody",
    "email.support": "Email for help with accounts",
    "email.privacy": "Email for privacy",
    bookingUrl: "Address to book a call",
    place: "From where you work, in a sentence",
    openingHours: "When you are there, in a sentence",
    "numbers.answerDays": "Working days until a person has answered, such as 1",
    "numbers.served": "Businesses served, such as 40+",
    "numbers.payBackMonths": "Months until it pays for itself, such as 3-6",
    "numbers.liveWeeks": "Weeks until a first workflow is live, such as 2-4",
    role: "Task, in a sentence",
    languages: "Languages",
    label: "What",
    text: "Price",
    cannedTitle: "Title",
    en: "English text",
    de: "German text",
    logo: "Logo",
    dark: "Color in the dark theme",
    light: "Color in the light theme",
    signature: "Signature",
  },
  hints: {
    "email.support": "Empty: the email for everybody.",
    "email.privacy": "Empty: the email for everybody.",
    place: "Such as: Graz, and by video.",
    openingHours: "Such as: Monday to Friday, 8:30 to 17:00.",
  } as Partial<Record<string, string>>,
  row: { up: "Move up", down: "Move down", remove: "Remove", of: "{action}: number {number}" },
  problems: {
    sample: "That is a sample. Please write your own.",
    days: "Please write a number of days from 1 to 99.",
    count: "Please write a number such as 40 or 40+.",
    range: "Please write a range such as 2-4.",
    choice: "Please say whether the email comes.",
    empty: "Please write something, or remove the row.",
    placeholder:
      "There is no placeholder {placeholder}. These are known: {name}, {company}, {booking}, {brand}, {staff}, {signature}.",
    email: "That does not look like an email address.",
    url: "Please write an address such as https://cal.com/your-name/30min.",
    color: "Please choose a color such as #7421d6.",
    dark: "That color is too dark to be read in the dark theme.",
    light: "That color is too light to be read in the light theme.",
    logo: "Please choose a PNG, JPEG, WebP or SVG file.",
    logoSize: "The logo is too large: 45 kB at most.",
    tooMany: "That are too many.",
    version: "Please load this page again: its version is missing.",
  },
  noLogo: "There is no such logo.",
  noAddress: "Your account has no email address to which a test could be sent.",
  mailFindings: {
    spf: "SPF names who may send for you:",
    spfMissing:
      "There is no SPF record, so receivers cannot tell your email from a forgery. Add the TXT record that your email provider names.",
    spfTwice: "There are two SPF records, and receivers then use none. Join them into one.",
    spfOpen: "The SPF record lets everybody send in your name. End it with -all or ~all.",
    dkim: "DKIM: a key for signatures stands at",
    dkimUnknown:
      "No DKIM key was found under the usual names. If your provider uses another name, the test email shows a DKIM-Signature; otherwise switch DKIM on there.",
    dmarc: "DMARC tells receivers what to do with forgeries:",
    dmarcNone: "DMARC is there, but asks receivers to do nothing:",
    dmarcMissing:
      "There is no DMARC record. Large email providers ask for one: v=DMARC1; p=quarantine",
    mx: "The domain takes email, so replies arrive.",
    mxMissing: "The domain takes no email (no MX record): replies to this address get lost.",
    unknown:
      "DNS knows no such domain, so nothing can be said about its email. Either it is misspelled in MAIL_FROM, or this machine reaches no DNS:",
    noAnswer: "DNS did not answer. Please look again later.",
  },
  entries: {
    name: "name of the business",
    "email.hello": "email address",
    "email.support": "email address for help",
    "email.privacy": "email address for privacy",
    bookingUrl: "booking link",
    "legal.company": "registered company name",
    "legal.representedBy": "who represents the company",
    "legal.street": "street",
    "legal.city": "city",
    "legal.country": "country",
    "legal.register": "register entry",
    "legal.vatId": "VAT number",
    people: "the people who answer",
    place: "your place",
  },
} as const;

export const testMail = {
  subject: "Test: email of the website",
  intro:
    "You asked for this email on the page of the settings. If it reached your mailbox, the mail server works.",
  found: "A look at DNS says this about the domain that it comes from:",
} as const;
