import type { SolutionPage } from "#content/site/solutions.ts";
import type { Picture } from "#content/types.ts";
import type { FittingTemplate } from "#features/templates/contract.ts";
import type { SolutionKind } from "#shared/solution-paths.ts";

export type SolutionCard = { path: string; name: string; promise: string; picture: Picture };

export type SolutionView = Omit<SolutionPage, "related"> & {
  kind: SolutionKind;
  path: string;
  name: string;
  picture: Picture;
  templates: FittingTemplate[];
  related: { path: string; name: string }[];
};
