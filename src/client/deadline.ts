/**
 * `signal` is aborted with the caller's signal, or when the time has passed. `extend` starts the time again. `end`
 * stops the time and aborts `signal`.
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
