import type { Mark } from "../contract.ts";

/** The badge is centered at the point 0, 0. Its height and width are at most 54 canvas pixels. */
export function Badge({ level }: Pick<Mark, "level">) {
  const { path, sign, className } = BADGES[level];
  return (
    <>
      <path d={path} className={className} />
      <path d={sign} className="fill-canvas" />
    </>
  );
}

const STROKE = "M-2.5-12h5l-1 14h-3zM-2.5 5h5v5h-5z";
/** The badges differ in shape (octagon, triangle, circle) as well as in color. */
const BADGES: Record<Mark["level"], { path: string; sign: string; className: string }> = {
  "will-not-run": {
    path: "M-9-22h18l13 13v18l-13 13h-18l-13-13v-18z",
    sign: STROKE,
    className: "fill-error stroke-canvas stroke-3",
  },
  "can-hurt": {
    path: "M0-26l26 44h-52z",
    sign: "M-2.5-10h5l-1 13h-3zM-2.5 6h5v5h-5z",
    className: "fill-ember stroke-canvas stroke-3",
  },
  "worth-knowing": {
    path: "M-20 0a20 20 0 0 1 40 0a20 20 0 0 1-40 0z",
    sign: "M-2.5-11h5v5h-5zM-2.5-3h5v14h-5z",
    className: "fill-muted stroke-canvas stroke-3",
  },
};
