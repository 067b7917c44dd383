import { installWorkspace } from "../install/workspace.ts";
import { command } from "./library/expected.ts";

/* npm run templates:build [-- slug …] writes the derived fields of metadata.json, preview.png and the share image. */
await installWorkspace("templates");
const { buildTemplates } = await import("./build/build-templates.ts");
await command(() => buildTemplates(process.argv.slice(2)));
