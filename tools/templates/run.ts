import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { command, Expected } from "./library/expected.ts";

/*
 * npm run templates:run [-- slug …] [--accept] [--n8n RELEASE]
 * Runs the cases in every fixtures.json in the real n8n. The services are not contacted: fixtures.json contains their
 * answers. The results are compared with run.json; --accept stores results that differ. The first run installs n8n: 2.7
 * GB, several minutes.
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
