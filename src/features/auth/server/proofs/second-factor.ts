import { AuthRefusal } from "../protocol/protocol.ts";
import type { Factor, Session } from "../store.ts";

const SECOND = new Set(["totp", "mfa/recovery_code"]);

export function isProtected(factors: readonly Factor[]): boolean {
  return factors.some(({ factor_type, status }) => factor_type === "totp" && status === "verified");
}

/**
 * Refuses a session without the second factor, if the person has set up an authenticator app.
 * @param status - HTTP status that GoTrue sends in this case
 */
export function requireSecondFactor(
  session: Session,
  factors: readonly Factor[],
  message: string,
  status = 403,
): void {
  if (!isProtected(factors) || levelOf(session) === "aal2") return;
  throw new AuthRefusal("insufficient_aal", message, { status });
}

export function levelOf(session: Session): "aal1" | "aal2" {
  return session.amr.some(({ method }) => SECOND.has(method)) ? "aal2" : "aal1";
}
