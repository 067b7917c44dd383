import type { AuthChangeEvent, Session, SignOut, User } from "@supabase/auth-js";
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ErasureResult } from "#features/privacy/contract.ts";
import { accountService, hasForeignCode, hasSession } from "./backend.ts";
import { interrupt } from "../interrupted-forms.ts";
import { dropSession, loadClient, type Client } from "./load-client.ts";

/** docs/product.md, sections 4 and 7 (row 10). Failures are thrown to the caller. */
export type Auth = {
  user: User | null;
  loading: boolean;
  signIn: (email: string, password: string) => Promise<void>;
  /** @returns "signed in": a hosted service may let people in without a mail */
  signUp: (email: string, password: string, redirectTo: string) => Promise<"mailed" | "signed in">;
  signOut: (scope?: SignOut["scope"], farewell?: Farewell) => Promise<void>;
  farewell: Farewell | undefined;
};

type Deleted = { deleted: ErasureResult | null };

/** ended: elsewhere, or by itself; refused: with the service's code; deleted: with what else was erased. */
export type Farewell = "asked" | "ended" | { refused: string } | Deleted;

export function isDeleted(farewell: Farewell | undefined): farewell is Deleted {
  return typeof farewell === "object" && "deleted" in farewell;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs the AuthProvider around it");
  return auth;
}

/** Without a stored session nothing of the client library is fetched. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Pick<Auth, "user" | "loading" | "farewell">>({
    user: null,
    loading: true,
    farewell: undefined,
  });
  const navigate = useNavigate();

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let gone = false;
    let found = hasSession();
    let refused = refusedLink();
    const settle = (user: User | null, farewell?: Farewell) =>
      setState({ user, loading: false, farewell });
    const hear = (event: AuthChangeEvent, session: Session | null) => {
      if (session) settle(session.user);
      else if (refused) settle(null, refused);
      else if (event === "SIGNED_OUT" || found) {
        if (!leaving) interrupt();
        settle(null, leaving ?? "ended");
      } else settle(null);
      found = false;
      if (session) refused = undefined;
      if (event === "PASSWORD_RECOVERY" && location.pathname !== "/reset") void navigate("/reset");
    };
    const follow = (client: Client) => {
      if (gone || unsubscribe) return;
      unsubscribe = client.onAuthStateChange(hear).data.subscription.unsubscribe;
    };
    const read = () => {
      loadClient().then(follow, () => settle(null));
    };
    const begin = () => !unsubscribe && (hasSession() ? read() : settle(null, refused));
    // Signed in by this page (the client was loaded for it) or in another tab.
    const begun = ({ key }: StorageEvent) => key === accountService().storageKey && begin();
    begin();
    if (hasForeignCode()) {
      const notice: Farewell = { refused: "other_browser" };
      void navigate("/sign-in", { replace: true, state: { notice } });
    }
    window.addEventListener("storage", begun);
    window.addEventListener(LOADED, read);
    return () => {
      gone = true;
      unsubscribe?.();
      window.removeEventListener("storage", begun);
      window.removeEventListener(LOADED, read);
    };
  }, [navigate]);

  const auth = useMemo<Auth>(() => ({ ...state, signIn, signUp, signOut }), [state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const LOADED = "auth-client-loaded";
let announced = false;

export async function startClient(): Promise<Client> {
  const client = await loadClient();
  if (!announced) window.dispatchEvent(new Event(LOADED));
  announced = true;
  return client;
}

async function signIn(email: string, password: string): Promise<void> {
  const client = await startClient();
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
}

async function signUp(
  email: string,
  password: string,
  redirectTo: string,
): Promise<"mailed" | "signed in"> {
  const client = await startClient();
  const options = { emailRedirectTo: redirectTo };
  const { data, error } = await client.signUp({ email, password, options });
  if (error) throw error;
  return data.session ? "signed in" : "mailed";
}

function refusedLink(): Farewell | undefined {
  const refused = new URLSearchParams(location.hash.slice(1)).get("error_code");
  return refused === null ? undefined : { refused };
}

let leaving: Farewell | undefined;

async function signOut(
  scope: SignOut["scope"] = "global",
  farewell: Farewell = "asked",
): Promise<void> {
  const client = await startClient();
  leaving = farewell;
  const { error } = await (isDeleted(farewell) ? dropSession() : client.signOut({ scope }));
  leaving = undefined;
  if (error) throw error;
}

export async function endSession(): Promise<void> {
  await startClient();
  await dropSession();
}
