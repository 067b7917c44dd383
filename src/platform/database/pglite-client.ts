import type { PGlite, Results } from "@electric-sql/pglite";
import { Worker } from "node:worker_threads";
import type { Reply, Request } from "./pglite-worker.ts";

type Query = { rowMode?: "array" | "object"; parsers?: Record<number, unknown> };
type Session = {
  query: (sql: string, params?: unknown[], options?: Query) => Promise<Results>;
  exec: (sql: string) => Promise<Results[]>;
};

/** The part of PGlite that Drizzle, pg-boss and the rate limiter use, answered by the worker thread. */
export type PgliteClient = Session & {
  transaction: <T>(work: (tx: Session) => Promise<T>) => Promise<T>;
  /** The whole data folder as tar.gz. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/**
 * Opens the embedded database in a folder.
 * @param restore a dump (tar.gz) to start from; the folder must be empty then
 * @param onDeath called when the thread dies unasked
 */
export function openPglite(
  folder: string,
  { restore, onDeath }: { restore?: Uint8Array; onDeath?: (error: Error) => void } = {},
): PgliteClient {
  const worker = new Worker(workerFile(), { workerData: { folder, restore } });
  const waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let closing = false;

  worker.on("message", ({ id, result, error }: Reply) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(Object.assign(new Error(), error));
    else caller?.resolve(result as never);
  });
  const die = (error: Error) => {
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
    if (!closing) onDeath?.(error);
    closing = true;
  };
  worker.on("error", die);
  worker.on("exit", () => die(new Error("the embedded database has stopped")));

  const ask = <T>(request: DistributiveOmit<Request, "id">): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closing && request.do !== "close") {
        reject(new Error("the embedded database is closed"));
        return;
      }
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });

  const session = (transaction?: number): Session => ({
    query: (sql, params = [], { rowMode = "object", parsers = {} } = {}) =>
      ask({
        do: "query",
        sql,
        params,
        rowMode,
        rawTypes: Object.keys(parsers).map(Number),
        transaction,
      }),
    exec: (sql) => ask({ do: "exec", sql, transaction }),
  });

  return {
    ...session(),
    async transaction(work) {
      const begun = ask<void>({ do: "begin" });
      const transaction = lastId;
      await begun;
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(session(transaction));
      } catch (error) {
        await ask({ do: "rollback", transaction });
        throw error;
      }
      await ask({ do: "commit", transaction });
      return result;
    },
    dump: () => ask({ do: "dump" }),
    async close() {
      closing = true;
      await ask({ do: "close" });
      await worker.terminate();
    },
  };
}

/** Drizzle's driver names the PGlite class; it calls nothing else of it. */
export function asPglite(client: PgliteClient): PGlite {
  return client as unknown as PGlite;
}

function workerFile(): URL {
  return import.meta.env?.PROD
    ? new URL("./pglite-worker.js", import.meta.url)
    : new URL("./pglite-worker.ts", import.meta.url);
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
