import type { User } from "@supabase/auth-js";

/** A hosted service may have them switched off. */
export function hasRecoveryCodes(user: User | null): boolean {
  return user?.factors?.some(({ factor_type }) => factor_type === "recovery_code") ?? false;
}
