import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { LeadForm } from "./lead-form.tsx";

const { TZ } = process.env;
afterEach(() => {
  vi.useRealTimers();
  if (TZ === undefined) delete process.env["TZ"];
  else process.env["TZ"] = TZ;
});

test.each([
  ["Europe/Berlin", "2026-12-01"],
  ["America/New_York", "2026-11-30"],
])("a new customer record has the present day in %s", (zone, day) => {
  process.env["TZ"] = zone;
  vi.useFakeTimers({ now: new Date("2026-11-30T23:30:00Z"), toFake: ["Date"] });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LeadForm lead={null} version={1} onSave={() => Promise.resolve()} />
    </MemoryRouter>,
  );
  expect(html).toMatch(new RegExp(`type="date"[^>]*value="${day}"`));
});
