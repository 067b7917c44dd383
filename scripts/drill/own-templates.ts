import { chromium } from "@playwright/test";
import { signInBrowserAs, staffOn, tokenOf } from "#tests/support/accounts/site-accounts.ts";
import { BROWSER_ARGUMENTS, findShell } from "#tests/support/browser/browser.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { N8N_VERSION } from "../../tools/templates/install/node-packages.ts";
import { withN8n } from "../../tools/templates/run/server/with-n8n.ts";
import { drillLeads, headingsOfLeads } from "./own-templates/leads.ts";
import { drillReport } from "./own-templates/report.ts";
import { openOutsideServices } from "./own-templates/services.ts";

/** The consultancy's own two templates in the real n8n; Slack and Google Sheets are stand-ins. */
export async function drillOwnTemplates(): Promise<boolean> {
  const tables = { Leads: [headingsOfLeads()] };
  const outside = await openOutsideServices(makeTemporaryFolder("own-templates-"), tables);
  const site = await startSite({ RATE_LIMITS: "off", WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" });
  const executablePath = await findShell();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const staff = await staffOn(site, "nora@leads.example.com");
    const page = await browser.newPage({ baseURL: site.url });
    await signInBrowserAs(page, staff);
    return await withN8n(
      N8N_VERSION,
      async (n8n) => {
        const leads = await drillLeads(page, n8n, outside);
        return (await drillReport(site, await tokenOf(staff), n8n.client, outside)) && leads;
      },
      "people",
      outside.environment,
    );
  } finally {
    await browser.close();
    await site.stop();
    outside.close();
  }
}
