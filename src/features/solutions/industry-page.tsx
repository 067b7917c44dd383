import type { Route } from "./+types/industry-page";
import { loadSolution } from "./server/http.ts";
import { solutionMeta } from "./solution-meta.ts";
import { SolutionArticle } from "./ui/solution-article.tsx";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadSolution(context, "industries", params.slug);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? solutionMeta(matches[0].loaderData.origin, loaderData) : [];

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
  return <SolutionArticle solution={loaderData} />;
}
