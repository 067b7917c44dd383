// "Workflows you can open": the library as proof, below the hero. The figures come from the database,
// the texts from this file.
import type { SectionHeading } from "../types.ts";
import { industries } from "./industries.ts";

export const librarySection: SectionHeading = {
  heading: "Workflows you can open",
  intro:
    "Every workflow in the library is complete and free. We recorded its test runs in n8n, including one where a service fails.",
};

/** Shown in place of the case studies while the business has none of its own, because it is true for every business. */
export const proofSection = {
  heading: "Proof you can check",
  intro: "No quotes and no logos: everything here opens, and you can repeat it.",
  // {noticed}, {made}: numbers from the database.
  figure: "{noticed} of {made}",
  label: "faults put in on purpose were noticed",
  text: "Programs broke every template of the library, one fault at a time, and its recorded runs had to notice. The faults they missed stand on each template's passport.",
  // {template}: path of a template with a recorded run.
  points: [
    {
      title: "Watch a run",
      text: "Step by step: what came in, what went out, and what happens when a service fails.",
      to: "{template}",
    },
    {
      title: "Read a passport",
      text: "What a template may do, what it costs, whom it writes to, and what nobody has tried.",
      to: "{template}/passport",
    },
    {
      title: "Check a workflow of your own",
      text: "Your browser looks for faults in it. It is sent nowhere.",
      to: "/check",
    },
  ],
} as const;

/** The recorded runs that the section shows, one for each industry. */
export const libraryRuns = industries.map(({ slug, shown_template }) => ({
  industry: slug,
  template: shown_template,
}));

export const libraryWords = {
  // {count}: numbers from the database.
  figures: {
    templates: { one: "template, free to use", many: "templates, free to use" },
    situations: {
      one: "test run recorded",
      many: "test runs recorded",
    },
    releases: { one: "n8n version tested", many: "n8n versions tested" },
    // {noticed}, {made}: numbers from the database.
    mistakes: {
      figure: "{noticed} of {made}",
      label: "mistakes put in on purpose, noticed by tests",
    },
  },
  // {situation}: description of the test case. {n8n}: version number. {day}: date.
  recorded: "Recorded in n8n {n8n} on {day}, with test data.",
  play: "Play the run",
  pause: "Pause",
  // {now}, {all}: numbers.
  place: "Step {now} of {all}",
  failed: "The run could not be loaded. Please try again.",
  stepFailed: "Failed",
  whole: "See the whole workflow",
  /** Texts on the cards of services and industries. */
  free: {
    one: "1 free template",
    many: "{count} free templates",
    // Screen readers read this with the link. {of}: a service or an industry.
    of: "for {of}",
  },
} as const;
