// All words of the back office.

export const admin = {
  title: "Back office",
  description: "For staff.",
  label: "Back office",
  nav: [
    { label: "Overview", path: "/admin" },
    { label: "Messages", path: "/admin/messages" },
  ],
  notStaff: "This part of the website is for staff.",
  notStaffAction: "Your account",
  loadProblem: "This could not be loaded.",
  tryAgain: "Try again",
} as const;

export const overview = {
  title: "Overview",
  messages: {
    title: "Messages",
    none: "No messages yet.",
    all: "All messages",
    new: "new",
    open: "open",
  },
  leads: { title: "Leads from the chat", none: "No leads yet." },
  downloads: { title: "Downloads", none: "No downloads yet." },
  failed: {
    title: "Failed deliveries",
    none: "Everything went out.",
    unknown: "No reason was given.",
  },
  /** {count} */
  total: "{count} in all",
  noInterest: "no subject",
} as const;

export const inbox = {
  title: "Messages",
  all: "All",
  statuses: { new: "New", open: "Open", done: "Done", spam: "Spam" },
  filterLabel: "Status",
  empty: "There is no message here.",
  more: "Older messages",
  back: "All messages",
  reply: "Reply by email",
  fields: {
    email: "Email",
    phone: "Phone",
    company: "Company",
    website: "Website",
    service: "Service",
    received: "Received",
    source: "Came from",
  },
  sources: { form: "the contact form", chat: "the chat" },
  transcript: "The conversation with the assistant",
  status: "Status",
  note: "Note",
  noteHint: "For staff only.",
  save: "Save note",
  saved: "Saved.",
  traces: {
    title: "Also by this person",
    none: "Nothing else by this address.",
    account: "Has an account.",
    messages: "Messages",
    leads: "Chat",
    downloads: "Downloads",
    newsletter: "wants the weekly tips",
  },
} as const;
