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
  const { steps, outcome } = (await found.json()) as Showcase;
  expect(steps.map(({ node, kind, told }) => [node, kind, told?.title])).toEqual([
    ["Every morning at ten", "Schedule Trigger", undefined],
    ["Read the booking calendar", "Google Calendar", expect.stringContaining("Looked up")],
    ["Which message is due?", "Switch", "Arrival"],
    ["Send the check-in message", "Gmail", "Email to mara@klein.example"],
    ["Ask for a review", "Gmail", "Email to tom@berg.example"],
  ]);
  expect(outcome).toBe(4);
  for (const industry of ["circus", "%00", "__proto__"]) {
    const missing = await app.request(`/api/showcases/${industry}`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toHaveProperty("error");
  }
});
