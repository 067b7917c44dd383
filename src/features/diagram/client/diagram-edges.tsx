import { EDGE_DASHES } from "#workflow/paint/shapes.ts";
import type { Diagram, DiagramSection } from "../contract.ts";

/** Dotted after a failure. */
export function DiagramEdges({
  edges: { main, error, subNode, arrows },
  bounds,
  id,
}: Pick<Diagram, "edges" | "bounds"> & { id: string }) {
  const light = `url(#${id})`;
  return (
    <g fill="none" stroke={light} strokeWidth={3}>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={bounds.x}
        x2={bounds.x + bounds.width}
      >
        <stop className="[stop-color:var(--color-ember)]" />
        <stop offset="1" className="[stop-color:var(--color-violet)]" />
      </linearGradient>
      <path d={main} strokeWidth={11} strokeOpacity={0.14} />
      <path d={main} />
      <path d={error} strokeDasharray={EDGE_DASHES.error} strokeLinecap="round" />
      <path d={subNode} strokeDasharray={EDGE_DASHES.subNode} />
      <path d={arrows} fill={light} stroke="none" />
    </g>
  );
}

/** What leads to the steps that work now: light that runs along it once. */
export function WorkingEdges({ wires }: { wires: readonly string[] }) {
  return (
    <g fill="none" className="stroke-accent" strokeWidth={7} strokeLinecap="round">
      {wires.map((path) => (
        <path key={path} d={path} pathLength={1} strokeDasharray={1} className="run-along" />
      ))}
    </g>
  );
}

export function DiagramFrame({ section }: { section: DiagramSection }) {
  const { x, y, width, height, heading } = section;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={16}
        className="fill-surface stroke-hairline stroke-2"
      />
      <text x={x + 24} y={y + 46} className="fill-muted font-display text-[22px] font-semibold">
        {heading}
      </text>
    </g>
  );
}
