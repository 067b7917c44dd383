import type { DataMap, Finding, Profile, Report } from "#check/checkup.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { Outline } from "#workflow/outline/steps.ts";

/** Path of the workflow check-up's page, whose content security policy forbids all connections to servers. */
export const CHECKUP_PATH = "/check";

export const MAX_FINDINGS = 2000;

/** Query parameter of a link to the contact form. With this parameter, the form's message begins with the findings. */
export const FINDINGS_QUERY = { name: "findings", value: "1" };

/**
 * Key of the findings in the storage of the browser tab. The findings are not in the URL of the link, because they
 * would then reach the server before the visitor sends the form.
 */
export const FINDINGS_DRAFT = "checkup-findings";

export type FindingsDraft = { lines: string };

export type CheckedWorkflow = {
  /** Index of the workflow among all workflows that were checked together. */
  index: number;
  name: string;
  steps: number;
  /** Sentences about missing or unusable parts of the file. */
  notes: string[];
  /** Whether the text ended before the workflow did. The first of the `notes` then says so. */
  isCutOff: boolean;
  /** Missing if the workflow cannot be drawn, for example if thousands of steps form one chain. */
  diagram?: Diagram;
  outline?: Outline;
  /**
   * The companies that get data. Each step that sends data has one receiver, and the page merges receivers of the same
   * company. Undefined if the check-up cannot find out who gets which data.
   */
  data?: DataMap;
  /** Trigger and services of the workflow, as `servicesOf` returns them. */
  services: string[];
  reports: Record<Profile, Report>;
  /**
   * A list of steps, such as `"A", "B" and 3 more`, that the check-up did not examine for missing fields, because it
   * does not know which fields n8n requires there; "" if there are none.
   */
  notLookedAt: string;
  /**
   * A list of steps that sign in to a service but have no credentials, such as `"A", "B" and 3 more`; "" if there are
   * none.
   */
  withoutAccount: string;
};

/** A text to check, and the name of its file. Pasted text comes from no file. */
export type TextToCheck = { text: string; file?: string };

export type CheckupQuestion =
  | { type: "check"; texts: TextToCheck[] }
  | { type: "mend"; index: number; rules: Finding["rule"][] };

/** A request to the worker. The worker's answer has the same `id`. */
export type CheckupRequest = CheckupQuestion & { id: number };

/**
 * `failed`: the worker could not be loaded, threw an error, was too slow, or was stopped because a newer check began.
 */
export type CheckupAnswer =
  | {
      id: number;
      type: "checked";
      workflows: CheckedWorkflow[];
      /**
       * Number of workflows that were found. If there are more than the maximum, `workflows` contains only the first
       * ones.
       */
      found: number;
      problems: string[];
    }
  | { id: number; type: "mended"; text: string; changes: string[] }
  | { id: number; type: "failed"; slow?: true };
