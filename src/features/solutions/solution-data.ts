import { solutions } from "#content/site/solutions.ts";
import {
  breadcrumbs,
  frequentQuestions,
  offeredService,
  organization,
} from "#shared/seo/structured-data.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SolutionView } from "./views.ts";

export function solutionData(origin: string, solution: SolutionView) {
  const { kind, path, name, description, questions, picture } = solution;
  return [
    organization(origin),
    offeredService(origin, {
      path,
      title: kind === "services" ? name : interpolate(solutions.industryService, { name }),
      description,
      image: picture,
      ...(kind === "industries" && { audience: name }),
    }),
    frequentQuestions(questions),
    breadcrumbs(origin, [
      { name: solutions[kind].heading, path: `/${kind}` },
      { name, path },
    ]),
  ];
}
