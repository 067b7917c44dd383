import { chromium, expect, type Page } from "@playwright/test";
import { chat } from "#content/assistant/chat.ts";
import { chatLauncher } from "#content/assistant/chat-launcher.ts";
import { contact } from "#content/landing/contact.ts";
import { newVersion } from "#content/site/errors/new-version.ts";
import { BROWSER_ARGUMENTS, findShell } from "#tests/support/browser/browser.ts";
import { hydrated, openHydrated } from "#tests/support/browser/hydrated.ts";
import { contactMessage } from "../../../tests/support/contact/contact-message.ts";

export type OpenTabs = {
  /** Checks that the open tabs work while replicas still have their files. @returns complaints */
  goOn: () => Promise<string[]>;
  /** Checks the open tabs when no replica has their files any more. @returns complaints */
  outlive: () => Promise<string[]>;
  close: () => Promise<void>;
};

const PATIENCE = { timeout: 30_000 };

export async function openTabs(origin: string): Promise<OpenTabs> {
  const browser = await chromium.launch({
    executablePath: await findShell(),
    args: BROWSER_ARGUMENTS,
  });
  const open = async (path: string) => {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await openHydrated(page, path);
    return page;
  };
  const [asker, reader, idler] = [
    await open("/templates"),
    await open("/templates"),
    await open("/templates"),
  ];
  const [sender, typist] = [await open("/"), await open("/")];
  await fillForm(typist);
  return {
    goOn: () =>
      tryEach({
        "the chat answers": () => askAssistant(asker),
        "a card leads to its template": () => openTemplate(reader),
        "the form is sent": () => sendForm(sender),
      }),
    outlive: () =>
      tryEach({
        "a page reloads by itself, once, and goes on": async () => {
          let loads = 0;
          idler.on("domcontentloaded", () => (loads += 1));
          await cardOf(idler).click();
          await expect.poll(() => loads, PATIENCE).toBe(1);
          await hydrated(idler);
          await openTemplate(idler);
          expect(loads).toBe(1);
        },
        "what somebody types stays, and they are told": async () => {
          const fields = formOf(typist);
          const before = await valuesOf(fields);
          await typist.locator('a[href="/privacy"]').last().click();
          await expect(typist.getByText(newVersion)).toBeVisible(PATIENCE);
          expect(await valuesOf(fields)).toEqual(before);
        },
      }),
    close: () => browser.close(),
  };
}

async function tryEach(steps: Record<string, () => Promise<void>>): Promise<string[]> {
  const complaints: string[] = [];
  for (const [name, step] of Object.entries(steps))
    await step().catch((error: unknown) =>
      complaints.push(`in a tab from before: not so: ${name}: ${String(error).slice(0, 500)}`),
    );
  return complaints;
}

async function askAssistant(page: Page): Promise<void> {
  await page.getByRole("button", { name: chatLauncher.open }).click();
  const panel = page.getByRole("dialog", { name: chat.title });
  await panel.getByLabel(chat.inputLabel).fill("Who answers my message?");
  const answer = page.waitForResponse("**/api/chat");
  await panel.getByRole("button", { name: chat.buttons.send }).click();
  expect((await answer).status()).toBe(200);
  await expect(panel.getByRole("button", { name: chat.buttons.stop })).toBeHidden(PATIENCE);
  await expect(panel.getByText(chatLauncher.failed)).toHaveCount(0);
}

function cardOf(page: Page) {
  return page.locator('main a[href^="/templates/"]').first();
}

async function openTemplate(page: Page): Promise<void> {
  const title = await cardOf(page).innerText();
  await cardOf(page).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible(PATIENCE);
}

function formOf(page: Page) {
  return page.locator("#contact-form :is(input, textarea)[name]:visible");
}

function valuesOf(fields: ReturnType<typeof formOf>): Promise<string[]> {
  return fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
}

async function fillForm(page: Page): Promise<void> {
  const fields = page.locator("#contact-form");
  for (const [name, value] of Object.entries(contactMessage())) {
    const field = fields.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT")
      await field.selectOption(value);
    else await field.fill(value);
  }
}

async function sendForm(page: Page): Promise<void> {
  await fillForm(page);
  await page.locator("#contact-form button[type=submit]").click();
  const thanks = page.getByRole("heading", { name: contact.form.success.title });
  await expect(thanks).toBeVisible(PATIENCE);
}
