import { readFileSync } from "node:fs";
import type { CatalogData } from "../facts/catalog-data.ts";
import { openCatalog, type Catalog } from "../facts/catalog.ts";

let opened: Catalog | undefined;

/** Loads this package's facts about n8n's node types, with all parameters of each type. */
export function loadCatalog(): Catalog {
  opened ??= openCatalog(
    JSON.parse(
      readFileSync(new URL("../../data/nodes.json", import.meta.url), "utf8"),
    ) as CatalogData,
  );
  return opened;
}
