// All texts of the back office.
import { brand } from "../site/brand.ts";

export const admin = {
  title: "Back office",
  description: "For staff.",
  label: "Back office",
  /** Shown before the version number. */
  version: "Version",
  /**
   * `one`: title of the page of a single item. `below`: main page whose subpages are shown in a second row. Phones show
   * the first three main pages in a bar, and the others in a menu.
   */
  nav: [
    { label: "Today", path: "/admin/today" },
    { label: "Messages", path: "/admin/messages", one: "Message" },
    { label: "People", path: "/admin/people", one: "Person" },
    { label: "Library", path: "/admin/templates" },
    { label: "Answers", path: "/admin/answers", below: "/admin/templates" },
    { label: "Numbers", path: "/admin/numbers" },
    { label: "Speed", path: "/admin/speed", below: "/admin/numbers" },
    { label: "Settings", path: "/admin/settings" },
    { label: "Outbox", path: "/admin/outbox", below: "/admin/settings" },
    { label: "Webhooks", path: "/admin/webhooks", one: "Webhook", below: "/admin/settings" },
    { label: "API", path: "/admin/api", below: "/admin/settings" },
    { label: "Privacy", path: "/admin/privacy", below: "/admin/settings" },
  ],
  /** Opens the pages that the bar of a phone has no room for. */
  morePages: "More",
  belowLabel: "Pages of {page}",
  notStaff: "This part of the website is for staff.",
  notStaffAction: "Your account",
  loadProblem: "This could not be loaded.",
  tryAgain: "Try again",
  /** Leads from the older entries of a list to its beginning. */
  newest: "Back to the newest",
  /** Read aloud after a search. `first`: there are more than are shown. */
  results: {
    none: "No results",
    one: "1 result",
    many: "{count} results",
    first: "The first {count}",
  },
} as const;

export const overview = {
  keptAside: {
    one: "1 was kept aside as spam in the last week",
    many: "{count} were kept aside as spam in the last week",
  },
  downloads: {
    title: "Downloads",
    none: "No downloads yet.",
    all: "Everybody who has downloaded",
  },
  searches: {
    title: "Searched for and not found",
    none: "No search without a result has been counted yet.",
    times: { one: "once", many: "{count} times" },
  },
  assistant: {
    title: "Tokens of the AI model today",
    none: "No conversation with the model in the last {days} days.",
    budget: "of {budget}",
    conversations:
      "{conversations} conversations in the last {days} days, each took {median} in the median, {most} at most.",
    oneConversation: "1 conversation in the last {days} days took {most}.",
  },
  topic: "about {topic}",
} as const;

/**
 * Emails and events that the site sends, as named in the overview, in the outbox and in `npm run mail`.
 */
