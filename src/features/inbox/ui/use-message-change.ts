import { useEffect, useRef } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { people } from "#content/accounts/people.ts";
import type { InOrder } from "#features/back-office/client/in-order.ts";
import type { DetailsChange } from "#features/back-office/client/use-details.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { FILES } from "#shared/uploads.ts";
import type { MessageChange, NewAnswer, Status, Undoable } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { ANSWER } from "./message-parts.ts";
import { useUndo } from "./use-undo.tsx";
import { useSavedElsewhere } from "#client/forms/form-draft.ts";

/** A change that buttons and keyboard shortcuts save at once. The form on the page has fields for the same values. */
export type PressedChange = Pick<MessageChange, "status" | "assignee" | "followUpOn">;

type Message = Pick<MessageDetails["message"], "id" | "status" | "version">;

/**
 * Returns functions that change and answer the message. They show a notice, with an undo button if the change can be
 * undone.
 */
export function useMessageChange(
  { status, version }: Message,
  order: InOrder,
  { change, reload }: { change: DetailsChange<MessageDetails>; reload: () => void },
) {
  const notify = useUndo(reload);
  const showSaved = useSavedElsewhere(labels.saveWork);
  const known = useRef(status);
  useEffect(() => {
    known.current = status;
  }, [status]);
  const onChange = (wanted: MessageChange): Promise<void> =>
    order(version, async (newest) => {
      const before = known.current;
      const { message } = await change("PATCH", "", { ...wanted, version: newest });
      known.current = message.status;
      notify(noticeOf(wanted), wanted.status ? undoable(before, message) : []);
      return message.version;
    });
  return {
    onChange,
    onPress: async (wanted: PressedChange): Promise<void> => {
      await onChange(wanted);
      showSaved(
        Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value ?? ""])),
      );
    },
    onAnswer: (answer: Omit<NewAnswer, "version">, files?: readonly File[]): Promise<void> =>
      order(version, async (newest) => {
        const before = known.current;
        const body = bodyOf({ ...answer, version: newest }, files);
        const { message, answers } = await change("POST", "/answers", body);
        known.current = message.status;
        showSaved({ status: message.status });
        const note = answer.text === undefined && answers.findLast(({ text }) => text === "");
        if (note) notify(labels.answer.noted, undoableNote(before, message, note.id));
        // The email of the answer cannot be called back, so the undo button changes only the status back.
        else if (message.status === "done")
          notify(noticeOf({ status: message.status }), undoable(before, message));
        return message.version;
      }),
  };
}

function bodyOf(answer: NewAnswer, files: readonly File[] = []): object | FormData {
  if (files.length === 0) return answer;
  const form = new FormData();
  form.append(ANSWER, JSON.stringify(answer));
  for (const file of files) form.append(FILES, file);
  return form;
}

/** Says what was saved: the new status, or else the names of the changed fields. */
export function noticeOf({ status, ...change }: MessageChange): string {
  if (status) return interpolate(labels.undo.saved, { status: labels.statuses[status] });
  const names: Readonly<Record<string, string>> = people.changes.fields;
  const fields = Object.keys(change).flatMap((name) => names[name] ?? []);
  return fields.length === 0
    ? labels.saved
    : interpolate(labels.savedFields, { fields: fields.join(", ") });
}

function undoableNote(before: Status, { id, version }: Message, answer: string): Undoable[] {
  return before === "spam" ? [] : [{ id, status: before, version, answer }];
}

/**
 * Returns the data for undoing a change of the status, or an empty list. If the message was spam before, the list is
 * empty, because the page has a button that marks the message as spam again.
 */
export function undoable(before: Status, { id, status, version }: Message): Undoable[] {
  return before === "spam" || before === status ? [] : [{ id, status: before, version }];
}
