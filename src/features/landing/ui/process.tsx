import { useId } from "react";
import { processSection, processSteps } from "#content/landing/process.ts";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import { classes } from "#design/classes.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import { Section } from "#design/layout/section.tsx";

export function Process() {
  return (
    <Section
      id="process"
      className="wire-detour border-y border-hairline bg-band"
      {...processSection}
    >
      <div className="relative">
        <span aria-hidden className="wire-leaves" />
        <Wave />
        <span aria-hidden className="wire-returns" />
        <Wire />
        <ol className="short-texts relative grid gap-x-6 gap-y-4 sm:gap-y-6 xl:grid-cols-6">
          {processSteps.map(({ name, text, outcome, duration, icon }, position) => (
            <li
              key={name}
              className={classes(
                "relative grid grid-cols-[3rem_1fr] gap-x-5 xl:block",
                position % 2 === 1 ? "xl:pt-14" : "xl:pt-0 xl:pb-14",
              )}
            >
              <IconHolder>
                <Icon name={icon} />
              </IconHolder>
              <div
                className="gap-x-6 sm:grid sm:grid-cols-[8.5rem_1fr] xl:mt-6 xl:block"
                data-reveal
              >
                <div className="flex items-baseline justify-between sm:block">
                  <h3 className="text-title">{name}</h3>
                  <p className="text-small text-muted">{duration}</p>
                </div>
                <div className="mt-1 text-[0.9375rem] leading-normal sm:mt-0.5 lg:grid lg:grid-cols-[1fr_17rem] lg:gap-x-8 xl:mt-2 xl:block">
                  <p className="text-muted">{text}</p>
                  <p className="font-medium max-sm:hidden sm:max-lg:mt-1.5 xl:mt-3">{outcome}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Wire() {
  return (
    <div aria-hidden className="absolute inset-y-0 left-[23px] w-0.5 bg-hairline xl:hidden">
      <div data-wire className="drawn size-full origin-top lit-down" />
    </div>
  );
}

// A wave through six icons in columns of 100 units. The icons are at x = 0, 100 … 500, and alternate between two
// heights.
const WAVE = "M0 24C50 24 50 80 100 80S150 24 200 24S250 80 300 80S350 24 400 24S450 80 500 80";

function Wave() {
  const gradient = useId();
  return (
    <svg
      viewBox="0 0 600 104"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute top-0 left-6 hidden h-26 w-[calc(100%+1.5rem)] overflow-visible xl:block"
    >
      <WireGradient id={gradient} to={500} />
      <path d={WAVE} className="stroke-hairline" strokeWidth="2" />
      <path
        data-wave
        d={WAVE}
        stroke={`url(#${gradient})`}
        strokeWidth="2"
        pathLength={1}
        strokeDasharray="1 1"
      />
    </svg>
  );
}
