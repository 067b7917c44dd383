import { Refusal, type RefusalCode } from "#platform/refusal.ts";
import { AuthRefusal, type AuthRefusalCode } from "../protocol/protocol.ts";

const VERSION_HEADER = "X-Supabase-Api-Version";
const NAMED_CODES = "2024-01-01";

/**
 * Writes a refusal in the format of GoTrue (Supabase's account service). Before API version 2024-01-01, the field
 * `code` was the HTTP status.
 * @param version - the request's header X-Supabase-Api-Version
 */
export function answerRefusal(refusal: AuthRefusal, version: string | null): Response {
  const { code, message, status, reasons, retryAfter } = refusal;
  const named = /^\d{4}-\d{2}-\d{2}$/.test(version ?? "") && (version ?? "") >= NAMED_CODES;
  return Response.json(
    {
      ...(named ? { code, message } : { code: status, error_code: code, msg: message }),
      ...(reasons ? { weak_password: { reasons } } : {}),
    },
    {
      status,
      headers: {
        "X-Sb-Error-Code": code,
        ...(named ? { [VERSION_HEADER]: NAMED_CODES } : {}),
        ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
      },
    },
  );
}

export function toAuthRefusal(error: unknown): AuthRefusal | undefined {
  if (error instanceof AuthRefusal) return error;
  if (!(error instanceof Refusal)) return undefined;
  const code = BY_REFUSAL[error.code] ?? "unavailable";
  return new AuthRefusal(code, error.message, { retryAfter: error.retryAfter });
}

const BY_REFUSAL: Partial<Record<RefusalCode, AuthRefusalCode>> = {
  too_many: "over_request_rate_limit",
  conflict: "conflict",
  invalid: "validation_failed",
};

const BY_STATUS: Record<number, AuthRefusalCode> = {
  403: "forbidden",
  404: "not_found",
  413: "request_entity_too_large",
  415: "unsupported_media_type",
};

/**
 * Converts an error response of other code of the site (`{ "error": … }`) to GoTrue's format. The account endpoints
 * already answer in this format.
 */
export async function toErrorResponse(answer: Response, version: string | null): Promise<Response> {
  const body = (await answer.json().catch(() => ({}))) as { error?: unknown };
  const code = BY_STATUS[answer.status] ?? "unexpected_failure";
  const message = typeof body.error === "string" ? body.error : "Unexpected failure";
  return answerRefusal(new AuthRefusal(code, message, { status: answer.status }), version);
}
