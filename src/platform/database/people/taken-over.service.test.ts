import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyPglite } from "#tests/support/platform.ts";
import { migrate } from "../migrate.ts";

const FOLDER = new URL("../migrations/", import.meta.url);
const MIGRATION = "20261122031900-people.sql";

const TEMPLATE = "00000000-0000-0000-0000-000000000001";
const ROWS = [
  `insert into templates (id, title, description, category, tools) values ('${TEMPLATE}', 't', 'd', '{}', '{}')`,
  ...["Ada@X.org", " ada@x.org", "bob@x.org", "nobody", ""].flatMap((email, day) => [
    `insert into contact_messages (name, email, phone, message, service, company, created_at)
     values ('${day % 2 === 0 ? "" : `Name ${day}`}', '${email}', '', 'm', 'general', '${day === 0 ? "" : "Firm"}', '2026-01-0${day + 1}')`,
    `insert into chat_leads (email, name, "timestamp", wants_newsletter) values ('${email}', null, '2026-02-0${day + 1}', false)`,
    `insert into download_leads (email, template_id, created_at) values ('${email}', '${TEMPLATE}', '2026-03-0${day + 1}')`,
    `insert into newsletter_subscriptions (email, source, requested_at, confirmed_at)
     values ('${email}${day}', 'chat', '2026-04-01', ${day % 2 === 0 ? "null" : "'2026-04-02'"})`,
    `insert into accounts.users (email, email_confirmed_at, created_at, user_metadata)
     values ('${day}${email}', ${day % 2 === 0 ? "null" : "'2026-05-01'"}, '2026-05-01', '{"name": "Profile"}')`,
  ]),
  `insert into download_leads (template_id) values ('${TEMPLATE}')`,
];

async function peopleOf(when: "before" | "after") {
  const database = await emptyPglite();
  const apply = (names: string[]) =>
    migrate(
      (work) =>
        work(async (sql, params) => {
          if (params) return database.query(sql, params);
          await database.exec(sql);
          return { rows: [] };
        }),
      Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")])),
    );
  const names = readdirSync(FOLDER).filter((name) => name <= MIGRATION);
  if (when === "before") await apply(names.filter((name) => name < MIGRATION));
  else await apply(names);
  for (const statement of ROWS) await database.exec(statement);
  await apply(names);
  const { rows } = await database.query(
    `select email, name, company, created_at, last_at,
       (select count(*) from contact_messages where person_id = people.id) as messages,
       (select count(*) from chat_leads where person_id = people.id) as chats,
       (select count(*) from download_leads where person_id = people.id) as downloads,
       (select count(*) from newsletter_subscriptions where person_id = people.id) as newsletter,
       (select count(*) from accounts.users where person_id = people.id) as accounts
     from people order by email`,
  );
  await database.close();
  return rows;
}

test("rows from before people were known make the people that they would make today", async () => {
  const before = await peopleOf("before");
  expect(before).toHaveLength(4);
  expect(before).toEqual(await peopleOf("after"));
});
