import type { AuthError } from "@supabase/auth-js";
import { accountProblems } from "#content/account.ts";

/** A failure of the account service, or of one of our own calls, as a sentence for the person. */
export function wordsFor(failure: unknown): string {
  const { name, code, status, reasons, message } = failure as Partial<AuthError> & {
    reasons?: string[];
  };
  if (failure instanceof Sentence) return failure.message;
  const known =
    accountProblems[`${code}_${reasons?.[0]}`] ??
    accountProblems[code ?? ""] ??
    accountProblems[name === "AuthSessionMissingError" ? "session_missing" : ""];
  if (known) return known;
  const unreachable =
    (name === "AuthRetryableFetchError" && status === 0) || message === "Failed to fetch";
  return accountProblems[unreachable ? "unreachable" : "unexpected"] ?? "";
}

/** A failure that is worded for the person already: the `error` of one of our endpoints. */
export class Sentence extends Error {
  override name = "Sentence";
  status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
