import { differences } from "../record/differences.ts";
import type { FixtureCase } from "./fixtures.ts";
import type { FinishedRun, NodeRun } from "./server/n8n-client.ts";

export function judgeCase(one: FixtureCase, run: FinishedRun): string[] {
  const wanted = one.status ?? "success";
  const sentences: string[] = [];
  if (run.status !== wanted)
    sentences.push(
      `The run ended with "${run.status}" instead of "${wanted}"${run.error ? ` (${run.error})` : ""}.`,
    );
  for (const node of one.ran) if (!run.nodes[node]) sentences.push(`"${node}" did not run.`);
  for (const node of one.notRan)
    if (run.nodes[node]) sentences.push(`"${node}" ran, but should not have.`);
  for (const [node, fields] of Object.entries(one.json)) {
    const item = itemsOf(run.nodes[node])[0];
    if (!item) sentences.push(`"${node}" gave no item to compare.`);
    else sentences.push(...differences(fields, item.json, node, true));
  }
  for (const [node, count] of Object.entries(one.items ?? {})) {
    const found = itemsOf(run.nodes[node]).length;
    if (found !== count) sentences.push(`"${node}" gave ${found} items instead of ${count}.`);
  }
  return sentences;
}

function itemsOf(runs: NodeRun[] | undefined): { json: unknown }[] {
  return (runs?.at(-1)?.data?.main ?? []).flatMap((output) => output ?? []);
}
