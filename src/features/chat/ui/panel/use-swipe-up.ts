import { useRef, type TouchEvent } from "react";
import { SWIPE_PX } from "../../limits.ts";

type Start = { x: number; y: number };

/**
 * Calls `onSwipe` when the visitor swipes up. A swipe that begins on a part of the panel that can still scroll down
 * does not count.
 */
export function useSwipeUp(onSwipe: () => void) {
  const start = useRef<Start>(undefined);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      start.current =
        touch && touches.length === 1 && !canScrollDown(target as Element)
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const up = start.current.y - touch.clientY;
      const aside = Math.abs(start.current.x - touch.clientX);
      start.current = undefined;
      if (up > SWIPE_PX && up > aside) onSwipe();
    },
  };
}

function canScrollDown(element: Element | null): boolean {
  for (let at = element; at && at.tagName !== "DIALOG"; at = at.parentElement) {
    const overflows = at.scrollHeight - at.clientHeight - at.scrollTop > 1;
    if (overflows && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}
