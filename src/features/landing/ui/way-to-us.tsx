import { ActionLink } from "#client/action-link.tsx";
import type { Action } from "#content/types.ts";
import { buttonClasses } from "#design/button.tsx";

/** Another way to reach us than the form. The button is beside the text if there is room. */
export function WayToUs({ title, text, action }: { title: string; text: string; action: Action }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-6">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="text-title">{title}</h3>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ActionLink action={action} className={buttonClasses({ variant: "secondary" })} />
    </div>
  );
}
