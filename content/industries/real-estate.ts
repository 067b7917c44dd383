import type { IndustryPage } from "../site/solutions.ts";

export const realEstate: IndustryPage = {
  slug: "real-estate",
  picture: {
    src: "/images/industries/real-estate.svg",
    alt: "The line from an email to a viewing in the calendar draws a house with a key in it.",
    width: 640,
    height: 360,
  },
  title: "Automation for real estate agencies",
  description:
    "Inquiries answered with matching listings and viewing times while interest is fresh. Viewings planned, confirmed and followed up without retyping.",
  promise: "Prospects hear from you while they are still looking at the photos.",
  heading: "One of them would buy this week",
  problem: [
    "A good listing brings a flood. Most people ask what the listing already says; one of them would buy this week. They all look the same in the inbox.",
    "So you answer in the evening, one by one: thank you, here is the brochure, how about Thursday? By then some have found something else. And the viewing on Thursday is empty, because nobody reminded anyone.",
  ],
  moments: [
    {
      when: "Twenty minutes after an inquiry",
      today: "You are at a viewing. The prospect has written to the next agent.",
      afterwards:
        "They have a reply with the brochure, three viewing times and two similar listings within their budget.",
    },
    {
      when: "An hour before the viewing",
      today: "You drive there and hope.",
      afterwards: "Everyone confirmed this morning. The one who canceled got new times.",
    },
    {
      when: "The evening after",
      today: "You mean to call all five. You get to two.",
      afterwards:
        "Each has been asked how they liked it. You call the one who wants to talk about financing.",
    },
  ],
  steps: [
    {
      title: "Inquiries are read and sorted",
      text: "From portals, website and email. Budget, rooms, area and move-in date are picked out.",
    },
    {
      title: "Matching listings are sent",
      text: "Only those that are still available and really fit. If nothing fits, the reply says so, and the search is kept.",
    },
    {
      title: "Viewings plan themselves",
      text: "Prospects pick from your free times. Address and parking come with the confirmation, reminders before.",
    },
    {
      title: "The CRM is kept up to date",
      text: "Contact, wish list, viewings and reactions are filed, and a new listing finds its prospects.",
    },
    {
      title: "Owners hear from you",
      text: "A short report on inquiries and viewings each week, without you writing it.",
    },
  ],
  questions: [
    {
      question: "Can it tell serious buyers from the merely curious?",
      answer: [
        "It can ask what you would ask: financing, time frame, must-haves. The answers decide who gets a viewing time and who gets the brochure first. You set the rules, and they have to treat everyone alike.",
      ],
    },
    {
      question: "Does it work with the portals?",
      answer: [
        "Portals send inquiries by email or through an interface, and both can be read. Publishing listings depends on the portal; we check yours.",
      ],
    },
    {
      question: "Will replies sound like form letters?",
      answer: [
        "They name the property and answer what was asked. You can have every reply wait for your yes until you trust it.",
      ],
    },
    {
      question: "Does it help property managers too?",
      answer: [
        "Yes: repair reports, meter readings and tenant questions follow the same pattern of form, rule, task and answer.",
      ],
    },
  ],
  related: [
    "lead-generation-automation",
    "crm-integration",
    "ai-integration-services",
    "travel-agencies",
  ],
};
