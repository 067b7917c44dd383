import type { CaseStudy } from "#content/landing/case-studies.ts";
import type { SolutionPage } from "#content/site/solutions.ts";
import type { Picture } from "#content/types.ts";
import type { RecordedRun } from "#features/showcase/contract.ts";
import type { CardTemplate } from "#features/templates/contract.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { SolutionKind } from "#shared/solution-paths.ts";

export type SolutionCard = {
  path: string;
  name: string;
  promise: string;
  picture: Picture;
};

export type SolutionGroup = { name: string; text: string; cards: SolutionCard[] };

export type SolutionView = Omit<SolutionPage, "related" | "shown_template"> & {
  kind: SolutionKind;
  path: string;
  name: string;
  picture: Picture;
  study?:
    | Pick<CaseStudy, "company" | "name" | "role" | "content" | "figure" | "sample">
    | undefined;
  /** Recorded run of a template that fits, if any has one. */
  run?: RecordedRun | undefined;
  /** At most 6 templates; below a recorded run at most 3, without the template of that run. */
  templates: CardTemplate[];
  /** Icons for the pictures of workflows on the template cards, by the icon's name. */
  icons: Record<string, IconShape>;
  related: { path: string; name: string }[];
};
