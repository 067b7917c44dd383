import type { AuthChangeEvent } from "@supabase/auth-js";
import { beforeEach, expect, test } from "vitest";
import {
  makeAccount,
  newestMail,
  PASSWORD,
  type AuthSite,
} from "#tests/support/accounts/accounts.ts";
import {
  platform,
  signedUpClient,
  site,
  startAccountSite,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { MAX_ISSUER } from "../../limits.ts";
import { codeAt, stepAt } from "../proofs/totp.ts";

const EMAIL = "ada@example.com";
type Client = ReturnType<AuthSite["client"]>;

useAccountSite();
beforeEach(() => {
  platform.travelTo(new Date().toISOString());
});

async function enroll(client: Client) {
  const { data, error } = await client.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, totp: data.totp };
}
const codeNow = (secret: string, steps = 0) => codeAt(secret, stepAt(platform.now()) + steps);
async function withSecondFactor(client: Client) {
  const factor = await enroll(client);
  const { error } = await client.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.secret, -1),
  });
  if (error) throw error;
  return factor;
}

test("an app is set up by QR code and first code, which raises the session to aal2", async () => {
  const events: AuthChangeEvent[] = [];
  const client = site.client();
  const elsewhere = site.client();
  await makeAccount(platform, client);
  await elsewhere.signInWithPassword({ email: EMAIL, password: PASSWORD });
  client.onAuthStateChange((event) => void events.push(event));
  const { id, secret, totp } = await enroll(client);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(totp.qr_code).not.toContain("#");
  expect(totp.uri).toContain(secret);
  const level = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  const { data, error } = await client.mfa.challengeAndVerify({
    factorId: id,
    code: codeNow(secret),
  });
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id, factor_type: "totp", status: "verified" }]);
  expect(await level()).toMatchObject({
    currentLevel: "aal2",
    nextLevel: "aal2",
    currentAuthenticationMethods: [{ method: "totp" }, { method: "otp" }],
  });
  expect(events).toContain("MFA_CHALLENGE_VERIFIED");
  expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await newestMail(platform, EMAIL)).subject).toContain("Two-step");
  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(await level()).toMatchObject({ currentLevel: "aal2" });
});

test("a later sign-in starts at aal1 and can change neither password nor address", async () => {
  const first = await signedUpClient();
  await withSecondFactor(first);
  const client = site.client();
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  for (const change of [
    { password: "another quiet wire", current_password: PASSWORD },
    { email: "new@example.com" },
  ]) {
    expect((await client.updateUser(change)).error?.code).toBe("insufficient_aal");
  }
  expect((await client.mfa.enroll({ factorType: "totp" })).error?.code).toBe("insufficient_aal");
  const { data: listed } = await client.mfa.listFactors();
  const removed = await client.mfa.unenroll({ factorId: listed?.totp[0]?.id ?? "" });
  expect(removed.error).toMatchObject({ code: "insufficient_aal", status: 422 });
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
});

test("wrong, old and used codes and a stranger's factor are refused", async () => {
  const client = await signedUpClient();
  const { id, secret } = await withSecondFactor(client);
  const verify = async (code: string, challengeId?: string) => {
    const challenge = challengeId ?? (await client.mfa.challenge({ factorId: id })).data?.id ?? "";
    return (await client.mfa.verify({ factorId: id, challengeId: challenge, code })).error?.code;
  };
  expect(await verify(codeNow(secret, 5))).toBe("mfa_verification_failed");
  expect(await verify(codeNow(secret, -1))).toBe("mfa_verification_failed");
  expect(await verify(codeNow(secret), crypto.randomUUID())).toBe("mfa_factor_not_found");
  const { data: early } = await client.mfa.challenge({ factorId: id });
  platform.travelTo(new Date(platform.now().getTime() + 301_000).toISOString());
  expect(await verify(codeNow(secret), early?.id)).toBe("mfa_challenge_expired");
  expect(await verify(codeNow(secret))).toBeUndefined();
  expect(await verify(codeNow(secret))).toBe("mfa_verification_failed");
  const eve = await signedUpClient("eve@example.com");
  expect((await eve.mfa.challenge({ factorId: id })).error?.code).toBe("mfa_factor_not_found");
  expect((await eve.mfa.unenroll({ factorId: id })).error?.code).toBe("mfa_factor_not_found");
});

