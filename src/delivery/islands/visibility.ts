/**
 * Watches whether an element is visible. A busy browser may report several changes at once; only the last one counts.
 * @param margin - `rootMargin` of the IntersectionObserver
 * @returns a function that stops watching
 */
export function observeVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
  margin = "0px",
): () => void {
  const observer = new IntersectionObserver(
    (readings) => onChange(readings.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `call` once the element is near the window. The returned function stops the waiting.
 * @param margin - distance that counts as near: `rootMargin` of the IntersectionObserver
 */
export function onNearViewport(element: Element, margin: string, call: () => void): () => void {
  const stop = observeVisibility(
    element,
    (visible) => {
      if (!visible) return;
      stop();
      call();
    },
    margin,
  );
  return stop;
}
