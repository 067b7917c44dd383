// "We set it up for you": our offer in one line, and the library as proof, below the hero. The figures come
// from the database, the texts from this file.
import type { SectionHeading } from "../types.ts";
import { industries } from "./industries.ts";

export const librarySection: SectionHeading = {
  heading: "We set it up for you",
  intro: "Name one task. We build the workflow, connect your tools and train your team.",
};

/**
 * A section with true statements for every business. The page shows it as long as the business has no case studies of
 * its own.
 */
export const proofSection = {
  heading: "Proof you can check",
  intro: "No quotes and no logos: you can open everything here, and repeat it.",
  // {noticed}, {made}: numbers from the database.
  figure: "{noticed} of {made}",
  label: "planted mistakes caught by the tests",
  text: "We broke every template of the library on purpose, one mistake at a time, to see whether its tests would catch it. Each template’s passport, its test report, lists the mistakes they missed.",
  // {template}: path of a template with a recorded run.
  points: [
    {
      title: "Watch it run",
      text: "Step by step: what came in, what went out, and what happens when a service fails.",
      to: "{template}",
    },
    {
      title: "Read a passport",
      text: "What a template may do, what it costs, whom it writes to, and what nobody has tested.",
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
  // Stands above the figures, each of which links to what it counts.
  proof: "What we can prove today: open it and check.",
  // {templates}, {situations}, {noticed}, {made}: numbers from the database. {template}: path of a template with a
  // recorded run. The last figure is left out if the page shows `proofSection`, which has the same numbers. Figures
  // about tests are sums over all templates, but each links to a single template, so its label says so.
  figures: [
    {
      figure: "{templates}",
      label: "Free templates",
      text: "",
      to: "/templates",
    },
    {
      figure: "{situations}",
      label: "Recorded test runs: watch one",
      text: "",
      to: "{template}",
    },
    {
      figure: "{noticed} of {made}",
      label: "Planted mistakes caught: read a test report",
      text: "We broke templates on purpose to see whether the tests notice.",
      to: "{template}/passport",
    },
  ],
  recorded: "A real run, with test data.",
  play: "Watch it run",
  pause: "Pause",
  // {now}, {all}: numbers.
  place: "Step {now} of {all}",
  // Follows `place` once a press on a step shows it.
  choose: " · Select a step",
  failed: "The run could not be loaded. Please try again.",
  stepFailed: "Failed",
  whole: "Open the template",
  /** Labels of the links to free templates, on the cards of services and industries. */
  free: {
    one: "1 free template",
    many: "{count} free templates",
    // Screen readers read this with the link. {of}: a service or an industry.
    of: "for {of}",
  },
} as const;
