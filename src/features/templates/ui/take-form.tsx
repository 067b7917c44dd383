import { useRef, useState } from "react";
import { Link } from "react-router";
import { templatesPage } from "#content/templates-page.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextInput } from "#design/field.tsx";

const words = templatesPage.downloadModal;

/** The e-mail step; with an address given before there is nothing to fill in. */
export function TakeForm({
  copying,
  remembered,
  busy,
  error,
  wrongEmail,
  onSubmit,
  onForget,
  onCancel,
}: {
  copying: boolean;
  /** The address given before in this browser, or "". */
  remembered: string;
  busy: boolean;
  error: string | undefined;
  /** The error is about the address. */
  wrongEmail: boolean;
  onSubmit: (email: string, wantsNewsletter: boolean) => Promise<void>;
  onForget: () => void;
  onCancel: () => void;
}) {
  const [email, setEmail] = useState("");
  const [wantsNewsletter, setWantsNewsletter] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async () => {
    await onSubmit(remembered || email, wantsNewsletter);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error !== undefined && !wrongEmail && (
        <p role="alert" className="mb-4 text-error">
          {error}
        </p>
      )}
      {remembered !== "" ? (
        <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
          {words.rememberedEmail.replace("{email}", () => remembered)}
          <Button variant="quiet" onClick={onForget} disabled={busy}>
            {words.otherEmail}
          </Button>
        </p>
      ) : (
        <>
          <p className="mb-5 text-muted">{copying ? words.copyText : words.text}</p>
          <Field label={words.emailLabel} required error={wrongEmail ? error : undefined}>
            <TextInput
              ref={(element) => {
                field.current = element;
                // What an opening dialog gives the focus to.
                element?.setAttribute("autofocus", "");
              }}
              type="email"
              name="email"
              required
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              placeholder={words.emailPlaceholder}
              value={email}
              disabled={busy}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Checkbox
            label={words.newsletter}
            checked={wantsNewsletter}
            disabled={busy}
            onChange={(event) => setWantsNewsletter(event.target.checked)}
            className="mt-2"
          />
          <p className="mt-1 text-small text-faint">
            {words.privacy.before}
            <Link to={words.privacy.path} target="_blank" className="underline">
              {words.privacy.link}
            </Link>
            {words.privacy.after}
          </p>
        </>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.submitting : copying ? words.copySubmit : words.submit}
        </Button>
      </div>
    </form>
  );
}
