import type { Setup } from "#workflow/setup/setup.ts";

export type SetupStep = {
  title: string;
  /** The text after the title, as safe HTML. */
  html: string;
  /** Whether this step is about filling in "Set your values". */
  isValues: boolean;
};

/** The values a visitor typed; they never leave the browser. */
export type Filled = {
  /** The workflow's JSON with the values in it. */
  fill: (workflow: string) => string;
  /** Labels of required fields that are empty. */
  missing: string[];
  /** Labels of fields with a value the workflow cannot use. */
  faulty: string[];
};

export type SetupView = Setup & { steps: SetupStep[] };
