import { inBrowser, readStored } from "#client/storage.ts";
import { AUTH_BASE } from "../../protocol.ts";

/** Name of the meta tag with the address of a hosted account service. Without it, the site's own service is used. */
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
 * Whether the page's URL contains a sign-in code (PKCE) that another browser or program requested. This browser cannot
 * exchange the code for a session.
 */
export function hasForeignCode(): boolean {
  const { storageKey, hosted } = accountService();
  if (hosted || !/[?&]code=[\w-]{43}(?:&|$)/.test(location.search)) return false;
  // auth-js stores the PKCE verifier under this name: in the browser's storage or, with some client libraries, in a
  // cookie.
  const verifier = `${storageKey}-code-verifier`;
  return readStored(inBrowser, verifier) === undefined && !document.cookie.includes(verifier);
}

export function hasSession(): boolean {
  const { storageKey, hosted } = accountService();
  if (readStored(inBrowser, storageKey) !== undefined) return true;
  return hosted && /[#&](?:access_token|error_code)=/.test(location.hash);
}
