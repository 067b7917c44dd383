import { beforeEach, expect, test } from "vitest";
import { hasPassword } from "#features/auth/server/service.ts";
import { makeAccount, PASSWORD } from "#tests/support/accounts/accounts.ts";
import {
  countOf,
  platform,
  sessionOf,
  signedUpClient,
  site,
  useAccountSite,
} from "#tests/support/accounts/account-site.ts";
import { addDownloads } from "#tests/support/library.ts";

const EMAIL = "ada@example.com";

useAccountSite();
let token: string;
beforeEach(async () => {
  token = (await makeAccount(platform, site.client())).access_token;
});

const ask = (path: string, method = "GET", json?: unknown) =>
  fetch(`${site.origin}/api/account${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

test("an account that was removed meanwhile has no password", async () => {
  const gone = { userId: crypto.randomUUID(), email: EMAIL, sessionId: "", twoFactors: false };
  expect(await hasPassword(platform, gone)).toBe(false);
});

test("a person sees only their own account, sessions and public downloads", async () => {
  const template = await addDownloads(platform, EMAIL, EMAIL, "eve@example.com");
  await makeAccount(platform, site.client(), "eve@example.com");
  expect(await (await ask("")).json()).toEqual({
    email: EMAIL,
    staff: false,
    hasPassword: true,
    hosted: false,
  });
  expect(await (await ask("/details")).json()).toEqual({
    sessions: [
      {
        id: expect.any(String),
        userAgent: expect.any(String),
        begunAt: expect.any(String),
        usedAt: expect.any(String),
        current: true,
      },
    ],
    downloads: [
      {
        templateId: template.id,
        title: expect.any(String),
        slug: template.slug,
        lastAt: expect.any(String),
      },
    ],
  });
  await platform.database.query("update templates set is_public = false");
  expect(await (await ask("/details")).json()).toMatchObject({ downloads: [] });
});

test("a person ends their own session and nobody else's", async () => {
  const eve = await signedUpClient("eve@example.com");
  const phone = site.client();
  await phone.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect((await ask(`/sessions/${await sessionOf(eve)}`, "DELETE")).status).toBe(200);
  expect((await eve.getUser()).error).toBeNull();
  expect((await ask(`/sessions/${await sessionOf(phone)}`, "DELETE")).status).toBe(200);
  expect((await phone.getUser()).error).not.toBeNull();
  expect((await ask("/sessions/x", "DELETE")).status).toBe(404);
});

test("deleting an account needs its password and removes everything that belongs to the account", async () => {
  expect((await ask("", "DELETE", { password: "not the password" })).status).toBe(403);
  expect((await ask("", "DELETE", {})).status).toBe(422);
  expect(await countOf("accounts.users")).toBe(1);
  const deleted = await ask("", "DELETE", { password: PASSWORD });
  expect([deleted.status, await deleted.json()]).toEqual([200, { erased: null }]);
  expect(await countOf("accounts.users")).toBe(0);
  expect(await countOf("accounts.sessions")).toBe(0);
  expect((await ask("")).status).toBe(401);
  const { rows } = await platform.database.query("select * from accounts.audit_log");
  expect(JSON.stringify(rows)).not.toContain(EMAIL);
});

test("a person downloads everything stored about them, and nothing about anybody else", async () => {
  const template = await addDownloads(platform, EMAIL, "eve@example.com");
  const answer = await ask("/data");
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(text).toContain(template.title);
  expect(text).not.toMatch(/eve@|\$scrypt|\$argon/);
});

test("an account is deleted with all other data about its address, and the log does not name it", async () => {
  await addDownloads(platform, EMAIL, "eve@example.com");
  const everything = { everything: true };
  expect((await ask("", "DELETE", { password: "not the password", ...everything })).status).toBe(
    403,
  );
  expect(await countOf("download_leads")).toBe(2);
  const answer = await ask("", "DELETE", { password: PASSWORD, ...everything });
  expect(await answer.json()).toMatchObject({
    erased: {
      erased: expect.arrayContaining([
        { what: "Accounts", count: expect.any(Number) },
        { what: "Template downloads", count: 1 },
      ]),
      copies: [],
    },
  });
  expect(await countOf("accounts.users")).toBe(0);
  expect(await countOf("accounts.audit_log")).toBe(0);
  const { rows } = await platform.database.query("select email from download_leads");
  expect(rows).toEqual([{ email: "eve@example.com" }]);
  const erased = await platform.database.query("select * from erasures");
  expect(erased.rows).toMatchObject([{ made_by: "account", counts: { "accounts.users": 1 } }]);
  expect(JSON.stringify(erased.rows)).not.toContain(EMAIL);
});
