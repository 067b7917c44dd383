import { beforeEach, expect, test } from "vitest";
import { makeAccount, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { addTemplate } from "#tests/support/library.ts";

const EMAIL = "ada@example.com";

useAccountSite();
let token: string;
beforeEach(async () => {
  token = (await makeAccount(platform, site.client())).access_token;
});

const ask = (path: string, method = "GET", json?: unknown, as = token) =>
  fetch(`${site.origin}/api/account${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${as}`,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
const count = async (table: string) =>
  Number((await platform.database.query(`select count(*) as n from ${table}`)).rows[0]?.["n"]);

test("somebody sees their own account, sessions and public downloads only", async () => {
  const template = await addTemplate(platform);
  await platform.database.query(
    "insert into download_leads (email, template_id) values ($2, $1), ($2, $1), ('eve@example.com', $1)",
    [template.id, EMAIL],
  );
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

test("one's own session is ended, another's is not", async () => {
  const eve = site.client();
  await makeAccount(platform, eve, "eve@example.com");
  const phone = site.client();
  await phone.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const sessionOf = async (client: typeof eve) =>
    (await client.getClaims()).data?.claims.session_id ?? "";
  expect((await ask(`/sessions/${await sessionOf(eve)}`, "DELETE")).status).toBe(200);
  expect((await eve.getUser()).error).toBeNull();
  expect((await ask(`/sessions/${await sessionOf(phone)}`, "DELETE")).status).toBe(200);
  expect((await phone.getUser()).error).not.toBeNull();
  expect((await ask("/sessions/x", "DELETE")).status).toBe(404);
});

test("an account is deleted with its password, and with everything that hung on it", async () => {
  expect((await ask("", "DELETE", { password: "not the password" })).status).toBe(403);
  expect((await ask("", "DELETE", {})).status).toBe(422);
  expect(await count("accounts.users")).toBe(1);
  expect((await ask("", "DELETE", { password: PASSWORD })).status).toBe(200);
  expect(await count("accounts.users")).toBe(0);
  expect(await count("accounts.sessions")).toBe(0);
  expect((await ask("")).status).toBe(401);
  const { rows } = await platform.database.query("select * from accounts.audit_log");
  expect(JSON.stringify(rows)).not.toContain(EMAIL);
});
