import { installWorkspace } from "../../scripts/install/workspace.ts";

/*
 * npm run templates:run [-- slug …]
 * Runs the cases of every fixtures.json in the real n8n, with external nodes fed from the file.
 * The first time it installs that n8n outside the repository: about 2.7 GB and several minutes.
 */
await installWorkspace("templates");
const { runTemplates } = await import("./run/run-templates.ts");
process.exitCode = (await runTemplates(process.argv.slice(2))) ? 0 : 1;
