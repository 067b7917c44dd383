import type { FieldErrors } from "../contract.ts";
import { missingIn } from "../fields.ts";
import type { Filled } from "./form-values.ts";

type Checks = typeof import("../contract.ts");

let checks: Checks | undefined;

/** Loads the validation code. It is called when somebody types in the form or sends it. */
export const loadChecks = async (): Promise<Checks> => (checks ??= await import("../contract.ts"));

/**
 * Returns an error message by the name of the field. If the validation code could not be loaded, there are no errors,
 * since the server validates the form too.
 */
export async function checkValues(filled: Filled): Promise<FieldErrors> {
  const loaded = await loadChecks().catch(() => undefined);
  return loaded ? errorsIn(loaded, filled) : {};
}

/**
 * Returns the error messages that can be told without waiting. Until the validation code is loaded, these are the
 * messages of empty fields.
 */
export function checkAtOnce(filled: Filled): FieldErrors {
  return checks ? errorsIn(checks, filled) : missingIn(filled.values);
}

function errorsIn(
  { ContactMessage, errorsByField, errorsOfFiles }: Checks,
  { values, files }: Filled,
): FieldErrors {
  const { error } = ContactMessage.safeParse(values);
  return { ...(error && errorsByField(error)), ...errorsOfFiles(files) };
}
