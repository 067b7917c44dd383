import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test as journey } from "../../support/browser/journey.ts";
import { openReceived } from "../../support/accounts/site-accounts.ts";
import { replyEmail } from "../../support/mail/reply-email.ts";
import { INBOUND, signatureOf } from "../../support/mail/signed-post.ts";
import { startSmtp, type ReceivedMail, type SmtpServer } from "../../support/mail/smtp.ts";
import { setOwnBusiness } from "../../support/operation/maintain.ts";
import { freshDataDir, type Site } from "../../support/operation/site.ts";

/** The site sends to this mail server, which also keeps each email where a site without a mail server does. */
const test = journey.extend<object, { dataDir: string; mailServer: SmtpServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  dataDir: [async ({}, use) => use(freshDataDir()), { scope: "worker" }],
  mailServer: [
    async ({ dataDir }, use) => {
      const folder = join(dataDir, "mail");
      mkdirSync(folder, { recursive: true });
      await setOwnBusiness(dataDir);
      const server = await startSmtp({}, { folder });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ dataDir, mailServer }, use) =>
      use({
        DATA_DIR: dataDir,
        SMTP_URL: mailServer.url,
        MAIL_FROM: "hello@example.com",
        REPLY_ADDRESS: INBOUND.address,
        INBOUND_MAIL_SECRET: INBOUND.postSecret,
      }),
    { scope: "worker" },
  ],
});

function fieldOf({ message }: ReceivedMail, name: string): string {
  const unfolded = message.replace(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*?)\\r?$`, "im").exec(unfolded)?.[1] ?? "";
}

async function postReply(site: Site, mime: string): Promise<void> {
  const headers = signatureOf(mime);
  const answer = await fetch(`${site.url}/api/inbound-mail`, {
    method: "POST",
    headers,
    body: mime,
  });
  expect(answer.status).toBe(200);
}

test.describe("after an address that nobody has", () => {
  test.use({ expectErrors: [/status of 422/] });

  test("an answer goes to the address that staff have corrected", async ({
    page,
    site,
    staff,
    mailServer,
  }) => {
    const [wrong, right] = ["hanna@gmial.example", "hanna@gmail.example"];
    await openReceived(page, site, staff, { name: "Hanna Typo", email: wrong }, "people");
    await page.getByLabel("Their other email").fill(right);
    await page.getByRole("button", { name: "Merge" }).click();
    await expect(page.getByText("correct it on the page of their message")).toBeVisible();
    await page.getByRole("link", { name: "Correct a mistyped address" }).click();
    const address = page.getByLabel("Their email address");
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(wrong);
    await address.fill(right);
    await page.getByRole("button", { name: "Save the address" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: right })).toBeVisible();
    await expect(main.getByText(/^Message changed \(email address\) by/)).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await page.getByRole("button", { name: `Back to ${wrong}` }).click();
    await expect(main.getByRole("link", { name: wrong })).toBeVisible();
    await page.getByRole("button", { name: `Back to ${right}` }).click();
    await expect(main.getByRole("link", { name: right })).toBeVisible();
    await page.getByLabel("Answer", { exact: true }).fill("Gladly, Hanna.");
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect(page.getByText("The answer is stored.").last()).toBeVisible();
    const received = () =>
      mailServer.received.find(({ message }) => message.includes("Gladly, Hanna"));
    await expect.poll(() => received()?.to).toEqual([right]);
    await page.getByRole("link", { name: "Everything about this person" }).click();
    await expect(page).toHaveURL(/\/admin\/people\//);
    await expect(main.getByRole("heading", { name: "Hanna Typo" })).toBeVisible();
    await expect(main.getByRole("button", { name: `Separate ${wrong}` })).toBeVisible();
  });
});

test("answers leave by the mail server, mark the message as done, and stay in the customer's thread", async ({
  page,
  site,
  staff,
  mailServer,
}) => {
  test.setTimeout(120_000);
  const email = "greta@visitor.example";
  await openReceived(page, site, staff, { name: "Greta Mailed", email });
  const status = page.getByRole("combobox", { name: "Status" });
  const text = page.getByLabel("Answer", { exact: true });
  const send = async (words: string) => {
    await text.fill(words);
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect(page.getByText("The answer is stored.").last()).toBeVisible();
    await expect(status).toHaveValue("done");
    await expect(text).toHaveValue("");
  };
  const receive = async (words: string): Promise<ReceivedMail> => {
    const find = () =>
      mailServer.received.find(({ to, message }) => to.includes(email) && message.includes(words));
    await expect.poll(find).toBeDefined();
    return find() as ReceivedMail;
  };

  await send("Gladly, on Tuesday at ten.");
  // The email stays sent: only the status is taken back.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveValue("new");
  const entry = page.getByRole("listitem").filter({ hasText: "Gladly, on Tuesday at ten." });
  await expect(entry.getByText("· Sent")).toBeVisible();
  const first = await receive("Gladly, on Tuesday at ten.");
  expect(fieldOf(first, "In-Reply-To")).toBe("");

  const mailId = "<tuesday@visitor.example>";
  const to = fieldOf(first, "Reply-To");
  const fields = [`In-Reply-To: ${first.messageId}`];
  await postReply(site, replyEmail({ from: email, to, mailId, fields, text: "Ten suits me." }));
  await page.getByRole("button", { name: "Show the change" }).click();
  await expect(page.getByText("Ten suits me.")).toBeVisible();
  await send("Until Tuesday, then.");
  const second = await receive("Until Tuesday, then.");
  expect(fieldOf(second, "In-Reply-To")).toBe(mailId);
  expect(fieldOf(second, "References")).toContain(first.messageId);
  expect(second.messageId).not.toBe(first.messageId);
});
