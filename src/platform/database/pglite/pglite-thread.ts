import { Worker } from "node:worker_threads";
import { errorMessage } from "#shared/text/error-message.ts";
import { DatabaseError, SQLSTATE } from "../database-error.ts";
import { HOUSEKEEPING_LIMITS, type HousekeepingLimits } from "./disk/housekeeping.ts";
import type { FromThread, Notice, Request } from "./pglite-protocol.ts";
import type { WorkerData } from "./pglite-worker.ts";

export type Thread = {
  /** @throws DatabaseError, with the code 57P03 (cannot_connect_now) if the thread dies before it answers */
  ask: (request: Request) => Promise<unknown>;
  died: Promise<string>;
  /** Ends the thread as soon as it has answered all requests, but after five seconds at the latest. */
  end: () => Promise<void>;
};

export type ThreadOptions = {
  limits?: HousekeepingLimits;
  /** Maximum time in ms for an answer. A thread that takes longer is ended as dead. */
  maxSilenceMs?: number;
  onNotice?: (notice: Notice) => void;
};

/** With this size, PostgreSQL reaches its own limit of recursion before the stack is full. */
const STACK_MB = 64;
const MAX_SILENCE_MS = 60_000;
const CLOSE_TIMEOUT_MS = 5000;

/** @throws Error if the folder cannot be opened */
export async function startThread(folder: string, options: ThreadOptions = {}): Promise<Thread> {
  const thread = new PgliteThread(folder, options);
  await thread.ready;
  return thread;
}

export function unavailable(reason: string): DatabaseError {
  return new DatabaseError({
    message: `The embedded database is not available: ${reason}.`,
    code: SQLSTATE.cannotConnectNow,
  });
}

type Waiting = {
  bounded: boolean;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

class PgliteThread implements Thread {
  readonly ready: Promise<void>;
  readonly died: Promise<string>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onNotice: ThreadOptions["onNotice"];
  readonly #opened = Promise.withResolvers<void>();
  readonly #death = Promise.withResolvers<string>();
  readonly #watch: NodeJS.Timeout;
  readonly #maxSilenceMs: number;
  #reason = "it ended";
  #ended = false;
  #lastHeard = Date.now();

  constructor(
    folder: string,
    { limits = HOUSEKEEPING_LIMITS, maxSilenceMs = MAX_SILENCE_MS, onNotice }: ThreadOptions,
  ) {
    this.ready = this.#opened.promise;
    this.died = this.#death.promise;
    this.#onNotice = onNotice;
    this.#worker = new Worker(workerFile(), {
      workerData: { folder, limits } satisfies WorkerData,
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error) => (this.#reason = reasonOf(error)));
    this.#worker.once("exit", () => this.#end());
    this.#maxSilenceMs = maxSilenceMs;
    this.#watch = setInterval(() => this.#endWhenStuck(), maxSilenceMs / 10).unref();
  }

  ask(request: Request): Promise<unknown> {
    if (this.#ended) return Promise.reject(unavailable(this.#reason));
    return this.#send(request);
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    const timeout = new Promise((over) => setTimeout(over, CLOSE_TIMEOUT_MS).unref());
    const closed = this.#send({ id: 0, do: "close" });
    await Promise.race([closed, timeout]).catch(() => undefined);
    await this.#worker.terminate();
  }

  async #send(request: Request): Promise<unknown> {
    // `postMessage` throws an error if a parameter cannot be sent to another thread.
    this.#worker.postMessage(request);
    if (this.#waiting.size === 0) this.#lastHeard = Date.now();
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { bounded: isBounded(request), resolve, reject });
    });
  }

  #hear(message: FromThread): void {
    this.#lastHeard = Date.now();
    if ("ready" in message) return this.#opened.resolve();
    if ("notice" in message) return this.#onNotice?.(message.notice);
    if ("dying" in message) {
      this.#reason = message.dying;
      return undefined;
    }
    const { id, result, error } = message;
    const pending = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) pending?.reject(new DatabaseError(error));
    else pending?.resolve(result);
    return undefined;
  }

  #end(): void {
    clearInterval(this.#watch);
    this.#opened.reject(new Error(this.#reason));
    for (const { reject } of this.#waiting.values()) reject(unavailable(this.#reason));
    this.#waiting.clear();
    if (!this.#ended) this.#death.resolve(this.#reason);
    this.#ended = true;
  }

  #endWhenStuck(): void {
    const pending = [...this.#waiting.values()];
    const stuck = pending.length > 0 && pending.every(({ bounded }) => bounded);
    if (!stuck || Date.now() - this.#lastHeard < this.#maxSilenceMs) return;
    this.#reason = `it did not answer for ${this.#maxSilenceMs / 1000} s`;
    void this.#worker.terminate();
  }
}

/** Whether a request has a time limit. Migrations, copies, closing and statements of the operator have none. */
function isBounded(request: Request): boolean {
  if (request.do === "query") return !request.unbounded;
  return request.do !== "exec" && request.do !== "copy" && request.do !== "close";
}

/** Describes a thrown value. Emscripten's file system throws objects that contain only a number. */
function reasonOf(error: unknown): string {
  const { errno } = error as { errno?: number };
  return error instanceof Error || errno === undefined
    ? errorMessage(error)
    : `the file system said no (errno ${errno})`;
}

function workerFile(): URL {
  return import.meta.env?.PROD
    ? new URL("./pglite-worker.js", import.meta.url)
    : new URL("./pglite-worker.ts", import.meta.url);
}
