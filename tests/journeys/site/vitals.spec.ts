import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

type Beacon = { measurements: { page: string; metric: string }[] };

test("a visit's measurements are sent without an address when the visitor leaves the tab", async ({
  page,
}) => {
  // Records the beacons in the window's name, one in a line, because a browser's debugger does not see their bodies.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => (window.name += `${text}\n`));
      return send(address, body);
    };
  });
  await openHydrated(page, "/privacy?from=ada@example.com");
  // Waits until the browser has measured the first paint, which may come late on a busy machine. For a page that is
  // left earlier, the browser reports no such time.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        const options = { type: "largest-contentful-paint", buffered: true };
        new PerformanceObserver(() => painted()).observe(options);
      }),
  );
  const measuring = page.waitForResponse(/report-vitals/);
  await page.mouse.move(5, 5);
  await measuring;
  const answer = page.waitForResponse("**/api/vitals");
  // The page does not show when its script begins to listen. The test therefore clicks, which ends the measurement of
  // the largest paint, and sends the event until the script has noticed both. The tab is visible again after each event,
  // because a script that begins to listen in a hidden tab measures no paint.
  await expect
    .poll(async () => {
      await page.mouse.click(5, 5);
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        Reflect.deleteProperty(document, "visibilityState");
      });
      return page.evaluate(() => window.name);
    })
    .toContain('"LCP"');
  expect((await answer).status()).toBe(204);
  const sent = await page.evaluate(() => window.name);
  expect(sent).not.toContain("example.com");
  const measurements = sent
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => (JSON.parse(line) as Beacon).measurements);
  expect(measurements.map(({ metric }) => metric)).toEqual(
    expect.arrayContaining(["TTFB", "FCP", "LCP", "CLS"]),
  );
  expect(new Set(measurements.map((measured) => measured.page))).toEqual(new Set(["/privacy"]));
});
