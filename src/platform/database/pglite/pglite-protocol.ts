import type { PlainError } from "../database-error.ts";

export type Statement =
  | {
      do: "query";
      sql: string;
      params: unknown[];
      rowMode: "array" | "object";
      /** OIDs of types whose values are not parsed, but returned as the text that PostgreSQL sends. */
      rawTypes: number[];
      durable: boolean;
      unbounded: boolean;
    }
  | { do: "exec"; sql: string };

export type Request = {
  id: number;
  transaction?: number;
} & (
  | Statement
  | { do: "begin" }
  | { do: "commit" }
  | { do: "rollback" }
  | { do: "copy"; to: string }
  | { do: "refuse writes"; on: boolean }
  | { do: "close" }
);

export type Notice = {
  level: "info" | "warn" | "error";
  message: string;
  details?: Record<string, unknown>;
};

export type FromThread =
  | { id: number; result?: unknown; error?: PlainError }
  | { ready: true }
  | { notice: Notice }
  | { dying: string };
