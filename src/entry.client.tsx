import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchForNewVersion } from "#client/upgrade/new-version.ts";

if (import.meta.env.PROD) watchForNewVersion();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// Measuring waits for everything else, and is never worth an error.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
whenIdle(() => {
  import("#features/vitals/ui/report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
});
