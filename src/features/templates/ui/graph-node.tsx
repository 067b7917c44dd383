import type { KeyboardEvent, Ref } from "react";
import { classes } from "#design/classes.ts";
import type { DrawnNode, SignShape } from "../views.ts";
import { LABEL_LINE } from "../workflow-graph/graph.ts";

type Props = {
  node: DrawnNode;
  sign: SignShape | undefined;
  /** What kind of step it is, such as "Google Sheets". */
  kind: string;
  chosen: boolean;
  /** The one step that Tab leads to. */
  reached: boolean;
  onChoose: () => void;
  onReach: () => void;
  /** Keys other than Enter and Space. */
  onKeyDown: (event: KeyboardEvent, node: DrawnNode) => void;
  ref: Ref<SVGGElement>;
};

/** One step: a box with a white holder of its sign, ports, and its name. */
export function GraphNode({
  node,
  sign,
  kind,
  chosen,
  reached,
  onChoose,
  onReach,
  onKeyDown,
  ref,
}: Props) {
  const holder = Math.min(node.height, node.icon.size * 2) * 0.34;
  return (
    <g
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no <button>
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={kind === "" || kind === node.name ? node.name : `${node.name} (${kind})`}
      aria-pressed={chosen}
      className={classes("group cursor-pointer outline-none", node.disabled && "opacity-45")}
      onClick={onChoose}
      onFocus={onReach}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return onKeyDown(event, node);
        event.preventDefault();
        return onChoose();
      }}
    >
      <path
        d={outline(node, 8)}
        className="fill-none stroke-accent stroke-3 opacity-0 group-focus-visible:opacity-100"
      />
      <path
        d={outline(node, 0)}
        className={classes(
          "fill-raised stroke-2 transition-colors group-hover:stroke-edge",
          chosen ? "stroke-accent" : "stroke-hairline",
        )}
      />
      <circle cx={node.icon.x} cy={node.icon.y} r={holder} fill="#fff" />
      {sign && <Sign sign={sign} x={node.icon.x} y={node.icon.y} size={holder * 1.16} />}
      {node.form === "trigger" && (
        <path
          transform={`translate(${node.x - 34} ${node.y + node.height / 2 - 13})`}
          d="M13 0L2 15h8L8 26L20 10h-8z"
          className="fill-ember"
        />
      )}
      <path d={node.ports} className="fill-edge" />
      <text
        textAnchor="middle"
        className="fill-text stroke-canvas stroke-4 font-text text-[17px] font-medium [paint-order:stroke]"
      >
        {node.label.lines.map((line, index) => (
          <tspan key={line} x={node.label.x} y={node.label.y + 18 + index * LABEL_LINE}>
            {/* The space keeps the words of two lines apart for those who hear them. */}
            {`${line} `}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Sign({ sign, x, y, size }: { sign: SignShape; x: number; y: number; size: number }) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  const { kind, path, colour } = sign;
  return kind === "fill" ? (
    <path transform={place} d={path} fill={colour} />
  ) : (
    <path
      transform={place}
      d={path}
      fill="none"
      stroke={colour}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The node's border, `gap` pixels outside of it. */
function outline(node: DrawnNode, gap: number): string {
  const [x, y] = [node.x - gap, node.y - gap];
  const [width, height] = [node.width + 2 * gap, node.height + 2 * gap];
  const round = node.form === "sub" || node.form === "wide-sub";
  const right = round ? height / 2 : 12 + gap;
  const left = node.form === "trigger" ? 36 + gap : right;
  return `M${x + left},${y}H${x + width - right}a${right},${right} 0 0 1 ${right},${right}V${y + height - right}a${right},${right} 0 0 1 ${-right},${right}H${x + left}a${left},${left} 0 0 1 ${-left},${-left}V${y + left}a${left},${left} 0 0 1 ${left},${-left}z`;
}
