import type { RouteConfigEntry } from "@react-router/dev/routes";
import { admin } from "#content/accounts/admin.ts";
import { brand } from "#content/site/brand.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  openAs,
  signInBrowserAs,
  signUpOn,
  tokenOf,
} from "../../support/accounts/site-accounts.ts";
import type { Site } from "../../support/operation/site.ts";
import routes from "../../../src/routes.ts";

const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

/** Sends a message to staff through the chat's endpoint. */
async function leaveMessage(site: Site, written: object): Promise<void> {
  const answer = await fetch(`${site.url}/api/chat/person`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      session_id: crypto.randomUUID(),
      email: "ida@pages.example.com",
      ...written,
    }),
  });
  expect(answer.status).toBe(201);
}

/** Returns the paths of a route and of all routes below it. An unused id stands for each parameter. */
function pathsOf({ path, index, children = [] }: RouteConfigEntry, above = ""): string[] {
  const routePath = path ? `${above}/${path.replace(/:\w+/g, crypto.randomUUID())}` : above;
  const below = children.flatMap((child) => pathsOf(child, routePath));
  return index || children.length === 0 ? [routePath, ...below] : below;
}

test("a document of the back office holds no data, even for staff", async ({ site }) => {
  await leaveMessage(site, { name: "Olga Hidden", message: "what Olga Hidden wrote" });
  const plain = await tokenOf(await signUpOn(site, "nosy@pages.example.com"));
  const pages = routes.flatMap((each) => pathsOf(each)).filter((path) => path.startsWith("/admin"));
  expect(pages.length).toBeGreaterThan(2);
  for (const path of pages.flatMap((page) => [page, `${page}.data`])) {
    for (const [token, status] of [
      [undefined, 401],
      [plain, 403],
    ] as const) {
      const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
      const answer = await fetch(site.url + path, { headers });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).not.toContain("Olga");
    }
  }
});

test(
  "a conversation left for a person is shown as plain text, never as markup",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await leaveMessage(site, {
      name: `Ida ${HOSTILE}`,
      // A message that is nothing but HTML counts as spam.
      message: `We type forty invoices a week by hand, and ask for a call. ${HOSTILE}`,
      transcript: [
        { role: "assistant", content: "Hey there!" },
        { role: "user", content: `${HOSTILE}\n<a href="javascript:alert(1)">Click</a>` },
      ],
    });
    await openAs(page, staff, "/admin/messages?q=ida@pages.example.com");
    await page.getByRole("link", { name: /^Ida/ }).click();
    const message = page.getByRole("article");
    await expect(message.getByText("the chat", { exact: true })).toBeVisible();
    const conversation = message.locator("section", {
      has: page.getByRole("heading", { name: "The conversation with the assistant" }),
    });
    await expect(conversation.getByText("Assistant: Hey there!")).toBeVisible();
    await expect(conversation.getByText(`Visitor: ${HOSTILE}`)).toBeVisible();
    await expect(conversation.getByText('<a href="javascript:alert(1)">Click</a>')).toBeVisible();
    const ours = "[href^='mailto:'], [href^='/admin/']";
    await expect(message.locator(`img, script, a:not(${ours})`)).toHaveCount(0);
    await expectAccessible(page);
    await expect(page).toHaveTitle(`Ida ${HOSTILE} | Back office | ${brand.name}`);
  },
);

test(
  "staff read in plain words how fast the pages are",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await signInBrowserAs(page, staff);
    // Other tests may have sent measurements of this page too. Nineteen equal INP values make sure that the shown
    // value, the 75th percentile, is 620 ms.
    const measurements = [
      { page: "/privacy", metric: "LCP", value: 1240 },
      ...Array.from({ length: 19 }, () => ({ page: "/privacy", metric: "INP", value: 620 })),
    ];
    const answer = await fetch(`${site.url}/api/vitals`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ measurements }),
    });
    expect(answer.status).toBe(204);
    await page.goto("/admin/numbers");
    await page.getByRole("link", { name: "Speed" }).click();
    const privacy = page.getByRole("article", { name: "Privacy" });
    await expect(privacy).toContainText(/\d visit/);
    await expect(privacy).toContainText(/Loading.+\d\.\d s(?:good|needs work|poor)/);
    await expect(privacy).toContainText("620 mspoor");
    await expectAccessible(page);
  },
);

test("on a phone the present tab is marked by one line, also “More”", async ({ page, staff }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole("navigation", { name: admin.label, exact: true });
  for (const [path, name] of [
    ["/admin/messages", "Messages"],
    ["/admin/numbers", "More"],
  ] as const) {
    await openAs(page, staff, path);
    const tab = bar.locator("[aria-current]", { hasText: new RegExp(`^${name}$`) });
    await expect(tab).toHaveCSS("border-top-width", "2px");
    await expect(tab).toHaveCSS("border-bottom-width", "0px");
  }
});
