import { CARE } from "./care.ts";
import { CONNECTIONS } from "./connections.ts";
import type { Entry } from "./entry.ts";
import { LIBRARY } from "./library.ts";
import { RUNNING } from "./running.ts";
import { SHARING } from "./sharing.ts";
import { STEPS } from "./steps.ts";

/** Every rule with its reason and its two examples. No part of the engine: a page loads it when somebody asks why. */
export const HANDBOOK: readonly Entry[] = [
  ...CONNECTIONS,
  ...STEPS,
  ...RUNNING,
  ...CARE,
  ...SHARING,
  ...LIBRARY,
];
