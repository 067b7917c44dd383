import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { command, wholeNumber } from "./library/expected.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Puts faults into a workflow, one of each kind, and counts those that its cases notice. The result is stored in
 * run.json. With another seed, or up to `most` faults of each kind, it is only printed.
 */
await command(async () => {
  const { values, positionals: slugs } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: "string" }, most: { type: "string" } },
  });
  const seed = wholeNumber("--seed", values.seed);
  const most = wholeNumber("--most", values.most);
  await installWorkspace("templates");
  const { mutateTemplates } = await import("./mutate/mutate-templates.ts");
  return mutateTemplates({ slugs, seed, most });
});
