import { useEffect, useRef, type RefObject } from "react";

export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** For what appears because somebody asked for it: it has the focus then. */
export function useFocused<Target extends HTMLElement = HTMLInputElement>(
  focused: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focused) target.current?.focus();
  }, [focused]);
  return target;
}

/** For news that must not be missed: it has the focus, and stands in the middle of the window. */
export function useInSight<Target extends HTMLElement>(shown: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!shown) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  return target;
}
