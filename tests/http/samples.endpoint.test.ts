import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { people } from "#content/site/people.ts";
import { cost, promise } from "#content/site/ways-to-us.ts";
import { createApp } from "#main/app.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { applyBrand, contentBrand } from "#shared/business/apply-brand.ts";
import { samplesOfBusiness, SAMPLE_ENTRIES } from "#shared/business/samples.ts";
import { isForVisitor } from "#shared/deliveries.ts";
import { PAGES } from "#shared/pages.ts";
import { sampleValues, setBusiness, OWN_BUSINESS } from "#tests/support/business.ts";
import { pagesOfSite } from "#tests/support/browser/pages-of-site.ts";
import { contentTexts } from "#tests/support/content-texts.ts";
import { endpoints, ID } from "#tests/support/fuzz/endpoints.ts";
import { addTemplate } from "#tests/support/library.ts";
import { plantMails } from "#tests/support/mail/mail-rows.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import type { ServerBuild } from "react-router";

/* These tests show that no sample data of the folder content/ reaches a customer in an email, feed, page or event. */

const CUSTOMER = "anna@customer.test";
const MAIL = { smtpUrl: "smtp://127.0.0.1:1", from: "Quillfern <hello@quillfern.test>" };

let pages: ServerBuild;
beforeAll(async () => {
  pages = await pagesOfSite();
});
let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform({ mail: MAIL });
});

const samplesIn = (text: string) => sampleValues().filter((value) => text.includes(value));

test("content/ has samples of every entry, and a business replaces them all", async () => {
  expect(samplesOfBusiness()).toEqual(SAMPLE_ENTRIES);
  expect(sampleValues().length).toBeGreaterThan(SAMPLE_ENTRIES.length);
  await setBusiness(platform);
  expect(samplesOfBusiness()).toEqual([]);
});

test("no text of content/ has a sample once the business has its own data", async () => {
  const texts = () => contentTexts(/(?:content\/spam|assistant\/cues|site\/brand\.ts)/);
  expect(samplesIn(texts().join("\n")).length).toBeGreaterThan(15);
  await setBusiness(platform);
  const businessTexts = texts();
  expect(businessTexts.filter((text) => samplesIn(text).length > 0)).toEqual([]);
  for (const value of [OWN_BUSINESS.name, OWN_BUSINESS.email.privacy, "Ida Moor", "900 euros"])
    expect(businessTexts.some((text) => text.includes(value))).toBe(true);
});

test("no text keeps the sample's name when the business has set only its own", () => {
  const { name } = contentBrand();
  applyBrand({ name: OWN_BUSINESS.name, isNameSample: false });
  onTestFinished(() => applyBrand({}));
  expect(JSON.stringify(brand)).toContain(OWN_BUSINESS.name);
  expect(JSON.stringify(brand)).not.toContain(name);
});

test("an answer is promised in the time and the languages that the business has set", () => {
  onTestFinished(() => applyBrand({}));
  expect(promise()).toBe("A person answers within one working day, in English or German.");
  const settings = { name: OWN_BUSINESS.name, isNameSample: false };
  applyBrand(settings);
  expect([promise(), people.welcome]).toEqual(["A person answers.", undefined]);
  const person = { name: "Ida Moor", role: "" };
  applyBrand({
    ...settings,
    numbers: { answerDays: "3" },
    people: [
      { ...person, languages: "Dutch, English" },
      { ...person, languages: "English and German" },
    ],
  });
  expect(promise()).toBe("A person answers within 3 working days, in Dutch, English, or German.");
  expect(people.welcome?.lang).toBe("de");
  applyBrand({ ...settings, people: [{ ...person, languages: "Dutch" }] });
  expect([promise(), people.welcome]).toEqual(["A person answers, in Dutch.", undefined]);
});

test("beside the first buttons is a price from the settings, or without one that quotes are free", () => {
  onTestFinished(() => applyBrand({}));
  applyBrand({ name: OWN_BUSINESS.name, isNameSample: false });
  expect(cost()).toBe("You get a fixed written quote, and pay nothing until you say yes.");
  applyBrand({ prices: [{ label: "A day", text: "900 euros" }] });
  expect(cost()).toBe("A day: 900 euros.");
});

test("no email to a customer is sent before the business has its own data, and none has a sample after it", async () => {
  platform = await createTestPlatform({ mail: MAIL, staffEmail: "team@quillfern.test" });
  const deliveries = Object.values(await plantMails(platform, CUSTOMER));
  const { render } = outboxHooks(platform);
  for (const { kind, ...rest } of deliveries.filter((each) => isForVisitor(each.kind)))
    await expect(render({ kind, ...rest })).rejects.toMatchObject({
      scope: "again",
      reason: "sample",
      message: expect.stringContaining("/admin/settings") as unknown,
    });
  await setBusiness(platform);
  // This replica has no mail server. With a mail server, the rendering of the test email for staff would make DNS
  // queries.
  const hooks = outboxHooks(await createReplica({ staffEmail: "team@quillfern.test" }));
  for (const delivery of deliveries) {
    const mail = await hooks.render(delivery);
    const samples = samplesIn(JSON.stringify(mail ?? ""));
    expect({ kind: delivery.kind, isWritten: mail !== undefined, samples }).toEqual({
      kind: delivery.kind,
      isWritten: true,
      samples: [],
    });
  }
});

test("feeds, machine-readable files and data of all pages have no sample", async () => {
  platform = await createTestPlatform({ publicOrigin: "https://www.quillfern.test" });
  await addTemplate(platform, { id: ID, slug: "sort-gmail-inbox" });
  await setBusiness(platform);
  const app = createApp(platform, pages, []);
  const read = async (path: string) => {
    const answer = await app.fetch(new Request(`https://www.quillfern.test${path}`));
    return `${await answer.text()}\n${answer.headers.get("link") ?? ""}`;
  };
  const paths = [
    ...PAGES.map(({ path }) => path.replace(":slug", "sort-gmail-inbox").replace(":id", ID)),
    ...endpoints.filter(({ method }) => method === "GET").map(({ path }) => path),
    "/llms.txt",
    "/templates.atom",
    "/templates.json",
    "/site.webmanifest",
    "/sitemap.xml",
    "/robots.txt",
    "/n8n/templates/search",
    "/api/v1/openapi.json",
  ].filter((path) => !path.includes("*") && path !== "/api/admin/live");
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const samples = samplesIn(await read(path));
    if (samples.length > 0) found[path] = samples;
  }
  expect(found).toEqual({});
  expect(await read("/llms.txt")).toContain(OWN_BUSINESS.bookingUrl);
});

test("llms.txt leaves out email addresses and URLs of the sample business", async () => {
  platform = await createTestPlatform({ publicOrigin: "https://www.quillfern.test" });
  const app = createApp(platform, pages, []);
  const text = await (await app.fetch(new Request("https://www.quillfern.test/llms.txt"))).text();
  expect(text).toContain("Contact form");
  expect(text).not.toContain("example.com");
  applyBrand({});
});
