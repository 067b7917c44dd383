import type { SolutionPage } from "../site/solutions.ts";

export const aiIntegrationServices: SolutionPage = {
  slug: "ai-integration-services",
  title: "AI integration for everyday office work",
  description:
    "Language models that read, sort, summarize and draft inside the tools you have. A person decides what goes out, and you decide which data a model may see.",
  promise:
    "The reading and the first draft are done before you sit down. The decision stays with you.",
  heading: "Copied into a chat window, and back",
  problem: [
    "Everybody tells you to use AI. In practice somebody on your team copies customer emails into a chat window, copies the answer back, and hopes that was allowed.",
    "Meanwhile the real reading still piles up: an inbox to sort, invoices as scans, contracts with one clause that matters. It is not hard work. It just takes the best hours of the day.",
  ],
  moments: [
    {
      when: "The inbox in the morning",
      today: "You read everything once to find the three messages that can’t wait.",
      afterwards:
        "The urgent ones are on top. Routine questions have a draft reply beside them, in your tone, unsent.",
    },
    {
      when: "A supplier’s invoice arrives",
      today: "Someone opens the PDF and types number, date, amount and due date.",
      afterwards:
        "The fields are read and compared with the order. Doubtful ones are marked for you to check.",
    },
    {
      when: "A long document lands on your desk",
      today: "You skim it between two meetings and miss page nine.",
      afterwards:
        "You get a summary with a page number for every point, and open only what you want to check.",
    },
  ],
  steps: [
    {
      title: "Only the relevant text is passed on",
      text: "Signatures, quoted threads and what a model has no business knowing are removed first.",
    },
    {
      title: "The model gets a narrow task",
      text: "Sort into these five groups. Find these six fields. Draft a reply from these facts. Never: do as you like.",
    },
    {
      title: "The result is checked by rules",
      text: "A date has to be a date, a total has to add up. What fails goes to a person, no further.",
    },
    {
      title: "You approve",
      text: "Drafts wait in your own mailbox or in a short form. Nothing reaches a customer unread.",
    },
    {
      title: "Your corrections are kept",
      text: "What you change is recorded, so that we can improve the instructions with real examples instead of guesses.",
    },
  ],
  questions: [
    {
      question: "What if the model makes something up?",
      answer: [
        "It will, now and then. That is why it gets facts to work from, its results are checked, and the last word belongs to a person. Where a mistake would be expensive, we use plain rules and no model at all.",
      ],
    },
    {
      question: "Where does our data go?",
      answer: [
        "To the provider you agreed to, listed by name and by data, or to a model on your own server. One of our free templates summarizes documents with a model that runs in-house.",
      ],
    },
    {
      question: "Which model do you use?",
      answer: [
        "The smallest one that does the job well. The workflow isn’t tied to it: a model can be swapped without rebuilding the rest.",
      ],
    },
    {
      question: "Are there costs for each use?",
      answer: [
        "Yes, the provider bills by the amount of text. We estimate it with you from your own volume before you decide.",
      ],
    },
  ],
  shown_template: "sort-outlook-inbox",
  related: ["conversational-chatbots", "data-automation", "travel-agencies", "real-estate"],
};
