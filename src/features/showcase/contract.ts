import type { IconShape } from "#features/diagram/contract.ts";
import type { Deed } from "#workflow/story/deeds.ts";
import type { Said } from "#workflow/story/readable.ts";

/** What can be said of a step: a heading, and what was written or entered. */
export type Told = { title: string } & Pick<Deed, "subject" | "text"> & { values: Said[] };

export type ShowcaseStep = {
  node: string;
  /** Such as "Google Sheets". */
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
  /** A sentence without its full stop. */
  situation: string;
  /** Release it ran in, and the day, such as "20 November 2026". */
  n8n: string;
  on: string;
  steps: ShowcaseStep[];
  /** Place of the step that shows what the run was for. */
  outcome: number;
};

/** What is free for a service or an industry: how many templates, and where their list is. */
export type Free = { count: number; path: string };

export type LibraryFacts = {
  /** Public templates, and the recorded situations of all their runs. */
  templates: number;
  situations: number;
  /** Releases of n8n they ran in, newest first, and how many in each. */
  releases: { n8n: string; templates: number }[];
  /** By slug; without those that have none. */
  services: Record<string, Free>;
  industries: Record<string, Free>;
  /** Slugs of the industries of which a run can be shown. */
  shown: string[];
  /** Slugs of the templates that the hero's stories lead to. */
  stories: string[];
  /** The first of them; undefined where there is none. */
  first?: Showcase | undefined;
};
