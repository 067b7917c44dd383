import { classes } from "#design/classes.ts";
import { NoHyphenBreak } from "#design/wrapped.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { IconPath } from "#features/diagram/client/icon-path.tsx";
import type { Showcase, ShowcaseStep } from "../contract.ts";

/** On phones, only the icons of the steps are visible. The card below them shows the name of the present step. */
export function RunSteps({
  steps,
  at,
  onChoose,
  isPlaying,
}: {
  steps: Showcase["steps"];
  /** Undefined while nothing plays; all steps are lit then. */
  at: number | undefined;
  /**
   * Called with the index of the step that the visitor chooses. Undefined until the page is hydrated, and in a card
   * that cannot play the steps.
   */
  onChoose: ((place: number) => void) | undefined;
  isPlaying: boolean | undefined;
}) {
  return (
    <ol data-plays={isPlaying || undefined} className="relative flex max-lg:mt-5 sm:min-h-30">
      {steps.map((step, place) => (
        <li
          key={step.node}
          data-light={lightOf(place, at)}
          className="run-step relative flex min-w-0 flex-1 items-start"
        >
          <Step step={step} now={place === at} onPress={onChoose && (() => onChoose(place))} />
        </li>
      ))}
    </ol>
  );
}

function Step({
  step: { node, kind, icon, error },
  now,
  onPress,
}: {
  step: ShowcaseStep;
  now: boolean;
  onPress: (() => void) | undefined;
}) {
  const Part = onPress ? "button" : "div";
  return (
    <Part
      {...(onPress && {
        type: "button",
        onClick: onPress,
        "aria-current": now ? "step" : undefined,
      })}
      className="flex min-h-11 w-full flex-col items-center gap-3 rounded-control text-center sm:px-1"
    >
      {/* On phones the icons are smaller, so that the line between them is visible. */}
      <IconHolder
        className={classes(
          "run-holder relative max-sm:scale-75",
          error !== undefined && "outline-2 outline-error",
        )}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <IconPath icon={icon} />
        </svg>
      </IconHolder>
      <span className="block min-w-0 max-sm:sr-only">
        <span className="block font-medium text-balance">
          <NoHyphenBreak text={node} />
        </span>
        {/* Only services have filled icons. Their names, such as "Slack", are shown. Names of n8n's own steps, such
           as "Switch", say nothing to most visitors. */}
        {icon.kind === "fill" && <span className="block text-small text-muted">{kind}</span>}
      </span>
    </Part>
  );
}

function lightOf(place: number, at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  return place === at ? "now" : place < at ? "done" : "dark";
}
