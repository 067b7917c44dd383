import { useId } from "react";
import { caseStudyLabels, type CaseStudy } from "#content/landing/case-studies.ts";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import { classes } from "#design/classes.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import type { IconName } from "#content/types.ts";

/* The drawing fills its box. All lengths are therefore in percent of the box. */
const ROWS = [18, 50, 82] as const;
const PLACES = ["left-[12%] top-[18%]", "left-[12%] top-[50%]", "left-[12%] top-[82%]"] as const;
const LEFT = 12;
const RIGHT = 88;
const HUB = 50;

/**
 * SVG paths of three wires that cross each other. They run from the three tools on the left to the place on the right.
 */
const TANGLE = [
  `M${LEFT} 18C48 18 22 96 44 88S40 6 62 14 70 66 ${RIGHT} 50`,
  `M${LEFT} 50C30 50 36 4 52 22S28 74 50 78 66 26 ${RIGHT} 50`,
  `M${LEFT} 82C40 82 24 20 38 12S72 60 56 92 64 50 ${RIGHT} 50`,
].join("");

/** SVG paths of tangled wires that join into one. The drawing of each customer uses another of them. */
const KNOTS = [
  "M0 20C30 20 8 88 30 84S26 8 44 20 58 50 66 50M0 50C20 50 14 14 34 30S18 80 40 70 56 50 66 50",
  "M0 20C22 20 40 90 22 78S34 30 46 34 50 50 66 50M0 80C30 80 14 10 36 16S20 66 44 64 54 50 66 50",
  "M0 50C16 20 26 20 26 50S10 80 32 74 22 24 48 28 52 50 66 50M0 80C20 92 44 76 38 44S22 40 46 58 60 50 66 50",
];

export function Tangle({ variant, className }: { variant: number; className: string }) {
  const light = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className={className}
    >
      <WireGradient id={light} to={100} />
      <path d={KNOTS[variant % KNOTS.length]} className="stroke-edge" {...WIRE} />
      <path d="M66 50L100 50.01" stroke={`url(#${light})`} {...WIRE} strokeWidth={3} />
    </svg>
  );
}

type Drawing = NonNullable<CaseStudy["story"]>["drawing"];

/** Draws a customer's tools twice. Before, tangled wires connect them; afterwards, one lit wire does. */
export function BeforeAfter({ drawing }: { drawing: Drawing }) {
  const light = useId();
  const { from, to, description } = drawing;
  return (
    <figure className="grid grid-cols-2 gap-2.5 sm:gap-5">
      <figcaption className="sr-only">{description}</figcaption>
      <Half label={caseStudyLabels.before} {...{ from, to }} faint>
        <path d={TANGLE} className="stroke-edge" strokeOpacity={0.75} {...WIRE} />
      </Half>
      <Half label={caseStudyLabels.after} {...{ from, to }} hub>
        <linearGradient id={light} gradientUnits="userSpaceOnUse" x1={LEFT} x2={RIGHT}>
          <stop className="[stop-color:var(--color-ember)]" />
          <stop offset="1" className="[stop-color:var(--color-violet)]" />
        </linearGradient>
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
      <div className="relative mt-1 min-h-32 grow sm:min-h-36">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {children}
        </svg>
        {from.map((icon, row) => (
          <Holder key={icon} icon={icon} place={PLACES[row]} faint={faint} />
        ))}
        {hub && <Holder icon="workflow" place="left-1/2 top-1/2" />}
        <Holder icon={to} place="left-[88%] top-1/2" faint={faint} />
      </div>
    </div>
  );
}

function Holder({
  icon,
  place,
  faint = false,
}: {
  icon: IconName;
  place: string | undefined;
  faint?: boolean;
}) {
  return (
    <IconHolder
      className={classes(
        "absolute -translate-x-1/2 -translate-y-1/2 max-sm:scale-75",
        faint && "opacity-70",
        place,
      )}
    >
      <Icon name={icon} />
    </IconHolder>
  );
}
