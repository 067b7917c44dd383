import fc from "fast-check";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
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

/** SQL that finds rows whose owner was deleted. */
const ORPHANS = `
  select 'sessions' as of from accounts.sessions where user_id not in (select id from accounts.users)
  union all select 'staff' from accounts.staff where user_id not in (select id from accounts.users)
  union all select 'factors' from accounts.factors where user_id not in (select id from accounts.users)
  union all select 'leads' from download_leads where template_id not in (select id from templates)`;

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
      const answers = await Promise.all(
        [deleting as GoodRequest, other].map((request) => askAs(world, request)),
      );
      for (const { status, body } of answers)
        expect(status, `${other.path}: ${body}`).toBeLessThan(500);
      const { rows } = await world.platform.database.query(
        "select email from accounts.users where email = $1",
        [world.ada.email],
      );
      expect(rows, `after ${other.path}`).toEqual(
        answers[0]?.status === 200 ? [] : [{ email: world.ada.email }],
      );
      expect((await world.platform.database.query(ORPHANS)).rows, `after ${other.path}`).toEqual(
        [],
      );
    }
  },
);
