import { people as labels } from "#content/accounts/people.ts";
import { useState } from "react";
import { ActionForm } from "#client/forms/action-form.tsx";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import type { DetailsChange } from "#features/back-office/client/use-details.ts";
import { randomId } from "#client/random-id.ts";
import { Field, TextArea, TextInput } from "#design/field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { PersonDetails } from "../contract.ts";
import { LeadForm } from "../client/lead-form.tsx";
import { MAX_NAME, MAX_PERSON_NOTE } from "../limits.ts";

type FormsProps = { person: PersonDetails["person"]; onChange: DetailsChange };

/**
 * Shows the forms for a person.
 * @param message - id of a message by the person. On the page of this message, staff can correct the person's address
 */
export function PersonForms({
  person,
  message,
  onChange,
}: FormsProps & { message: string | undefined }) {
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h2 className="mb-4 text-title">{labels.lead.title}</h2>
        <LeadForm
          lead={person.lead}
          version={person.version}
          onSave={(json) => onChange("PATCH", "/lead", json, labels.lead.saved)}
        />
      </section>
      <NoteForm onChange={onChange} />
      <DetailsForm person={person} onChange={onChange} />
      <Merged person={person} onChange={onChange} />
      <ActionForm
        variant="secondary"
        submit={labels.merge.submit}
        onSubmit={async ({ other = "" }, form) => {
          await onChange("POST", "/merge", { other: other.trim() }, labels.merge.done);
          form.reset();
        }}
      >
        <Field label={labels.merge.label} hint={labels.merge.hint}>
          <TextInput name="other" type="email" required />
        </Field>
      </ActionForm>
      {message && (
        <TextLink alone to={`/admin/messages/${message}#address`}>
          {labels.merge.correct}
        </TextLink>
      )}
      <TextLink alone to="/admin/privacy" state={{ email: person.email }}>
        {labels.erase}
      </TextLink>
    </div>
  );
}

function NoteForm({ onChange }: Pick<FormsProps, "onChange">) {
  const [key, setKey] = useState(randomId);
  return (
    <ActionForm
      variant="secondary"
      submit={labels.note.save}
      onSubmit={async ({ text }, form) => {
        const json = { text };
        await onChange("POST", "/notes", json, labels.note.saved, { "Idempotency-Key": key });
        form.reset();
        setKey(randomId());
      }}
    >
      <Field label={labels.note.title} hint={labels.note.hint}>
        <TextArea name="text" maxLength={MAX_PERSON_NOTE} />
      </Field>
    </ActionForm>
  );
}

/**
 * Sends only the fields that staff have changed. If somebody else has changed other fields meanwhile, their change
 * stays.
 */
function DetailsForm({ person, onChange }: FormsProps) {
  return (
    <ActionForm
      variant="secondary"
      submit={labels.details.save}
      onSubmit={async (values) => {
        const changed = DETAILS.flatMap((name) =>
          values[name] === person[name] ? [] : [[name, values[name]]],
        );
        const json = { ...Object.fromEntries(changed), version: person.version };
        await onChange("PATCH", "", json, labels.details.saved);
      }}
    >
      <DraftNote
        draft={labels.details.save}
        stored={person}
        label={labels.details.now}
        values={[person.name, person.company]}
      />
      {DETAILS.map((name) => (
        <Field key={name} label={labels.details[name]}>
          <TextInput name={name} maxLength={MAX_NAME} defaultValue={person[name]} />
        </Field>
      ))}
    </ActionForm>
  );
}

const DETAILS = ["name", "company"] as const;

function Merged({ person: { merged }, onChange }: FormsProps) {
  if (merged.length === 0) return null;
  return (
    <section>
      <h2 className="text-small font-semibold text-muted">{labels.also}</h2>
      <ul className="mt-2 flex flex-col gap-2 text-small">
        {merged.map(({ id, email, undoable }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">{readableDomains(email)}</span>
            {undoable && (
              <ActionButton
                variant="quiet"
                onPress={() => onChange("POST", "/separate", { other: id }, labels.separated)}
              >
                {interpolate(labels.separate, { email: readableDomains(email) })}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
