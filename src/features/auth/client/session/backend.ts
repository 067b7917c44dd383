import { inBrowser, readStored } from "#client/storage.ts";
import { AUTH_BASE } from "../../protocol.ts";

/** Name of the meta tag with a hosted account service; without the tag the site's own service is used. */
export const SERVICE_META = "account-service";

export function accountService(): {
  url: string;
  key: string | undefined;
  storageKey: string;
  hosted: boolean;
} {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_META}"]`);
  const base = meta?.content ?? location.origin;
  // The storage key has the name that supabase-js gives it (docs/product.md, section 3).
  const storageKey = `sb-${new URL(base).hostname.split(".")[0]}-auth-token`;
  return { url: base + AUTH_BASE, key: meta?.dataset["key"], storageKey, hosted: meta !== null };
}

/** Whether the page's address carries a code that only another client can use. */
export function hasForeignCode(): boolean {
  const { storageKey, hosted } = accountService();
  if (hosted || !/[?&]code=[\w-]{43}(?:&|$)/.test(location.search)) return false;
  // auth-js gives the verifier this name; some wrappers of auth-js keep the verifier in a cookie instead.
  const verifier = `${storageKey}-code-verifier`;
  return readStored(inBrowser, verifier) === undefined && !document.cookie.includes(verifier);
}

/** Whether the storage holds a session, or a hosted service has just put one into the page's address. */
export function hasSession(): boolean {
  const { storageKey, hosted } = accountService();
  if (readStored(inBrowser, storageKey) !== undefined) return true;
  return hosted && /[#&](?:access_token|error_code)=/.test(location.hash);
}
