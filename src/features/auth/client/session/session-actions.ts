import type { AuthError, SignOut } from "@supabase/auth-js";

const loaded = Promise.withResolvers<void>();
const loadModule = () => import("./auth-client.ts");

export async function loadClient() {
  const client = (await loadModule()).authClient();
  loaded.resolve();
  return client;
}

export const clientLoaded: Promise<void> = loaded.promise;

export async function dropSession() {
  await loadClient();
  return (await loadModule()).dropSession();
}

export type Client = Awaited<ReturnType<typeof loadClient>>;

type Asked = { data: unknown; error: AuthError | null };

/** Calls the account service through the client library. @throws AuthError */
export async function askService<Answer extends Asked>(
  call: (client: Client) => Promise<Answer>,
): Promise<Extract<Answer, { error: null }>["data"]> {
  const { data, error } = await call(await loadClient());
  if (error) throw error;
  return data;
}

export async function signIn(email: string, password: string): Promise<void> {
  await askService((client) => client.signInWithPassword({ email, password }));
}

export async function signUp(
  email: string,
  password: string,
  redirectTo: string,
): Promise<"mailed" | "signed in"> {
  const options = { emailRedirectTo: redirectTo };
  const { session } = await askService((client) => client.signUp({ email, password, options }));
  return session ? "signed in" : "mailed";
}

let signingOut = false;

export function isSigningOut(): boolean {
  return signingOut;
}

export async function signOut(scope: SignOut["scope"] = "global"): Promise<void> {
  const client = await loadClient();
  await whileSigningOut(() => client.signOut({ scope }));
}

/** Removes the session from this browser after the person's account was deleted. */
export async function forgetSession(): Promise<void> {
  await whileSigningOut(dropSession);
}

async function whileSigningOut(work: () => ReturnType<typeof dropSession>): Promise<void> {
  signingOut = true;
  try {
    const { error } = await work();
    if (error) throw error;
  } finally {
    signingOut = false;
  }
}
