import { inBrowser, readStored } from "#client/storage.ts";
import { AUTH_BASE } from "../../protocol.ts";

/**
 * Name of the meta tag that contains the address of a hosted account service. Without the tag, the site's own service
 * is used.
 */
export const SERVICE_META = "account-service";

export function accountService(): {
  url: string;
  key: string | undefined;
  storageKey: string;
  hosted: boolean;
} {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_META}"]`);
  const base = meta?.content ?? location.origin;
  // supabase-js stores the session in the browser under this name (docs/product.md, section 3).
  const storageKey = `sb-${new URL(base).hostname.split(".")[0]}-auth-token`;
  return { url: base + AUTH_BASE, key: meta?.dataset["key"], storageKey, hosted: meta !== null };
}

/**
 * Whether the page's URL contains a sign-in code (PKCE) that this browser cannot exchange for a session, because
 * another browser or program requested the code.
 */
export function hasForeignCode(): boolean {
  const { storageKey, hosted } = accountService();
  if (hosted || !/[?&]code=[\w-]{43}(?:&|$)/.test(location.search)) return false;
  // auth-js stores the code's PKCE verifier in the browser under this name. Some programs that use auth-js store it in
  // a cookie, and so the cookies are searched too.
  const verifier = `${storageKey}-code-verifier`;
  return readStored(inBrowser, verifier) === undefined && !document.cookie.includes(verifier);
}

/** Whether the browser has stored a session, or a hosted service has put a session or an error into the page's URL. */
export function hasSession(): boolean {
  const { storageKey, hosted } = accountService();
  if (readStored(inBrowser, storageKey) !== undefined) return true;
  return hosted && /[#&](?:access_token|error_code)=/.test(location.hash);
}
