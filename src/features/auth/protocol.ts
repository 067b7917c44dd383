export const AUTH_BASE = "/auth/v1";

export const SIGN_OUT_SCOPES = ["global", "local", "others"] as const;
