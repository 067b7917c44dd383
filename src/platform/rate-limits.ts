import { createHmac } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { retention } from "#content/site/privacy.ts";
import type { Database, Db } from "./database/database.ts";
import { run } from "./database/rows.ts";
import { createLocalLimit, type LocalLimit } from "./local-limit.ts";
import { Refusal, tooMany } from "./refusal.ts";

/** At most `points` uses, such as logins, in `seconds` seconds, which are counted from the first use. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /**
   * Counts a use, exactly over all replicas.
   * @param who - the user's network or email address. The /48 network of an IPv6 address has an additional limit, which
   *   is ten times as high
   * @param tx - transaction; if it is rolled back, the use does not count
   * @param points - number of uses to count; they count even if they are refused
   * @throws Refusal `too_many`
   */
  consume: (limit: Limit, who: string, tx?: Db, points?: number) => Promise<void>;
  /** Like `consume`, but tells whether the use is allowed. A refused use does not count, and `tx` stays usable. */
  allows: (limit: Limit, who: string, tx: Db) => Promise<boolean>;
  /** Takes back a use that should not count, such as a login with the right password. A refund is never refused. */
  refund: (limit: Limit, who: string, points?: number) => Promise<void>;
  clean: () => Promise<void>;
};

/** The counters' keys are keyed hashes of addresses, from which nobody can find out an address. */
export function createRateLimits(
  database: Database,
  secret: string,
  switchedOn: boolean,
): RateLimits {
  const localLimits = new Map<string, LocalLimit>();
  const localLimit = ({ name, points, seconds }: Limit) => {
    const known = localLimits.get(name) ?? createLocalLimit(points, seconds);
    localLimits.set(name, known);
    return known;
  };
  const keyOf = ({ name }: Limit, who: string) =>
    `${name}:${createHmac("sha256", secret).update(who.toLowerCase()).digest("base64url")}`;

  async function add(limit: Limit, key: string, points: number, tx?: Db) {
    const statement = additionTo(limit, key, points);
    const { sql: text, params } = dialect.sqlToQuery(statement);
    // A counter is written without waiting for the disk, so a power cut may lose the last uses.
    const { rows } = tx
      ? await run(tx, statement)
      : await database.query(text, params, { durable: false });
    return { used: Number(rows[0]?.["points"]), expire: Number(rows[0]?.["expire"]) };
  }

  async function use(limit: Limit, key: string, points: number, tx?: Db): Promise<void> {
    try {
      const { used, expire } = await add(limit, key, points, tx);
      if (used > limit.points) throw tooMany((expire - Date.now()) / 1000);
    } catch (error) {
      if (tx || error instanceof Refusal) throw error;
      // If the database fails, each process counts in its own memory.
      localLimit(limit).refuse(key, points);
      localLimit(limit).count(key, points);
    }
  }

  return {
    async consume(limit, who, tx, points = 1) {
      requireShort(limit);
      if (!switchedOn) return;
      for (const [each, whose] of counted(limit, who))
        await use(each, keyOf(each, whose), points, tx);
    },
    async allows(limit, who, tx) {
      try {
        await tx.transaction((inner) => this.consume(limit, who, inner));
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
    async refund(limit, who, points = 1) {
      if (!switchedOn) return;
      for (const [each, whose] of counted(limit, who)) {
        const key = keyOf(each, whose);
        await add(each, key, -points).catch(() => localLimit(each).count(key, -points));
      }
    },
    async clean() {
      await database.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  };
}

const dialect = new PgDialect();

/** Returns SQL that adds `points` to a counter. A counter that has expired begins again at 0. */
function additionTo({ seconds }: Limit, key: string, points: number): SQL {
  const now = Date.now();
  return sql`insert into rate_limits (key, points, expire)
    values (${key}, greatest(0, ${points}::int), ${now + seconds * 1000})
    on conflict (key) do update set
      points = greatest(0, ${points}::int + case when rate_limits.expire > ${now} then rate_limits.points else 0 end),
      expire = case when rate_limits.expire > ${now} then rate_limits.expire else excluded.expire end
    returning points, expire`;
}

/**
 * Returns the /48 network that contains an IPv6 /64 network. The owner of a /48 network has 65,536 /64 networks, and
 * could use up the limit of each of them.
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

/**
 * A counter expires after `seconds`. The hourly clean-up deletes it up to an hour later.
 * @throws Error if a counter would stay longer than the privacy page promises
 */
function requireShort({ name, seconds }: Limit): void {
  const maxSeconds = (retention.rateLimitHours - 1) * 60 * 60;
  if (seconds > maxSeconds) throw new Error(`${name} counts longer than the privacy page says.`);
}
