import { describe, expect, test } from "vitest";
import type { PeopleList, PersonDetails } from "#features/people/contract.ts";
import { detectLead } from "#features/leads/server/service.ts";
import { mondayOf } from "#shared/time/periods.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import { askAny, call, useDesk } from "#tests/support/accounts/desk.ts";
import { addTemplate } from "#tests/support/library.ts";
import type { Numbers } from "./contract.ts";
import { ENTRY_HEADER } from "./limits.ts";
import { contactMessage } from "#tests/support/contact/contact-message.ts";

useDesk({ rateLimits: false });
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const WEEK = mondayOf(new Date());

const entry = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function send(path: string, json: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.origin}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": BROWSER, ...headers },
    body: JSON.stringify(json),
  });
  expect(answer.status).toBe(201);
}
const write = (email: string, headers?: Record<string, string>) =>
  send("/api/contact", contactMessage({ email }), headers);

const ask = async <Answer>(path: string): Promise<Answer> => (await askAny(path)).body;
async function find(search: Record<string, string>) {
  const { people } = await ask<PeopleList>(`/people?${new URLSearchParams(search)}`);
  return people.map(({ email }) => email);
}
async function touchesOf(email: string) {
  const { people } = await ask<PeopleList>(`/people?${new URLSearchParams({ q: email })}`);
  const { person } = await ask<PersonDetails>(`/people/${people[0]?.id}`);
  return person.touches;
}

test("spam counts for no source until staff clear it", async () => {
  const from = (source: string) => ({ [ENTRY_HEADER]: entry({ page: "/", utm_source: source }) });
  await write("ada@x.org", from("letter"));
  await write("bo@x.org", from("letter"));
  const messages = async () => {
    const { sources } = await ask<Numbers>("/numbers");
    return sources.find(({ source }) => source === "letter")?.messages;
  };
  expect(await messages()).toBe(2);
  await platform.database.query(
    "update contact_messages set status = 'spam' where email = 'bo@x.org'",
  );
  expect(await messages()).toBe(1);
  expect(await find({ source: "letter", has: "message", period: WEEK })).toEqual(["ada@x.org"]);
  await platform.database.query("update contact_messages set status = 'new'");
  expect(await messages()).toBe(2);
});

describe("the first and last known visits of a person", () => {
  test("are stored for every form", async () => {
    const { id } = await addTemplate(platform, { slug: "first" });
    await send(
      "/api/download-leads",
      { email: "ada@x.org", template_id: id },
      { [ENTRY_HEADER]: entry({ page: "/templates/first", referrer: "https://www.google.com" }) },
    );
    await detectLead(platform, crypto.randomUUID(), ["ada@x.org"], {
      entry: { landing: "/", source: "chat-ad", medium: "", campaign: "" },
    });
    await write("ada@x.org", {
      [ENTRY_HEADER]: entry({
        page: "/",
        utm_source: "News",
        utm_medium: "email",
        utm_campaign: "May",
      }),
    });
    expect(await touchesOf("ada@x.org")).toMatchObject({
      first: { source: "google.com", landing: "/templates/first", medium: "", campaign: "" },
      last: { source: "news", landing: "/", medium: "email", campaign: "may" },
    });
    expect(await find({ source: "chat-ad", has: "chat" })).toEqual(["ada@x.org"]);
  });

  test.each([
    ["no entry is sent", {}],
    [
      "the browser asks not to be tracked",
      { [ENTRY_HEADER]: entry({ page: "/", utm_source: "a" }), DNT: "1" },
    ],
    [
      "it says so the newer way",
      { [ENTRY_HEADER]: entry({ page: "/", utm_source: "a" }), "Sec-GPC": "1" },
    ],
    [
      "the header is too long",
      { [ENTRY_HEADER]: entry({ page: "/", utm_source: "a".repeat(5000) }) },
    ],
  ])("are unknown when %s", async (_, headers) => {
    await write("ada@x.org", headers);
    expect(await touchesOf("ada@x.org")).toBeNull();
  });

  test("may be hostile text, and are stored as text of limited length", async () => {
    const hostile = "<img src=x onerror=alert(1)>\u0000\u202e'; drop table touches; --";
    await write("ada@x.org", {
      [ENTRY_HEADER]: entry({
        page: "//evil.example/<script>",
        utm_source: hostile,
        utm_campaign: "=1+1",
        referrer: "javascript:alert(1)",
      }),
    });
    expect(await touchesOf("ada@x.org")).toMatchObject({
      first: {
        source: "<img src=x onerror=alert(1)>'; drop table touches; --",
        landing: "",
        campaign: "=1+1",
      },
    });
    const answer = await call("/people/export.csv");
    expect(await answer.text()).toContain("drop table touches");
  });

  test("are deleted with the person", async () => {
    await write("ada@x.org", { [ENTRY_HEADER]: entry({ page: "/", utm_source: "a" }) });
    await platform.database.query("delete from people where email = 'ada@x.org'");
    expect((await platform.database.query("select * from touches")).rows).toEqual([]);
  });
});

describe("the list of people behind a metric", () => {
  test("has the people of the week, without spam", async () => {
    await write("now@x.org");
    await write("before@x.org");
    await write("spam@x.org");
    await platform.database.query(
      "update contact_messages set created_at = created_at - interval '8 days' where email = 'before@x.org'",
    );
    await platform.database.query(
      "update contact_messages set status = 'spam' where email = 'spam@x.org'",
    );
    expect(await find({ has: "message", period: WEEK })).toEqual(["now@x.org"]);
  });

  test("can be narrowed to a source, a template or both", async () => {
    const first = await addTemplate(platform, { slug: "first" });
    const second = await addTemplate(platform, { slug: "second" });
    const led = { [ENTRY_HEADER]: entry({ page: "/", utm_source: "ad" }) };
    await send("/api/download-leads", { email: "one@x.org", template_id: first.id }, led);
    await send("/api/download-leads", { email: "two@x.org", template_id: first.id });
    await send("/api/download-leads", { email: "three@x.org", template_id: second.id }, led);
    expect(await find({ has: "download", period: WEEK, template: "first" })).toEqual([
      "two@x.org",
      "one@x.org",
    ]);
    expect(await find({ has: "download", period: WEEK, source: "ad" })).toEqual([
      "three@x.org",
      "one@x.org",
    ]);
    expect(await find({ template: "first", source: "ad" })).toEqual(["one@x.org"]);
    expect(await find({ has: "message", source: "ad" })).toEqual([]);
    expect(await find({ period: WEEK })).toEqual(["three@x.org", "one@x.org"]);
  });

  test.each(["2026-11-17", "soon", "0000-01-03", "2026-13", "2026-Q5"])(
    "of a period named %s are refused in a sentence",
    async (period) => {
      for (const path of [`/people?period=${period}`, `/numbers?period=${period}`]) {
        expect(await ask<{ error: string }>(path)).toMatchObject({
          error: expect.stringMatching(/Monday/),
        });
      }
    },
  );
});

test("the numbers name nobody", async () => {
  await write("ada@x.org", { [ENTRY_HEADER]: entry({ page: "/", utm_source: "ad" }) });
  const numbers = JSON.stringify(await ask("/numbers"));
  expect(numbers).toContain('"messages":1');
  expect(numbers).not.toContain("ada@");
});
