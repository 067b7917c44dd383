import { callApi } from "#client/api.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import { FILES } from "#shared/uploads.ts";
import { describeFailure } from "../client/describe-failure.ts";
import type { FieldErrors } from "../contract.ts";
import { MIN_SECONDS, SECONDS } from "../fields.ts";
import type { Filled } from "./form-values.ts";

const UPLOAD_MS = 5 * 60_000;

export type Outcome = { sent: true } | { sent: false; error: string; fields: FieldErrors };

/**
 * Sends the contact form to the server.
 * @param key - idempotency key
 * @param seconds - time since the visitor could first fill in the form
 */
export async function sendMessage(
  { values, files }: Filled,
  key: string,
  seconds: number,
): Promise<Outcome> {
  const json = seconds < MIN_SECONDS ? { ...values, [SECONDS]: seconds } : values;
  try {
    await callApi("/api/contact", {
      ...(files.length > 0 ? { form: formOf(json, files), timeoutMs: UPLOAD_MS } : { json }),
      headers: { "Idempotency-Key": key, ...entryHeader() },
    });
    return { sent: true };
  } catch (error) {
    return { sent: false, ...describeFailure(error) };
  }
}

function formOf(values: object, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const file of files) form.append(FILES, file);
  return form;
}
