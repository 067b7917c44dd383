import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installWorkspace } from "../install/workspace.ts";
import { REPOSITORY } from "./library/template-folder.ts";
import { sharedPages } from "./share/shared-pages.ts";

/* npm run share:build draws the site's icons, and the images for shared links to `/`, services and industries. */
await installWorkspace("templates");
const { pageShareImage } = await import("./share/page-share-image.ts");
const { siteIcons } = await import("./share/site-icons.ts");
for (const page of sharedPages()) {
  mkdirSync(dirname(page.file), { recursive: true });
  writeFileSync(page.file, pageShareImage(page));
}
for (const [name, bytes] of Object.entries(siteIcons())) {
  writeFileSync(join(REPOSITORY, "public", name), bytes);
}
