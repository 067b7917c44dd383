import { createHash } from "node:crypto";
import { isSameSecret } from "#platform/secrets/encryption.ts";
import type { Platform } from "#platform/platform.ts";
import type { PkceFields } from "../../contract.ts";

/**
 * An error with a code of GoTrue (Supabase's auth server). `@supabase/auth-js` turns such errors into its own errors.
 */
export class AuthRefusal extends Error {
  override name = "AuthRefusal";
  code: AuthRefusalCode;
  status: number;
  /** In seconds. */
  retryAfter: number | undefined;
  reasons: readonly PasswordWeakness[] | undefined;

  /** @param message - for developers, not for visitors. By default GoTrue's usual message for the code */
  constructor(code: AuthRefusalCode, message?: string, extra: Extra = {}) {
    const [status, usual]: readonly [number, string?] = REFUSALS[code];
    super(message ?? usual ?? code);
    this.code = code;
    this.status = extra.status ?? status;
    this.retryAfter = extra.retryAfter;
    this.reasons = extra.reasons;
  }
}

type PasswordWeakness = "length" | "pwned";
type Extra = { status?: number; retryAfter?: number; reasons?: readonly PasswordWeakness[] };
export type AuthRefusalCode = keyof typeof REFUSALS;

export const REFUSALS = {
  validation_failed: [400],
  bad_json: [400],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  user_banned: [400, "User is banned"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  current_password_required: [400, "Current password required when setting new password."],
  current_password_invalid: [400, "Current password required when setting new password."],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  no_authorization: [401, "This endpoint requires a Bearer token"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  not_admin: [403, "Updating app_metadata requires admin privileges"],
  forbidden: [403],
  otp_expired: [403, "Token has expired or is invalid"],
  insufficient_aal: [403],
  not_found: [404, "There is no such address"],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  mfa_factor_not_found: [404, "A factor with the provided factor ID was not found"],
  method_not_allowed: [405, "This method is not answered here"],
  conflict: [409],
  request_entity_too_large: [413],
  unsupported_media_type: [415],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  weak_password: [422],
  same_password: [422, "New password should be different from the old password."],
  signup_disabled: [422, "Signups not allowed for this instance"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  mfa_challenge_expired: [
    422,
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  ],
  mfa_phone_enroll_not_enabled: [422, "MFA enroll is disabled for Phone"],
  mfa_webauthn_enroll_not_enabled: [422, "MFA enroll is disabled for WebAuthn"],
  mfa_verification_failed: [422, "Invalid TOTP code entered"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name for this user already exists"],
  mfa_verified_factor_exists: [422, "Recovery codes have already been generated"],
  mfa_recovery_codes_sole_factor: [422, "Recovery codes cannot be the only factor"],
  too_many_enrolled_mfa_factors: [
    422,
    "Maximum number of verified factors reached, unenroll to continue",
  ],
  over_request_rate_limit: [429],
  over_email_send_rate_limit: [429],
  mfa_recovery_codes_locked: [429],
  unexpected_failure: [500, "Unexpected failure, please try again"],
  unavailable: [503, "The account service cannot be reached."],
} as const satisfies Record<string, readonly [status: number, message?: string]>;

/**
 * Challenge that a client with PKCE (RFC 7636) sends when it requests an email. Opening the mailed link then returns a
 * code that only this client can exchange, because only this client has the verifier that fits the challenge.
 */
export type Challenge = { challenge: string; method: "s256" | "plain" };

/** @throws AuthRefusal `validation_failed` if a field is missing or malformed */
export function challengeOf({
  code_challenge: challenge,
  code_challenge_method: name,
}: PkceFields): Challenge | undefined {
  if (!challenge && !name) return undefined;
  const method = name?.toLowerCase();
  if (!challenge || (method !== "s256" && method !== "plain")) {
    throw new AuthRefusal(
      "validation_failed",
      "PKCE flow requires code_challenge and code_challenge_method (s256 or plain)",
    );
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw new AuthRefusal(
      "validation_failed",
      "code_challenge needs 43 to 128 letters, digits, hyphens, periods, underscores or tildes",
    );
  }
  return { challenge, method };
}

export function isVerifier({ challenge, method }: Challenge, verifier: string): boolean {
  const made =
    method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return isSameSecret(made, challenge);
}

export type Call = {
  platform: Platform;
  /** Origin of this site, such as https://www.example.com. */
  origin: string;
  /** The caller's network address. */
  address: string;
  userAgent: string;
  /** URL to which the link of an email finally leads. */
  redirectTo?: string | undefined;
};

/**
 * Reads a URL of this site.
 * @returns undefined if the URL has another origin, or contains a user name or password
 */
export function onSite(address: string, origin: string): URL | undefined {
  const url = URL.parse(address, origin);
  if (!url || url.username || url.password) return undefined;
  return `${url.protocol}//${url.host}` === origin ? url : undefined;
}
