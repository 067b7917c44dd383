import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import {
  LINE_HEIGHT,
  PAGE_LETTERING,
  type Box,
  type PlacedNode,
} from "#workflow/drawing/layout.ts";

export type View = ReturnType<typeof useView>;
type Point = { x: number; y: number };

/** Minimum font size of a node's name in screen pixels. */
const MIN_NAME_PX = 12;
const MAX_SCALE = 1.6;
const ZOOM_STEP = 1.35;
/**
 * Minimum movement of the pointer that drags the drawing. A shorter movement counts as a click, because the visitor's
 * hand may tremble.
 */
const MIN_DRAG_PX = 3;

/**
 * Zooms and scrolls a drawing. Until the visitor zooms, CSS sets the size of the drawing, so the drawing works without
 * scripts.
 * @param nodes - the names of all nodes have the same font size, so only the first node is read
 */
export function useView(
  canvasBox: Box,
  [first]: readonly { label: Pick<PlacedNode["label"], "line"> }[],
) {
  const nameSize = first ? first.label.line / LINE_HEIGHT : PAGE_LETTERING.size;
  const readable = MIN_NAME_PX / nameSize;
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<{ scale: number; height: number }>();
  /**
   * After the drawing has its new scale, the point `canvas` of the drawing must be at the position `frame` of the
   * frame.
   */
  const pinned = useRef<{ canvas: Point; frame: Point }>(undefined);

  useLayoutEffect(() => {
    const pin = pinned.current;
    pinned.current = undefined;
    if (pin && zoom)
      frame.current?.scrollTo({
        left: (pin.canvas.x - canvasBox.x) * zoom.scale - pin.frame.x,
        top: (pin.canvas.y - canvasBox.y) * zoom.scale - pin.frame.y,
        behavior: "instant",
      });
  }, [zoom, canvasBox]);

  const setScale = useCallback((scale: number) => {
    const height = frame.current?.clientHeight ?? 0;
    setZoom((before) => ({ scale, height: before?.height ?? height }));
  }, []);

  const zoomBy = useCallback(
    (by: number, at?: Point) => {
      const { current: element } = frame;
      const svg = element?.querySelector("svg");
      if (!element || !svg) return;
      const box = element.getBoundingClientRect();
      const point = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const canvas = toCanvas(svg, point);
      pinned.current = { canvas, frame: { x: point.x - box.x, y: point.y - box.y } };
      const present = scaleOf(element, canvasBox);
      const least = Math.min(present, fittingScale(element, canvasBox));
      setScale(Math.max(least, Math.min(MAX_SCALE, present * by)));
    },
    [canvasBox, setScale],
  );

  useEffect(() => {
    const { current: element } = frame;
    const onWheel = (event: WheelEvent) => {
      // The wheel zooms only together with Ctrl; browsers report the pinch on a trackpad like this too. The wheel alone
      // scrolls.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [zoomBy]);

  /**
   * Scrolls to a box, and zooms in if names are too small to read. If the box is already visible, scrolls only if
   * `always` is set.
   */
  const lookAt = (box: Box, always = false) => {
    const { current: element } = frame;
    if (!element) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    const present = scaleOf(element, canvasBox);
    const scale = Math.max(present, readable);
    const left = (box.x - canvasBox.x) * scale;
    const top = (box.y - canvasBox.y) * scale;
    const [width, height] = [box.width * scale, box.height * scale];
    const at = {
      x: Math.max(0, (clientWidth - width) / 2),
      y: Math.max(0, (clientHeight - height) / 2),
    };
    if (scale > present) {
      pinned.current = { canvas: box, frame: at };
      return setScale(scale);
    }
    const isSeen =
      left >= scrollLeft &&
      left + width <= scrollLeft + clientWidth &&
      top >= scrollTop &&
      top + height <= scrollTop + clientHeight;
    if (always || !isSeen) element.scrollTo({ left: left - at.x, top: top - at.y });
  };

  /**
   * Scrolls to a part of the drawing, and zooms in if names are too small to read.
   * @param stop - gets the size of the visible part in canvas pixels, and returns the upper left corner of the part to
   *   show
   */
  const showAt = (stop: (room: { width: number; height: number }) => Point) => {
    const { current: element } = frame;
    if (!element) return;
    const present = scaleOf(element, canvasBox);
    const scale = Math.max(present, readable);
    const { clientWidth: width, clientHeight: height } = element;
    const at = stop({ width: width / scale, height: height / scale });
    if (scale > present) {
      pinned.current = { canvas: at, frame: { x: 0, y: 0 } };
      return setScale(scale);
    }
    element.scrollTo({ left: (at.x - canvasBox.x) * scale, top: (at.y - canvasBox.y) * scale });
  };

  return {
    frame,
    /** Scale at which the names of nodes are readable, in screen pixels per canvas pixel. */
    readable,
    /** Font size of the names in canvas pixels. */
    nameSize,
    /** The current scale; undefined as long as CSS sets the size of the drawing. */
    zoom,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    fit: () => frame.current && setScale(fittingScale(frame.current, canvasBox)),
    reset: useCallback(() => setZoom(undefined), []),
    lookAt,
    showAt,
    moveBy: (right: number, down: number) =>
      frame.current?.scrollBy({
        left: right * frame.current.clientWidth,
        top: down * frame.current.clientHeight,
      }),
    dragging: useDragging(frame),
  };
}

/**
 * Lets visitors drag the drawing with the mouse. On touch screens the browser itself scrolls the drawing.
 * @returns event handlers for the frame
 */
function useDragging(frame: RefObject<HTMLElement | null>) {
  const from = useRef<Point>(undefined);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === "mouse" && button === 0) from.current = { x, y };
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const { current: element } = frame;
      if (!from.current || !element) return;
      const [left, top] = [from.current.x - x, from.current.y - y];
      if (!element.hasPointerCapture(pointerId) && Math.hypot(left, top) <= MIN_DRAG_PX) return;
      element.setPointerCapture(pointerId);
      element.scrollBy({ left, top, behavior: "instant" });
      from.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}

export function toCanvas(svg: SVGSVGElement, point: Point): Point {
  const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}

function scaleOf(frame: Element, canvasBox: Box): number {
  return (frame.querySelector("svg")?.getBoundingClientRect().width ?? 0) / canvasBox.width;
}

/** Returns the scale at which the whole drawing fits into the frame, at most 1. */
function fittingScale({ clientWidth, clientHeight }: Element, canvasBox: Box): number {
  return Math.min(clientWidth / canvasBox.width, clientHeight / canvasBox.height, 1);
}
