import { installWorkspace } from "../install/workspace.ts";
import { command } from "./library/expected.ts";

/* npm run templates:check [-- slug …] checks the templates, and prints a sentence for each finding. */
await installWorkspace("templates");
const { checkLibrary } = await import("./check/check-library.ts");
await command(() => checkLibrary(process.argv.slice(2)));
