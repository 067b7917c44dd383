import { useRef, useState } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import type { State } from "./use-download.ts";

const texts = templatesPage.downloadModal;

export function DownloadForm({
  copying,
  note,
  suggestedEmail,
  state,
  onChange,
  onSubmit,
  onCancel,
}: {
  copying: boolean;
  note: string | undefined;
  suggestedEmail: string;
  state: Exclude<State, { at: "done" }>;
  onChange: () => void;
  onSubmit: (email: string, wantsNewsletter: boolean) => Promise<void>;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const email = typed ?? suggestedEmail;
  const busy = state.at === "submitting";
  const failed = state.at === "editing" && state.error !== undefined ? state : undefined;
  const [wantsNewsletter, setWantsNewsletter] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const label = copying
    ? { idle: texts.copySubmit, busy: texts.copySubmitting }
    : { idle: texts.submit, busy: texts.submitting };
  const submit = async () => {
    await onSubmit(email, wantsNewsletter);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failed && !failed.wrongEmail && (
        <p role="alert" className="mb-4 text-error">
          {failed.error}{" "}
          {failed.gone && (
            <TextLink to="/templates" className="text-text">
              {texts.toLibrary}
            </TextLink>
          )}
        </p>
      )}
      <p className="mb-5 text-muted">{copying ? texts.copyText : texts.text}</p>
      {note && <p className="mb-5 text-[0.9375rem]/[1.55] text-muted">{note}</p>}
      <Field
        label={texts.emailLabel}
        required
        error={failed?.wrongEmail && !EMAIL_SHAPE.test(email.trim()) ? failed.error : undefined}
      >
        <TextInput
          ref={(element) => {
            field.current = element;
            // The browser focuses the element with this attribute when the dialog opens.
            element?.setAttribute("autofocus", "");
          }}
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={MAX_EMAIL_LENGTH}
          placeholder={texts.emailPlaceholder}
          value={email}
          disabled={busy}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Checkbox
        label={texts.newsletter}
        checked={wantsNewsletter}
        disabled={busy}
        onChange={(event) => setWantsNewsletter(event.target.checked)}
        className="mt-2"
      />
      <p className="mt-1 text-small text-faint">
        <LinkedSentence sentence={texts.privacy} target="_blank" />
      </p>
      <div className="mt-6 flex justify-end gap-3 max-sm:*:grow">
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? label.busy : label.idle}
        </Button>
      </div>
    </form>
  );
}
