import type { Action } from "#content/types.ts";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { ActionLink } from "./action-link.tsx";

export function ActionButtons({
  actions,
  className,
}: {
  actions: readonly Action[];
  className?: string;
}) {
  return (
    <div className={classes("flex flex-wrap gap-3", className)}>
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
