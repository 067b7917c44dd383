import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openAs, staffOn } from "../../support/accounts/site-accounts.ts";
import type { Site } from "../../support/operation/site.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

/** Maximum number of actions: pressing a button, link, checkbox or option, or filling in a field. */
const MAX_ACTIONS = 80;

const WORK = { Spam: 15, Question: 12, Project: 6, Later: 4, Twin: 4, Erase: 1 };

/**
 * Window sizes of the two tests. Both tests use the same site. The messages of a test are numbered from `first` on, so
 * that no two messages are equal.
 */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, first: 100 },
  phone: { viewport: { width: 390, height: 844 }, first: 200 },
};

/** Returns a phone number. Two messages that form a pair have the same number, in different spellings. */
function phoneOf(twin: number): string {
  const digits = String(twin + (twin % 2)).padStart(4, "0");
  return twin % 2 === 1 ? `030 5550 ${digits}` : `+49 30 5550${digits}`;
}

async function write(site: Site, kind: string, n: number): Promise<void> {
  const name = `${kind} ${n}`;
  await leaveMessage(site.url, {
    ...(kind === "Twin" && { phone: phoneOf(n) }),
    name,
    email: `${name.replace(" ", ".").toLowerCase()}@monday.example.com`,
    message: name.startsWith("Erase")
      ? "Please delete all my data."
      : `We type our bookings by hand, which takes an hour a day. Can you help? (${name})`,
  });
}

for (const [screen, { viewport, first }] of Object.entries(SCREENS))
  test(
    `on Monday staff finish 40 tasks with few actions, on a ${screen}`,
    { tag: "@slow" },
    async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      const staff = `nora.${screen}@monday.example.com`;
      for (const [kind, count] of Object.entries(WORK)) {
        for (let n = 1; n <= count; n += 1) await write(site, kind, first + n);
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
        for (let n = 1; n <= WORK[kind]; n += 1) await tick(`${kind} ${first + n}`);
      };
      const choose = async (label: string) => {
        // Opening the list of choices and choosing one count as two actions.
        actions += 2;
        await page.getByLabel("What to do with them").selectOption({ label });
      };
      const bulk = page.getByRole("region", { name: "Ticked messages" });
      const expectChanged = async (count: number) => {
        const notice = page.locator("[aria-live=polite]").getByText(`Changed: ${count}.`);
        await expect(notice).toBeVisible();
        await expect(notice).toBeHidden({ timeout: 10_000 });
      };
      const openMessage = async (name: string) => {
        const link = page.getByRole("link", { name, exact: true });
        // On a phone the page shows either the list or a message.
        const back = page.getByRole("link", { name: "All messages" });
        await expect(link.or(back).first()).toBeVisible();
        if (!(await link.isVisible())) await press(back);
        await press(link);
      };

      await openAs(page, await staffOn(site, staff), "/admin/today");
      await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
      await expectAccessible(page, { part: "main" });
      await press(nav.getByRole("link", { name: "Messages" }));

      await tickAll("Spam");
      await expectAccessible(page, { part: "main" });
      await press(bulk.getByRole("button", { name: "Spam", exact: true }));
      await expectChanged(WORK.Spam);
      await expect(page.getByRole("link", { name: `Spam ${first + 1}`, exact: true })).toBeHidden();

      await tickAll("Project");
      await choose(`Assign to ${staff}`);
      await press(bulk.getByRole("button", { name: "Apply to the ticked" }));
      await expectChanged(WORK.Project);

      await tickAll("Later");
      await choose("Look at them again: Tomorrow");
      await press(bulk.getByRole("button", { name: "Apply to the ticked" }));
      await expectChanged(WORK.Later);

      // The site has no mail server, so staff write answers in their own email program. The newest message is the first.
      await openMessage(`Question ${first + WORK.Question}`);
      for (let n = WORK.Question; n >= 1; n -= 1) {
        await expect(
          page.getByRole("heading", { name: `Question ${first + n}`, exact: true }),
        ).toBeVisible();
        await press(page.getByRole("link", { name: "Write in your own email program" }));
        await press(page.getByRole("button", { name: "I have answered it" }));
        await expect(page.getByText("Answered so far")).toBeVisible();
        if (n > 1) await press(page.getByRole("link", { name: "Next message" }));
      }

      for (const twin of [1, 3]) {
        await openMessage(`Twin ${first + twin}`);
        await press(page.getByRole("button", { name: "Same person: merge" }));
        await expect(page.getByRole("button", { name: "Same person: merge" })).toBeHidden();
      }

      await openMessage(`Erase ${first + 1}`);
      await press(page.getByRole("link", { name: "See and erase what is stored" }));
      await press(page.getByRole("button", { name: "Erase everything" }));
      await press(page.getByRole("button", { name: "Erase it now" }));
      await expect(page.getByText("Contact messages: 1")).toBeVisible();

      console.log(`Monday took ${actions} actions on a ${screen}.`);
      expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
      await expectDone(page, first / 100);
    },
  );

async function expectDone(page: Page, hundred: number): Promise<void> {
  const named = (kind: string) => new RegExp(`^${kind} ${hundred}\\d\\d`);
  await page.goto("/admin/messages?status=spam");
  await expect(page.getByRole("link", { name: named("Spam") })).toHaveCount(WORK.Spam);
  await page.goto("/admin/messages?status=done");
  await expect(page.getByRole("link", { name: named("Question") })).toHaveCount(WORK.Question);
  await page.goto("/admin/messages?assignee=me");
  await expect(page.getByRole("link", { name: named("Project") })).toHaveCount(WORK.Project);
  await page.goto("/admin/people?q=monday.example.com");
  await expect(page.getByRole("link", { name: named("Twin") })).toHaveCount(2);
  await expect(page.getByRole("link", { name: named("Erase") })).toHaveCount(0);
}
