import { Navigate } from "react-router";
import { nextPath } from "#client/navigation/next-path.ts";
import { RequireTwoFactor } from "#features/auth/client/require-auth.tsx";

export function RedirectAfterSignIn({ next }: { next: string | null }) {
  return (
    <RequireTwoFactor>
      <Navigate to={nextPath(next)} replace />
    </RequireTwoFactor>
  );
}
