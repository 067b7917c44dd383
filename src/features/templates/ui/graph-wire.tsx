import type { PlacedNote, PlacedWire } from "../workflow-graph/graph.ts";

/** A line between two steps, with light from orange to purple; dotted where something failed. */
export function GraphWire({ wire, gradient }: { wire: PlacedWire; gradient: string }) {
  const { start, end, path } = wire;
  // A gradient without any extent paints nothing.
  const flat = Math.abs(start.x - end.x) < 1 && Math.abs(start.y - end.y) < 1;
  const dashes = wire.isMain ? (wire.isError ? "2 9" : undefined) : "5 6";
  return (
    <g fill="none">
      <linearGradient
        id={gradient}
        gradientUnits="userSpaceOnUse"
        x1={start.x}
        y1={start.y}
        x2={flat ? end.x + 1 : end.x}
        y2={end.y}
      >
        <stop className="[stop-color:var(--color-ember)]" />
        <stop offset="1" className="[stop-color:var(--color-violet)]" />
      </linearGradient>
      {dashes === undefined && (
        <path d={path} stroke={`url(#${gradient})`} strokeWidth={11} strokeOpacity={0.14} />
      )}
      <path
        d={path}
        stroke={`url(#${gradient})`}
        strokeWidth={3}
        strokeDasharray={dashes}
        strokeLinecap={wire.isError ? "round" : undefined}
      />
      {wire.isMain && (
        <path
          d={`M${end.x - 8},${end.y - 7}L${end.x + 5},${end.y}L${end.x - 8},${end.y + 7}z`}
          className="fill-violet"
        />
      )}
    </g>
  );
}

/** A frame around steps that belong together, with its heading. */
export function GraphSection({ note }: { note: PlacedNote }) {
  const heading = note.blocks.find((block) => block.kind === "heading");
  return (
    <g>
      <rect
        x={note.x}
        y={note.y}
        width={note.width}
        height={note.height}
        rx={16}
        className="fill-surface stroke-hairline stroke-2"
      />
      <text
        x={note.x + 24}
        y={note.y + 46}
        className="fill-muted font-display text-[22px] font-semibold"
      >
        {heading?.spans.map((span) => span.text).join("")}
      </text>
    </g>
  );
}
