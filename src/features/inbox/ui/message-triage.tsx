import { inbox as words } from "#content/accounts/admin.ts";
import { ActionForm } from "#features/auth/client/forms/action-form.tsx";
import { Alert } from "#features/auth/client/forms/alert.tsx";
import { useAction } from "#features/auth/client/forms/use-action.ts";
import { Field, Select, TextArea } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { MAX_NOTE } from "../limits.ts";
import { SpamPanel } from "./spam-panel.tsx";
import type { MessageChange, MessageDetails, Status } from "../contract.ts";

/** Spam has a button of its own: it does more. */
const STATUSES = (Object.keys(words.statuses) as Status[]).filter((status) => status !== "spam");

export function MessageTriage({
  message,
  onChange,
}: {
  message: MessageDetails["message"];
  onChange: (change: MessageChange) => Promise<void>;
}) {
  const { busy, problem, attempt } = useAction();
  const setStatus = (status: Status) =>
    attempt(async () => {
      await onChange({ status });
      toast(words.saved);
    });
  return (
    <div className="flex flex-col gap-6">
      <Alert of={problem} />
      {message.status !== "spam" && (
        <Field label={words.status}>
          <Select
            value={message.status}
            disabled={busy}
            onChange={({ target }) => setStatus(target.value as Status)}
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {words.statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <SpamPanel message={message} busy={busy} onStatus={setStatus} />
      <ActionForm
        variant="secondary"
        submit={words.save}
        onSubmit={async ({ note }) => {
          await onChange({ note });
          toast(words.saved);
        }}
      >
        <Field label={words.note} hint={words.noteHint}>
          <TextArea name="note" maxLength={MAX_NOTE} defaultValue={message.note} />
        </Field>
      </ActionForm>
    </div>
  );
}
