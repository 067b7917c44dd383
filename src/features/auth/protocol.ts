/* Used by both sides of the account service; light enough for every page. */

/** The base that `@supabase/auth-js` is given. */
export const AUTH_BASE = "/auth/v1";

export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
