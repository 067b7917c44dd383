import { contact } from "#content/contact.ts";
import type { FieldErrors } from "../contract.ts";
import type { FormValues } from "./form-values.ts";

const { errors } = contact.form;

/** After this long without an answer the visitor is told, and may send the same again. */
const PATIENCE_MS = 30_000;

export type Outcome = { sent: true } | { sent: false; error: string; fields: FieldErrors };

/**
 * POST /api/contact (product spec, section 7, row 1); never throws: every failure is an outcome
 * with the sentence of section 8.
 * @param key the Idempotency-Key: the same key stores one row however often it arrives
 */
export async function sendMessage(
  values: FormValues,
  key: string,
  request: typeof fetch = fetch,
): Promise<Outcome> {
  try {
    const response = await request("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? { sent: true } : await failureOf(response);
  } catch {
    return failed(errors.other);
  }
}

async function failureOf(response: Response): Promise<Outcome> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("application/json")) return failed(errors.notJson);
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null) return failed(errors.failed);
  const { error, fields } = body as { error?: unknown; fields?: unknown };
  return failed(typeof error === "string" && error ? error : errors.failed, fieldErrors(fields));
}

function failed(error: string, fields: FieldErrors = {}): Outcome {
  return { sent: false, error, fields };
}

function fieldErrors(fields: unknown): FieldErrors {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(([, sentence]) => typeof sentence === "string"),
  );
}
