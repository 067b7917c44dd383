import { useEffect, useRef } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import type { InOrder } from "#features/back-office/client/in-order.ts";
import type { DetailsChange } from "#features/back-office/client/use-details.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageChange, Status, Undoable } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { useUndo } from "./use-undo.tsx";

type Message = Pick<MessageDetails["message"], "id" | "status" | "version">;

/** Returns a function that changes the message, and shows a notice with an undo button. */
export function useMessageChange(
  { status, version }: Message,
  order: InOrder,
  { change, reload }: { change: DetailsChange<MessageDetails>; reload: () => void },
): (change: MessageChange) => Promise<void> {
  const notify = useUndo(reload);
  const known = useRef(status);
  useEffect(() => {
    known.current = status;
  }, [status]);
  return (wanted) =>
    order(version, async (newest) => {
      const before = known.current;
      const { message } = await change("PATCH", "", { ...wanted, version: newest });
      known.current = message.status;
      notify(noticeOf(wanted), wanted.status ? undoable(before, message) : []);
      return message.version;
    });
}

export function noticeOf({ status }: Pick<MessageChange, "status">): string {
  if (!status) return labels.saved;
  return interpolate(labels.undo.saved, { status: labels.statuses[status] });
}

/**
 * Returns what undoes a change of the status. A message that was spam is left out, because its page has a button that
 * marks it as spam again.
 */
export function undoable(before: Status, { id, status, version }: Message): Undoable[] {
  return before === "spam" || before === status ? [] : [{ id, status: before, version }];
}
