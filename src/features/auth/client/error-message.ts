import type { AuthError } from "@supabase/auth-js";
import { ApiError } from "#client/api.ts";
import { accountProblems, accountWaits } from "#content/accounts/account.ts";
import type { Problem } from "#content/site/forms.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { lastWait } from "./retry-after.ts";

export function describeError(failure: unknown): Problem {
  if (isSessionOver(failure)) return accountProblems.session_missing;
  if (failure instanceof ApiError && failure.sentence) return { message: failure.sentence };
  const { status, message, reasons } = failure as Partial<AuthError> & { reasons?: string[] };
  const code = codeOf(failure);
  const known = describeErrorCode(`${code}_${reasons?.[0]}`) ?? describeErrorCode(code);
  if (known) return known;
  if (status === 0 || message === "Failed to fetch") return accountProblems.unreachable;
  return status === 503 ? withWait("unavailable") : accountProblems.unexpected;
}

/**
 * Describes an error code of the account service to the person.
 * @returns undefined for codes that only a bug in a program can cause
 */
export function describeErrorCode(code: string | undefined): Problem | undefined {
  const isKnown = code !== undefined && Object.hasOwn(accountProblems, code);
  return isKnown ? withWait(code as ProblemCode) : undefined;
}

type ProblemCode = keyof typeof accountProblems;

function withWait(code: ProblemCode): Problem {
  const { message, way }: Problem = accountProblems[code];
  const unknown = accountWaits.unknown[code] ?? accountWaits.aMinute;
  return { message: interpolate(message, { wait: lastWait() ?? unknown }), way };
}

export function isSessionOver(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.status === 401;
  const problems: Record<string, Problem | undefined> = accountProblems;
  return problems[codeOf(failure) ?? ""] === accountProblems.session_missing;
}

export function needsTwoFactor(failure: unknown): boolean {
  return codeOf(failure) === "insufficient_aal";
}

/** Whether a mailed link or code is too old, was used before or is malformed. */
export function isSpent(failure: unknown): boolean {
  const code = codeOf(failure);
  return code === "otp_expired" || code === "validation_failed";
}

/** Without a session, the client library throws an error that has no code. The error's name is used instead. */
function codeOf(failure: unknown): string | undefined {
  const { name, code } = failure as Partial<AuthError>;
  return name === "AuthSessionMissingError" ? "session_missing" : code;
}
