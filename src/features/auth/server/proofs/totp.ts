import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret, sealedFor } from "#platform/secrets/encryption.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;
// Number of time steps by which the clock of a phone may be off. Phones do not keep exact time (RFC 6238, section 5.2).
const DRIFT_STEPS = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Makes a secret of 160 bits (RFC 4226, section 4) in base32, which authenticator apps expect. */
export function makeSecret(): string {
  let bits = "";
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

export function otpauthUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?algorithm=SHA1&digits=${DIGITS}&issuer=${encodeURIComponent(issuer)}&period=${STEP_SECONDS}&secret=${secret}`;
}

/**
 * Checks a code from an authenticator app.
 * @param lastStep - time step of the code that was used last. This code and earlier ones are refused
 * @returns the time step of the code if it is right, else undefined
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep = 0,
): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, i) => current - DRIFT_STEPS + i);
  const typed = code.replace(/\s/g, "");
  return steps.find((step) => step > lastStep && isSameSecret(typed, codeAt(secret, step)));
}

/** Calculates the code for a time step by RFC 6238 with SHA-1, which every authenticator app supports. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return (number % 10 ** DIGITS).toString().padStart(DIGITS, "0");
}

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const factorSecrets = sealedFor("totp secrets");
