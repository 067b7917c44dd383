// Mails to staff, and the one that acknowledges a message. Words in {braces} are filled in.
// Those of accounts are in content/accounts/account.ts, those of the weekly tips in newsletter.ts.
import { brand } from "./brand.ts";

/** One contact message. */
export const announcement = {
  /** {name}: of the person, and their company if they gave one. */
  subject: "New message from {name}",
  /** {name} */
  chatSubject: "New message from {name} (chat)",
  open: "Open it in the back office",
  /** When it came, where this email leaves late. */
  received: "Received",
  transcript: "Conversation with the assistant:",
} as const;

/** Many messages in a few minutes. */
export const digest = {
  /** {count}, {name}: of the first. */
  subject: "New messages: {count}, the first from {name}",
  /** {count} */
  intro:
    "Many messages have come in a few minutes. So that they do not bury your other email, here are {count} of them in one.",
  /** {count} */
  more: "And {count} more, which the back office shows.",
  /** {count} */
  keptAside: "Kept aside as spam in the same time: {count}. Nobody was told of them.",
  open: "Open the inbox",
} as const;

/** Who left an email in the chat in the last minutes. */
export const leadsMail = {
  /** {email} */
  one: "New lead from the chat: {email}",
  /** {count}, {email}: of the first. */
  several: "New leads from the chat: {count}, the first {email}",
  intro:
    "They wrote their email to the assistant. Nobody answers them by itself; the back office shows them on the page of today until somebody notes something about them.",
  open: "Open the page of today",
} as const;

/** On the day on which somebody wanted to look at a message again. */
export const reminder = {
  /** {name}: of the person, and their company if they gave one. */
  subject: "Today: the message from {name}",
  /** {time}: when it came. */
  intro: "You wanted to look at this message of {time} again today.",
  open: "Open it in the back office",
} as const;

/** To whoever sent a message, if the operator wants it. Fixed: nobody's words are mailed on. */
export const acknowledgement = {
  subject: `We have your message (${brand.name})`,
  paragraphs: [
    "Hello,",
    "thank you for your message: it has arrived, and somebody from our team will answer by email.",
    "If you did not write to us, somebody typed this address by mistake. There is nothing to do, and you get no more email because of it.",
  ],
} as const;

/** When the nightly backup, its copy elsewhere, or the weekly try to restore it failed. */
export const backupAlarm = {
  subject: "Backup trouble",
  steps: {
    made: "The backup of the website could not be made",
    copied: "The backup of the website could not be copied elsewhere by BACKUP_COMMAND",
    restored: "The last backup of the website could not be restored when it was tried",
  },
  help: "Nothing is lost yet. Please tell whoever looks after the server.",
} as const;

/** When a webhook was switched off. */
export const webhookAlarm = {
  subject: "Webhook trouble: one was switched off",
  /** {url} */
  failing:
    "For three days nothing has arrived at {url}. The website does not try anymore; what happens meanwhile is kept, and sent when the webhook is switched on again.",
  /** {url} */
  gone: "{url} says that it is gone for good. The website does not send anything there anymore.",
  help: "In the back office it can be switched on again once that is mended.",
  open: "See what happened",
} as const;

/** When an email was given up. */
export const alarm = {
  subject: "Email trouble: an email was given up",
  /** {count}, {since}, {why} */
  failed:
    "Emails of the website that could not be sent and were given up: {count}, the first on {since}. The newest because {why}.",
  help: "The back office shows which, and sends them again once that is mended.",
  open: "See what was not sent",
} as const;
