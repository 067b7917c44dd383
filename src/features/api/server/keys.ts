import { randomBytes } from "node:crypto";
import { api as labels } from "#content/accounts/api.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Platform } from "#platform/platform.ts";
import { createLocalLimit } from "#platform/local-limit.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { fingerprint } from "#platform/secrets/encryption.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { KeyLine, KeyList, MadeKey, NewKey, Scope } from "../contract.ts";
import { MAX_KEYS, REQUESTS_A_MINUTE } from "../limits.ts";
import { keyRows, type StoredKey } from "./store.ts";

const PREFIX = "key_";
const ENDING = 4;
/** Limits the number of wrong API keys that a network address may send in a minute. */
const wrongKeys = createLocalLimit(30);

const REQUESTS: Limit = { name: "api", points: REQUESTS_A_MINUTE, seconds: 60 };
const MINUTE_MS = 60_000;

/** @throws Refusal `conflict` if the site already has the maximum number of keys */
export async function addKey(
  platform: Platform,
  actor: string,
  { name, scopes }: NewKey,
): Promise<MadeKey> {
  const secret = PREFIX + randomBytes(32).toString("base64url");
  return platform.database.db.transaction(async (tx) => {
    await lockKey(tx, "api keys");
    if ((await keyRows.list(tx, "all", [])).length >= MAX_KEYS)
      throw new Refusal("conflict", labels.tooMany);
    const row = await keyRows.insert(tx, {
      name,
      scopes,
      key_hash: hashOf(platform, secret),
      ending: secret.slice(-ENDING),
      created_at: platform.now(),
    });
    const entry = { actor_id: actor, action: "key_made", row_id: row.id, changes: { scopes } };
    await recordAudit(platform, tx, entry);
    return { key: lineOf(row), secret };
  });
}

export async function readKeys({ database }: Platform): Promise<KeyList> {
  const keys = await keyRows.list(database.db, "all", ["created_at", "id"]);
  return { keys: keys.map(lineOf) };
}

/** @throws Refusal `not_found` */
export async function revokeKey(platform: Platform, actor: string, id: string): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    if (!(await keyRows.remove(tx, id))) throw new Refusal("not_found", labels.notFound);
    await recordAudit(platform, tx, { actor_id: actor, action: "key_revoked", row_id: id });
  });
}

/**
 * @returns the key's id
 * @throws Refusal `unauthenticated` for a wrong key, `forbidden` for a key without `scope`, `too_many` above a limit
 */
export async function useKey(
  platform: Platform,
  { authorization, address }: { authorization: string | undefined; address: string },
  scope: Scope,
): Promise<string> {
  const [, secret] = /^Bearer (key_[\w-]{43})$/i.exec(authorization ?? "") ?? [];
  if (!secret) throw new Refusal("unauthenticated", labels.refused.noKey);
  if (platform.config.rateLimits) wrongKeys.refuse(address);
  const { db } = platform.database;
  const key = await keyRows.find(db, { key_hash: hashOf(platform, secret) });
  if (!key) {
    wrongKeys.count(address);
    throw new Refusal("unauthenticated", labels.refused.wrongKey);
  }
  await platform.limits.consume(REQUESTS, key.id);
  const now = platform.now();
  // The time of the last use is stored at most once a minute, because this write costs more than the rest of the
  // request.
  if (now.getTime() - (key.last_used_at?.getTime() ?? 0) >= MINUTE_MS)
    await keyRows.update(db, key.id, { last_used_at: now });
  if (!key.scopes.includes(scope)) {
    throw new Refusal("forbidden", interpolate(labels.refused.scope, { scope }));
  }
  return key.id;
}

function hashOf({ secret }: Platform, key: string): string {
  return fingerprint(secret, "api keys", key);
}

function lineOf({ id, name, ending, scopes, created_at, last_used_at }: StoredKey): KeyLine {
  return {
    id,
    name,
    ending,
    scopes: scopes as Scope[],
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
