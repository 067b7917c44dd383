import { beforeEach, expect, test } from "vitest";
import {
  makeStaff,
  newestMail,
  PASSWORD,
  showSecondFactor,
  type Client,
} from "#tests/support/accounts/accounts.ts";
import {
  platform,
  sessionOf,
  signedUpClient,
  site,
  tokenOf,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { changeUser } from "../flows/change-user.ts";
import { reauthenticate } from "../flows/request-mail.ts";
import { signOut } from "../flows/sign-out.ts";
import { codeAt, stepAt } from "../proofs/totp.ts";
import { accountOf, cancelEmailChange, deleteAccount, endSession } from "../service.ts";
import { requireSession } from "../sessions/session.ts";
import { enrollFactor, removeFactor, challengeFactor, verifyFactor } from "./authenticator-app.ts";
import {
  makeRecoveryCodes,
  removeRecoveryCodes,
  replaceCodes,
  verifyRecoveryCode,
} from "./recovery-codes.ts";

/* These tests show that the password alone can neither change, read nor end an account with a second factor. */

const EMAIL = "ada@example.com";
const OTHER = "another quiet wire";

useAccountSite();
beforeEach(() => {
  platform.travelTo(new Date());
});

const actions = async () =>
  (await platform.database.query("select action from accounts.audit_log order by id")).rows.map(
    ({ action }) => action,
  );
const everything = () =>
  Promise.all(
    [
      "accounts.users",
      "accounts.sessions",
      "accounts.factors",
      "accounts.challenges",
      "accounts.recovery_codes",
      "accounts.one_time_tokens",
      "accounts.audit_log",
      "deliveries",
    ].map(
      async (table) => (await platform.database.query(`select * from ${table} order by 1, 2`)).rows,
    ),
  );
const account = async (client: Client, path: string, method = "GET", json?: unknown) =>
  fetch(`${site.origin}/api/account${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await tokenOf(client)}`,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

async function protectedAccount() {
  const owner = await signedUpClient();
  await showSecondFactor(owner, platform.now());
  const thief = site.client();
  await thief.signInWithPassword({ email: EMAIL, password: PASSWORD });
  return { owner, thief };
}

test("a session at aal1 shows name and address, and nothing more", async () => {
  const { owner, thief } = await protectedAccount();
  const about = await account(thief, "");
  expect(await about.json()).toMatchObject({ email: EMAIL });
  const refused = [
    await account(thief, "/details"),
    await account(thief, "/data"),
    await account(thief, `/sessions/${await sessionOf(owner)}`, "DELETE"),
    await account(thief, "", "DELETE", { password: PASSWORD }),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: "Please confirm with your authenticator app first.",
      code: "insufficient_aal",
    });
  }
  expect((await owner.getUser()).error).toBeNull();
  expect((await account(owner, "/details")).status).toBe(200);
  const others = await thief.signOut({ scope: "others" });
  expect(others.error).toMatchObject({ status: 422, code: "insufficient_aal" });
  expect((await owner.getUser()).error).toBeNull();
  expect((await account(owner, "", "DELETE", { password: PASSWORD })).status).toBe(200);
});

test("signing out everywhere without the second factor ends only this session", async () => {
  const { owner, thief } = await protectedAccount();
  const token = await tokenOf(thief);
  const answer = await site.call("/logout", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "insufficient_aal" });
  expect((await thief.getUser()).error).not.toBeNull();
  expect((await owner.getUser()).error).toBeNull();
});

test("a person ends their own session without the second factor", async () => {
  const { thief } = await protectedAccount();
  const id = await sessionOf(thief);
  expect((await account(thief, `/sessions/${id}`, "DELETE")).status).toBe(200);
  expect((await thief.getUser()).error).not.toBeNull();
});

test("a mailed code does not stand for the second factor", async () => {
  const { thief } = await protectedAccount();
  await thief.reauthenticate();
  const { code } = await newestMail(platform, EMAIL);
  expect((await account(thief, "", "DELETE", { nonce: code })).status).toBe(403);
  const changed = await thief.updateUser({ password: OTHER, nonce: code });
  expect(changed.error?.code).toBe("insufficient_aal");
});

