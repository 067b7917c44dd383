import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openAs } from "../../support/accounts/site-accounts.ts";
import { startReceiver } from "../../support/events/receiver.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

test("a webhook that is turned off while its page loads again stays off on the page", async ({
  page,
  staff,
}) => {
  const receiver = await startReceiver();
  await openAs(page, staff, "/admin/webhooks");
  await page.getByRole("textbox", { name: "Address" }).fill(receiver.url);
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByRole("link", { name: receiver.url }).click();
  const on = page.getByRole("button", { name: "Switch on" });
  const off = page.getByRole("button", { name: "Switch off" });
  await expect(off).toBeVisible();
  const held = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  await page.route(
    /\/api\/admin\/webhooks\/[^/]+$/,
    async (route) => {
      const old = await route.fetch();
      read.resolve();
      await held.promise;
      await route.fulfill({ response: old }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send a sample" }).click();
  await read.promise;
  await off.click();
  await expect(on).toBeVisible();
  held.resolve();
  await page.waitForLoadState("networkidle");
  await expect(on).toBeVisible();
  receiver.close();
});

const MOST_PRESSES = 8;

test(
  "staff have messages passed on to a tool of theirs in a few presses, and see what arrived",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    test.setTimeout(120_000);
    const receiver = await startReceiver();
    await openAs(page, staff, "/admin");
    let presses = 0;
    const press = async (role: "link" | "button" | "checkbox", name: string) => {
      presses += 1;
      await page.getByRole(role, { name, exact: true }).click();
    };
    await press("link", "Settings");
    await press("link", "Webhooks");
    await page.waitForURL("/admin/webhooks");
    await page.getByRole("textbox", { name: "Address" }).fill(receiver.url);
    await page.getByLabel("Name of a header").fill("X-Key");
    await page.getByLabel("Value of the header").fill("let me in");
    await press("button", "Add webhook");
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await press("link", receiver.url);
    await press("button", "Send a sample");
    await expect(page.getByText("The sample was taken (200).")).toBeVisible();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    await leaveMessage(site.url, {
      name: "<img src=x onerror=alert(1)>",
      email: "zoe@hooks.example.com",
      message: "Our bookings are typed by hand, and that takes all day.",
    });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]?.headers["x-key"]).toBe("let me in");
    expect(receiver.received[1]?.body).toMatchObject({
      email: "zoe@hooks.example.com",
      test: false,
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: receiver.url })).toBeVisible();
    await expectAccessible(page, { widths: [360, 1440] });
    await page.getByRole("link", { name: "What was sent there" }).click();
    await page.getByRole("link", { name: "A message came by the contact form" }).first().click();
    await page.getByText("Request", { exact: true }).click();
    await expect(page.getByText('"email": "zoe@hooks.example.com"')).toBeVisible();
    await expect(page.getByText("X-Key: •••")).toBeVisible();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    await expectAccessible(page, { widths: [360, 1440] });
    await page.goto("/admin/webhooks");
    await page.getByRole("link", { name: receiver.url }).click();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/admin/webhooks");
    await expect(page.getByRole("link", { name: receiver.url })).toHaveCount(0);
    receiver.close();
  },
);
