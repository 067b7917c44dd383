import type { Setup } from "#workflow/setup/setup.ts";

export type SetupStep = {
  title: string;
  /** The step's text after its title, as safe HTML. */
  html: string;
  /** Whether this is the step in which the values of "Set your values" are filled in. */
  isValues: boolean;
};

/** A form with values that the visitor typed. The values never leave the browser. */
export type Filled = {
  /** Puts the typed values into a workflow. Argument and result are the workflow's JSON. */
  fill: (workflow: string) => string;
  /** Labels of required fields that are empty. */
  missing: string[];
  /** Labels of fields whose value the workflow cannot use. */
  faulty: string[];
};

export type SetupView = Setup & { steps: SetupStep[] };
