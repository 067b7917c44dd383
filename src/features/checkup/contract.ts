import type { DataMap, Finding, Profile, Report } from "#check/checkup.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { Outline } from "#workflow/outline/outline.ts";

/** Path of the page that checks workflows. The page's content security policy forbids every connection. */
export const CHECKUP_PATH = "/check";

/** The result of checking one workflow, as the worker sends it to the page. */
export type CheckedWorkflow = {
  /** Position of the workflow among all workflows that were checked together, from 0. */
  index: number;
  name: string;
  steps: number;
  /** Sentences about missing or unusable parts of the file, which the check-up filled in or left out. */
  notes: string[];
  /** Drawing of the workflow; missing if it cannot be drawn, for example with thousands of steps in one chain. */
  diagram?: Diagram;
  outline?: Outline;
  /** Which company receives which data; missing if this cannot be worked out. */
  data?: DataMap;
  /** Trigger and services of the workflow, as `servicesOf` returns them. */
  services: string[];
  reports: Record<Profile, Report>;
};

/**
 * Requests of the page to the worker. The worker's answer has the same `id`. `names` are the file names of the texts;
 * empty for pasted text.
 */
export type CheckupRequest =
  | { id: number; type: "check"; texts: string[]; names: string[] }
  | { id: number; type: "mend"; index: number; rules: Finding["rule"][] };

/** Answers of the worker. `failed`: the worker threw an error, or was stopped because it was too slow. */
export type CheckupAnswer =
  | {
      id: number;
      type: "checked";
      workflows: CheckedWorkflow[];
      /** Number of workflows in the texts; `workflows` may have fewer, up to a limit. */
      found: number;
      problems: string[];
    }
  | { id: number; type: "mended"; text: string; changes: string[] }
  | { id: number; type: "failed"; slow?: true };
