import { mkdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  makeAccount,
  newestMail,
  PASSWORD,
  showSecondFactor,
} from "#tests/support/accounts/accounts.ts";
import {
  platform,
  signedUpClient,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { createTestApp } from "#tests/support/endpoint-app.ts";
import { readEndings } from "#platform/endings/endings.ts";
import { accountOnly, staffOnly, staffPageStatus } from "../guard.ts";
import { codeAt, stepAt } from "../proofs/totp.ts";
import { staffCommand } from "./staff-command.ts";

const EMAIL = "ada@example.com";

useAccountSite();

const staff = (...args: string[]) => staffCommand(platform, args);
const visit = () => ({ platform, origin: site.origin, address: "192.0.2.1" });

async function statusesWith(token?: string) {
  const app = createTestApp(platform, { origin: site.origin });
  app.get("/account", accountOnly, (c) => c.json(c.var.account));
  app.get("/staff", staffOnly, (c) => c.json("secret"));
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const [account, door] = await Promise.all([
    app.request("/account", { headers }),
    app.request("/staff", { headers }),
  ]);
  return { account: account.status, staff: door.status, body: await door.text() };
}

test("an invited person chooses a password by mail, sets up an app, and is let in", async () => {
  expect(await staff("add", "Ada@Example.com")).toContain("ada@example.com is invited");
  const { text, link } = await newestMail(platform, EMAIL);
  expect(text).toContain("http://localhost:3000/reset#type=invite");
  const client = site.client();
  const token_hash = link.get("token_hash") ?? "";
  expect((await client.verifyOtp({ type: "invite", token_hash })).error).toBeNull();
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
  const token = async () => (await client.getSession()).data.session?.access_token;
  expect(await statusesWith(await token())).toMatchObject({
    account: 200,
    staff: 403,
    body: '{"error":"Please confirm with your authenticator app first."}',
  });
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  await client.mfa.challengeAndVerify({
    factorId: data?.id ?? "",
    code: codeAt(data?.type === "totp" ? data.totp.secret : "", stepAt(platform.now())),
  });
  expect(await statusesWith(await token())).toEqual({ account: 200, staff: 200, body: '"secret"' });
  expect(await staffPageStatus(visit(), `Bearer ${await token()}`)).toBe(200);
  expect(await staff("list")).toMatch(/^ada@example\.com {2}since \d{4}-\d\d-\d\d$/);
  expect(await staff("remove", EMAIL)).toContain("no longer staff");
  expect(await statusesWith(await token())).toMatchObject({ account: 401, staff: 401 });
});

test("without a mail server the command prints link and code of the invitation", async () => {
  const printed = await staff("add", EMAIL);
  const { link, code } = await newestMail(platform, EMAIL);
  expect(printed).toContain(`#type=invite&token_hash=${link.get("token_hash")}`);
  expect(printed).toContain(` ${code}`);
});

test("without a staff member's valid token no endpoint of the back office answers", async () => {
  const nothing = '{"error":"Please sign in."}';
  expect(await statusesWith()).toEqual({ account: 401, staff: 401, body: nothing });
  expect(await statusesWith("a.b.c")).toEqual({ account: 401, staff: 401, body: nothing });
  const { access_token } = await makeAccount(platform, site.client());
  expect(await statusesWith(access_token)).toEqual({
    account: 200,
    staff: 403,
    body: '{"error":"This is for staff only."}',
  });
  expect(await staffPageStatus(visit(), null)).toBe(401);
  expect(await staffPageStatus(visit(), `Bearer ${access_token}`)).toBe(403);
  platform.travelTo(new Date(Date.now() + 3_601_000).toISOString());
  expect(await statusesWith(access_token)).toEqual({ account: 401, staff: 401, body: nothing });
});

test("a person with an account becomes staff only by redeeming the mailed invitation", async () => {
  const client = await signedUpClient();
  await staff("add", EMAIL);
  const token = await showSecondFactor(client, platform.now());
  expect(await statusesWith(token)).toMatchObject({
    account: 200,
    staff: 403,
    body: '{"error":"This is for staff only."}',
  });
  const { text, link } = await newestMail(platform, EMAIL, "invited");
  expect(text).toContain("http://localhost:3000/confirm#type=invite");
  expect(link.get("next")).toBe("/admin");
  const redeemed = site.client();
  const token_hash = link.get("token_hash") ?? "";
  expect((await redeemed.verifyOtp({ type: "invite", token_hash })).error).toBeNull();
  expect(await statusesWith(token)).toMatchObject({ account: 200, staff: 200 });
  expect((await site.client().verifyOtp({ type: "invite", token_hash })).error?.code).toBe(
    "otp_expired",
  );
});

test.each(["signup", "recovery", "magiclink"] as const)(
  "confirming an invited address by a %s mail makes nobody staff",
  async (type) => {
    const client = site.client();
    await staff("add", EMAIL);
    const { link: invitation } = await newestMail(platform, EMAIL);
    if (type === "signup") await client.signUp({ email: EMAIL, password: PASSWORD });
    if (type === "recovery") await client.resetPasswordForEmail(EMAIL);
    if (type === "magiclink") await client.signInWithOtp({ email: EMAIL });
    const { code } = await newestMail(platform, EMAIL);
    const kind = type === "magiclink" ? "email" : type;
    const { error } = await client.verifyOtp({ type: kind, email: EMAIL, token: code });
    expect(error).toBeNull();
    const token = await showSecondFactor(client, platform.now());
    expect(await statusesWith(token)).toMatchObject({ account: 200, staff: 403 });
    expect(await staff("list")).toContain("(invited)");
    const token_hash = invitation.get("token_hash") ?? "";
    await site.client().verifyOtp({ type: "invite", token_hash });
    expect(await statusesWith(token)).toMatchObject({ account: 200, staff: 200 });
    expect(await staff("list")).not.toContain("(invited)");
  },
);

test("an invitation can be repeated until it is accepted, and ends when it is withdrawn", async () => {
  await staff("add", EMAIL);
  const { link: first } = await newestMail(platform, EMAIL);
  expect(await staff("add", EMAIL)).toContain("is invited");
  const { link: second } = await newestMail(platform, EMAIL);
  const accept = async (link: URLSearchParams) =>
    (await site.client().verifyOtp({ type: "invite", token_hash: link.get("token_hash") ?? "" }))
      .error?.code;
  expect(await accept(first)).toBe("otp_expired");
  await staff("remove", EMAIL);
  expect(await accept(second)).toBe("otp_expired");
  await staff("add", EMAIL);
  expect(await accept((await newestMail(platform, EMAIL)).link)).toBeUndefined();
  expect(await staff("add", EMAIL)).toContain("is staff already");
});

test("a removal whose note could not be written can be repeated, so that no older backup brings the person back", async () => {
  const client = await signedUpClient();
  await staff("add", EMAIL);
  const { dataDir } = platform.config;
  const file = join(dataDir, "endings.jsonl");
  await rm(file, { force: true });
  await mkdir(file);
  expect(await staff("remove", EMAIL)).toContain("no longer staff");
  await rmdir(file);
  await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  await expect(staff("remove", EMAIL)).rejects.toThrow("is not staff");
  expect(readEndings(dataDir)).toEqual([
    { table: "accounts.staff", key: expect.any(String), at: expect.any(Date) },
  ]);
  expect((await client.getUser()).error).toBeNull();
});

test("the command says why it did nothing", async () => {
  expect(await staff("list")).toContain("no staff yet");
  await expect(staff("add", "nonsense")).rejects.toThrow("not an email address");
  await expect(staff("remove", "nobody@example.com")).rejects.toThrow("Nobody");
  const client = await signedUpClient("client@example.com");
  await expect(staff("remove", "client@example.com")).rejects.toThrow("is not staff");
  expect((await client.getUser()).error).toBeNull();
  await staff("add", EMAIL);
  expect(await staff("list")).toContain("(invited)");
  for (const args of [[], ["add"], ["promote", EMAIL], ["add", EMAIL, "now"]]) {
    await expect(staff(...args)).rejects.toThrow("Usage");
  }
});
