import { useEffect, useRef, type MouseEvent } from "react";
import { afterCopying } from "#content/library/after-copying.ts";
import { setUp } from "#content/library/set-up.ts";
import { noEmail } from "#content/library/no-email.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { count } from "#features/analytics/client/count.ts";
import { SetUpLink } from "#features/setup/client/set-up-link.tsx";
import type { Filled } from "#features/setup/contract.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { TEMPLATE_FILES } from "#shared/template-addresses.ts";
import type { DownloadKind, Taken } from "../contract.ts";
import { DownloadForm } from "./download-form.tsx";
import { useDownload } from "./use-download.ts";

const texts = templatesPage.downloadModal;

export default function DownloadDialog({
  kind,
  onClose,
  ...taken
}: Taken & { kind: DownloadKind; onClose: () => void }) {
  const { template, filled } = taken;
  const { state, suggestedEmail, begin, submit } = useDownload(kind, taken);
  const copying = kind !== "zip";
  const leadToGuide = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
    // Waits until the closed dialog has returned the focus to the button that opened it.
    requestAnimationFrame(() => {
      const guide = document.getElementById("guide");
      guide?.scrollIntoView();
      guide?.focus({ preventScroll: true });
    });
  };
  useEffect(() => count("gate", `/templates/${template.slug}`), [template.slug]);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (state.at === "done") next.current?.focus();
  }, [state.at]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copying ? texts.copyTitle : texts.title}
      closeLabel={texts.close}
    >
      {state.at === "done" ? (
        <div aria-live="polite">
          <p className="text-title">{copying ? templatesPage.detail.copied : texts.done}</p>
          <p className="mt-2 text-muted">{kind === "zip" ? texts.doneText : afterCopying[kind]}</p>
          {state.byHand !== undefined && <ByHand text={state.byHand} />}
          {state.toConfirm !== undefined && (
            <>
              <p className="mt-2 break-words">
                {interpolate(texts.newsletterNext, { email: state.toConfirm })}
              </p>
              <details className="mt-1 text-small text-muted">
                <summary className="min-h-6">{noEmail.question}</summary>
                <p className="mt-1">{noEmail.answer}</p>
              </details>
            </>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
            <SetUpLink slug={template.slug} />
            <a ref={next} href="#guide" className={buttonClasses({})} onClick={leadToGuide}>
              {texts.readGuide}
            </a>
          </div>
        </div>
      ) : (
        <DownloadForm
          note={noteOn(kind, filled)}
          copying={copying}
          suggestedEmail={suggestedEmail}
          state={state}
          onChange={begin}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
      {state.at === "submitting" && !copying && (
        <progress
          aria-label={interpolate(texts.progress, {
            done: state.files,
            all: TEMPLATE_FILES.length,
          })}
          max={TEMPLATE_FILES.length + 1}
          value={state.files}
          className="wire-progress mt-4"
        />
      )}
    </Dialog>
  );
}

function noteOn(kind: DownloadKind, filled: Filled | undefined): string | undefined {
  if (!filled) return undefined;
  if (kind === "link") return setUp.form.linkText;
  const { missing, faulty } = filled;
  const notes = [
    faulty.length > 0 && interpolate(setUp.form.faulty, { fields: faulty.join(", ") }),
    missing.length > 0 && interpolate(setUp.form.missing, { fields: missing.join(", ") }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" ") : setUp.download.withValues;
}

function ByHand({ text }: { text: string }) {
  return (
    <label className="mt-3 block text-small text-muted">
      {templatesPage.detail.copyByHand}
      <textarea
        readOnly
        rows={4}
        defaultValue={text}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 block w-full rounded-control border border-edge bg-canvas p-3 font-mono text-[0.8125rem] text-text"
      />
    </label>
  );
}
