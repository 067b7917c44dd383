import { randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { sealedFor } from "#platform/secrets/encryption.ts";
import { keyRows, lockKeys, type StoredKey } from "../store.ts";

/**
 * Algorithm of the signing keys. auth-js can verify ES256 in the browser. For EdDSA it would have to ask the server.
 */
export const ALGORITHM = "ES256";

const privateKeys = sealedFor("signing keys");
const ACTIVE_FOR_MS = 30 * DAY_MS;
// Time in ms for which a retired key is still published. Tokens are valid for an hour, and verifiers may cache keys for
// 10 min.
const PUBLISHED_AFTERWARDS_MS = 2 * 60 * 60 * 1000;
const CACHED_MS = 60_000;

export type SigningKey = { kid: string; key: CryptoKey };
type KeySet = { signing: SigningKey; published: JWK[] };
const cached = new WeakMap<Platform, { at: number; keys: Promise<KeySet> }>();

export async function signingKey(platform: Platform): Promise<SigningKey> {
  return (await keySet(platform)).signing;
}

export async function publishedKeys(platform: Platform): Promise<JWK[]> {
  return (await keySet(platform)).published;
}

/**
 * Replaces the signing key once it is 30 days old. This function runs daily. The standby key is published too, so
 * verifiers know it before it comes into use.
 */
export async function rotateKeys(platform: Platform): Promise<void> {
  const now = platform.now();
  const coming = await newKey(platform, "standby");
  await platform.database.db.transaction(async (tx) => {
    const keys = await lockKeys(tx);
    const active = keys.find((key) => key.status === "active");
    const standby = keys.find((key) => key.status === "standby");
    if (!active || !standby) return;
    if (now.getTime() - active.changed_at.getTime() >= ACTIVE_FOR_MS) {
      await keyRows.update(tx, { kid: active.kid }, { status: "retired", changed_at: now });
      await keyRows.update(tx, { kid: standby.kid }, { status: "active", changed_at: now });
      await keyRows.insertNew(tx, coming);
    }
    const before = new Date(now.getTime() - PUBLISHED_AFTERWARDS_MS);
    await keyRows.remove(tx, { status: "retired", changed_at: (at) => lt(at, before) });
  });
  cached.delete(platform);
}

function keySet(platform: Platform): Promise<KeySet> {
  const at = platform.now().getTime();
  const known = cached.get(platform);
  if (known && Math.abs(at - known.at) < CACHED_MS) return known.keys;
  const keys = load(platform);
  cached.set(platform, { at, keys });
  keys.catch(() => cached.delete(platform));
  return keys;
}

async function load(platform: Platform): Promise<KeySet> {
  const { db } = platform.database;
  let keys = await keyRows.list(db, "all", []);
  if (!keys.some((key) => key.status === "active")) {
    await keyRows.insertNew(db, await newKey(platform, "active"));
    await keyRows.insertNew(db, await newKey(platform, "standby"));
    keys = await keyRows.list(db, "all", []);
  }
  const active = keys.find((key) => key.status === "active");
  if (!active) throw new Error("there is no active signing key");
  const jwk = JSON.parse(privateKeys.open(platform, active.kid, active.sealed_private_jwk)) as JWK;
  return {
    signing: { kid: active.kid, key: (await importJWK(jwk, ALGORITHM)) as CryptoKey },
    published: keys.map((key) => key.public_jwk as JWK),
  };
}

async function newKey(platform: Platform, status: StoredKey["status"]): Promise<StoredKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = randomUUID();
  const now = platform.now();
  return {
    kid,
    sealed_private_jwk: privateKeys.seal(
      platform,
      kid,
      JSON.stringify({ ...(await exportJWK(privateKey)), kid }),
    ),
    public_jwk: {
      ...(await exportJWK(publicKey)),
      kid,
      alg: ALGORITHM,
      use: "sig",
      key_ops: ["verify"],
    },
    status,
    created_at: now,
    changed_at: now,
  };
}
