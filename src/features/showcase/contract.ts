import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { StoryStep } from "#workflow/story/story.ts";

export type ShowcaseStep = Pick<StoryStep, "node" | "kind" | "deeds" | "went" | "error"> & {
  icon: IconShape;
};

/**
 * A recorded run of a template's workflow in n8n, shortened to a few steps. In the HTML of a page, only the step with
 * the index `outcome` has its result.
 */
export type RecordedRun = {
  slug: string;
  title: string;
  situation: string;
  steps: ShowcaseStep[];
  /**
   * Indexes in `steps`. `opening`: the step that is shown first when the visitor plays the run. `outcome`: the step
   * that is shown while nothing plays.
   */
  opening: number;
  outcome: number;
};

export type Showcase = RecordedRun & { industry: string };

export type Free = { count: number; path: string };

export type LibraryFacts = {
  /** Number of public templates. `situations`: number of test cases in which tests ran these templates. */
  templates: number;
  situations: number;
  /**
   * Mutation tests check the tests themselves: they put mistakes (mutations) into copies of the templates. `made`:
   * number of these mistakes. `noticed`: number of those that made a test fail.
   */
  made: number;
  noticed: number;
  industries: Record<string, Free>;
  shown: string[];
  stories: string[];
  /** The recorded run of the first industry in `shown`, the list of industries whose runs visitors can choose. */
  first?: Showcase | undefined;
};
