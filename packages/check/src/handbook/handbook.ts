import { CARE } from "./care.ts";
import { CODE_ENTRIES } from "./code.ts";
import { CONNECTIONS } from "./connections.ts";
import type { Entry } from "./entry.ts";
import { FIELDS } from "./fields.ts";
import { LIBRARY } from "./library.ts";
import { NODES } from "./nodes.ts";
import { RUNNING } from "./running.ts";
import { SHARING } from "./sharing.ts";
import { WEBHOOKS } from "./webhooks.ts";

export const HANDBOOK: readonly Entry[] = [
  ...CONNECTIONS,
  ...NODES,
  ...FIELDS,
  ...CODE_ENTRIES,
  ...WEBHOOKS,
  ...RUNNING,
  ...CARE,
  ...SHARING,
  ...LIBRARY,
];
