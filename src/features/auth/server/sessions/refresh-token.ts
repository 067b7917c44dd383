import { timingSafeEqual } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { uuidOf } from "#platform/derived-id.ts";
import { fingerprint } from "#platform/secrets/encryption.ts";
import type { Session } from "../store.ts";

const ID_BYTES = 16;
const COUNTER_BYTES = 4;
const MAC_BYTES = 16;

/** Calculates a session's refresh token from its id and counter. The site therefore stores no refresh tokens. */
export function refreshToken(platform: Platform, { id, counter }: Session): string {
  const body = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  body.write(id.replaceAll("-", ""), "hex");
  body.writeUInt32BE(counter, ID_BYTES);
  return Buffer.concat([body, macOf(platform, body)]).toString("base64url");
}

export function readRefreshToken(
  platform: Platform,
  token: string,
): { id: string; counter: number } | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + COUNTER_BYTES + MAC_BYTES) return undefined;
  const body = bytes.subarray(0, ID_BYTES + COUNTER_BYTES);
  if (!timingSafeEqual(bytes.subarray(body.length), macOf(platform, body))) return undefined;
  return { id: uuidOf(body.toString("hex", 0, ID_BYTES)), counter: body.readUInt32BE(ID_BYTES) };
}

function macOf(platform: Platform, body: Buffer): Buffer {
  const mac = fingerprint(platform.secret, "refresh tokens", body);
  return Buffer.from(mac, "base64url").subarray(0, MAC_BYTES);
}
