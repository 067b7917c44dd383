import { pageMeta } from "#shared/seo/page-meta.ts";
import type { SolutionView } from "./views.ts";

export function solutionMeta(origin: string, solution: SolutionView) {
  const { path, name, promise, title, description } = solution;
  const alt = `${name}: ${promise}`;
  const image = { src: `/share${path}.png`, alt, width: 1200, height: 630 };
  return pageMeta({ origin, path, title, description, image });
}
