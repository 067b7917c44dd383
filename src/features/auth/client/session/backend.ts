import { inBrowser, readStored } from "#client/storage.ts";
import { AUTH_BASE } from "../../protocol.ts";

/** Meta tag of a hosted account service; absent: our own. */
export const SERVICE_META = "account-service";

export function accountService(): {
  url: string;
  key: string | undefined;
  storageKey: string;
  hosted: boolean;
} {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_META}"]`);
  const base = meta?.content ?? location.origin;
  // As supabase-js names it (docs/product.md, section 3).
  const storageKey = `sb-${new URL(base).hostname.split(".")[0]}-auth-token`;
  return { url: base + AUTH_BASE, key: meta?.dataset["key"], storageKey, hosted: meta !== null };
}

/** Whether the page's address carries a code that only another client can use. */
export function hasForeignCode(): boolean {
  const { storageKey, hosted } = accountService();
  if (hosted || !/[?&]code=[\w-]{43}(?:&|$)/.test(location.search)) return false;
  // As auth-js names it, and its wrappers that keep it in a cookie.
  const verifier = `${storageKey}-code-verifier`;
  return readStored(inBrowser, verifier) === undefined && !document.cookie.includes(verifier);
}

/** In storage or, as a hosted service leaves it there, in the address just opened. */
export function hasSession(): boolean {
  const { storageKey, hosted } = accountService();
  if (readStored(inBrowser, storageKey) !== undefined) return true;
  return hosted && /[#&](?:access_token|error_code)=/.test(location.hash);
}
