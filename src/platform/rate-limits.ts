import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { retention } from "#content/site/privacy.ts";
import type { Database, Db } from "./database/database.ts";
import { Refusal } from "./refusal.ts";

/** A limit that allows `points` uses within `seconds`, counted from the first use. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /**
   * Counts a use. The count is exact over all replicas.
   * @param who network or email address. A use by an IPv6 address also counts for its /48 network, whose limit is ten
   * times as high
   * @param tx transaction; if it is rolled back, the use does not count
   * @param points number of uses to count; refused uses count too
   * @throws Refusal `too_many`
   */
  consume: (limit: Limit, who: string, tx?: Db, points?: number) => Promise<void>;
  /** Takes back a use that was counted but should not count, such as a login with the right password. */
  refund: (limit: Limit, who: string, points?: number) => Promise<void>;
  clean: () => Promise<void>;
};

/** Makes the rate limits. The keys of the counters are keyed hashes. Nobody can read an address from such a hash. */
export function createRateLimits(
  database: Database,
  secret: string,
  switchedOn: boolean,
): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  // The writing of a counter does not wait for the disk. A power cut may lose the last writes.
  const query: Query = (text, values) => database.query(text, values, { durable: false });
  const limiter = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const made = createLimiter(limit, query, {
      // While the database refuses writes, each process counts in its memory.
      insuranceLimiter: new RateLimiterMemory({
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
      }),
    });
    limiters.set(limit.name, made);
    return made;
  };
  const keyOf = (who: string) =>
    createHmac("sha256", secret).update(who.toLowerCase()).digest("base64url");
  return {
    async consume(limit, who, tx, points = 1) {
      if (!switchedOn) return;
      try {
        for (const [each, whose] of counted(limit, who)) {
          const counter = tx ? createLimiter(each, within(tx)) : limiter(each);
          await counter.consume(keyOf(whose), points);
        }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async refund(limit, who, points = 1) {
      if (!switchedOn) return;
      for (const [each, whose] of counted(limit, who)) {
        await limiter(each).reward(keyOf(whose), points);
      }
    },
    async clean() {
      await database.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  };
}

/**
 * Returns the /48 network that contains an IPv6 /64 network; undefined for IPv4. The owner of a /48 network has 65,536
 * /64 networks. Without a limit for the /48 network, the owner could use up the limit of each of these /64 networks.
 */
export function networkOf48(address: string): string | undefined {
  return /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
}

function counted(limit: Limit, who: string): [Limit, string][] {
  const network = networkOf48(who);
  if (!network) return [[limit, who]];
  const wider = { ...limit, name: `${limit.name}-48`, points: 10 * limit.points };
  return [
    [limit, who],
    [wider, network],
  ];
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

function within(tx: Db): Query {
  return async (text, values) => {
    // `split` returns texts and, at odd positions, the numbers of the parameters between them.
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, n) =>
      n % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
    );
    return (await tx.execute(sql.join(chunks))) as { rows: unknown[] };
  };
}

function createLimiter(
  { name, points, seconds }: Limit,
  query: Query,
  more: { insuranceLimiter?: RateLimiterMemory } = {},
): RateLimiterPostgres {
  // An expired counter stays for up to an hour, until the hourly clean-up deletes it. This hour belongs to the
  // retention period that the privacy page promises.
  const maxSeconds = (retention.rateLimitHours - 1) * 60 * 60;
  if (seconds > maxSeconds) throw new Error(`${name} counts longer than the privacy page says.`);
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => query(text, values),
    },
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    ...more,
  });
}

function tooMany(seconds: number): Refusal {
  const wait = Math.max(1, seconds);
  const minutes = Math.ceil(wait / 60);
  const when =
    wait < 90
      ? "in a minute"
      : minutes < 90
        ? `in ${minutes} minutes`
        : `in ${Math.ceil(minutes / 60)} hours`;
  return new Refusal("too_many", `That was too often for now. Please try again ${when}.`, {
    retryAfter: wait,
  });
}
