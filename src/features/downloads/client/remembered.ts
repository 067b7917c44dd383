import { rememberVisitor } from "#client/booking-link.ts";
import { inBrowser, readStored, store } from "#client/storage.ts";

const EMAIL_KEY = "download-email";
const versionKey = (slug: string) => `taken-${slug}`;

/**
 * Returns the email address of the last download in this browser; "" if there is none (docs/product.md, decision 32).
 */
export function rememberedEmail(): string {
  return readStored(inBrowser, EMAIL_KEY) ?? "";
}

/** Returns the version of this template that was last downloaded in this browser. */
export function takenVersion(slug: string): string | undefined {
  return readStored(inBrowser, versionKey(slug));
}

export function rememberDownload(
  email: string,
  { slug, version }: { slug: string; version: string },
): void {
  rememberVisitor({ email });
  store(inBrowser, EMAIL_KEY, email);
  store(inBrowser, versionKey(slug), version);
}
