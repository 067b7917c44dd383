import { createHmac } from "node:crypto";
import { isRecent, isSameSecret } from "#platform/secrets/encryption.ts";

/** Maximum age of a signed request. A day is enough for providers that repeat a failed request for some hours. */
const MAX_AGE_S = 24 * 60 * 60;

/** Checks a signature of the whole email, as described at https://www.standardwebhooks.com. */
export function isSignedPost(
  secret: string,
  headers: { id: string; time: string; signatures: string },
  { body, now }: { body: Uint8Array; now: Date },
): boolean {
  if (!isRecent(headers.time, now, MAX_AGE_S)) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  const expected = createHmac("sha256", key)
    .update(`${headers.id}.${headers.time}.`)
    .update(body)
    .digest("base64");
  return headers.signatures.split(" ").some((each) => isSameSecret(each, `v1,${expected}`));
}

/**
 * Checks a signature of Mailgun ("Securing webhooks" in its documentation). The signature covers the time and the
 * token, not the email.
 */
export function isSignedByMailgun(
  secret: string,
  { time, token, signature }: { time: string; token: string; signature: string },
  now: Date,
): boolean {
  const expected = createHmac("sha256", secret).update(`${time}${token}`).digest("hex");
  return isRecent(time, now, MAX_AGE_S) && isSameSecret(signature.toLowerCase(), expected);
}
