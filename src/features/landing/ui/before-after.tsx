import { useId } from "react";
import { caseStudyLabels, type CaseStudy } from "#content/landing/case-studies.ts";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import { classes } from "#design/classes.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import type { IconName } from "#content/types.ts";

/* All positions are in percent of the drawing's width or height. */
const ROWS = [18, 50, 82] as const;
const PLACES = ["left-[12%] top-[18%]", "left-[12%] top-[50%]", "left-[12%] top-[82%]"] as const;
const LEFT = 12;
const RIGHT = 88;
const HUB = 50;

const TANGLE = [
  `M${LEFT} 18C48 18 22 96 44 88S40 6 62 14 70 66 ${RIGHT} 50`,
  `M${LEFT} 50C30 50 36 4 52 22S28 74 50 78 66 26 ${RIGHT} 50`,
  `M${LEFT} 82C40 82 24 20 38 12S72 60 56 92 64 50 ${RIGHT} 50`,
].join("");

type Drawing = NonNullable<CaseStudy["drawing"]>;

/**
 * Shows what our work changes. On the left, each of the customer's tools has a tangled wire. On the right, all wires
 * meet at a hub.
 */
export function BeforeAfter({ drawing }: { drawing: Drawing }) {
  const light = useId();
  const { from, to, description } = drawing;
  return (
    <figure className="grid grid-cols-2 gap-2.5 sm:gap-5">
      <figcaption className="sr-only">{description}</figcaption>
      <Half label={caseStudyLabels.before} {...{ from, to }} faint>
        <path
          d={TANGLE}
          className="stroke-faint light:stroke-edge"
          strokeOpacity={0.75}
          {...WIRE}
        />
      </Half>
      <Half label={caseStudyLabels.after} {...{ from, to }} hub>
        <WireGradient id={light} from={LEFT} to={RIGHT} />
        <path
          d={ROWS.map((y) => `M${LEFT} ${y}C32 ${y} 30 50 ${HUB} 50`).join("")}
          stroke={`url(#${light})`}
          {...WIRE}
        />
        {/* The line ends 0.01 lower than it begins, because browsers paint no gradient on a line whose height is 0. */}
        <path d={`M${HUB} 50L${RIGHT} 50.01`} stroke={`url(#${light})`} {...WIRE} strokeWidth={3} />
      </Half>
    </figure>
  );
}

const WIRE = {
  strokeWidth: 2,
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

function Half({
  label,
  from,
  to,
  faint = false,
  hub = false,
  children,
}: {
  label: string;
  from: readonly IconName[];
  to: IconName;
  faint?: boolean;
  hub?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div
      aria-hidden
      className="flex flex-col rounded-control border border-hairline bg-canvas p-2.5 sm:p-4"
    >
      <p className={classes("text-small font-medium", faint ? "text-faint" : "text-text")}>
        {label}
      </p>
      <div className="relative mt-1 min-h-32 grow sm:min-h-48">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {children}
        </svg>
        {from.map((icon, row) => (
          <Holder key={icon} icon={icon} place={PLACES[row]} />
        ))}
        {hub && <Holder icon="workflow" place="left-1/2 top-1/2" />}
        <Holder icon={to} place="left-[88%] top-1/2" />
      </div>
    </div>
  );
}

function Holder({ icon, place }: { icon: IconName; place: string | undefined }) {
  return (
    <IconHolder
      className={classes("absolute -translate-x-1/2 -translate-y-1/2 max-sm:scale-75", place)}
    >
      <Icon name={icon} />
    </IconHolder>
  );
}
