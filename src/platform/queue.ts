export type Queue = {
  /** Waits for the caller's turn. @returns a function that ends the turn */
  take: () => Promise<() => void>;
  readonly waiting: number;
};

/** @param size - number of callers who may have their turn at the same time */
export function createQueue(size = 1): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (running >= size) await new Promise<void>((turn) => waiting.push(turn));
      else running += 1;
      return () => {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      };
    },
    get waiting() {
      return waiting.length;
    },
  };
}

export async function inQueue<T>(turns: Queue, work: () => Promise<T>): Promise<T> {
  const leave = await turns.take();
  try {
    return await work();
  } finally {
    leave();
  }
}
