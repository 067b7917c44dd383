import type { PGlite, Results } from "@electric-sql/pglite";
import type { Contents } from "../contents.ts";
import { HOUSEKEEPING_LIMITS, type HousekeepingLimits } from "./disk/housekeeping.ts";
import { keepOpen, type KeptOpen } from "./keep-open.ts";
import type { Request } from "./pglite-protocol.ts";
import { startThread, type Thread, type ThreadOptions } from "./pglite-thread.ts";

type QueryOptions = {
  rowMode?: "array" | "object";
  parsers?: Record<number, unknown>;
  durable?: boolean;
  unbounded?: boolean;
};
type Session = {
  query: (sql: string, params?: unknown[], options?: QueryOptions) => Promise<Results>;
  exec: (sql: string) => Promise<Results[]>;
};

/**
 * PGlite's functions that the site uses.
 * @throws DatabaseError 57P03 (cannot_connect_now) while the database is reopened
 */
export type PgliteClient = Session & {
  /** Runs `work` in a transaction. If the database's thread dies, the transaction fails. */
  transaction: <T>(work: (tx: Session) => Promise<T>) => Promise<T>;
  copy: (to: string) => Promise<Contents>;
  refuseWrites: (on: boolean) => Promise<void>;
  close: () => Promise<void>;
};

type PgliteOptions = Pick<ThreadOptions, "maxSilenceMs" | "onNotice"> & {
  limits?: Partial<HousekeepingLimits>;
  onDeath?: (error: Error) => void;
};

/** @throws Error if the folder cannot be opened */
export async function openPglite(
  folder: string,
  options: PgliteOptions = {},
): Promise<PgliteClient> {
  const { maxSilenceMs, onNotice = () => undefined, onDeath = () => undefined } = options;
  let limits = { ...HOUSEKEEPING_LIMITS, ...options.limits };
  let readOnly = false;
  const open = async () => {
    const thread = await startThread(folder, { limits, maxSilenceMs, onNotice });
    // Only the first thread may write to a nearly full disk for `graceMs`, because the site writes rows at its start.
    limits = { ...limits, graceMs: 0 };
    if (readOnly) await thread.ask({ id: -1, do: "refuse writes", on: true });
    return thread;
  };
  const client = clientOf(await keepOpen({ open, folder, onNotice, onDeath }));
  return {
    ...client,
    async refuseWrites(on) {
      readOnly = on;
      await client.refuseWrites(on);
    },
  };
}

export function clientOf({ thread, close }: KeptOpen): PgliteClient {
  let lastId = 0;
  const ask = (on: Thread, request: DistributiveOmit<Request, "id">): Promise<never> =>
    on.ask({ ...request, id: ++lastId }) as Promise<never>;

  const session = (on: () => Thread, transaction?: number): Session => ({
    query: async (sql, params = [], options = {}) => {
      const { rowMode = "object", parsers = {}, durable = true, unbounded = false } = options;
      const rawTypes = Object.keys(parsers).map(Number);
      return ask(on(), {
        do: "query",
        sql,
        params,
        rowMode,
        rawTypes,
        durable,
        unbounded,
        transaction,
      });
    },
    exec: async (sql) => ask(on(), { do: "exec", sql, transaction }),
  });

  return {
    ...session(thread),
    async transaction(work) {
      const openThread = thread();
      const begun = ask(openThread, { do: "begin" });
      const transaction = lastId;
      await begun;
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(session(() => openThread, transaction));
      } catch (error) {
        // An error of the rollback is ignored, because the error of `work` says more.
        await ask(openThread, { do: "rollback", transaction }).catch(() => undefined);
        throw error;
      }
      await ask(openThread, { do: "commit", transaction });
      return result;
    },
    copy: async (to) => ask(thread(), { do: "copy", to }),
    refuseWrites: async (on) => ask(thread(), { do: "refuse writes", on }),
    close,
  };
}

/** Passes the client off as PGlite to Drizzle's driver. The client has all methods that the driver calls. */
export function asPglite(client: PgliteClient): PGlite {
  return client as unknown as PGlite;
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
