import type { IndustryPage } from "../site/solutions.ts";

export const travelAgencies: IndustryPage = {
  slug: "travel-agencies",
  picture: {
    src: "/images/industries/travel-agencies.svg",
    alt: "The path of a plane begins at an email, flies a loop and passes above a map and a ticket.",
    width: 640,
    height: 360,
  },
  title: "Automation for travel agencies",
  description:
    "A trip request becomes a draft itinerary the same day, travelers hear about changed flights, and documents and payments are chased without you.",
  promise: "You plan trips. The paperwork around them travels by itself.",
  heading: "An evening for one good answer",
  problem: [
    "A family writes half a page about the trip of their dreams. To answer well you need an evening. You have several of these requests, and somewhere a flight was just moved to the next morning.",
    "The request with the shortest answer gets booked, because it was answered first. Good advice loses to speed, and passports, deposits and transfers are tracked on a list that only you understand.",
  ],
  moments: [
    {
      when: "A request comes in",
      today: "It is put aside for a quiet hour. There is no quiet hour.",
      afterwards:
        "A draft plan with days, places and open questions waits for you. You polish it and send it today.",
    },
    {
      when: "The airline changes a flight",
      today: "You find out when the traveler calls, from the airport.",
      afterwards:
        "You see it with the trip it belongs to. The message to the traveler is written; you press send.",
    },
    {
      when: "Six weeks before departure",
      today: "Who still owes the balance? Whose passport expires?",
      afterwards:
        "Reminders went out on the right days. Two names are left on your list, and you call them.",
    },
  ],
  steps: [
    {
      title: "Requests are completed",
      text: "Dates, travelers, budget and wishes are picked out. What is missing is asked for in one friendly email.",
    },
    {
      title: "A draft is built from your material",
      text: "Your partners, your routes, your past trips. A consultant reads and changes every plan before it leaves.",
    },
    {
      title: "Quotes are followed up",
      text: "Once, after as many days as you choose, and only if nobody answered.",
    },
    {
      title: "The trip is looked after",
      text: "Documents, packing list and emergency numbers before; a welcome on arrival; a question afterwards.",
    },
    {
      title: "Payments are matched",
      text: "Deposits and balances are recorded; late ones get reminders in steps.",
    },
  ],
  questions: [
    {
      question: "Does an AI plan the trips?",
      answer: [
        "It prepares a first version from what you give it, and marks what it doesn’t know. Prices, availability and advice are yours. Nothing is sent that a consultant hasn’t read.",
      ],
    },
    {
      question: "Can it read our booking system?",
      answer: [
        "Often through an interface, sometimes only through confirmation emails. Both work; the second needs a look more often.",
      ],
    },
    {
      question: "What happens at night when a flight is canceled?",
      answer: [
        "Whoever is on duty is called or messaged, by the rules you set, with trip and phone numbers at hand. The workflow informs; it doesn’t rebook.",
      ],
    },
    {
      question: "We sell group tours. Is it worth it for us?",
      answer: [
        "Especially then: rooming lists, dietary needs and payments come in per person, and are the same work forty times over if a group has forty travelers.",
      ],
    },
  ],
  related: [
    "ai-integration-services",
    "customer-onboarding-automation",
    "lead-generation-automation",
    "hotels-hospitality",
  ],
};
