import { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text.ts";
import { audit } from "./audit.ts";
import { enqueueMail } from "./mail-job.ts";
import { deleteSessionsOf } from "./sessions-store.ts";
import { deleteStaff, insertStaff, listStaff } from "./staff-store.ts";
import { findUser, findUserByEmail, forgetUnconfirmedPassword, insertUser } from "./users-store.ts";

const USAGE = "Usage: npm run staff add EMAIL | remove EMAIL | list";
const HOSTED =
  "Against a hosted account service staff are named by their user id (a UUID, shown there): an address in a foreign token is no proof.";

/**
 * `npm run staff add EMAIL | remove EMAIL | list`.
 * @returns what to print
 */
export async function staffCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const [what, who = ""] = args;
  if (what === "list" && args.length === 1) return listOfStaff(platform);
  if ((what !== "add" && what !== "remove") || args.length !== 2) return USAGE;
  if (platform.config.supabase) {
    if (!z.uuid().safeParse(who).success) return HOSTED;
    return what === "add" ? addHosted(platform, who) : remove(platform, who, who);
  }
  const email = EmailAddress.safeParse(who);
  if (!email.success) return `${who} is not an email address. ${USAGE}`;
  if (what === "add") return invite(platform, email.data);
  const user = await findUserByEmail(platform.database.db, email.data);
  return user ? remove(platform, user.id, email.data) : `Nobody has an account with ${email.data}.`;
}

async function listOfStaff(platform: Platform): Promise<string> {
  const { db } = platform.database;
  const members = await listStaff(db);
  if (members.length === 0) return "There is no staff yet. Add somebody: npm run staff add EMAIL";
  const lines = await Promise.all(
    members.map(async ({ user_id, email, added_at }) => {
      const user = await findUser(db, user_id);
      const state = platform.config.supabase || user?.password_hash ? "" : "  (invited)";
      return `${user?.email ?? email ?? user_id}  since ${added_at.toISOString().slice(0, 10)}${state}`;
    }),
  );
  return lines.join("\n");
}

/** Makes the account when there is none; whoever reads its mail chooses the password. */
async function invite(platform: Platform, email: string): Promise<string> {
  const now = platform.now();
  const origin = platform.config.publicOrigin ?? `http://localhost:${platform.config.port}`;
  const added = await platform.database.db.transaction(async (tx) => {
    const made = await insertUser(tx, { email, invited_at: now, created_at: now, updated_at: now });
    const user = made ?? (await findUserByEmail(tx, email));
    if (!user || !(await insertStaff(tx, { user_id: user.id, email, added_at: now }))) return false;
    // Somebody else may have signed up with this address and never read its mail.
    await forgetUnconfirmedPassword(tx, email, now);
    await enqueueMail(platform, tx, { kind: "invite", email, origin });
    await audit(platform, tx, "staff_added", { userId: user.id });
    return true;
  });
  if (!added) return `${email} is staff already.`;
  return platform.config.mail
    ? `${email} is staff. The invitation is on its way.`
    : `${email} is staff. No SMTP is configured: the invitation lies in ${platform.config.dataDir}/mail.`;
}

async function addHosted(platform: Platform, user_id: string): Promise<string> {
  const { db } = platform.database;
  const added = await insertStaff(db, { user_id, email: null, added_at: platform.now() });
  if (!added) return `${user_id} is staff already.`;
  await audit(platform, db, "staff_added", { userId: user_id });
  return `${user_id} is staff.`;
}

async function remove(platform: Platform, userId: string, name: string): Promise<string> {
  await platform.database.db.transaction(async (tx) => {
    await deleteStaff(tx, userId);
    await deleteSessionsOf(tx, userId);
    await audit(platform, tx, "staff_removed", { userId });
  });
  return `${name} is no longer staff, and signed out everywhere.`;
}
