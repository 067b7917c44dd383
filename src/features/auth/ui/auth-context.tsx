import type { AuthChangeEvent, Session, SignOut, User } from "@supabase/auth-js";
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { accountService, hasSession } from "./backend.ts";
import { loadClient, type Client } from "./load-client.ts";

/** Product spec, sections 4 and 7 (row 10). Failures are thrown to the caller. */
export type Auth = {
  user: User | null;
  /** True until the stored session has been read. */
  loading: boolean;
  signIn: (email: string, password: string) => Promise<void>;
  /**
   * @param redirectTo where the mailed link leads in the end
   * @returns whether the address has to be confirmed by mail; a hosted service may let people in at once
   */
  signUp: (email: string, password: string, redirectTo: string) => Promise<"mailed" | "signed in">;
  signOut: (scope?: SignOut["scope"]) => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs the AuthProvider around it");
  return auth;
}

/** Around the whole site. Without a stored session nothing of the client library is fetched. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Pick<Auth, "user" | "loading">>({ user: null, loading: true });
  const navigate = useNavigate();

  useEffect(() => {
    let unsubscribe = () => {};
    let gone = false;
    const hear = (event: AuthChangeEvent, session: Session | null) => {
      setState({ user: session?.user ?? null, loading: false });
      if (event === "PASSWORD_RECOVERY" && location.pathname !== "/reset") void navigate("/reset");
    };
    const follow = (client: Client) => {
      if (gone) return;
      unsubscribe();
      unsubscribe = client.onAuthStateChange(hear).data.subscription.unsubscribe;
    };
    const read = () => {
      loadClient().then(follow, () => setState({ user: null, loading: false }));
    };
    const begin = () => (hasSession() ? read() : setState({ user: null, loading: false }));
    // Signed in by this page (the client was loaded for it) or in another tab.
    const begun = ({ key }: StorageEvent) => key === accountService().storageKey && begin();
    begin();
    window.addEventListener("storage", begun);
    window.addEventListener(LOADED, read);
    return () => {
      gone = true;
      unsubscribe();
      window.removeEventListener("storage", begun);
      window.removeEventListener(LOADED, read);
    };
  }, [navigate]);

  const auth = useMemo<Auth>(() => ({ ...state, signIn, signUp, signOut }), [state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const LOADED = "auth-client-loaded";
let announced = false;

/** The client, with the provider told of it, so that it hears of what happens next. */
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

async function signOut(scope: SignOut["scope"] = "global"): Promise<void> {
  const client = await startClient();
  const { error } = await client.signOut({ scope });
  if (error) throw error;
}
