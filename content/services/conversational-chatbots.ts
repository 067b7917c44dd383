import type { SolutionPage } from "../site/solutions.ts";

export const conversationalChatbots: SolutionPage = {
  slug: "conversational-chatbots",
  title: "Chatbots for websites and WhatsApp",
  description:
    "An assistant that answers from your own documents, looks up orders and appointments, says that it is an AI, and hands over to a person when it should.",
  promise: "Customers get a true answer at ten at night, and a person when they need one.",
  heading: "The same questions, every morning",
  problem: [
    "Opening hours, delivery times, parking, returns. The same questions take up your team’s morning, and the one that matters waits in line behind them.",
    "You may have tried a chatbot already: a menu in disguise that understood nothing and let nobody out. Customers remember that. So do you.",
  ],
  moments: [
    {
      when: "Sunday evening",
      today: "A customer looks for an answer, finds none, and orders somewhere else.",
      afterwards: "The assistant answers from your own pages and shows where it found the answer.",
    },
    {
      when: "“Where is my order?”",
      today: "Somebody looks up the number, copies the status and writes back. All day long.",
      afterwards:
        "The customer gives order number and email address, and gets the status from the shop itself.",
    },
    {
      when: "Someone is angry",
      today: "The bot repeats its question. The customer gets angrier.",
      afterwards: "A person takes over with the whole conversation on the screen.",
    },
  ],
  steps: [
    {
      title: "Your knowledge is collected",
      text: "Handbook, price list, terms, answered emails. You decide what belongs in it, and it is kept up to date.",
    },
    {
      title: "A question is looked up",
      text: "The assistant finds the passages that fit and answers from them alone. No passage, no answer.",
    },
    {
      title: "Live data is fetched when needed",
      text: "Orders, appointments or stock, read-only, and only after the customer has shown who they are.",
    },
    {
      title: "A person is called in",
      text: "On request, on complaints, or when the assistant doesn’t know. After hours it takes a message.",
    },
    {
      title: "Gaps become visible",
      text: "Each week you see what was asked and couldn’t be answered. That list tells you what your website should say.",
    },
  ],
  questions: [
    {
      question: "Does it say that it is an AI?",
      answer: [
        "Always, at the top of the window and whenever somebody asks. People are more patient with a program that admits to being one, and the law in the EU requires it.",
      ],
    },
    {
      question: "Can we see one in action?",
      answer: [
        "The assistant at the bottom right of this page says at the top how it answers. Ask it something about us, then ask it something it can’t know.",
      ],
    },
    {
      question: "What if it gives a wrong answer?",
      answer: [
        "It answers only from what you gave it, with the source beside it. Answers that touch prices, contracts or health can be set to go to a person every time.",
      ],
    },
    {
      question: "How much work is it to keep up?",
      answer: [
        "Whoever updates the price list updates the assistant: it reads the same document. Add a weekly look at the open questions.",
      ],
    },
  ],
  related: [
    "ai-caller-and-receptionist",
    "ai-integration-services",
    "e-commerce",
    "hotels-hospitality",
  ],
};
