import { installWorkspace } from "../../scripts/install/workspace.ts";

/*
 * npm run templates:check [-- slug …]
 * Judges the whole library, or the named templates, and prints one sentence per finding.
 */
await installWorkspace("templates");
const { checkLibrary } = await import("./check/check-library.ts");
process.exitCode = (await checkLibrary(process.argv.slice(2))) ? 0 : 1;
