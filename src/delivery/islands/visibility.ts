/**
 * Tells whether an element is in the window, at first and whenever that changes. A browser that
 * was busy hands over several readings at once, oldest first: only the newest is true.
 * @param margin how far around the window still counts, as an IntersectionObserver's rootMargin
 * @returns stops observing
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
 * Calls once, when the element is in the window or near it.
 * @param margin as above
 * @returns stops waiting
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
