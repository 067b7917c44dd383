// "Case Studies": three stories from problem to result, each with one large figure and a quote; the first is shown
// large. All three are invented (sample: true). The page says so, and shows them only while the business has its sample
// name. Replace them with your own customers' words, set sample to false, and ask for permission first.
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
  /** A figure that the customer can count. */
  figure: { value: string; label: string };
  /** One sentence each. */
  problem: string;
  built: string;
  result: string;
  /**
   * Slug of a template for the same kind of work. The link is left out if the template is hidden or has no recorded
   * run.
   */
  template?: string;
  /**
   * Drawing of the work: three sources that people copied by hand to one place, then one wire that replaces the
   * copying. A study with a drawing is shown large.
   */
  drawing?: { from: readonly [IconName, IconName, IconName]; to: IconName; description: string };
}

interface CaseStudyLabels {
  problem: string;
  built: string;
  result: string;
  before: string;
  after: string;
  /** Link to the template of a case study. */
  template: string;
  /** Shown beside the heading while a case study is invented. The page's other invented parts then need no note. */
  sampleNote: string;
}

export const caseStudiesHeading = "Case Studies";

export const caseStudyLabels: CaseStudyLabels = {
  problem: "The problem",
  built: "What we built",
  result: "The result",
  before: "Before",
  after: "After",
  template: "Watch one like it run",
  get sampleNote() {
    const samples = brand.numbers
      ? "Stories and names are samples."
      : "Stories, names and figures are samples.";
    return `The workflows and their test results are real. ${samples}`;
  },
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
      "Efficiency at the front desk is up 40%. My team looks at the guests again, not at three screens.",
    image: portrait("hotel", "Monogram M E above a wire"),
    figure: { value: "14, not 10", label: "inquiries answered an hour at the front desk" },
    problem:
      "Inquiries by email, by phone and from two portals were typed into the room calendar by hand.",
    built:
      "One workflow reads each inquiry, checks the calendar, holds the room and drafts the reply.",
    result: "Nothing is retyped. The evening shift starts with guests, not with email.",
    template: "draft-booking-replies",
    drawing: {
      from: ["mail", "phone", "clipboard-list"],
      to: "calendar-check",
      description:
        "Before: emails, calls and portals lead to the room calendar in a tangle. After: one workflow leads them there.",
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
      "Three weeks after we said yes, the reminders were going out by themselves. Now we can listen to the patient in front of us.",
    image: portrait("clinic", "Monogram R A above a wire"),
    figure: { value: "9, not 31", label: "missed appointments a month" },
    problem: "Two people called patients all morning, and one in ten still didn’t show up.",
    built:
      "A text the day before asks for a yes or no. If it is no, the slot goes to someone else.",
    result: "22 more patients are seen each month. Nobody makes reminder calls anymore.",
    template: "remind-patients-by-sms",
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
    figure: { value: "20 minutes", label: "a week spent on reordering, down from 6 hours" },
    problem: "Every Sunday was spent counting stock and writing to suppliers.",
    built: "Each morning a workflow compares stock with sales and drafts orders.",
    result: "Orders are checked and sent on Friday. Sunday is free.",
    template: "warn-of-low-stock",
  },
];

export const caseStudies = {
  /** The case studies that the page shows. If there are none, the section and all links to it are left out. */
  get shown(): readonly CaseStudy[] {
    return all.filter(({ sample }) => !sample || brand.isNameSample);
  },
  /** The note about the page's samples; undefined if no case study is a sample. */
  get note(): string | undefined {
    return this.shown.some(({ sample }) => sample) ? caseStudyLabels.sampleNote : undefined;
  },
};

function portrait(id: string, alt: string): CaseStudy["image"] {
  return { src: `/images/case-studies/${id}.svg`, alt, width: 96, height: 96 };
}
