import type { Db } from "./database.ts";

const waiting = new WeakMap<object, (() => void)[]>();

/** At once when there is no transaction, never when it is rolled back. */
export function afterCommit(tx: Db, run: () => void): void {
  const later = waiting.get(tx);
  if (later) later.push(run);
  else run();
}

export async function withCommitHooks<Tx extends object, T>(
  transaction: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = [];
  const result = await transaction((tx) => {
    waiting.set(tx, later);
    return work(tx);
  });
  for (const run of later) run();
  return result;
}
