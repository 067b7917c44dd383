import type { FieldErrors } from "../contract.ts";
import type { FormValues } from "./form-values.ts";

/** Loads the validation code as soon as somebody begins to fill in the form. */
export const loadChecks = () => import("../contract.ts");

/** Returns the problem of each field. Without the contract there are none: the server validates too. */
export async function checkValues(values: FormValues): Promise<FieldErrors> {
  const contract = await loadChecks().catch(() => undefined);
  const parsed = contract?.ContactMessage.safeParse(values);
  return contract && parsed?.error ? contract.errorsByField(parsed.error) : {};
}
