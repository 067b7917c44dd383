import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile } from "#check/handbook/entry.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { holdRequests } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { makeTemporaryFolder } from "../../support/temporary.ts";

const PARTS = JSON.stringify(
  exampleFile({
    steps: { "<b>Start</b>": ["manualTrigger"] },
    lines: ["<b>Start</b> > Gone"],
    file: { name: undefined },
  }),
);

test("the check-up works without a network, and its findings lead to the drawing and back", async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  const answer = await page.goto("/check");
  expect(answer?.headers()["content-security-policy"]).toContain("connect-src 'none'");
  await expect(page.getByRole("button", { name: "Try an example" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Try an example" }).click();
  const result = page.getByRole("heading", { level: 2 }).first();
  await expect(result).toBeFocused();
  await expect(result).toHaveText(
    /^Thank new customers It will not run like this: \d causes? stops? it\.$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const broken = page.locator("#finding-broken-connections-will-not-run");
  const edge = () => broken.evaluate((card) => getComputedStyle(card).borderLeftColor);
  const before = await edge();
  // A finding with only a few consequences lists them all at once.
  await expect(broken.getByText("“Tell sales” never runs")).toBeVisible();
  await broken.getByRole("button", { name: "Show in the drawing" }).click();
  await expect(page.locator('li[aria-current="true"]')).toHaveCount(1);
  expect(await edge()).toBe(before);
  await page.getByRole("button", { name: "Back to the finding" }).click();
  await expect(broken.getByRole("button", { name: "Show in the drawing" })).toBeFocused();
  await expect(broken).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText("leads to “Tell the sales team”")).toBeVisible();
  await expect(page.getByRole("button", { name: "Back to the finding" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Where does my data go?" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Email address" })).not.toHaveCount(
    0,
  );
  await page
    .getByRole("button", { name: /^Show in the drawing ?: New order$/ })
    .first()
    .click();
  await expect(page.locator('[role="button"][aria-pressed="true"]')).toHaveAccessibleName(
    /New order/,
  );
  await expectAccessible(page, { part: "#main" });
  await page.getByRole("button", { name: "Fix them in a copy" }).click();
  await expect(page.getByText("The field “Subject” of “Thank the customer” begins")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was changed" })).toBeFocused();
  expect(requests).toEqual([]);
  // The prepared message names first what stops the workflow, whichever purpose the visitor has chosen.
  await page.getByRole("radio", { name: "is safe to share" }).check();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Have it repaired" }).click();
  await expect(page).toHaveURL(/\/\?findings=1#contact-form$/);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /^Please repair a workflow. The check-up found:\n- The step “Is it large\?” leads to .*\nWhat it should do: $/s,
  );
  await expect(page.getByText("We see only a workflow that you attach below")).toBeVisible();
  // The findings stay in the browser until the visitor sends the form.
  expect(requests.filter((url) => /Is(?:\+|%20| )it/.test(url))).toEqual([]);
});

test(
  "the text field is there before the scripts, keeps what was typed, and nothing moves when they run",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/check", { waitUntil: "commit" });
    const text = page.getByRole("textbox", { name: "Your workflow" });
    const check = page.getByRole("button", { name: "Check the workflow" });
    const below = page.getByRole("heading", { name: "Nothing leaves your browser" });
    await text.fill(PARTS);
    await expect(check).toBeDisabled();
    await page.evaluate(() => document.fonts.ready);
    const before = await below.boundingBox();
    release();
    await expect(check).toBeEnabled();
    expect(await below.boundingBox()).toEqual(before);
    await check.click();
    await expect(page.getByRole("heading", { name: "Workflow without a name" })).toBeFocused();
  },
);

test("the check-up takes pasted steps and chosen files, and says what it expected instead", async ({
  page,
}) => {
  await page.goto("/check");
  const text = page.getByRole("textbox", { name: "Your workflow" });
  const said = page.locator("form").getByRole("alert");
  await page.getByRole("button", { name: "Check the workflow" }).click();
  await expect(said).toHaveText("Paste a workflow first, choose its file, or try the example.");
  await expect(text).toBeFocused();
  await text.fill("Dear team, please look at my workflow.");
  await page.getByRole("button", { name: "Check the workflow" }).click();
  await expect(
    page.locator("form").getByRole("alert").filter({ hasText: "The check needs an n8n workflow" }),
  ).toBeVisible();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, PARTS);
  await expect(page.getByRole("heading", { name: "Workflow without a name" })).toBeVisible();
  await expect(page.getByText("The step “<b>Start</b>” leads to “Gone”")).toBeVisible();
  const file = join(makeTemporaryFolder("check-"), "two.json");
  writeFileSync(file, `[${PARTS},${PARTS}]`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("combobox", { name: "Workflow", exact: true })).toBeVisible();
});

const KEY = ["sk-", "proj-", "ABCDEFGHIJKLMNOPQRSTUV0123456789"].join("");

test(
  "nothing of an earlier check or of another purpose stays, and no secret is shown",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/check");
    const text = page.getByRole("textbox", { name: "Your workflow" });
    const check = page.getByRole("button", { name: "Check the workflow" });
    await expect(check).toBeEnabled();
    await page.evaluate(() => {
      const event = new ClipboardEvent("paste", {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(event);
    });
    await expect(
      page.getByRole("alert").filter({ hasText: "There is nothing here" }),
    ).toBeVisible();
    await text.fill(JSON.stringify({ nodes: [], connections: {} }));
    await check.click();
    await expect(page.getByText("This workflow has no steps yet")).toBeVisible();
    await expect(page.getByText("There is nothing here")).toBeHidden();
    const credentials = { smtp: { id: "1", name: "Mine" } };
    const parameters = { url: "https://example.com", note: KEY };
    const workflow = exampleFile({
      steps: { Start: ["manualTrigger"], Ask: ["httpRequest@4.2", parameters, { credentials }] },
      file: { name: "With a key" },
    });
    await text.fill(JSON.stringify(workflow));
    await check.click();
    const heading = page.getByRole("heading", { name: "With a key" });
    await expect(heading).toBeFocused();
    // The result is directly below the header, so that visitors see it and not the text that was checked.
    await expect
      .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0))
      .toBeLessThan(100);
    await page
      .getByRole("button", { name: /^Show in the drawing ?: Ask$/ })
      .first()
      .click();
    await expect(page.getByText("YOUR-SECRET").first()).toBeVisible();
    await page.getByRole("button", { name: "Fix them in a copy" }).click();
    await expect(page.getByText("the secret was taken out")).toBeVisible();
    expect(await page.getByRole("region", { name: "With a key" }).textContent()).not.toContain(KEY);
    await page.getByRole("radio", { name: "is safe to share" }).check();
    await expect(page.getByText("the secret was taken out")).toBeHidden();
    await expect(page.getByRole("button", { name: "Fix them in a copy" })).toBeVisible();
    await text.fill("no workflow");
    await check.click();
    await expect(page.getByRole("alert").filter({ hasText: "holds no workflow" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "With a key" })).toBeHidden();
  },
);

