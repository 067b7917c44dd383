import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { openCatalog, type CatalogData, type WorkflowFile } from "../packages/check/src/checkup.ts";
import { indexText, servicesOf } from "../src/features/checkup/like-ours.ts";

const ID = "virtual:template-index";

/**
 * Vite plugin for the module `virtual:template-index`, a text that lists the services of each template. The check-up
 * page contains this text, because that page must not send requests. A template is left out if its tests have another
 * verdict than "green" in `passport.json`, as everywhere on the site.
 */
export function templateIndex(): Plugin {
  return {
    name: "template-index",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readIndex())};` : undefined),
  };
}

export function readIndex(): string {
  const root = join(import.meta.dirname, "..");
  const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
  const catalog = openCatalog(
    read(join(root, "packages/check/data/nodes-light.json")) as CatalogData,
  );
  const templates = globSync("templates/*/*/passport.json", { cwd: root })
    .map((path) => join(root, path, ".."))
    .filter(
      (folder) => (read(join(folder, "passport.json")) as { verdict: string }).verdict === "green",
    )
    .map((folder) => {
      const { slug } = read(join(folder, "metadata.json")) as { slug: string };
      const file = read(join(folder, "workflow.json")) as WorkflowFile;
      return { slug, services: servicesOf(file, catalog) };
    });
  return indexText(templates.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)));
}
