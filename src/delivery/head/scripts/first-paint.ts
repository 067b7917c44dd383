/** Maximum time in ms to wait for the first paint. A tab in the background is never painted. */
const NOT_PAINTED_MS = 3000;

/**
 * Calls `call` after the first paint.
 * @returns a function that makes the call at once, unless it was already made
 */
export function afterFirstPaint(call: () => void): () => void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  // The browser reports the paint shortly before the paint is finished, so `setTimeout` delays the call a little.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
