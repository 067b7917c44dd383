/**
 * Calls once, when the element is in the window or near it.
 * @param margin how far around the window still counts, as an IntersectionObserver's rootMargin
 * @returns stops waiting
 */
export function whenNear(element: Element, margin: string, call: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      call();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
