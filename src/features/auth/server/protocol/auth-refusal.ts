/** GoTrue's codes, which `@supabase/auth-js` maps to its errors; `message` is for programs. */
export class AuthRefusal extends Error {
  override name = "AuthRefusal";
  code: AuthRefusalCode;
  status: number;
  /** Seconds. */
  retryAfter: number | undefined;
  reasons: readonly PasswordWeakness[] | undefined;

  constructor(code: AuthRefusalCode, message: string, extra: Extra = {}) {
    super(message);
    this.code = code;
    this.status = extra.status ?? STATUS[code];
    this.retryAfter = extra.retryAfter;
    this.reasons = extra.reasons;
  }
}

export type PasswordWeakness = "length" | "pwned";
type Extra = { status?: number; retryAfter?: number; reasons?: readonly PasswordWeakness[] };
export type AuthRefusalCode = keyof typeof STATUS;

export const STATUS = {
  validation_failed: 400,
  bad_json: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  email_provider_disabled: 400,
  user_banned: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  current_password_required: 400,
  current_password_invalid: 400,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  user_not_found: 403,
  not_admin: 403,
  forbidden: 403,
  otp_expired: 403,
  flow_state_not_found: 404,
  bad_code_verifier: 400,
  reauthentication_not_valid: 422,
  insufficient_aal: 403,
  not_found: 404,
  mfa_factor_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  request_entity_too_large: 413,
  unsupported_media_type: 415,
  weak_password: 422,
  same_password: 422,
  email_exists: 422,
  signup_disabled: 422,
  anonymous_provider_disabled: 422,
  mfa_challenge_expired: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  mfa_verification_failed: 422,
  mfa_factor_name_conflict: 422,
  mfa_verified_factor_exists: 422,
  mfa_recovery_codes_sole_factor: 422,
  too_many_enrolled_mfa_factors: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  mfa_recovery_codes_locked: 429,
  unexpected_failure: 500,
  unavailable: 503,
} as const;
