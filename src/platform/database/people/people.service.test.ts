import fc from "fast-check";
import { expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { canonicalEmail } from "#platform/suppressions/suppressions.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";

usePlatform();

const rows = async (statement: string, params: unknown[] = []) =>
  (await platform.database.query(statement, params)).rows;

const message = (email: string, name = "Ada", company = "", at = "2026-11-01T10:00:00Z") =>
  rows(
    `insert into contact_messages (name, email, phone, message, service, company, created_at)
     values ($1, $2, '', 'm', 'general', $3, $4)`,
    [name, email, company, at],
  );

const people = () => rows("select email, name, company from people order by email");

const ways = (template: string) => ({
  message:
    "insert into contact_messages (name, email, phone, message, service) values ('Ada', $1, '', '', '')",
  chat: `insert into chat_leads (email, "timestamp", wants_newsletter) values ($1, now(), false)`,
  download: `insert into download_leads (email, template_id) values ($1, '${template}')`,
  newsletter:
    "insert into newsletter_subscriptions (email, source, requested_at, confirmed_at) values ($1, 'chat', now(), now())",
  account: "insert into accounts.users (email, email_confirmed_at) values ($1, now())",
});

test("one person may write, chat, download, subscribe and have an account", async () => {
  const { id } = await addTemplate(platform);
  const addresses = [" Ada@Example.com", "ada@example.com ", "ADA@EXAMPLE.COM", "ada@example.com"];
  for (const [turn, statement] of Object.values(ways(id)).entries()) {
    await rows(statement, [addresses[turn % addresses.length]]);
  }
  expect(await people()).toEqual([{ email: "ada@example.com", name: "Ada", company: "" }]);
  const pointing = await rows(
    `select person_id from contact_messages union select person_id from chat_leads
     union select person_id from download_leads union select person_id from newsletter_subscriptions
     union select person_id from accounts.users`,
  );
  expect(pointing).toEqual(await rows("select id as person_id from people"));
});

test("addresses that differ in dots or + belong to different people", async () => {
  for (const email of ["a.da@x.org", "ada@x.org", "ada+1@x.org"]) await message(email);
  expect(await people()).toHaveLength(3);
});

test("an unconfirmed address belongs to no person until it is confirmed", async () => {
  await rows(
    "insert into newsletter_subscriptions (email, source, requested_at) values ('a@x.org', 'chat', now())",
  );
  await rows("insert into accounts.users (email) values ('b@x.org')");
  expect(await people()).toEqual([]);
  await rows("update newsletter_subscriptions set confirmed_at = now()");
  await rows("update accounts.users set email_confirmed_at = now()");
  expect((await people()).map(({ email }) => email)).toEqual(["a@x.org", "b@x.org"]);
});

test("a row whose address is missing or invalid belongs to no person", async () => {
  const { id } = await addTemplate(platform);
  await rows(`insert into download_leads (template_id) values ('${id}')`);
  await message("[erased]");
  expect(await people()).toEqual([]);
});

test("another name does not overwrite the first one; a missing name is filled in", async () => {
  await message("ada@x.org", "Ada", "", "2026-11-02T10:00:00Z");
  await message("ada@x.org", "Bob", "Engines", "2026-11-01T10:00:00Z");
  expect(await people()).toEqual([{ email: "ada@x.org", name: "Ada", company: "Engines" }]);
  const [times] = await rows("select created_at::text, last_at::text from people");
  expect(times).toMatchObject({
    created_at: expect.stringContaining("2026-11-01") as string,
    last_at: expect.stringContaining("2026-11-02") as string,
  });
});

test("a row whose address changes belongs to another person", async () => {
  await message("ada@x.org");
  await rows("update contact_messages set email = 'bob@x.org'");
  const [found] = await rows(
    "select people.email from contact_messages join people on people.id = person_id",
  );
  expect(found).toEqual({ email: "bob@x.org" });
});

test("two messages of a stranger at the same moment make one person", async () => {
  await Promise.all(Array.from({ length: 8 }, () => message("ada@x.org")));
  expect(await people()).toHaveLength(1);
});

test("an address with an international domain is the same as with its ASCII form", async () => {
  for (const email of ["ada@xn--bcher-kva.example", "Ada@Bücher.example", "ada@BÜCHER.example "])
    await message(email);
  expect((await people()).map(({ email }) => email)).toEqual(["ada@xn--bcher-kva.example"]);
});

const LETTERS = fc.stringMatching(/^[a-zA-ZäöüÄÖÜßéñøłžçğπλЖщאبहख你好한글日本語ไทย]{1,20}$/u);

test("the database converts any international domain as the application does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(LETTERS, { minLength: 1, maxLength: 3 }), async (labels) => {
      const email = `ada@${labels.join(".")}.example`;
      const canonical = canonicalEmail(email);
      // Skips invalid domains, which `canonicalEmail` does not change.
      fc.pre(/^[!-~]+$/.test(canonical));
      expect(await rows("select person_address($1) as made", [email])).toEqual([
        { made: canonical },
      ]);
    }),
    { numRuns: 200 },
  );
});

test("a canonical address stays the same when it is made canonical again", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (text) => {
      fc.pre(!text.includes("\0") && text.isWellFormed());
      const [made] = await rows(
        "select person_address($1) as once, person_address(person_address($1)) as twice",
        [text],
      );
      expect(made?.["twice"]).toBe(made?.["once"]);
    }),
    { numRuns: 200 },
  );
});

test("if one of three merged addresses is deleted, the other two stay together", async () => {
  for (const name of ["ada", "lovelace", "byron"]) await message(`${name}@x.org`);
  await rows(
    `update people set merged_at = now(), merged_into = (select id from people where email = 'ada@x.org')
     where email <> 'ada@x.org'`,
  );
  await rows("delete from people where email = 'ada@x.org'");
  const left = await rows("select email, merged_into is null as first from people");
  expect(left).toHaveLength(2);
  expect(left.filter(({ first }) => first)).toHaveLength(1);
  await rows("delete from people");
  expect(await people()).toEqual([]);
});
