// Names of the stored personal data, for the table of /privacy, the staff page and a person's copy.
// Annotations beside the columns in src/platform/database/schema/ assign columns to these names. A
// new kind of data needs a name here.
import { contact, type ContactFieldName } from "../landing/contact.ts";

export interface StoredKind {
  what: string;
  /** Sentence after the list of the data that this kind contains. */
  note?: string;
  from: string;
  why: string;
  /**
   * Sentence about the retention. Placeholders are the names of `retention`; without this sentence the
   * page lists the periods.
   */
  howLong?: string;
}

const contactFields = Object.fromEntries(
  Object.entries(contact.form.fields).map(([name, { label, stored }]) => [
    `contact_${name}`,
    stored ?? label.toLowerCase(),
  ]),
) as Record<`contact_${ContactFieldName}`, string>;

/** Names of the kinds of data that columns contain. Lists on the page /privacy are in this order. */
export const data = {
  ...contactFields,
  email: "email",
  name: "your name if you give one",
  time: "the time",
  lead: "whether we sent you a quote and you accepted it, with the amount and the day",
  first_time: "when we first heard from you",
  last_time: "when we last heard from you",
  other_address: "since when we know that another email is yours too",
  progress: "how far it is answered",
  note: "what we note about it",
  call: "the call, when it is, and whether it was moved or canceled and why",
  our_answer: "what we answered",
  answer_time: "when we answered",
  reply: "what you replied",
  file: "the files you sent along, with their names",
  file_body: "what is in them",
  place: "where on this website it was",
  transcript: "the conversation with the assistant if you let it come along",
  spam: "what speaks for spam in it and what our staff said of that",
  text_hash: "a checksum of its text",
  template: "the template",
  download_time: "the time of the download",
  interest: "the subject you were interested in",
  sentence: "the sentence that says so",
  message_with_address: "what you wrote with the email, and just before it",
  newsletter_wish: "whether you wanted the weekly tips",
  conversation: "the random number of the conversation",
  request_time: "when you asked for the email",
  request_mails: "how often we sent it",
  confirm_time: "when you confirmed it by the link",
  page: "the page",
  consent_words: "the words you agreed to",
  withdraw_time: "when you unsubscribed",
  email_hash: "a number from which your email cannot be read back",
  suppression_reason: "whether you unsubscribed or a mail server does not know the address",
  suppression_time: "since when",
  password: "a scrambled form of your password from which it cannot be read back",
  profile: "your name if you give one",
  new_email: "the email you want to change to",
  account_times: "when you signed up, were sent an email and signed in",
  blocked: "until when it is blocked",
  browser: "the browsers you are signed in with and since when",
  proofs: "how you proved who you are",
  mailed_code: "a scrambled form of the codes we mailed you",
  authenticator: "the key of an authenticator app if you set one up",
  authenticator_name: "what you call it",
  recovery_codes: "a scrambled form of your recovery codes",
  staff: "since when you work here, if you do",
  staff_name: "your name and signature, if you work here",
  action: "what happened to an account (signed in, password changed)",
  action_time: "when",
  network_address: "the network address it came from",
  action_detail: "details of it, such as how you signed in",
  recipient: "to whom this website sent an email",
  delivery_kind: "which kind of email or event",
  delivery_times: "when",
  delivery_result: "whether it arrived and what the other side answered",
  mail_link: "the page its link leads to",
  usage:
    "how often your network address or your email used a form, the search or the chat, under a number from which they cannot be read back",
  question: "your question",
  answer: "the answer",
  comment: "what you write about it",
  search: "the words, how often they were searched for in the template library, and the last day",
  model_usage: "how much of an AI model’s work a conversation took, under a random number",
  staff_audit: "who of our staff changed what, and when",
  event_body: "what an event says of the above",
  visit_day: "the day",
  visitor:
    "a number made of your network address, your browser’s name and a random number of that day, from which neither can be read back",
  visit_source: "the website or the campaign that led you here",
  landing: "the page you came to first",
  visited_pages:
    "how often all visitors together opened a page, a download’s form, the chat or the page for booking a call, and came from where",
  erased_time: "when it was erased and by whom",
  erased_counts: "how much of which kind it was",
} as const satisfies Record<string, string>;

export type Datum = keyof typeof data;

/** Columns with the bytes of files, which the site does not search for email addresses. */
export const binary: readonly Datum[] = ["file_body"];

/** Secrets, which are never handed out because they give access to the account. */
export const secrets: readonly Datum[] = [
  "password",
  "mailed_code",
  "authenticator",
  "recovery_codes",
];

