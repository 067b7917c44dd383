import { ActionLink } from "#client/action-link.tsx";
import type { Action } from "#content/types.ts";

export function WayToUs({ title, text, action }: { title: string; text: string; action: Action }) {
  return (
    <div className="short-texts grid grid-cols-[1fr_auto] items-center gap-x-5 border-b border-hairline pb-5">
      <h3 className="text-title">{title}</h3>
      <p className="col-span-2 row-start-2 text-muted">{text}</p>
      <ActionLink action={action} className="onward text-accent hover:underline" />
    </div>
  );
}
