import type { SignOut, User } from "@supabase/auth-js";
import { createContext, useContext } from "react";

/** The signed-in user, and functions to sign in and out, which may throw (docs/product.md, sections 4 and 7). */
export type Auth = {
  user: User | null;
  loading: boolean;
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs a person up. @returns "signed in" if a hosted service needs no confirmation by email, else "mailed" */
  signUp: (email: string, password: string, redirectTo: string) => Promise<"mailed" | "signed in">;
  signOut: (scope?: SignOut["scope"]) => Promise<void>;
  farewell: Farewell | undefined;
};

/** Why nobody is signed in. `refused`: the error code with which the account service refused a mailed link. */
export type Farewell = "signed out" | "ended" | { refused: string };

/**
 * State of the sign-in page in the browser's history. The page shows `notice`, the reason why the person is signed out.
 */
export type Arrival = { notice: Farewell | undefined };

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs the AuthProvider around it");
  return auth;
}
