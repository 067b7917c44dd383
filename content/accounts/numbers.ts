// Texts of the page /admin/numbers: what was counted, and what each number means.

export const numbers = {
  title: "Numbers",
  intro:
    "Weeks run from Monday to Sunday, UTC. Visitors, views and presses are counted without cookies; robots and browsers that ask not to be tracked are left out. Messages and downloads are all there were.",
  week: "Week of {day}",
  before: "The week before",
  after: "The week after",
  previous: "{count} in the week before",
  people: "Who that was",
  metrics: {
    visitors: {
      name: "Visitors",
      meaning:
        "Browsers seen on a day, added up over the week: whoever comes on two days counts twice, because nobody can tell.",
    },
    views: { name: "Views", meaning: "Pages that were opened, also by going back to one." },
    gates: {
      name: "Download forms",
      meaning: "How often the form before a download was opened.",
    },
    downloads: { name: "Downloads", meaning: "How often that form was sent, with an address." },
    chats: { name: "Chats", meaning: "Conversations with the assistant that were begun." },
    messages: {
      name: "Messages",
      meaning: "Those of the contact form and of the chat, without spam.",
    },
    bookings: {
      name: "Booking clicks",
      meaning: "Presses on a link to the calendar. Whether a call was booked, the calendar knows.",
    },
  },
  weeks: { title: "Week by week", row: "Week" },
  pages: { title: "By page", row: "Page", none: "No page was opened in this week." },
  templates: {
    title: "By template",
    row: "Template",
    none: "No template was opened or downloaded in this week.",
  },
  sources: {
    title: "By source",
    row: "Source",
    hint: "utm_source in the address, else the website that the visit came from; direct where there was neither. Messages, downloads and addresses in the chat count for the visit in which they were left.",
    unknown: "not known",
    none: "Nobody was counted in this week.",
  },
} as const;
