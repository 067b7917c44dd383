import { expect, test } from "vitest";
import { newestMail, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { MAX_METADATA_BYTES } from "../../limits.ts";
import { staffCommand } from "./staff-command.ts";

const EMAIL = "ada@example.com";
// Maximum bytes of an access token. nginx accepts 8 kB for one header, and Node 16 kB for all headers of a request.
const MAX_TOKEN_BYTES = 4096;
const STRANGER = { email: EMAIL, password: "the one of a stranger", data: { name: "Not Ada" } };
/** A character that takes three times as many bytes after NFC normalization. */
const GROWING = "\ufb2c";

useAccountSite();

test.each([
  ["another sign-up", "signup", () => site.call("/signup", { json: { ...STRANGER, data: null } })],
  ["a magic link", "signup", () => site.call("/otp", { json: { email: EMAIL } })],
  ["a recovery", "recovery", () => site.call("/recover", { json: { email: EMAIL } })],
  ["an invitation", "invite", () => staffCommand(platform, ["add", EMAIL])],
])("nothing of an unconfirmed sign-up by a stranger is left after %s", async (_, type, ask) => {
  expect((await site.call("/signup", { json: STRANGER })).status).toBe(200);
  await platform.runJobs();
  await ask();
  const { code } = await newestMail(platform, EMAIL);
  const { data, error } = await site
    .client()
    .verifyOtp({ type: type as "signup", email: EMAIL, token: code });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toEqual({});
  const { rows } = await platform.database.query("select password_hash from accounts.users");
  expect(rows).toEqual([{ password_hash: null }]);
});

test("a profile is limited by its stored bytes, and its token is accepted everywhere", async () => {
  const email = `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}com`;
  const signUp = (text: string) =>
    site.call("/signup", { json: { email, password: PASSWORD, data: { text } } });
  const around = Buffer.byteLength(JSON.stringify({ text: "" }));
  const most = Math.floor((MAX_METADATA_BYTES - around) / 6);
  expect((await signUp(GROWING.repeat(most + 1))).status).toBe(400);
  expect((await signUp(GROWING.repeat(most))).status).toBe(200);
  const client = site.client();
  const { code } = await newestMail(platform, email);
  const { data } = await client.verifyOtp({ type: "signup", email, token: code });
  expect(data.session?.access_token.length).toBeLessThan(MAX_TOKEN_BYTES);
  expect(data.user?.user_metadata["text"]).toHaveLength(3 * most);
  const more = await client.updateUser({ data: { more: "more than there is room for" } });
  expect(more.error).toMatchObject({ code: "validation_failed" });
  expect((await client.updateUser({ data: { text: null } })).error).toBeNull();
});
