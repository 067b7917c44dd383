import { rememberVisitor } from "#client/booking-link.ts";
import { inBrowser, readStored, removeStored, store } from "#client/storage.ts";

const EMAIL_KEY = "download-email";

/** Returns the email address of the last download in this browser (decision 32), else "". */
export function rememberedEmail(): string {
  return readStored(inBrowser, EMAIL_KEY) ?? "";
}

export function rememberEmail(email: string): void {
  rememberVisitor({ email });
  if (email === "") removeStored(inBrowser, EMAIL_KEY);
  else store(inBrowser, EMAIL_KEY, email);
}
