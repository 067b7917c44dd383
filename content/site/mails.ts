// Emails to staff, and the acknowledgement of a message. The code fills in {placeholders}. Emails
// about accounts are in content/accounts/account.ts, those of the weekly tips in newsletter.ts.
import { brand } from "./brand.ts";

/** Announces one contact message. */
export const announcement = {
  /** {name}: the sender, with the company if they named one. */
  subject: "New message from {name}",
  chatSubject: "New message from {name} (chat)",
  open: "Open it in the back office",
  /** Label of the time of receipt, shown if the email is sent late. */
  received: "Received",
  /** Labels of the visits that led the sender here: source, medium, campaign, first page. */
  firstVisit: "First led here by",
  lastVisit: "Last led here by",
  transcript: "Conversation with the assistant:",
} as const;

/** Announces an email in reply to one of our answers. */
export const replyMail = {
  /** {name}: the sender of the message, with the company if they named one. */
  subject: "Reply from {name}",
  intro: "{email} replied to our answer:",
  open: "Open the conversation",
} as const;

/** Announces several messages that came within a few minutes. */
export const digest = {
  /** {count}: number of messages. {name}: sender of the first one. */
  subject: "New messages: {count}, the first from {name}",
  intro:
    "Many messages have come in a few minutes. So that they do not bury your other email, here are {count} of them in one.",
  more: "And {count} more, which the back office shows.",
  keptAside: "Kept aside as spam in the same time: {count}. Nobody was told of them.",
  open: "Open the inbox",
} as const;

/** Announces people who left an email address in the chat. */
export const leadsMail = {
  one: "New lead from the chat: {email}",
  /** {count}: number of leads. {email}: address of the first one. */
  several: "New leads from the chat: {count}, the first {email}",
  intro:
    "They wrote their email to the assistant. Nobody answers them by itself; the back office shows them on the page of today until somebody notes something about them.",
  open: "Open the page of today",
} as const;

/** Sent to staff when a colleague gives them messages. */
export const assignment = {
  /** {giver}: a colleague. {name}: the sender, with the company if they named one. */
  subject: "{giver} gave you the message from {name}",
  one: "{giver} gave you this message.",
  /** {others}: number of further messages. */
  several: "{giver} gave you this message and {others} more.",
  somebody: "A colleague",
  open: "Open it in the back office",
  openAll: "Open all of yours",
} as const;

/** Sent to STAFF_EMAIL on Mondays at eight, in the server's time zone. */
export const weeklyReport = {
  /** {from}, {to}: first and last day of the week. */
  subject: "Your website from {from} to {to}",
  numbers: "The week, with the week before beside it:",
  /** {count}: this week; {before}: the week before. */
  count: "{count} ({before})",
  searches: "Searched for in the library, and not found:",
  noSearches: "No search in the library went without a result.",
  /** {count}: how often. */
  times: { one: "once", many: "{count} times" },
  /** {time}: since when. {contact}: email address, or else phone number. */
  oldest: "Waits longest for an answer, since {time}: {name}, {contact}.",
  noneWaits: "Nobody waits for an answer.",
  openMessage: "Open the message",
  open: "Open the numbers",
  backup: "The last backup was made on {at}.",
  backupOverdue: "The last backup is too old: it was made on {at}.",
  noBackup: "There is no backup of the website.",
  backupOff: "The website makes no backups: they are left to whoever looks after PostgreSQL.",
  backupFailed: "A backup, its copy or its weekly test failed. /admin says what to do.",
  stop: "End this email",
} as const;

/** Sent on the day on which a staff member wanted to look at a message again. */
export const reminder = {
  /** {name}: the sender, with the company if they named one. */
  subject: "Today: the message from {name}",
  /** {time}: when the message came. */
  intro: "You wanted to look at this message of {time} again today.",
  open: "Open it in the back office",
} as const;

/**
 * Sent to the author of a message, if the operator enables it. The text is fixed, so that nobody can
 * send text of their own through this site.
 */
export const acknowledgement = {
  en: {
    get subject() {
      return `We have your message (${brand.name})`;
    },
    paragraphs: [
      "Hello,",
      "thank you for your message: it has arrived, and somebody from our team will answer by email.",
      "If you did not write to us, somebody typed this address by mistake. There is nothing to do, and you get no more email because of it.",
    ],
  },
  de: {
    get subject() {
      return `Ihre Nachricht ist da (${brand.name})`;
    },
    paragraphs: [
      "Guten Tag,",
      "vielen Dank für Ihre Nachricht: Sie ist angekommen, und jemand aus unserem Team antwortet Ihnen.",
      "Falls Sie uns nicht geschrieben haben, hat jemand diese Adresse irrtümlich eingegeben. Sie müssen nichts tun und hören deswegen nicht wieder von uns.",
    ],
  },
} as const;

/** Sent when the nightly backup, its copy to another place, or the weekly test restore failed. */
export const backupAlarm = {
  subject: "Backup trouble",
  steps: {
    made: "The backup of the website could not be made",
    copied: "The backup of the website could not be copied elsewhere by BACKUP_COMMAND",
    restored: "The last backup of the website could not be restored when it was tried",
  },
  help: "Nothing is lost yet. Please tell whoever looks after the server.",
} as const;

/** Sent to staff when the site has switched a webhook off. */
export const webhookAlarm = {
  subject: "Webhook trouble: one was switched off",
  failing:
    "For three days nothing has arrived at {url}. The website does not try anymore; what happens meanwhile is kept, and sent when the webhook is switched on again.",
  gone: "{url} says that it is gone for good. The website does not send anything there anymore.",
  help: "In the back office it can be switched on again once that is mended.",
  open: "See what happened",
} as const;

/** Sent to staff when an email has failed for good. */
export const alarm = {
  subject: "Email trouble: an email was given up",
  failed:
    "Emails of the website that could not be sent and were given up: {count}, the first on {since}. The newest because {why}.",
  help: "The back office shows which, and sends them again once that is mended.",
  open: "See what was not sent",
} as const;
