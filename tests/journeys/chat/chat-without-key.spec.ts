import { chat } from "#content/assistant/chat.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openChat } from "../../support/browser/chat-journey.ts";

test("without an AI key the panel says so, answers questions from the content, and sends no pasted workflow", async ({
  page,
}) => {
  const { panel, input, list, messages } = await openChat(page);
  await expect(panel.getByText(chat.disclosure.site)).toBeVisible();
  // The panel suggests questions that suit the page. One click asks a suggested question.
  await list.getByRole("button", { name: chat.starters.default[2] }).click();
  await expect(messages.last().getByRole("link").first()).toHaveAttribute("href", /^\/templates\//);
  await input.fill("What does it cost?");
  await input.press("Enter");
  await expect(list.getByText("there is no price list")).toBeVisible();
  await expect(list.getByRole("link", { name: "Questions owners ask" })).toHaveAttribute(
    "href",
    "/#faq",
  );
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await input.fill('{ "nodes": [{ "name": "Start" }], "connections": {} }');
  await input.press("Enter");
  await expect(panel.getByRole("link", { name: chat.notices.workflow.link })).toHaveAttribute(
    "href",
    "/check",
  );
  await expect(input).toHaveValue(/nodes/);
  expect(posted.filter((url) => url.includes("/chat"))).toEqual([]);
});
