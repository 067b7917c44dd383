import type { Drawing, DrawnSection } from "../views.ts";

/** The lines between the steps, with light from orange to purple; dotted where something failed. */
export function GraphWires({
  wires: { plain, failed, parts, arrows },
  bounds,
  id,
}: Pick<Drawing, "wires" | "bounds"> & { id: string }) {
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
      <path d={plain} strokeWidth={11} strokeOpacity={0.14} />
      <path d={plain} />
      <path d={failed} strokeDasharray="2 9" strokeLinecap="round" />
      <path d={parts} strokeDasharray="5 6" />
      <path d={arrows} fill={light} stroke="none" />
    </g>
  );
}

/** A frame around steps that belong together, with its heading. */
export function GraphSection({ section }: { section: DrawnSection }) {
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
