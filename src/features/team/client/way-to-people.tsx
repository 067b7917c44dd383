import { promise, waysToUs } from "#content/site/ways-to-us.ts";
import { ActionButtons } from "#client/action-buttons.tsx";

export function WayToPeople() {
  return (
    <div className="mt-16 flex flex-wrap items-center gap-x-5 gap-y-5 border-t border-hairline pt-8 print:hidden">
      <p className="text-muted">{promise()}</p>
      <span aria-hidden className="drawn h-0.5 grow lit-across" />
      <ActionButtons actions={waysToUs} />
    </div>
  );
}
