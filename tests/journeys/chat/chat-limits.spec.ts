import { expect, STRICT, test } from "../../support/browser/journey.ts";
import { openChat } from "../../support/browser/chat-journey.ts";

test.use({ environment: STRICT, expectErrors: [/status of 429/] });

test("too many messages are refused with a plain sentence in the panel", async ({ page }) => {
  const { list, input, retry } = await openChat(page);
  await page.evaluate(async () => {
    const body = JSON.stringify({
      session_id: crypto.randomUUID(),
      messages: [{ role: "user", content: "Hi" }],
    });
    const headers = { "Content-Type": "application/json" };
    for (let n = 0; n < 20; n += 1)
      await (await fetch("/api/chat", { method: "POST", headers, body })).text();
  });
  await input.fill("One more");
  await input.press("Enter");
  await expect(
    list.getByText("That was too often for now. Please try again in a minute."),
  ).toBeVisible();
  await expect(retry).toBeVisible();
});
