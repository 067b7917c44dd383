import type { SolutionPage } from "../site/solutions.ts";

export const aiCallerAndReceptionist: SolutionPage = {
  slug: "ai-caller-and-receptionist",
  title: "AI receptionist that answers the phone",
  description:
    "The phone is answered when your team can’t: questions, bookings and messages are taken and passed on in writing. A person is one word away.",
  promise: "Calls are answered when you cannot, and nobody has to drop what they are doing.",
  heading: "The phone rings at the wrong moment",
  problem: [
    "The phone rings while you have a guest in front of you, a patient in the chair or both hands in an engine. You let it ring. Some callers try again. The others try somebody else.",
    "Voicemail doesn’t help: few people leave a message, and those who do have to be called back, twice. Say ten calls a day at four minutes each: that is forty minutes of talking, and ten interruptions.",
  ],
  moments: [
    {
      when: "Noon, everyone busy",
      today: "Six rings, then voicemail. The caller hangs up and tries the next number.",
      afterwards:
        "The assistant picks up, says what it is, and books the caller into a free slot in your calendar.",
    },
    {
      when: "After closing time",
      today: "“You are calling outside our business hours.”",
      afterwards:
        "Questions about hours, prices and directions are answered. Everything else becomes a message on your list.",
    },
    {
      when: "An emergency",
      today: "It sounds like every other call until someone listens.",
      afterwards: "The words you named put the caller straight through to the number on duty.",
    },
  ],
  steps: [
    {
      title: "The call is taken",
      text: "After the number of rings you set, or whenever the line is busy. The caller hears at once that it is an AI.",
    },
    {
      title: "The caller says what it is about",
      text: "In their own words. No “press two for billing.”",
    },
    {
      title: "It answers or books",
      text: "From your list of answers and your real calendar. It repeats the date and time before it confirms.",
    },
    {
      title: "It puts callers through",
      text: "“I’d like to talk to a person” always works. If nobody is free, it arranges a callback.",
    },
    {
      title: "You get it in writing",
      text: "Name, number, request and next step, in your inbox or CRM, right after the call.",
    },
  ],
  example: {
    heading: "How a call might go (invented)",
    lines: [
      {
        who: "Assistant",
        says: "Practice Dr. Klein, good evening. I am the practice’s AI assistant. What can I do for you?",
      },
      { who: "Caller", says: "I have to move my appointment tomorrow. Something came up at work." },
      { who: "Assistant", says: "What name is it under, please?" },
      { who: "Caller", says: "Anna Weber. Any time after four would be good." },
      {
        who: "Assistant",
        says: "Thursday, 4:30 pm is free. Shall I move it there and send you a text message?",
      },
      { who: "Caller", says: "Yes, please. And could somebody call me about the bill?" },
      {
        who: "Assistant",
        says: "Moved. Your question about the bill is on the team’s list; somebody will call you in the morning.",
      },
    ],
  },
  questions: [
    {
      question: "Do we keep our number?",
      answer: [
        "Yes. Your provider forwards calls to the assistant at the times you choose, and you can switch that off on your phone.",
      ],
    },
    {
      question: "Are calls recorded?",
      answer: [
        "Only if you want that and the caller agrees. A written summary is usually enough, and the audio is deleted after the call.",
      ],
    },
    {
      question: "What if it doesn’t understand somebody?",
      answer: [
        "It asks once, then puts the caller through or takes a number for a callback. It is tested with bad lines, background noise and accents before it goes live.",
      ],
    },
    {
      question: "Is there a free template for this?",
      answer: [
        "Not for the call itself: that takes a phone line and a voice service, set up for you. Our templates cover the work around it, such as reminders by text message and filling canceled appointments.",
      ],
    },
  ],
  shown_template: "take-table-reservations",
  related: ["conversational-chatbots", "crm-integration", "healthcare", "restaurants"],
};
