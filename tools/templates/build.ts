import { installWorkspace } from "../install/workspace.ts";
import { command } from "./library/expected.ts";

/* npm run templates:build [-- slug …] writes preview.png, passport.json, the share image and derived metadata. */
await installWorkspace("templates");
const { buildTemplates } = await import("./build/build-templates.ts");
await command(() => buildTemplates(process.argv.slice(2)));
