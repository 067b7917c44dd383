/**
 * Waits for a promise, but at most `ms` milliseconds. The work behind the promise is not stopped after that.
 * @throws Error if the time runs out, or if the promise is rejected
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
