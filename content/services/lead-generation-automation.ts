import type { SolutionPage } from "../site/solutions.ts";

export const leadGenerationAutomation: SolutionPage = {
  slug: "lead-generation-automation",
  title: "Lead generation automation",
  description:
    "Every inquiry captured, completed and scored by rules you can read. Hot leads reach the right person right away; the rest are kept and answered.",
  promise: "Every inquiry gets an answer today, and the good ones get you on the phone.",
  heading: "Luck decides who sees it first",
  problem: [
    "You pay for ads, a website and trade shows. Then the inquiry lands in info@, in a form tool, in a direct message, and who sees it first is a matter of luck.",
    "The serious ones write to three companies. Whoever answers first has the conversation; the others have a quote in a drawer. You can’t tell which of last month’s inquiries were worth anything, because nobody wrote it down.",
  ],
  moments: [
    {
      when: "Friday, 5:40 pm",
      today: "A form comes in. It is read on Monday, after the rest of the weekend’s email.",
      afterwards:
        "The sender gets a helpful reply with a link to your calendar. Sales gets a message with name, company and need.",
    },
    {
      when: "Before the first call",
      today: "You search their website to find out what they do.",
      afterwards: "Industry, size and a two-line summary are in the contact already.",
    },
    {
      when: "End of the month",
      today: "“How many leads did we get?” Somebody counts emails.",
      afterwards:
        "A list shows where each lead came from, who talked to them, and what came of it.",
    },
  ],
  steps: [
    {
      title: "All doors lead to one list",
      text: "Forms, inboxes, ads and messages are joined. The same person writing twice is one lead.",
    },
    {
      title: "Gaps are filled",
      text: "Company, region and size are taken from public sources such as the company’s own website.",
    },
    {
      title: "A score is given",
      text: "By points you set: budget named, region served, deadline near. Each lead shows how its score came about.",
    },
    {
      title: "Hot leads ring, the rest are looked after",
      text: "The first go to a person at once. The others get the material they asked for and a fair answer.",
    },
    {
      title: "Nobody is forgotten",
      text: "No answer after a few days triggers one friendly follow-up. A reply stops it immediately.",
    },
  ],
  questions: [
    {
      question: "Will you buy addresses or send cold emails for us?",
      answer: [
        "No. This is about people who came to you. Purchased lists cost reputation, and in many countries they break the law.",
      ],
    },
    {
      question: "Does the automatic reply sound automatic?",
      answer: [
        "It is short, says what happens next and by when, and is signed by a real person on your team. It doesn’t pretend that someone typed it.",
      ],
    },
    {
      question: "We have no CRM. Can we still do this?",
      answer: [
        "A sheet is enough to begin with. When it gets tight, the same workflow writes to a CRM instead.",
      ],
    },
    {
      question: "What does a late answer cost us?",
      answer: [
        "Work it out with your own numbers: inquiries a month, times the share you lose to faster competitors, times an average order. We do this calculation with you before you decide.",
      ],
    },
  ],
  related: [
    "crm-integration",
    "marketing-campaign-automation",
    "real-estate",
    "professional-coaches",
  ],
};
