import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { inbox } from "#content/accounts/admin.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageChange } from "../contract.ts";

const labels = inbox.address;

/** The URL's hash with which other pages open the form. */
const HASH = "#address";

export function AddressForm({
  email,
  onChange,
}: {
  email: string;
  onChange: (change: MessageChange) => Promise<void>;
}) {
  const { hash } = useLocation();
  const place = useRef<HTMLDetailsElement>(null);
  const [former, setFormer] = useState("");
  const save = async (wanted = "") => {
    await onChange({ email: wanted });
    setFormer(email);
  };
  useEffect(() => {
    if (hash !== HASH || !place.current) return;
    place.current.open = true;
    place.current.querySelector("input")?.focus();
  }, [hash]);
  return (
    <details ref={place} className="mt-2 max-w-md text-small">
      <summary className="min-h-11 cursor-pointer py-3">
        {email ? labels.correct : labels.add}
      </summary>
      <ActionForm
        variant="secondary"
        submit={labels.save}
        onSubmit={(fields) => save(fields["email"])}
        beside={
          // This button brings the former address back. Only the open page knows it: the message does not store it,
          // because it may belong to somebody else.
          former &&
          former !== email && (
            <ActionButton variant="quiet" onPress={() => save(former)}>
              {interpolate(labels.back, { email: former })}
            </ActionButton>
          )
        }
      >
        <DraftNote draft={labels.save} stored={{ email }} label={inbox.noteNow} values={[email]} />
        <EmailField label={labels.label} autoComplete="off" defaultValue={email} />
        <p className="text-muted">{labels.hint}</p>
      </ActionForm>
    </details>
  );
}
