import { beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { addTemplate, fillLibrary, fillWith } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { templateFiles } from "./server/files-http.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { showPassport } from "./server/passport/service.ts";

const SLUG = "remind-patients-by-sms";
const FOLDER = "bookings/remind_patients_of_appointments_by_sms_and_free_canceled_slots";

let app: TestApp;
usePlatform();
beforeEach(async () => {
  app = createTestApp(platform);
  app.route("/", templateFiles);
  await fillWith(platform, FOLDER);
});

const get = (path: string) => app.request(`/templates/${SLUG}/passport${path}`);

test("a passport as data says what is sent, where data goes, and what was not tried", async () => {
  const response = await get(".json");
  expect(response.headers.get("content-type")).toContain("application/json");
  const data = (await response.json()) as Passport & Record<string, unknown>;
  expect(data).toMatchObject({
    issuer: "Wirewerk",
    verdict: "green",
    url: `https://www.example.com/templates/${SLUG}/passport`,
    releases: [{ n8n: "2.41.1" }, { n8n: "2.0.0" }],
    costs_per_month: { services: [{ name: "Google" }, { name: "Twilio" }] },
  });
  const reminder = data.messages.find(({ step }) => step === "Send the reminder");
  expect(reminder?.seen[0]?.message).toMatchObject({ act: "send", channel: "twilio" });
  expect(data.receivers.find(({ company }) => company === "Twilio")?.fields).toEqual([
    "phone number",
    "dates or times",
  ]);
  const failing = data.failures.find(({ step }) => step === "Read coming appointments");
  expect(failing).toMatchObject({ tries: 3, outcome: "stop", state: "played" });
  expect(failing?.tells).toContainEqual({ channel: "gmail", place: "practice@example.com" });
  expect(data.writes).toContainEqual({
    step: "Note the confirmation",
    service: "Google Calendar",
    act: "change",
    places: ["appointments@example.com"],
  });
});

test("other websites may show the badge and read the passport and the library", async () => {
  for (const path of [
    `/templates/${SLUG}/passport.svg`,
    `/templates/${SLUG}/passport.json`,
    "/templates.json",
  ]) {
    const { status, headers } = await app.request(path);
    expect(status).toBe(200);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("the costs of a month are added up, with the number of cases and of runs", async () => {
  const data = (await (await get(".json")).json()) as { costs_per_month: object };
  expect(data.costs_per_month).toMatchObject({
    // The workflow runs 330 times a month: on each of 30 mornings, and for each of 300 answers to its messages.
    reckoned_with: { case: "appointment", cases: 300, runs: 330 },
    services: [
      { name: "Google", dollars: null },
      { name: "Twilio", compared_on: "2026-11-21", dollars: { from: 4, to: 91 } },
    ],
    // The lowest cost is that of one message for each appointment, the highest that of all messages that the workflow
    // can send for an appointment.
    dollars: { from: 4, to: 91 },
  });
});

test("every permission of every template has a reason", async () => {
  await fillLibrary(platform);
  const { rows } = await platform.database.query("select slug from templates");
  const without: string[] = [];
  for (const { slug } of rows) {
    const { proof } = await showPassport(platform, String(slug));
    for (const { label, rights } of proof?.permissions ?? [])
      if (rights.length === 0 || rights.some(({ why }) => why === ""))
        without.push(`${String(slug)}: ${label}`);
  }
  expect(rows.length).toBeGreaterThan(40);
  expect(without).toEqual([]);
});

test("for a kind of key that many services have, only the rights at this template's services are listed", async () => {
  await fillWith(
    platform,
    "operations/collect_patient_registrations_from_jotform_and_check_their_consent",
  );
  const { proof } = await showPassport(platform, "collect-patient-registrations");
  const header = proof?.permissions.find(({ type }) => type === "httpHeaderAuth");
  expect(header?.rights.map(({ name }) => name)).toEqual(["Read Access"]);
});

test.each([
  ["data/send_a_weekly_sales_summary_by_gmail", "send-weekly-sales-summary", "Read"],
  [
    "e-commerce/win_back_abandoned_carts_in_woocommerce_with_two_reminders",
    "win-back-abandoned-carts",
    "Read/Write",
  ],
])(
  "%s lists the one level of its WooCommerce key that its steps need",
  async (folder, slug, level) => {
    await fillWith(platform, folder);
    const { proof } = await showPassport(platform, slug);
    const key = proof?.permissions.find(({ type }) => type === "wooCommerceApi");
    expect(key?.rights.map(({ name }) => name)).toEqual([level]);
  },
);

test("a badge names the release and the number of situations", async () => {
  const response = await get(".svg");
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toMatch(/passport: green · n8n 2\.41\.1 · \d+ situations/);
});

test("a template that came without a folder has no passport, and its page says so", async () => {
  await addTemplate(platform, { slug: "by-hand" });
  expect((await showPassport(platform, "by-hand")).proof).toBeNull();
  expect((await app.request("/templates/by-hand/passport.json")).status).toBe(404);
  const badge = await app.request("/templates/by-hand/passport.svg");
  expect(await badge.text()).toContain("passport: none");
});

test("a hidden template's passport is at no address", async () => {
  await platform.database.query("update templates set is_public = false");
  await expect(showPassport(platform, SLUG)).rejects.toThrow();
  expect((await get(".json")).status).toBe(404);
  expect((await get(".svg")).status).toBe(404);
});
