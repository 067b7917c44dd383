import type { Action } from "#content/types.ts";
import { buttonClasses } from "#design/button.tsx";
import { ActionLink } from "./action-link.tsx";

export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          action={action}
          className={buttonClasses({ variant: "secondary" })}
        />
      ))}
    </div>
  );
}
