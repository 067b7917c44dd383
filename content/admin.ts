// All words of the back office.

export const admin = {
  title: "Back office",
  description: "For staff.",
  label: "Back office",
  nav: [
    { label: "Overview", path: "/admin" },
    { label: "Messages", path: "/admin/messages" },
    { label: "Speed", path: "/admin/speed" },
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

export const speed = {
  title: "Speed",
  /** {days} */
  intro:
    "How the pages felt to visitors in the last {days} days, measured in their browsers. In three of four visits it was at least as good as shown here.",
  none: "Nothing has been measured yet. The first figures are here soon after the first visits.",
  /** By the address pattern of PAGE_PATTERNS. */
  pages: {
    "/": "First page",
    "/templates": "Templates",
    "/templates/:slug": "A template's page",
    "/privacy": "Privacy",
    other: "All other pages",
  },
  /** {count} */
  visits: "{count} visits",
  oneVisit: "1 visit",
  metrics: {
    LCP: { name: "Loading", meaning: "until the main part is seen (LCP)" },
    INP: { name: "Reacting", meaning: "from a click until something happens (INP)" },
    CLS: { name: "Standing still", meaning: "how much jumps about, 0 being nothing (CLS)" },
  },
  ratings: { good: "good", "needs-improvement": "needs work", poor: "poor" },
  notMeasured: "not measured yet",
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
