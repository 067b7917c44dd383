import { inbox } from "#content/accounts/admin.ts";
import { people as labels } from "#content/accounts/people.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Trace } from "../contract.ts";

type Change = Extract<Trace, { kind: "change" }>;
type Value = string | null;

const { changes } = labels;

/** Describes a change, for example "Message changed (status from “New” to “Done”)". */
export function describeChange({ action, fields, from, to }: Change): string {
  const what = (labels.actions as Record<string, string>)[action] ?? action;
  const names = [...new Set([...Object.keys(to), ...(fields ?? [])])];
  const parts = names.flatMap((name) => partOf(name, from?.[name], to[name]) ?? []);
  return parts.length > 0 ? `${what} (${parts.join("; ")})` : what;
}

export function authorOf(author: string | null): string {
  return interpolate(labels.by, { author: author ?? labels.somebody });
}

function partOf(name: string, from: Value | undefined, to: Value | undefined): string | undefined {
  const field = (changes.fields as Record<string, string>)[name];
  if (!field) return undefined;
  if (to === undefined) return field;
  const words = { field, to: valueOf(name, to) };
  if (from === undefined) return interpolate(changes.to, words);
  return interpolate(changes.fromTo, { ...words, from: valueOf(name, from) });
}

function valueOf(name: string, value: Value): string {
  if (name === "assignee") return value === "" ? labels.somebody : (value ?? inbox.nobody);
  if (name === "lead") return value ? labelIn(labels.lead.states, value) : labels.lead.none;
  if (value === null) return changes.none;
  if (name === "amount") return formatMoney(Number(value));
  if (name === "followUpOn" || name === "day") return formatDate(`${value}T12:00`);
  return name === "status" ? labelIn(inbox.statuses, value) : value;
}

function labelIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
