import { useId } from "react";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import { classes } from "#design/classes.ts";
import { isIn, type Box } from "#workflow/drawing/layout.ts";
import type { Diagram, DiagramNode as Node } from "#workflow/drawing/diagram.ts";
import { labelLines } from "#workflow/drawing/label-lines.ts";
import { overlap } from "#workflow/drawing/obstacles.ts";
import { arrowHead, EDGE_DASHES } from "#workflow/drawing/shapes.ts";
import type { Broken, Lights, Mark } from "../contract.ts";
import { CutWires } from "./cut-wires.tsx";
import { DiagramNode, type Light } from "./diagram-node.tsx";
import type { useSteps } from "./use-steps.ts";
import { useSeen } from "./use-seen.ts";
import { toCanvas, type View } from "./use-view.ts";

/** If a drawing has more steps than this, only the visible ones are drawn, to keep the browser responsive. */
const MAX_STEPS = 300;
const TILE = 600;
/** Minimum scale of a printed drawing, in CSS pixels per canvas pixel, at which the names of steps are readable. */
const MIN_PAPER_SCALE = 0.34;
const PAPER_WIDTH_PX = 700;
const MAX_SLOPE = 0.6;
/**
 * Maximum scale of a drawing until the visitor zooms, in screen pixels per canvas pixel. At this scale, the names of
 * steps are as large as the text of the page.
 */
const MAX_FIRST_SCALE = 2 / 3;

type Props = Pick<View, "frame" | "readable" | "nameSize" | "zoom" | "lookAt"> &
  Pick<ReturnType<typeof useSteps>, "propsOf" | "reached"> & {
    diagram: Diagram;
    canvas: Box;
    /** SVG path data of the outlines of all nodes. */
    outlines: string;
    lights: Lights | undefined;
    marks: ReadonlyMap<string, Mark> | undefined;
    broken: Broken | undefined;
    /** Maximum height of the drawing, as a CSS length, while a recorded run plays. */
    maxHeight: string | undefined;
    full: boolean;
  };

export function DiagramCanvas(props: Props) {
  const { diagram, canvas, outlines, lights, marks, broken } = props;
  const { frame, readable, nameSize, zoom, lookAt, propsOf, reached } = props;
  const { sections, nodes, edges, icons } = diagram;
  const seen = useSeen(frame, TILE);
  const isFar = zoom !== undefined && zoom.scale < readable * 0.98;
  // Until the visitor zooms, the drawing fills the width of its frame, unless it would become too tall or a recorded
  // run plays.
  const isWide = !zoom && !props.maxHeight && canvas.height < canvas.width * MAX_SLOPE;
  const shown = nodesToDraw(nodes, seen, isFar, reached);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its steps handle keys
    <svg
      viewBox={`${canvas.x} ${canvas.y} ${canvas.width} ${canvas.height}`}
      // Inline styles work only in drawings that the browser creates, such as those with marks (badges of findings). In
      // the HTML from the server, the content security policy forbids them, so attributes set the size.
      style={
        isWide && marks
          ? {
              minWidth: rem(canvas.width * readable),
              maxWidth: rem(canvas.width * MAX_FIRST_SCALE),
            }
          : props.maxHeight && !zoom
            ? {
                minWidth: rem(canvas.width * readable),
                width: `min(100%, ${props.maxHeight} * ${canvas.width / canvas.height})`,
              }
            : undefined
      }
      // The size is in `rem` until the visitor zooms, so that the drawing grows with the text size of the page. After
      // zooming, the size is in px.
      width={zoom ? canvas.width * zoom.scale : rem(canvas.width * readable)}
      height={zoom ? canvas.height * zoom.scale : rem(canvas.height * readable)}
      fontSize={nameSize}
      data-far={isFar || undefined}
      className={classes(
        "block h-auto max-w-none shrink-0 select-none data-far:**:[.step-name]:hidden print:h-auto! print:w-full!",
        // A drawing that fills the height of its parent begins at the top, because the overview map covers part of the
        // bottom.
        props.full ? "mx-auto mb-auto" : "m-auto",
        isWide && (marks ? "w-full" : "min-w-full"),
        PAPER_WIDTH_PX / canvas.width < MIN_PAPER_SCALE && "print:max-lg:**:[.step-name]:hidden",
      )}
      onClick={({ currentTarget, clientX: x, clientY: y }) =>
        isFar && lookAt({ ...toCanvas(currentTarget, { x, y }), width: 0, height: 0 }, true)
      }
    >
      {sections.map(({ x, y, width, height }, place) => (
        <rect
          key={place}
          {...{ x, y, width, height }}
          rx={16}
          className="fill-surface stroke-hairline stroke-2"
        />
      ))}
      <Edges edges={edges} bounds={diagram.bounds} ran={lights?.ran} />
      {sections.map((section, place) => (
        <SectionName key={place} {...section} scale={zoom?.scale ?? readable} />
      ))}
      {broken && <CutWires ends={broken.ends} />}
      {lights && <WiresInUse key={lights.key} wires={lights.wires} />}
      {shown.length < nodes.length && <path d={outlines} className="fill-raised stroke-edge" />}
      {shown.map((node) => (
        <DiagramNode
          key={node.name}
          node={node}
          icon={icons[node.icon]}
          light={lightOf(node.name, lights)}
          mark={marks?.get(node.name)}
          idle={broken?.idle.has(node.name)}
          framed={sections.some((section) => isIn(node, section))}
          {...propsOf(node)}
        />
      ))}
    </svg>
  );
}

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function nodesToDraw(
  nodes: Node[],
  seen: Box | undefined,
  isFar: boolean,
  reached: string | undefined,
): Node[] {
  if (nodes.length <= MAX_STEPS) return nodes;
  const near = nodes.filter((node) => node.name === reached || (seen && overlap(node, seen)));
  return isFar && near.length > MAX_STEPS
    ? near.filter(({ name }) => name === reached)
    : near.slice(0, MAX_STEPS);
}

