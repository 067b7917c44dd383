import type { PlainError } from "../database-error.ts";

/* What pglite-client.ts and the thread of pglite-worker.ts say to each other. */

export type Statement =
  | {
      do: "query";
      sql: string;
      params: unknown[];
      rowMode: "array" | "object";
      /** Types (OID) whose values are wanted as PostgreSQL writes them. */
      rawTypes: number[];
      /** false: may be lost when the power fails or the process is killed within the next seconds. */
      durable: boolean;
      /** May take as long as it takes. */
      unbounded: boolean;
    }
  /** Several statements without parameters. */
  | { do: "exec"; sql: string };

/** Asked of the thread; answered under the same id. */
export type Request = {
  id: number;
  /** Names the open transaction this belongs to, by the id of its "begin". */
  transaction?: number;
} & (
  | Statement
  | { do: "begin" }
  | { do: "commit" }
  | { do: "rollback" }
  /** Into a new folder. */
  | { do: "copy"; to: string }
  | { do: "close" }
);

/** What the operator should know: one line of the log. */
export type Notice = {
  level: "info" | "warn" | "error";
  message: string;
  details?: Record<string, unknown>;
};

export type FromThread =
  | { id: number; result?: unknown; error?: PlainError }
  | { ready: true }
  | { notice: Notice }
  /** Its last word. */
  | { dying: string };
