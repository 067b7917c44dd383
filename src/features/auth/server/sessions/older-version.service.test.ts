import { expect, test } from "vitest";
import {
  makeAccount,
  newestMail,
  PASSWORD,
  showSecondFactor,
} from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { sealUnbound } from "#tests/support/operation/older-version.ts";
import { decrypt } from "#platform/secrets/encryption.ts";
import { tendKeys } from "../service.ts";

const EMAIL = "ada@example.com";
const NEW = "new@example.com";

useAccountSite();

const oldOrder = (kind: string, to = EMAIL) =>
  platform.database.query(
    `insert into deliveries (id, kind, recipient, about, message_id, priority, next_at, waiting_since, created_at)
     values (gen_random_uuid(), $1, $2, '{"origin":"http://localhost:3000"}', gen_random_uuid()::text, 0, $3, $3, $3)`,
    [kind, to, platform.now()],
  );
const forgetTokens = () => platform.database.query("delete from accounts.one_time_tokens");
const sendNow = async () => {
  const before = platform.sent.length;
  await platform.runJobs();
  return platform.sent.slice(before);
};

test("a waiting confirmation of an older version leaves with a code that works", async () => {
  await site.client().signUp({ email: EMAIL, password: PASSWORD });
  await platform.database.query("delete from deliveries");
  await forgetTokens();
  await oldOrder("account_signup");
  const { code } = await newestMail(platform, EMAIL);
  const { error } = await site.client().verifyOtp({ type: "signup", email: EMAIL, token: code });
  expect(error).toBeNull();
});

test("a waiting mail of an older version that a newer one has replaced does not leave", async () => {
  await makeAccount(platform, site.client());
  platform.travelTo(new Date());
  await oldOrder("account_recovery");
  platform.travelTo(new Date(platform.now().getTime() + 1000));
  await site.client().resetPasswordForEmail(EMAIL);
  const sent = await sendNow();
  expect(sent).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(sent[0]?.text ?? "")?.[0] ?? "";
  const { error } = await site.client().verifyOtp({ type: "recovery", email: EMAIL, token: code });
  expect(error).toBeNull();
});

test("waiting mails of a change are bound to what each is mailed to", async () => {
  const client = site.client();
  await makeAccount(platform, client);
  await client.updateUser({ email: NEW });
  await platform.database.query("delete from deliveries");
  await forgetTokens();
  await oldOrder("account_email_change_current");
  await oldOrder("account_email_change_new");
  const sent = await sendNow();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([EMAIL, NEW]);
  for (const { to, text } of sent) {
    const token = /\b\d{6}\b/.exec(text)?.[0];
    const json = { type: "email_change", email: to, token };
    expect((await site.call("/verify", { json })).status).toBe(200);
  }
  expect((await client.getUser()).data.user?.email).toBe(NEW);
});

test("a waiting mail to an address that nobody has is put away, a known one's sign-up says so", async () => {
  await makeAccount(platform, site.client());
  await oldOrder("account_recovery", "nobody@example.com");
  await oldOrder("account_email_change_new");
  expect(await sendNow()).toEqual([]);
});

test("secrets that were sealed for any row are bound to theirs by the daily job", async () => {
  const client = site.client();
  await makeAccount(platform, client);
  await showSecondFactor(client, platform.now());
  const sealed = async (column: string, key: string, table: string) =>
    (await platform.database.query(`select ${key} as id, ${column} as sealed from ${table}`)).rows;
  const unbind = async (purpose: string, table: string, key: string, column: string) => {
    for (const row of await sealed(column, key, table)) {
      const text = decrypt(platform.secret, purpose, String(row["id"]), String(row["sealed"]));
      await platform.database.query(`update ${table} set ${column} = $1 where ${key} = $2`, [
        sealUnbound(platform.secret, purpose, text),
        row["id"],
      ]);
    }
  };
  await unbind("totp secrets", "accounts.factors", "id", "sealed_secret");
  await unbind("signing keys", "accounts.signing_keys", "kid", "sealed_private_jwk");
  await tendKeys(platform);
  const rows = [
    ...(await sealed("sealed_secret", "id", "accounts.factors")),
    ...(await sealed("sealed_private_jwk", "kid", "accounts.signing_keys")),
  ];
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row["sealed"]).toMatch(/^2\./);
  await client.refreshSession();
  await showSecondFactor(client, platform.now());
});
