import { brand } from "#content/site/brand.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, STAFF, test } from "../../support/browser/journey.ts";
import { openAs, openReceived } from "../../support/accounts/site-accounts.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

const HOSTILE = `<img src=x onerror="document.title='owned'">=1+1`;

test.use({ expectErrors: [/status of (?:409|503)/] });

test("staff find a person, write a note, merge two addresses and undo the merge", async ({
  page,
  site,
  staff,
}) => {
  test.setTimeout(120_000);
  await leaveMessage(site.url, {
    name: `Zoe ${HOSTILE}`,
    email: "zoe@people.example.com",
    message: HOSTILE,
  });
  await leaveMessage(site.url, {
    name: "Zoe",
    email: "zoe@elsewhere.example.com",
    message: HOSTILE,
  });
  await openAs(page, staff, "/admin/people");
  await page.getByRole("searchbox").fill("zoe@nowhere");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name: "Look among spam" }).click();
  await expect(page).toHaveURL(/q=zoe%40nowhere&has=spam/);
  await page.getByRole("link", { name: "Show everybody" }).click();
  await expect(page.getByRole("link", { name: /^Zoe/ })).toHaveCount(2);
  await page.getByRole("searchbox").fill("zoe@people");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/q=zoe%40people/);
  await expectAccessible(page, { part: "main" });
  await page.getByRole("link", { name: /^Zoe <img/ }).click();
  await page.getByLabel("New note").fill(`Called. ${HOSTILE}`);
  // The server stores the note, but its answer is lost. Saving again must not store a second note.
  const lost = { status: 503, json: { error: "Please try again." } };
  await page.route("**/notes", (route) => route.fetch().then(() => route.fulfill(lost)), {
    times: 1,
  });
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("");
  const timeline = page.getByRole("list").filter({ hasText: "Called." });
  await expect(timeline.getByText(`Called. ${HOSTILE}`)).toHaveCount(1);
  await page.getByLabel("Their other email").fill("zoe@elsewhere.example.com");
  await page.getByRole("button", { name: "Merge" }).click();
  await expect(timeline.getByText("Merged with another address")).toBeVisible();
  await expect(timeline.getByText("Message", { exact: true })).toHaveCount(2);
  await expectAccessible(page, { widths: [360, 1440] });
  await page.getByRole("button", { name: "Separate zoe@elsewhere.example.com" }).click();
  await expect(timeline.getByText("Message", { exact: true })).toHaveCount(1);
  await expect(page).toHaveTitle(`Zoe ${HOSTILE} | Back office | ${brand.name}`);
  await page.getByRole("link", { name: "All people" }).click();
  await expect(page).toHaveTitle(`People | Back office | ${brand.name}`);
  await page.setViewportSize({ width: 360, height: 740 });
  // A second row would make the header twice as high.
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(60);
});

test("an amount is read as people write it, and shown as everywhere else", async ({
  page,
  site,
  staff,
}) => {
  const amy = { name: "Amy Amount", email: "amy@amounts.example.com" };
  await openReceived(page, site, staff, amy, "people");
  const amount = page.getByLabel("Amount, in EUR");
  const save = page.getByRole("button", { name: "Save lead" });
  await page.getByLabel("Lead", { exact: true }).selectOption("won");
  for (const [typed, shown] of [
    ["€ 3,000", "€3,000"],
    ["1.200,00", "€1,200"],
    ["1200 EUR", "€1,200"],
  ] as const) {
    await amount.fill(typed);
    await save.click();
    await expect(amount).toHaveValue(shown);
  }
  await expect(page.getByText("amount from “€3,000” to “€1,200”")).toBeVisible();
  await amount.fill("1200.50");
  await save.click();
  await expect(page.getByText("please round the amount")).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill("$ 1,200");
  await save.click();
  await expect(page.getByText("Amounts here are in EUR")).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue("$ 1,200");
});

test("a person's page shows a number to call, the address in letters, and what was changed to what", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessage(site.url, {
    name: "Ina",
    email: "ina@xn--bcher-kva.example",
    phone: "+49 (0)30 5550143",
  });
  await openAs(page, staff, "/admin/messages");
  await page.getByRole("link", { name: "Ina", exact: true }).click();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Done");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Status: Done")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Message changed (status from “New” to “Done”)")).toBeVisible();
  await page.getByRole("link", { name: "Everything about this person" }).click();
  await expect(main.getByText("ina@bücher.example")).toBeVisible();
  await expect(main.getByText("xn--")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "+49 (0)30 5550143" })).toHaveAttribute(
    "href",
    "tel:+49305550143",
  );
  await expect(
    main.getByText(`Message changed (status from “New” to “Done”) by ${STAFF}`),
  ).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.getByRole("link", { name: "All people" }).click();
  await expect(main.getByText("ina@bücher.example")).toBeVisible();
});

test("a search that staff type as soon as its field appears stays in the field", async ({
  page,
  staff,
}) => {
  await page.addInitScript(() => {
    const appearance = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>("main [type=search]");
      if (!field) return;
      appearance.disconnect();
      field.value = "zoe";
    });
    appearance.observe(document, { childList: true, subtree: true });
  });
  await openAs(page, staff, "/admin/people");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("zoe");
});
