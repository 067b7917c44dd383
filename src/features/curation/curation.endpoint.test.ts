import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { addTemplate, copyOfLibrary, fillLibrary } from "#tests/support/library.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import { synchroniseTemplates } from "#features/templates/server/sync/synchronise.ts";
import { findCards } from "#features/templates/server/listing.ts";
import { findFitting } from "#features/templates/server/service.ts";
import { listedPages } from "#features/seo/server/service.ts";
import { findShowcase, libraryFacts } from "#features/showcase/server/service.ts";
import type { TemplateLine, TemplateList } from "./contract.ts";

desk.useDesk({ rateLimits: false });

type Answer = TemplateList & TemplateLine & { error: string };

const ask = (path: string, json?: object): Promise<desk.Reply<Answer>> =>
  desk.askAny(`/templates${path}`, json ? "PATCH" : "GET", json);

const PLAIN = { isPublic: true, isFeatured: false };
const change = (id: string, to: object, seen: object = PLAIN) => ask(`/${id}`, { ...to, seen });
const idOf = async (slug: string) =>
  String(
    (await platform.database.query("select id from templates where slug = $1", [slug])).rows[0]?.[
      "id"
    ],
  );
const cards = async () => (await findCards(platform, TemplateQuery.parse({}), "")).cards;

test("a hidden template disappears everywhere at once, and returns when staff show it", async () => {
  const { id, slug, title } = await addTemplate(platform, { title: "Feed the office cat" });
  await addTemplate(platform);
  const places = async () => {
    const found = await Promise.all(
      ["/templates.json", "/templates.atom", "/api/templates?q=cat"].map(async (path) =>
        (await (await fetch(site.origin + path)).text()).includes(slug),
      ),
    );
    const direct = await Promise.all(
      [`/api/templates/${id}`, `/templates/${slug}.md`].map(
        async (path) => (await fetch(site.origin + path)).ok,
      ),
    );
    const listed = (await listedPages(platform)).some(({ path }) => path === `/templates/${slug}`);
    const fitting = await findFitting(platform, "feed the cat", 5);
    const byAssistant = fitting.some(({ template }) => template.slug === slug);
    return new Set([...found, ...direct, listed, byAssistant]);
  };
  expect(await places()).toEqual(new Set([true]));
  expect((await change(id, { isPublic: false })).body).toMatchObject({ title, isPublic: false });
  expect(await places()).toEqual(new Set([false]));
  await change(id, { isPublic: true }, { ...PLAIN, isPublic: false });
  await expect.poll(places).toEqual(new Set([true]));
});

test("featured templates come first on all pages of the library, but not in search results", async () => {
  const old = await addTemplate(platform, { created_at: "2020-01-01T00:00:00Z" });
  for (let n = 0; n < 20; n += 1) await addTemplate(platform);
  expect((await cards()).map(({ slug }) => slug)).not.toContain(old.slug);
  await change(old.id, { isFeatured: true });
  const query = TemplateQuery.parse({});
  const first = await findCards(platform, query, "");
  expect(first.cards[0]?.slug).toBe(old.slug);
  const after = TemplateQuery.parse({ after: first.next }).after;
  const second = await findCards(platform, { ...query, after }, "");
  expect(new Set([...first.cards, ...second.cards].map(({ slug }) => slug)).size).toBe(21);
  const searched = await findCards(platform, TemplateQuery.parse({ q: "summary" }), "");
  expect(searched.cards.map(({ slug }) => slug)).not.toContain(old.slug);
});

test("staff are told why a folder is not listed, and cannot show it until it is mended", async () => {
  const path = "lead_generation/score_website_leads_and_alert_sales_in_slack";
  const folder = copyOfLibrary([path]);
  await synchroniseTemplates(platform, folder);
  const id = await idOf("score-website-leads");
  rmSync(join(folder, path, "passport.json"));
  await synchroniseTemplates(platform, folder);
  const { body } = await ask("");
  expect(body.refused).toEqual([{ path, why: "It has no passport.json." }]);
  expect(body.templates[0]).toMatchObject({ isPublic: false, withheld: true });
  const shown = await change(id, { isPublic: true }, { ...PLAIN, isPublic: false });
  expect(shown).toMatchObject({ status: 409, body: { error: expect.stringContaining("mended") } });
  await synchroniseTemplates(platform, copyOfLibrary([path]));
  const after = (await ask("")).body;
  expect(after.refused).toEqual([]);
  expect(after.templates[0]).toMatchObject({ isPublic: true, withheld: false });
});

test("the landing page shows the recorded run of a featured template first, also after a restart", async () => {
  await fillLibrary(platform);
  const before = (await libraryFacts(platform)).shown;
  const { body } = await ask("");
  const shown = await Promise.all(before.map((one) => findShowcase(platform, one)));
  const other = await platform.database.query(
    `select id, slug from templates where industries && '{Education}' and not slug = any($1) limit 1`,
    [shown.map(({ slug }) => slug)],
  );
  const { id, slug } = other.rows[0] as { id: string; slug: string };
  expect(body.templates.find((template) => template.id === id)?.isFeatured).toBe(false);
  await change(id, { isFeatured: true });
  const [industry = "", ...others] = (await libraryFacts(platform)).shown;
  expect((await findShowcase(platform, industry)).slug).toBe(slug);
  expect([industry, ...others].toSorted()).toEqual(before.toSorted());
  await change(id, { isPublic: false }, { ...PLAIN, isFeatured: true });
  await platform.database.query("update template_files set fingerprint = 'changed'");
  await fillLibrary(platform);
  const line = (await ask("")).body.templates.find((template) => template.id === id);
  expect(line).toMatchObject({ isPublic: false, isFeatured: true });
  expect((await libraryFacts(platform)).shown).toEqual(before);
  const runs = await Promise.all(before.map((one) => findShowcase(platform, one)));
  expect(runs.map((run) => run.slug)).toEqual(shown.map((run) => run.slug));
});

