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
      return groupsIn(parameters)
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

/**
 * Collects values that belong together, each with its name. One map has the fields of an object, such as `{ to: "…" }`,
 * or the named entries of a list, such as `[{ name: "to", value: "…" }]`. Nested objects and lists get maps of their
 * own.
 */
function groupsIn(holder: unknown): Map<string, unknown>[] {
  if (Array.isArray(holder))
    return [
      new Map(
        holder.map((one) => [
          String(field(one, "name") ?? field(one, "fieldId") ?? field(one, "column")),
          field(one, "value") ?? field(one, "fieldValue"),
        ]),
      ),
      ...holder.flatMap(groupsIn),
    ];
  if (!isRecord(holder)) return [];
  return [new Map(Object.entries(holder)), ...Object.values(holder).flatMap(groupsIn)];
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
    // The names must be crossed: the field "a" reads "b", and the field "b" reads "a". A reply to a message rightly
    // swaps sender and receiver, so fields with such names (`ENDS`) are not reported.
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
