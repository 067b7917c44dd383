import { installWorkspace } from "../../scripts/install/workspace.ts";
import { command } from "./library/expected.ts";

/*
 * npm run templates:build [-- slug …]
 * Derives the second half of metadata.json and draws preview.png and the share image.
 */
await installWorkspace("templates");
const { buildTemplates } = await import("./build/build-templates.ts");
await command(() => buildTemplates(process.argv.slice(2)));
