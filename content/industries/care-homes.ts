import type { IndustryPage } from "../site/solutions.ts";

export const careHomes: IndustryPage = {
  slug: "care-homes",
  picture: {
    src: "/images/industries/care-homes.svg",
    alt: "An arch runs from the sun to the moon; below it lies the notebook of the handover.",
    width: 640,
    height: 360,
  },
  title: "Automation for care homes",
  description:
    "Shift notes become one page for the next team, urgent ones go out right away. Leave, rosters and newcomers run by rules, and care stays with people.",
  promise: "Less time at the desk, more time in the room.",
  heading: "The same note, three times",
  problem: [
    "Nobody went into care to write the same note three times: in the folder, in the program, and on a slip for the night shift. And yet that is how every shift ends.",
    "Leave requests hang on the board, applications sit in an inbox, and the new colleague starts on Monday without a key. The office is one person, and she is covering a shift again.",
  ],
  moments: [
    {
      when: "Shift change",
      today: "A stack of notes in different handwriting. The important one is on the back.",
      afterwards:
        "One page, sorted by room, with what is urgent on top. All it took was a short form during the shift.",
    },
    {
      when: "Something urgent at noon",
      today: "It waits for the meeting, or depends on who meets whom in the hallway.",
      afterwards: "Whoever is responsible is alerted right away and confirms having read it.",
    },
    {
      when: "A leave request",
      today: "A slip, a look at the roster, a second look, a conversation in the corridor.",
      afterwards: "The manager sees who else is off, presses yes or no, and the calendar follows.",
    },
  ],
  steps: [
    {
      title: "Notes are taken once",
      text: "In a form with few fields, on the tablet that is there already. Rooms or initials instead of full names where you prefer.",
    },
    {
      title: "Urgency is decided by people",
      text: "The person who writes the note ticks it. No model guesses about residents.",
    },
    {
      title: "The handover page is put together",
      text: "At the end of the shift, for the next team only, and deleted after the time you set.",
    },
    {
      title: "The office keeps up",
      text: "Applications are acknowledged, newcomers get their checklist, expenses are approved and filed.",
    },
  ],
  questions: [
    {
      question: "Is residents’ data safe?",
      answer: [
        "It stays on systems you control, every connection has only the rights it needs, and health data isn’t shown to AI models. The contract that data protection law requires is part of the quote.",
      ],
    },
    {
      question: "Does this replace our care documentation?",
      answer: [
        "No. Your documentation program remains the record. We take care of what runs beside it: handover, messages, staff matters, supplies.",
      ],
    },
    {
      question: "Our team isn’t fond of computers. Will they use it?",
      answer: [
        "They fill in one form, as short as we can make it together with two of them. If it takes longer than the slip of paper did, it isn’t finished.",
      ],
    },
    {
      question: "Can relatives be kept up to date?",
      answer: [
        "Yes, with general news such as events, visiting hours and menus. Anything personal stays a conversation.",
      ],
    },
  ],
  related: [
    "custom-workflow-development",
    "customer-onboarding-automation",
    "ai-caller-and-receptionist",
    "healthcare",
  ],
};
