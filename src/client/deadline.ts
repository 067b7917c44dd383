/**
 * Limits the time of a request. `signal` aborts when the caller's signal does, or if `ms` pass without an answer or a
 * call of `extend`.
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
