export type Queue = {
  /** Waits for the caller's turn. @returns a function that ends the turn */
  take: () => Promise<() => void>;
  readonly waiting: number;
};

export function createQueue(): Queue {
  let count = 0;
  let last = Promise.resolve();
  return {
    async take() {
      count += 1;
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return () => {
        count -= 1;
        resolve();
      };
    },
    get waiting() {
      return Math.max(0, count - 1);
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
