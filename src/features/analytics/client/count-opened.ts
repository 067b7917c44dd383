import type { VisitEvent } from "../contract.ts";
import { asksNotToBeCounted } from "./count.ts";
import { entryHeader } from "./entry-header.ts";

/** Reports the page that the browser opened and what led here, once the page is shown. */
export function countOpened(): void {
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", report, { once: true });
  else report();
}

function report(): void {
  if (asksNotToBeCounted()) return;
  const event: VisitEvent = { kind: "view", page: location.pathname };
  void fetch("/api/visits", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", ...entryHeader() },
    body: JSON.stringify(event),
  }).catch(() => undefined);
}
