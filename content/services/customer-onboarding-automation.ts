import type { SolutionPage } from "../site/solutions.ts";

export const customerOnboardingAutomation: SolutionPage = {
  slug: "customer-onboarding-automation",
  title: "Customer onboarding automation",
  description:
    "From the signed contract to the first day: welcome, documents, accounts and tasks in the right order, with polite reminders and a clear view for your team.",
  promise: "New customers feel expected from the minute they sign.",
  heading: "Signed, and then it goes quiet",
  problem: [
    "The contract is signed and everyone is happy. Then it goes quiet. The customer doesn’t know what comes next; your team doesn’t know who is supposed to tell them.",
    "Documents arrive one at a time, the wrong version first. Access is set up the evening before. The project starts a week late, and the first impression was an apology.",
  ],
  moments: [
    {
      when: "The hour after the signature",
      today: "The contract is filed. The welcome email is on somebody’s list for tomorrow.",
      afterwards:
        "The customer gets a welcome with the next three steps, a contact and a date. The project folder exists.",
    },
    {
      when: "A document is missing",
      today: "You notice when you need it, and write a slightly embarrassed reminder.",
      afterwards:
        "A friendly reminder goes out by itself, names what is missing, and stops when it arrives.",
    },
    {
      when: "“Where do we stand with them?”",
      today: "Three people check three places and compare notes.",
      afterwards: "One list shows each customer, the open step, and who is waiting for whom.",
    },
  ],
  steps: [
    {
      title: "The signature starts it",
      text: "A signed contract, a paid deposit or a status in your CRM: whatever counts as a yes in your business.",
    },
    {
      title: "The customer is welcomed",
      text: "A personal email from the account manager with dates, a checklist and one link for everything.",
    },
    {
      title: "Documents are collected",
      text: "A form asks only for what isn’t known yet. Files are named, checked for completeness, and stored.",
    },
    {
      title: "Tasks and access are prepared",
      text: "Accounts, calendar entries and tasks are created in the right order. Rights are granted by a person.",
    },
    {
      title: "The first weeks are looked after",
      text: "A check-in after a few days asks how it is going. An unhappy answer reaches you, not a folder.",
    },
  ],
  questions: [
    {
      question: "Every customer of ours is different. Does one process fit?",
      answer: [
        "The order is usually the same; the contents differ. A few facts, such as package, country or size, choose the right documents and tasks for each customer.",
      ],
    },
    {
      question: "Isn’t that impersonal?",
      answer: [
        "The workflow takes care of forms and reminders. That leaves your people time for the call that makes a customer feel welcome.",
      ],
    },
    {
      question: "Does it work for new employees too?",
      answer: [
        "Yes, the steps are alike: welcome, documents, accounts, tasks, first weeks. There is a free template for exactly that.",
      ],
    },
    {
      question: "What about sensitive documents?",
      answer: [
        "They go straight to the storage you chose, with access for the people you named. They don’t travel as email attachments and are never shown to an AI model.",
      ],
    },
  ],
  shown_template: "take-in-new-clients",
  related: ["crm-integration", "custom-workflow-development", "professional-coaches", "education"],
};
