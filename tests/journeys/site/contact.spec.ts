import type { Page } from "@playwright/test";
import { offline } from "#content/site/errors/offline.ts";
import { promise } from "#content/site/ways-to-us.ts";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdFormScripts } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

async function fill(page: Page, over: Record<string, string> = {}): Promise<void> {
  const values = {
    Name: "Ada Example",
    Email: "ada@example.com",
    Phone: "+49 30 1234",
    Message: "Our bookings are typed by hand.",
    ...over,
  };
  for (const [label, value] of Object.entries(values)) {
    await page.locator("#contact").getByLabel(label, { exact: false }).first().fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

async function open(page: Page): Promise<void> {
  await page.goto("/#contact");
  await page.waitForFunction(
    () => document.querySelector<HTMLFormElement>("#contact-form")?.noValidate,
  );
}

test("a message is sent once despite repeated clicks, and thanks replace the form, until a link leads to an empty form", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.getByLabel("Service").selectOption("AI Integration");
  const answer = page.waitForResponse("**/api/contact");
  await page.route("**/api/contact", async (route) => {
    await new Promise((passed) => setTimeout(passed, 300));
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText("Thank you for reaching out. We'll get back to you soon."),
  ).toBeVisible();
  // The form says when somebody answers. The thanks that replace the form must say it too.
  const thanks = page.getByRole("heading", { name: "Message Sent!" }).locator("..");
  await expect(thanks.getByText(promise())).toBeVisible();
  const sent = page.getByRole("region", { name: "What you sent" });
  await expect(sent).toContainText("Our bookings are typed by hand.");
  await expect(sent).toContainText("AI Integration");
  await expectAccessibleAsIs(page, "#contact");
  await page.getByRole("link", { name: "Write to us with these numbers" }).click();
  const form = page.getByRole("form", { name: "Get in Touch" });
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await expect(form.getByLabel("Message")).toHaveValue(/^It comes up 40 times a week, /);
  await expect(form.getByLabel("Name")).toHaveValue("");
  await fill(page);
  await send(page);
  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("an empty form is refused at once, before its validation code is loaded, and an error stays until the value is valid", async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    requests.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  const labels = page.locator("#contact-form button[type=submit]").evaluate(
    (button) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const watch = () => seen.push(button.textContent ?? "");
        new MutationObserver(watch).observe(button, { characterData: true, subtree: true });
        button.addEventListener("click", () => setTimeout(resolve, 300, seen));
      }),
  );
  await send(page);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please tell us your name.");
  await expect(
    page.getByText("4 fields need a second look: Name, Email, Phone, Message."),
  ).toBeVisible();
  expect(await labels).toEqual([]);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  held.resolve();

  const form = page.locator("#contact-form");
  const email = form.getByLabel("Email");
  const listed = form.getByRole("link", { name: "Email" });
  await expect(listed).toBeVisible();
  await email.fill("foo@");
  await page.getByRole("heading", { name: "Get in Touch" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(listed).toBeVisible();
  await email.fill("foo@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(listed).toHaveCount(0);

  // On a phone an error wraps within the half of the row that its field has.
  await page.setViewportSize({ width: 360, height: 740 });
  await form.getByLabel("Website", { exact: false }).fill("google");
  await page.keyboard.press("Tab");
  const error = page.getByText(/^Please enter a website such as/);
  await expect(error).toBeVisible();
  const [text, box] = await error.evaluate((sentence) => [
    sentence.scrollWidth,
    sentence.clientWidth,
  ]);
  expect(text).toBeLessThanOrEqual(box ?? 0);
});

test(
  "an invalid value is reported when the visitor goes on to the next field, a missing one when the message is sent, and the first such field gets the focus",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page);
    const email = page.locator("#contact-form").getByLabel("Email", { exact: false });
    const name = page.locator("#contact-form").getByLabel("Name", { exact: false });
    const phone = page.locator("#contact-form").getByLabel("Phone", { exact: false });
    await name.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("nonsense");
    await page.keyboard.press("Tab");
    await expect(email).toHaveAccessibleDescription("That does not look like an email address.");
    await expect(phone).toBeFocused();
    await expect(name).toHaveAccessibleDescription("");
    await email.fill("ada@example.com");
    await expect(page.getByText("That does not look like an email address.")).toHaveCount(0);

    await fill(page, { Name: "", Email: "nonsense" });
    await send(page);
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please tell us your name.");
    const summary = page.getByText("2 fields need a second look: Name, Email.");
    await expect(summary).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "That does not look like an email address.",
    );
    await summary.getByRole("link", { name: "Email" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    // Scrolls first, because otherwise the header could cover half of a link beside the form.
    await page.locator("#contact").evaluate((section) => section.scrollIntoView());
    await expectAccessibleAsIs(page, "#contact");
    await page.getByLabel("Name").fill("Ada");
    await expect(page.getByText("Please tell us your name.")).toHaveCount(0);
    await expect(summary).toHaveCount(0);
  },
);

const FAILURES = [
  {
    // The server refuses the message with a sentence, which the page shows.
    window: { width: 360, height: 640 },
    status: 503,
    type: "application/json",
    body: '{"error":"Closed for today."}',
    shown: "Closed for today.",
  },
  {
    // A proxy answers instead of the server, and not in JSON.
    window: { width: 844, height: 390 },
    status: 502,
    type: "text/html",
    body: "<h1>Bad gateway</h1>",
    shown: "Unexpected response from server (not JSON).",
  },
];

test.describe("when sending fails", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "the sentence about it is in sight, and the values stay",
    { tag: "@slow" },
    async ({ page }) => {
      await open(page);
      await fill(page);
      for (const { window, status, type, body, shown } of FAILURES) {
        await page.setViewportSize(window);
        await page.route("**/api/contact", (route) =>
          route.fulfill({ status, contentType: type, body }),
        );
        await send(page);
        const alert = page.locator("#contact").getByRole("alert");
        await expect(alert).toHaveText(shown);
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport({ ratio: 1 });
        // An error text with the word "JSON" tells visitors little, so the page writes a plain sentence before it.
        const isForeign = shown.includes("JSON");
        await expect(alert).toHaveAccessibleDescription(
          isForeign ? /^Your message did not get through\..* hello@/ : "",
        );
        await expect(page.getByLabel("Message")).toHaveValue("Our bookings are typed by hand.");
        const box = page
          .locator("#contact-form")
          .filter({ hasText: "What you wrote is still here." });
        await expect(box.getByRole("link", { name: /^hello@/ })).toBeVisible();
        await expect(box.getByRole("link", { name: /^Book a Call/ })).toBeVisible();
        await expectAccessibleAsIs(page, "#contact");
      }
    },
  );

  test(
    "offline the box speaks of the connection alone, and says when it is back",
    { tag: "@slow" },
    async ({ page, context }) => {
      await open(page);
      await fill(page);
      await context.setOffline(true);
      await send(page);
      const alert = page.locator("#contact").getByRole("alert");
      await expect(alert).toHaveText(`${offline.kept} ${offline.later}`);
      await expect(alert).toBeFocused();
      await page.getByLabel("Name").focus();
      await context.setOffline(false);
      await expect(alert).toHaveText(offline.back);
      await expect(page.getByLabel("Name")).toBeFocused();
      await expectAccessibleAsIs(page, "#contact");
      await send(page);
      await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
    },
  );

  test("without a connection a sentence appears; the same text is sent again under the same key, also after a reload, and changed text under a new key", async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route("**/api/contact", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return route.abort();
    });
    await open(page);
    await fill(page);
    await send(page);
    const alert = page.locator("#contact").getByRole("alert");
    await expect(alert).toHaveText(`Something went wrong. Please try again. ${offline.kept}`);
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue("Our bookings are typed by hand.");
    await send(page);
    await expect.poll(() => keys.length).toBe(2);
    await page.getByLabel("Message").fill("Something else.");
    await send(page);
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[0]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectErrors: [/Failed to load resource/] });

  test("the page takes the form, says what is wrong with it, keeps the values and thanks", async ({
    page,
  }) => {
    await page.goto("/#contact");
    // The browser accepts this address, the server refuses it.
    await fill(page, { Email: "ada@example", Company: "Example" });
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await send(page);
    expect((await answer).status()).toBe(422);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "That does not look like an email address.",
    );
    await expect(page.getByLabel("Company")).toHaveValue("Example");
    await page.getByLabel("Email").fill("ada@example.com");
    await send(page);
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  });
});

