// Texts of the page /admin/numbers: what was counted, and what each number means.

export const numbers = {
  title: "Numbers",
  intro:
    "Weeks run from Monday to Sunday, UTC; months and quarters as in the calendar. Visitors, views and presses are counted without cookies; robots and browsers that ask not to be tracked are left out. Messages and downloads are all there were.",
  week: "Week of {day}",
  quarter: "Quarter {quarter} of {year}",
  kinds: { week: "Week", month: "Month", quarter: "Quarter" },
  kindsLabel: "Show by",
  before: "Before",
  after: "After",
  previous: "{count} in the one before",
  /** Shown below a number, such as the number of downloads. {rate}: that number for each 100 visitors. */
  rate: "{rate} of 100 visitors",
  messageRate: "Messages of 100 visitors",
  downloadRate: "Downloads of 100 visitors",
  people: "Who that was",
  metrics: {
    visitors: {
      name: "Visitors",
      meaning:
        "Browsers seen on a day, added up over the time: whoever comes on two days counts twice, because nobody can tell.",
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
    calls: {
      name: "Booked calls",
      meaning:
        "Those that Cal.com or Calendly reported, but for canceled ones. Without their webhooks there are none.",
    },
    won: {
      name: "Won",
      meaning: "Leads that staff recorded as won with a day of this time. Merged people are one.",
    },
    money: { name: "Money", meaning: "The sum of their amounts." },
    bookings: {
      name: "Booking clicks",
      meaning: "Presses on a link to the calendar.",
    },
  },
  chart: {
    title: "At a glance",
    /** Label of the highest bar. */
    most: "at most {most}",
    /** Labels of the first and last period of the bar chart. */
    first: "from {period}",
    last: "to this one",
    /** Read aloud in place of a drawing. */
    alternative:
      "{name}: {count} at last, {most} at most of {periods}. The table below has them all.",
  },
  periods: {
    week: { title: "Week by week", row: "Week" },
    month: { title: "Month by month", row: "Month" },
    quarter: { title: "Quarter by quarter", row: "Quarter" },
  },
  assistant: {
    tokens: "The AI model of the assistant took {tokens} tokens.",
    cost: "The AI model of the assistant took {tokens} tokens, about {cost}.",
    noPrice: "With AI_PRICE in the settings of the server, this says what they cost.",
  },
  pages: {
    title: "By page",
    row: "Page",
    hint: "Messages and downloads count for the page that their visit began on.",
    none: "No page was opened in this time.",
  },
  templates: {
    title: "By template",
    row: "Template",
    hint: "A message counts for each template that its sender had downloaded before, or on whose page the visit began; money for the template that was downloaded first.",
    none: "No template was opened or downloaded in this time.",
  },
  sources: {
    title: "By source",
    row: "Source",
    hint: "utm_source in the address, else the website that the visit came from; direct where there was neither. Messages, downloads and addresses in the chat count for the visit in which they were left, money for the first visit of the customer.",
    unknown: "not known",
    none: "Nobody was counted in this time.",
  },
  campaigns: {
    title: "By campaign",
    row: "Campaign",
    hint: "utm_campaign in the address. The rest counts as by source.",
    none: "Nothing came by a campaign in this time.",
  },
} as const;