export const mail = {
  title: "Emails not sent",
  none: "No email has waited long, and none was given up.",
  noneFailed: "None was given up.",
  waiting: "waiting too long",
  kept: "only saved on the server",
  keptHelp:
    "They did not leave: there is no mail server. Write to the people in your own email program.",
  oneOverdue: "One email has waited since {since}: {why}.",
  overdue: "{count} emails have waited since {since}: {why}.",
  oneFailed: "One email could not be sent at all, on {since}: {why}.",
  failed: "{count} emails could not be sent at all, the first on {since}: {why}.",
  noServer: "No mail server is set up: emails reach nobody.",
  noServerHelp:
    "They are only kept as files on this website's own server. Whoever looks after it sets SMTP_URL and MAIL_FROM.",
  /** {count}: number of further problems, shown below the first. */
  more: "and {count} more",
  overdueHelp: "They leave by themselves as soon as that is mended.",
  failedHelp: "Once that is mended, they can be sent again.",
  link: "See all emails",
  kinds: {
    contact_message: "Notice of a message",
    contact_digest: "Notice of several messages",
    contact_reply: "Notice of a reply",
    chat_leads: "Notice of leads from the chat",
    contact_answer: "Answer to a message",
    message_assigned: "Message given to a colleague",
    follow_up: "Reminder of a message",
    contact_acknowledgement: "Note that a message arrived",
    mail_alarm: "Alarm about email",
    test_mail: "Test of the email",
    weekly_report: "Numbers of the week",
    backup_alarm: "Alarm about backups",
    webhook_alarm: "Alarm about a webhook",
    newsletter_welcome: "Welcome to the weekly tips",
    newsletter_confirmation: "Confirmation of the weekly tips",
    account_signup: "Confirmation of an account",
    account_resend: "Confirmation of an account",
    account_invite: "Invitation to the back office",
    account_recovery: "Choosing a new password",
    account_magic_link: "Signing in by email",
    account_reauthentication: "Code in place of a password",
    account_email_change_current: "Change of address, to the old one",
    account_email_change_new: "Change of address, to the new one",
    account_password_changed: "Note that a password was changed",
    account_email_changed: "Note that an address was changed",
    account_second_factor_changed: "Note that the second step was changed",
    account_second_factor_refused: "Note of wrong codes at the second step",
    account_recovery_code_used: "Note that a recovery code was used",
    account_recovery_codes_removed: "Note that recovery codes were removed",
  },
  reasons: {
    connection_refused: "the mail server refuses the connection",
    unreachable: "the mail server cannot be reached",
    turned_away: "the mail server turns us away",
    login_refused: "the mail server refuses our user name or password",
    sender_refused: "the mail server refuses our sender address",
    folder_not_writable: "the folder for email cannot be written to",
    no_answer: "there was no answer",
    no_encryption: "the connection cannot be encrypted",
    connection_lost: "the connection was refused or broken off",
    deferred: "the mail server asks us to try again later",
    refused: "the other side refuses it",
    recipient_unknown: "there is no such mailbox",
    not_rendered: "a fault in this website, which its log tells more about",
    sample: "it would carry a sample to a customer; your own data belongs into the settings",
    private_address: "the address is inside a private network (WEBHOOK_PRIVATE_HOSTS can allow it)",
    not_allowed: "the address is not encrypted",
    no_such_host: "there is no such host",
    redirect: "it leads on to another address, which is not followed",
    kept_as_file: "there is no mail server, so it lies in a file on the server",
    expired: "it came too late to be of use",
    not_needed: "it was not needed anymore",
    no_team_address:
      "no address of your team is set (STAFF_EMAIL); the message is in the back office",
  },
  unknown: "no reason was given",
} as const;

export const answers = {
  title: "Answers that did not help",
  intro:
    "Visitors pressed “This did not help” under these. Copy those that deserved an answer and send them to whoever looks after this website: the assistant learns from them. They are deleted after {days} days.",
  none: "So far nobody has said that an answer did not help.",
  question: "Question",
  answer: "Answer",
  comment: "What they hoped for",
  page: "On the page",
  answeredBy: {
    model: "by the AI model",
    site: "by the site",
    budget: "by the site, tokens spent",
  },
  asQuestion: "For whoever looks after this website",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "Please mark it and copy it by hand.",
  remove: "Delete",
  /** Read aloud behind `remove`. */
  removeOne: "the answer to “{question}”",
  sure: "Delete this question and its answer for good?",
  removed: "Deleted.",
  shown: "The newest {shown} of {total}.",
} as const;

export const speed = {
  title: "Speed",
  intro:
    "How the pages felt to visitors in the last {days} days, measured in their browsers. In three of four visits it was at least as good as shown here.",
  none: "Nothing has been measured yet. The first figures are here soon after the first visits.",
  /** Names of the public pages. */
  pages: {
    "/": "First page",
    "/templates": "Templates",
    "/templates/:slug": "A template's page",
    "/templates/:slug/passport": "A template's passport",
    "/services": "Services",
    "/services/:slug": "A service's page",
    "/industries": "Industries",
    "/industries/:slug": "An industry's page",
    "/check": "Check-up",
    "/connect": "Connections",
    "/connect/:slug": "A connection's page",
    "/privacy": "Privacy",
    "/imprint": "Imprint",
  },
  otherPages: "All other pages",
  visits: "{count} visits",
  oneVisit: "1 visit",
  metrics: {
    LCP: { name: "Loading", meaning: "until the main part is seen (LCP)" },
    INP: { name: "Reacting", meaning: "from a click until something happens (INP)" },
    CLS: { name: "Stability", meaning: "how much the page jumps, 0 is none (CLS)" },
  },
  ratings: { good: "good", "needs-improvement": "needs work", poor: "poor" },
  notMeasured: "not measured yet",
} as const;

