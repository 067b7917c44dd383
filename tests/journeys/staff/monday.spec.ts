import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signInBrowserAs, staffOn } from "../../support/accounts/site-accounts.ts";
import type { Site } from "../../support/operation/site.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

/** A press of a button, a link, a tick or an option; a field that is filled in counts as one. */
const MAX_ACTIONS = 80;

// A document below /admin is answered 401, since a document request carries no session.
test.use({ expectErrors: [/status of 401/] });

const WORK = { Spam: 15, Question: 12, Project: 6, Later: 4, Twin: 4, Erase: 1 };

/** Two twins have one phone, which each of them writes in another way. */
const PHONES: Record<string, string> = {
  "Twin 1": "030 5550 1234",
  "Twin 2": "+49 30 55501234",
  "Twin 3": "030 5550 5678",
  "Twin 4": "+49 30 55505678",
};

async function write(site: Site, name: string): Promise<void> {
  const phone = PHONES[name];
  await leaveMessage(site.url, {
    ...(phone && { phone }),
    name,
    email: `${name.replace(" ", ".").toLowerCase()}@monday.example.com`,
    message: name.startsWith("Erase")
      ? "Please delete all my data."
      : `We type our bookings by hand, which takes an hour a day. Can you help? (${name})`,
  });
}

test(
  "on Monday staff finish 40 tasks with few actions",
  { tag: "@slow" },
  async ({ page, site }) => {
    test.setTimeout(300_000);
    for (const [kind, count] of Object.entries(WORK)) {
      for (let n = 1; n <= count; n += 1) await write(site, `${kind} ${n}`);
    }
    let actions = 0;
    const press = async (what: Locator) => {
      actions += 1;
      await what.click();
    };
    const nav = page.getByRole("navigation", { name: "Back office" });
    const tick = (name: string) =>
      press(page.getByRole("checkbox", { name: `Tick the message from ${name}`, exact: true }));
    const tickAll = async (kind: keyof typeof WORK) => {
      for (let n = 1; n <= WORK[kind]; n += 1) await tick(`${kind} ${n}`);
    };
    const choose = async (label: string) => {
      // Opening the list and choosing from it.
      actions += 2;
      await page.getByLabel("What to do with them").selectOption({ label });
    };
    const apply = async (count: number) => {
      await press(page.getByRole("button", { name: "Do it" }));
      await expect(page.getByText(`Changed: ${count}.`)).toBeVisible();
      await expect(page.getByText(`Changed: ${count}.`)).toBeHidden({ timeout: 10_000 });
    };
    const openMessage = (name: string) => press(page.getByRole("link", { name, exact: true }));

    await signInBrowserAs(page, await staffOn(site, "nora@monday.example.com"));
    await page.goto("/admin/today");
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await press(nav.getByRole("link", { name: "Messages" }));

    await tickAll("Spam");
    await expectAccessible(page, { part: "main" });
    await choose("Spam");
    await apply(WORK.Spam);
    await expect(page.getByRole("link", { name: "Spam 1", exact: true })).toBeHidden();

    await tickAll("Project");
    await choose("Assign to nora@monday.example.com");
    await apply(WORK.Project);

    await tickAll("Later");
    await choose("Look at them again: Tomorrow");
    await apply(WORK.Later);

    // The newest message stands first, and each answer leads on to the next.
    await openMessage(`Question ${WORK.Question}`);
    for (let n = WORK.Question; n >= 1; n -= 1) {
      await expect(page.getByRole("heading", { name: `Question ${n}`, exact: true })).toBeVisible();
      await press(page.getByRole("button", { name: "Ask for details" }));
      await press(page.getByRole("button", { name: "Send the answer" }));
      await expect(page.getByText("Answered so far")).toBeVisible();
      if (n > 1) await press(page.getByRole("link", { name: "Next message" }));
    }

    for (const twin of ["Twin 1", "Twin 3"]) {
      await openMessage(twin);
      await press(page.getByRole("button", { name: "Same person: merge" }));
      await expect(page.getByRole("button", { name: "Same person: merge" })).toBeHidden();
    }

    await openMessage("Erase 1");
    await press(page.getByRole("link", { name: "See and erase what is stored" }));
    await press(page.getByRole("button", { name: "Show what is stored" }));
    await press(page.getByRole("button", { name: "Erase everything" }));
    await press(page.getByRole("button", { name: "Erase it now" }));
    await expect(page.getByText("Contact messages: 1")).toBeVisible();

    console.log(`Monday took ${actions} actions.`);
    expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
    await expectDone(page);
  },
);

/** Checks the finished work on the pages of the site. */
async function expectDone(page: Page): Promise<void> {
  await page.goto("/admin/messages?status=spam");
  await expect(page.getByRole("link", { name: /^Spam \d/ })).toHaveCount(WORK.Spam);
  await page.goto("/admin/messages?status=done");
  await expect(page.getByRole("link", { name: /^Question \d/ })).toHaveCount(WORK.Question);
  await page.goto("/admin/messages?assignee=me");
  await expect(page.getByRole("link", { name: /^Project \d/ })).toHaveCount(WORK.Project);
  await page.goto("/admin/people?q=monday.example.com");
  await expect(page.getByRole("link", { name: /^Twin \d/ })).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Erase/ })).toHaveCount(0);
}
