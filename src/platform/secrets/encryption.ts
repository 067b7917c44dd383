import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Derives a key from a secret (HKDF). Each purpose has a key of its own, so values that were encrypted for another
 * purpose cannot be decrypted with this key.
 */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/**
 * Makes functions that encrypt and decrypt texts with AES-256-GCM.
 * @param purpose - the kind of text, such as "webhook secrets". A text can be decrypted only with the same secret, for
 *   the same purpose, and with the id of the same database row
 */
export function sealedFor(purpose: string) {
  type Keyed = { secret: string };
  return {
    /** @returns base64url of the initialization vector, the authentication tag and the ciphertext */
    seal({ secret }: Keyed, id: string, text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
      cipher.setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    /** @throws Error if the text was changed, or was encrypted with another secret or for another purpose or row */
    open({ secret }: Keyed, id: string, sealed: string): string {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(
        "aes-256-gcm",
        keyFor(secret, purpose),
        bytes.subarray(0, IV_BYTES),
        { authTagLength: TAG_BYTES },
      );
      decipher.setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

/**
 * Returns a keyed hash (HMAC-SHA256) in base64url. By an equal hash, the site recognizes a text that it has not stored,
 * and checks links and tokens that it has issued.
 */
export function fingerprint(secret: string, purpose: string, text: string | Buffer): string {
  return createHmac("sha256", keyFor(secret, purpose)).update(text).digest("base64url");
}

/**
 * The duration of the comparison depends only on the lengths of the secrets, so an attacker who measures it learns
 * nothing about their content.
 */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const MAX_AHEAD_S = 5 * 60;

/**
 * Whether a signed request is recent enough. Older requests are refused, because a stranger may have recorded one and
 * send it again.
 * @param time - when the request was signed, in seconds since 1970
 */
export function isRecent(time: string, now: Date, maxAgeS: number): boolean {
  const age = now.getTime() / 1000 - Number(time);
  return /^\d{1,12}$/.test(time) && age <= maxAgeS && age >= -MAX_AHEAD_S;
}
