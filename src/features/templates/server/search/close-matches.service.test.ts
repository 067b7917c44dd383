import { expect, test } from "vitest";
import { addTemplate, addTemplates, fillLibrary } from "#tests/support/library.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { TemplateQuery } from "../../contract.ts";
import { findCloseMatches, MAX_CLOSE } from "./close-matches.ts";
import { findCards } from "../listing.ts";
import { readLibrary } from "../sync/library-folder.ts";
import { findFitting, libraryChanged, listTemplates } from "../service.ts";

usePlatform({ rateLimits: false });

const close = (query: Record<string, string>) =>
  findCloseMatches(platform, TemplateQuery.parse(query));
const slugs = async (query: Record<string, string>) => (await close(query)).map(({ slug }) => slug);
const page = (query: Record<string, string>) =>
  findCards(platform, TemplateQuery.parse(query), "192.0.2.1");

const HIT: [what: string, search: string, slug: string][] = [
  ["a trade", "guest house", "send-guest-messages"],
  ["words that stand apart", "invoice reminder", "send-payment-reminders"],
  ["another form of a word", "onboarding", "onboard-new-employees"],
  ["a typing error", "abandonned cartts", "win-back-abandoned-carts"],
  ["a German word", "Mahnung", "send-payment-reminders"],
  ["a German word without its dots", "Gaeste Anreise", "send-guest-messages"],
  ["a German word joined from two", "Gästebewertungen", "answer-google-reviews"],
  ["a misspelled German word", "Terminerinnerug", "remind-patients-by-sms"],
  ["a product of the same kind", "excel", "list-supplier-invoices"],
  ["a word that is not finished", "recrui", "screen-job-applications"],
];
test(
  "close matches contain the wanted template, however the search is worded",
  { tags: slowOn("embedded") },
  async () => {
    await fillLibrary(platform);
    const missed: string[] = [];
    for (const [what, q, slug] of HIT) {
      const found = (await findFitting(platform, q, 3)).map(({ template }) => template.slug);
      // Many templates fit "excel" equally well, so the expected one may stand anywhere.
      const near = q === "excel" ? await slugs({ q }) : found;
      if (!near.includes(slug)) missed.push(`${what}: ${q}, near are ${near.join()}`);
    }
    expect(missed).toEqual([]);
  },
);

const EVERYDAY: [search: string, slug: string][] = [
  ["forgotten basket", "win-back-abandoned-carts"],
  ["vacation days", "approve-leave-requests"],
  ["parcels sent back", "accept-shop-returns"],
  ["Rechnungen abtippen", "list-supplier-invoices"],
  ["Lager fast leer", "warn-of-low-stock"],
  ["fewer no-shows", "follow-up-on-no-shows"],
  ["weniger Terminausfälle", "follow-up-on-no-shows"],
];
test("everyday words find the template first, although none of its texts has them", async () => {
  await fillLibrary(platform);
  for (const [q, slug] of EVERYDAY) expect((await close({ q }))[0]).toMatchObject({ slug });
});

test.each([
  ["webhook", "webhook"],
  ["webhook trigger", "webhook"],
  ["http request", "httpRequest"],
  ["cron", "scheduleTrigger"],
  ["loop over items", "splitInBatches"],
  ["IMAP node", "emailReadImap"],
])("%s finds only templates that have such a step", async (q, type) => {
  await fillLibrary(platform);
  const having = readLibrary("templates", () => undefined).filter(({ workflow }) =>
    workflow.includes(`.${type}"`),
  );
  const { cards, close: others } = await page({ q });
  const found = [...cards, ...others].map(({ slug }) => slug);
  expect(found).not.toEqual([]);
  expect(having.map(({ metadata }) => metadata.slug)).toEqual(expect.arrayContaining(found));
});

test("a thing that no template does finds only an operator's template that names it", async () => {
  await fillLibrary(platform);
  expect(await page({ q: "parking permits" })).toMatchObject({ cards: [], close: [] });
  await addTemplate(platform, { title: "Renew permits for parking" });
  libraryChanged(platform);
  await expect
    .poll(() => close({ q: "parking permits" }))
    .toMatchObject([{ title: "Renew permits for parking" }]);
});

test("the list of close matches does not repeat exact matches", async () => {
  await fillLibrary(platform);
  const { cards, close: second } = await page({ q: "review" });
  expect(cards.length).toBeGreaterThan(0);
  const first = new Set(cards.map(({ slug }) => slug));
  expect(second.filter(({ slug }) => first.has(slug))).toEqual([]);
});

