import type { Setup } from "#workflow/setup/setup.ts";

export type SetupStep = {
  title: string;
  /** The rest of it, as safe HTML. */
  html: string;
  /** Fills in "Set your values". */
  isValues: boolean;
};

export type SetupView = Setup & { steps: SetupStep[] };
