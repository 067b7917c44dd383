import type { SolutionPage } from "../site/solutions.ts";

export const crmIntegration: SolutionPage = {
  slug: "crm-integration",
  title: "CRM integration without retyping",
  description:
    "Emails, calls, forms and invoices find the right customer by themselves. Duplicates are merged, and deals become projects without anyone typing.",
  promise: "Open a customer and see the whole story, including what happened an hour ago.",
  heading: "The CRM that knows too little",
  problem: [
    "You bought a CRM so that everyone knows everything. It knows what people find time to type, which isn’t much. The rest lives in inboxes, on phones and in heads.",
    "So the salesperson calls a customer who complained this morning. Two records, two prices. The forecast is a feeling, and “please keep the CRM up to date” is on every meeting’s agenda.",
  ],
  moments: [
    {
      when: "A customer calls",
      today: "Three tabs, and “Could you spell that for me?”",
      afterwards: "One record with emails, calls, open quotes and unpaid invoices, in order.",
    },
    {
      when: "A deal is won",
      today:
        "Somebody retypes it as a project, an invoice and a folder. One of the three is forgotten.",
      afterwards: "All three are there right away, with the same number and the same name.",
    },
    {
      when: "The same company, twice",
      today: "Both records are half right, and nobody dares to delete one.",
      afterwards: "Clear matches are merged overnight. Doubtful ones wait on a list for a person.",
    },
  ],
  steps: [
    {
      title: "Every contact is matched",
      text: "By email address, phone number and company, with rules for shared mailboxes and family names.",
    },
    {
      title: "What happened is filed",
      text: "Emails, calls, forms and chats are attached to the customer, with a link to the original.",
    },
    {
      title: "Stages follow the facts",
      text: "Quote sent, quote opened, deposit paid: the deal moves when something happens, not when somebody remembers.",
    },
    {
      title: "Other tools are told",
      text: "Accounting, project board and newsletter get what they need, and only that.",
    },
    {
      title: "Data quality is looked after",
      text: "Empty fields, dead addresses and deals without a next step turn up on a short weekly list.",
    },
  ],
  questions: [
    {
      question: "Which CRM systems do you connect?",
      answer: [
        "HubSpot, Pipedrive, Salesforce and Zoho, among others. A CRM with an interface can usually be connected; ask us about yours.",
      ],
    },
    {
      question: "We are about to switch to another CRM. Should we wait?",
      answer: [
        "No need to. Moving is a good moment to merge duplicates, and the workflows are built so that the CRM is one replaceable piece.",
      ],
    },
    {
      question: "Will private emails end up in the CRM?",
      answer: [
        "Only mailboxes you name are read, and only messages to or from people who are already customers. Folders can be left out.",
      ],
    },
    {
      question: "Can merging go wrong?",
      answer: [
        "It only acts on matches that meet your rules, keeps a record of both originals, and sends you a report of every merge.",
      ],
    },
  ],
  related: ["lead-generation-automation", "data-automation", "real-estate", "professional-coaches"],
};
