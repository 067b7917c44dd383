import type { Kind } from "#content/site/stored-data.ts";

/** What lies in the data folder, by how its name looks; `database`: as its tables are annotated. */
export const fileAnnotations: readonly (readonly [
  name: RegExp,
  holds: Kind | "database" | "not personal",
])[] = [
  [/^pgdata$/, "database"],
  [/^mail$/, "outbox"],
  [/^backups$/, "backups"],
  [/^(?:pgdata|mail|secret)-before-/, "backups"],
  [/^erasures\.jsonl$/, "erasures"],
  [/^endings\.jsonl$/, "suppressions"],
  [/^(?:secret|lock|control)/, "not personal"],
];
