import { createHmac } from "node:crypto";
import { isSameSecret } from "#platform/secrets/encryption.ts";

/**
 * Maximum age in seconds of a request. A day is long enough for a provider that repeats a failed request for some
 * hours. Older requests are refused, because a stranger may have recorded one and send it again.
 */
const MAX_AGE_S = 24 * 60 * 60;
const MAX_AHEAD_S = 5 * 60;

type Signed = { time: string; now: Date };

function isRecent({ time, now }: Signed): boolean {
  const age = now.getTime() / 1000 - Number(time);
  return /^\d{1,12}$/.test(time) && age <= MAX_AGE_S && age >= -MAX_AHEAD_S;
}

/**
 * Checks the signature of a request as described at https://www.standardwebhooks.com. The signature covers the whole
 * email.
 */
export function isSignedPost(
  secret: string,
  headers: { id: string; time: string; signatures: string },
  { body, now }: { body: Uint8Array; now: Date },
): boolean {
  if (!isRecent({ time: headers.time, now })) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  const expected = createHmac("sha256", key)
    .update(`${headers.id}.${headers.time}.`)
    .update(body)
    .digest("base64");
  return headers.signatures.split(" ").some((each) => isSameSecret(each, `v1,${expected}`));
}

/**
 * Checks the signature of a request from Mailgun (see "Securing webhooks" in its documentation). The signature covers
 * only the time and the token, not the email.
 */
export function isSignedByMailgun(
  secret: string,
  { time, token, signature }: { time: string; token: string; signature: string },
  now: Date,
): boolean {
  const expected = createHmac("sha256", secret).update(`${time}${token}`).digest("hex");
  return isRecent({ time, now }) && isSameSecret(signature.toLowerCase(), expected);
}
