import type { FieldErrors } from "../contract.ts";
import type { Filled } from "./form-values.ts";

/** Loads the validation code as soon as somebody begins to fill in the form. */
export const loadChecks = () => import("../contract.ts");

/** Returns the problem of each field. Without the contract there are none: the server validates too. */
export async function checkValues({ values, files }: Filled): Promise<FieldErrors> {
  const contract = await loadChecks().catch(() => undefined);
  const parsed = contract?.ContactMessage.safeParse(values);
  if (!contract) return {};
  const wrong = parsed?.error ? contract.errorsByField(parsed.error) : {};
  return { ...wrong, ...contract.errorsOfFiles(files) };
}
