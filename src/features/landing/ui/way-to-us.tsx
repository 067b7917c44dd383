import { ActionLink } from "#client/action-link.tsx";
import type { Action } from "#content/types.ts";

/** A card for a way of contact that is not the form, such as a call. */
export function WayToUs({ title, text, action }: { title: string; text: string; action: Action }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-hairline pb-5 sm:flex-nowrap">
      <div className="min-w-0">
        <h3 className="text-title">{title}</h3>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ActionLink action={action} className="onward shrink-0 text-accent hover:underline" />
    </div>
  );
}
