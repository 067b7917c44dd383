// Questions that business owners ask before they write to us. They are shown on the landing page,
// given to search engines, and used by the assistant. Prices are named only if the
// settings of the back office have some: the call leads to a written quote.
import { prices } from "../library/prices.ts";
import { brand } from "../site/brand.ts";
import { claims } from "../site/claims.ts";
import type { Question } from "../types.ts";

export const faqHeading = "Questions owners ask";

/** Said while the business names no prices. The prices of n8n are those of the templates' cost lists. */
const FREE = `The call, the quote and the templates cost nothing. n8n costs ${prices.n8nCloud} a month, or nothing on your own server.`;

export const questions: readonly Question[] = [
  {
    id: "price",
    elsewhere: true,
    question: "What does it cost?",
    get answer() {
      return [
        ...(brand.prices ?? []).map(({ label, text }) => `${label}: ${text}`),
        ...(brand.prices?.length ? [] : [FREE]),
        brand.prices?.length
          ? "After a 30-minute call you get a fixed quote in writing: what we build, what it costs, and what your tools will charge you each month."
          : "The work depends on the task, so there is no price list. After a 30-minute call you get a fixed quote in writing, with what your tools will charge each month.",
        "We work out with you what the task costs you today. If automating it does not pay, we say so.",
      ];
    },
    action: { label: "Book a Call", to: "booking" },
    more: { label: "What is it worth?", to: "section", section: "worth" },
  },
  {
    id: "pay-back",
    question: "How soon does it pay for itself?",
    get answer() {
      const usual = claims.payBack && `We aim for payback in ${claims.payBack}. `;
      return [
        `${usual}For you that depends on how often the task comes up and how long it takes by hand. Both go into the calculation you get before you decide.`,
      ];
    },
  },
  {
    id: "time",
    question: "How long until something runs?",
    get answer() {
      const usual = claims.live
        ? `We aim to have a first workflow live in ${claims.live}.`
        : "That depends on the task.";
      return [
        `${usual} We start with one task, not the whole business. We need a conversation, access to the tools involved, and someone who knows how the work is done today.`,
      ];
    },
  },
  {
    id: "tools",
    question: "Do we have to change our tools?",
    answer: [
      "No. We connect what you have: email, calendar, CRM, spreadsheets, shop, booking system, phone. A tool with an interface can usually be connected; if one can’t, we tell you before you order.",
    ],
  },
  {
    id: "n8n",
    question: "What is n8n, and why do you use it?",
    answer: [
      "n8n is a program that connects other programs. Every workflow is a drawing that you can read and change. It can run on your own server, and many people know it, so you don’t depend on us.",
    ],
  },
  {
    id: "hosting",
    question: "Where does it run?",
    answer: [
      "Where you want it: in n8n’s own cloud, or on a server you rent or own. Either way the account is yours. We help you choose and set it up.",
    ],
  },
  {
    id: "data",
    question: "What about our data and the GDPR?",
    answer: [
      "Each connection gets only the rights it needs, and you get a list of which data goes where. Where personal data is processed on your behalf, the contract this requires is part of the quote.",
      "AI models are used only where you agree. Health and applicant data stay out of them unless you decide otherwise.",
    ],
    action: { label: "Privacy on this website", to: "page", path: "/privacy" },
  },
  {
    id: "failure",
    question: "What if something breaks?",
    answer: [
      "Every workflow we build for you has an error path: it stops at the failed step, keeps what it had, and tells the person you named. Usually a password expired or a form changed; the guide shows how to fix both. The passport of a free template lists the failures that it does not report to you.",
    ],
  },
  {
    id: "maintenance",
    question: "Who looks after it later?",
    answer: [
      "You, somebody you know, or us. Each workflow comes with a guide, and your team is shown how to read it, pause it and start it again. If you want us to look after it, we quote that separately, and you can cancel it.",
    ],
  },
  {
    id: "for-clients",
    question: "Can we use it for our own clients?",
    answer: [
      "Yes. The license named on each template’s page allows it, also in paid work and under your own name: only the file LICENSE has to stay. If you are an agency or a reseller and want us to build for your clients, openly or as a white label, write to us.",
    ],
    action: { label: "Contact", to: "section", section: "contact" },
  },
  {
    id: "templates-free",
    elsewhere: true,
    question: "Are the templates really free?",
    answer: [
      "Yes. You give an email address and get the workflow with its guide, to use and change under the license named on its page. Downloading does not subscribe you to anything; the weekly tips have a checkbox of their own.",
    ],
    action: { label: "View Templates", to: "page", path: "/templates" },
  },
];
