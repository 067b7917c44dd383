import { createHmac } from "node:crypto";
import type { Db } from "../database/database.ts";
import type { Platform } from "../platform.ts";
import {
  deleteSuppression,
  findOfSubscription,
  findSuppression,
  putSuppression,
  type Suppression,
} from "./store.ts";

type Keyed = Pick<Platform, "secret" | "now">;

/** The address cannot be read back from it; equal addresses have equal hashes. */
export function emailHash({ secret }: Pick<Platform, "secret">, email: string): string {
  return createHmac("sha256", secret)
    .update(`suppressed ${email.toLowerCase()}`)
    .digest("base64url");
}

/** From now on the address gets nothing that its owner does not ask for. */
export async function suppress(
  platform: Keyed,
  tx: Db,
  email: string,
  { reason, subscriptionId }: { reason: Suppression["reason"]; subscriptionId?: string },
): Promise<void> {
  await putSuppression(tx, {
    email_hash: emailHash(platform, email),
    reason,
    subscription_id: subscriptionId ?? null,
    at: platform.now(),
  });
}

export async function isSuppressed(
  platform: Pick<Platform, "secret">,
  db: Db,
  email: string,
): Promise<boolean> {
  return (await findSuppression(db, emailHash(platform, email))) !== undefined;
}

/** Whether somebody ended this subscription and has not begun anew. */
export async function hasEnded(db: Db, subscriptionId: string): Promise<boolean> {
  return (await findOfSubscription(db, subscriptionId)) !== undefined;
}

/** @returns false when the address is not the one that this subscription had */
export async function lift(
  platform: Pick<Platform, "secret">,
  tx: Db,
  { email, subscriptionId }: { email: string; subscriptionId: string },
): Promise<boolean> {
  const found = await findOfSubscription(tx, subscriptionId);
  if (found?.email_hash !== emailHash(platform, email)) return false;
  return deleteSuppression(tx, found.email_hash);
}

/** For somebody who has shown by other means that the address is theirs. */
export async function allow(
  platform: Pick<Platform, "secret">,
  db: Db,
  email: string,
): Promise<boolean> {
  return deleteSuppression(db, emailHash(platform, email));
}
