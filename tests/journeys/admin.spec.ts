import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { codeAt, stepAt } from "#features/auth/server/totp.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { mailTo } from "../support/mails.ts";
import { maintain } from "../support/maintain.ts";
import { signUpOn, tokenOf } from "../support/site-accounts.ts";
import type { Site } from "../support/site.ts";
import routes from "../../src/routes.ts";

const PASSWORD = "a quiet wire hums";
const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

// A document below /admin is answered 401, since a document request carries no session.
test.use({ expectErrors: [/status of 401/] });

async function write(site: Site, name: string, email: string, message: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, email, phone: "+49 30 1234", message }),
  });
  expect(answer.status).toBe(201);
}

/** Invited, password chosen, app set up: as far as the recovery codes. @returns the app's secret */
async function becomeStaff(page: Page, site: Site, email: string): Promise<string> {
  const { output } = await maintain("staff", site.dataDir, "", {}, ["add", email]);
  expect(output).toContain(`${email} is staff`);
  const { link } = await mailTo(site.dataDir, email, "invited");
  await page.goto(link.replace(/^https?:\/\/[^/]+/, site.url));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/admin");
  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) - 1));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  return secret;
}

test("an invited person becomes staff, and signs in with two steps from then on", async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const email = "mara@example.com";
  const secret = await becomeStaff(page, site, email);
  const recoveryCode = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{4}-\w{4}/ })
    .first()
    .innerText();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto("/admin/messages");
  await expect(page).toHaveURL("/sign-in?next=%2Fadmin%2Fmessages");
  const signIn = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn();
  await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/sign-in/);
  await signIn();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

test("staff work through the inbox; hostile words are only words", async ({ page, site }) => {
  test.setTimeout(120_000);
  await write(site, `Eve ${HOSTILE}`, "eve@example.com", HOSTILE);
  await write(site, "Ada Example", "ada@example.com", "Our bookings are typed by hand.");
  await write(site, "Ada Example", "ada@example.com", "One more thing.");
  await becomeStaff(page, site, "ruben@example.com");
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("article", { name: "Messages" })).toContainText("3");
  await expectAccessible(page);
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page.getByRole("main").getByText(HOSTILE).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Eve/ }).click();
  await expect(page.getByRole("heading", { name: /^Eve <img/ })).toBeVisible();
  await page.getByLabel("Status").selectOption("Spam");
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "All messages" }).click();
  await page.getByRole("link", { name: /^Spam \(1\)/ }).click();
  await expect(page.getByRole("link", { name: /^Eve/ })).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "Ada Example" }).last().click();
  await expect(page.getByText("Our bookings are typed by hand.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Also by this person" })).toBeVisible();
  await expect(page.getByRole("link", { name: "One more thing." })).toBeVisible();
  await page.getByLabel("Note").fill("Called back.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saved.").last()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue("Called back.");
  expect(await page.title()).not.toContain("owned");
});

/** Addresses of a route and all below it, with an id that nothing has for what varies. */
function pathsOf({ path, index, children = [] }: RouteConfigEntry, above = ""): string[] {
  const own = path ? `${above}/${path.replace(/:\w+/g, crypto.randomUUID())}` : above;
  const below = children.flatMap((child) => pathsOf(child, own));
  return index || children.length === 0 ? [own, ...below] : below;
}

test("a document of the back office holds nothing, whoever asks", async ({ site }) => {
  await write(site, "Secret Visitor", "secret@example.com", "a secret of a visitor");
  const plain = await tokenOf(await signUpOn(site, "nosy@example.com"));
  const pages = routes.flatMap((each) => pathsOf(each)).filter((path) => path.startsWith("/admin"));
  expect(pages.length).toBeGreaterThan(2);
  const tampered = plain.replace(/\.[^.]*$/, ".AAAA");
  for (const path of pages.flatMap((page) => [page, `${page}.data`])) {
    for (const [token, status] of [
      [undefined, 401],
      ["a.b.c", 401],
      [tampered, 401],
      [plain, 403],
    ] as const) {
      const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
      const answer = await fetch(site.url + path, { headers });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).not.toContain("ecret");
    }
  }
});

test("a conversation left for a person is shown as words, whatever it says", async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const answer = await fetch(`${site.url}/api/chat/person`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      session_id: crypto.randomUUID(),
      name: `Zoe ${HOSTILE}`,
      email: "zoe@example.com",
      message: HOSTILE,
      transcript: [
        { role: "assistant", content: "Hey there!" },
        { role: "user", content: `${HOSTILE}\n<a href="javascript:alert(1)">Click</a>` },
      ],
    }),
  });
  expect(answer.status).toBe(201);
  await becomeStaff(page, site, "nora@example.com");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.goto("/admin/messages");
  await page.getByRole("link", { name: /^Zoe/ }).click();
  const message = page.getByRole("article");
  await expect(message.getByText("the chat", { exact: true })).toBeVisible();
  const conversation = message.locator("section", {
    has: page.getByRole("heading", { name: "The conversation with the assistant" }),
  });
  await expect(conversation.getByText("Assistant: Hey there!")).toBeVisible();
  await expect(conversation.getByText(`Visitor: ${HOSTILE}`)).toBeVisible();
  await expect(conversation.getByText('<a href="javascript:alert(1)">Click</a>')).toBeVisible();
  await expect(message.locator("img, script, a:not([href^='mailto:'])")).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.title()).not.toContain("owned");
});

test("staff see in plain words how fast the pages are", async ({ page, site }) => {
  test.setTimeout(90_000);
  await becomeStaff(page, site, "vera@example.com");
  await page.getByRole("button", { name: "I have kept them" }).click();
  // Other journeys may have opened the page on this site, but nobody has clicked on it.
  const measurements = [
    { page: "/privacy", metric: "LCP", value: 1240 },
    { page: "/privacy", metric: "INP", value: 620 },
  ];
  const answer = await fetch(`${site.url}/api/vitals`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ measurements }),
  });
  expect(answer.status).toBe(204);
  await page.getByRole("link", { name: "Speed" }).click();
  const privacy = page.getByRole("article", { name: "Privacy" });
  await expect(privacy).toContainText(/\d visit/);
  await expect(privacy).toContainText(/Loading.+\d\.\d s(?:good|needs work|poor)/);
  await expect(privacy).toContainText("620 mspoor");
  await expectAccessible(page);
});

test("a plain account is told that this is for staff", async ({ page, site }) => {
  await page.goto("/sign-up?next=/admin");
  await page.getByLabel("Email").fill("plain@example.com");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  const { code } = await mailTo(site.dataDir, "plain@example.com");
  await page.getByLabel("Code from the mail").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This part of the website is for staff.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
});
