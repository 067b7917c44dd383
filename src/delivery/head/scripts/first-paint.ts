/** Maximum time in ms of waiting. A tab in the background is never painted. */
const NOT_PAINTED_MS = 3000;

/** @returns a function that makes the call at once, unless it was already made */
export function afterFirstPaint(call: () => void): () => void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  // The browser reports the paint shortly before it is finished.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
