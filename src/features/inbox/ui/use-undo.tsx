import { useContext } from "react";
import { inbox } from "#content/accounts/admin.ts";
import { desk } from "#content/accounts/desk.ts";
import { ActionContext } from "#client/forms/action-context.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { focusHeading, undoToast } from "#features/back-office/client/undo-toast.tsx";
import { areKeysOn } from "#features/back-office/client/use-keys.ts";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { BulkResult, Undoable } from "../contract.ts";

const labels = inbox.undo;

let undo: (() => void) | undefined;

export function undoLast(): void {
  undo?.();
}

/** A change that can be undone, in words, and the function that undoes it. */
export type Offer = { notice: string; take: () => void };

/**
 * Returns a function that shows a notice with an undo button. The shortcut for undo works even after the notice has
 * disappeared, until the next change that can be undone.
 * @param onUndone - called with the ids of the messages whose change was undone
 * @param onOffer - called with each change that can be undone, and with undefined once it is undone. The page can show
 *   the offer for as long as it likes
 */
export function useUndo(
  onUndone: (ids: readonly string[]) => void,
  onOffer?: (offer: Offer | undefined) => void,
) {
  const { run, describe } = useContext(ActionContext);
  return function notify(notice: string, messages: readonly Undoable[] = []): void {
    if (messages.length === 0) {
      toast(notice);
      return;
    }
    const take = () => {
      undo = undefined;
      hide();
      onOffer?.(undefined);
      void run(() => send(messages))
        .then(() => onUndone(messages.map(({ id }) => id)))
        .catch((failure: unknown) => notify(describe(failure).message, messages))
        .finally(focusHeading);
    };
    undo = take;
    onOffer?.({ notice, take });
    const hide = undoToast({ notice, onPress: take, hint: <Key /> });
  };
}

/**
 * Shows the latest change for as long as it can be undone. Unlike the notice, this line does not disappear by itself.
 */
export function UndoLine({ notice, take }: Offer) {
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 px-4 text-small text-muted">
      {notice}
      <Button variant="quiet" aria-label={interpolate(labels.of, { notice })} onClick={take}>
        {desk.undo}
      </Button>
      <Key />
    </p>
  );
}

function Key() {
  if (!areKeysOn()) return null;
  const [before = "", after] = labels.key.split("{key}");
  return (
    <span className="text-faint max-lg:hidden">
      {before}
      <kbd>z</kbd>
      {after}
    </span>
  );
}

async function send(messages: readonly Undoable[]): Promise<void> {
  const path = "/api/admin/messages/undo";
  const { changed, refused } = await accountFetch<BulkResult>(path, {
    method: "POST",
    json: { messages },
  });
  if (changed > 0) toast(interpolate(labels.done, { count: changed }));
  if (refused.length > 0) toast(interpolate(labels.refused, { count: refused.length }));
}
