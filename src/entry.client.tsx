import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { watchForNewVersion } from "#client/upgrade/new-version.ts";

if (import.meta.env.PROD) watchForNewVersion();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "visibilitychange"];

// Measurement starts with the visitor's first action. A failure to measure is ignored.
const measure = () => {
  for (const name of SIGNS) removeEventListener(name, measure, true);
  import("#features/vitals/ui/report-vitals.ts").then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};
// The page of the check-up may not connect to anything.
if (location.pathname !== CHECKUP_PATH) {
  for (const name of SIGNS) addEventListener(name, measure, true);
}
