import { useState } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ActionButton } from "#features/back-office/client/action-button.tsx";
import { Alert, useAction } from "#client/forms/alert.tsx";
import { Field, Select, TextArea, TextInput } from "#design/field.tsx";
import { MAX_NOTE } from "../limits.ts";
import { snoozeDays } from "./snooze.ts";
import { SpamPanel } from "./spam-panel.tsx";
import type { MessageChange, Status } from "../contract.ts";
import type { MessageDetails } from "../views.ts";

/** Without spam, which has a button of its own because it changes more than the status. */
const STATUSES = (Object.keys(labels.statuses) as Status[]).filter((status) => status !== "spam");

export function MessageTriage({
  message,
  staff,
  onChange,
}: {
  message: MessageDetails["message"];
  staff: MessageDetails["staff"];
  onChange: (change: MessageChange) => Promise<void>;
}) {
  const { busy, problem, attempt } = useAction();
  const [noteAtFirst] = useState(message.note);
  return (
    <div className="flex flex-col gap-6">
      <Alert of={problem} />
      {message.status !== "spam" && (
        <Field label={labels.status}>
          <Select
            value={message.status}
            disabled={busy}
            onChange={({ target }) => attempt(() => onChange({ status: target.value as Status }))}
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {labels.statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <WorkForm message={message} staff={staff} onChange={onChange} />
      {message.status !== "spam" && <SpamPanel message={message} onChange={onChange} />}
      <ActionForm
        variant="secondary"
        submit={labels.save}
        onSubmit={({ note }) => onChange({ note })}
      >
        {/* The field keeps what was typed, also when somebody else changed the note first. */}
        {message.note !== noteAtFirst && (
          <p className="text-small break-words whitespace-pre-wrap text-muted">
            {labels.noteNow} {message.note}
          </p>
        )}
        <Field label={labels.note} hint={labels.noteHint}>
          <TextArea name="note" maxLength={MAX_NOTE} defaultValue={message.note} />
        </Field>
      </ActionForm>
    </div>
  );
}

/** Chooses a named day at once, without a press of the form's own button. */
function Snooze({ onChange }: Pick<Parameters<typeof MessageTriage>[0], "onChange">) {
  return (
    <fieldset aria-label={labels.snooze.label} className="-mt-2 flex flex-wrap gap-2">
      {snoozeDays().map(({ label, day }) => (
        <ActionButton key={day} onPress={() => onChange({ followUpOn: day })}>
          {label}
        </ActionButton>
      ))}
    </fieldset>
  );
}

/** Shows each new version, except while staff are typing: then it keeps what they typed. */
function WorkForm({ message, staff, onChange }: Parameters<typeof MessageTriage>[0]) {
  const [typedAt, setTypedAt] = useState<number>();
  const { version, assignee, assigneeId, followUpOn, tags } = message;
  return (
    <div onChange={() => setTypedAt((earlier) => earlier ?? version)}>
      <ActionForm
        key={typedAt ?? version}
        variant="secondary"
        submit={labels.saveWork}
        onSubmit={async (fields) => {
          await onChange({
            assignee: fields["assignee"] || null,
            followUpOn: fields["followUpOn"] || null,
            tags: (fields["tags"] ?? "").split(",").flatMap((tag) => tag.trim() || []),
          });
          setTypedAt(undefined);
        }}
      >
        {typedAt !== undefined && typedAt !== version && (
          <p className="text-small break-words text-muted">
            {labels.noteNow}{" "}
            {[assignee ?? labels.nobody, followUpOn, ...tags].filter(Boolean).join(", ")}
          </p>
        )}
        <Field label={labels.assignee}>
          <Select name="assignee" defaultValue={assigneeId ?? ""}>
            <option value="">{labels.nobody}</option>
            {staff.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={labels.followUp}>
          <TextInput type="date" name="followUpOn" defaultValue={followUpOn ?? ""} />
        </Field>
        <Snooze onChange={onChange} />
        <Field label={labels.tags} hint={labels.tagsHint}>
          <TextInput name="tags" defaultValue={tags.join(", ")} />
        </Field>
      </ActionForm>
    </div>
  );
}
