import { useEffect, useState } from "react";
import { watch } from "#content/library/watch.ts";
import { Button } from "#design/button.tsx";
import { Field, Select } from "#design/field.tsx";
import type { Moment } from "#features/diagram/contract.ts";
import type { CaseKind, Story, StoryCase } from "#workflow/story/story.ts";
import { PlayerControls } from "./player-controls.tsx";
import { StoryStepView } from "./story-step.tsx";
import { usePlayback } from "./use-playback.ts";
import { useStory } from "./use-story.ts";

const words = watch.player;
const KINDS = Object.keys(words.kinds) as CaseKind[];

export default function Player({
  slug,
  first,
  onMoment,
  onClose,
}: {
  slug: string;
  first: StoryCase;
  onMoment: (moment: Moment) => void;
  onClose: () => void;
}) {
  const { story, failed, retry } = useStory(slug);
  const [asked, setAsked] = useState<number>();
  const chosen = asked ?? 0;
  const cases = story?.cases ?? [first];
  return (
    <fieldset className="min-w-0 grow space-y-3 py-3 pe-2">
      <legend className="sr-only">{words.label}</legend>
      <Field label={words.situation}>
        <Select value={chosen} onChange={(event) => setAsked(Number(event.target.value))}>
          {KINDS.map((kind) => (
            <CasesOfKind key={kind} kind={kind} cases={cases} />
          ))}
        </Select>
      </Field>
      {/* A narrow list of situations cuts their names. */}
      <p className="text-small text-muted sm:hidden">{(cases[chosen] ?? first).name}</p>
      {!story && (
        <p role={failed ? "alert" : "status"} className="text-small text-muted">
          {failed ? words.failed : words.loading}
          {failed && (
            <Button variant="quiet" onClick={retry}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      <CasePlayer
        key={chosen}
        one={cases[chosen] ?? first}
        id={String(chosen)}
        takesFocus={asked === undefined}
        wires={story?.wires}
        onMoment={onMoment}
        onClose={onClose}
      />
    </fieldset>
  );
}

function CasesOfKind({ kind, cases }: { kind: CaseKind; cases: StoryCase[] }) {
  const options = cases.flatMap((one, place) =>
    one.kind === kind
      ? [
          <option key={place} value={place}>
            {one.name}
          </option>,
        ]
      : [],
  );
  return options.length > 0 && <optgroup label={words.kinds[kind]}>{options}</optgroup>;
}

function CasePlayer({
  one,
  id,
  takesFocus,
  wires,
  onMoment,
  onClose,
}: {
  one: StoryCase;
  id: string;
  takesFocus: boolean;
  wires: Story["wires"] | undefined;
  onMoment: (moment: Moment) => void;
  onClose: () => void;
}) {
  const playback = usePlayback(one);
  const { at, playing, goTo } = playback;
  const step = one.steps[at];
  useEffect(() => {
    if (!step) return;
    onMoment({
      key: `${id} ${at}`,
      now: [step.node, ...step.parts],
      done: new Set(one.steps.slice(0, at).map(({ node }) => node)),
      wires: step.wires.flatMap((wire) => wires?.[wire] ?? []),
      failed: step.error !== undefined,
      onChoose: (node) => {
        const place = one.steps.findIndex((other) => other.node === node);
        if (place >= 0) goTo(place);
      },
    });
  }, [id, one, at, step, wires, onMoment, goTo]);
  if (!step) return null;
  return (
    <>
      <PlayerControls steps={one.steps} {...playback} takesFocus={takesFocus} onClose={onClose} />
      {/* Silent while it plays: nobody could listen to one step before the next begins. */}
      <div aria-live={playing ? "off" : "polite"} className="min-h-48">
        <StoryStepView step={step} number={at + 1} />
        {one.failed && playback.isLast && (
          <p className="mt-4 text-small text-error">{watch.step.ended}</p>
        )}
      </div>
    </>
  );
}
