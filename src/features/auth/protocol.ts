/* Names both sides of the account service use; light enough for every page. */

/** The account service's base below the site's address, the one `@supabase/auth-js` is given. */
export const AUTH_BASE = "/auth/v1";

/** Scopes of signing out; the service refuses any other. */
export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