test("a match names its reasons", async () => {
  const template = { title: "Greet guests", description: "Writes to them.", tools: ["Gmail"] };
  const { id } = await addTemplate(platform, template);
  expect(await close({ q: "guest house" })).toMatchObject([
    {
      id,
      match: {
        words: ["guests"],
        synonyms: [{ said: "guest house", means: "hotel" }],
        elsewhere: [],
      },
    },
  ]);
  expect(await close({ q: "writing to guests" })).toMatchObject([
    {
      match: {
        words: ["guests"],
        synonyms: [],
        elsewhere: [{ said: "writing", where: "description" }],
      },
    },
  ]);
});

test("an exact match counts as made for a trade only if its title or labels name the trade", async () => {
  await addTemplate(platform, { title: "Greet guests of a hotel" });
  await addTemplate(platform, { title: "Save mails", description: "From a shop or a hotel." });
  await addTemplate(platform, { title: "Ask for reviews", industries: ["Hospitality"] });
  const { cards, close: others, exactFor } = await page({ q: "hotel" });
  expect([cards.length, others.length, exactFor]).toEqual([2, 1, ["For hotels"]]);
});

test("category, tool and visibility narrow both lists alike", async () => {
  await addTemplate(platform, { title: "A hotel one", category: ["HR"], tools: ["Slack"] });
  await addTemplate(platform, { title: "A hotel two", category: ["CRM"], tools: ["Notion"] });
  await addTemplate(platform, { title: "A hotel three", is_public: false });
  const titles = async (query: Record<string, string>) =>
    (await close({ q: "guest house", ...query })).map(({ title }) => title).toSorted();
  expect(await titles({})).toEqual(["A hotel one", "A hotel two"]);
  expect(await titles({ category: "HR" })).toEqual(["A hotel one"]);
  expect(await titles({ tool: "Notion" })).toEqual(["A hotel two"]);
});

test("a search covers the present state of a changed library", async () => {
  const { id } = await addTemplate(platform, { title: "Greet guests" });
  expect(await close({ q: "hotels" })).toHaveLength(1);
  await addTemplate(platform, { title: "For the hospitality trade" });
  libraryChanged(platform);
  await expect.poll(() => close({ q: "hotels" })).toHaveLength(2);
  await platform.database.query("update templates set is_public = false where id = $1", [id]);
  libraryChanged(platform);
  expect(await close({ q: "hotels" })).toHaveLength(1);
});

test("there are at most twelve close matches, and none without a search or after the first page", async () => {
  await addTemplates(platform, 20);
  const q = "many mails";
  const all = await close({ q });
  expect(all).toHaveLength(MAX_CLOSE);
  expect(await close({})).toEqual([]);
  const after = `0_2026-01-01T00:00:00Z_${crypto.randomUUID()}`;
  expect(await close({ q, after })).toEqual([]);
});

test("words that are like no template show none, filters without results the most downloaded", async () => {
  await fillLibrary(platform);
  const liked = await addTemplate(platform, { title: "Well liked", downloads: 500 });
  const nothing = await page({ q: "zebra" });
  expect(nothing).toMatchObject({ cards: [], close: [], nearest: [], count: { number: 0 } });
  const filtered = await page({ category: "HR", tool: "Xero" });
  expect(filtered).toMatchObject({ cards: [], close: [], count: { number: 0 } });
  expect(filtered.nearest).toHaveLength(3);
  expect(filtered.nearest[0]).toMatchObject({ slug: liked.slug });
  // Without the filters, this search would find templates.
  const narrowed = await page({ q: "guests", category: "HR", tool: "Xero" });
  expect(narrowed).toMatchObject({ cards: [], close: [] });
  expect(narrowed.nearest.map(({ slug }) => slug)).toContain("send-guest-messages");
});

test("a search with one result shows no templates that are not near it, and neither does a list without a search", async () => {
  await fillLibrary(platform);
  const one = await page({ q: "ollama" });
  expect(one.cards.length + one.close.length).toBe(1);
  expect(one).toMatchObject({ nearest: [], nearestBy: "search" });
  expect((await page({ category: "HR" })).nearest).toEqual([]);
});

