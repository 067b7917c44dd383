/** Time in ms after which the page counts as never painted, as in a background tab. */
const NOT_PAINTED_MS = 3000;

/**
 * Calls a function after the first paint. @returns a function that makes the call at once, unless it was already made
 */
export function afterFirstPaint(call: () => void): () => void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  // The call is a task of its own, because browsers report the paint before it reaches the screen.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
