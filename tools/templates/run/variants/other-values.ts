import { textsIn, valuesOf, VALUES_NODE } from "../../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import { differences } from "../../record/differences.ts";
import type { FixtureCase } from "../fixtures.ts";
import { replaceTexts, type Finding, type Others, type Variant } from "./variant.ts";

/**
 * Makes variants of the cases: each example value is replaced by another value, both in the case and in the node where
 * the user enters values. Apart from these values, each step must send the same as before. If a step still sends an
 * example value, the author has copied that value into the step.
 */
export function withOtherValues(
  file: WorkflowFile,
  cases: readonly FixtureCase[],
  happened: readonly RecordedCase[],
): Variant {
  const entered = cases[0]?.entered ?? {};
  // `runCopy` replaces placeholders by their values in `entered`. The variant therefore changes these values, and
  // leaves the placeholders as they are.
  const pairs: Others = new Map([
    ...[...otherValues(file)].filter(([text]) => !Object.hasOwn(entered, text)),
    ...Object.values(entered).map((text) => [text, otherEntry] as const),
  ]);
  const nodes = file.nodes.map((node) =>
    node.name === VALUES_NODE ? replaceTexts(node, pairs) : node,
  );
  return {
    kind: "values",
    file: { ...file, nodes },
    cases: cases.map((one, place) => ({
      case: replaceTexts(one, pairs),
      judge: (now) => compare(replaceTexts(happened[place]!, pairs), now),
    })),
  };
}

/**
 * Returns the example values of the workflow, each with a function that makes another value of the same kind. Only
 * values of a recognizable kind, such as email addresses, are returned. Any other text may also occur elsewhere in the
 * workflow with another meaning, where it must not be replaced.
 */
export function otherValues(file: Pick<WorkflowFile, "nodes">): Others {
  const values = textsIn(valuesOf(file).map(({ value }) => value));
  return new Map(
    values.flatMap(({ value }) =>
      KINDS.flatMap(([pattern, other]) =>
        [...value.matchAll(pattern)].map(([found]) => [found, other] as const),
      ),
    ),
  );
}

const KINDS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (email) => email.replace("@", ".other@")],
  [/^#[\w-]+$/g, (channel) => `${channel}-other`],
  [/^(?:EUR|USD|GBP)$/g, () => "CHF"],
  [/^[^@/]*\bExample\b[^@/]*$/g, (name) => name.replace(/example/i, "Sample")],
  [/YOUR-[A-Z-]+/g, (id) => id.replace(/your/i, "THEIR")],
];

/**
 * Changes the digits of a text, so that a number or an id keeps its form, which a service may check. A text without
 * digits gets the suffix "-other".
 */
function otherEntry(text: string): string {
  return /\d/.test(text)
    ? text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))
    : `${text}-other`;
}

function compare(expected: RecordedCase, happened: RecordedCase): Finding[] {
  const [before, after] = [expected, happened].map(({ steps }) => steps.map(({ node }) => node));
  const turn = after?.findIndex((node, place) => node !== before?.[place]) ?? -1;
  if (turn >= 0 || before?.length !== after?.length) {
    const step = after?.[turn] ?? before?.at(-1) ?? "";
    return [{ step, sentence: `the run goes another way at "${step}".` }];
  }
  return happened.steps.flatMap(({ node, told, parts }, place) =>
    [
      ...differences(expected.steps[place]?.told, told, "item"),
      ...differences(expected.steps[place]?.parts, parts, "part"),
    ].map((sentence) => ({ step: node, sentence: `"${node}" was told: ${sentence}` })),
  );
}