export const today = {
  title: "Today",
  lists: {
    replied: { title: "Replied to an answer", none: "No reply waits." },
    due: { title: "To look at again", none: "Nothing is due." },
    waiting: {
      title: "Waiting for more than two working days",
      none: "Nobody waits for long.",
    },
    new: { title: "New", none: "Nothing new." },
  },
  leads: {
    title: "Left an email in the chat",
    none: "Nobody from the chat is waiting for an answer.",
    /** Shown below the list of people who left an email address in the chat. */
    hint: "Once you have written to them, or they need nothing, note it on their page: then they are no longer shown here.",
  },
  all: "All {count}",
} as const;

export const inbox = {
  title: "Messages",
  all: "All but spam",
  statuses: { new: "New", open: "Open", done: "Done", spam: "Spam" },
  filterLabel: "Status",
  empty:
    "There is no message yet. What comes by the contact form and from the chat will stand here.",
  noneFits: "No message fits this.",
  /** Introduces links to searches with another spelling. */
  didYouMean: "Did you mean",
  amongSpam: "Look among spam",
  more: "Older messages",
  back: "All messages",
  /** A link before the list beside a message. */
  toAnswer: "To the answer",
  next: "Next message",
  notFound: "There is no such message.",
  crowded: "Too many pages are open at once. This one shows what is new when it is loaded again.",
  answer: {
    title: "Answer",
    /** Default subjects of an answer, by the language of the message. */
    subjects: {
      get en() {
        return `Re: Your message to ${brand.name}`;
      },
      get de() {
        return `Re: Ihre Nachricht an ${brand.name}`;
      },
    },
    /** The button of a mailed answer that leads to the calendar, by the language of the message. */
    bookCall: { en: "Pick a time for a call", de: "Termin aussuchen" },
    canned: "Begin with",
    /** Shown if a canned answer has no text in the language of the message, by that language; {title}. */
    otherLanguage: {
      en: "“{title}” has no English text, so this is the German one. The settings can add it.",
      de: "“{title}” has no German text, so this is the English one. The settings can add it.",
    },
    subject: "Subject",
    text: "Answer",
    /** {email}: address of the staff member who answers. */
    textHint:
      "Leaves from the address of this website; what they reply goes to {email}. Nothing they wrote goes along.",
    /** Shown instead of `textHint` if the site reads replies from a mailbox. */
    textHintHere:
      "Leaves from the address of this website; what they reply stands here. Nothing they wrote goes along.",
    done: "Then mark the message as done",
    send: "Send the answer",
    sent: "The answer is stored. It leaves as soon as the mail server takes it.",
    /** Shown above the form instead, if the website has no mail server. */
    noServer:
      "This website has no mail server: an answer that you write here is only saved, and does not leave. Please write it in your own email program.",
    save: "Save without sending",
    savedOnly:
      "Saved, but not sent: this website has no mail server. The message stays open and is due today.",
    noEmail: "They left no email address. Please call the number above.",
    own: "Write in your own email program",
    noteOwn: "I have answered it",
    noted: "Noted as answered.",
    given: "Answered so far",
    ownProgram: "In an email program of their own.",
    answered: "Answered",
    emails: "Look at it among the emails",
    by: "by {author}",
    somebody: "somebody who has left",
    /** Introduces the quoted message in an email program; {name}, {day}. */
    quoted: "{name} wrote on {day}:",
  },
  replies: {
    kinds: { reply: "Reply", automatic: "Automatic reply", spam: "Kept aside as spam" },
    title: "Conversation",
    /** {name}, {email} of the sender. */
    from: "{name} <{email}>",
    /** Shown if the reply comes from another address than the message. */
    otherAddress: "from another address than the message",
    quoted: "Show what it quotes",
    files: "Files",
    /** {name}, {type}, {size}. */
    file: "{name} ({type}, {size})",
    fileHint: "Nobody checked these files. Open only what you expect.",
    saved: "Downloaded.",
    /** Answer to the mail provider's program, which posts incoming emails to the site. */
    notPosted: "This site takes no posted emails: INBOUND_MAIL_SECRET is not set.",
    badSignature:
      "The signature does not fit, or it is too old. Please compare INBOUND_MAIL_SECRET of the site with the secret of whoever posts.",
    noMime: "The post has no field body-mime. Please let the provider post whole emails (MIME).",
    leftOut:
      "Parts of this email are only in the mailbox: it is too large, has too many parts, or is one of very many replies.",
    noFile: "There is no such file.",
  },
  bulk: {
    label: "Ticked messages",
    tick: "Tick the message from {name}",
    tickAll: "Tick all",
    ticked: "{count} ticked",
    untick: "Untick all",
    what: "What to do with them",
    notSpam: "Not spam",
    assignTo: "Assign to {name}",
    assignNobody: "Assign to nobody",
    tag: "Add a tag",
    apply: "Apply to the ticked",
    /** {change}: the new values, for example "Status: Done". */
    changed: "Changed: {count}. {change}",
    /** {why}: sentences with the reasons. */
    refused: "Not changed: {count}. {why}",
    isSpam: "In spam now. To take a message out of spam, open the spam list and press “Not spam”.",
    isNoSpam: "Already taken out of spam.",
  },
  undo: {
    /** Name of the button for screen readers, where it stays. {notice}: what was changed. */
    of: "Undo: {notice}",
    /** Behind the button. {key}: the key that does the same. */
    key: "or press {key}",
    /** The notice of a new status of one message. */
    saved: "Saved. Status: {status}",
    done: "Undone: {count}.",
    refused: "Not undone, because somebody has changed it since: {count}.",
  },
  waiting: "Waiting for long",
  replied: "Replied",
  /** {day}: the last day on which the law allows us to answer the request for erasure. */
  eraseBy: "Asks to be erased, by {day}",
  repeated: "Sent before",
  erasure: {
    text: "This person asks that their data is deleted. The law gives you until {day}.",
    answerFirst: "Answer first that you are going to do it: afterwards their address is gone.",
    answer: "Write the answer",
    /** In place of `answerFirst` and `answer`, if the email with the answer waits, failed or is only saved. */
    notLeft: "Your answer has not left yet, and the erasure would delete it too.",
    seeAnswer: "See your answer",
    open: "See and erase what is stored",
  },
  /** Erases a message whose sender left no email address. */
  erase: {
    text: "They left no email address, so nothing else is stored under one.",
    button: "Erase this message",
    sure: "Erase this message with everything that belongs to it? If they are to be told, please call them first: the number is gone with it.",
    done: "Erased. Within a quarter of an hour it is gone from the files of the database too.",
  },
  /** Corrects the address that the sender gave. */
  address: {
    correct: "Correct the email address",
    add: "Add an email address",
    label: "Their email address",
    hint: "Answers go there from now on. The former address stays on the page of the person, unless somebody else uses it. The weekly tips do not move: for these, every address has to say yes itself.",
    save: "Save the address",
    /** Undoes a correction. {email}: the address before. */
    back: "Back to {email}",
  },
  similar: {
    title: "Perhaps the same person",
    same: { text: "The same text", phone: "The same phone number" },
    merge: "Same person: merge",
    merged: "Merged. The person's page can undo it for 30 days.",
    close: "Sent twice: mark that one as done",
  },
  snooze: {
    label: "Look at it again",
    tomorrow: "Tomorrow",
    monday: "Monday",
    week: "In a week",
    /** Label of a button for several messages at once. {day}: `tomorrow`, `monday` or `week`. */
    bulk: "Look at them again: {day}",
  },
  export: "Download as a table (CSV)",
  exported: "Downloaded.",
  fields: {
    /** The name that the sender gave, if staff have corrected it. */
    sentAs: "Written as",
    received: "Received",
    source: "Came from",
  },
  sources: { form: "the contact form", chat: "the chat" },
  transcript: "The conversation with the assistant",
  status: "Status",
  spam: {
    keptAside: "Kept aside as spam",
    score:
      "Its spam score is {score} points. From {line} on a message is kept aside, and nobody is told of it.",
    marked: "Marked as spam",
    markedHint: "By staff. What comes from this address is judged like any other message.",
    cleared: "Not spam, said staff. What comes from this address is not kept aside.",
    reasonsTitle: "What speaks for spam, and against it",
    finding: "{reason}: {points} points",
    findingWith: "{reason} ({found}): {points} points",
    /** Above the list of spam. {months}: how long messages are kept. */
    howLong:
      "Spam is deleted by itself {months} months after it came; until then it helps to recognize the same text from others. The page of a message can delete it at once.",
    /** Deletes a message that is spam. */
    erase: {
      text: "It can be deleted now, and then no longer helps to recognize the same text from others.",
      button: "Delete this message",
      sure: "Delete this message for good?",
      done: "The message is deleted.",
    },
    takeBackHint: "Takes that back: it becomes new.",
    mark: "Spam",
    markHint: "Puts it aside. Others who send the same text are kept aside too.",
    unmark: "Not spam",
    unmarkHint:
      "It becomes new, an email tells of it if none did yet, and what comes from this address is not kept aside again.",
    reasons: {
      trap: "It filled in a field that people cannot see",
      reported_text: "Staff called the same text spam",
      same_text: "Others sent the same text",
      fast: "It was sent sooner than a person types",
      markup: "It has links in the code of web pages",
      link: "It has a link",
      call_to_link: "It leads on to a link",
      foreign_link: "It links to websites that are not the sender's own",
      hidden_link: "It has a link that hides where it leads",
      only_links: "It is little more than links",
      link_as_name: "The name or the company is a link",
      mixed_script: "It has words in which letters of other alphabets pose as ours",
      other_script: "It is not in the letters of English or German",
      cold_opener: "It begins as mass mailings do",
      pressure: "It presses to answer or to buy",
      price: "It names a price",
      offer: "It offers something to us",
      nothing_asked: "It asks nothing of us and tells of no business of its own",
      asking: "It asks something of us",
      own_business: "It tells of a business of its own, or of what we do",
      words_of_spam: "Its words together are like those of spam",
      words_of_visitors: "Its words together are like those of people who want something of us",
      ranking: "It offers a better place in search engines",
      links: "It offers or wants articles and links",
      money: "It promises money",
      loan: "It offers a loan",
      pills: "It sells drugs",
      gambling: "It advertises gambling",
      adult: "It advertises sex",
      alarm: "It alarms or threatens, as fraud does",
      trade: "It offers what is offered to everybody",
    },
  },
  note: "Note",
  noteHint: "For staff only.",
  noteNow: "As it is now:",
  save: "Save note",
  search: "Search",
  searchHint: "Words, name, address or #tag",
  show: "Show",
  mine: "Mine",
  nobodys: "Nobody's",
  due: "Due",
  dueOn: "due {day}",
  assignee: "Assigned to",
  nobody: "Nobody",
  tags: "Tags",
  tagsHint: "With commas between them.",
  followUp: "Look at it again on",
  followUpHint: "The buttons below save the day at once.",
  saveWork: "Save",
  person: "Everything about this person",
  notStaff: "Whoever it is assigned to has to be staff.",
  changedMeanwhile:
    "Somebody else has changed this meanwhile. What they wrote is shown now; yours is still in the field.",
  /** Notice that appears by itself while a staff member has the message open and a colleague changes it. */
  news: "Somebody else has just changed this message. What you typed stays where it is.",
  showNews: "Show the change",
  /**
   * Used in place of `changedMeanwhile` and `news` if the history says who changed what. {changes}: for example
   * "Message changed (tags) by Mara Fell."
   */
  known: {
    changedMeanwhile: "{changes} That is shown now; what you typed is still in the field.",
    news: "{changes} What you typed stays where it is.",
  },
  saved: "Saved.",
  /** {fields}: names of the changed fields. */
  savedFields: "Saved. Changed: {fields}",
  traces: {
    title: "Also by this person",
    none: "Nothing else by this address.",
  },
  changes: "What staff did with this message",
} as const;
