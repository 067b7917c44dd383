// "Workflows you can open": the library as proof, below the hero. The figures come from the database,
// the texts from this file.
import type { SectionHeading } from "../types.ts";
import { industries } from "./industries.ts";

export const librarySection: SectionHeading = {
  heading: "Workflows you can open",
  intro:
    "Every workflow in the library is complete and free. Its recorded test runs in n8n include a service that fails.",
};

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
  },
  // {situation}: description of the test case. {n8n}: version number. {day}: date.
  recorded: "Recorded in n8n {n8n} on {day}, with invented people and accounts.",
  play: "Play the run",
  pause: "Pause",
  // {now}, {all}: numbers.
  place: "Step {now} of {all}",
  failed: "The run could not be loaded. Please try again.",
  stepFailed: "Failed",
  whole: "See the whole workflow",
  all: "View all templates",
  // {industry}: the industry's name.
  more: "More for {industry}",
  getN8n: "Where to get n8n, and what it costs",
  /** Texts on the cards of services and industries. */
  free: {
    one: "1 free template",
    many: "{count} free templates",
    // {of}: a service or an industry. Read to people who hear only the link.
    of: "for {of}",
  },
} as const;
