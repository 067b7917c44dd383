import { PGlite, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { parentPort, workerData } from "node:worker_threads";

/*
 * PGlite in a thread of its own: a slow query would otherwise hold up every request.
 * Speaks the messages of pglite-client.ts.
 */

export type Request = {
  id: number;
  /** Names the open transaction this belongs to. */
  transaction?: number;
} & (
  | { do: "query"; sql: string; params: unknown[]; rowMode: "array" | "object"; rawTypes: number[] }
  | { do: "exec"; sql: string }
  | { do: "begin" }
  | { do: "commit" }
  | { do: "rollback" }
  | { do: "dump" }
  | { do: "close" }
);
export type Reply = { id: number; result?: unknown; error?: Record<string, unknown> };

const port = parentPort;
if (!port) throw new Error("pglite-worker.ts runs in a worker thread only");

const { folder, restore } = workerData as { folder: string; restore?: Uint8Array };
const opening = PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm },
  postgresqlconf: ["shared_buffers = 16MB", "max_wal_size = 64MB", "min_wal_size = 32MB"],
  ...(restore ? { loadDataDir: new Blob([restore as Uint8Array<ArrayBuffer>]) } : {}),
});
const open = new Map<
  number,
  { tx: Transaction; end: (how: "commit" | "rollback") => Promise<void> }
>();

port.on("message", (request: Request) => {
  answer(request).then(
    (result) => port.postMessage({ id: request.id, result } satisfies Reply),
    (error: unknown) => port.postMessage({ id: request.id, error: plain(error) } satisfies Reply),
  );
});

async function answer(request: Request): Promise<unknown> {
  const database = await opening;
  if (request.do === "begin") return begin(database, request.id);
  if (request.do === "commit" || request.do === "rollback") {
    return open.get(request.transaction ?? -1)?.end(request.do);
  }
  if (request.do === "dump") {
    const file = await database.dumpDataDir("gzip");
    return new Uint8Array(await file.arrayBuffer());
  }
  if (request.do === "close") return database.close();
  const target = request.transaction === undefined ? database : open.get(request.transaction)?.tx;
  if (!target) throw new Error("the transaction has already ended");
  if (request.do === "exec") return target.exec(request.sql);
  return target.query(request.sql, request.params, {
    rowMode: request.rowMode,
    parsers: Object.fromEntries(request.rawTypes.map((oid) => [oid, (text: string) => text])),
  });
}

/** Answers once the transaction is open; it stays open until "commit" or "rollback" names it. */
function begin(database: PGlite, id: number): Promise<void> {
  return new Promise((opened, failed) => {
    let finish: (how: "commit" | "rollback") => void;
    const asked = new Promise<"commit" | "rollback">((resolve) => (finish = resolve));
    const ended = database.transaction(async (tx) => {
      open.set(id, {
        tx,
        end: (how) => {
          finish(how);
          return ended;
        },
      });
      opened();
      if ((await asked) === "rollback") await tx.rollback();
    });
    ended.then(() => open.delete(id), failed).finally(() => open.delete(id));
  });
}

/** Errors lose their fields between threads; constraint, code and detail must arrive. */
function plain(error: unknown): Record<string, unknown> {
  return error instanceof Error
    ? { ...Object.fromEntries(Object.entries(error)), message: error.message }
    : { message: String(error) };
}
