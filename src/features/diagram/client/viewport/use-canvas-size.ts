import { useEffect, useState, type RefObject } from "react";

type Size = { width: number; height: number };

/** @param onFirst called with the first size that is more than nothing */
export function useCanvasSize(
  canvas: RefObject<SVGSVGElement | null>,
  onFirst: (size: Size) => void,
): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize({ width, height });
      if (isFirst) onFirst({ width, height });
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas]);
  return size;
}