test(
  "a short workflow is not enlarged, and a workflow without findings is said to be safe to share",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/check");
    const short = (settings: object) =>
      JSON.stringify(
        exampleFile({
          steps: { Start: ["manualTrigger", {}, settings], "Go on": ["noOp", {}, settings] },
        }),
      );
    await page.getByRole("textbox", { name: "Your workflow" }).fill(short({}));
    await page.getByRole("button", { name: "Check the workflow" }).click();
    await page.getByRole("radio", { name: "is safe to share" }).check();
    await expect(page.getByText("Looks safe to share", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Your workflow" }).fill(short({ webhookId: "1" }));
    await page.getByRole("button", { name: "Check the workflow" }).click();
    await expect(page.getByText("1 thing is worth knowing")).toBeVisible();
    await expect(page.getByRole("radio", { name: "is safe to share" })).toBeChecked();
    await expect(page.getByText("Looks safe to share", { exact: true })).toBeVisible();
    const name = page.locator(".step-name").first();
    const scale = await name.evaluate((text: SVGTextElement) => text.getScreenCTM()?.a ?? 0);
    expect(scale).toBeGreaterThan(0.4);
    expect(scale * 24).toBeLessThan(18);
  },
);

test("the whole check-up is done with the keyboard", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/check");
  await expect(page.getByRole("button", { name: "Try an example" })).toBeEnabled();
  const press = async (role: "button" | "radio", name: string | RegExp, key: string) => {
    const control = page.getByRole(role, { name }).first();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(control).toBeFocused();
    await page.keyboard.press(key);
  };
  await press("button", "Try an example", "Enter");
  await expect(page.getByRole("heading", { name: "Thank new customers" })).toBeFocused();
  await press("button", /^Show in the drawing/, "Enter");
  await expect(page.locator('[role="button"][aria-pressed="true"]')).toHaveCount(1);
  await press("button", "Fix them in a copy", "Enter");
  await expect(page.getByRole("heading", { name: "What was changed" })).toBeFocused();
});