test("a second app can be set up beside the first and replace it, also for staff", async () => {
  const client = site.client();
  await makeStaff(platform, client, EMAIL);
  const [first] = (await client.mfa.listFactors()).data?.totp ?? [];
  const alone = await client.mfa.unenroll({ factorId: first?.id ?? "" });
  expect(alone.error).toMatchObject({ status: 403, code: "forbidden" });
  const { data: second, error } = await client.mfa.enroll({ factorType: "totp" });
  expect(error).toBeNull();
  expect(second?.friendly_name).not.toBe(first?.friendly_name);
  expect((await client.mfa.unenroll({ factorId: first?.id ?? "" })).error?.code).toBe("forbidden");
  const { data: again } = await client.mfa.enroll({ factorType: "totp" });
  const secret = again?.type === "totp" ? again.totp.secret : "";
  const verified = await client.mfa.challengeAndVerify({
    factorId: again?.id ?? "",
    code: codeAt(secret, stepAt(platform.now())),
  });
  expect(verified.error).toBeNull();
  expect((await client.mfa.unenroll({ factorId: first?.id ?? "" })).error).toBeNull();
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: again?.id }]);
  expect((await client.mfa.unenroll({ factorId: again?.id ?? "" })).error?.code).toBe("forbidden");
});

test("staff who remove two apps at the same moment keep one", async () => {
  const client = site.client();
  await makeStaff(platform, client, EMAIL);
  await showSecondFactor(client, platform.now());
  const factors = (await client.mfa.listFactors()).data?.totp ?? [];
  expect(factors).toHaveLength(2);
  const token = await tokenOf(client);
  const answers = await Promise.all(
    factors.map(({ id }) =>
      site.call(`/factors/${id}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "403"]);
});

test("a mailed code replaces the password for a change of password and for a deletion", async () => {
  const client = await signedUpClient();
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const wrong = await client.updateUser({ password: OTHER, nonce: "000000" });
  expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  expect((await client.reauthenticate()).error).toBeNull();
  const { code, text } = await newestMail(platform, EMAIL);
  expect(text).not.toMatch(/https?:/);
  // A signed-in person confirms a change with this code. Nobody can sign in with it, whatever type the request names.
  for (const type of ["email", "signup", "magiclink", "recovery", "invite"] as const) {
    const { error } = await site.client().verifyOtp({ type, email: EMAIL, token: code });
    expect(error?.code).toBe("otp_expired");
  }
  expect((await client.updateUser({ password: OTHER, nonce: code })).error).toBeNull();
  const again = await client.updateUser({ password: PASSWORD, nonce: code });
  expect(again.error?.code).toBe("reauthentication_not_valid");

  const mailOnly = site.client();
  await mailOnly.signInWithOtp({ email: "eve@example.com" });
  const { code: token } = await newestMail(platform, "eve@example.com");
  await mailOnly.verifyOtp({ type: "email", email: "eve@example.com", token });
  const refused = await account(mailOnly, "", "DELETE", { password: PASSWORD });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "reauthentication_needed" });
  expect((await account(mailOnly, "", "DELETE", { nonce: "000000" })).status).toBe(403);
  await mailOnly.reauthenticate();
  const { code: nonce } = await newestMail(platform, "eve@example.com");
  expect((await account(client, "", "DELETE", { nonce })).status).toBe(403);
  expect((await account(mailOnly, "", "DELETE", { nonce })).status).toBe(200);
  expect((await mailOnly.getUser()).error).not.toBeNull();
});

test("one of ten parallel uses of a nonce changes the password", async () => {
  const client = await signedUpClient();
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  await client.reauthenticate();
  const { code } = await newestMail(platform, EMAIL);
  const token = await tokenOf(client);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      site.call("/user", {
        method: "PUT",
        body: JSON.stringify({ password: `${OTHER} ${i}`, nonce: code }),
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the owner gets a mail when recovery codes are used, removed or guessed", async () => {
  const { owner, thief } = await protectedAccount();
  const { data } = await owner.mfa.recoveryCodes.generate();
  const subjects = async () => {
    await platform.runJobs();
    return platform.sent.filter(({ to }) => to === EMAIL).map(({ subject }) => subject);
  };
  for (let i = 0; i < 2; i += 1) await thief.mfa.recoveryCodes.verify({ code: "wrong" });
  expect((await subjects()).join()).not.toContain("Wrong codes");
  for (let i = 0; i < 4; i += 1) await thief.mfa.recoveryCodes.verify({ code: "wrong" });
  expect((await subjects()).filter((subject) => subject.includes("Wrong codes"))).toHaveLength(1);
  expect((await actions()).filter((action) => action === "second_factor_refused")).toHaveLength(6);
  await thief.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? "" });
  expect(await subjects()).toContainEqual(expect.stringContaining("A recovery code was used"));
  const { error } = await thief.mfa.recoveryCodes.unenroll();
  expect(error).toBeNull();
  expect(await subjects()).toContainEqual(expect.stringContaining("were removed"));
  expect(await actions()).toContain("recovery_codes_removed");
});

test("the owner gets a mail when codes of the app are guessed", async () => {
  const { thief } = await protectedAccount();
  const factorId = (await thief.mfa.listFactors()).data?.totp[0]?.id ?? "";
  await Promise.all(
    Array.from({ length: 5 }, () => thief.mfa.challengeAndVerify({ factorId, code: "000000" })),
  );
  await platform.runJobs();
  const warnings = platform.sent.filter(({ subject }) => subject.includes("Wrong codes"));
  expect(warnings).toHaveLength(1);
});

test("wrong codes during the set-up of an app are no reason to warn the owner", async () => {
  const client = await signedUpClient();
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  for (let i = 0; i < 4; i += 1) {
    const { error } = await client.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: "000000",
    });
    expect(error?.code).toBe("mfa_verification_failed");
  }
  await platform.runJobs();
  expect(platform.sent.filter(({ subject }) => subject.includes("Wrong codes"))).toEqual([]);
  expect(await actions()).not.toContain("second_factor_refused");
});

test("kinds of factors that this service does not have are refused by name", async () => {
  const client = await signedUpClient();
  const phone = await client.mfa.enroll({ factorType: "phone", phone: "+491700000000" });
  expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
  const { data } = await client.mfa.enroll({ factorType: "totp", issuer: "My site" });
  expect(data?.type === "totp" && data.totp.uri).toContain("issuer=My%20site");
});

test("a session that ends during a request changes nothing", async () => {
  const owner = await signedUpClient();
  await showSecondFactor(owner, platform.now());
  const codes = (await owner.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await owner.updateUser({ email: "eve@example.com" });
  const factorId = (await owner.mfa.listFactors()).data?.totp[0]?.id ?? "";
  const { data: challenge } = await owner.mfa.challenge({ factorId });
  const token = await tokenOf(owner);
  const person = await requireSession(platform, token, site.origin);
  const letIn = await accountOf(platform, token, site.origin);
  await owner.signOut({ scope: "local" });
  const stays = site.client();
  await stays.signInWithPassword({ email: EMAIL, password: PASSWORD });

  const call = { platform, address: "", origin: site.origin, userAgent: "" };
  const code = codeAt("", 0);
  const attempts: Record<string, () => Promise<unknown>> = {
    "change the account": () => changeUser(call, person, { data: { a: 1 } }),
    "have a code mailed": () => reauthenticate(call, person),
    "set up an app": () => enrollFactor(call, person, { factor_type: "totp" }),
    "begin to show an app": () => challengeFactor(call, person, factorId),
    "show an app": () =>
      verifyFactor(call, person, factorId, { challenge_id: challenge?.id ?? "", code }),
    "remove an app": () => removeFactor(call, person, factorId),
    "make recovery codes": () => makeRecoveryCodes(call, person, {}),
    "replace recovery codes": () => replaceCodes(call, person),
    "show a recovery code": () => verifyRecoveryCode(call, person, { code: codes[0] ?? "" }),
    "remove recovery codes": () => removeRecoveryCodes(call, person),
    "sign out everywhere": () => signOut(call, person, "global"),
    "sign out elsewhere": () => signOut(call, person, "others"),
    "cancel a change of address": () => cancelEmailChange(platform, letIn),
    "end another session": async () => endSession(platform, letIn, await sessionOf(stays)),
    "delete the account": () => deleteAccount(platform, letIn, { password: PASSWORD }, ""),
  };
  const before = await everything();
  for (const [name, attempt] of Object.entries(attempts)) {
    const refusal = await attempt().then(
      () => "done",
      (error: unknown) => String((error as { code?: unknown }).code),
    );
    expect(`${name}: ${refusal}`).toMatch(/: (?:session_not_found|unauthenticated)$/);
    expect({ [name]: await everything() }).toEqual({ [name]: before });
  }
});

test("an unverified second app does not bypass the first one", async () => {
  const { owner } = await protectedAccount();
  const stranger = await signedUpClient("eve@example.com");
  const { data } = await stranger.mfa.enroll({ factorType: "totp", friendlyName: "begun" });
  await platform.database.query(
    `update accounts.factors set user_id = (select id from accounts.users where email = $1)
     where id = $2`,
    [EMAIL, data?.id],
  );
  const thief = site.client();
  await thief.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const show = (client: Client) =>
    client.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: codeAt(data?.type === "totp" ? data.totp.secret : "", stepAt(platform.now())),
    });
  expect((await show(thief)).error?.code).toBe("insufficient_aal");
  expect((await show(owner)).error).toBeNull();
});
