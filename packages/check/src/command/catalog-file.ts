import { readFileSync } from "node:fs";
import type { CatalogData } from "../facts/catalog-data.ts";
import { openCatalog, type Catalog } from "../facts/catalog.ts";

let opened: Catalog | undefined;

export function loadCatalog(): Catalog {
  opened ??= openCatalog(
    JSON.parse(
      readFileSync(new URL("../../data/nodes.json", import.meta.url), "utf8"),
    ) as CatalogData,
  );
  return opened;
}
