import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findShell } from "/work/helpers/desk19/tests/support/browser/browser.ts";
import { startSite } from "/work/helpers/desk19/tests/support/operation/site.ts";
import { signInBrowserAs, staffOn } from "/work/helpers/desk19/tests/support/accounts/site-accounts.ts";
const site = await startSite({ RATE_LIMITS: "off", CHAT_DELAY: "off" });
const browser = await chromium.launch({ executablePath: await findShell(), args: BROWSER_ARGUMENTS });
try {
  for (let n = 1; n <= 14; n++) {
    const answer = await fetch(`${site.url}/api/contact`, { method: "POST", headers: {"Content-Type":"application/json"}, body: JSON.stringify({ name: `Visitor ${n}`, email: `v${n}@shots.example.com`, phone: "+49 30 1234", company: n % 2 ? "Hotel Linde" : "", message: `We type our bookings by hand, which takes an hour a day. Can you help us with that? Number ${n}.` }) });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
  page.on("pageerror", (e) => console.log("pageerror:", e.message));
  await signInBrowserAs(page, await staffOn(site, "nora@shots.example.com"));
  const shot = async (name: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      const sw = await page.evaluate(() => document.documentElement.scrollWidth);
      console.log(name, width, sw);
      await page.screenshot({ path: `/var/tmp/desk19-${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto(site.url + "/admin/today"); await page.getByRole("heading", { name: "Today" }).waitFor(); await page.waitForTimeout(1000); await shot("today");
  await page.goto(site.url + "/admin/messages"); await page.getByText("Tick all").waitFor();
  await page.getByRole("checkbox", { name: "Tick the message from Visitor 3", exact: true }).click();
  await shot("messages");
  await page.keyboard.press("?"); await page.waitForTimeout(500); await shot("keys");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Visitor 5", exact: true }).click();
  await page.getByRole("button", { name: "Offer a call" }).click(); await page.waitForTimeout(300);
  await shot("message");
  await page.getByRole("button", { name: "Send the answer" }).click(); await page.getByText("Answered so far").waitFor(); await page.waitForTimeout(800);
  await shot("answered");
} finally { await browser.close(); await site.stop(); }
