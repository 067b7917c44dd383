/**
 * Time in ms after which this script waits no longer for the first paint. Browsers do not paint a tab in the
 * background.
 */
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
  // The function is called in a separate task. Browsers report the paint before it reaches the screen.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
