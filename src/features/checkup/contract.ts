import type { DataMap, Finding, Profile, Report } from "#check/checkup.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { Outline } from "#workflow/outline/outline.ts";

/** The path of the check-up's page. Its content security policy forbids every connection. */
export const CHECKUP_PATH = "/check";

/** A workflow after the check-up, as the worker hands it to the page. */
export type CheckedWorkflow = {
  /** Place of the workflow among those that were read together. */
  index: number;
  name: string;
  steps: number;
  /** Parts that the reader filled in or left out, a sentence each. */
  notes: string[];
  /** Missing where the workflow cannot be drawn or told, as with thousands of steps in one chain. */
  diagram?: Diagram;
  outline?: Outline;
  /** Missing where it cannot be worked out. */
  data?: DataMap;
  /** The start of the workflow and its services, as `servicesOf` gives them. */
  services: string[];
  reports: Record<Profile, Report>;
};

/** Questions to the worker; `id` is repeated in its answer. `names`: the files of the texts, none where one was pasted. */
export type CheckupRequest =
  | { id: number; type: "check"; texts: string[]; names: string[] }
  | { id: number; type: "mend"; index: number; rules: Finding["rule"][] };

/** Answers of the worker. `failed`: the worker met an error of its own, or was stopped because it was too slow. */
export type CheckupAnswer =
  | {
      id: number;
      type: "checked";
      workflows: CheckedWorkflow[];
      /** How many workflows the texts hold; more than `workflows` where there are too many. */
      found: number;
      problems: string[];
    }
  | { id: number; type: "mended"; text: string; changes: string[] }
  | { id: number; type: "failed"; slow?: true };
