import { beforeEach, expect, test } from "vitest";
import { SCOPES } from "#features/api/contract.ts";
import { addKey } from "#features/api/server/service.ts";
import { staffPageStatus } from "#features/auth/server/guard.ts";
import {
  makeAccount,
  makeStaff,
  PASSWORD,
  showSecondFactor,
} from "#tests/support/accounts/accounts.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { addTemplate } from "#tests/support/library.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { receive } from "#tests/support/contact/receive.ts";

useAccountSite();
let message: string;
let unhelpful: string;
let delivery: string;
let staff: string;
let person: string;
let other: string;
let note: string;
let file: string;
let webhook: string;
let key: string;
let template: string;
beforeEach(async () => {
  staff = await makeStaff(platform, site.client());
  template = (await addTemplate(platform)).id;
  webhook = (await listen(platform, "https://tools.example", ["contact.received"])).id;
  key = (await addKey(platform, crypto.randomUUID(), { name: "-", scopes: SCOPES })).key.id;
  message = (await receive(platform, { name: "Ada Secret", message: "a secret" })).id;
  const { rows } = await platform.database.query(
    "select id from deliveries where kind = 'contact_message'",
  );
  delivery = String(rows[0]?.["id"]);
  const { rows: people } = await platform.database.query(
    `insert into people (email) values ('bob@example.com')
     returning id, (select id from people where email = 'ada@example.com') as ada`,
  );
  [person, other] = [String(people[0]?.["ada"]), String(people[0]?.["id"])];
  const { rows: notes } = await platform.database.query(
    `insert into person_notes (person_id, text, author_id, created_at, updated_at)
     values ($1, 'a secret', gen_random_uuid(), now(), now()) returning id`,
    [person],
  );
  note = String(notes[0]?.["id"]);
  const { rows: files } = await platform.database.query(
    `insert into message_files (message_id, name, type, size, body, created_at)
     values ($1, 'a secret', 'text/plain', 1, 'a', now()) returning id`,
    [message],
  );
  file = String(files[0]?.["id"]);
  await fetch(`${site.origin}/api/chat/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ question: "a secret", answer: "-", answered_by: "site" }),
  });
  const { answers } = (await (await askAt("GET /api/admin/answers", staff)).json()) as {
    answers: { id: string }[];
  };
  unhelpful = answers[0]?.id ?? "none was kept";
});

const isRemoval = (endpoint: string) => endpoint.startsWith("DELETE");

const endpoints = () => [
  ...site.endpoints
    .filter((endpoint) => / \/api\/admin(?:\/|$)/.test(endpoint))
    .map((endpoint) =>
      endpoint
        .replace("/answers/:id", `/answers/${unhelpful}`)
        .replace("/outbox/:id", `/outbox/${delivery}`)
        .replace("/people/:id", `/people/${person}`)
        .replace("/templates/:id", `/templates/${template}`)
        .replace("/webhooks/:id", `/webhooks/${webhook}`)
        .replace("/keys/:id", `/keys/${key}`)
        .replace(":note", note)
        .replace(":file", file)
        .replace(":id", message),
    )
    // Endpoints that delete come last, since the others need the rows.
    .toSorted((a, b) => Number(isRemoval(a)) - Number(isRemoval(b))),
  "GET /api/admin/nothing",
  "POST /api/admin/messages",
];

const body = () => ({
  status: "done",
  state: "failed",
  email: "nobody@example.com",
  text: "-",
  version: 1,
  other,
  ids: [message],
  done: true,
  url: "https://tools.example",
  events: ["contact.received"],
  name: "Our CRM",
  signature: "Our CRM",
  scopes: SCOPES,
  seen: { isPublic: true, isFeatured: false },
});

/** In the settings, "email" holds several addresses; the state of a lead is no state of an email. */
const bodyFor = (path: string) => {
  if (path === "/api/admin/settings") return { ...body(), email: undefined };
  const lead = { state: "won", amount: null, day: "2026-11-20" };
  return { ...body(), ...(path.endsWith("/lead") && lead) };
};

const all = () => [...endpoints(), "the pages"];

function askAt(endpoint: string, token: string | undefined): Promise<Response> {
  const [method = "", path = ""] = endpoint.split(" ");
  return fetch(site.origin + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      "Content-Type": "application/json",
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(bodyFor(path)) }),
  });
}

function tampered(): string[] {
  const [head = "", claims = "", signature = ""] = staff.split(".");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const forged = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  return [
    `${head}.${encode({ ...said, exp: 4_102_444_800 })}.${signature}`,
    `${head}.${claims}.${forged}`,
    `${head}.${claims}.`,
    `${encode({ alg: "none" })}.${claims}.`,
    `${encode({ alg: "HS256" })}.${claims}.${signature}`,
  ];
}

/** Requests every endpoint and checks that refusals reveal nothing. @returns endpoints by status */
async function refusals(token: string | undefined): Promise<Record<number, string[]>> {
  const statuses: Record<number, string[]> = {};
  for (const endpoint of endpoints()) {
    const answer = await askAt(endpoint, token);
    const said = await answer.text();
    (statuses[answer.status] ??= []).push(endpoint);
    expect(Object.keys(JSON.parse(said) as object)).toEqual(["error"]);
    expect(said.toLowerCase()).not.toMatch(/secret|ada@|staff@/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const visit = { platform, origin: site.origin, address: "192.0.2.1" };
  const authorization = token === undefined ? null : `Bearer ${token}`;
  (statuses[await staffPageStatus(visit, authorization)] ??= []).push("the pages");
  return statuses;
}

test("every endpoint lets staff in", async () => {
  const real = endpoints().slice(0, -2);
  expect(real.length).toBeGreaterThan(3);
  for (const endpoint of real) {
    await platform.database.query("update contact_messages set version = 1");
    await platform.database.query("update people set version = 1");
    await platform.database.query(
      "insert into business (version) values (1) on conflict (only_row) do update set version = 1",
    );
    const answer = await askAt(endpoint, staff);
    expect([endpoint, answer.ok]).toEqual([endpoint, true]);
    await answer.body?.cancel();
  }
});

test("no endpoint answers without a valid token", async () => {
  for (const token of [undefined, "", "a.b.c"])
    expect(await refusals(token)).toEqual({ 401: all() });
});

test("no endpoint takes a tampered token", async () => {
  for (const token of tampered()) expect(await refusals(token)).toEqual({ 401: all() });
});

test("no endpoint takes an expired token", async () => {
  platform.travelTo(new Date(Date.now() + 3_601_000).toISOString());
  expect(await refusals(staff)).toEqual({ 401: all() });
});

test("a second factor alone does not make an account staff", async () => {
  const client = site.client();
  await makeAccount(platform, client);
  expect(await refusals(await showSecondFactor(client, platform.now()))).toEqual({ 403: all() });
});

test("no endpoint takes a plain account, or staff without their second factor", async () => {
  const { access_token: plain } = await makeAccount(platform, site.client());
  expect(await refusals(plain)).toEqual({ 403: all() });
  const half = site.client();
  await half.signInWithPassword({ email: "staff@example.com", password: PASSWORD });
  expect(await refusals((await half.getSession()).data.session?.access_token)).toEqual({
    403: all(),
  });
});
