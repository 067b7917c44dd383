import { join } from "node:path";
import type { StaticFolder } from "#delivery/files/static-files.ts";

export const ASSETS = join(import.meta.dirname, "../../build/client/assets");

/** Folders of static files; templates as in docs/product.md, section 7, row 5. */
export function servedFolders(root: string, library: string): StaticFolder[] {
  return [
    { folder: join(root, "build/client"), prefix: "/", immutable: /^\/assets\// },
    {
      folder: library,
      prefix: "/templates/",
      live: /^[\w-]+\/[\w-]+\/(?:workflow\.json|configuration\.md|metadata\.json|run\.json|preview\.png)$/,
    },
  ];
}
