/** Maximum time in ms for which this script waits for the first paint. A tab in the background is never painted. */
const NOT_PAINTED_MS = 3000;

/**
 * Calls a function after the first paint.
 * @returns a function that makes the call at once, unless it was already made
 */
export function afterFirstPaint(call: () => void): () => void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  // The browser reports the paint shortly before the page is visible. `setTimeout` lets it finish the paint first.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
