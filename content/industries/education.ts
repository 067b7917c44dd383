import type { IndustryPage } from "../site/solutions.ts";

export const education: IndustryPage = {
  slug: "education",
  picture: {
    src: "/images/industries/education.svg",
    alt: "A question, a form and a book stand on the steps of a staircase that ends at a mortarboard.",
    width: 640,
    height: 360,
  },
  title: "Automation for schools and course providers",
  description:
    "Course inquiry, free place, enrollment, payment reminder and certificate follow in order. The office answers people and stops copying lists.",
  promise: "From the first question to the certificate, no list is copied by hand.",
  heading: "Two people for the last place",
  problem: [
    "Enrollment week: the form fills a sheet, the sheet fills an email, the email is answered with a question that is on the website. Meanwhile two people get the last place.",
    "Later come the payments. Who paid, who paid half, who is waiting for an invoice to the employer? Teachers ask for their list of names, and it changes again the morning the course begins.",
  ],
  moments: [
    {
      when: "Someone enrolls at midnight",
      today: "They hear from you in two days, maybe with bad news.",
      afterwards:
        "The place is theirs right away, with invoice and dates. Or they are on the waiting list, and know their position.",
    },
    {
      when: "A week before the course",
      today: "You compare bank statement and list with a ruler.",
      afterwards: "Open payments got two reminders. The three that remain are on your desk.",
    },
    {
      when: "The last day",
      today: "Certificates are typed, one name misspelled.",
      afterwards:
        "They are filled in from the attendance list, checked by the teacher, and sent along with the feedback form.",
    },
  ],
  steps: [
    {
      title: "Questions are answered",
      text: "From course descriptions and terms, with the source. What isn’t in there goes to the office.",
    },
    {
      title: "Places are counted",
      text: "One place, one person. When somebody cancels, the waiting list moves up.",
    },
    {
      title: "Papers go out",
      text: "Confirmation, invoice and joining instructions, to the participant and to whoever pays.",
    },
    {
      title: "Payments are followed up",
      text: "Reminders on the days you set, in a friendly tone. Installments and employers included.",
    },
    {
      title: "Teachers are kept informed",
      text: "Current list, changed room, special needs: the morning before, without being asked.",
    },
  ],
  questions: [
    {
      question: "Our participants are minors. Does that matter?",
      answer: [
        "Yes. Messages go to parents, consent is recorded, and we keep to the few details a course really needs. Photos and grades stay out of it.",
      ],
    },
    {
      question: "Can it work with our learning platform?",
      answer: [
        "If it can be given participants from outside, accounts can be created at enrollment and closed after the course. We check that before we quote.",
      ],
    },
    {
      question: "We only run four courses a year. Is it worth it?",
      answer: [
        "Perhaps not for us to build something. The free enrollment template may be all you need: a form, a sheet and email.",
      ],
    },
    {
      question: "Who decides about exceptions, such as a discount?",
      answer: [
        "You do. The request comes with the facts and two buttons, and the invoice follows your answer.",
      ],
    },
  ],
  related: [
    "customer-onboarding-automation",
    "conversational-chatbots",
    "marketing-campaign-automation",
    "professional-coaches",
  ],
};
