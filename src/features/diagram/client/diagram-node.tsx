import type { KeyboardEvent, Ref } from "react";
import { classes } from "#design/classes.ts";
import type { DiagramNode as Node } from "#workflow/drawing/diagram.ts";
import {
  BOLT,
  boltTransform,
  holderRadius,
  iconTransform,
  nodeOutline,
  type IconShape,
} from "#workflow/drawing/shapes.ts";
import type { Mark } from "../contract.ts";
import { Badge } from "./badge.tsx";
import { IconPath } from "./icon-path.tsx";

/** State of a step in a recorded run: it is running (`now`), has succeeded, has failed, or was not reached (`dark`). */
export type Light = "now" | "done" | "failed" | "dark";

type Props = {
  node: Node;
  icon: IconShape | undefined;
  light: Light | undefined;
  mark: Mark | undefined;
  /** Whether the node never runs. */
  idle: boolean | undefined;
  /**
   * Whether the node lies on a section, which is a frame around several nodes. The node's name has an opaque
   * background, which hides the wires behind it. On a section, that background has the section's color.
   */
  framed: boolean;
  chosen: boolean;
  /**
   * Whether the Tab key moves the focus to this node (roving tabindex). Only one node of the drawing at a time can be
   * reached with the Tab key.
   */
  reached: boolean;
  onChoose: () => void;
  onReach: (byKey: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<SVGGElement>;
};

export function DiagramNode(props: Props) {
  const { node, icon, light, mark, idle, framed, chosen, reached } = props;
  const { onChoose, onReach, onKeyDown, ref } = props;
  const { name, label, form, iconPlace, disabled, ports, step } = node;
  const fullName = step.kind === "" || step.kind === name ? name : `${name} (${step.kind})`;
  return (
    <g
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG has no <button>
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={mark ? `${fullName}. ${mark.label}` : fullName}
      aria-pressed={chosen}
      data-light={light}
      className={classes(
        // In a run, a node that was not reached is paler. Its name stays opaque, so that no wire shows through. The
        // first child, which is the focus frame, stays opaque too.
        "group cursor-pointer outline-none data-[light=dark]:[&>:not(text,:first-child)]:opacity-45",
        disabled && "opacity-45",
      )}
      onClick={onChoose}
      onFocus={({ currentTarget }) => onReach(currentTarget.matches(":focus-visible"))}
      onKeyDown={onKeyDown}
    >
      <path
        d={nodeOutline(node, 10)}
        className="fill-none stroke-accent stroke-3 opacity-0 [vector-effect:non-scaling-stroke] group-focus-visible:opacity-100"
      />
      <path
        d={nodeOutline(node)}
        strokeDasharray={idle ? "2 8" : undefined}
        strokeLinecap="round"
        className={classes(
          "fill-raised stroke-2 transition-colors group-hover:stroke-edge",
          light === "failed"
            ? "stroke-error stroke-6"
            : light === "now"
              ? "stroke-accent stroke-6"
              : chosen || light === "done"
                ? "stroke-accent"
                : idle
                  ? "stroke-edge stroke-3"
                  : "stroke-hairline",
        )}
      />
      <circle cx={iconPlace.x} cy={iconPlace.y} r={holderRadius(node)} className="fill-white" />
      {icon && <IconPath icon={icon} transform={iconTransform(node)} />}
      {form === "trigger" && (
        <path transform={boltTransform(node)} d={BOLT} className="fill-ember" />
      )}
      <path d={ports} className="fill-edge" />
      <text
        textAnchor="middle"
        strokeLinejoin="round"
        className={classes(
          "step-name fill-text stroke-6 group-data-[light=dark]:fill-muted font-text font-medium [paint-order:stroke]",
          label.inside ? "stroke-raised" : framed ? "stroke-surface" : "stroke-canvas",
        )}
      >
        {label.lines.map((line, place) => (
          <tspan key={place} x={label.x} y={Math.round(label.y + (0.8 + place) * label.line)}>
            {/* Without this space, screen readers would read the end of a line and the beginning of the next as one
               word. */}
            {`${line} `}
          </tspan>
        ))}
      </text>
      {mark && (
        <g transform={`translate(${node.x + 6} ${node.y + 6})`}>
          <Badge level={mark.level} />
        </g>
      )}
    </g>
  );
}
