// Words of the pages below /admin/outbox: emails and events that the website sends. Names of their
// kinds and reasons are in admin.ts and webhooks.ts.

export const outbox = {
  title: "Outbox",
  /** {days} */
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
    kept: "Kept as a file",
    failed: "Failed",
    cancelled: "Canceled",
  },
  empty: {
    all: "This website has not sent anything yet. What it sends will stand here.",
    waiting: "Nothing waits: everything has gone out.",
    sent: "Nothing has been sent yet.",
    failed: "Nothing has failed.",
    cancelled: "Nothing was canceled.",
  },
  sample: "sample",
  to: "To",
  toStaff: "To your team",
  forgotten: "To somebody forgotten",
  person: "Person",
  /** {name}: who wrote the message that the email or event is about. */
  message: "Message from {name}",
  /** {name}: who wrote the first one, {count}: how many others there are. */
  messages: "Messages from {name} and {count} more",
  /** {time} */
  sentAt: "Sent {time}",
  /** {time} */
  keptAt: "Kept {time}",
  /** {time} */
  leaves: "Leaves {time}",
  /** {time} */
  next: "Next try {time}",
  due: { mail: "Waits for the mail server", webhook: "Waits for its webhook" },
  /** {count} */
  tries: "{count} tries",
  oneTry: "1 try",
  /** {time} */
  tried: "Last try {time}",
  retry: { waiting: "Send now", failed: "Send again" },
  retryAll: { waiting: "Send all waiting now", failed: "Send all failed again" },
  retried: "It is tried now.",
  /** {count} */
  retriedAll: "{count} are tried now.",
  cancel: "Cancel",
  cancelled: "It is not sent anymore.",
  more: "Older ones",
  notFound: "There is no such delivery.",
  /** {state} */
  notRetried: "This cannot be sent again. Its state is: {state}.",
  /** {state} */
  notCancelled: "This cannot be canceled. Its state is: {state}.",
  log: {
    title: "Tries",
    none: "It has not been tried yet.",
    request: "Request",
    answer: "Answer",
    noAnswer: "There was no answer.",
    /** {status}, {ms} */
    result: "{status}, {ms} ms",
  },
} as const;
