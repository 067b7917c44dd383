import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from "web-vitals";
import { pagePattern } from "#shared/web-vitals.ts";
import type { VitalsReport } from "../contract.ts";
import { MAX_MEASUREMENTS } from "../limits.ts";

export function reportVitals(): void {
  const waiting: VitalsReport["measurements"] = [];
  const send = () => {
    if (waiting.length === 0) return;
    const report: VitalsReport = { measurements: waiting.splice(0) };
    navigator.sendBeacon(
      "/api/vitals",
      new Blob([JSON.stringify(report)], { type: "application/json" }),
    );
  };
  const note = ({ name, value, navigationURL }: MetricType) => {
    const page = pagePattern(new URL(navigationURL ?? location.href, location.href).pathname);
    if (page === undefined) return;
    waiting.push({ page, metric: name, value });
    if (waiting.length === MAX_MEASUREMENTS) send();
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    measure(note, { reportSoftNavs: true });
  }
  // The browser calls this listener after those of the library web-vitals, so the report contains the final values.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  addEventListener("pagehide", send);
}
