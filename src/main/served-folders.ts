import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { StaticFolder } from "#delivery/files/static-files.ts";

export const ASSETS = join(import.meta.dirname, "../../build/client/assets");

export function libraryFolder({ libraryDir }: Pick<Config, "libraryDir">): string {
  return libraryDir ?? join(import.meta.dirname, "../../templates");
}

/** Folders whose files are sent as they are: browser build and templates (docs/product.md, section 7, row 5). */
export function servedFolders(root: string, library: string): StaticFolder[] {
  return [
    { folder: join(root, "build/client"), prefix: "/" },
    {
      folder: library,
      prefix: "/templates/",
      live: /^[\w-]+\/[\w-]+\/(?:workflow\.json|configuration\.md|metadata\.json|run\.json|preview\.png)$/,
    },
  ];
}
