import { claims } from "../site/claims.ts";
import type { IndustryPage } from "../site/solutions.ts";

export const professionalCoaches: IndustryPage = {
  slug: "professional-coaches",
  picture: {
    src: "/images/industries/professional-coaches.svg",
    alt: "A line winds from a date by way of a form around a target and into its middle.",
    width: 640,
    height: 360,
  },
  title: "Automation for coaches and consultants",
  description:
    "Booking, intake form, reminder, notes and invoice follow one another by themselves. You spend the hour with the client, and the evening with yourself.",
  promise: "One booking sets everything in motion, down to the paid invoice.",
  heading: "You are also the booking office",
  problem: [
    "You are good with people, and you are also the booking office, the reminder service and accounts receivable. Each session brings an email back and forth, a form, a link, a note and an invoice.",
    "Say twenty sessions a week with fifteen minutes of office work around each: that makes five hours. It is not the hours alone. It is writing to a client about an overdue invoice the day before you meet.",
  ],
  moments: [
    {
      when: "Someone wants a first conversation",
      today: "“Tuesday at three?” “Sorry, Wednesday?” Four emails later there is a date.",
      afterwards:
        "They answer three questions and pick a time. If you aren’t the right coach, they hear it kindly, with a recommendation.",
    },
    {
      when: "Ten minutes before a session",
      today: "You look for your notes from last time.",
      afterwards: "A page with last notes, goals and the intake form is open before you are.",
    },
    {
      when: "The end of the month",
      today: "A Sunday with calendar and invoice template.",
      afterwards: "Invoices were drafted after each session. You look through them and press send.",
    },
  ],
  steps: [
    {
      title: "Clients book themselves",
      text: "In the hours you release, with a buffer between, and never more a day than you want.",
    },
    {
      title: "The intake form goes out",
      text: "Once, before the first session. A missing one is asked for two days ahead.",
    },
    {
      title: "Reminders are sent",
      text: "The day before, with the link. Whoever cancels in time gets new dates; late cancellations follow your rule.",
    },
    {
      title: "The session is prepared and closed",
      text: "Agenda before, a place for notes after. Only you can open it.",
    },
    {
      title: "The invoice follows",
      text: "Drafted from what took place. Payments are matched, and reminders stay friendly in three steps.",
    },
  ],
  questions: [
    {
      question: "I work alone. Is that worth the effort?",
      answer: [
        "Often more than in a team, since nobody else does the office for you. Start with a free template; if that is all you need, you don’t need us.",
      ],
    },
    {
      question: "Are my session notes private?",
      answer: [
        "They stay in your own storage. They are not passed to AI models, and invoices carry dates and services only.",
      ],
    },
    {
      question: "How soon does it pay for itself?",
      get answer() {
        const usual = claims.payBack && `We aim for payback in ${claims.payBack}. `;
        return [
          `${usual}For a practice of one we calculate it with your hourly rate and honest numbers.`,
        ];
      },
    },
    {
      question: "Can it handle packages and group programs?",
      answer: [
        "Yes. A package counts down with each session and tells both of you when two are left. Groups have a list of places and a waiting list.",
      ],
    },
  ],
  related: [
    "customer-onboarding-automation",
    "marketing-campaign-automation",
    "lead-generation-automation",
    "education",
  ],
};
