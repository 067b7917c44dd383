/**
 * Watches whether an element is visible. A busy browser may report several states together; only the last one counts.
 * @param margin an IntersectionObserver's rootMargin
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

/** Calls a function once the element comes near the window. @returns a function that stops waiting */
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
