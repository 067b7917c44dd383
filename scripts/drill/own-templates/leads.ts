import { expect, type Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import type { N8nClient } from "../../../tools/templates/run/server/n8n-client.ts";
import { publish, settingsOf, workflowOf } from "./published.ts";
import type { OutsideServices } from "./services.ts";

const KEY = { name: "x-website-key", value: "a long random value" };
const MOST_PRESSES = 8;
const PATIENCE_MS = 30_000;

export function headingsOfLeads(): string[] {
  const { columns } = settingsOf(
    workflowOf("score-website-leads"),
    "Save the lead in the sheet",
  ) as { columns: { value: object } };
  return Object.keys(columns.value);
}

/** "Score website leads", unchanged, its webhook set up by hand; then two people write, one to be called. */
export async function drillLeads(
  page: Page,
  { client, origin }: { client: N8nClient; origin: string },
  outside: OutsideServices,
): Promise<boolean> {
  await publish(client, workflowOf("score-website-leads"), KEY);
  const presses = await setUp(page, `${origin}/webhook/website-lead`);
  console.log(`set up and tried with ${presses} presses, ${MOST_PRESSES} allowed`);
  const sample = await expectPost(outside, "Sam Sample");
  const hot = { name: "K", email: "k@tan.example", message: "Quote?" };
  const cold = { name: "Jo <Lind>", email: "jo@gmail.com", message: "Hi" };
  await writeAs(page, hot);
  const told = await expectPost(outside, hot.name);
  await writeAs(page, cold);
  const rows = () => outside.tables["Leads"]?.slice(1) ?? [];
  await expect.poll(() => rows().length, { timeout: PATIENCE_MS }).toBe(3);
  const headings = headingsOfLeads();
  for (const row of rows())
    console.log(
      `  in the sheet: ${["Name", "Score", "Message"].map((name) => row[headings.indexOf(name)]).join(" | ")}`,
    );
  console.log(`Slack was told ${outside.posted.length} times, 2 expected`);
  await page.goto("/admin/webhooks");
  await page.getByRole("link", { name: origin }).click();
  const tries = page.getByRole("listitem").filter({ hasText: "contact.received" });
  await expect(tries).toHaveCount(3);
  const taken = await tries.filter({ hasText: "200" }).count();
  console.log(`n8n took ${taken} of 3 events with 200`);
  return sample && told && outside.posted.length === 2 && presses <= MOST_PRESSES && taken === 3;
}

/** @returns presses, a field that is filled in counting as one */
async function setUp(page: Page, url: string): Promise<number> {
  let presses = 0;
  const press = async (role: "link" | "button", name: string) => {
    presses += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  const fill = async (label: string, value: string) => {
    presses += 1;
    await page.getByLabel(label).and(page.locator("input:not([type=checkbox])")).fill(value);
  };
  await page.goto("/admin");
  await press("link", "Webhooks");
  await fill("Address", url);
  await fill("Name of a header", KEY.name);
  await fill("Value of the header", KEY.value);
  await press("button", "Add webhook");
  await press("link", url);
  await press("button", "Send a sample");
  await page.getByText("The sample was taken (200).").waitFor({ timeout: PATIENCE_MS });
  return presses;
}

async function writeAs(
  page: Page,
  { name, email, message }: { name: string; email: string; message: string },
): Promise<void> {
  // An address of the same page would leave it as it is.
  await page.goto("about:blank");
  await page.goto("/#contact-form");
  const form = page.locator("#contact");
  const typed = { Name: name, Email: email, Phone: "+49 30 7654321", Message: message };
  for (const [label, value] of Object.entries(typed))
    await form.getByLabel(label, { exact: false }).first().fill(value);
  // Nobody writes within a second.
  await sleep(4000);
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Message Sent!").waitFor();
}

async function expectPost({ posted }: OutsideServices, name: string): Promise<boolean> {
  const began = performance.now();
  const found = () => posted.find(({ text }) => text.includes(`\n${name} (`));
  while (!found() && performance.now() - began < PATIENCE_MS) await sleep(50);
  const post = found();
  const ms = Math.round(performance.now() - began);
  console.log(
    post
      ? `Slack was told of ${name} in ${post.channel} after ${ms} ms:`
      : `of ${name} Slack was NOT told`,
  );
  if (post) console.log(post.text.replace(/^/gm, "    "));
  return post !== undefined;
}
