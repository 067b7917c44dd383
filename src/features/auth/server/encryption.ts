import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A key of its own for each purpose, so that nothing made for one is valid for another.
 * @param secret the site's secret (platform.secret)
 */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `accounts ${purpose}`, 32));
}

/** Marks what is bound to its row; older versions bound nothing. */
const BOUND = "2.";

/**
 * Encrypts a text for storage: AES-256-GCM, base64url of iv, tag and ciphertext.
 * @param row the text is valid in this row only
 */
export function encrypt(secret: string, purpose: string, row: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  cipher.setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return BOUND + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Whether it was sealed by an older version, for any row. */
export function isUnbound(sealed: string): boolean {
  return !sealed.startsWith(BOUND);
}

/** @throws when the text was changed, or sealed under another secret or purpose or for another row */
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

/** Keyed fingerprint of something that is recognised again but not kept. */
export function fingerprint(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
}
