import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { StoryStep } from "#workflow/story/story.ts";

export type ShowcaseStep = StoryStep & { icon: IconShape };

/** A recorded run in a few steps. In the page itself only the step at `outcome` says what it did. */
export type Showcase = {
  industry: string;
  slug: string;
  title: string;
  situation: string;
  /** The release of n8n it ran in, and the day, such as "20 November 2026". */
  n8n: string;
  on: string;
  steps: ShowcaseStep[];
  /** Places in `steps`: where playing begins, and what is shown when nothing plays. */
  opening: number;
  outcome: number;
};

export type Free = { count: number; path: string };

export type LibraryFacts = {
  /** Public templates, and the recorded situations of all their runs. */
  templates: number;
  situations: number;
  /** Releases of n8n they ran in, newest first, and how many in each. */
  releases: { n8n: string; templates: number }[];
  industries: Record<string, Free>;
  shown: string[];
  stories: string[];
  /** The run of the first industry in `shown`. */
  first?: Showcase | undefined;
};
