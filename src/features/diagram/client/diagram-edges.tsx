import { labelLines } from "#workflow/drawing/label-lines.ts";
import { EDGE_DASHES } from "#workflow/drawing/shapes.ts";
import type { Diagram, DiagramSection } from "../contract.ts";

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

export function WorkingEdges({ wires }: { wires: readonly string[] }) {
  return (
    <g fill="none" className="stroke-accent" strokeWidth={7} strokeLinecap="round">
      {wires.map((path) => (
        <path key={path} d={path} pathLength={1} strokeDasharray={1} className="run-along" />
      ))}
    </g>
  );
}

/** Canvas pixels above the steps of a section. */
const HEAD = 112;
const INDENT = 24;
/** Of a font, what one line takes. */
const LINE = 1.15;

/** @param fontSize in canvas pixels */
export function DiagramFrame({ section, fontSize }: { section: DiagramSection; fontSize: number }) {
  const { x, y, width, height, heading } = section;
  const mostLines = Math.max(1, Math.floor(HEAD / (fontSize * LINE)));
  const lines = labelLines(heading, ((width - 2 * INDENT) / fontSize) * 16, Math.min(2, mostLines));
  return (
    <g data-section={section.name}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={16}
        className="fill-surface stroke-hairline stroke-2"
      />
      <text fontSize={fontSize} className="fill-muted font-display font-semibold">
        {lines.map((line, place) => (
          <tspan key={line} x={x + INDENT} y={y + 24 + fontSize * (1 + place * LINE)}>
            {`${line} `}
          </tspan>
        ))}
      </text>
    </g>
  );
}
