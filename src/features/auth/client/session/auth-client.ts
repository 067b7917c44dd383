/*
 * This module loads the client library, which is large. Import it only when there is a session or when somebody signs
 * in.
 */
import { AuthClient } from "@supabase/auth-js";
import { accountService } from "./backend.ts";
import { recordRetryAfter } from "../retry-after.ts";

let client: InstanceType<typeof AuthClient> | undefined;
let ended = false;

/** Returns the page's only client. Two clients would disturb each other when they refresh the session. */
export function authClient(): InstanceType<typeof AuthClient> {
  const { url, key, storageKey, hosted } = accountService();
  client ??= new AuthClient({
    url,
    storageKey,
    fetch: async (input, init) => {
      const requestUrl = input instanceof Request ? input.url : input.toString();
      return ended && requestUrl.startsWith(`${url}/logout`)
        ? new Response()
        : recordRetryAfter(input, init);
    },
    // The site's own service never puts a session into a URL. A session in a URL can then only come from a stranger,
    // and the client ignores it.
    detectSessionInUrl: hosted,
    headers: key ? { apikey: key } : {},
    experimental: { recoveryCodes: true },
  });
  return client;
}

/** Removes an ended session from this browser. It sends no request to sign out, because the service would refuse it. */
export async function dropSession() {
  ended = true;
  try {
    return await authClient().signOut({ scope: "local" });
  } finally {
    ended = false;
  }
}
