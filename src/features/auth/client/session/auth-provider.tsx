import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { removeOwnDrafts } from "#client/draft.ts";
import { AuthContext, type Auth, type Farewell } from "./auth-context.ts";
import { accountService, hasForeignCode, hasSession } from "./backend.ts";
import {
  clientLoaded,
  loadClient,
  type Client,
  isSigningOut,
  signIn,
  signOut,
  signUp,
} from "./session-actions.ts";

/**
 * Provides the signed-in user. The client library is loaded only if there may be a session.
 * @param isOffline - whether the page must not connect to anything. If so, nobody is signed in
 */
export function AuthProvider({
  children,
  isOffline = false,
}: {
  children: ReactNode;
  isOffline?: boolean;
}) {
  const [state, setState] = useState<Pick<Auth, "user" | "loading" | "farewell">>({
    user: null,
    loading: true,
    farewell: undefined,
  });
  const navigate = useNavigate();

  useEffect(() => {
    if (isOffline) return undefined;
    let unsubscribe: (() => void) | undefined;
    let unmounted = false;
    let hadSession = hasSession();
    let refused = refusedLink();
    const settle = (user: User | null, farewell?: Farewell) =>
      setState({ user, loading: false, farewell });
    const onChange = (event: AuthChangeEvent, session: Session | null) => {
      if (session) settle(session.user);
      else if (refused) settle(null, refused);
      else if (event === "SIGNED_OUT" || hadSession) {
        settle(null, isSigningOut() ? "signed out" : "ended");
      } else settle(null);
      hadSession = false;
      if (session) refused = undefined;
      if (event === "PASSWORD_RECOVERY" && location.pathname !== "/reset") void navigate("/reset");
    };
    const follow = (client: Client) => {
      if (unmounted || unsubscribe) return;
      unsubscribe = client.onAuthStateChange(onChange).data.subscription.unsubscribe;
    };
    const read = () => {
      loadClient().then(follow, () => settle(null));
    };
    const begin = () => !unsubscribe && (hasSession() ? read() : settle(null, refused));
    const onStorage = ({ key }: StorageEvent) => key === accountService().storageKey && begin();
    begin();
    if (hasForeignCode()) {
      const notice: Farewell = { refused: "other_browser" };
      void navigate("/sign-in", { replace: true, state: { notice } });
    }
    // Watches for a session that begins after the page was opened. A sign-in in another tab changes the browser's
    // storage, and a sign-in on this page loads the client library.
    window.addEventListener("storage", onStorage);
    void clientLoaded.then(read);
    return () => {
      unmounted = true;
      unsubscribe?.();
      window.removeEventListener("storage", onStorage);
    };
  }, [navigate, isOffline]);

  // Deletes the drafts after a sign-out. By the time of this effect, the person's pages are gone, so no page stores its
  // draft again. If the session has expired, the drafts stay until the next sign-in.
  useEffect(() => {
    if (state.farewell === "signed out") removeOwnDrafts();
  }, [state.farewell]);

  const auth = useMemo<Auth>(() => ({ ...state, signIn, signUp, signOut }), [state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function refusedLink(): Farewell | undefined {
  const refused = new URLSearchParams(location.hash.slice(1)).get("error_code");
  return refused === null ? undefined : { refused };
}
