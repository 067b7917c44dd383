import { callApi } from "#client/api.ts";
import { describeFailure } from "../client/describe-failure.ts";
import type { FieldErrors } from "../contract.ts";
import type { FormValues } from "./form-values.ts";

export type Outcome = { sent: true } | { sent: false; error: string; fields: FieldErrors };

/**
 * POST /api/contact (docs/product.md, section 7, row 1); never throws: every failure is an outcome
 * with its sentence (docs/product.md, section 8).
 * @param key the Idempotency-Key: the same key stores one row however often it arrives
 */
export async function sendMessage(values: FormValues, key: string): Promise<Outcome> {
  try {
    await callApi("/api/contact", { json: values, headers: { "Idempotency-Key": key } });
    return { sent: true };
  } catch (error) {
    return { sent: false, ...describeFailure(error) };
  }
}
