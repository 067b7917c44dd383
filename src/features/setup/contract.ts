import type { Setup } from "#workflow/setup/setup.ts";

export type SetupStep = {
  title: string;
  /** The text of the step without its title, as safe HTML. */
  html: string;
  /** Whether this is the step in which the visitor fills in the values. */
  isValues: boolean;
};

/** A form into which the visitor typed values. The values never leave the browser. */
export type Filled = {
  /** Puts the typed values into a workflow. The argument and the result are JSON of a workflow. */
  fill: (workflow: string) => string;
  /** Labels of required fields that are empty. */
  missing: string[];
  /** Labels of fields with a value that the workflow cannot use. */
  faulty: string[];
};

export type SetupView = Setup & { steps: SetupStep[] };
