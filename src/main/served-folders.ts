import { join } from "node:path";
import type { StaticFolder } from "#delivery/cache/static-files.ts";

/** The files that are served as they are; docs/product.md, section 7, row 5 for the templates'. */
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
