// "Case Studies": three stories, each from problem to result with one large figure.
// All three are invented samples (sample: true), and the page says so. Replace them with your own
// customers' words, set sample to false, and ask for permission first.
import type { IconName, Picture, SectionHeading } from "../types.ts";

export interface CaseStudy {
  id: string;
  /** true: an invented example, said so on the page. */
  sample: boolean;
  name: string;
  role: string;
  company: string;
  industry: string;
  /** The testimonial itself. */
  content: string;
  image: Picture;
  problem: string;
  built: string;
  result: string;
  figure: { value: string; label: string };
  /** What was carried by hand, from three places to one; afterwards one wire does it. */
  drawing: { from: readonly [IconName, IconName, IconName]; to: IconName; description: string };
}

interface CaseStudyLabels {
  problem: string;
  built: string;
  result: string;
  before: string;
  after: string;
  /** On each story that is one. */
  sample: string;
  /** Shown once where the stories are samples. */
  sampleNote: string;
}

export const caseStudiesSection: SectionHeading = {
  heading: "Case Studies",
  intro: "What was in the way, what we built, and what became of it.",
};

export const caseStudyLabels: CaseStudyLabels = {
  problem: "The problem",
  built: "What we built",
  result: "The result",
  before: "Before",
  after: "Afterwards",
  sample: "Sample",
  sampleNote: "Sample stories: names, companies and quotes are invented.",
};

export const caseStudies: readonly CaseStudy[] = [
  {
    id: "hotel",
    sample: true,
    name: "Mara Ellwood",
    role: "Owner",
    company: "Quillmere Hotel",
    industry: "Hotels & Hospitality",
    content:
      "Our efficiency at the front desk is up 40%. My team looks at the guests again instead of at three screens.",
    image: portrait("hotel", "Monogram M E above a wire"),
    problem:
      "Bookings came by email, by phone and from two portals, and were typed into the room calendar by hand. Some were typed twice.",
    built:
      "One workflow reads every booking, checks the calendar, confirms to the guest, and sends the check-in details the day before arrival.",
    result: "Nothing is retyped, and the evening shift no longer begins with sorting email.",
    figure: { value: "40%", label: "more efficiency at the front desk" },
    drawing: {
      from: ["mail", "phone", "clipboard-list"],
      to: "calendar-check",
      description:
        "Before: emails, calls and portals lead to the room calendar in a tangle. Afterwards: one workflow leads them there.",
    },
  },
  {
    id: "clinic",
    sample: true,
    name: "Ruben Achterby",
    role: "Practice manager",
    company: "Tallowbrook Clinic",
    industry: "Healthcare",
    content:
      "Three weeks after we said yes, the reminders went out by themselves. The phone is quiet enough to hear the patient in front of you.",
    image: portrait("clinic", "Monogram R A above a wire"),
    problem:
      "The reception called patients to remind them of appointments. Canceled slots stayed empty, because nobody had time to call the waiting list.",
    built:
      "Reminders by SMS without any medical data, and a workflow that offers each canceled slot to the waiting list, one person at a time.",
    result: "Canceled slots find a new patient while the reception attends to those already there.",
    figure: { value: "3 weeks", label: "from the go-ahead to the first reminder" },
    drawing: {
      from: ["calendar-check", "phone", "users"],
      to: "user-check",
      description:
        "Before: calendar, calls and waiting list lead to the patient in a tangle. Afterwards: one workflow leads there.",
    },
  },
  {
    id: "shop",
    sample: true,
    name: "Ines Talvola",
    role: "Founder",
    company: "Fennick & Row",
    industry: "E-commerce",
    content:
      "After four months it had paid for itself. I noticed because I had stopped working on Sundays.",
    image: portrait("shop", "Monogram I T above a wire"),
    problem:
      "Orders, stock and bookkeeping lived in three programs. On Sundays the owner carried the numbers from one to the other.",
    built:
      "Orders update stock and books at once, supplier orders wait as drafts, and a summary of the week arrives on Monday morning.",
    result: "The numbers agree, and a doubtful one is reported instead of discovered.",
    figure: { value: "4 months", label: "until it had paid for itself" },
    drawing: {
      from: ["shopping-bag", "database", "receipt-text"],
      to: "file-text",
      description:
        "Before: orders, stock and books lead to the week's numbers in a tangle. Afterwards: one workflow leads there.",
    },
  },
];

function portrait(id: string, alt: string): CaseStudy["image"] {
  return { src: `/images/case-studies/${id}.svg`, alt, width: 96, height: 96 };
}
