/**
 * Limits the time of a request. `signal` is aborted when the caller's signal is aborted, or when the time limit has
 * passed. `extend` restarts the time limit. `end` stops it when the request is over.
 */
export type Deadline = {
  signal: AbortSignal;
  extend: () => void;
  end: () => void;
};

export function createDeadline(signal: AbortSignal | undefined, ms: number): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    extend: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      abort();
    },
  };
}
