import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { makeTemporaryFolder } from "../../support/temporary.ts";

const PARTS = JSON.stringify({
  nodes: [
    {
      name: "<b>Start</b>",
      type: "n8n-nodes-base.manualTrigger",
      typeVersion: 1,
      position: [0, 0],
      parameters: {},
    },
  ],
  connections: { "<b>Start</b>": { main: [[{ node: "Gone", type: "main", index: 0 }]] } },
});

test("the check-up works without a network, and its findings lead to the drawing and back", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const answer = await page.goto("/check");
  expect(answer?.headers()["content-security-policy"]).toContain("connect-src 'none'");
  await expect(page.getByRole("button", { name: "Check the workflow" })).toBeDisabled();
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => asked.push(request.url()));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await expect(page.getByText('leads to "Tell the sales team"')).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where does my data go?" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toContainText("Email address");
  await page
    .getByRole("button", { name: /^Show in the drawing ?: New order$/ })
    .first()
    .click();
  await expect(page.locator('[role="button"][aria-pressed="true"]')).toHaveAccessibleName(
    /New order/,
  );
  await expectAccessible(page, { part: "#main" });
  await page.getByRole("button", { name: "Mend them in a copy" }).click();
  await expect(page.getByText('The connection from "Is it large?"')).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was changed" })).toBeFocused();
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Have it repaired" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/broken-connections/);
  await expect(page.getByText("Noted: you would like a workflow repaired")).toBeVisible();
});

test("the check-up takes pasted steps and chosen files, and says what it expected instead", async ({
  page,
}) => {
  await page.goto("/check");
  const text = page.getByRole("textbox", { name: "Your workflow" });
  await text.fill("Dear team, please look at my workflow.");
  await page.getByRole("button", { name: "Check the workflow" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "workflow" })).toBeVisible();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, PARTS);
  await expect(page.getByRole("heading", { name: "Workflow without a name" })).toBeVisible();
  await expect(page.getByText('The step "<b>Start</b>" leads to "Gone"')).toBeVisible();
  const file = join(makeTemporaryFolder("check-"), "two.json");
  writeFileSync(file, `[${PARTS},${PARTS}]`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("combobox", { name: "Workflow", exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of the check-up says what it does and what it needs", async ({ page }) => {
    await page.goto("/check");
    await expect(page.getByText("so it needs JavaScript")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing leaves your browser" })).toBeVisible();
  });
});
