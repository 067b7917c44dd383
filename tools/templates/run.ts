import { parseArgs } from "node:util";
import { installWorkspace } from "../../scripts/install/workspace.ts";

/*
 * npm run templates:run [-- slug …] [--accept] [--n8n RELEASE]
 * Runs the cases of every fixtures.json in the real n8n, with services answering from the file, and
 * compares all that happens with run.json. What differs is said in words, and taken over by --accept.
 * The first time it installs that n8n outside the repository: about 2.7 GB and several minutes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: "boolean", default: false }, n8n: { type: "string" } },
});
await installWorkspace("templates");
const { runTemplates } = await import("./run/run-templates.ts");
process.exitCode = (await runTemplates({ slugs: positionals, ...values })) ? 0 : 1;
