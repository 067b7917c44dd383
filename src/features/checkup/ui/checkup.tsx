import { useCallback, useEffect, useId, useRef, useState } from "react";
import { checkPage } from "#content/library/check-page.ts";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/field.tsx";
import type { Profile } from "#check/checkup.ts";
import { exampleWorkflow } from "./example.ts";
import type { Result as ResultOfOne } from "./result.tsx";
import { useCheckup } from "./use-checkup.ts";
import { useDropAndPaste } from "./use-drop-and-paste.ts";
import { useFullPageLinks } from "./use-full-page-links.ts";

/**
 * Maximum number of characters of a pasted text that is shown. A longer text is checked but not shown, because the
 * browser would take seconds to lay it out.
 */
const MAX_SHOWN = 200_000;
const { input: labels, result: resultLabels } = checkPage;

export function Checkup() {
  useFullPageLinks();
  const [Result, setResult] = useState<typeof ResultOfOne>();
  const [isBroken, setBroken] = useState(false);
  const { busy, run, workflows, problems, checkText, checkFiles, mend } = useCheckup();
  // Set when the visitor presses the button without a text. The value is the number of the latest check, so that the
  // error message disappears when another check begins.
  const [pressedAt, setPressedAt] = useState<number>();
  const [chosen, setChosen] = useState({ run: 0, index: 0 });
  // The visitor's choice also applies to the next check.
  const [profile, setProfile] = useState<Profile>("runs");
  const field = useRef<HTMLTextAreaElement>(null);
  // The code that shows results is loaded as soon as the page opens. After that, the page works without a network.
  useEffect(() => {
    import("./result.tsx").then(
      (loaded) => setResult(() => loaded.Result),
      () => setBroken(true),
    );
  }, []);
  const takeText = useCallback(
    async (text: string) => {
      if (field.current) field.current.value = text.length > MAX_SHOWN ? "" : text;
      setPressedAt(undefined);
      await checkText(text);
    },
    [checkText],
  );
  const dragging = useDropAndPaste(takeText, checkFiles);
  const files = useRef<HTMLInputElement>(null);
  const picker = useId();
  const alert = useId();
  const isEmpty = pressedAt === run;
  const said = isBroken ? [labels.failed] : isEmpty ? [labels.empty] : problems;
  const isUnreadable = problems.length > 0 && workflows.length === 0;
  const shown = workflows[chosen.run === run ? chosen.index : 0];
  return (
    <div className="needs-script mt-8">
      <form
        className="grid gap-5 rounded-card border border-dashed border-edge bg-surface p-5 sm:p-8 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value ?? "";
          if (text.trim() === "") {
            setPressedAt(run);
            field.current?.focus();
          } else void checkText(text);
        }}
      >
        <Field label={labels.label} hint={labels.hint}>
          <TextArea
            rows={6}
            spellCheck={false}
            placeholder={labels.placeholder}
            ref={field}
            onInput={() => setPressedAt(undefined)}
            aria-invalid={isEmpty || isUnreadable || undefined}
            aria-errormessage={isEmpty || isUnreadable ? alert : undefined}
            className="font-mono text-small"
          />
          <div id={alert} role="alert" className="empty:hidden">
            {said.map((problem, place) => (
              <p key={`${run} ${place}`} className="text-error [overflow-wrap:anywhere]">
                {problem}
              </p>
            ))}
          </div>
        </Field>
        <fieldset
          disabled={!Result}
          className="grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:flex"
        >
          <Button type="submit" size="large" busy={busy} className="max-sm:col-span-full">
            {busy ? labels.busy : labels.check}
          </Button>
          <Button
            variant="secondary"
            size="large"
            className="max-sm:px-1 max-sm:text-[0.9375rem]"
            onClick={() => files.current?.click()}
          >
            {labels.choose}
          </Button>
          <Button
            variant="secondary"
            size="large"
            className="max-sm:px-1 max-sm:text-[0.9375rem]"
            onClick={() => void checkText(exampleWorkflow)}
          >
            {labels.example}
          </Button>
        </fieldset>
        <input
          ref={files}
          type="file"
          multiple
          accept=".json,.zip,.txt,.md,application/json,application/zip"
          aria-label={labels.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void checkFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </form>
      {workflows.length > 1 && (
        <p className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
          <label htmlFor={picker} className="font-medium">
            {resultLabels.choose}
          </label>
          <select
            id={picker}
            value={shown?.index ?? 0}
            onChange={({ target }) => setChosen({ run, index: Number(target.value) })}
            className="min-h-11 max-w-full rounded-control border border-edge bg-transparent px-3"
          >
            {workflows.map(({ index, name }) => (
              <option key={index} value={index}>
                {`${index + 1}. ${name || resultLabels.unnamed}`}
              </option>
            ))}
          </select>
        </p>
      )}
      {shown && Result && (
        <Result
          key={`${run} ${shown.index}`}
          workflow={shown}
          profile={profile}
          onProfile={setProfile}
          mend={mend}
        />
      )}
      {dragging && (
        <p className="pointer-events-none fixed inset-4 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-canvas/90 text-subheading">
          {labels.drop}
        </p>
      )}
    </div>
  );
}
