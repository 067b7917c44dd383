import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes the names of imported files from the manifest of routes, which every page loads. Browsers would need these
 * names only for preloads, which the server removes anyway (`src/delivery/document/scripts-after-paint.ts`).
 * @param folder - folder with the built files for browsers
 * @throws Error if there are no names to remove, for example because React Router has changed the manifest's format
 */
export function trimManifest(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
  const text = name && readFileSync(join(folder, name), "utf8");
  const trimmed = text?.replace(/"imports":\[[^\]]+\]/g, '"imports":[]');
  if (!name || !trimmed || trimmed === text) throw new Error(`No manifest to trim in ${folder}.`);
  writeFileSync(join(folder, name), trimmed);
}