test("a key in a message or an attached workflow is warned of once, and what was sent names the file", async ({
  page,
}) => {
  await open(page);
  const key = ["sk", "live", "a1B2c3D4e5F6g7H8i9J0"].join("_");
  await fill(page, { Message: `Our key is ${key}.` });
  await send(page);
  const alert = page.locator("#contact").getByRole("alert");
  await expect(alert).toContainText("Your message seems to hold a Stripe key.");
  await expect(alert).toBeFocused();
  await fill(page, { Message: "Please repair it." });
  const buffer = Buffer.from(JSON.stringify({ nodes: [{ url: `https://x.example/?k=${key}` }] }));
  const workflow = { name: "orders.json", mimeType: "application/json", buffer };
  await page.getByLabel(/^Files/).setInputFiles(workflow);
  await send(page);
  await expect(alert).toContainText("“orders.json” seems to hold a Stripe key.");
  await expectAccessibleAsIs(page, "#contact");
  await send(page);
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
  await expect(page.getByRole("region", { name: "What you sent" })).toContainText("orders.json");
});

test("numbers of the calculator without a task are sent back, and a task completes them", async ({
  page,
}) => {
  await page.goto("/?cases=40&minutes=8&cost=35#contact-form");
  await page.waitForFunction(
    () => document.querySelector<HTMLFormElement>("#contact-form")?.noValidate,
  );
  const message = page.getByLabel("Message");
  const begun = await message.inputValue();
  expect(begun).toMatch(/^It comes up 40 times a week, .* My task: $/);
  await fill(page, { Message: begun });
  await send(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Please add your task/);
  await expect(message).toHaveValue(begun);
  await expect(page.getByLabel("Name")).toHaveValue("Ada Example");
  await message.fill(`${begun}invoices`);
  await send(page);
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
});

test(
  "text typed and a file chosen before the form's scripts ran stay, and so does the focus",
  { tag: "@slow" },
  async ({ page }) => {
    const release = await holdFormScripts(page);
    await page.goto("/#contact");
    const photo = { name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("photo") };
    await page.getByLabel(/^Files/).setInputFiles(photo);
    await page.getByLabel("Phone").pressSequentially("+49 30");
    await release();
    await expect(page.getByLabel("Phone")).toHaveValue("+49 30");
    await expect(page.getByLabel("Phone")).toBeFocused();
    await expect(page.getByLabel(/^Files/)).toHaveValue(/note\.jpg$/);
  },
);

test(
  "a file chosen in a dialog that was opened before the form's scripts ran is in the form",
  { tag: "@slow" },
  async ({ page }) => {
    const release = await holdFormScripts(page);
    await page.goto("/#contact");
    const opened = page.waitForEvent("filechooser");
    await page.getByLabel(/^Files/).click();
    const dialog = await opened;
    await release();
    const photo = { name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("photo") };
    await dialog.setFiles(photo);
    await expect(page.getByLabel(/^Files/)).toHaveValue(/note\.jpg$/);
  },
);
