import { chatWords } from "#features/chat/words.ts";
import { openChat } from "../../support/browser/chat-journey.ts";
import { expect, test } from "../../support/browser/journey.ts";

// The server refuses wrong fields with 422, which the browser reports as an error.
test.use({ viewport: { width: 360, height: 740 }, expectErrors: [/status of 422/] });

for (const [language, question, trade] of [
  ["en", "I run a hotel with 14 rooms. Please write to rosa@example.com", "hotel"],
  ["de", "Ich habe ein Hotel mit 14 Zimmern. Bitte schreibt an rosa@example.com", "Hotel"],
] as const) {
  const { labels, ...texts } = chatWords[language].details;

  test(`a visitor sees by keys what will be sent, corrects it and sends it (${language})`, async ({
    page,
  }) => {
    const { panel, input, messages } = await openChat(page);
    await input.fill(question);
    await input.press("Enter");
    const open = messages.last().getByRole("button", { name: texts.open });
    await open.focus();
    await page.keyboard.press("Enter");
    const form = panel.getByRole("form", { name: texts.title });
    await expect(form.getByLabel(labels.email)).toHaveValue("rosa@example.com");
    await expect(form.getByLabel(labels.trade, { exact: true })).toHaveValue(trade);
    const isWider = await form.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isWider).toBe(false);

    const remove = form.getByRole("button", {
      name: texts.remove.replace("{label}", labels.trade),
    });
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel(labels.trade, { exact: true })).toHaveCount(0);
    await form.getByLabel(labels.email).fill("rosa.berg@example.com");
    await form.getByLabel(labels.name).fill("Rosa Berg");
    const sent = page.waitForRequest("**/api/chat/person");
    await form.getByRole("button", { name: texts.submit }).press("Enter");
    const body = (await sent).postDataJSON() as Record<string, string>;
    expect(body).toMatchObject({ name: "Rosa Berg", email: "rosa.berg@example.com" });
    expect(body["message"]).toContain("14");
    expect(body["message"]).not.toContain(`${chatWords.en.details.labels.trade}:`);
    await expect(messages.last()).toContainText(texts.sent);
  });

  test(`the first wrong field of the chat's form gets the focus with its sentence (${language})`, async ({
    page,
  }) => {
    const { panel, input, messages } = await openChat(page);
    await input.fill(question);
    await input.press("Enter");
    await messages.last().getByRole("button", { name: texts.open }).click();
    const form = panel.getByRole("form", { name: texts.title });
    const name = form.getByLabel(labels.name);
    await form.getByRole("button", { name: texts.submit }).press("Enter");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/\p{L}/u);
    await name.fill("Rosa Berg");
    await form.getByLabel(labels.email).fill("rosa@");
    await form.getByRole("button", { name: texts.submit }).press("Enter");
    await expect(form.getByLabel(labels.email)).toBeFocused();
  });
}
