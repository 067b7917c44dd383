import { useEffect, useRef, useState, type CSSProperties } from "react";
import { watch } from "#content/library/watch.ts";
import { callApi } from "#client/api.ts";
import { Button } from "#design/button.tsx";
import { Field, Select } from "#design/field.tsx";
import { storyPath } from "#shared/template-addresses.ts";
import type { CaseKind, Story, StoryCase } from "#workflow/story/story.ts";
import { CasePlayer, type Watched } from "./case-player.tsx";

const { player } = watch;
const KINDS = Object.keys(player.kinds) as CaseKind[];

/**
 * Rows of the player: select field, controls, current step. In a wide player, the controls are in the first row too,
 * and the second row is empty.
 */
const ROWS: CSSProperties = { position: "relative", gridTemplateRows: "auto auto minmax(0, 1fr)" };
const LAST_ROW = { gridArea: "4 / 1 / auto / -1" };
/*
 * The line "loading" covers the lower edge of the current step until loading ends. Nothing on the page moves when the
 * line disappears.
 */
const EDGE_OF_STEP: CSSProperties = {
  gridArea: "3 / 1 / auto / -1",
  alignSelf: "end",
  position: "relative",
  background: "var(--color-surface)",
};

export default function Player({
  slug,
  first,
  onMoment,
  onClose,
}: Watched & { slug: string; first: StoryCase }) {
  const { story, failed, retry } = useStory(slug);
  useEffect(freeWindow, []);
  const [selected, setSelected] = useState<number>();
  const [isFast, setFast] = useState(false);
  const chosen = selected ?? 0;
  const cases = story?.cases ?? [first];
  const situation = useRef<HTMLSelectElement>(null);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> does not pass its height on to its parts
      role="group"
      aria-label={player.label}
      className="grid min-h-0 grow grid-cols-1 @4xl:grid-cols-[26rem_minmax(0,1fr)]"
      style={ROWS}
    >
      <Field
        label={player.situation}
        labelHidden
        className="px-5 pt-3 @4xl:border-b @4xl:border-hairline"
      >
        <Select
          ref={situation}
          value={chosen}
          className="h-auto min-h-12 py-1.5 text-small whitespace-pre-wrap"
          onChange={(event) => setSelected(Number(event.target.value))}
        >
          {KINDS.map((kind) => (
            <CasesOfKind key={kind} kind={kind} cases={cases} />
          ))}
        </Select>
      </Field>
      <CasePlayer
        key={chosen}
        one={cases[chosen] ?? first}
        id={String(chosen)}
        takesFocus={selected === undefined}
        {...{ isFast, setFast, onMoment, onClose }}
      />
      {!story && (
        <p
          role={failed ? "alert" : "status"}
          className="border-t border-hairline px-5 py-1.5 text-small text-muted"
          style={failed ? LAST_ROW : EDGE_OF_STEP}
        >
          {failed ? player.failed : player.loading}
          {failed && (
            <Button
              variant="quiet"
              onClick={() => {
                retry();
                // The pressed button disappears, so the focus moves to the select field, whose choices are being
                // loaded.
                situation.current?.focus();
              }}
            >
              {player.retry}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * Lets the page's header scroll away, because a sticky header would cover the recorded run that the visitor watches.
 * @returns a function that makes the header sticky again
 */
function freeWindow(): () => void {
  const root = document.documentElement.style;
  const header = document.querySelector<HTMLElement>("header.sticky")?.style;
  root.scrollPaddingTop = "0";
  if (header) header.position = "relative";
  return () => {
    root.scrollPaddingTop = "";
    if (header) header.position = "";
  };
}

function useStory(slug: string) {
  const [story, setStory] = useState<Story>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<Story>(storyPath(slug), { signal: leaving.signal }).then(setStory, () => {
      if (!leaving.signal.aborted) setFailedAttempt(attempt);
    });
    return () => leaving.abort();
  }, [slug, attempt]);
  return { story, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
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
  return options.length > 0 && <optgroup label={player.kinds[kind]}>{options}</optgroup>;
}
