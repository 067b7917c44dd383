import { createHook } from "node:async_hooks";
import { beforeEach, expect, test } from "vitest";
import { makeAccount, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";

/*
 * These tests show that the answer to a request does not reveal whether an email address has an account. The server
 * does the same work with and without an account, so the time of the answer does not reveal this either.
 */

const KNOWN = "ada@example.com";

useAccountSite();
beforeEach(async () => {
  await makeAccount(platform, site.client(), KNOWN);
});

let others = 0;
const unknown = () => `nobody${(others += 1)}@example.com`;

const calls = {
  "signing in": (email: string) =>
    site.call("/token?grant_type=password", { json: { email, password: "not the password" } }),
  "signing up": (email: string) => site.call("/signup", { json: { email, password: PASSWORD } }),
  "sending the sign-up again": (email: string) =>
    site.call("/resend", { json: { type: "signup", email } }),
  "sending a change of address again": (email: string) =>
    site.call("/resend", { json: { type: "email_change", email } }),
  "signing in by mail": (email: string) => site.call("/otp", { json: { email } }),
  recovery: (email: string) => site.call("/recover", { json: { email } }),
  "a wrong code": async (email: string) => {
    for (let i = 0; i < 2; i += 1) await site.call("/recover", { json: { email } });
    return site.call("/verify", { json: { type: "recovery", email, token: "no code" } });
  },
};

/** Counts the password hashes and stored rows that a request causes. */
async function workFor(call: () => Promise<Response>) {
  let hashes = 0;
  const hook = createHook({ init: (_, type) => (hashes += type === "ARGON2REQUEST" ? 1 : 0) });
  const sentBefore = platform.sent.length;
  await platform.database.query("delete from deliveries");
  await platform.database.query("delete from accounts.one_time_tokens");
  hook.enable();
  const answer = await call();
  hook.disable();
  const body = (await answer.json()) as Record<string, unknown>;
  const { rows } = await platform.database.query("select kind from deliveries");
  const tokens = await platform.database.query("select kind, tries from accounts.one_time_tokens");
  return {
    status: answer.status,
    headers: [...answer.headers.keys()].toSorted(),
    fields: Object.entries(body).map(([name, value]) => `${name}: ${typeof value}`),
    refused: [body["code"], body["message"]],
    hashes,
    ordered: rows.map(({ kind }) => kind),
    tries: tokens.rows.map(({ tries }) => tries),
    mailsSent: platform.sent.length - sentBefore,
  };
}

test.each([
  ["signing in", { status: 400, hashes: 1, ordered: [] }],
  ["signing up", { status: 200, hashes: 1, ordered: ["account_signup"] }],
  ["sending the sign-up again", { status: 200, hashes: 0, ordered: ["account_resend"] }],
  [
    "sending a change of address again",
    {
      status: 200,
      hashes: 0,
      ordered: ["account_email_change_current", "account_email_change_new"],
    },
  ],
  ["signing in by mail", { status: 200, hashes: 0, ordered: ["account_magic_link"] }],
  ["recovery", { status: 200, hashes: 0, ordered: ["account_recovery"] }],
  [
    "a wrong code",
    { status: 403, hashes: 0, ordered: ["account_recovery", "account_recovery"], tries: [1] },
  ],
] as const)(
  "%s does the same work for an unknown address as for a known one",
  async (name, expected) => {
    const forKnown = await workFor(() => calls[name](KNOWN));
    expect(forKnown).toMatchObject({ ...expected, mailsSent: 0 });
    expect(await workFor(() => calls[name](unknown()))).toEqual(forKnown);
  },
);
