import { parseArgs } from "node:util";
import { installWorkspace } from "../../scripts/install/workspace.ts";
import { command, wholeNumber } from "./library/expected.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Puts faults into workflows, one at a time and one of each kind, and counts
 * those that the cases show. The score is kept in run.json. With another seed, or up to `most` of
 * each kind, it is only told: a look at other faults than those that the score is made of.
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
