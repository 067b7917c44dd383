import type { IndustryPage } from "../site/solutions.ts";

export const healthcare: IndustryPage = {
  slug: "healthcare",
  picture: {
    src: "/images/industries/healthcare.svg",
    alt: "A calendar entry becomes a pulse that runs to a stethoscope and on to a checked list.",
    width: 640,
    height: 360,
  },
  title: "Automation for clinics and practices",
  description:
    "Appointment reminders without medical data, canceled slots offered to the waiting list, registrations with consent checked. A quieter front desk.",
  promise: "The front desk attends to the patient who is there.",
  heading: "An empty chair in room two",
  problem: [
    "The phone rings, a patient is at the counter, and a chair in treatment room two stays empty because someone forgot. The next one on the waiting list would have come, had anyone had time to call.",
    "Registration forms are filled in on a clipboard and typed up later, names misread, consent missing. All of it is handled by the two people who should be talking to patients.",
  ],
  moments: [
    {
      when: "The day before an appointment",
      today: "The front desk calls, between two other calls, whoever it can reach.",
      afterwards:
        "A text message goes out with day and hour, and nothing medical. A reply of yes or no confirms or cancels.",
    },
    {
      when: "A cancellation at eight",
      today: "The gap stays. It shows at the end of the month.",
      afterwards:
        "The first people on the waiting list are asked at once. You are told who wants it, and you decide.",
    },
    {
      when: "A new patient",
      today: "A clipboard, a pen that hardly writes, and a line behind them.",
      afterwards:
        "The form was filled in at home. What is missing is marked before the patient arrives.",
    },
  ],
  steps: [
    {
      title: "Appointments are read from your calendar",
      text: "Only what a reminder needs is passed on: day, hour and phone number. Names and reasons for the visit stay in the calendar.",
    },
    {
      title: "Patients are reminded",
      text: "By text or email, as they agreed. Those who don’t want it are called as before.",
    },
    {
      title: "Free slots are filled",
      text: "The waiting list is asked in your order, several at once or one by one, as you prefer. Never two get one slot.",
    },
    {
      title: "Registrations are checked",
      text: "Required fields, insurance number, consent. Incomplete ones go back with a kind word.",
    },
    {
      title: "The team sees one list",
      text: "Confirmed, canceled, unreachable. What needs a call is on top.",
    },
  ],
  questions: [
    {
      question: "Is that compatible with medical confidentiality?",
      answer: [
        "We build it so that messages hold no medical information and health data stays out of AI models. Where data is stored and who processes it is listed; your data protection officer gets that list.",
      ],
    },
    {
      question: "Do you replace our practice software?",
      answer: [
        "No, it stays the place for records and billing. If it offers a calendar interface, we connect that; if not, a shared calendar will do.",
      ],
    },
    {
      question: "What about older patients without a cell phone?",
      answer: [
        "They get a call from a person, as before. The list tells your team whom to call, and it is short now.",
      ],
    },
    {
      question: "What is an empty slot worth?",
      answer: [
        "Multiply your average fee by last month’s no-shows. Compare that sum with the quote, and decide.",
      ],
    },
  ],
  related: [
    "ai-caller-and-receptionist",
    "custom-workflow-development",
    "care-homes",
    "professional-coaches",
  ],
};
