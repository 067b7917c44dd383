import type { SolutionPage } from "../site/solutions.ts";

export const dataAutomation: SolutionPage = {
  slug: "data-automation",
  title: "Data automation: numbers that agree",
  description:
    "Sales, stock, sheets and databases kept in sync and checked on schedule. Missing, duplicate and unlikely values are found before anyone decides on them.",
  promise: "One set of numbers, checked overnight, on your desk before the first meeting.",
  heading: "Right until Thursday",
  problem: [
    "The register says one thing, the shop another, and the spreadsheet was right until Thursday. Before every meeting someone spends an evening exporting, pasting and finding out why the totals differ.",
    "By the time the report is done, it describes last week. And nobody quite trusts it, since everyone knows how it was made.",
  ],
  moments: [
    {
      when: "Monday, before the meeting",
      today:
        "Three exports, one pivot table, and a total that is off by an amount nobody can explain.",
      afterwards:
        "The weekly summary is in your inbox at seven, with last week beside it and the outliers marked.",
    },
    {
      when: "A customer changes address",
      today: "It is corrected where the call came in. The invoice goes to the old street.",
      afterwards:
        "One change reaches every connected tool that keeps the address, and each change is logged.",
    },
    {
      when: "A wrong value gets in",
      today: "It is found in December, by the accountant.",
      afterwards: "It is found the same night, and becomes a task for whoever can fix it.",
    },
  ],
  steps: [
    {
      title: "Sources are read on schedule",
      text: "Databases, sheets, shop, register, accounting. Read-only wherever reading is enough.",
    },
    {
      title: "Values are brought into one form",
      text: "Dates, currencies, names and article numbers are written the same way before anything is compared.",
    },
    {
      title: "Rules look for trouble",
      text: "Missing entries, duplicates, a price of zero, an order without a customer. You set the limits.",
    },
    {
      title: "Clean rows go on, doubtful ones wait",
      text: "A bad record never blocks the good ones and is never quietly dropped.",
    },
    {
      title: "The report writes itself",
      text: "As an email, a sheet or a dashboard, on the day you choose, to the people who need it.",
    },
  ],
  questions: [
    {
      question: "Do we need a data warehouse for this?",
      answer: [
        "Rarely. For most small businesses a database table or a well-kept sheet is enough. We suggest something bigger only when the volume calls for it.",
      ],
    },
    {
      question: "Which of two systems is right when they disagree?",
      answer: [
        "That is your decision, made once for each field: the CRM owns the phone number, accounting owns the billing address. The workflow follows it from then on.",
      ],
    },
    {
      question: "Can a sync wreck our data?",
      answer: [
        "We start by reading only and show you what would change. Writing is switched on afterwards, with a record of old and new values, so that a change can be traced and taken back.",
      ],
    },
    {
      question: "Can we keep working in Excel?",
      answer: [
        "Yes. A spreadsheet is a fine place to look at numbers. It just stops being the place where they are typed.",
      ],
    },
  ],
  shown_template: "record-stripe-payments",
  related: ["crm-integration", "custom-workflow-development", "e-commerce", "restaurants"],
};
