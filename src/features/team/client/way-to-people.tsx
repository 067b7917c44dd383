import { promise, waysToUs } from "#content/site/ways-to-us.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";

export function WayToPeople() {
  return (
    <div className="mt-16 flex flex-wrap items-center gap-x-5 gap-y-5 border-t border-hairline pt-8 print:hidden">
      <p className="text-muted">{promise()}</p>
      <span aria-hidden className="drawn h-0.5 grow lit-across" />
      <div className="flex flex-wrap gap-3">
        {waysToUs.map((action) => (
          <ActionLink
            key={action.label}
            action={action}
            className={buttonClasses({ variant: "secondary" })}
          />
        ))}
      </div>
    </div>
  );
}
