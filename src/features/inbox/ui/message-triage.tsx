import { inbox as labels } from "#content/accounts/admin.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { Field, Options, Select, TextArea, TextInput } from "#design/field.tsx";
import { MAX_NOTE } from "../limits.ts";
import { snoozeDays } from "./snooze.ts";
import { SpamPanel } from "./spam-panel.tsx";
import type { MessageChange, Status } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import type { PressedChange } from "./use-message-change.ts";

/**
 * The statuses that the form offers. "Spam" is missing, because marking a message as spam changes more than its status,
 * and has its own button.
 */
const STATUSES = (Object.keys(labels.statuses) as Status[]).filter((status) => status !== "spam");

type Props = {
  message: MessageDetails["message"];
  staff: MessageDetails["staff"];
  onChange: (change: MessageChange) => Promise<void>;
  onPress: (change: PressedChange) => Promise<void>;
};

/**
 * Forms for a message. A select box changes with each press of an arrow key, even before the wanted option is reached,
 * so the forms save only when their button is pressed. Buttons such as "Tomorrow" act at once.
 */
export function MessageTriage({ message, staff, onChange, onPress }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <WorkForm message={message} staff={staff} onChange={onChange} onPress={onPress} />
      {message.status !== "spam" && <SpamPanel message={message} onChange={onPress} />}
      <NoteForm message={message} onChange={onChange} />
    </div>
  );
}

function NoteForm({ message: { note }, onChange }: Pick<Props, "message" | "onChange">) {
  return (
    <ActionForm
      variant="secondary"
      submit={labels.save}
      onSubmit={(fields) => onChange({ note: fields["note"] })}
    >
      <DraftNote draft={labels.save} stored={{ note }} label={labels.noteNow} values={[note]} />
      <Field label={labels.note} hint={labels.noteHint}>
        <TextArea name="note" maxLength={MAX_NOTE} defaultValue={note} />
      </Field>
    </ActionForm>
  );
}

function Snooze({ onPress }: Pick<Props, "onPress">) {
  return (
    <fieldset aria-label={labels.snooze.label} className="-mt-2 flex flex-wrap gap-2">
      {snoozeDays().map(({ label, day }) => (
        <ActionButton key={day} onPress={() => onPress({ followUpOn: day })}>
          {label}
        </ActionButton>
      ))}
    </fieldset>
  );
}

function WorkForm({ message, staff, onChange, onPress }: Props) {
  const present = fieldsOf(message);
  return (
    <ActionForm
      variant="secondary"
      submit={labels.saveWork}
      onSubmit={(fields) => onChange(changedFields(fields, present))}
    >
      <DraftNote
        draft={labels.saveWork}
        stored={present}
        label={labels.noteNow}
        values={[
          labels.statuses[message.status],
          message.assignee ?? labels.nobody,
          message.followUpOn,
          ...message.tags,
        ]}
      />
      {message.status !== "spam" && (
        <Choice
          label={labels.status}
          name="status"
          present={present.status}
          options={STATUSES.map((status) => [status, labels.statuses[status]])}
        />
      )}
      <Choice
        label={labels.assignee}
        name="assignee"
        present={present.assignee}
        options={[["", labels.nobody], ...staff.map(({ id, name }) => [id, name] as const)]}
      />
      <Field label={labels.followUp} hint={labels.followUpHint}>
        <TextInput type="date" name="followUpOn" defaultValue={present.followUpOn} />
      </Field>
      <Snooze onPress={onPress} />
      <Field label={labels.tags} hint={labels.tagsHint}>
        <TextInput name="tags" defaultValue={present.tags} />
      </Field>
    </ActionForm>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  present: string;
  options: readonly (readonly [value: string, label: string])[];
};

function Choice({ label, name, present, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {/* React changes the default value of a select only by making it anew. */}
      <Select key={present} name={name} defaultValue={present}>
        <Options of={options} />
      </Select>
    </Field>
  );
}

type WorkFields = { status: Status; assignee: string; followUpOn: string; tags: string };

export function fieldsOf({
  status,
  assigneeId,
  followUpOn,
  tags,
}: Pick<MessageDetails["message"], "status" | "assigneeId" | "followUpOn" | "tags">): WorkFields {
  return {
    status,
    assignee: assigneeId ?? "",
    followUpOn: followUpOn ?? "",
    tags: tags.join(", "),
  };
}

/** Returns only changed fields, so that a change of other fields by somebody else stays. */
export function changedFields(
  { status, assignee, followUpOn, tags = "" }: Readonly<Record<string, string>>,
  present: WorkFields,
): MessageChange {
  return {
    ...(status && status !== present.status && { status: status as Status }),
    ...(assignee !== present.assignee && { assignee: assignee || null }),
    ...(followUpOn !== present.followUpOn && { followUpOn: followUpOn || null }),
    ...(tags !== present.tags && { tags: tags.split(",").flatMap((tag) => tag.trim() || []) }),
  };
}