test("a broken workflow, and sentences that are no list, do not break the search", async () => {
  const { id } = await addTemplate(platform, {
    title: "Greet guests",
    metadata: { asked: "guests" },
  });
  await platform.database.query(
    "insert into template_files (template_id, workflow, guide, fingerprint) values ($1, 'none', '', '')",
    [id],
  );
  expect(await slugs({ q: "hotels" })).toHaveLength(1);
});

test("the best match stands first, be it a close match or an exact one", async () => {
  await fillLibrary(platform);
  const newsletter = await page({ q: "newsletter" });
  expect(newsletter.cards.map(({ slug }) => slug)).toContain("sort-gmail-inbox");
  expect(newsletter).toMatchObject({
    isCloseFirst: true,
    close: [{ slug: "welcome-mailchimp-subscribers" }],
  });
  const returns = await page({ q: "returns" });
  expect(returns).toMatchObject({ isCloseFirst: false });
  expect(returns.cards[0]?.slug).toBe("accept-shop-returns");
});

test.each([
  ["remind customers", "remind-overdue-quickbooks-invoices"],
  ["weekly report", "send-weekly-website-report"],
])("no close match stands above what is called “%s”", async (q, slug) => {
  await fillLibrary(platform);
  const found = await page({ q });
  expect(found).toMatchObject({ isCloseFirst: false, cards: [{ slug }] });
});

test("the page finds a search only where a word begins, the API also inside words", async () => {
  await fillLibrary(platform);
  const sap = { q: "SAP", sort: "relevance" };
  const inside = await listTemplates(platform, TemplateQuery.parse(sap), {
    address: "192.0.2.1",
    limit: 10,
  });
  expect(JSON.parse(inside.json)).not.toEqual([]);
  expect(await page(sap)).toMatchObject({ cards: [], close: [], count: { number: 0 } });
  for (const q of ["whatsa", "C++", "snow gl"]) {
    const { title } = await addTemplate(platform, { title: `A list of ${q} things` });
    expect((await page({ q })).cards.map((card) => card.title)).toContain(title);
  }
});

test("a further page of a search by best match goes on where the first ended", async () => {
  await addTemplates(platform, 40);
  const { slug } = await addTemplate(platform, { title: "One of many, many" });
  const first = await page({ q: "one of many" });
  expect(first.cards[0]).toMatchObject({ slug });
  const second = await page({ q: "one of many", after: first.next ?? "" });
  const seen = new Set([...first.cards, ...second.cards].map((card) => card.slug));
  expect(seen.size).toBe(first.cards.length + second.cards.length);
});

test("a search for a trade says what such a business needs, in each language and inside a sentence", async () => {
  await fillLibrary(platform);
  const tradeOf = async (q: string) => (await page({ q })).trade;
  expect(await tradeOf("electrician")).toMatchObject({ typed: "electrician", hasOwn: true });
  expect(await tradeOf("salon")).toMatchObject({ hasOwn: true });
  expect(await tradeOf("Vorlagen für Klempner")).toMatchObject({ typed: "Klempner", hasOwn: true });
  expect(await tradeOf("garage")).toMatchObject({ typed: "garage", hasOwn: false });
  expect((await tradeOf("my hair salon"))?.needs).toContain("appointments");
  for (const q of ["gym", "invoices", "qwertzuiop"]) expect(await tradeOf(q)).toBeNull();
});

test("a template is found by the sentences of its users, as soon as they stand in its metadata", async () => {
  const metadata = {
    asked: ["My bees need their hives looked after every week", "Stockkarten führen"],
  };
  const { id } = await addTemplate(platform, { title: "Plan the rounds", metadata });
  await addTemplate(platform, { title: "Another one" });
  for (const q of ["look after my hives", "Stockkarten"])
    expect((await findFitting(platform, q, 3)).map(({ template }) => template.id)).toEqual([id]);
});

test("close matches know every template, however many are newer", async () => {
  await platform.database.query(
    `insert into templates (id, title, slug, description, category, tools, setup_minutes, created_at, summary, outcome, industries, version, metadata)
     select gen_random_uuid(), case n when 1 then 'Greet guests' else 'Sort mails ' || n end, 'made-' || n, 'Description',
       '{}', '{}', 5, timestamptz '2020-01-01' + n * interval '1 minute', '', '', '{}', '1.0.0', '{}'
     from generate_series(1, 2600) n`,
  );
  libraryChanged(platform);
  expect((await close({ q: "hotels" })).map(({ slug }) => slug)).toEqual(["made-1"]);
});
