import { useEffect, useRef, type RefObject } from "react";

export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** @returns a ref. Its element gets the focus when `focused` becomes true */
export function useFocused<Target extends HTMLElement = HTMLInputElement>(
  focused: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focused) target.current?.focus();
  }, [focused]);
  return target;
}

/** @returns a ref. Its element gets the focus, and moves to the middle of the window, when `shown` becomes true */
export function useInSight<Target extends HTMLElement>(shown: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!shown) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return target;
}
