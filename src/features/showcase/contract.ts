import type { IconShape } from "#features/diagram/contract.ts";
import type { Deed } from "#workflow/story/deeds.ts";
import type { Said } from "#workflow/story/readable.ts";

export type Told = { title: string } & Pick<Deed, "subject" | "text"> & { values: Said[] };

export type ShowcaseStep = {
  node: string;
  kind: string;
  icon: IconShape;
  failed: boolean;
  /** Left out in a page, but for the step that stands there when nothing plays. */
  told?: Told;
};

export type Showcase = {
  industry: string;
  slug: string;
  title: string;
  situation: string;
  /** Release it ran in, and the day, such as "20 November 2026". */
  n8n: string;
  on: string;
  steps: ShowcaseStep[];
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
  /** The first of them; undefined where there is none. */
  first?: Showcase | undefined;
};
