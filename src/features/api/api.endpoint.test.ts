import { describe, expect, test } from "vitest";
import { z } from "zod";
import { api as labels } from "#content/accounts/api.ts";
import { people } from "#content/accounts/people.ts";
import { makeStaff } from "#tests/support/accounts/accounts.ts";
import { platform, site, startAccountSite } from "#tests/support/accounts/account-site.ts";
import { staff, useDesk } from "#tests/support/accounts/desk.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { addTemplate } from "#tests/support/library.ts";
import { ApiDownload, ApiMessage, ApiPerson, listOf, Problem, SCOPES } from "./contract.ts";
import type { KeyList, MadeKey } from "./contract.ts";

useDesk({ rateLimits: false });

type Body = KeyList &
  MadeKey & { items: Record<string, unknown>[]; next: string; more: boolean } & {
    error: string;
  };
async function call(method: string, path: string, token?: string, json?: object, headers = {}) {
  const answer = await fetch(`${site.origin}/api/${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      "Content-Type": "application/json",
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}
const makeKey = async (scopes: readonly string[] = SCOPES, token = staff) =>
  (await call("POST", "admin/keys", token, { name: "Our CRM", scopes })).body;
const write = (email: string, status: "new" | "spam" = "new", agoMs = 70_000) => {
  const created_at = new Date(platform.now().getTime() - agoMs);
  return storeMessage(platform, { email, message: "Hello", status, created_at });
};

describe("a key", () => {
  test("a key is shown once, stored only as a hash, and listed by its last characters", async () => {
    const { key, secret } = await makeKey(["messages:read"]);
    expect(secret).toMatch(/^key_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Our CRM", ending: secret.slice(-4), lastUsedAt: null });
    const { rows } = await platform.database.query("select * from api_keys");
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
    await call("GET", "v1/messages", secret);
    const { keys } = (await call("GET", "admin/keys", staff)).body;
    expect(keys[0]?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(keys)).not.toContain(secret.slice(4));
  });

  test("a key allows its scopes and nothing else", async () => {
    const { secret } = await makeKey(["messages:read"]);
    expect((await call("GET", "v1/messages", secret)).status).toBe(200);
    for (const [method, path] of [
      ["GET", "v1/people"],
      ["GET", "v1/downloads"],
      ["POST", `v1/people/${crypto.randomUUID()}/notes`],
    ] as const) {
      expect(
        (await call(method, path, secret, method === "POST" ? { text: "x" } : undefined)).status,
      ).toBe(403);
    }
    expect((await call("GET", "admin/people", secret)).status).toBe(401);
    expect((await call("GET", "v1/people", staff)).status).toBe(401);
  });

  test("a key stops working when revoked; creating and revoking are in the audit log", async () => {
    const { key, secret } = await makeKey();
    expect((await call("DELETE", `admin/keys/${key.id}`, staff)).status).toBe(200);
    expect((await call("DELETE", `admin/keys/${key.id}`, staff)).status).toBe(404);
    const { status, body, headers } = await call("GET", "v1/people", secret);
    expect([status, body.error]).toEqual([401, labels.refused.wrongKey]);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(Problem.strict().parse(body)).toMatchObject({ status: 401, title: "Unauthorized" });
    const { rows } = await platform.database.query("select action from staff_audit order by at");
    expect(rows).toEqual([{ action: "key_made" }, { action: "key_revoked" }]);
  });
});

test("a key has a rate limit of its own", async () => {
  await startAccountSite({});
  const token = await makeStaff(platform, site.client(), "other@example.com");
  const { secret } = await makeKey(SCOPES, token);
  const statuses = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await call("GET", "v1/people", secret)).status);
  expect([...new Set(statuses)]).toEqual([200, 429]);
  const other = await makeKey(SCOPES, token);
  expect((await call("GET", "v1/people", other.secret)).status).toBe(200);
});

test("the pages of a list repeat and skip nothing, and exclude spam", async () => {
  const { secret } = await makeKey();
  for (let n = 0; n < 5; n += 1) await write(`${n}@visitor.example`);
  await write("spam@visitor.example", "spam");
  const seen: string[] = [];
  let next = "";
  for (let more = true; more;) {
    const { body } = await call("GET", `v1/messages?limit=2${next && `&after=${next}`}`, secret);
    listOf(ApiMessage.strict()).strict().parse(body);
    seen.push(...body.items.map(({ email }) => String(email)));
    ({ next, more } = body);
  }
  expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `${n}@visitor.example`));
  const nothing = (await call("GET", `v1/messages?after=${next}`, secret)).body;
  expect(nothing).toEqual({ items: [], next, more: false });
  platform.travelTo(new Date(platform.now().getTime() + 70_000));
  await write("later@visitor.example");
  const later = (await call("GET", `v1/messages?after=${next}`, secret)).body;
  expect(later.items.map(({ email }) => email)).toEqual(["later@visitor.example"]);
  const { rows } = await platform.database.query(
    "select m.id, p.last_at from contact_messages m join people p on p.id = m.person_id where m.status = 'spam'",
  );
  const path = `admin/messages/${String(rows[0]?.["id"])}`;
  const peopleAfter = async (after: string) =>
    (await call("GET", `v1/people?limit=100${after ? `&after=${after}` : ""}`, secret)).body;
  const emailsIn = ({ items }: { items: Record<string, unknown>[] }) =>
    items.map(({ email }) => email);
  const known = await peopleAfter("");
  expect(emailsIn(known)).toContain("later@visitor.example");
  expect(emailsIn(known)).not.toContain("spam@visitor.example");
  expect((await call("PATCH", path, staff, { status: "new" })).status).toBe(200);
  platform.travelTo(new Date(platform.now().getTime() + 70_000));
  const none = (await call("GET", `v1/messages?after=${later.next}`, secret)).body;
  expect(none.items.map(({ email }) => email)).toEqual(["spam@visitor.example"]);
  const { items } = await peopleAfter(known.next);
  const last_at = new Date(rows[0]?.["last_at"] as Date).toISOString();
  expect(items).toMatchObject([{ email: "spam@visitor.example", last_at }]);
});

test("a row that another replica commits late is returned by a later call", async () => {
  const { secret } = await makeKey();
  await write("ada@visitor.example", "new", 30_000);
  const count = async () => (await call("GET", "v1/messages", secret)).body.items.length;
  expect(await count()).toBe(platform.database.kind === "postgres" ? 0 : 1);
  platform.travelTo(new Date(platform.now().getTime() + 40_000));
  expect(await count()).toBe(1);
});

test("people and downloads match the contract, and an added note is in the timeline", async () => {
  const { secret } = await makeKey();
  const template = await addTemplate(platform);
  await platform.database.query(
    "insert into download_leads (email, template_id, created_at) values ('ada@visitor.example', $1, now() - interval '2 minutes')",
    [template.id],
  );
  const everybody = (await call("GET", "v1/people", secret)).body;
  listOf(ApiPerson.strict()).strict().parse(everybody);
  const ada = everybody.items.find((person) => person["email"] === "ada@visitor.example");
  const downloads = (await call("GET", "v1/downloads", secret)).body;
  listOf(ApiDownload.strict()).strict().parse(downloads);
  expect(downloads.items).toMatchObject([{ person_id: ada?.["id"], template_id: template.id }]);
  const path = `v1/people/${String(ada?.["id"])}/notes`;
  expect(await call("POST", path, secret, { text: "Called." })).toMatchObject({ status: 201 });
  expect((await call("POST", path, secret, { text: " " })).status).toBe(422);
  const { rows } = await platform.database.query("select text from person_notes");
  expect(rows).toEqual([{ text: "Called." }]);
  const repeated = { "Idempotency-Key": crypto.randomUUID() };
  for (const text of ["Came by.", "Came by.", "Bought."]) {
    expect((await call("POST", path, secret, { text }, repeated)).status).toBe(201);
  }
  expect((await call("POST", path, secret, { text: "x" }, { "Idempotency-Key": "1" })).status).toBe(
    422,
  );
  const texts = await platform.database.query("select text from person_notes order by 1");
  expect(texts.rows.map((row) => row["text"])).toEqual(["Bought.", "Called.", "Came by."]);
  await write("ada@visitor.example");
  const email = "ada@visitor.example";
  expect((await call("POST", "admin/privacy/erase", staff, { email })).status).toBe(200);
  for (const list of ["people", "messages", "downloads"]) {
    expect(JSON.stringify((await call("GET", `v1/${list}`, secret)).body)).not.toContain(email);
  }
  const { status, body } = await call("POST", path, secret, { text: "Called." });
  expect([status, body.error]).toEqual([404, people.notFound]);
});

test.each(["limit=0", "limit=101", "limit=x", "after=x", "since=1"])(
  "%s is refused",
  async (query) => {
    const { secret } = await makeKey();
    const { status, body } = await call("GET", `v1/people?${query}`, secret);
    expect(status).toBe(422);
    Problem.strict().parse(body);
  },
);

test.each([
  ["GET", "nothing", undefined, 404],
  ["DELETE", "people", undefined, 405],
  ["POST", "people/x/notes", { text: "x".repeat(70_000) }, 413],
  ["GET", "people", undefined, 401],
] as const)(
  "an error of %s of %s is a problem document (RFC 9457)",
  async (method, path, json, expected) => {
    const { status, headers, body } = await call(method, `v1/${path}`, undefined, json);
    expect([status, headers.get("content-type")]).toEqual([expected, "application/problem+json"]);
    expect(Problem.strict().parse(body).status).toBe(expected);
    expect(headers.get("cache-control")).toBe("no-store");
    if (status === 401) expect(headers.get("www-authenticate")).toBe("Bearer");
  },
);

test("the OpenAPI description lists every endpoint, and can be read without a key", async () => {
  const { status, body } = await call("GET", "v1/openapi.json");
  expect(status).toBe(200);
  const description = z
    .object({
      openapi: z.literal("3.1.0"),
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    })
    .parse(body);
  const named = Object.entries(description.paths).flatMap(([path, each]) =>
    Object.keys(each).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual([
    "GET /downloads",
    "GET /messages",
    "GET /people",
    "POST /people/{id}/notes",
  ]);
});
