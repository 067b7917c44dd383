import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { flatRoutes } from "../fuzz/page-contracts.ts";
import { pagesAt } from "./pages.ts";

type Module = Parameters<typeof pagesAt>[0][string];

const SRC = join(import.meta.dirname, "../../../src");

/** Returns the site's pages with their loaders, actions and headers, but without components. */
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
