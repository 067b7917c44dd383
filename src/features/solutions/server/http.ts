import type { RouterContextProvider } from "react-router";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { requestContext } from "#platform/http/context.ts";
import type { SolutionKind } from "#shared/solution-paths.ts";
import { showSolution } from "./service.ts";

export function loadSolution(
  context: Readonly<RouterContextProvider>,
  kind: SolutionKind,
  slug: string,
) {
  return cachedData(showSolution(context.get(requestContext).platform, kind, slug), "library");
}
