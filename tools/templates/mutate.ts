import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { command, wholeNumber } from "./library/expected.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Counts the faults, one of each kind, that the cases show; kept in run.json. With another seed, or up to
 * `most` of each kind, it is only told.
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
