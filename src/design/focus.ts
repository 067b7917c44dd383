import { useEffect, useRef, type RefObject } from "react";

/** Whether what had the focus is gone, or switched off. */
export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** For what appears because somebody asked for it, an input or a heading: it has the focus then. */
export function useFocused<Target extends HTMLElement = HTMLInputElement>(
  focused: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focused) target.current?.focus();
  }, [focused]);
  return target;
}
