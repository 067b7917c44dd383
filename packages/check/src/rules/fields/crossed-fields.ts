import { field } from "../../facts/port-values.ts";
import { isRecord } from "../../read/edges.ts";
import type { Rule, Trouble } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

export const crossedFields: Rule = {
  id: "crossed-fields",
  whenReached: true,
  level: "can-hurt",
  check: ({ steps }) =>
    steps.flatMap(({ name, parameters }): Trouble[] => {
      return listsIn(parameters)
        .flatMap(crossedIn)
        .map(([a, b]) =>
          inStep(
            [name],
            `puts ${shortened(b)} into "${shortened(a)}" and ${shortened(a)} into "${shortened(b)}", so the two are mixed up.`,
          ),
        );
    }),
  mend: "Exchange the two values.",
};

/** Returns the fields of each object, and the named entries of each list, as a map from names to values. */
function listsIn(holder: unknown): Map<string, unknown>[] {
  if (Array.isArray(holder))
    return [
      new Map(
        holder.map((one) => [
          String(field(one, "name") ?? field(one, "fieldId") ?? field(one, "column")),
          field(one, "value") ?? field(one, "fieldValue"),
        ]),
      ),
      ...holder.flatMap(listsIn),
    ];
  if (!isRecord(holder)) return [];
  return [new Map(Object.entries(holder)), ...Object.values(holder).flatMap(listsIn)];
}

function crossedIn(group: ReadonlyMap<string, unknown>): [string, string][] {
  const read = new Map(
    [...group].flatMap(([name, value]) => {
      const [, dotted = "", source = dotted] =
        typeof value === "string" ? (READ.exec(value) ?? []) : [];
      return source === "" ? [] : [[plain(name), { name, source: plain(source) }] as const];
    }),
  );
  return [...read].flatMap(([key, { name, source }]) => {
    const other = read.get(source);
    // A step that replies to a message rightly swaps the sender and the receiver, so their fields are not reported.
    return key < source && other?.source === key && !ENDS.test(key)
      ? [[name, other.name] as [string, string]]
      : [];
  });
}

const ENDS = /^(?:from|to|sender|rec|reply|source|target|origin|dest)/;
const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, "");
/** Matches an expression that reads a single field, and captures the last part of the field's name. */
const READ =
  /^=\s*\{\{\s*\$(?:json|\([^()]{1,80}\)[.\w()]{0,20}\.json)(?:\.\w{1,60}|\[["'][^"'\]]{1,60}["']\]){0,5}?(?:\.(\w{1,60})|\[["']([^"'\]]{1,60})["']\])\s*\}\}\s*$/;
