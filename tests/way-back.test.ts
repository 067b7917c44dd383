import { readdirSync, readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BREAKS_WAY_BACK } from "#platform/database/migrate.ts";
import { emptyPglite } from "./support/platform.ts";
import { breaksWayBack, readCatalog, type Catalog } from "./support/way-back.ts";

const FOLDER = "src/platform/database/migrations/";
const [ground = "", ...later] = readdirSync(FOLDER).toSorted();
const sqlOf = (name: string) => readFileSync(FOLDER + name, "utf8");

let lite: PGlite;
let released: Catalog;
beforeAll(async () => {
  lite = await emptyPglite();
  await lite.exec(sqlOf(ground));
  released = await readCatalog(lite.query.bind(lite));
});
afterAll(() => lite.close());

/**
 * Checks how a migration announces its changes.
 * @param breaks - changes with which the former release would fail
 * @returns what the migration has to announce but does not
 */
function faultsOf(name: string, sql: string, breaks: string[], changelog: string): string[] {
  const [first = ""] = sql.split("\n");
  const reason = first.startsWith(BREAKS_WAY_BACK) && first.slice(BREAKS_WAY_BACK.length).trim();
  if (!reason) {
    const found = breaks.join("; ");
    return breaks.length === 0
      ? []
      : [`${name} must begin with "${BREAKS_WAY_BACK}REASON": ${found}`];
  }
  const toDo = changelog.split(/^##/m).filter((part) => part.startsWith("# To do"));
  return toDo.some((part) => part.includes(name))
    ? []
    : [`${name} must be named below "To do" in CHANGELOG.md: ${reason}`];
}

test("a migration after which the previous version cannot run says so, and so does the changelog", async () => {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const faults: string[] = [];
  for (const name of later) {
    await lite.exec(sqlOf(name));
    const catalog = await readCatalog(lite.query.bind(lite));
    faults.push(...faultsOf(name, sqlOf(name), breaksWayBack(released, catalog), changelog));
    released = catalog;
  }
  expect(faults).toEqual([]);
});

test("a migration that breaks the way back is refused until its first line and the changelog say so", () => {
  const drop = "alter table people drop column company;";
  const breaks = ["column people.company is gone"];
  const to = (heading: string) => `## 1.1.0\n\n### ${heading}\n\n- No way back (a.sql).\n`;
  expect(faultsOf("a.sql", drop, breaks, to("To do"))).toEqual([
    'a.sql must begin with "-- breaks the way back: REASON": column people.company is gone',
  ]);
  const declared = `${BREAKS_WAY_BACK}nobody reads it\n${drop}`;
  expect(faultsOf("a.sql", `${BREAKS_WAY_BACK}\n${drop}`, breaks, to("To do"))).toHaveLength(1);
  expect(faultsOf("a.sql", declared, breaks, to("What changes for you"))).toEqual([
    'a.sql must be named below "To do" in CHANGELOG.md: nobody reads it',
  ]);
  expect(faultsOf("a.sql", declared, breaks, to("To do"))).toEqual([]);
  expect(faultsOf("a.sql", "create table made ();", [], "")).toEqual([]);
});

const tried = async (sql: string) => {
  await lite.exec("begin");
  try {
    await lite.exec(sql);
    return breaksWayBack(released, await readCatalog(lite.query.bind(lite)));
  } finally {
    await lite.exec("rollback");
  }
};

test.each(
  Object.entries({
    "drop table missed_searches": "column missed_searches.times is gone",
    "alter table people drop column company cascade": "column people.company is gone",
    "alter table people rename column company to firm": "column people.company is gone",
    "alter table people rename to persons": "column people.email is gone",
    "alter table assets set schema accounts": "column assets.path is gone",
    "alter table touches alter column landing type varchar(9)":
      "column touches.landing has another type",
    "alter table chat_leads alter column name set not null":
      "column chat_leads.name must not be null any more",
    "alter table chat_leads alter column email drop not null":
      "column chat_leads.email may be null now",
    "alter table people alter column name drop default":
      "column people.name has no default any more",
    "alter table touches add column device text not null":
      "column touches.device is new, required and without a default",
    "alter table touches drop column medium, add column medium text generated always as (source) stored":
      "column touches.medium cannot be written any more",
    "alter table touches add constraint short check (length(landing) < 9)":
      "constraint short is a new rule for rows of touches",
    "alter table touches add constraint once unique (person_id, at)":
      "constraint once is a new rule for rows of touches",
    "create unique index once on touches (person_id)":
      "index once is a new rule for rows of touches",
    "alter table person_notes add constraint author foreign key (author_id) references accounts.users":
      "constraint author is a new rule for rows of person_notes",
    "alter table touches add column device text default '' unique":
      "constraint touches_device_key is a new rule for rows of touches",
    "alter table touches drop constraint touches_kind, add constraint touches_kind check (kind in ('message', 'chat'))":
      "constraint touches_kind has changed",
    "alter table people drop constraint people_email_key":
      'constraint people_email_key is gone, which "on conflict" needs',
    "drop index chat_leads_once": 'index chat_leads_once is gone, which "on conflict" needs',
    "drop trigger staff_audit_kept on staff_audit": "trigger staff_audit.staff_audit_kept is gone",
    "drop function template_slug": "function template_slug(text) is gone",
    "do $$ begin execute 'alter table people drop ' || 'column cleared_at'; end $$":
      "column people.cleared_at is gone",
  }),
)("a change with which the previous version cannot work is found: %s", async (sql, sentence) => {
  expect(await tried(sql)).toContain(sentence);
});

test.each([
  "create table made (id uuid primary key, name text not null unique check (name <> ''))",
  "alter table touches add column device text",
  "alter table touches add column device text not null default '' check (device <> 'fax')",
  "alter table touches add column device_id uuid references people (id) unique",
  "alter table touches add column big boolean generated always as (length(landing) > 9) stored not null",
  "create index touches_landing on touches (landing)",
  "drop index touches_at",
  "alter table touches drop constraint touches_kind",
  "alter table touches drop constraint touches_kind, add constraint touches_kind check (kind in ('message', 'download', 'chat', 'call'))",
  "alter table touches alter column landing set default ''",
  "create or replace function template_slug(title text) returns text language sql immutable as $$ select 'x' $$",
  "drop trigger staff_audit_kept on staff_audit; create trigger staff_audit_kept before delete on staff_audit for each row execute function keep_audit()",
  "update people set company = ''",
])("a change with which the previous version can work passes: %s", async (sql) => {
  expect(await tried(sql)).toEqual([]);
});
