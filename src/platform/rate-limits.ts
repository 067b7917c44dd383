import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "./database/database.ts";
import { Refusal } from "./refusal.ts";

/** At most `points` in a window of `seconds`, counted from the first. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /**
   * Counts one use of a limit by somebody (a network or e-mail address), exactly over all replicas.
   * @throws Refusal `too_many` with the seconds to wait
   */
  consume: (limit: Limit, who: string) => Promise<void>;
  /** Takes one use off the count again: what was counted turned out not to be what the limit is for. */
  giveBack: (limit: Limit, who: string) => Promise<void>;
  /** Forgets counters that have run out. */
  clean: () => Promise<void>;
};

/** Counters are kept in the database under a keyed hash: an address can't be read back from them. */
export function createRateLimits(
  database: Database,
  secret: string,
  switchedOn: boolean,
): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiter = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  };
  const keyOf = (who: string) =>
    createHmac("sha256", secret).update(who.toLowerCase()).digest("base64url");
  return {
    async consume(limit, who) {
      if (!switchedOn) return;
      try {
        await limiter(limit).consume(keyOf(who));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async giveBack(limit, who) {
      if (switchedOn) await limiter(limit).reward(keyOf(who));
    },
    async clean() {
      await database.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  };
}

function tooMany(seconds: number): Refusal {
  const wait = Math.max(1, seconds);
  const minutes = Math.ceil(wait / 60);
  const words =
    wait < 90
      ? "in a minute"
      : minutes < 90
        ? `in ${minutes} minutes`
        : `in ${Math.ceil(minutes / 60)} hours`;
  return new Refusal("too_many", `That was too often for now. Please try again ${words}.`, {
    retryAfter: wait,
  });
}
