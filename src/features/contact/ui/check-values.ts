import type { FieldErrors } from "../contract.ts";
import type { FormValues } from "./form-values.ts";

/** Loads what is needed to check a form; asked for as soon as somebody begins to fill it in. */
export const loadChecks = () => import("../contract.ts");

/** @returns what the contract says about the values; nothing when it could not be loaded: the server looks as well */
export async function checkValues(values: FormValues): Promise<FieldErrors> {
  const contract = await loadChecks().catch(() => undefined);
  const parsed = contract?.ContactMessage.safeParse(values);
  return contract && parsed?.error ? contract.errorsByField(parsed.error) : {};
}
