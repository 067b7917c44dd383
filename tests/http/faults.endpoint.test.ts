import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { watchStatements, type Failure } from "#tests/support/faults/driver.ts";
import { goodRequests, type GoodRequest } from "#tests/support/faults/good-requests.ts";
import { statementFailures } from "#tests/support/faults/list.ts";
import { createWorld, type Answer, type World } from "#tests/support/faults/world.ts";
import { sentenceComplaint, tellsInsides } from "#tests/support/storm/judge.ts";

/* Each statement of each endpoint's good request fails once, in one way; with FAULTS=all, in each. */

const WHOLE = process.env["FAULTS"] === "all";
const SEED = Number(process.env["FAULTS_SEED"] ?? Date.now() % 1000);

let world: World;
beforeAll(async () => {
  world = await createWorld({} as ServerBuild);
}, 120_000);

function ask({ method, path, token, json }: GoodRequest): Promise<Answer> {
  return world.ask(path, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}

/** The tables in which something changed. */
async function changedSince(before: Record<string, string>): Promise<string[]> {
  const now = await world.snapshot();
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}

/** What the answer to a request is whose nth statement failed. */
async function askFailing(request: GoodRequest, nth: number, failure: Failure) {
  await world.platform.database.query("delete from rate_limits");
  let count = 0;
  let failed: string | undefined;
  const answer = await watchStatements(
    (sql) => {
      if (++count !== nth) return undefined;
      failed = sql;
      return failure;
    },
    () => ask(request),
  );
  return { answer, failed };
}

function wrongWith(
  { status, headers, body }: Answer,
  expected: readonly number[],
): string | undefined {
  if (!expected.includes(status)) return `answers ${status}`;
  if (tellsInsides(body)) return "tells insides";
  if (status === 503 && !(Number(headers.get("retry-after")) > 0)) return "no Retry-After";
  return sentenceComplaint(headers.get("content-type") ?? "", body);
}

test("whichever statement fails, the answer is a sentence, nothing is half stored, and the next try succeeds", async () => {
  const complaints: string[] = [];
  const before = await world.snapshot();
  let tries = 0;
  for (const request of goodRequests(world)) {
    const name = `${request.method} ${request.path}`;
    const statements: string[] = [];
    const good = await watchStatements(
      (sql) => (statements.push(sql), undefined),
      () => ask(request),
    );
    expect(good.status, `${name}: ${good.body}`).toBeLessThan(400);
    const changes = await changedSince(before);
    await world.restore();
    for (const index of statements.keys()) {
      const failures = WHOLE
        ? statementFailures
        : statementFailures.filter((_, n) => n === (index + SEED) % statementFailures.length);
      for (const failure of failures) {
        tries++;
        const { answer, failed = "" } = await askFailing(request, index + 1, failure);
        const changed = await changedSince(before);
        if (changed.length > 0) await world.restore();
        const served = answer.status < 400;
        const wrong = served
          ? changed.join() !== changes.join() && `served, changed ${changed} and not ${changes}`
          : (wrongWith(answer, failure.statuses) ?? (changed.length > 0 && `changed ${changed}`));
        if (wrong)
          complaints.push(
            `${name}: ${wrong} when ${failure.what} at ${failed.slice(0, 120)} | ${answer.body.slice(0, 200)}`,
          );
      }
    }
    await world.platform.database.query("delete from rate_limits");
    expect((await ask(request)).status, name).toBe(good.status);
    await world.restore();
  }
  console.log(`${tries} failing statements, seed ${SEED}`);
  expect(complaints).toEqual([]);
}, 600_000);
