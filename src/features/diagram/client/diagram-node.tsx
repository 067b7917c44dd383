import type { KeyboardEvent, Ref } from "react";
import { classes } from "#design/classes.ts";
import { LABEL_LINE } from "#workflow/drawing/layout.ts";
import {
  BOLT,
  boltTransform,
  holderRadius,
  iconTransform,
  nodeOutline,
} from "#workflow/drawing/shapes.ts";
import type { DiagramNode as Node, IconShape } from "../contract.ts";
import { IconPath } from "./icon-path.tsx";

/** In a run that is watched: the step works, has worked, failed, or was not reached. */
export type Light = "now" | "done" | "failed" | "dark";

type Props = {
  node: Node;
  icon: IconShape | undefined;
  kind: string;
  chosen: boolean;
  light: Light | undefined;
  reached: boolean;
  onChoose: () => void;
  onReach: (byKey: boolean) => void;
  onKeyDown: (event: KeyboardEvent, node: Node) => void;
  ref: Ref<SVGGElement>;
};

export function DiagramNode({
  node,
  icon,
  kind,
  chosen,
  light,
  reached,
  onChoose,
  onReach,
  onKeyDown,
  ref,
}: Props) {
  return (
    <g
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG has no <button>
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={kind === "" || kind === node.name ? node.name : `${node.name} (${kind})`}
      aria-pressed={chosen}
      data-light={light}
      className={classes(
        "group cursor-pointer outline-none transition-opacity data-[light=dark]:opacity-35",
        node.disabled && "opacity-45",
      )}
      onClick={onChoose}
      onFocus={({ currentTarget }) => onReach(currentTarget.matches(":focus-visible"))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return onKeyDown(event, node);
        event.preventDefault();
        return onChoose();
      }}
    >
      <path
        d={nodeOutline(node, 8)}
        className="fill-none stroke-accent stroke-3 opacity-0 group-focus-visible:opacity-100"
      />
      <path
        d={nodeOutline(node)}
        className={classes(
          "fill-raised stroke-2 transition-colors group-hover:stroke-edge",
          light === "failed"
            ? "stroke-error stroke-6"
            : light === "now"
              ? "stroke-accent stroke-6"
              : chosen || light === "done"
                ? "stroke-accent"
                : "stroke-hairline",
        )}
      />
      <circle cx={node.iconPlace.x} cy={node.iconPlace.y} r={holderRadius(node)} fill="#fff" />
      {icon && <IconPath icon={icon} transform={iconTransform(node)} />}
      {node.form === "trigger" && (
        <path transform={boltTransform(node)} d={BOLT} className="fill-ember" />
      )}
      <path d={node.ports} className="fill-edge" />
      <text
        textAnchor="middle"
        className="step-name fill-text stroke-canvas stroke-4 font-text text-[17px] font-medium [paint-order:stroke]"
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
