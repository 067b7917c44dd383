import { hero, type DiagramNode } from "#content/landing/hero.ts";
import { BeamPath } from "#design/beam/beam-path.tsx";
import { classes } from "#design/classes.ts";
import { Container } from "#design/layout/container.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";

/* As wide as there is room: its 350 units of width are stretched, heights are pixels. */
const WIDTH = 350;
const HEIGHT = 280;
const LEFT = 42;
const MIDDLE = WIDTH / 2;
const RIGHT = WIDTH - LEFT;
const ROWS = [40, 136, 232] as const;
const CENTRE = ROWS[1];

export function HeroDiagram() {
  const { description, inputs, hub, outputs } = hero.diagram;
  return (
    <figure className="relative mt-8 mb-10 lg:mt-10 lg:mb-8">
      <figcaption className="sr-only">{description}</figcaption>
      <div aria-hidden className="dots pointer-events-none absolute inset-x-0 -inset-y-24" />
      <Container aria-hidden className="relative">
        <div className="relative h-70">
          <Wires />
          {inputs.map((node, row) => (
            <Node key={node.id} node={node} place={classes("left-[12%]", PLACES[row])} />
          ))}
          <Node node={hub} place="left-1/2 top-[136px]" hub />
          {outputs.map((node, row) => (
            <Node key={node.id} node={node} place={classes("left-[88%]", PLACES[row])} />
          ))}
        </div>
      </Container>
    </figure>
  );
}

const PLACES = ["top-[40px]", "top-[136px]", "top-[232px]"];

function Wires() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path
        d={ROWS.map((y) => `M-400 ${y}H${LEFT}M${RIGHT} ${y}H750`).join("")}
        className="stroke-hairline"
        strokeWidth="2"
      />
      {ROWS.map((y) => (
        <BeamPath
          key={`in-${y}`}
          d={bend(LEFT, y, MIDDLE, CENTRE)}
          from={{ x: LEFT, y }}
          to={{ x: MIDDLE, y }}
        />
      ))}
      {ROWS.map((y) => (
        <BeamPath
          key={`out-${y}`}
          d={bend(MIDDLE, CENTRE, RIGHT, y)}
          from={{ x: MIDDLE, y }}
          to={{ x: RIGHT, y }}
        />
      ))}
    </svg>
  );
}

/** Level at both ends. */
function bend(x1: number, y1: number, x2: number, y2: number): string {
  const half = (x1 + x2) / 2;
  return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}

function Node({ node, place, hub = false }: { node: DiagramNode; place: string; hub?: boolean }) {
  return (
    <div className={classes("absolute -translate-x-1/2 -translate-y-1/2", place)}>
      {hub && (
        <>
          <span className="absolute -inset-5 rounded-full border border-hairline bg-canvas/70" />
          <span className="absolute -inset-12 rounded-full border border-hairline" />
        </>
      )}
      <IconHolder className={classes("relative", hub && "size-16 p-4")}>
        <Icon name={node.icon} />
      </IconHolder>
      <span
        className={classes(
          "absolute left-1/2 -translate-x-1/2 text-small font-medium whitespace-nowrap text-muted",
          hub ? "top-[calc(100%+1.75rem)] text-text" : "top-[calc(100%+0.4rem)]",
        )}
      >
        {node.label}
      </span>
    </div>
  );
}
