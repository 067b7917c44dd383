import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { StoryStep } from "#workflow/story/story.ts";

export type ShowcaseStep = Pick<StoryStep, "node" | "kind" | "deeds" | "went" | "error"> & {
  icon: IconShape;
};

/** A recorded run, shortened to a few steps. In the page's HTML only the step at `outcome` has its result. */
export type RecordedRun = {
  slug: string;
  title: string;
  situation: string;
  /** Release of n8n in which the run was recorded; `on` is the date, such as "20 November 2026". */
  n8n: string;
  on: string;
  steps: ShowcaseStep[];
  /** Indexes in `steps`: the first step that is played, and the one shown while nothing plays. */
  opening: number;
  outcome: number;
};

/** The recorded run that the landing page shows for an industry. */
export type Showcase = RecordedRun & { industry: string };

export type Free = { count: number; path: string };

export type LibraryFacts = {
  /** Number of public templates, and of the situations in their recorded runs. */
  templates: number;
  situations: number;
  /** How many faults were put into the public templates (`made`), and how many their recorded runs noticed. */
  made: number;
  noticed: number;
  /** Releases of n8n in which templates ran, newest first, with the number of templates. */
  releases: { n8n: string; templates: number }[];
  industries: Record<string, Free>;
  shown: string[];
  stories: string[];
  /** The recorded run of the first industry in `shown`. */
  first?: Showcase | undefined;
};
