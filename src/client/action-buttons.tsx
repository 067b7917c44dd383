import type { Action } from "#content/types.ts";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { ActionLink } from "./action-link.tsx";

export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          action={action}
          // The button that opens the assistant has a glowing border. Buttons that lead to a page have none.
          className={classes(
            buttonClasses({ variant: "secondary" }),
            action.to === "chat" && "lit-border [--lit:1]",
          )}
        />
      ))}
    </div>
  );
}
