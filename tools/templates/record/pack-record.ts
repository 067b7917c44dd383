import type { Json, RecordedCase } from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";

export function packCases(
  cases: RecordedCase[],
  triggers: Record<string, Json>,
): Pick<RunRecord, "cases" | "triggers" | "values"> {
  const values: Json[] = [];
  const places = new Map<string, number>();
  const place = (value: Json): number => {
    const key = JSON.stringify(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.push(value) - 1);
    return values.length - 1;
  };
  const set = Object.fromEntries(
    Object.entries(triggers).map(([node, value]) => [node, place(value)]),
  );
  const packed = cases.map((one) => ({
    ...one,
    steps: one.steps.map(({ node, from, out, told, sent, parts, tries, error }) => ({
      node,
      from: from.map(({ step, output }): [number, number] => [step, output]),
      out: out.map((items) => items.map(place)),
      ...(told && { told: told.map(place) }),
      ...(sent && { sent: sent.map(place) }),
      ...(parts !== undefined && { parts: place(parts) }),
      ...(tries !== undefined && { tries }),
      ...(error !== undefined && { error }),
    })),
  }));
  return { triggers: set, cases: packed, values };
}

/** Writes the text of `run.json`. Each step and each value is on a line of its own. */
export function recordText({ cases, values, ...head }: RunRecord): string {
  const top = JSON.stringify(head, null, 2).slice(0, -2);
  const blocks = cases.map(({ steps, ...one }) => {
    const lines = steps.map((step) => `      ${JSON.stringify(step)}`);
    return `    ${JSON.stringify(one).slice(0, -1)},"steps":[\n${lines.join(",\n")}\n    ]}`;
  });
  const pool = values.map((value) => `    ${JSON.stringify(value)}`);
  return `${top},\n  "cases": [\n${blocks.join(",\n")}\n  ],\n  "values": [\n${pool.join(",\n")}\n  ]\n}\n`;
}