/** Maximum number of presses of Tab. The page has fewer elements that can have the focus. */
const MOST_TABS = 80;

/** A workflow with seven mistakes that are independent of each other. */
const SEVEN_FAULTS = JSON.stringify(
  exampleFile({
    steps: {
      Start: ["scheduleTrigger"],
      Guess: ["noSuchThing"],
      Ask: ["httpRequest", { url: "example.com" }],
      Keep: ["set", { assignments: { assignments: [{ name: "a", value: "{{ $json.b }}" }] } }],
      Count: ["code", { jsCode: "return [" }],
      Look: ["httpRequest", { url: "={{ $('Gone').item.json.url }}" }],
      Alone: ["noOp"],
      "Alone too": ["noOp"],
    },
    lines: [
      "Start > Guess",
      "Guess > Ask",
      "Ask > Keep",
      "Keep > Count",
      "Count > Look",
      "Look > Nobody",
    ],
  }),
);

test(
  "the report is printed whole, without what only a screen needs",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/check");
    await page.getByRole("textbox", { name: "Your workflow" }).fill(SEVEN_FAULTS);
    await page.getByRole("button", { name: "Check the workflow" }).click();
    const findings = page.locator('li[id^="finding-"]');
    await expect(findings.nth(5)).toBeAttached();
    await expect(findings.last()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const finding of await findings.all()) await expect(finding).toBeVisible();
    await expect(page.getByRole("heading", { name: "Where does my data go?" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your workflow" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of the check-up says what it does and what it needs", async ({ page }) => {
    await page.goto("/check");
    await expect(page.getByText("so it needs JavaScript")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing leaves your browser" })).toBeVisible();
  });
});

test("a file that is read late does not replace a later check", async ({ page }) => {
  await page.goto("/check");
  await expect(page.getByRole("button", { name: "Check the workflow" })).toBeEnabled();
  // Holds the file back as a slow disk does.
  await page.evaluate(() => {
    const read = Reflect.get(File.prototype, "arrayBuffer");
    File.prototype.arrayBuffer = async function (this: File) {
      await new Promise((free) => addEventListener("keyup", free, { once: true }));
      return read.call(this);
    };
  });
  const file = join(makeTemporaryFolder("check-"), "late.json");
  writeFileSync(file, PARTS);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Try an example" }).click();
  const result = page.getByRole("heading", { level: 2 }).first();
  await expect(result).toHaveText(/^Thank new customers/);
  await page.keyboard.press("Shift");
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 500)));
  await expect(result).toHaveText(/^Thank new customers/);
});
