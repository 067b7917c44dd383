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

  test(
    `a visitor sees by keys what will be sent, is led to each wrong field, corrects it and sends it (${language})`,
    { tag: language === "de" ? "@slow" : [] },
    async ({ page }) => {
      const { panel, input, messages } = await openChat(page);
      await input.fill(question);
      await input.press("Enter");
      const open = messages.last().getByRole("button", { name: texts.open });
      await open.focus();
      await page.keyboard.press("Enter");
      const form = panel.getByRole("form", { name: texts.title });
      const [name, email] = [form.getByLabel(labels.name), form.getByLabel(labels.email)];
      await expect(email).toHaveValue("rosa@example.com");
      await expect(form.getByLabel(labels.trade, { exact: true })).toHaveValue(trade);
      const isWider = await form.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(isWider).toBe(false);

      const remove = form.getByRole("button", {
        name: texts.remove.replace("{label}", labels.trade),
      });
      await remove.focus();
      await page.keyboard.press("Enter");
      await expect(form.getByLabel(labels.trade, { exact: true })).toHaveCount(0);
      const submit = form.getByRole("button", { name: texts.submit });
      await submit.press("Enter");
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(/\p{L}/u);
      await name.fill("Rosa Berg");
      await email.fill("rosa@");
      await submit.press("Enter");
      await expect(email).toBeFocused();
      await email.fill("rosa.berg@example.com");
      const sent = page.waitForRequest("**/api/chat/person");
      await submit.press("Enter");
      const body = (await sent).postDataJSON() as Record<string, string>;
      expect(body).toMatchObject({ name: "Rosa Berg", email: "rosa.berg@example.com" });
      expect(body["message"]).toContain("14");
      expect(body["message"]).not.toContain(`${chatWords.en.details.labels.trade}:`);
      await expect(messages.last()).toContainText(texts.sent);
    },
  );
}
