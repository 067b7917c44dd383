/* Loads the client library: import it only where there is a session or somebody signs in. */
import { AuthClient } from "@supabase/auth-js";
import { accountService } from "./backend.ts";
import { noteRetryAfter } from "../retry-after.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** One for each page: two would refresh against each other. */
export function authClient(): InstanceType<typeof AuthClient> {
  const { url, key, storageKey, hosted } = accountService();
  client ??= new AuthClient({
    url,
    storageKey,
    fetch: noteRetryAfter,
    // Our own mails never carry a session: one in an address would be somebody else's.
    detectSessionInUrl: hosted,
    headers: key ? { apikey: key } : {},
    experimental: { recoveryCodes: true },
  });
  return client;
}
