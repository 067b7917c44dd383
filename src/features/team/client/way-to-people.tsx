import { promise, waysToUs } from "#content/site/ways-to-us.ts";
import { ActionButtons } from "#client/action-buttons.tsx";

export function WayToPeople() {
  return (
    <div className="mt-16 flex flex-wrap items-center gap-5 border-t border-hairline pt-8 print:hidden">
      <p className="text-muted">{promise()}</p>
      <span aria-hidden className="drawn -me-5 h-0.5 grow lit-across max-lg:hidden" />
      <ActionButtons actions={waysToUs} />
    </div>
  );
}
