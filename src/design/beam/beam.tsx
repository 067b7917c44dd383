import { Fragment, useId } from "react";
import { classes } from "../classes.ts";
import { BEAM } from "./light.ts";

type BeamProps = {
  name: string;
  direction?: Direction;
  /**
   * End of the line on the opposite edge: percent from the top, or from the left if the line goes down. The line begins
   * in the middle of the first edge.
   */
  to?: number;
  /** In px. */
  width?: number;
  className: string;
  trailClassName?: string | undefined;
};

type Direction = "right" | "down";

/**
 * A line that connects two elements (docs/product.md, sections 2 and 9). Lengths are in percent of the space between
 * them, widths in pixels. The page needs one `BeamGradients`.
 */
export function Beam({
  name,
  direction = "right",
  to = 50,
  width = BEAM.pathWidth,
  className,
  trailClassName,
}: BeamProps) {
  const id = useId();
  const { pathColor, pathOpacity } = BEAM;
  const wire = {
    d: lineAcross(direction, to),
    strokeLinecap: "round",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      data-beam={name}
      data-direction={direction}
      className={classes("pointer-events-none overflow-visible", className)}
    >
      <mask id={id} maskUnits="userSpaceOnUse" x="-10" y="-10" width="120" height="120">
        <path
          {...wire}
          strokeLinecap="butt"
          stroke="#fff"
          strokeWidth={width * 3}
          className="[stroke-opacity:.2] light:[stroke-opacity:.1]"
        />
        <path {...wire} stroke="#fff" strokeWidth={width} />
      </mask>
      <path
        {...wire}
        stroke={pathColor}
        strokeWidth={width}
        strokeOpacity={pathOpacity}
        className="forced-colors:stroke-[CanvasText] forced-colors:[stroke-opacity:1]"
      />
      <g mask={`url(#${id})`} className="forced-colors:hidden">
        <rect
          data-trail
          {...(direction === "right"
            ? { x: 0, y: -10, width: 100, height: 120 }
            : { x: -10, y: 0, width: 120, height: 100 })}
          fill={`url(#beam-trail-${direction})`}
          className={trailClassName}
        />
      </g>
    </svg>
  );
}

const EMBER = "[stop-color:var(--color-ember)]";
const VIOLET = "[stop-color:var(--color-violet)]";

/**
 * Defines the gradients that all beams of a page share. In the default theme, the colors are those in docs/product.md,
 * section 9. In the light theme, they are darker.
 */
export function BeamGradients() {
  return (
    <svg aria-hidden className="absolute size-0">
      {(["right", "down"] as const).map((direction) => {
        const along = direction === "right" ? { x2: 1, y2: 0 } : { x2: 0, y2: 1 };
        return (
          <Fragment key={direction}>
            <linearGradient id={`beam-trail-${direction}`} href="#beam-trail" {...along} />
            <linearGradient id={`beam-head-${direction}`} href="#beam-head" {...along} />
          </Fragment>
        );
      })}
      <linearGradient id="beam-trail">
        <stop className={EMBER} />
        <stop offset="1" className={VIOLET} />
      </linearGradient>
      <linearGradient id="beam-head">
        <stop className={EMBER} stopOpacity="0" />
        <stop offset=".5" className={EMBER} />
        <stop offset=".75" className={VIOLET} />
        <stop offset=".92" className="[stop-color:var(--color-text)]" />
        <stop offset="1" className={VIOLET} stopOpacity="0" />
      </linearGradient>
    </svg>
  );
}

/**
 * Returns the SVG path of a curved line from the middle of one edge to `to` percent of the opposite edge. The line
 * begins and ends horizontally, or vertically if `direction` is "down".
 */
export function lineAcross(direction: Direction, to: number): string {
  const points = [
    [0, 50],
    [50, 50 - BEAM.curvature],
    [50, to - BEAM.curvature],
    [100, to],
  ].map(([along = 0, across = 0]) =>
    direction === "right" ? `${along} ${across}` : `${across} ${along}`,
  );
  return `M${points[0]}C${points.slice(1).join(" ")}`;
}
