import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TemplateMetadata } from "../../../../src/workflow/facts/template-metadata.ts";
import { parseWorkflowFile } from "../../../../packages/check/src/read/strict-workflow.ts";
import { checkWords } from "./words.ts";

const [folder = ""] = globSync("templates/finance/send_payment_reminders*");
const read = (at: string) => {
  const text = (name: string) => readFileSync(`${at}/${name}`, "utf8");
  const { nodes } = TemplateMetadata.parse(JSON.parse(text("metadata.json")));
  const { file } = parseWorkflowFile(text("workflow.json"));
  if (!file) throw new Error(`${at} has no workflow`);
  const kinds = new Map(nodes.map(({ type, label }) => [type, label]));
  return { guide: text("configuration.md"), file, kinds };
};

test.each(globSync("templates/*/*/configuration.md"))("no sentence of %s is reported", (path) =>
  expect(checkWords(read(path.replace("/configuration.md", "")))).toEqual([]),
);

test.each([
  ["go through the list below", "name the section"],
  ["Try it, then activate it.", "says Publish"],
  ["The workflow must be active.", "says Publish"],
  ["| `maxPerRun` | The most | see the step |", "give an example"],
  ["See [Google](/connect/google).", "leads nowhere"],
  ["Open the four Gmail steps.", "the workflow has 3"],
  ["Raise `maxPerMonth`.", "nothing in the workflow is called that"],
  ["It costs about 7 dollars a month.", "prices change"],
])("a guide that says %j is reported", (phrase, sentence) => {
  const good = read(folder);
  const found = checkWords({ ...good, guide: `${good.guide}\n${phrase}\n` });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

test.each([
  ["Every morning at eight", "Every morning at eight"],
  ["Every 20 minutes", "Every 20 minutes"],
])("a time at which the workflow does not run is reported: %j", (phrase, sentence) => {
  const good = read(folder);
  const guide = good.guide.replace("## What it does\n", `## What it does\n\n${phrase} it works.\n`);
  expect(checkWords({ ...good, guide })).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  "Right click the node and choose *Deactivate*.",
  "Open the three Gmail steps, and see [n8n](https://n8n.io/).",
  "Change `maxPerRun`.",
])("a guide that says %j is not reported", (phrase) => {
  const good = read(folder);
  expect(checkWords({ ...good, guide: `${good.guide}\n${phrase}\n` })).toEqual([]);
});
