import { data, type RouterContextProvider } from "react-router";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { requestContext } from "#platform/http/context.ts";
import { refusalStatus } from "#platform/http/errors/errors.ts";
import { Refusal } from "#platform/refusal.ts";
import type { SolutionKind } from "#shared/solution-paths.ts";
import { showSolution } from "./service.ts";

/** What the page about a service or an industry is made from; one that does not exist is a 404. */
export async function loadSolution(
  context: Readonly<RouterContextProvider>,
  kind: SolutionKind,
  slug: string,
) {
  const { platform } = context.get(requestContext);
  try {
    return data(await showSolution(platform, kind, slug), { headers: { [CACHE_PAGE]: "1" } });
  } catch (error) {
    if (error instanceof Refusal) throw data(null, { status: refusalStatus(error) });
    throw error;
  }
}