function lightOf(name: string, lights: Lights | undefined): Light | undefined {
  if (!lights) return undefined;
  if (lights.now.includes(name)) return lights.failed ? "failed" : "now";
  return lights.done.has(name) ? "done" : "dark";
}

/**
 * Draws the wires between the nodes.
 * @param ran - SVG path data of the wires to the steps before the running one, while a recorded run is played. If it is
 *   given, all other wires are gray. `WiresInUse` then draws the wires to the running step over them.
 */
function Edges({
  edges: { main, error, subNode, arrows },
  bounds: { x, width },
  ran,
}: Pick<Diagram, "edges" | "bounds"> & { ran: Lights["ran"] | undefined }) {
  const id = useId();
  const light = `url(#${id})`;
  const lit = ran?.join("");
  const line = ran && "stroke-edge";
  return (
    // Lines and their glow look weaker on a light page than on a dark one. In the light theme, the lines are therefore
    // wider and the glow is stronger.
    <g fill="none" stroke={light} strokeWidth={3} className="light:stroke-4">
      <WireGradient id={id} from={x} to={x + width} />
      <path
        d={lit ?? main}
        strokeWidth={11}
        strokeOpacity={0.14}
        className="light:[stroke-opacity:.3]"
      />
      <path d={main} className={line} />
      <path d={error} strokeDasharray={EDGE_DASHES.error} strokeLinecap="round" className={line} />
      <path d={subNode} strokeDasharray={EDGE_DASHES.subNode} className={line} />
      <path d={arrows} fill={light} stroke="none" className={ran && "fill-edge"} />
      {ran && (
        <>
          <path d={lit} />
          <path d={arrowsOf(ran, subNode)} fill={light} stroke="none" />
        </>
      )}
    </g>
  );
}

/**
 * Returns the path data of the arrows at the ends of wires. The path data of a wire ends with the point of its arrow.
 */
function arrowsOf(wires: readonly string[], subNode: string): string {
  return wires
    .filter((wire) => !subNode.includes(wire))
    .map((wire) => {
      const [x = 0, y = 0] =
        wire
          .split(/[A-Z ]/)
          .at(-1)
          ?.split(",")
          .map(Number) ?? [];
      return arrowHead({ end: { x, y } });
    })
    .join("");
}

function WiresInUse({ wires }: Pick<Lights, "wires">) {
  return (
    <g fill="none" className="stroke-accent" strokeWidth={7} strokeLinecap="round">
      {wires.map((path) => (
        <path key={path} d={path} pathLength={1} strokeDasharray={1} className="run-along" />
      ))}
    </g>
  );
}

/**
 * Space for a section's name in canvas pixels. HEAD is the height of this space, and INDENT its distance to the left
 * edge of the section.
 */
const HEAD = 112;
const INDENT = 24;
const LINE_HEIGHT = 1.15;
/** Minimum font sizes of a section's name: MIN_NAME_PX in screen pixels, and MIN_NAME in canvas pixels. */
const MIN_NAME_PX = 13;
const MIN_NAME = 26;

function SectionName({
  heading,
  scale,
  ...box
}: Diagram["sections"][number] & {
  scale: number;
}) {
  const fontSize = Math.max(MIN_NAME, MIN_NAME_PX / scale);
  const room = Math.floor(HEAD / (fontSize * LINE_HEIGHT));
  const lines = labelLines(heading, ((box.width - 2 * INDENT) / fontSize) * 16, Math.min(2, room));
  if (room === 0) return null;
  return (
    <text
      fontSize={fontSize}
      className="fill-muted stroke-surface stroke-8 font-display font-semibold [paint-order:stroke]"
    >
      {lines.map((line, place) => (
        <tspan key={place} x={box.x + INDENT} y={box.y + 24 + fontSize * (1 + place * LINE_HEIGHT)}>
          {`${line} `}
        </tspan>
      ))}
    </text>
  );
}
