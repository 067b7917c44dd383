import type { Setup } from "#workflow/setup/setup.ts";

export type SetupStep = {
  title: string;
  /** The step's text after its title, as safe HTML. */
  html: string;
  /** Whether this step is the one in which the visitor fills in the values. */
  isValues: boolean;
};

/** A form with values that the visitor typed. The values never leave the browser. */
export type Filled = {
  /** Puts the values that the visitor typed into a workflow. Argument and result are the workflow's JSON. */
  fill: (workflow: string) => string;
  /** Labels of required fields that are empty. */
  missing: string[];
  /** Labels of fields whose value the workflow cannot use. */
  faulty: string[];
};

export type SetupView = Setup & { steps: SetupStep[] };
