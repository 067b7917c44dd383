import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Db } from "../database/database.ts";
import { noteEnding } from "../endings/endings.ts";
import type { Platform } from "../platform.ts";
import { putSuppression, type Suppression, suppressionRows } from "./store.ts";

type Keyed = Pick<Platform, "secret" | "now" | "config" | "log">;

const TABLE = "public.suppressions";

/** Writes an email address in small letters, and its domain in ASCII. Dots and `+` before the @ are kept. */
export function canonicalEmail(email: string): string {
  const plain = email.normalize("NFC").trim().toLowerCase();
  const at = plain.lastIndexOf("@") + 1;
  const domain = plain.slice(at);
  return plain.slice(0, at) + (domainToASCII(domain) || domain);
}

/** Hashes an email address with a key, so that nobody can read the address from its hash. */
export function emailHash({ secret }: Pick<Platform, "secret">, email: string): string {
  return createHmac("sha256", secret)
    .update(`suppressed ${canonicalEmail(email)}`)
    .digest("base64url");
}

export async function suppress(
  platform: Keyed,
  tx: Db,
  email: string,
  {
    reason,
    subscriptionId,
    at = platform.now(),
  }: { reason: Suppression["reason"]; subscriptionId?: string; at?: Date },
): Promise<void> {
  const row = {
    email_hash: emailHash(platform, email),
    reason,
    subscription_id: subscriptionId ?? null,
    at,
  };
  if (!(await putSuppression(tx, row))) return;
  noteEnding(platform, tx, { table: TABLE, key: row.email_hash, row });
}

export async function isSuppressed(
  platform: Pick<Platform, "secret">,
  db: Db,
  email: string,
): Promise<boolean> {
  return (await suppressionRows.find(db, { email_hash: emailHash(platform, email) })) !== undefined;
}

export async function hasEnded(db: Db, subscriptionId: string): Promise<boolean> {
  return (await suppressionRows.find(db, { subscription_id: subscriptionId })) !== undefined;
}

/**
 * Finds the newsletter subscription that the owner of an email address has ended.
 * @param hash - the email address, hashed by `emailHash`
 * @returns the id of the subscription; null if there is none
 */
export async function subscriptionEndedFor(db: Db, hash: string): Promise<string | null> {
  return (await suppressionRows.find(db, { email_hash: hash }))?.subscription_id ?? null;
}

/**
 * Lets an email address get emails again, because its owner subscribes again.
 * @returns false if there is no ended subscription with this id and address
 */
export async function lift(
  platform: Keyed,
  tx: Db,
  { email, subscriptionId }: { email: string; subscriptionId: string },
): Promise<boolean> {
  const found = await suppressionRows.find(tx, { subscription_id: subscriptionId });
  if (found?.email_hash !== emailHash(platform, email)) return false;
  return liftHash(platform, tx, found.email_hash);
}

/**
 * Lets an email address get emails again, because its owner asked the operators (`npm run mail`).
 * @returns false if the address could get emails anyway
 */
export async function allow(platform: Keyed, db: Db, email: string): Promise<boolean> {
  return liftHash(platform, db, emailHash(platform, email));
}

async function liftHash(platform: Keyed, db: Db, hash: string): Promise<boolean> {
  if (!(await suppressionRows.remove(db, { email_hash: hash }))) return false;
  noteEnding(platform, db, { table: TABLE, key: hash, lifted: true });
  return true;
}
