import type { Db } from "./database.ts";

type Later = (() => void)[];
type Transacting = Pick<Db, "transaction">;

const waiting = new WeakMap<object, Later>();

/**
 * Calls `run` after the commit of `tx`, and never if `tx` is rolled back. If `tx` is no transaction, calls `run` at
 * once.
 */
export function afterCommit(tx: Db, run: () => void): void {
  const later = waiting.get(tx);
  if (later) later.push(run);
  else run();
}

export async function withCommitHooks<Tx extends Transacting, T>(
  transaction: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const later: Later = [];
  const result = await transaction((tx) => work(hooked(tx, later)));
  for (const run of later) run();
  return result;
}

/**
 * Makes `tx` collect in `later` the work to do after its commit. A nested transaction that is rolled back drops the
 * work that it has collected.
 */
function hooked<Tx extends Transacting>(tx: Tx, later: Later): Tx {
  waiting.set(tx, later);
  const transaction = tx.transaction.bind(tx);
  tx.transaction = async (work, config) => {
    const nested: Later = [];
    const result = await transaction((part) => work(hooked(part, nested)), config);
    later.push(...nested);
    return result;
  };
  return tx;
}
