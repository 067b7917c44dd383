import { installWorkspace } from "../install/workspace.ts";
import { command } from "./library/expected.ts";

/* npm run facts:build makes packages/check/data/ from n8n's packages. */
await installWorkspace("templates");
const { buildFacts } = await import("./facts/build-facts.ts");
await command(buildFacts);
