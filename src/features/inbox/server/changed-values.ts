import type { StoredMessage } from "./store.ts";

/**
 * Columns whose values the audit log records. Texts that staff write, such as tags, may contain personal data, and
 * entries of the audit log cannot be erased.
 */
const COLUMNS = {
  status: "status",
  assignee: "assignee_id",
  followUpOn: "follow_up_on",
} as const;

/** @returns the changed values, and as `from` the values before; an empty object if nothing was changed */
export function changedValues(
  before: StoredMessage,
  after: StoredMessage,
): Record<string, unknown> {
  const changed = Object.entries(COLUMNS).filter(([, column]) => before[column] !== after[column]);
  if (changed.length === 0) return {};
  const valuesOf = (row: StoredMessage) =>
    Object.fromEntries(changed.map(([name, column]) => [name, row[column]]));
  return { ...valuesOf(after), from: valuesOf(before) };
}
