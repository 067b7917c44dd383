import { z } from "zod";
import { accountMails } from "#content/account.ts";
import type { Platform } from "#platform/platform.ts";
import { fill } from "#shared/fill.ts";
import { makeOneTimeToken, type OneTimeKind } from "./one-time.ts";
import { findUserByEmail, updateUser, type User } from "./users-store.ts";

const Order = z.object({
  kind: z.enum([
    "signup",
    "resend",
    "invite",
    "recovery",
    "email_change",
    "password_changed",
    "email_changed",
    "second_factor_changed",
  ]),
  email: z.string(),
  redirectTo: z.string().optional(),
  origin: z.string().optional(),
});
type Order = z.infer<typeof Order>;

/** Job: writes and sends a mail of the account service. Nobody may have the address: then none. */
export async function sendAccountMail(
  platform: Platform,
  data: Record<string, unknown>,
): Promise<void> {
  const order = Order.parse(data);
  const notice = NOTICES[order.kind];
  if (notice) return platform.mailbox.send({ to: order.email, ...notice });
  const user = await findUserByEmail(platform.database.db, order.email);
  if (!user) return;
  if (order.kind === "email_change") return sendEmailChange(platform, user, order);
  if (order.kind === "recovery") {
    await sendToken(platform, user, order, "recovery");
    await updateUser(platform.database.db, user.id, { recovery_sent_at: platform.now() });
  } else if (order.kind === "invite") {
    await (user.email_confirmed_at && user.password_hash
      ? platform.mailbox.send({
          to: user.email,
          subject: accountMails.nowStaff.subject,
          text: fill(accountMails.nowStaff.text, {
            link: order.origin ? fill(accountMails.link, { url: `${order.origin}/admin` }) : "",
          }),
        })
      : sendToken(platform, user, order, "invite"));
  } else if (!user.email_confirmed_at) {
    await sendToken(platform, user, order, "signup");
  } else if (order.kind === "signup") {
    await platform.mailbox.send({ to: user.email, ...accountMails.existing });
  }
}

const NOTICES: Partial<Record<Order["kind"], { subject: string; text: string }>> = {
  password_changed: accountMails.passwordChanged,
  email_changed: accountMails.emailChanged,
  second_factor_changed: accountMails.secondFactorChanged,
};

const WORDS = {
  signup: accountMails.signup,
  invite: accountMails.invite,
  recovery: accountMails.recovery,
  email_change_current: accountMails.emailChangeCurrent,
  email_change_new: accountMails.emailChangeNew,
} satisfies Record<OneTimeKind, { subject: string; text: string }>;

/** The page each link opens; the token is in the fragment, which no server and no log sees. */
const PAGES: Record<OneTimeKind, { path: string; type: string }> = {
  signup: { path: "/confirm", type: "signup" },
  invite: { path: "/reset", type: "invite" },
  recovery: { path: "/reset", type: "recovery" },
  email_change_current: { path: "/confirm", type: "email_change" },
  email_change_new: { path: "/confirm", type: "email_change" },
};

async function sendEmailChange(platform: Platform, user: User, order: Order): Promise<void> {
  if (!user.email_change) return;
  if (user.email_change_half !== "current") {
    await sendToken(platform, user, order, "email_change_current");
  }
  if (user.email_change_half !== "new") {
    await sendToken(platform, user, order, "email_change_new", user.email_change);
  }
}

async function sendToken(
  platform: Platform,
  user: User,
  { origin, redirectTo }: Order,
  kind: OneTimeKind,
  to = user.email,
): Promise<void> {
  const { link, code } = await makeOneTimeToken(platform, platform.database.db, user.id, kind);
  const { path, type } = PAGES[kind];
  const next = URL.parse(redirectTo ?? "");
  const fragment = new URLSearchParams({ type, token_hash: link });
  if (next && next.origin === origin) fragment.set("next", next.pathname + next.search);
  const url = origin && `${origin}${path}#${fragment.toString()}`;
  const { subject, text } = WORDS[kind];
  await platform.mailbox.send({
    to,
    subject,
    text: fill(text, {
      code,
      newEmail: user.email_change ?? "",
      link: url ? fill(accountMails.link, { url }) : "",
    }),
  });
}
