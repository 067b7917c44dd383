import { solutions } from "#content/site/solutions.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import {
  breadcrumbs,
  frequentQuestions,
  offeredService,
  organization,
} from "#shared/seo/structured-data.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SolutionView } from "./views.ts";

export function solutionMeta(origin: string, solution: SolutionView) {
  const { kind, path, name, title, description, questions, picture } = solution;
  const { heading } = solutions[kind];
  return pageMeta({
    origin,
    path,
    title,
    description,
    image: {
      src: `/share${path}.png`,
      alt: `${name}: ${solution.promise}`,
      width: 1200,
      height: 630,
    },
    things: [
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
        { name: heading, path: `/${kind}` },
        { name, path },
      ]),
    ],
  });
}
