/**
 * A busy browser hands over several readings at once, oldest first: only the newest is true.
 * @param margin as an IntersectionObserver's rootMargin @returns stops observing
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

/** @returns stops waiting */
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
