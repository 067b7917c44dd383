import { useState } from "react";
import { inbox as words } from "#content/accounts/admin.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { Alert } from "#client/forms/alert.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Field, Select, TextArea, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { MAX_NOTE } from "../limits.ts";
import { SpamPanel } from "./spam-panel.tsx";
import type { MessageChange, Status } from "../contract.ts";
import type { MessageDetails } from "../views.ts";

/** Spam has a button of its own: it does more. */
const STATUSES = (Object.keys(words.statuses) as Status[]).filter((status) => status !== "spam");

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
        <Field label={words.status}>
          <Select
            value={message.status}
            disabled={busy}
            onChange={({ target }) =>
              attempt(async () => {
                await onChange({ status: target.value as Status });
                toast(words.saved);
              })
            }
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {words.statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <WorkForm message={message} staff={staff} onChange={onChange} />
      {message.status !== "spam" && <SpamPanel message={message} onChange={onChange} />}
      <ActionForm
        variant="secondary"
        submit={words.save}
        onSubmit={async ({ note }) => {
          await onChange({ note });
          toast(words.saved);
        }}
      >
        {/* The field keeps what was typed, also when somebody else was quicker. */}
        {message.note !== noteAtFirst && (
          <p className="text-small break-words whitespace-pre-wrap text-muted">
            {words.noteNow} {message.note}
          </p>
        )}
        <Field label={words.note} hint={words.noteHint}>
          <TextArea name="note" maxLength={MAX_NOTE} defaultValue={message.note} />
        </Field>
      </ActionForm>
    </div>
  );
}

function WorkForm({ message, staff, onChange }: Parameters<typeof MessageTriage>[0]) {
  return (
    <ActionForm
      // What somebody else chose replaces what is shown.
      key={message.version}
      variant="secondary"
      submit={words.saveWork}
      onSubmit={async ({ assignee = "", tags = "", followUpOn = "" }) => {
        await onChange({
          assignee: assignee || null,
          followUpOn: followUpOn || null,
          tags: tags.split(",").flatMap((tag) => tag.trim() || []),
        });
        toast(words.saved);
      }}
    >
      <Field label={words.assignee}>
        <Select name="assignee" defaultValue={message.assigneeId ?? ""}>
          <option value="">{words.nobody}</option>
          {staff.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.followUp}>
        <TextInput type="date" name="followUpOn" defaultValue={message.followUpOn ?? ""} />
      </Field>
      <Field label={words.tags} hint={words.tagsHint}>
        <TextInput name="tags" defaultValue={message.tags.join(", ")} />
      </Field>
    </ActionForm>
  );
}
