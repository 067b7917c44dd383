import { useState, type ReactNode } from "react";
import { inbox, mail, overview } from "#content/accounts/admin.ts";
import { outbox } from "#content/accounts/outbox.ts";
import { people as labels } from "#content/accounts/people.ts";
import { describeCall } from "#features/bookings/client/describe-call.ts";
import { writeDraft } from "#client/draft.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useFormDraftKey } from "#client/forms/form-draft.ts";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { Button } from "#design/button.tsx";
import { useFocused } from "#design/focus.ts";
import { Field, TextArea } from "#design/field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { DetailsChange } from "#features/back-office/client/use-details.ts";
import type { Trace } from "../contract.ts";
import { MAX_PERSON_NOTE } from "../limits.ts";
import { authorOf, describeChange } from "./describe-change.ts";

type NoteTrace = Extract<Trace, { kind: "note" }>;

type Props = {
  traces: readonly Trace[];
  /** Sends a change of a note. If it is left out, notes cannot be edited. */
  onChange?: DetailsChange | undefined;
};

export function Timeline({ traces, onChange }: Props) {
  return (
    <ol className="@container mt-3 divide-y divide-hairline border-y border-hairline">
      {traces.map((trace) => (
        <li key={`${trace.kind}${trace.id}`} className="grid gap-x-4 py-3 @md:grid-cols-[9rem_1fr]">
          <p className="text-small text-faint">
            <span className="block font-semibold text-muted">{labels.kinds[trace.kind]}</span>
            <time dateTime={trace.at}>{formatDateTime(trace.at)}</time>
          </p>
          <div className="min-w-0 break-words">
            {trace.kind === "note" ? (
              <Note note={trace} onChange={onChange} />
            ) : (
              <TraceText trace={trace} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function TraceText({ trace }: { trace: Exclude<Trace, NoteTrace> }): ReactNode {
  switch (trace.kind) {
    case "message":
      return (
        <>
          <TextLink to={`/admin/messages/${trace.id}`} className="line-clamp-3 break-words">
            {trace.excerpt}
          </TextLink>
          <p className="text-small text-faint">
            {inbox.statuses[trace.status as keyof typeof inbox.statuses]}
          </p>
          {trace.transcript && (
            <details className="mt-1 text-small text-muted">
              <summary>{labels.transcript}</summary>
              <p className="mt-2 break-words whitespace-pre-wrap">{trace.transcript}</p>
            </details>
          )}
        </>
      );
    case "answer":
      return (
        <>
          <p className="font-semibold">{trace.subject}</p>
          <p className="whitespace-pre-wrap">{trace.text || inbox.answer.ownProgram}</p>
          <p className="text-small text-faint">
            {authorOf(trace.author)} {trace.state && `· ${outbox.states[trace.state]}`}
          </p>
        </>
      );
    case "reply":
      return (
        <>
          <TextLink to={`/admin/messages/${trace.messageId}#replies`}>
            {trace.subject || readableDomains(trace.from)}
          </TextLink>
          <p className="whitespace-pre-wrap">{trace.text}</p>
        </>
      );
    case "chat":
      return [
        trace.interest ?? labels.noSubject,
        trace.topic && interpolate(overview.topic, { topic: trace.topic }),
        trace.sentence && `“${trace.sentence}”`,
        trace.wantsNewsletter && labels.wantsNewsletter,
        trace.correction?.by &&
          interpolate(labels.replacedBy, { email: readableDomains(trace.correction.by) }),
        trace.correction?.by === null && labels.takenBack,
      ]
        .filter(Boolean)
        .join(" · ");
    case "download":
      return <TextLink to={`/templates/${trace.slug}`}>{trace.title}</TextLink>;
    case "call":
      return describeCall(trace);
    case "newsletter":
      return trace.withdrawn ? labels.withdrawn : labels.confirmed;
    case "account":
      return labels.signedUp;
    case "mail":
      return `${mail.kinds[trace.mail]} · ${outbox.states[trace.state]}`;
    default:
      return [
        describeChange(trace),
        trace.other && readableDomains(trace.other),
        authorOf(trace.author),
      ]
        .filter(Boolean)
        .join(" ");
  }
}

function Note({ note, onChange }: { note: NoteTrace } & Pick<Props, "onChange">) {
  const [editing, setEditing] = useState<boolean>();
  const field = useFocused<HTMLTextAreaElement>(editing === true);
  const edit = useFocused<HTMLButtonElement>(editing === false);
  const draft = `${labels.note.keep} ${note.id}`;
  const draftKey = useFormDraftKey(draft);
  const cancel = () => {
    if (draftKey) writeDraft(draftKey, undefined);
    setEditing(false);
  };
  const time = formatDateTime(note.at);
  const by = <span className="text-small text-faint">{authorOf(note.author)}</span>;
  if (!editing || !onChange) {
    return (
      <>
        <p className="whitespace-pre-wrap">{note.text}</p>
        {by}{" "}
        {onChange && (
          <>
            <Button
              ref={edit}
              variant="quiet"
              aria-label={interpolate(labels.note.editOne, { time })}
              onClick={() => setEditing(true)}
            >
              {labels.note.edit}
            </Button>{" "}
            <ActionButton
              variant="quiet"
              aria-label={interpolate(labels.note.removeOne, { time })}
              question={labels.note.sure}
              onPress={() => {
                const { version } = note;
                return onChange("DELETE", `/notes/${note.id}`, { version }, labels.note.removed);
              }}
            >
              {labels.note.remove}
            </ActionButton>
          </>
        )}
      </>
    );
  }
  return (
    <ActionForm
      variant="secondary"
      submit={labels.note.keep}
      draft={draft}
      beside={
        <Button variant="quiet" onClick={cancel}>
          {labels.note.cancel}
        </Button>
      }
      onSubmit={async ({ text }) => {
        const json = { text, version: note.version };
        await onChange("PATCH", `/notes/${note.id}`, json, labels.note.saved);
        setEditing(false);
      }}
    >
      <DraftNote
        draft={draft}
        stored={{ text: note.text }}
        label={labels.note.now}
        values={[note.text]}
      />
      <Field label={labels.note.label}>
        <TextArea ref={field} name="text" maxLength={MAX_PERSON_NOTE} defaultValue={note.text} />
      </Field>
    </ActionForm>
  );
}
