import { beforeEach, describe, expect, test } from "vitest";
import { newsletter } from "#content/site/newsletter.ts";
import { recordRequest } from "#features/downloads/server/service.ts";
import { detectLead } from "#features/leads/server/service.ts";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { addTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { resubscribe, followLink, readLink, requestSubscription } from "./server/service.ts";

const EMAIL = "yvonne@example.com";
const WISH = { source: "download", page: "/templates/a", words: "Yes, the tips." } as const;

usePlatform({ publicOrigin: "https://www.example.com" });
beforeEach(() => {
  platform.travelTo("2026-11-20T09:00:00Z");
});

const request = (email = EMAIL) =>
  platform.database.db.transaction((tx) => requestSubscription(platform, tx, email, WISH));
const rows = async (table: string) =>
  (await platform.database.query(`select * from ${table}`)).rows;
const tokenOf = (purpose: string, mail = platform.sent.at(-1)) =>
  new RegExp(`/newsletter/${purpose}\\?token=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";

async function subscribe(): Promise<string> {
  await request();
  await platform.runJobs();
  const token = tokenOf("unsubscribe");
  expect(await followLink(platform, "confirm", tokenOf("confirm"))).toBe(true);
  return token;
}

describe("the proof of a consent", () => {
  test("the proof of a consent states the time, the page and the wording", async () => {
    await request();
    await platform.runJobs();
    platform.travelTo("2026-11-20T10:00:00Z");
    await followLink(platform, "confirm", tokenOf("confirm"));
    const [proof] = await rows("newsletter_subscriptions");
    expect(proof).toMatchObject({
      ...WISH,
      requested_at: new Date("2026-11-20T09:00:00Z"),
      confirmed_at: new Date("2026-11-20T10:00:00Z"),
    });
    expect(proof?.["confirmed_words"]).toContain(newsletter.confirm.text);
    expect(proof?.["confirmed_words"]).toContain(newsletter.confirm.button);
  });

  test("the proof of a download's consent names the template's page and the text beside the tick", async () => {
    const template = await addTemplate(platform, { title: "Sort mail" });
    const wish = { email: EMAIL, template_id: template.id, wants_newsletter: true };
    await recordRequest(platform, wish, { address: "192.0.2.1", key: undefined });
    expect(await rows("newsletter_subscriptions")).toMatchObject([
      { page: `/templates/${template.slug}`, words: expect.stringContaining("weekly") },
    ]);
  });

  test("the proof of a consent in the chat holds the visitor's text, without the address", async () => {
    const messages = ["I would like the weekly tips, my email is ada@example.com, yes please"];
    await detectLead(platform, crypto.randomUUID(), messages, { page: "/templates" });
    const [proof] = await rows("newsletter_subscriptions");
    expect(proof).toMatchObject({ source: "chat", page: "/templates" });
    expect(proof?.["words"]).toContain("I would like the weekly tips");
    expect(proof?.["words"]).not.toContain("@");
  });

  test("the proof of a consent is kept without the address, as long as the privacy page says", async () => {
    const token = await subscribe();
    platform.travelTo("2027-01-01T09:00:00Z");
    await followLink(platform, "unsubscribe", token);
    expect(await rows("newsletter_consents")).toMatchObject([
      { ...WISH, withdrawn_at: new Date("2027-01-01T09:00:00Z") },
    ]);
    const stored = JSON.stringify([await rows("newsletter_consents"), await rows("suppressions")]);
    expect(stored).not.toContain("yvonne");
    platform.travelTo("2029-12-31T09:00:00Z");
    await forgetOld["public.newsletter_consents"]?.(platform);
    expect(await rows("newsletter_consents")).toHaveLength(1);
    platform.travelTo("2030-01-02T09:00:00Z");
    await forgetOld["public.newsletter_consents"]?.(platform);
    expect(await rows("newsletter_consents")).toEqual([]);
  });
});

describe("after unsubscribing", () => {
  test("after unsubscribing nobody else can subscribe the address again, in any spelling", async () => {
    const token = await subscribe();
    await platform.runJobs();
    await followLink(platform, "unsubscribe", token);
    platform.travelTo("2028-11-20T09:00:00Z");
    await request();
    await request(EMAIL.toUpperCase());
    expect(await platform.runJobs()).toBe(0);
    expect(await rows("newsletter_subscriptions")).toEqual([]);
  });

  test("after unsubscribing a former confirmation link shows that the subscription has ended, and offers a new one", async () => {
    await request();
    await platform.runJobs();
    const [confirm, unsubscribe] = [tokenOf("confirm"), tokenOf("unsubscribe")];
    await followLink(platform, "confirm", confirm);
    await platform.runJobs();
    await followLink(platform, "unsubscribe", unsubscribe);
    expect(await readLink(platform, "confirm", confirm)).toBe("ended");
    expect(await resubscribe(platform, confirm, "bob@example.com")).toBe(false);
    expect(await resubscribe(platform, confirm, EMAIL)).toBe(true);
    expect(await platform.runJobs()).toBe(1);
    expect(await readLink(platform, "confirm", confirm)).toBe("invalid");
  });

  test("after unsubscribing the person can subscribe again, with a mailed link and the address that received it", async () => {
    const token = await subscribe();
    await platform.runJobs();
    await followLink(platform, "unsubscribe", token);
    expect(await readLink(platform, "unsubscribe", token)).toBe("ended");
    expect(await resubscribe(platform, token, "bob@example.com")).toBe(false);
    expect(await resubscribe(platform, "x".repeat(100), EMAIL)).toBe(false);
    expect(await platform.runJobs()).toBe(0);
    expect(await resubscribe(platform, token, EMAIL)).toBe(true);
    expect(await platform.runJobs()).toBe(1);
    expect(platform.sent.at(-1)).toMatchObject({ to: EMAIL, subject: newsletter.mail.subject });
    expect(await rows("suppressions")).toEqual([]);
    expect(await readLink(platform, "unsubscribe", token)).toBe("works");
  });

  test("links of older emails also end a renewed subscription, and can renew it again", async () => {
    const first = await subscribe();
    await followLink(platform, "unsubscribe", first);
    for (const day of ["21", "22"]) {
      platform.travelTo(`2026-11-${day}T09:00:00Z`);
      expect(await resubscribe(platform, first, EMAIL)).toBe(true);
      await request("bob@example.com");
      await platform.runJobs();
      const confirm = platform.sent.findLast(({ to }) => to === EMAIL);
      expect(await followLink(platform, "confirm", tokenOf("confirm", confirm))).toBe(true);
      platform.travelTo(`2026-11-${day}T10:00:00Z`);
      expect(await readLink(platform, "unsubscribe", first)).toBe("works");
      expect(await followLink(platform, "unsubscribe", first)).toBe(true);
      // A mail program may send the same unsubscribe request twice, so the second request must succeed too.
      expect(await followLink(platform, "unsubscribe", first)).toBe(true);
      expect(await readLink(platform, "unsubscribe", first)).toBe("ended");
      expect(await rows("newsletter_subscriptions")).toMatchObject([{ email: "bob@example.com" }]);
    }
    expect(await rows("newsletter_consents")).toHaveLength(3);
  });

  test("ending a subscription that somebody else requested keeps only the suppression", async () => {
    await request();
    await platform.runJobs();
    await followLink(platform, "unsubscribe", tokenOf("unsubscribe"));
    expect(await rows("newsletter_consents")).toEqual([]);
    await request();
    expect(await platform.runJobs()).toBe(0);
  });

  test("after unsubscribing a waiting email is not sent", async () => {
    const token = await subscribe();
    await followLink(platform, "unsubscribe", token);
    const before = platform.sent.length;
    await platform.runJobs();
    expect(platform.sent).toHaveLength(before);
  });
});

describe("the mails", () => {
  test("newsletter mails have a one-click unsubscribe header", async () => {
    await subscribe();
    await platform.runJobs();
    expect(platform.sent.map(({ subject }) => subject)).toEqual([
      newsletter.mail.subject,
      newsletter.welcome.subject,
    ]);
    for (const { unsubscribe } of platform.sent) {
      expect(unsubscribe).toMatch(/^https:\/\/www\.example\.com\/newsletter\/unsubscribe\?token=/);
    }
  });

  test("the welcome suggests three templates that fit the downloads, without the downloaded one", async () => {
    const make = (title: string, category: string[], downloads = 0) =>
      addTemplate(platform, { title, category, tools: [], downloads });
    const taken = await make("Sort mail", ["email", "office"]);
    await make("Popular", ["sales"], 90);
    await make("Answer mail", ["email", "office"]);
    await make("File mail", ["email"]);
    await make("Other", ["hr"]);
    const wish = { email: EMAIL, template_id: taken.id, wants_newsletter: true };
    await recordRequest(platform, wish, { address: "192.0.2.1", key: undefined });
    await platform.runJobs();
    await followLink(platform, "confirm", tokenOf("confirm"));
    await platform.runJobs();
    const { text = "" } = platform.sent.at(-1) ?? {};
    expect(text).toContain(newsletter.welcome.fitting);
    const places = ["Answer mail", "File mail", "Popular"].map((title) => text.indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).not.toContain("Other");
    expect(text).not.toContain("Sort mail");
  });

  test("the welcome mentions no templates if the library is empty", async () => {
    await subscribe();
    await platform.runJobs();
    expect(platform.sent.at(-1)?.subject).toBe(newsletter.welcome.subject);
    expect(platform.sent.at(-1)?.text).not.toContain("templates");
  });
});
