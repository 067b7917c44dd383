import { DatabaseError, SQLSTATE } from "../database-error.ts";

export type Bulkhead = {
  /** Runs `work` as soon as its `kind` may use one more connection. @throws DatabaseError 53300 after a long wait */
  admit: <T>(kind: string, work: () => Promise<T>) => Promise<T>;
  waiting: () => number;
};

const SHARE = 1 / 4;

/**
 * Shares the connections among kinds of work, such as queries with the same text. A kind may use a quarter of the
 * connections that other kinds leave free, so work that hangs cannot take all connections.
 * @param size - number of connections
 */
export function createBulkhead({ size, waitMs }: { size: number; waitMs: number }): Bulkhead {
  const held = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();
  let total = 0;

  const hasRoom = (kind: string) => {
    const count = held.get(kind) ?? 0;
    return count < Math.ceil((size - (total - count)) * SHARE);
  };
  const hold = (kind: string, by: 1 | -1) => {
    total += by;
    const count = (held.get(kind) ?? 0) + by;
    if (count > 0) held.set(kind, count);
    else held.delete(kind);
  };
  const letIn = () => {
    for (const [kind, waiters] of waiting) {
      for (const enterNow of waiters) {
        if (!hasRoom(kind)) break;
        hold(kind, 1);
        enterNow();
      }
    }
  };
  const enter = (kind: string): Promise<void> =>
    new Promise((entered, refused) => {
      const waiters = waiting.get(kind) ?? new Set();
      waiting.set(kind, waiters);
      const leaveQueue = () => {
        clearTimeout(timer);
        waiters.delete(enterNow);
        if (waiters.size === 0) waiting.delete(kind);
      };
      const enterNow = () => {
        leaveQueue();
        entered();
      };
      const timer = setTimeout(() => {
        leaveQueue();
        refused(
          new DatabaseError({
            message: "Too many requests are waiting for the same part of the database.",
            code: SQLSTATE.tooManyConnections,
          }),
        );
      }, waitMs);
      waiters.add(enterNow);
    });

  return {
    waiting: () => [...waiting.values()].reduce((sum, waiters) => sum + waiters.size, 0),
    async admit(kind, work) {
      if (!waiting.has(kind) && hasRoom(kind)) hold(kind, 1);
      else await enter(kind);
      try {
        return await work();
      } finally {
        hold(kind, -1);
        letIn();
      }
    },
  };
}
