import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import { openWorkflow } from "../run-case.ts";
import type { Runnable } from "../run-template.ts";
import type { OpenN8n } from "../server/with-n8n.ts";
import { withSeveralItems } from "./items.ts";
import { withMixedItems } from "./mixed-items.ts";
import { withOtherValues } from "./other-values.ts";
import { withSigns } from "./signs.ts";
import type { Finding, VariantKind } from "./variant.ts";

type VariantFinding = Finding & { kind: VariantKind; case: string };
type VariantRuns = { found: VariantFinding[]; ran: Record<VariantKind, number> };

/** Returns a line for each finding that is not accepted, and for each accepted finding that did not occur. */
export function linesOf(found: readonly VariantFinding[], excuses: Runnable["variants"]): string[] {
  const isOf = (one: VariantFinding) => (excuse: Runnable["variants"][number]) =>
    excuse.kind === one.kind && excuse.step === one.step;
  return [
    ...found
      .filter((one) => !excuses.some(isOf(one)))
      .map(({ kind, case: name, sentence }) => `${TITLES[kind]}, ${name}: ${sentence}`),
    ...excuses
      .filter((excuse) => !found.some((one) => isOf(one)(excuse)))
      .map(({ kind, step }) => `fixtures.json, field variants: ${kind} find nothing at "${step}".`),
  ];
}

const TITLES: Record<VariantKind, string> = {
  values: "With other values",
  items: "With several items",
  signs: "With signs to be escaped",
};

/**
 * Runs the cases of a template with changed data.
 * @param happened - the runs of the unchanged cases
 */
export async function runVariants(
  n8n: OpenN8n,
  { file, cases }: Runnable,
  happened: readonly RecordedCase[],
): Promise<VariantRuns> {
  const variants = [
    withOtherValues(file, cases, happened),
    withSeveralItems(file, cases, happened),
    ...withMixedItems(file, cases, happened),
    withSigns(file, cases, happened),
  ];
  const found: VariantFinding[] = [];
  const ran = { values: 0, items: 0, signs: 0 };
  for (const variant of variants) {
    const workflow = await openWorkflow(n8n, variant.file);
    for (const { case: one, judge } of variant.cases) {
      const { differences, happened: now } = await workflow.run({
        ...one,
        ran: [],
        notRan: [],
        json: {},
        items: {},
      });
      ran[variant.kind]++;
      const about = { kind: variant.kind, case: one.name };
      if (!now) found.push({ ...about, step: "", sentence: differences.join(" ") });
      else found.push(...judge(now).map((finding) => ({ ...about, ...finding })));
    }
  }
  return { found, ran };
}
