import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { command, wholeNumber } from "./library/expected.ts";

/*
 * npm run templates:mutate [-- slug …] [--seed NUMBER] [--most NUMBER]
 * Makes mutants: copies of a template's workflow with one fault each, one mutant for each kind of
 * fault. Runs the recorded cases on them, and counts the mutants that change the result of a case.
 * The count is stored in run.json. With --seed (another random choice) or --most (at most this many
 * mutants for each kind of fault), the count is only printed.
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
