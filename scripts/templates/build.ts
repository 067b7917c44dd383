import { installTools } from "./install/tools.ts";

/*
 * npm run templates:build [-- slug …]
 * Derives the second half of metadata.json and draws preview.png and the share image.
 */
await installTools();
const { buildTemplates } = await import("./build/build-templates.ts");
process.exitCode = (await buildTemplates(process.argv.slice(2))) ? 0 : 1;
