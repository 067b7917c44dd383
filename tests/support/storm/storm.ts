import type { Site } from "../site.ts";
import { badCases, type Case } from "./cases.ts";
import { complaint } from "./judge.ts";
import { send } from "./send.ts";

const AT_ONCE = 8;

export type Storm = {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** One line each: what is wrong, and with which case. */
  complaints: string[];
  slowestMs: number;
};

/**
 * Sends `count` bad requests to a site, several at a time.
 * @param token of a member of staff, for what only the signed-in may ask
 */
export async function storm(
  site: Site,
  count: number,
  seed: number,
  token: string,
): Promise<Storm> {
  const port = Number(new URL(site.url).port);
  const waiting = badCases(count, seed, token);
  const result: Storm = { sent: 0, statuses: {}, complaints: [], slowestMs: 0 };
  const work = async () => {
    for (let bad = waiting.pop(); bad; bad = waiting.pop()) {
      const reply = await send(port, bad);
      result.sent++;
      result.statuses[reply.status] = (result.statuses[reply.status] ?? 0) + 1;
      result.slowestMs = Math.max(result.slowestMs, reply.milliseconds);
      const wrong = complaint(bad, reply);
      if (wrong) result.complaints.push(`${wrong}: ${shown(bad)} → ${reply.body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

function shown({ trick, method, target, headers, body }: Case): string {
  const named = headers.map(([name, value]) => `${name}: ${value.slice(0, 40)}`);
  const text = JSON.stringify([...named.slice(0, 4), String(body).slice(0, 160)]);
  return `${trick}: ${method} ${target.slice(0, 120)} ${text}`;
}
