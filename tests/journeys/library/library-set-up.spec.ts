import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readSetup } from "#features/setup/server/service.ts";
import { lineHtml } from "#features/templates/server/guide.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { TEMPLATES } from "../../support/library-files.ts";
import { readStoredZip } from "../../support/stored-zip.ts";

const PATH = "/templates/score-website-leads";
const FOLDER = "templates/lead_generation/score_website_leads_and_alert_sales_in_slack";
const SECRET = 'Zaunkönig "& Co" {{ 1 }}';

const form = (page: Page) => page.getByRole("form", { name: "Set the workflow up" });
const setUp = (page: Page) => page.locator("#set-up");

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fill in your values" }).click();
  await expect(form(page)).toBeVisible();
}

function valuesIn(workflow: string): Record<string, unknown> {
  const { nodes } = JSON.parse(workflow) as {
    nodes: {
      name: string;
      parameters: { assignments: { assignments: { name: string; value: unknown }[] } };
    }[];
  };
  const list = nodes.find(({ name }) => name === "Set your values")?.parameters.assignments
    .assignments;
  return Object.fromEntries((list ?? []).map(({ name, value }) => [name, value]));
}

test("values typed on the page are in the copied and downloaded workflow, and nowhere else", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(decodeURIComponent(request.url()) + (request.postData() ?? "")),
  );
  await openHydrated(page, PATH);
  await openForm(page);
  await expect(form(page).getByLabel("Company name")).toBeFocused();
  await page.keyboard.type(SECRET);
  await form(page).getByText("Values that work as they are").click();
  await form(page).getByLabel("Hot score").fill("many");
  await expect(form(page).getByText(/^Please enter a number/)).toBeHidden();
  await form(page).getByLabel("Sales email").fill("abc");
  await expect(form(page).getByText(/^Please enter a number/)).toBeVisible();
  await expect(
    setUp(page).getByText("Please look again at: Sales email, Hot score."),
  ).toBeVisible();
  await expectAccessible(page, { part: "#set-up" });
  await form(page).getByLabel("Hot score").fill("75");
  await form(page).getByLabel("Slack API").fill("Zaunkönig Slack");
  await expect(setUp(page).getByText(/Not filled in yet: Lead sheet URL\. /)).toBeVisible();

  await setUp(page).getByText("Copy", { exact: true }).click();
  await setUp(page).getByRole("button", { name: "Copy workflow" }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(/^Please look again at: Sales email\. .*Not filled in yet: Lead sheet URL/),
  ).toBeVisible();
  await dialog.getByLabel("Email").fill("ada@example.com");
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const original = readFileSync(join(FOLDER, "workflow.json"), "utf8");
  expect(valuesIn(copied)).toEqual({
    ...valuesIn(original),
    companyName: SECRET,
    salesEmail: "abc",
    hotScore: 75,
  });
  expect(copied).toContain('"name": "Zaunkönig Slack"');
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  const zip = readStoredZip(readFileSync(await (await saved).path()));
  expect(zip.get("score-website-leads/workflow.json")?.toString("utf8")).toBe(copied);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  // The menu closes when the visitor presses outside it.
  await setUp(page).getByText("Copy", { exact: true }).click();
  await setUp(page)
    .getByRole("button", { name: /^Copy import link \(without your values\)/ })
    .click();
  await expect(dialog.getByText(/it cannot carry your values/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(sent.filter((text) => text.includes("Zaunk"))).toEqual([]);
  expect(sent.length).toBeGreaterThan(5);
});

test(
  "typed values last as long as the page, and longer only if the visitor ticks the box",
  { tag: "@slow" },
  async ({ page }) => {
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await openHydrated(page, "/templates?q=website+leads");
    const card = page.getByRole("link", { name: /^Score website leads/ });
    await card.click();
    await openForm(page);
    await form(page).getByLabel("Company name").fill("Klein & Co");
    await page.keyboard.press("Escape");
    await card.click();
    await page.getByRole("button", { name: "Continue filling in" }).click();
    await expect(form(page).getByLabel("Company name")).toHaveValue("Klein & Co");
    expect(await stored()).not.toContain("Klein");

    await form(page).getByLabel("Remember what I typed").check();
    const steps = setUp(page).getByRole("listitem");
    await steps.first().getByRole("checkbox").check();
    await expect(setUp(page).getByText("1 of 6 done")).toBeVisible();
    await page.reload();
    await wake(page, "#template");
    await page.getByRole("button", { name: "Continue filling in" }).click();
    await expect(form(page).getByLabel("Company name")).toHaveValue("Klein & Co");
    await expect(steps.first().getByRole("checkbox")).toBeChecked();
    await form(page).getByLabel("Remember what I typed").uncheck();
    expect(await stored()).not.toContain("Klein");

    const dialog = page.waitForEvent("dialog");
    const reloading = page.reload().catch(() => undefined);
    const question = await dialog;
    expect(question.type()).toBe("beforeunload");
    await question.accept();
    await reloading;
    await expect(page.getByRole("button", { name: "Fill in your values" })).toBeVisible();
  },
);

/** Slugs of the templates whose forms have the longest words, and of those whose steps have them. */
function formsWithLongestWords(): string[] {
  const all = TEMPLATES.map(({ text, json }) => {
    const metadata = json("metadata.json") as TemplateMetadata & { slug: string };
    const guide = text("configuration.md");
    const { fields, steps } = readSetup(text("workflow.json"), metadata, guide, lineHtml);
    return {
      slug: metadata.slug,
      words: [
        longestWord(fields.flatMap(({ explanation, example }) => [explanation, example])),
        longestWord(steps.map(({ html }) => html.replaceAll(/<[^>]*>/g, " "))),
      ],
    };
  });
  const first = (part: number) =>
    all
      .toSorted((a, b) => (b.words[part] ?? 0) - (a.words[part] ?? 0))
      .slice(0, 3)
      .map(({ slug }) => slug);
  return [...new Set([...first(0), ...first(1)])];
}

function longestWord(texts: string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(/\s+/)).map(({ length }) => length));
}

test(
  "on a phone, no form is wider than the window, however long its words are",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const slug of formsWithLongestWords()) {
      await openHydrated(page, `/templates/${slug}`, "#template");
      await openForm(page);
      for (const part of await form(page).locator("summary").all()) await part.click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([slug, width]).toEqual([slug, 360]);
    }
  },
);
