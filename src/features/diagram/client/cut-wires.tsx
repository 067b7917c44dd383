import { useId } from "react";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import type { Box } from "#workflow/drawing/layout.ts";
import type { Broken } from "../contract.ts";

const WIDTH = 112;
const DEPTH = 30;

/** Returns the box around a wire that leads to no step, in canvas pixels. */
export function cutBox({ x, y }: Broken["ends"][number]): Box {
  return { x, y, width: WIDTH, height: DEPTH + 10 };
}

/** Draws wires that end in the air, in the same style as on the page for unknown addresses (404). */
export function CutWires({ ends }: Pick<Broken, "ends">) {
  const id = useId();
  return (
    <g fill="none" strokeWidth={3} strokeLinecap="round" className="light:stroke-4">
      {ends.map(({ x, y }, place) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <WireGradient id={`${id}${place}`} from={0} to={56} />
          <path d="M8,0c28,0 18,30 44,30" stroke={`url(#${id}${place})`} />
          <circle cx={60} cy={DEPTH} r={8} className="stroke-error" />
          <path d={`M78,${DEPTH}H${WIDTH}`} strokeDasharray="1 10" className="stroke-edge" />
        </g>
      ))}
    </g>
  );
}
