import type { IndustryPage } from "../site/solutions.ts";

export const hotelsHospitality: IndustryPage = {
  slug: "hotels-hospitality",
  picture: {
    src: "/images/industries/hotels-hospitality.svg",
    alt: "An email runs to one window of a hotel, where a key lies ready.",
    width: 640,
    height: 360,
  },
  title: "Automation for hotels and guest houses",
  description:
    "Bookings confirmed, check-in details sent, reviews asked for: routine around every stay runs by itself, and your front desk has time for guests.",
  promise: "The routine around every stay is done before your guest asks for it.",
  heading: "It starts again every evening",
  problem: [
    "A booking comes in by email, one by phone, two from portals. Each is typed into the room calendar, confirmed, and looked up again the day before arrival because someone asks about parking.",
    "None of it is difficult. But it happens at the counter, with a guest standing in front of it, and it starts again every evening.",
  ],
  moments: [
    {
      when: "An inquiry at 9 pm",
      today:
        "“Double room, three nights, sea view?” It waits for the morning shift. By then the guest has booked elsewhere.",
      afterwards:
        "Free rooms are looked up, and a reply with price and photo waits as a draft. One press on your phone sends it.",
    },
    {
      when: "The day before arrival",
      today: "The phone rings: parking, key box, breakfast times.",
      afterwards:
        "Guests have these details already, in the languages you wrote them in, with a link for questions.",
    },
    {
      when: "After checkout",
      today: "Nobody asks how it was, except the guest who writes it on a portal.",
      afterwards:
        "A thank-you goes out the next day. Everyone is asked for a review. Unhappy guests also get a call from you.",
    },
  ],
  steps: [
    {
      title: "Bookings meet in one calendar",
      text: "From website, email and phone, and from portals or a channel manager that can pass them on. Before a room is offered, this calendar is asked.",
    },
    {
      title: "The booking is confirmed",
      text: "Dates, price, terms and deposit, right away. Special requests go to the team as tasks.",
    },
    {
      title: "Arrival is prepared",
      text: "Directions, code and times, sent when they are useful. Housekeeping sees early arrivals.",
    },
    {
      title: "Reviews are answered",
      text: "A draft in your tone waits for each new review. You read it before anyone else does.",
    },
  ],
  questions: [
    {
      question: "Do guests notice, and who sees their data?",
      answer: [
        "A reply waits as a draft: one of you reads it and sends it from your own address. Guests’ data stays in your accounts and your n8n, and a list tells you who else gets any of it.",
      ],
    },
    {
      question: "Does it work with our property management system?",
      answer: [
        "If it has an interface, usually yes. Many small houses run on a calendar and email, and that works as well.",
      ],
    },
    {
      question: "What about guests who don’t read email?",
      answer: [
        "They get a text message or a WhatsApp instead, if they gave a number and agreed. The team sees who hasn’t confirmed.",
      ],
    },
    {
      question: "We close in winter. Do we pay anyway?",
      answer: [
        "Workflows can be paused without losing anything. What your tools charge for the quiet months is in the quote, so you know it beforehand.",
      ],
    },
    {
      question: "What should we start with?",
      answer: [
        "With messages before arrival. They are the same for every guest, you notice the effect at the counter, and there is a free template to try it with. It reminds guests that they booked, but takes no deposit: more against no-shows would be built for you.",
      ],
    },
  ],
  related: [
    "conversational-chatbots",
    "ai-caller-and-receptionist",
    "restaurants",
    "travel-agencies",
  ],
};
