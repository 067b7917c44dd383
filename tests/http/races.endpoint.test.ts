import fc from "fast-check";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { POINTING } from "#platform/database/schema/people.ts";
import { askAs, goodRequests, type GoodRequest } from "#tests/support/faults/good-requests.ts";
import { createWorld, type World } from "#tests/support/faults/world.ts";

/* These tests send two requests at the same moment. Each changes data, and would succeed alone. */

const RUNS = Number(process.env["RACES"] ?? 40);

let world: World;
let requests: GoodRequest[];
beforeAll(async () => {
  world = await createWorld({} as ServerBuild);
  requests = goodRequests(world).filter(({ method }) => method !== "GET");
  return world.drop;
}, 120_000);

/** Tables whose rows belong to a person only when the address is confirmed, with the column that says when it was. */
const CONFIRMED: Readonly<Record<string, string>> = {
  "accounts.users": "email_confirmed_at",
  newsletter_subscriptions: "confirmed_at",
};

const WITHOUT_PERSON = POINTING.map(
  (table) => `union all select '${table}' from ${table}
    where person_id is null and email like '_%@%' and ${CONFIRMED[table] ?? "email"} is not null`,
).join("\n");

/** SQL that finds rows whose owner was deleted. */
const ORPHANS = `
  select 'sessions' as of from accounts.sessions where user_id not in (select id from accounts.users)
  union all select 'staff' from accounts.staff where user_id not in (select id from accounts.users)
  union all select 'factors' from accounts.factors where user_id not in (select id from accounts.users)
  union all select 'leads' from download_leads where template_id not in (select id from templates)
  ${WITHOUT_PERSON}`;

test(
  "any two simultaneous actions are answered, and leave no orphaned rows",
  { tags: ["slow"], timeout: 300_000 },
  async () => {
    const pair = fc.tuple(fc.nat(requests.length - 1), fc.nat(requests.length - 1));
    await fc.assert(
      fc.asyncProperty(pair, async ([first, second]) => {
        await world.restore();
        const both = [requests[first], requests[second]] as GoodRequest[];
        const names = both.map(({ method, path }) => `${method} ${path}`).join(" with ");
        const answers = await Promise.all(both.map((request) => askAs(world, request)));
        for (const { status, headers, body } of answers) {
          // PostgreSQL ends a deadlock by refusing one of the two requests. The site then tells this client to retry.
          const isToldToRetry = status === 503 && Number(headers.get("retry-after")) > 0;
          expect(isToldToRetry || status < 500, `${names}: ${status} ${body}`).toBe(true);
        }
        expect(Math.min(...answers.map(({ status }) => status)), `both: ${names}`).toBeLessThan(
          400,
        );
        expect((await world.platform.database.query(ORPHANS)).rows, `both: ${names}`).toEqual([]);
      }),
      // RACES=1500 tries more pairs of requests, and different ones in each run.
      { numRuns: RUNS, ...(process.env["RACES"] ? {} : { seed: 1 }) },
    );
  },
);

test(
  "a sign-in during the deletion of its account opens no session",
  { tags: ["slow"], timeout: 120_000 },
  async () => {
    const deleting = requests.find(
      ({ method, path }) => `${method} ${path}` === "DELETE /api/account",
    );
    const others = requests.filter(({ path }) => path.startsWith("/auth/v1/"));
    for (const other of others) {
      await world.restore();
      const { query } = world.platform.database;
      const { email } = world.ada;
      const before = await query("select id from accounts.users where email = $1", [email]);
      const answers = await Promise.all(
        [deleting as GoodRequest, other].map((request) => askAs(world, request)),
      );
      for (const { status, body } of answers)
        expect(status, `${other.path}: ${body}`).toBeLessThan(500);
      const isDeleted = answers[0]?.status === 200;
      // After the deletion, a sign-in link makes a new account, which has no session until the link confirms it.
      const { rows } = await query("select id from accounts.users where id = any($1::uuid[])", [
        before.rows.map(({ id }) => id),
      ]);
      expect(rows, `after ${other.path}`).toEqual(isDeleted ? [] : before.rows);
      const sessions = await query(
        "select from accounts.sessions join accounts.users on users.id = user_id where email = $1",
        [email],
      );
      if (isDeleted) expect(sessions.rows, `after ${other.path}`).toEqual([]);
      expect((await world.platform.database.query(ORPHANS)).rows, `after ${other.path}`).toEqual(
        [],
      );
    }
  },
);