test("one of ten parallel uses of a code is accepted", async () => {
  const client = await signedUpClient();
  const { id, secret } = await withSecondFactor(client);
  const challenges = await Promise.all(
    Array.from({ length: 10 }, () => client.mfa.challenge({ factorId: id })),
  );
  const token = (await client.getSession()).data.session?.access_token;
  const answers = await Promise.all(
    challenges.map(({ data }) =>
      site.call(`/factors/${id}/verify`, {
        json: { challenge_id: data?.id, code: codeNow(secret) },
        headers: { Authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("after ten wrong codes the right one is refused for a while", async () => {
  await startAccountSite();
  const client = await signedUpClient();
  const { id, secret } = await withSecondFactor(client);
  for (let i = 0; i < 10; i += 1) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: id, code: "000000" });
    expect(error?.code).toBe("mfa_verification_failed");
  }
  const { error } = await client.mfa.challengeAndVerify({ factorId: id, code: codeNow(secret) });
  expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
});

test("ten recovery codes are shown once, and each works once", async () => {
  const client = await signedUpClient();
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  await withSecondFactor(client);
  expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe("mfa_factor_not_found");
  const { data } = await client.mfa.recoveryCodes.generate();
  expect(data?.codes).toHaveLength(10);
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe(
    "mfa_verified_factor_exists",
  );
  const phoneless = site.client();
  await phoneless.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const [code = ""] = data?.codes ?? [];
  const typed = (code.match(/.{4}/g) ?? []).join("-").toUpperCase();
  const opened = await phoneless.mfa.recoveryCodes.verify({ code: typed });
  expect(opened.error).toBeNull();
  const { data: level } = await phoneless.mfa.getAuthenticatorAssuranceLevel();
  expect(level?.currentLevel).toBe("aal2");
  expect((await phoneless.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
    "mfa_verification_failed",
  );
  const { data: status } = await phoneless.mfa.recoveryCodes.getStatus();
  expect(status).toMatchObject({ type: "recovery_code", total: 10, remaining: 9 });
  const { data: fresh } = await phoneless.mfa.recoveryCodes.regenerate();
  expect(fresh?.codes).not.toContain(data?.codes[1]);
  const { rows } = await platform.database.query("select * from accounts.recovery_codes");
  for (const each of fresh?.codes ?? []) expect(JSON.stringify(rows)).not.toContain(each);
});

test("an account whose app was removed needs only its password again", async () => {
  const client = await signedUpClient();
  const { id } = await withSecondFactor(client);
  await client.mfa.recoveryCodes.generate();
  expect((await client.mfa.unenroll({ factorId: id })).data).toEqual({ id });
  await client.refreshSession();
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
});

test("the database does not contain the app's secret in the clear", async () => {
  const client = await signedUpClient();
  const { secret } = await enroll(client);
  const { rows } = await platform.database.query("select * from accounts.factors");
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test.each(["\ufb2c", "漢", "😀", "a"])(
  "the longest accepted issuer still gets a QR code, and a longer one is not stored: %s",
  async (letter) => {
    const email = `${"+".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}com`;
    const { access_token: token } = await makeAccount(platform, site.client(), email);
    const headers = { Authorization: `Bearer ${token}` };
    const enrollAs = async (issuer: string) =>
      (await site.call("/factors", { json: { factor_type: "totp", issuer }, headers })).status;
    const most = Math.floor(MAX_ISSUER / Array.from(letter.normalize("NFC")).length);
    expect(await enrollAs(letter.repeat(most + 1))).toBe(400);
    expect((await platform.database.query("select 1 from accounts.factors")).rows).toEqual([]);
    expect(await enrollAs(letter.repeat(most))).toBe(200);
  },
);
