import { parseArgs } from "node:util";
import { installWorkspace } from "../../scripts/install/workspace.ts";
import { command, Expected } from "./library/expected.ts";

/*
 * npm run templates:run [-- slug …] [--accept] [--n8n RELEASE]
 * Runs the cases of every fixtures.json in the real n8n, with services answering from the file, and
 * compares all that happens with run.json. What differs is said in words, and taken over by --accept.
 * The first time it installs that n8n outside the repository: about 2.7 GB and several minutes.
 */
await command(async () => {
  const { values, positionals: slugs } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: "boolean", default: false }, n8n: { type: "string" } },
  });
  if (values.n8n !== undefined && !/^\d+\.\d+\.\d+$/.test(values.n8n))
    throw new Expected(`--n8n is a release, such as 2.0.0; "${values.n8n}" is none.`);
  await installWorkspace("templates");
  const { runTemplates } = await import("./run/run-templates.ts");
  return runTemplates({ slugs, ...values });
});
