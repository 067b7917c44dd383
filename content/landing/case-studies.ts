// "Case Studies": one story from problem to result, and two quotes, each with one large figure. All
// three are invented samples (sample: true): the page says so, and shows them only with the sample name.
// Replace them with your own customers' words, set sample to false, and ask for permission first.
import { brand } from "../site/brand.ts";
import type { IconName, Picture } from "../types.ts";

export interface CaseStudy {
  id: string;
  /** true: an invented example, marked as such on the page. */
  sample: boolean;
  name: string;
  role: string;
  company: string;
  industry: string;
  /** The testimonial itself. */
  content: string;
  image: Picture;
  figure: { value: string; label: string };
  /** A study with a story is shown large; the others are quotes. */
  story?: {
    problem: string;
    built: string;
    result: string;
    /**
     * Drawing of the work: three sources that people copied by hand to one place, then one wire that
     * replaces the copying.
     */
    drawing: { from: readonly [IconName, IconName, IconName]; to: IconName; description: string };
  };
}

interface CaseStudyLabels {
  problem: string;
  built: string;
  result: string;
  before: string;
  after: string;
  /** Label of each invented story. */
  /** Shown once, below the invented stories. */
  sampleNote: string;
}

export const caseStudiesHeading = "Case Studies";

export const caseStudyLabels: CaseStudyLabels = {
  problem: "The problem",
  built: "What we built",
  result: "The result",
  before: "Before",
  after: "Afterwards",
  sampleNote: "Sample stories: people, companies and words are invented.",
};

const all: readonly CaseStudy[] = [
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
    figure: { value: "40%", label: "more efficiency at the front desk" },
    story: {
      problem:
        "Bookings came by email, by phone and from two portals, and were typed into the room calendar by hand. Some were typed twice.",
      built:
        "One workflow reads every booking, checks the calendar, confirms to the guest, and sends the check-in details the day before arrival.",
      result: "Nothing is retyped, and the evening shift no longer begins with sorting email.",
      drawing: {
        from: ["mail", "phone", "clipboard-list"],
        to: "calendar-check",
        description:
          "Before: emails, calls and portals lead to the room calendar in a tangle. Afterwards: one workflow leads them there.",
      },
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
    figure: { value: "3 weeks", label: "from the go-ahead to the first reminder" },
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
    figure: { value: "4 months", label: "until it had paid for itself" },
  },
];

export const caseStudies = {
  /** The case studies that the page shows. If there are none, the section and all links to it are left out. */
  get shown(): readonly CaseStudy[] {
    return all.filter(({ sample }) => !sample || brand.isNameSample);
  },
};

function portrait(id: string, alt: string): CaseStudy["image"] {
  return { src: `/images/case-studies/${id}.svg`, alt, width: 96, height: 96 };
}
