import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { secrets } from "#content/site/stored-data.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { POINTING } from "#platform/database/schema/people.ts";
import { receive } from "#tests/support/contact/receive.ts";
import { plantPerson, readEverything, type Planted } from "#tests/support/privacy/plant-person.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { canDump, dumpDatabase } from "#tests/support/scratch-database.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { personTables } from "./server/person/person-tables.ts";
import { addressOf } from "./server/person/address.ts";
import { locate } from "./server/person/locate-store.ts";
import { rowsOf } from "./server/person/person-store.ts";
import { eraseOwner, locateOwner, showPerson } from "./server/service.ts";

const people = fc.constantFrom(
  [["ada@example.com", "Ada@Example.com", " ada@example.com "], "bada@example.com"],
  [["ada@example.com"], "äada@example.com"],
  [["ada@example.com"], "ada@example.com.au"],
  [["ada@example.com"], "ada+news@example.com"],
  [["ada+news@example.com"], "ada@example.com"],
  [["a.da@example.com"], "ada@example.com"],
  [["ada@bücher.example", "ada@xn--bcher-kva.example"], "ada@bucher.example"],
  [["o'hara_%@example.com"], "ohara@example.com"],
  [["ada@example.com"], "ada-example@com.example"],
) as fc.Arbitrary<[string[], string]>;

const TABLES_OF_ONE = personTables.length;

async function eraseAll(platform: TestPlatform, email: string): Promise<void> {
  const found = await locateOwner(platform, email);
  const userId = crypto.randomUUID();
  await platform.database.db.transaction((tx) => eraseOwner(platform, tx, userId, found));
}

test(
  "erasing a person deletes all of their data and nobody else's, and the page showed just their data",
  { tags: slowOn("embedded"), timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.boolean(), async ([addresses, other], otherFirst) => {
        const platform = await createTestPlatform();
        const plantOther = () => plantPerson(platform, { addresses: [other], tag: "Otherone" });
        const before = otherFirst ? await plantOther() : undefined;
        const planted = await plantPerson(platform, { addresses, tag: "Erasedone" });
        const others = before ?? (await plantOther());
        expect(Object.keys(planted)).toHaveLength(TABLES_OF_ONE);

        const [email = ""] = addresses.toReversed();
        expect(sorted(await storedOf(platform, email))).toEqual(sorted(planted));
        const shown = JSON.stringify(await showPerson(platform, email));
        expect(shown).toContain("Erasedone");
        expect(shown).not.toContain("Otherone");
        const hidden = secretsIn(planted);
        expect(hidden).not.toEqual([]);
        for (const secret of hidden) expect(shown).not.toContain(secret);

        // Suppressions (hashes of addresses that get no emails) stay after an erasure, so that nobody else can
        // subscribe the address again.
        const suppressed: Planted = { "public.suppressions": planted["public.suppressions"] ?? [] };
        await eraseAll(platform, email);
        const left = await readEverything(platform);
        const text = JSON.stringify(left).toLowerCase();
        expect(text).not.toContain("erasedone");
        for (const address of addresses)
          expect(wordsOf(text)).not.toContain(address.trim().toLowerCase());
        for (const table of personTables) {
          expect([table, sorted({ table: left[table] ?? [] })]).toEqual([
            table,
            sorted({ table: [...(others[table] ?? []), ...(suppressed[table] ?? [])] }),
          ]);
        }
        expect(await storedOf(platform, email)).toEqual(suppressed);
      }),
      { numRuns: 6 },
    );
  },
);

