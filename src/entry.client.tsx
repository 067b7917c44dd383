import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { watchBusiness } from "#client/business-change.ts";
import { watchForNewVersion } from "#client/upgrade/new-version.ts";

if (import.meta.env.PROD) watchForNewVersion();
watchBusiness();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// If the code that measures the page's speed cannot be loaded, nothing is measured.
const measure = () => {
  import("#features/vitals/ui/report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};
// The page of the check-up must not connect to any server.
if (location.pathname !== CHECKUP_PATH) {
  const hidden = new Promise((done) =>
    document.addEventListener("visibilitychange", done, { once: true }),
  );
  void Promise.race([window.firstAction, hidden]).then(measure);
}
