import {
  useRef,
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { distance, moved, toCanvas, zoomed, type Point, type View } from "./view.ts";

/** Less is a trembling finger that means to press. */
const MIN_DRAG_PX = 3;

type Dragged = {
  canvas: RefObject<SVGSVGElement | null>;
  setView: Dispatch<SetStateAction<View>>;
  whole: View;
  stop: () => void;
};

/** One pointer moves the view, two zoom it. @returns handlers for the canvas */
export function useDragging({ canvas, setView, whole, stop }: Dragged) {
  const pointers = useRef(new Map<number, Point>());
  const onPointerDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    stop();
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const { pointerId, clientX, clientY, currentTarget } = event;
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const by = distance(now, other) / Math.max(1, distance(before, other));
      const at = toCanvas(canvas.current, other);
      setView((seen) => zoomed(seen, by, whole, at));
    } else {
      const dragging = currentTarget.hasPointerCapture(pointerId);
      if (!dragging && distance(before, now) <= MIN_DRAG_PX) return;
      currentTarget.setPointerCapture(pointerId);
      const [from, to] = [toCanvas(canvas.current, before), toCanvas(canvas.current, now)];
      setView((seen) => moved(seen, from.x - to.x, from.y - to.y, whole));
    }
    pointers.current.set(pointerId, now);
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
  };
}
