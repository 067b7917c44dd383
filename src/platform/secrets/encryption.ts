import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** For each purpose its own: nothing made for one is valid for another; named when only accounts had any. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `accounts ${purpose}`, 32));
}

/** Bound to its row; older versions bound nothing. */
const BOUND = "2.";

/** AES-256-GCM: base64url of iv, tag and ciphertext, valid in this row only. */
export function encrypt(secret: string, purpose: string, row: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  cipher.setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return BOUND + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

export function isUnbound(sealed: string): boolean {
  return !sealed.startsWith(BOUND);
}

/** @throws when the text was changed, or sealed under another secret, purpose or row */
export function decrypt(secret: string, purpose: string, row: string, sealed: string): string {
  const unbound = isUnbound(sealed);
  const bytes = Buffer.from(unbound ? sealed : sealed.slice(BOUND.length), "base64url");
  const decipher = createDecipheriv(
    "aes-256-gcm",
    keyFor(secret, purpose),
    bytes.subarray(0, IV_BYTES),
    { authTagLength: TAG_BYTES },
  );
  if (!unbound) decipher.setAAD(Buffer.from(row));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** For what is recognized again but not kept. */
export function fingerprint(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
}
