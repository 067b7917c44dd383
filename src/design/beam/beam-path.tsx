import { useId } from "react";
import { BEAM } from "./beam-motion.ts";

export type BeamLook = {
  /** From the end to the start. */
  reverse?: boolean;
  pathColor?: string;
  pathWidth?: number;
  pathOpacity?: number;
  gradientStart?: string;
  gradientStop?: string;
};

type Point = { x: number; y: number };

/** The light is strands that end at the same point: a long faint tail, a bright head, its glow. */
const STRANDS = [
  { length: 0.55, width: 1, opacity: 0.4 },
  { length: 0.38, width: 1, opacity: 0.55 },
  { length: 0.22, width: 1.2, opacity: 1 },
  { length: 0.2, width: 3, opacity: 0.22 },
];

/** Where the light's head stands while it does not run. */
const AT_REST = 0.68;

/**
 * One line inside an <svg>: a gray wire and the light on it, which stands still until runLights
 * (beam-motion.ts) lets it run.
 */
export function BeamPath({
  d,
  from,
  to,
  reverse = false,
  pathColor = BEAM.pathColor,
  pathWidth = BEAM.pathWidth,
  pathOpacity = BEAM.pathOpacity,
  gradientStart = BEAM.gradientStart,
  gradientStop = BEAM.gradientStop,
}: BeamLook & {
  /** SVG path data. */
  d: string;
  /** Ends of the color run, in the same coordinates. */
  from: Point;
  to: Point;
}) {
  const gradient = useId();
  return (
    <g fill="none">
      <linearGradient
        id={gradient}
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <stop stopColor={reverse ? gradientStop : gradientStart} />
        <stop offset="1" stopColor={reverse ? gradientStart : gradientStop} />
      </linearGradient>
      <path
        d={d}
        stroke={pathColor}
        strokeWidth={pathWidth}
        strokeOpacity={pathOpacity}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <g data-light stroke={`url(#${gradient})`}>
        {STRANDS.map(({ length, width, opacity }) => (
          <path
            key={length + width}
            d={d}
            pathLength={1}
            strokeDasharray={`${length} 3`}
            strokeDashoffset={length - AT_REST}
            strokeWidth={pathWidth * width}
            strokeOpacity={opacity}
          />
        ))}
      </g>
    </g>
  );
}
