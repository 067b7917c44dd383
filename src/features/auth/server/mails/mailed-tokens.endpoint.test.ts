import { expect, test } from "vitest";
import { createFolderMailbox } from "#platform/mail/create-mailbox.ts";
import { SendFailure } from "#platform/mail/send-failure.ts";
import type { Mail } from "#platform/mail/mailbox.ts";
import { newestMail, PASSWORD, type Client } from "#tests/support/accounts/accounts.ts";
import {
  addressesOfAccounts,
  platform,
  signedUpClient,
  site,
  startAccountSite,
  tokenOf,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";

/* These tests show that a mailed token proves only that somebody reads the mailbox to which it was sent. */

const EMAIL = "eve@example.com";
const OWN = "eve-two@example.com";
const VICTIM = "victim@example.com";
const OTHER = "another quiet wire";

useAccountSite();

const redeem = (type: string, link: URLSearchParams) =>
  site.call("/verify", { json: { type, token_hash: link.get("token_hash") } });
const cancelChange = async (client: Client) =>
  fetch(`${site.origin}/api/account/email-change`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${await tokenOf(client)}` },
  });

test("a token that confirmed one new address does not confirm the next one", async () => {
  const client = await signedUpClient(EMAIL);
  await client.updateUser({ email: OWN });
  expect((await redeem("email_change", (await newestMail(platform, OWN)).link)).status).toBe(200);
  await client.updateUser({ email: VICTIM });
  const { link: current } = await newestMail(platform, EMAIL);
  expect(await (await redeem("email_change", current)).json()).toMatchObject({ code: "200" });
  expect(await addressesOfAccounts()).toEqual([EMAIL]);
});

test("parallel changes and redemptions give nobody an address without its mailbox", async () => {
  const client = await signedUpClient(EMAIL);
  const token = await tokenOf(client);
  const wish = (email: string) =>
    site.call("/user", {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
  for (let round = 0; round < 5; round += 1) {
    await wish(OWN);
    const links = [await newestMail(platform, OWN), await newestMail(platform, EMAIL)];
    await Promise.all([
      wish(VICTIM),
      ...links.map(({ link }) => redeem("email_change", link)),
      platform.runJobs(),
    ]);
    const { link } = await newestMail(platform, EMAIL);
    await redeem("email_change", link);
    expect(await addressesOfAccounts()).not.toContain(VICTIM);
    if (!(await addressesOfAccounts()).includes(EMAIL)) break;
  }
});

test("tokens of an earlier change stop working even while the mail server is down", async () => {
  const client = await signedUpClient(EMAIL);
  await client.updateUser({ email: OWN });
  const { link, code } = await newestMail(platform, OWN);
  const { link: current } = await newestMail(platform, EMAIL);
  await client.updateUser({ email: VICTIM });
  expect((await redeem("email_change", link)).status).toBe(403);
  expect((await redeem("email_change", current)).status).toBe(403);
  for (const email of [OWN, VICTIM]) {
    const typed = await site.call("/verify", {
      json: { type: "email_change", email, token: code },
    });
    expect(typed.status).toBe(403);
  }
  expect(await addressesOfAccounts()).toEqual([EMAIL]);
});

test("each half of a change is confirmed from its own mailbox", async () => {
  const client = await signedUpClient(EMAIL);
  await client.updateUser({ email: OWN });
  const { code: forNew } = await newestMail(platform, OWN);
  const { code: forCurrent } = await newestMail(platform, EMAIL);
  const type = (email: string, token: string) =>
    site.call("/verify", { json: { type: "email_change", email, token } });
  if (forNew !== forCurrent) {
    expect((await type(EMAIL, forNew)).status).toBe(403);
    expect((await type(OWN, forCurrent)).status).toBe(403);
  }
  expect((await type(OWN, forNew)).status).toBe(200);
  expect((await type(OWN, forNew)).status).toBe(403);
  expect(await addressesOfAccounts()).toEqual([EMAIL]);
  expect((await type(EMAIL, forCurrent)).status).toBe(200);
  expect(await addressesOfAccounts()).toEqual([OWN]);
});

test("a code that was mailed to the old address is useless after the change", async () => {
  const client = await signedUpClient(EMAIL);
  await client.resetPasswordForEmail(EMAIL);
  const { link: recovery } = await newestMail(platform, EMAIL);
  await client.updateUser({ email: OWN });
  await redeem("email_change", (await newestMail(platform, OWN)).link);
  const { link: current } = await newestMail(platform, EMAIL);
  expect((await redeem("email_change", current)).status).toBe(200);
  expect(await addressesOfAccounts()).toEqual([OWN]);
  expect((await redeem("recovery", recovery)).status).toBe(403);
  const { rows } = await platform.database.query("select kind from accounts.one_time_tokens");
  expect(rows).toEqual([]);
});

test("a new password ends every mailed token and a pending change of address", async () => {
  const client = await signedUpClient(EMAIL);
  await client.resetPasswordForEmail(EMAIL);
  const { link: recovery } = await newestMail(platform, EMAIL);
  await client.updateUser({ email: OWN });
  const { link: change } = await newestMail(platform, OWN);
  expect((await client.updateUser({ password: OTHER })).error).toBeNull();
  expect((await redeem("recovery", recovery)).status).toBe(403);
  expect((await redeem("email_change", change)).status).toBe(403);
  expect((await client.getUser()).data.user?.new_email).toBeUndefined();
});

test("cancelling a change deletes its tokens, and an expired change is no longer shown", async () => {
  platform.travelTo("2026-11-20T08:00:00Z");
  const client = await signedUpClient(EMAIL);
  await client.updateUser({ email: OWN });
  const { link } = await newestMail(platform, OWN);
  expect((await client.getUser()).data.user?.new_email).toBe(OWN);
  expect((await cancelChange(client)).status).toBe(204);
  expect((await client.getUser()).data.user?.new_email).toBeUndefined();
  expect((await redeem("email_change", link)).status).toBe(403);
  expect((await cancelChange(client)).status).toBe(204);
  const sent = platform.sent.length;
  await client.resend({ type: "email_change", email: EMAIL });
  await platform.runJobs();
  expect(platform.sent).toHaveLength(sent);

  await client.updateUser({ email: OWN });
  platform.travelTo("2026-11-21T08:00:01Z");
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect((await client.getUser()).data.user?.new_email).toBeUndefined();
  await platform.runJobs();
  expect(platform.sent).toHaveLength(sent);
});

test("the mails of a change can be sent again, and only the newest ones work", async () => {
  const client = await signedUpClient(EMAIL);
  await client.updateUser({ email: OWN });
  const { link: first } = await newestMail(platform, OWN);
  await client.resend({ type: "email_change", email: EMAIL });
  const { link: second } = await newestMail(platform, OWN);
  expect((await redeem("email_change", first)).status).toBe(403);
  expect((await redeem("email_change", second)).status).toBe(200);
  await client.resend({ type: "email_change", email: EMAIL });
  const sent = platform.sent.length;
  await platform.runJobs();
  expect(platform.sent.slice(sent).map(({ to }) => to)).toEqual([EMAIL]);
});

test("a repeated delivery of a mail carries the same code", async () => {
  const tried: Mail[] = [];
  const mailbox = {
    ...createFolderMailbox("/nowhere"),
    send: (mail: Mail) => {
      tried.push(mail);
      return Promise.reject(new SendFailure("again", "connection_lost", new Error("cut off")));
    },
  };
  await startAccountSite({ rateLimits: false }, { mailbox });
  platform.travelTo("2026-11-20T08:00:00Z");
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  await platform.runJobs();
  platform.travelTo("2026-11-20T08:02:00Z");
  await platform.runJobs();
  expect(tried).toHaveLength(2);
  expect(tried[1]).toEqual(tried[0]);
});

test("the database holds no readable token that opens an account", async () => {
  const client = await signedUpClient(EMAIL);
  await client.resetPasswordForEmail(EMAIL);
  const { link, code } = await newestMail(platform, EMAIL);
  for (const table of ["deliveries", "accounts.one_time_tokens", "accounts.audit_log"]) {
    const { rows } = await platform.database.query(`select * from ${table}`);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(link.get("token_hash"));
    expect(text).not.toContain(`"${code}"`);
  }
});
