// Words of the page /admin/deliveries: what the website has mailed. Kinds and reasons are in admin.ts.

export const deliveries = {
  title: "Emails",
  /** {days} */
  intro:
    "Every email of this website, the newest first: what waits, what went, what failed and why. To whom it went is forgotten after {days} days.",
  filterLabel: "State",
  all: "All",
  states: {
    waiting: "Waiting",
    sending: "On its way",
    sent: "Sent",
    kept: "Kept as a file",
    failed: "Failed",
    cancelled: "Canceled",
  },
  empty: {
    all: "This website has not mailed anything yet. What it sends will stand here.",
    waiting: "Nothing waits: all email has gone out.",
    sent: "Nothing has been sent yet.",
    failed: "Nothing has failed.",
    cancelled: "Nothing was canceled.",
  },
  to: "To",
  toStaff: "To your team",
  forgotten: "To somebody forgotten",
  /** {name}: of who wrote the message that it tells of or answers. */
  message: "Message from {name}",
  /** {name}: of the first, {count}: of the others. */
  messages: "Messages from {name} and {count} more",
  /** {time} */
  sentAt: "Sent {time}",
  /** {time} */
  keptAt: "Kept {time}",
  /** {time} */
  leaves: "Leaves {time}",
  /** {time} */
  next: "Next try {time}",
  due: "Waits for the mail server",
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
  more: "Older emails",
  notFound: "There is no such email.",
  refused: {
    retry: {
      waiting: "This email cannot be sent again just now. Please try once more.",
      sending: "This email is on its way this moment.",
      sent: "This email was sent already.",
      failed: "This email cannot be sent again just now. Please try once more.",
      cancelled: "This email was canceled. It cannot be sent anymore.",
    },
    cancel: {
      waiting: "This email cannot be canceled just now. Please try once more.",
      sending: "This email is on its way this moment and cannot be canceled.",
      sent: "This email was sent already and cannot be canceled.",
      failed: "This email cannot be canceled just now. Please try once more.",
      cancelled: "This email is canceled already.",
    },
  },
} as const;
