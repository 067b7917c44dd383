import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { flatRoutes } from "../fuzz/page-contracts.ts";
import { pagesAt } from "./pages.ts";

type Module = Parameters<typeof pagesAt>[0][string];

const SRC = join(import.meta.dirname, "../../../src");

/** Without components, the pages have only their loaders, actions and headers. */
export async function pagesOfSite(): Promise<ServerBuild> {
  const pages: Record<string, Module> = {};
  for (const { path, file } of flatRoutes()) {
    const { loader, action, headers } = (await import(
      /* @vite-ignore */ join(SRC, file)
    )) as Module;
    pages[path] = {
      ...pages[path],
      ...(loader && { loader }),
      ...(action && { action }),
      ...(headers && { headers }),
    };
  }
  return pagesAt(pages);
}
