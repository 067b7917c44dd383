import { inBrowser, readStored } from "#client/storage.ts";
import { AUTH_BASE } from "../../protocol.ts";

/** Name of the meta tag that names a hosted account service. Without the tag, the site's own service is used. */
export const SERVICE_META = "account-service";

export function accountService(): {
  url: string;
  key: string | undefined;
  storageKey: string;
  hosted: boolean;
} {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_META}"]`);
  const base = meta?.content ?? location.origin;
  // Name under which supabase-js stores the session in the browser (docs/product.md, section 3).
  const storageKey = `sb-${new URL(base).hostname.split(".")[0]}-auth-token`;
  return { url: base + AUTH_BASE, key: meta?.dataset["key"], storageKey, hosted: meta !== null };
}

/** Whether the page's URL has a code that this browser cannot exchange for a session, since another client asked for it. */
export function hasForeignCode(): boolean {
  const { storageKey, hosted } = accountService();
  if (hosted || !/[?&]code=[\w-]{43}(?:&|$)/.test(location.search)) return false;
  // auth-js stores the code's PKCE verifier under this name; some programs on top of auth-js use a cookie instead.
  const verifier = `${storageKey}-code-verifier`;
  return readStored(inBrowser, verifier) === undefined && !document.cookie.includes(verifier);
}

/** Whether the browser has stored a session, or a hosted service has just put one into the page's URL. */
export function hasSession(): boolean {
  const { storageKey, hosted } = accountService();
  if (readStored(inBrowser, storageKey) !== undefined) return true;
  return hosted && /[#&](?:access_token|error_code)=/.test(location.hash);
}
