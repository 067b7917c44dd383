import type { FieldErrors } from "../contract.ts";
import { missingIn } from "../fields.ts";
import type { Filled } from "./form-values.ts";

type Checks = typeof import("./checks.ts");

let checks: Checks | undefined;

export const loadChecks = async (): Promise<Checks> => (checks ??= await import("./checks.ts"));

/** Returns no errors if the validation code cannot be loaded, since the server validates the form too. */
export async function checkValues(filled: Filled): Promise<FieldErrors> {
  const loaded = await loadChecks().catch(() => undefined);
  return loaded ? errorsIn(loaded, filled) : {};
}

/** Returns a warning to show before the form is sent; "" if there is none, or if the code or a file cannot be read. */
export async function cautionAbout(filled: Filled): Promise<string> {
  try {
    return await (await loadChecks()).cautionAbout(filled);
  } catch {
    return "";
  }
}

/** Returns error messages without waiting. Until the validation code is loaded, only empty fields have one. */
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
