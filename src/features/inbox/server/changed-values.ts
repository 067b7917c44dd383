import type { StoredMessage } from "./store.ts";

/** What staff choose, and do not write. Only this stands in the audit log, which cannot be erased. */
const COLUMNS = {
  status: "status",
  assignee: "assignee_id",
  followUpOn: "follow_up_on",
} as const;

/** @returns the new values of what was changed, and as `from` the values before; nothing if nothing was changed */
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
