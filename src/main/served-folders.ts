import { join } from "node:path";
import type { StaticFolder } from "#delivery/files/static-files.ts";

export const ASSETS = join(import.meta.dirname, "../../build/client/assets");

/** docs/product.md, section 7, row 5 for the templates' files. */
export function servedFolders(root: string): StaticFolder[] {
  return [
    { folder: join(root, "build/client"), prefix: "/", immutable: /^\/assets\// },
    {
      folder: join(root, "templates"),
      prefix: "/templates/",
      names: /^(?:workflow\.json|configuration\.md|metadata\.json|preview\.png)$/,
    },
  ];
}
