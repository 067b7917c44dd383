import type { PGlite } from "@electric-sql/pglite";
import { constants, cpSync } from "node:fs";
import { basename } from "node:path";
import { readContents, type Contents } from "../contents.ts";
import { DatabaseError, SQLSTATE } from "../database-error.ts";
import type { Request, Statement } from "./pglite-protocol.ts";
import { createQueue, inQueue, type Queue } from "../../queue.ts";

/** Maximum idle time of a transaction, in ms. While a transaction is open, no other request is served. */
const IDLE_IN_TRANSACTION_MS = 30_000;

const LOG_FILE = /^[0-9A-F]{24}$/;
/**
 * Selects the first and the last file of the write-ahead log that a copy of the database needs. PostgreSQL will recover
 * the copy from the last checkpoint on.
 */
const NEEDED_LOG = `select pg_walfile_name(redo_lsn) as first,
  pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()`;

type Transaction = { running: number; timer: NodeJS.Timeout | undefined; leave: () => void };

/**
 * Serves one request at a time: PGlite has one connection, so a statement could get into another request's transaction.
 */
export class PgliteSession {
  readonly turns: Queue = createQueue();
  readonly #database: PGlite;
  readonly #folder: string;
  readonly #idleInTransactionMs: number;
  readonly #open = new Map<number, Transaction>();
  readonly #expired = new Set<number>();
  readonly #refusing = new Set<"move" | "full disk">();
  #activity = { any: false, relaxed: false };
  #relaxed = false;

  constructor(
    database: PGlite,
    { folder = "", idleInTransactionMs = IDLE_IN_TRANSACTION_MS } = {},
  ) {
    this.#folder = folder;
    this.#database = database;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  /** @throws DatabaseError, or an error of PGlite with the same fields */
  async answer(request: Request): Promise<unknown> {
    switch (request.do) {
      case "begin":
        return this.#begin(request.id);
      case "commit":
      case "rollback":
        return this.#end(request.transaction ?? -1, request.do);
      case "copy":
        return inQueue(this.turns, () => this.#copy(request.to));
      case "refuse writes":
        return inQueue(this.turns, () => this.refuseWrites("move", request.on));
      case "close":
        // This turn in the queue never ends, so nothing runs after the database is closed, not even housekeeping.
        await this.turns.take();
        return this.#database.close();
      default:
        return request.transaction === undefined
          ? inQueue(this.turns, () => this.#alone(request))
          : this.#inside(request.transaction, request);
    }
  }

  /** Tells whether statements ran since the last call, and whether some did not wait for the disk (`relaxed`). */
  takeActivity(): { any: boolean; relaxed: boolean } {
    const activity = this.#activity;
    this.#activity = { any: false, relaxed: false };
    return activity;
  }

  /**
   * Adds a reason to refuse writes, or removes it if `on` is false. Writes are refused as long as any reason is left.
   * The caller must have its turn in the queue.
   */
  async refuseWrites(reason: "move" | "full disk", on: boolean): Promise<void> {
    if (on) this.#refusing.add(reason);
    else this.#refusing.delete(reason);
    const setting = this.#refusing.size > 0 ? "on" : "off";
    await this.#database.exec(`set default_transaction_read_only = ${setting}`);
  }

  async #alone(statement: Statement): Promise<unknown> {
    await this.#setRelaxed(statement.do === "query" && !statement.durable);
    try {
      const result = await this.#run(statement);
      if (!this.#database.isInTransaction()) return result;
    } catch (error) {
      if (this.#database.isInTransaction()) await this.#database.exec("rollback");
      throw error;
    }
    await this.#database.exec("rollback");
    throw failure("activeTransaction", "This leaves a transaction open; it was rolled back.");
  }

  async #inside(id: number, statement: Statement): Promise<unknown> {
    const transaction = this.#find(id);
    clearTimeout(transaction.timer);
    transaction.running += 1;
    try {
      return await this.#run(statement);
    } finally {
      transaction.running -= 1;
      if (transaction.running === 0 && this.#open.has(id)) this.#expireWhenIdle(id, transaction);
    }
  }

  async #run(statement: Statement): Promise<unknown> {
    this.#activity.any = true;
    if (statement.do === "exec") return this.#database.exec(statement.sql);
    const { sql, params, rowMode, rawTypes } = statement;
    const parsers = Object.fromEntries(rawTypes.map((oid) => [oid, (text: string) => text]));
    return this.#database.query(sql, params, { rowMode, parsers });
  }

  async #begin(id: number): Promise<void> {
    const leave = await this.turns.take();
    try {
      await this.#setRelaxed(false);
      await this.#database.exec("begin");
    } catch (error) {
      leave();
      throw error;
    }
    const transaction = { running: 0, timer: undefined, leave };
    this.#open.set(id, transaction);
    this.#expireWhenIdle(id, transaction);
  }

  async #end(id: number, how: "commit" | "rollback"): Promise<void> {
    const { timer, leave } = this.#find(id);
    clearTimeout(timer);
    this.#open.delete(id);
    try {
      const [result] = await this.#database.exec(how);
      if (how === "rollback" || result?.command === "COMMIT") return;
    } finally {
      leave();
    }
    throw failure(
      "inFailedTransaction",
      "The transaction was rolled back: a statement had failed.",
    );
  }

  #find(id: number): Transaction {
    const transaction = this.#open.get(id);
    if (transaction) return transaction;
    throw this.#expired.delete(id)
      ? failure("idleInTransactionTimeout", "The transaction was idle for too long.")
      : failure("noActiveTransaction", "The transaction has already ended.");
  }

  #expireWhenIdle(id: number, transaction: Transaction): void {
    transaction.timer = setTimeout(() => {
      this.#expired.add(id);
      this.#end(id, "rollback").catch(() => undefined);
    }, this.#idleInTransactionMs);
  }

  async #setRelaxed(relaxed: boolean): Promise<void> {
    this.#activity.relaxed ||= relaxed;
    if (relaxed === this.#relaxed) return;
    await this.#database.exec(`set synchronous_commit = ${relaxed ? "off" : "on"}`);
    this.#relaxed = relaxed;
  }

  /** Copies the database's files. The copy is consistent, because no other request runs meanwhile. */
  async #copy(to: string): Promise<Contents> {
    await this.#database.exec("checkpoint");
    const { rows } = await this.#database.query<{ first: string; last: string }>(NEEDED_LOG);
    const needed = rows[0] ?? { first: "", last: "" };
    const contents = await readContents((sql) => this.#database.query(sql));
    cpSync(this.#folder, to, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => {
        const name = basename(path);
        return !LOG_FILE.test(name) || (name >= needed.first && name <= needed.last);
      },
    });
    return contents;
  }
}

function failure(kind: keyof typeof SQLSTATE, message: string): DatabaseError {
  return new DatabaseError({ message, code: SQLSTATE[kind] });
}
