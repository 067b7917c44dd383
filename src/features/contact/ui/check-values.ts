import type { FieldErrors } from "../contract.ts";
import type { FormValues } from "./form-values.ts";

/** Asked for as soon as somebody begins to fill in the form. */
export const loadChecks = () => import("../contract.ts");

/** Nothing when the contract could not be loaded: the server checks as well. */
export async function checkValues(values: FormValues): Promise<FieldErrors> {
  const contract = await loadChecks().catch(() => undefined);
  const parsed = contract?.ContactMessage.safeParse(values);
  return contract && parsed?.error ? contract.errorsByField(parsed.error) : {};
}
