import { useContext } from "react";
import { curation as labels } from "#content/accounts/curation.ts";
import { ActionContext } from "#client/forms/action-context.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { focusHeading, undoToast } from "#features/back-office/client/undo-toast.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateChange, TemplateLine } from "../contract.ts";

type State = TemplateChange["seen"];

const CHANGES = {
  hide: { isPublic: false },
  show: { isPublic: true },
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
} as const satisfies Record<string, Partial<State>>;

export type Action = keyof typeof CHANGES;

/**
 * Returns the change that undoes an action. The change contains only the fields that the action changed, because the
 * audit log lists every field of a change.
 */
export function undoOf(action: Action, before: State): Partial<State> {
  const names = Object.keys(CHANGES[action]) as (keyof State)[];
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/**
 * Returns a function that changes a template, and shows a notice that can undo the change.
 * @param reload - loads the list again. It is called after refused changes too, so that the list shows what somebody
 *   else has changed
 */
export function useTemplateChange(reload: () => void) {
  const { run, describe } = useContext(ActionContext);
  const send = (id: string, json: TemplateChange) =>
    accountFetch<void>(`/api/admin/templates/${id}`, { method: "PATCH", json }).finally(reload);
  return async (
    { id, title, isPublic, isFeatured }: TemplateLine,
    action: Action,
  ): Promise<void> => {
    const before: State = { isPublic, isFeatured };
    const after: State = { ...before, ...CHANGES[action] };
    await send(id, { ...CHANGES[action], seen: before });
    const undo = () => {
      hide();
      void run(() => send(id, { ...undoOf(action, before), seen: after }))
        .then(() => toast(interpolate(labels.undone, { title })))
        .catch((failure: unknown) => toast(describe(failure).message))
        .finally(focusHeading);
    };
    const notice = interpolate(labels.done[action], { title });
    const hide = undoToast({ notice, onPress: undo });
  };
}
