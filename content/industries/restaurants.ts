import type { IndustryPage } from "../site/solutions.ts";

export const restaurants: IndustryPage = {
  slug: "restaurants",
  picture: {
    src: "/images/industries/restaurants.svg",
    alt: "A table from above: a phone leads to one of its six chairs, which is taken.",
    width: 640,
    height: 360,
  },
  title: "Automation for restaurants and cafes",
  description:
    "Tables confirmed and reminded, the menu published everywhere, invoices listed: less phone during service, fewer empty tables, no office on Mondays.",
  promise: "Nobody leaves the guests for the phone, and the tables still fill.",
  heading: "Six o’clock, and the phone rings",
  problem: [
    "Six o’clock, the first guests sit down, and the phone rings. Table for four on Saturday. You write it in the book, hope it is legible, and go back to the pass.",
    "On Saturday they don’t come. On Monday, your day off, you do the supplier invoices, change the lunch menu on the website, the map entry and the board, and answer last week’s reviews.",
  ],
  moments: [
    {
      when: "A reservation during service",
      today: "Someone leaves the guests to answer the phone.",
      afterwards:
        "Guests book online or with the phone assistant. The seats come off the count, and the confirmation is out.",
    },
    {
      when: "Saturday noon",
      today: "You wonder whether the party of eight is coming.",
      afterwards:
        "They were reminded this morning. They canceled, and the next group on the waiting list has the table.",
    },
    {
      when: "The new lunch menu",
      today: "Typed four times: website, map entry, social media, printout.",
      afterwards: "You fill in one sheet. All four places show it at the time you set.",
    },
  ],
  steps: [
    {
      title: "Requests come to one book",
      text: "Website, phone and message. Seats are counted for each sitting, with room for walk-ins.",
    },
    {
      title: "Guests are confirmed and reminded",
      text: "By WhatsApp, text or email. One tap cancels, and the table is free again.",
    },
    {
      title: "Large parties come to you",
      text: "Above a size you set nothing is confirmed automatically. You get the request with everything in it.",
    },
    {
      title: "Deliveries and invoices are listed",
      text: "Read from email, checked against the order, sorted by due date.",
    },
    {
      title: "The week is summed up",
      text: "Sales, covers, no-shows and open invoices, Monday morning, on one page.",
    },
  ],
  questions: [
    {
      question: "Our regulars call. Will that still work?",
      answer: [
        "Of course. Your line stays open whenever you want it to. The assistant takes over when nobody can pick up, and puts through anyone who asks for you.",
      ],
    },
    {
      question: "Do we need a reservation system?",
      answer: [
        "Not necessarily. A calendar and a form are enough for one dining room. If you have a system, we connect it.",
      ],
    },
    {
      question: "Who in the team has to operate this?",
      answer: [
        "Nobody operates it. The staff sees a list of tonight’s tables, on a tablet or on paper.",
      ],
    },
    {
      question: "How much does a no-show cost us?",
      answer: [
        "Take your average check per guest, times the guests who didn’t come last month. If that sum is small, we will tell you to start elsewhere.",
      ],
    },
  ],
  related: [
    "ai-caller-and-receptionist",
    "marketing-campaign-automation",
    "data-automation",
    "hotels-hospitality",
  ],
};