/** Kinds of data in the order of the page. */
export const kinds = {
  contactMessages: {
    what: "Contact messages",
    from: "The contact form, or the chat when you leave a message for a person; your emails in reply to our answers.",
    why: "To answer you and to prepare a quote you asked for; to keep spam aside, also when others send the same text.",
  },
  downloads: {
    what: "Template downloads",
    note: "That the file was complete is counted without your email.",
    from: "The form before a download.",
    why: "To know which templates are useful, and to warn you if one turns out to be faulty. A download is not a newsletter subscription.",
  },
  chatLeads: {
    what: "Chat leads",
    from: "The chat, if you write an email address there.",
    why: "To get back to you about it.",
  },
  bookings: {
    what: "Booked calls",
    from: "The page for booking a call, which belongs to another provider and reports it to us.",
    why: "To prepare the call and to see it beside what you wrote to us.",
  },
  newsletter: {
    what: "Weekly tips",
    from: "The checkbox at a download, your yes in the chat, or the page where you unsubscribed.",
    why: "To send you the email and to be able to show that you wanted it. The email that welcomes you names templates that fit those you downloaded.",
    howLong:
      "Until you unsubscribe; without your confirmation {newsletterRequestDays} days; the proof of your consent {consentProofMonths} months longer, without your address",
  },
  suppressions: {
    what: "Addresses that want no email",
    note: "It stays when everything else about you is erased.",
    from: "You, when you unsubscribe, or the mail server of an address that does not exist.",
    why: "So that nobody else can have it mailed again.",
    howLong:
      "Until you ask for the weekly tips again, by the link of our email, or ask us to delete this too",
  },
  accounts: {
    what: "Accounts",
    note: "Your downloads are shown there too.",
    from: "Your sign-up or the invitation, and what you do in your account.",
    why: "Only if you sign up or are invited: to let you in and to show you your downloads.",
    howLong:
      "Until you delete the account; a sign-up that is not confirmed {unconfirmedAccountDays} days, a browser that is not used {sessionUnusedDays} and never longer than {sessionMaxDays} days, a mailed code {mailedCodeDays} days",
  },
  accountLog: {
    what: "Account log",
    from: "Your browser, when you use your account.",
    why: "To notice and to clear up attacks on accounts.",
  },
  outbox: {
    what: "Emails, and what was passed on to our own tools",
    note: "Without a mail server, the emails themselves are kept here.",
    from: "The emails this website sends, and what you did here, as named on this page.",
    why: "So that we can work on what you sent where we work anyway, and notice what did not arrive.",
    howLong:
      "{mailLogDays} days; without an address in it, or where it could not be passed on, {mailRowDays} days",
  },
  counters: {
    what: "Counters against abuse",
    from: "Your requests.",
    why: "To keep floods of messages and guessed passwords out.",
    howLong: "At most {rateLimitHours} hours",
  },
  vitals: {
    what: "Loading times",
    note: "How quickly a page appeared and reacted, and which page it was. No personal data.",
    from: "Your browser.",
    why: "To keep the website fast.",
  },
  visits: {
    what: "Visits",
    note: "Nothing is put into your browser for it, and neither your network address nor your browser’s name is stored. The random number is deleted when its day is over: nobody, we included, can then tell that two visits were the same person’s. Browsers that ask not to be tracked (Do Not Track, Global Privacy Control) are not counted.",
    from: "Your requests.",
    why: "To know which pages and templates are useful, and what leads people here.",
  },
  missedSearches: {
    what: "Searches that found nothing",
    note: "Nothing about who searched; a search with an address or a long number in it is not kept.",
    from: "The search of the template library.",
    why: "To learn which templates are missing.",
    howLong: "{missedSearchDays} days after the last time",
  },
  feedback: {
    what: "Answers that were no help",
    note: "Nothing about who you are, unless you wrote it there.",
    from: "“This did not help” under an answer in the chat, if you press it.",
    why: "To make the answers better.",
  },
  conversations: {
    what: "Length of conversations",
    note: "It leads to you only if you wrote an email address in that conversation.",
    from: "The chat.",
    why: "To share that work out fairly and to know what it costs.",
  },
  people: {
    what: "Who wrote to us",
    from: "What you did here, as named above.",
    why: "To see at a glance what you asked and what we answered, whichever way you came.",
    note: "Where you came from only if your browser does not ask not to be tracked.",
    howLong:
      "As long as anything of the above is stored, and at least {contactMessageMonths} months after we last heard from you",
  },
  staffAudit: {
    what: "What our staff did",
    note: "Nothing that you wrote.",
    from: "Our staff, when they work on what you sent.",
    why: "To know who changed what.",
  },
  erasures: {
    what: "What was erased",
    from: "Whoever erased it: you in your account, or we because you asked.",
    why: "To show that it was done, and to do it again when a backup is restored that was made before.",
  },
  backups: {
    what: "Backups",
    note: "Copies of all of the above, and what a restored backup has replaced.",
    from: "The database of this website.",
    why: "To lose nothing when a machine breaks.",
    howLong: "At most {backupDays} days; what a restored backup has replaced {setAsideDays} days",
  },
  technicalLog: {
    what: "Technical log",
    note: "Time, page and result of each request. No personal data.",
    from: "Your requests.",
    why: "To find faults.",
    howLong: "As long as the server keeps its log",
  },
} as const satisfies Record<string, StoredKind>;

export type Kind = keyof typeof kinds;
