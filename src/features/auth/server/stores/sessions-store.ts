import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { sessions, type Proof } from "#platform/database/schema/accounts.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import { type User, userRows } from "./users-store.ts";

export const sessionRows = rowsOf(sessions);

export type Session = typeof sessions.$inferSelect;
export type { Proof };
export type SignedIn = { user: User; session: Session };

export async function updateSession(
  db: Db,
  id: string,
  change: Partial<Pick<Session, "counter" | "refreshed_at" | "amr">>,
): Promise<Session> {
  const [row] = await db.update(sessions).set(change).where(eq(sessions.id, id)).returning();
  if (!row) throw new Error("the session has gone");
  return row;
}

export async function listSessions(db: Db, userId: string): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.refreshed_at));
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(sessions).where(inArray(sessions.id, [...ids]));
}

export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), except ? ne(sessions.id, except) : undefined));
}

/** Locks the account and reads its session, which may have ended meanwhile. @throws AuthRefusal `session_not_found` */
export async function lockSignedIn(
  tx: Db,
  { user, session }: { user: Pick<User, "id">; session: Pick<Session, "id"> },
): Promise<SignedIn> {
  const present = await userRows.lock(tx, user.id);
  const current = present && (await sessionRows.find(tx, session.id));
  if (!current) throw new AuthRefusal("session_not_found");
  return { user: present, session: current };
}
