import { faultyFields, fillWorkflow, missingFields } from "#workflow/setup/fill.ts";
import type { Setup } from "#workflow/setup/setup.ts";
import type { Filled } from "../contract.ts";
import { markTaken, useTyped } from "./typed-store.ts";

/**
 * Returns what the download buttons need to put the typed values into the workflow.
 * @returns undefined if nothing was typed
 */
export function useFilled(slug: string, setup: Setup | null): Filled | undefined {
  const { typed } = useTyped(slug);
  const isEmpty =
    Object.keys(typed.values).length === 0 &&
    Object.values(typed.credentials).every((name) => name.trim() === "");
  if (!setup || isEmpty) return undefined;
  return {
    fill: (workflow) => {
      const filled = fillWorkflow(workflow, setup, typed);
      markTaken(slug);
      return filled;
    },
    missing: missingFields(setup, typed).map(({ label }) => label),
    faulty: faultyFields(setup, typed).map(({ field }) => field.label),
  };
}
