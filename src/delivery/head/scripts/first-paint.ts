/** A tab in the background is not painted. */
const NOT_PAINTED_MS = 3000;

/** @returns calls at once instead, if that has not happened yet */
export function afterFirstPaint(call: () => void): () => void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  // A task of its own: the paint is reported before it is on the screen.
  const painted = () => void setTimeout(once);
  try {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
  setTimeout(once, NOT_PAINTED_MS);
  return once;
}