test("a featured template stays in the industry that the content assigns it to", async () => {
  await fillLibrary(platform);
  const [, , third = ""] = (await libraryFacts(platform)).shown;
  const { slug } = await findShowcase(platform, third);
  await change(await idOf(slug), { isFeatured: true });
  expect((await libraryFacts(platform)).first).toMatchObject({ industry: third, slug });
});

test("the second of two concurrent changes gets a conflict, and the first is in the audit log", async () => {
  const { id } = await addTemplate(platform);
  const answers = await Promise.all([
    change(id, { isPublic: false }),
    change(id, { isPublic: false, isFeatured: true }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  const late = answers.find(({ status }) => status === 409)?.body;
  expect(late?.error).toMatch(/^Somebody else changed this template/);
  expect((await ask("")).body.templates).toMatchObject([{ id, isPublic: false }]);
  const { rows } = await platform.database.query("select action, row_id, changes from staff_audit");
  expect(rows).toMatchObject([{ action: "template_changed", row_id: id }]);
  expect(rows[0]?.["changes"]).toMatchObject({ isPublic: false });
});

test("the list shows downloads, unhelpful answers, and searches without results", async () => {
  const { id, slug } = await addTemplate(platform, { downloads: 3 });
  const left = await fetch(`${site.origin}/api/chat/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      question: "q",
      answer: "a",
      answered_by: "site",
      templates: [slug, "gone"],
    }),
  });
  expect(left.status).toBe(204);
  await fetch(`${site.origin}/api/missed-searches`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ q: "Zebra feeding" }),
  });
  const { body } = await ask("");
  expect(body).toMatchObject({
    total: 1,
    templates: [{ id, downloads: 3, unhelpful: 1 }],
    searches: { total: 1, most: [{ words: "zebra feeding", times: 1 }] },
  });
});

test("staff find templates by words of the title and the slug, and by their state", async () => {
  const sort = await addTemplate(platform, { title: "Sort the inbox", slug: "sort-gmail-inbox" });
  const pay = await addTemplate(platform, { title: "Remind of 5% interest", is_public: false });
  const greet = await addTemplate(platform, { title: "Greet guests" });
  await change(greet.id, { isFeatured: true });
  const found = async (query: Record<string, string>) => {
    const { body } = await ask(`?${new URLSearchParams(query)}`);
    expect(body.total).toBe(body.templates.length);
    expect(body.counts).toEqual({ shown: 2, hidden: 1, featured: 1 });
    return body.templates.map(({ id }) => id);
  };
  expect(await found({})).toEqual([greet.id, pay.id, sort.id]);
  expect(await found({ q: "INBOX sort" })).toEqual([sort.id]);
  expect(await found({ q: "sort-gmail" })).toEqual([sort.id]);
  expect(await found({ q: "inbox gmail" })).toEqual([sort.id]);
  expect(await found({ q: "5%" })).toEqual([pay.id]);
  expect(await found({ q: "_" })).toEqual([]);
  expect(await found({ state: "shown" })).toEqual([greet.id, sort.id]);
  expect(await found({ state: "hidden" })).toEqual([pay.id]);
  expect(await found({ state: "featured" })).toEqual([greet.id]);
  expect(await found({ state: "hidden", q: "inbox" })).toEqual([]);
});

test.each(["?state=public", "?q=a&sort=title", `?q=${"x".repeat(201)}`])(
  "the filter %s is refused with a sentence",
  async (query) => {
    expect(await ask(query)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/\.$/) },
    });
  },
);

test("an unknown template and an incomplete change are refused with a sentence", async () => {
  const { id } = await addTemplate(platform);
  expect((await change(crypto.randomUUID(), { isPublic: false })).status).toBe(404);
  expect((await change("x", { isPublic: false })).status).toBe(404);
  expect((await ask(`/${id}`, { isPublic: false })).status).toBe(422);
  expect((await change(id, { isPublic: "no" })).status).toBe(422);
});

test("a webhook is told which pages a change of the library touches, once it is stored and every replica knows", async () => {
  const { id, slug } = await addTemplate(platform);
  await listen(platform, "https://127.0.0.1:9/", ["pages.changed"]);
  await change(id, { isFeatured: true });
  // This change is refused, because it claims that staff saw an unfeatured template.
  await change(id, { isFeatured: false });
  await change(id, { isPublic: false }, { ...PLAIN, isFeatured: true });
  const { rows } = await platform.database.query(
    "select body, extract(epoch from next_at - created_at)::float as delay from deliveries where channel = 'webhook' order by created_at",
  );
  expect(rows).toMatchObject([
    {
      body: {
        type: "pages.changed",
        everything: false,
        paths: expect.arrayContaining([
          "/",
          "/_.data",
          "/templates",
          "/sitemap.xml",
          ...["", ".data", "/passport"].map((end) => `/templates/${slug}${end}`),
        ]) as unknown,
      },
      delay: 1.5,
    },
    { body: { everything: true, paths: [] } },
  ]);
});
