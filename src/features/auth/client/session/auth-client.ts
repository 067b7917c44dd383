/* The client library is large. Import this module only when there is a session or when somebody signs in. */
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
    // The client reads a session from the URL only with a hosted service. The site's own service never puts a session
    // there, so one in the URL can only come from a stranger.
    detectSessionInUrl: hosted,
    headers: key ? { apikey: key } : {},
    experimental: { recoveryCodes: true },
  });
  return client;
}

/** Removes an ended session from this browser. The service would refuse a request to sign out. */
export async function dropSession() {
  ended = true;
  try {
    return await authClient().signOut({ scope: "local" });
  } finally {
    ended = false;
  }
}
