import { people as labels } from "#content/accounts/people.ts";
import { useRef, useState } from "react";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import type { DetailsChange } from "#features/back-office/client/use-details.ts";
import { ApiError } from "#client/api.ts";
import { randomId } from "#client/random-id.ts";
import { inTab, readStored, removeStored, store } from "#client/storage.ts";
import { Field, TextArea, TextInput } from "#design/field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { PeopleList, PersonDetails } from "../contract.ts";
import { LeadForm } from "../client/lead-form.tsx";
import { MAX_NAME, MAX_PERSON_NOTE } from "../limits.ts";

type FormsProps = { person: PersonDetails["person"]; onChange: DetailsChange };

export function PersonForms({ person, onChange }: FormsProps) {
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
      <NoteForm personId={person.id} onChange={onChange} />
      <DetailsForm person={person} onChange={onChange} />
      <Merged person={person} onChange={onChange} />
      <ActionForm
        variant="secondary"
        submit={labels.merge.submit}
        onSubmit={async ({ other = "" }, form) => {
          const found = await personWith(other);
          await onChange("POST", "/merge", { other: found }, labels.merge.done);
          form.reset();
        }}
      >
        <Field label={labels.merge.label} hint={labels.merge.hint}>
          <TextInput name="other" type="email" required />
        </Field>
      </ActionForm>
      <TextLink alone to="/admin/privacy" state={{ email: person.email }}>
        {labels.erase}
      </TextLink>
    </div>
  );
}

/** A form for a note. Until the note is saved, its text is stored in this browser tab. */
function NoteForm({ personId, onChange }: { personId: string; onChange: DetailsChange }) {
  const [key, setKey] = useState(randomId);
  const text = useRef<HTMLTextAreaElement>(null);
  const draft = `note ${personId} ${useAuth().user?.id}`;
  return (
    <ActionForm
      variant="secondary"
      submit={labels.note.save}
      onSubmit={async ({ text: typed }) => {
        const json = { text: typed };
        await onChange("POST", "/notes", json, labels.note.saved, { "Idempotency-Key": key });
        removeStored(inTab, draft);
        if (text.current) text.current.value = "";
        setKey(randomId());
      }}
    >
      <Field label={labels.note.title} hint={labels.note.hint}>
        <TextArea
          ref={text}
          name="text"
          maxLength={MAX_PERSON_NOTE}
          defaultValue={readStored(inTab, draft)}
          onChange={({ target }) => store(inTab, draft, target.value)}
        />
      </Field>
    </ActionForm>
  );
}

/**
 * A form for name and company. It sends only the fields that were changed. If somebody else changes the other field
 * meanwhile, that change stays.
 */
function DetailsForm({ person, onChange }: FormsProps) {
  const [typed, setTyped] = useState(() => detailsOf(person));
  const present = detailsOf(person);
  const isOther = DETAILS.some((name) => present[name] !== typed[name].trim());
  return (
    <ActionForm
      variant="secondary"
      submit={labels.details.save}
      onSubmit={async (values) => {
        const changed = DETAILS.flatMap((name) =>
          values[name] === typed[name] ? [] : [[name, values[name]]],
        );
        const json = { ...Object.fromEntries(changed), version: person.version };
        await onChange("PATCH", "", json, labels.details.saved);
        setTyped({ name: values["name"] ?? "", company: values["company"] ?? "" });
      }}
    >
      {isOther && (
        <p className="text-small break-words text-muted">
          {labels.details.now} {[present.name, present.company].filter(Boolean).join(", ")}
        </p>
      )}
      {DETAILS.map((name) => (
        <Field key={name} label={labels.details[name]}>
          <TextInput name={name} maxLength={MAX_NAME} defaultValue={typed[name]} />
        </Field>
      ))}
    </ActionForm>
  );
}

const DETAILS = ["name", "company"] as const;

function detailsOf({ name, company }: FormsProps["person"]) {
  return { name, company };
}

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

/** Finds a person by email address. @returns the id of the person @throws ApiError if there is no such person */
async function personWith(email: string): Promise<string> {
  const q = email.trim().toLowerCase();
  const { people } = await accountFetch<PeopleList>(
    `/api/admin/people?${new URLSearchParams({ q })}`,
  );
  const found = people.find(({ email: one }) => readableDomains(one) === readableDomains(q));
  if (!found) throw new ApiError({ status: 404, sentence: labels.merge.none });
  return found.id;
}
