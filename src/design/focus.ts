import { useEffect, useRef, type RefObject } from "react";

export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Returns a ref. Its element gets the focus whenever `focused` becomes true. */
export function useFocused<Target extends HTMLElement = HTMLInputElement>(
  focused: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focused) target.current?.focus();
  }, [focused]);
  return target;
}

/**
 * Returns a ref. Each time `shown` becomes true, its element gets the focus and is scrolled to the middle of the
 * window.
 */
export function useInSight<Target extends HTMLElement>(shown: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!shown) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return target;
}
