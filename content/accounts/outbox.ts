// Texts of the pages below /admin/outbox: emails and events that the website sends. Names of their
// kinds and reasons are in admin.ts and webhooks.ts.

export const outbox = {
  title: "Outbox",
  intro:
    "Every email of this website, and every event that it passes on to your own tools, the newest first: what waits, what went, what failed and why. Who it was about is forgotten after {days} days.",
  back: "The whole outbox",
  filterLabel: "Show",
  all: "All",
  channels: { mail: "Emails", webhook: "Events" },
  states: {
    waiting: "Waiting",
    sending: "On its way",
    sent: "Sent",
    kept: "Not sent: saved on the server",
    failed: "Failed",
    cancelled: "Canceled",
  },
  empty: {
    all: "This website has not sent anything yet. What it sends will stand here.",
    waiting: "Nothing waits to be sent.",
    sent: "Nothing has been sent yet.",
    kept: "No email is only saved on the server.",
    failed: "Nothing has failed.",
    cancelled: "Nothing was canceled.",
  },
  sample: "sample",
  to: "To",
  toStaff: "To your team",
  forgotten: "To somebody forgotten",
  person: "Person",
  /** {name}: sender of the message that the email or event is about. */
  message: "Message from {name}",
  /** {name}: sender of the first message, {count}: number of the other messages. */
  messages: "Messages from {name} and {count} more",
  sentAt: "Sent {time}",
  keptAt:
    "Saved {time}. There was no mail server, so it did not leave, and it does not leave by itself.",
  leaves: "Leaves {time}",
  next: "Next try {time}",
  due: { mail: "Waits for the mail server", webhook: "Waits for its webhook" },
  tries: { one: "1 try", many: "{count} tries" },
  tried: "Last try {time}",
  retry: { waiting: "Send now", failed: "Send again" },
  retryAll: { waiting: "Send all waiting now", failed: "Send all failed again" },
  retried: "It is tried now.",
  retriedAll: "{count} are tried now.",
  cancel: "Cancel",
  cancelled: "It is not sent anymore.",
  more: "Older ones",
  notFound: "There is no such delivery.",
  notRetried: "This cannot be sent again. Its state is: {state}.",
  notCancelled: "This cannot be canceled. Its state is: {state}.",
  log: {
    title: "Tries",
    none: "It has not been tried yet.",
    never: "It was not tried.",
    request: "Request",
    answer: "Answer",
    noAnswer: "There was no answer.",
    result: "{status}, {ms} ms",
  },
} as const;
