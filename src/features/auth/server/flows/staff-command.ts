import { z } from "zod";
import { siteLink } from "#platform/config/site-link.ts";
import { noteEnding } from "#platform/endings/endings.ts";
import { OperatorError } from "#platform/program/operator-error.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { isoDay } from "#shared/time/days.ts";
import { orderTokenMail, type OrderedMail } from "../mails/order-mail.ts";
import { renderAccountMail } from "../mails/render-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import { AuthRefusal } from "../protocol/protocol.ts";
import {
  deleteOneTimeTokensOf,
  forgetUnconfirmed,
  userRows,
  staffRows,
  audit,
  deleteSessionsOf,
} from "../store.ts";

const ROLE = { table: "accounts.staff" } as const;

const USAGE = "Usage: npm run staff add EMAIL | remove EMAIL | list";
const HOSTED =
  "With a hosted account service, staff are named by their user id (a UUID that the service shows), because the email address in its tokens is no proof.";

/** Runs `npm run staff`. @returns the text to print @throws OperatorError when nothing was done */
export async function staffCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const [what, who = ""] = args;
  if (what === "list" && args.length === 1) return listOfStaff(platform);
  if ((what !== "add" && what !== "remove") || args.length !== 2) throw new OperatorError(USAGE);
  if (platform.config.supabase) {
    if (!z.uuid().safeParse(who).success) throw new OperatorError(HOSTED);
    return what === "add" ? addHosted(platform, who) : remove(platform, who, who);
  }
  const email = EmailAddress.safeParse(who);
  if (!email.success) throw new OperatorError(`${who} is not an email address. ${USAGE}`);
  if (what === "add") return invite(platform, email.data);
  const user = await userRows.find(platform.database.db, { email: email.data });
  if (!user) throw new OperatorError(`Nobody has an account with ${email.data}.`);
  return remove(platform, user.id, email.data);
}

async function listOfStaff(platform: Platform): Promise<string> {
  const { db } = platform.database;
  const members = await staffRows.list(db, "all", ["added_at"]);
  if (members.length === 0) return "There is no staff yet. Add somebody: npm run staff add EMAIL";
  const lines = await Promise.all(
    members.map(async ({ user_id, email, added_at, joined_at }) => {
      const user = await userRows.find(db, user_id);
      const state = joined_at ? "" : "  (invited)";
      // A member of a hosted account service is listed with the user id too, because `npm run staff remove` needs it.
      const name = user?.email ?? [email, user_id].filter(Boolean).join("  ");
      return `${name}  since ${isoDay(added_at)}${state}`;
    }),
  );
  return lines.join("\n");
}

/** Invites a person, or repeats the invitation. The person becomes staff by opening the mailed link. */
async function invite(platform: Platform, email: string): Promise<string> {
  const now = platform.now();
  try {
    await limitMail(platform, "invitation", email);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    throw new OperatorError(`${email} was invited a moment ago. ${error.message}`);
  }
  const origin = siteLink(platform.config, "");
  const call = { ...atServer(platform), origin, userAgent: "" };
  const ordered = await platform.database.db.transaction(async (tx) => {
    const made = await userRows.insertNew(tx, {
      email,
      invited_at: now,
      created_at: now,
      updated_at: now,
    });
    const user = made ?? (await userRows.lock(tx, { email }));
    if (!user || (await staffRows.find(tx, { user_id: user.id }))?.joined_at) return undefined;
    // A stranger may have signed up with this address. The password of that sign-up must not open a staff account.
    await forgetUnconfirmed(tx, email, now);
    const member = { user_id: user.id, email, added_at: now, joined_at: null };
    if (await staffRows.insertNew(tx, member)) {
      noteEnding(platform, tx, { ...ROLE, key: user.id, lifted: true });
      await audit(call, tx, "staff_added", user.id);
    }
    return orderTokenMail(call, tx, "account_invite", { user, email });
  });
  if (!ordered) return `${email} is staff already.`;
  const invited = `${email} is invited, and staff as soon as the invitation is accepted, within three days.`;
  return platform.config.mail
    ? `${invited} It is on its way.`
    : `${invited} No mail server is configured, so here it is:\n\n${await secretsIn(platform, ordered)}`;
}

/**
 * Returns the link and the code of the invitation. If there is no mail server, the operator sends them to the invited
 * person.
 */
async function secretsIn(platform: Platform, ordered: OrderedMail): Promise<string> {
  const { blocks = [] } = (await renderAccountMail(platform, ordered)) ?? {};
  return blocks
    .flatMap((block) => {
      if (typeof block === "string") return [];
      if ("link" in block) return [`Open ${block.link}`];
      return "code" in block ? [`${block.label} ${block.code}`] : [];
    })
    .join("\n\n");
}

async function addHosted(platform: Platform, user_id: string): Promise<string> {
  const { db } = platform.database;
  const now = platform.now();
  const member = { user_id, email: null, added_at: now, joined_at: now };
  return db.transaction(async (tx) => {
    if (!(await staffRows.insertNew(tx, member))) return `${user_id} is staff already.`;
    noteEnding(platform, tx, { ...ROLE, key: user_id, lifted: true });
    await audit(atServer(platform), tx, "staff_added", user_id);
    return `${user_id} is staff.`;
  });
}

async function remove(platform: Platform, userId: string, name: string): Promise<string> {
  const isRemoved = await platform.database.db.transaction(async (tx) => {
    // Writes the deletion record even if the person is not staff any more: an earlier removal may have failed to write
    // it, for example because the disk was full.
    noteEnding(platform, tx, { ...ROLE, key: userId });
    if (!(await staffRows.remove(tx, { user_id: userId }))) return false;
    await deleteSessionsOf(tx, userId);
    await deleteOneTimeTokensOf(tx, userId, ["invite"]);
    await audit(atServer(platform), tx, "staff_removed", userId);
    return true;
  });
  if (!isRemoved) throw new OperatorError(`${name} is not staff.`);
  return `${name} is no longer staff, and signed out everywhere. API keys and webhooks belong to the site and go on: revoke those that this person has seen (/admin/api, /admin/webhooks).`;
}

/**
 * Returns the context of an audit log entry. The network address is empty, because nobody sends a command on the server
 * over the network.
 */
function atServer(platform: Platform) {
  return { platform, address: "" };
}
