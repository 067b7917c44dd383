import { useEffect, useRef, type RefObject } from "react";

/** Whether what had the focus is gone, or switched off. */
export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** For an input that appears because somebody asked for it: it has the focus then. */
export function useFocused(focused: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return input;
}
