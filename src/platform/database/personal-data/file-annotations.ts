import type { Kind } from "#content/site/stored-data.ts";

/** Content of the data folder by pattern of file name; `database`: the tables' own annotations count. */
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
