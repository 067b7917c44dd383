import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/endpoint-app.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import type { Showcase } from "./contract.ts";
import { showcaseApi } from "./server/http.ts";

test("a recorded run of an industry comes with what each step did; others are not found", async () => {
  const platform = await createTestPlatform();
  await fillLibrary(platform);
  const app = createTestApp(platform);
  app.route("/api", showcaseApi);
  const found = await app.request("/api/showcases/hotels-hospitality");
  expect(found.status).toBe(200);
  const { steps, opening, outcome } = (await found.json()) as Showcase;
  expect(
    steps.map(({ node, kind, deeds, went }) => [node, kind, deeds[0]?.place ?? went[0]?.way]),
  ).toEqual([
    ["Every morning at ten", "Schedule Trigger", undefined],
    ["Read the booking calendar", "Google Calendar", expect.any(String)],
    ["Which message is due?", "Switch", "Arrival"],
    ["Send the check-in message", "Gmail", "mara@klein.example"],
    ["Ask for a review", "Gmail", "tom@berg.example"],
  ]);
  expect([opening, outcome]).toEqual([1, 4]);
  for (const industry of ["circus", "%00", "__proto__"]) {
    const missing = await app.request(`/api/showcases/${industry}`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toHaveProperty("error");
  }
});
