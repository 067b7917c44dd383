import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { command, wholeNumber } from "./library/expected.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Puts faults into the workflow of a template, one fault of each kind, and counts the faults that change the result of
 * a recorded case. The count is stored in run.json. With --seed (another random choice) or --most (at most this many
 * faults of each kind), the count is only printed.
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
