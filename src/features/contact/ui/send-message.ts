import { callApi } from "#client/api.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import { describeFailure } from "../client/describe-failure.ts";
import type { FieldErrors } from "../contract.ts";
import { MIN_SECONDS, SECONDS } from "../fields.ts";
import type { FormValues } from "./form-values.ts";

export type Outcome = { sent: true } | { sent: false; error: string; fields: FieldErrors };

/**
 * Sends the form (docs/product.md, section 7, row 1; docs/product.md, section 8).
 * @param seconds since the form could be filled in
 */
export async function sendMessage(
  values: FormValues,
  key: string,
  seconds: number,
): Promise<Outcome> {
  const json = seconds < MIN_SECONDS ? { ...values, [SECONDS]: seconds } : values;
  try {
    await callApi("/api/contact", {
      json,
      headers: { "Idempotency-Key": key, ...entryHeader() },
    });
    return { sent: true };
  } catch (error) {
    return { sent: false, ...describeFailure(error) };
  }
}
