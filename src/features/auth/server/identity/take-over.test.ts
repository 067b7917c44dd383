import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyPglite } from "#tests/support/platform.ts";

const FOLDER = "src/platform/database/migrations";
const CHANGE = "20261121070000-mailed-tokens.sql";

const USERS = `
insert into accounts.users (id, email, password_hash, email_confirmed_at, email_change) values
  ('00000000-0000-0000-0000-00000000000a', 'ada@example.com', 'x', now(), 'new@example.com'),
  ('00000000-0000-0000-0000-00000000000b', 'moved@example.com', 'x', now(), null),
  ('00000000-0000-0000-0000-00000000000c', 'invited@example.com', null, null, null);
insert into accounts.audit_log (at, action, user_id)
  values (now() - interval '1 hour', 'email_changed', '00000000-0000-0000-0000-00000000000b');
insert into accounts.one_time_tokens (user_id, kind, link_hash, code_hash, sent_at) values
  ('00000000-0000-0000-0000-00000000000a', 'recovery', 'l1', 'c1', now()),
  ('00000000-0000-0000-0000-00000000000a', 'email_change_new', 'l2', 'c2', now()),
  ('00000000-0000-0000-0000-00000000000b', 'recovery', 'l3', 'c3', now() - interval '2 hours'),
  ('00000000-0000-0000-0000-00000000000b', 'signup', 'l4', 'c4', now());
insert into accounts.staff (user_id, email, added_at) values
  ('00000000-0000-0000-0000-00000000000a', 'ada@example.com', '2026-01-01'),
  ('00000000-0000-0000-0000-00000000000c', 'invited@example.com', '2026-01-01'),
  ('00000000-0000-0000-0000-00000000000d', null, '2026-01-01');
`;

test("tokens and staff of an older version are taken over, apart from what proves too much", async () => {
  const database = await emptyPglite();
  const files = readdirSync(FOLDER).toSorted();
  for (const file of files.slice(0, files.indexOf(CHANGE))) {
    await database.exec(readFileSync(`${FOLDER}/${file}`, "utf8"));
  }
  await database.exec(USERS);
  await database.exec(readFileSync(`${FOLDER}/${CHANGE}`, "utf8"));
  const tokens = await database.query(
    "select email, kind, link_hash from accounts.one_time_tokens order by link_hash",
  );
  expect(tokens.rows).toEqual([
    { email: "ada@example.com", kind: "recovery", link_hash: "l1" },
    { email: "moved@example.com", kind: "signup", link_hash: "l4" },
  ]);
  const staff = await database.query<{ joined: boolean }>(
    "select right(user_id::text, 1) as who, joined_at is not null as joined from accounts.staff order by 1",
  );
  expect(staff.rows).toEqual([
    { who: "a", joined: true },
    { who: "c", joined: false },
    { who: "d", joined: true },
  ]);
  await database.close();
});
