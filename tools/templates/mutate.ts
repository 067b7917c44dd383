import { parseArgs } from "node:util";
import { installWorkspace } from "../../scripts/install/workspace.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Puts faults into workflows, one at a time and up to `most` of each kind in each sort of node, and
 * counts those that the cases show. The score is kept in run.json.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    most: { type: "string", default: "2" },
  },
});
await installWorkspace("templates");
const { mutateTemplates } = await import("./mutate/mutate-templates.ts");
const enough = await mutateTemplates({
  slugs: positionals,
  seed: Number(values.seed),
  most: Number(values.most),
});
process.exitCode = enough ? 0 : 1;
