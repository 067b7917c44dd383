import { useAuth } from "./auth-context.tsx";

/** Whether whoever is signed in has recovery codes; a hosted service may have them switched off. */
export function useRecoveryCodes(): boolean {
  const { user } = useAuth();
  return user?.factors?.some(({ factor_type }) => factor_type === "recovery_code") ?? false;
}
