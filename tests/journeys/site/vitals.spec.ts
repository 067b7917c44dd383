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
    const observe = Object.getOwnPropertyDescriptor(PerformanceObserver.prototype, "observe");
    let paintObservers = 0;
    PerformanceObserver.prototype.observe = function (options) {
      observe?.value.call(this, options);
      if (options?.type === "largest-contentful-paint") paintObservers += 1;
    };
    Object.defineProperty(window, "paintObservers", { get: () => paintObservers });
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
  await page.mouse.move(5, 5);
  // Waits until the page's script listens beside this test, and has got what the browser measured before. A tab that is
  // hidden in between ends the measurement without a largest paint.
  await page.waitForFunction(() => Reflect.get(window, "paintObservers") === 2);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const answer = page.waitForResponse("**/api/vitals");
  // A click ends the measurement of the largest paint when the browser has time for it. The test therefore sends the
  // event again until the report contains the paint.
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
