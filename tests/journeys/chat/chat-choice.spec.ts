import { openChat } from "../../support/browser/chat-journey.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("a choice that the assistant offers asks its question in the visitor's place, also after a reload", async ({
  page,
}) => {
  await page.route("**/api/chat", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const events = [
      { type: "by", answeredBy: "site" },
      { type: "text", text: "Is it one of these?" },
      { type: "card", card: { type: "choice", text: "What does it cost?" } },
      { type: "about", about: ["choice"] },
      { type: "end" },
    ];
    return route.fulfill({
      contentType: "text/event-stream",
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
    });
  });
  const { input, messages } = await openChat(page);
  await input.fill("hm");
  await input.press("Enter");
  await expect(messages.last().getByText("Is it one of these?")).toBeVisible();
  await page.unroute("**/api/chat");
  await page.reload();
  const again = await openChat(page);
  const choice = again.messages.last().getByRole("button", { name: "What does it cost?" });
  await choice.focus();
  await page.keyboard.press("Enter");
  await expect(again.messages.last()).toContainText("there is no price list");
});
