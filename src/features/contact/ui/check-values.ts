import type { FieldErrors } from "../contract.ts";
import { missingIn, TYPED_FIELDS } from "../fields.ts";
import type { Filled } from "./form-values.ts";

type Checks = typeof import("./checks.ts");

let checks: Checks | undefined;

export const loadChecks = async (): Promise<Checks> => (checks ??= await import("./checks.ts"));

/**
 * Returns the errors of a form. If the validation code cannot be loaded, finds only empty fields. The server then finds
 * the other errors.
 */
export async function checkValues(filled: Filled): Promise<FieldErrors> {
  const loaded = await loadChecks().catch(() => undefined);
  return loaded ? errorsIn(loaded, filled) : missingIn(filled.values);
}

/** Returns a warning to show before the form is sent; "" if there is none, or if the code or a file cannot be read. */
export async function cautionAbout(filled: Filled): Promise<string> {
  try {
    return await (await loadChecks()).cautionAbout(filled);
  } catch {
    return "";
  }
}

/**
 * Returns error messages without waiting for the validation code. If the code is not loaded yet, returns messages only
 * for a form without any value.
 */
export function checkAtOnce(filled: Filled): FieldErrors {
  if (checks) return errorsIn(checks, filled);
  const isEmpty = TYPED_FIELDS.every((name) => filled.values[name] === "");
  return isEmpty && filled.files.length === 0 ? missingIn(filled.values) : {};
}

function errorsIn(
  { ContactMessage, errorsByField, errorsOfFiles }: Checks,
  { values, files }: Filled,
): FieldErrors {
  const { error } = ContactMessage.safeParse(values);
  return { ...(error && errorsByField(error)), ...errorsOfFiles(files) };
}
