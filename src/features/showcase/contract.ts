import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { StoryStep } from "#workflow/story/story.ts";

export type ShowcaseStep = Pick<StoryStep, "node" | "kind" | "deeds" | "went" | "error"> & {
  icon: IconShape;
};

/**
 * A recorded run that is shortened to a few steps. In the HTML of a page, only the step at the index `outcome` has its
 * result.
 */
export type RecordedRun = {
  slug: string;
  title: string;
  situation: string;
  /** Release of n8n in which the run was recorded. `on` is the date of the recording, such as "20 November 2026". */
  n8n: string;
  on: string;
  steps: ShowcaseStep[];
  /**
   * Indexes of steps. `opening`: the step with which the playing begins. `outcome`: the step that is shown while
   * nothing plays.
   */
  opening: number;
  outcome: number;
};

/** The recorded run that the landing page shows for an industry. */
export type Showcase = RecordedRun & { industry: string };

export type Free = { count: number; path: string };

export type LibraryFacts = {
  /** Number of public templates. `situations`: number of situations in which tests ran these templates. */
  templates: number;
  situations: number;
  /**
   * Number of mistakes that were put into the public templates on purpose, to see whether the tests notice them.
   * `noticed`: number of the mistakes that the tests noticed.
   */
  made: number;
  noticed: number;
  industries: Record<string, Free>;
  shown: string[];
  stories: string[];
  /** The recorded run of the first industry in `shown`, the list of industries whose runs visitors can choose. */
  first?: Showcase | undefined;
};