test("rows that a person leaves between the search and the erasure stay, and belong to a new person", async () => {
  const platform = await createTestPlatform();
  const { database } = platform;
  const email = "ada@example.com";
  const { rows: known } = await database.query(
    "select person_of($1, 'Erasedone', 'Erasedone Ltd', now()) as id",
    [email],
  );
  const found = await locateOwner(platform, email);
  const later = await plantPerson(platform, { addresses: [email], tag: "Laterone" });
  await database.db.transaction((tx) => eraseOwner(platform, tx, crypto.randomUUID(), found));
  const left = await readEverything(platform);
  expect(JSON.stringify(left).toLowerCase()).not.toContain("erasedone");
  const [person, ...more] = left["public.people"] ?? [];
  expect(more).toEqual([]);
  expect(person).toMatchObject({ email });
  expect(person?.["id"]).not.toBe(known[0]?.["id"]);
  for (const table of POINTING.map((name) => (name.includes(".") ? name : `public.${name}`))) {
    const rows = later[table] ?? [];
    expect({ [table]: rows }).not.toEqual({ [table]: [] });
    const owned = rows.map((row) => ({ ...row, person_id: person?.["id"] }));
    expect(sorted({ [table]: left[table] ?? [] })).toEqual(sorted({ [table]: owned }));
  }
});

test("a message that is being stored during an erasure belongs to a new person", async () => {
  const platform = await createTestPlatform();
  const { database } = platform;
  const email = "ada@example.com";
  await receive(platform, { email });
  const found = await locateOwner(platform, email);
  const started = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const storing = database.db.transaction(async (tx) => {
    await tx
      .insert(contactMessages)
      .values({ name: "Ada", email, phone: "", service: "", message: "One more thing." });
    started.resolve();
    await ending.promise;
  });
  await started.promise;
  const erasing = database.db.transaction((tx) =>
    eraseOwner(platform, tx, crypto.randomUUID(), found),
  );
  // The embedded database has one connection, so only PostgreSQL begins the erasure now.
  await setTimeout(50);
  ending.resolve();
  await Promise.all([storing, erasing]);
  const { rows } = await database.query(
    "select message, people.email from contact_messages left join people on people.id = person_id",
  );
  expect(rows).toEqual([{ message: "One more thing.", email }]);
});

const PLAIN = fc.constantFrom("a", "B", "ü", "ß", "ς", "Σ", "İ", "Ａ", "-", "_", "x", "1", ".");
const UNSEEN = fc.constantFrom("\u00ad", "\u200b", "\u200d", "\u3002", "\uff0e", "\u0301");
const ODD = fc.string({ unit: fc.oneof(PLAIN, UNSEEN), minLength: 1, maxLength: 12 });

test(
  "any spelling of an address that the site accepts can be erased completely",
  { tags: slowOn("embedded") },
  async () => {
    const platform = await createTestPlatform();
    await fc.assert(
      fc.asyncProperty(ODD, ODD, async (local, domain) => {
        const email = `${local}@${domain}`;
        await platform.database.query(
          "insert into contact_messages (name, email, phone, message, service) values ('Ada', $1, '', '', '')",
          [email],
        );
        await eraseAll(platform, email);
        const { rows } = await platform.database.query(
          "select email from people union all select email from contact_messages",
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 25 },
    );
  },
);

test.runIf(canDump)("an erased person is in no database dump", { tags: ["slow"] }, async () => {
  const platform = await createTestPlatform();
  await plantPerson(platform, { addresses: ["ada@example.com"], tag: "Erasedone" });
  // Makes PostgreSQL collect its statistics, which contain frequent values, such as a person's email address.
  await platform.database.query("analyze");
  const traces = async () => (await dumpDatabase(platform)).match(/ada@example\.com|erasedone/gi);
  expect((await traces())?.length).toBeGreaterThan(TABLES_OF_ONE);
  await eraseAll(platform, "ada@example.com");
  expect(await traces()).toBeNull();
});

const wordsOf = (text: string) => text.split(/[\s"\\]+/).map((word) => word.replace(/\.$/, ""));

async function storedOf(platform: TestPlatform, email: string): Promise<Planted> {
  const address = addressOf(platform, email);
  return address ? rowsOf(await locate(platform.database.db, address)) : {};
}

function secretsIn(planted: Planted): string[] {
  return Object.entries(planted).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        value !== null && secrets.some((word) => word === annotations[table]?.columns[column])
          ? [typeof value === "string" ? value : JSON.stringify(value)]
          : [],
      ),
    ),
  );
}

function sorted(planted: Planted): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(planted)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).toSorted()]),
  );
}
