import { expect, test } from "vitest";
import { VARIANTS } from "#content/library/variants.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { TemplateQuery } from "./contract.ts";
import { findCards, libraryFacets } from "./server/listing.ts";
import { libraryChanged } from "./server/service.ts";
import { storyOf } from "./server/story.ts";
import { getWholeTemplate, showTemplate } from "./server/template-view.ts";
import type { TemplateView } from "./views.ts";

usePlatform();

/** The views of all templates of the library. They are made once, because that takes seconds. */
let made: Promise<TemplateView[]> | undefined;
const viewsOfLibrary = () => (made ??= showLibrary());

async function showLibrary(): Promise<TemplateView[]> {
  await fillLibrary(platform);
  const { rows } = await platform.database.query("select slug from templates");
  const views: TemplateView[] = [];
  for (const { slug } of rows) views.push(await showTemplate(platform, String(slug)));
  return views;
}

test(
  "every template of the library has a diagram with all icons, an outline, a guide and facts",
  { tags: slowOn("embedded") },
  async () => {
    const views = await viewsOfLibrary();
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const { slug, diagram, outline, guide, facts } = view;
      if (!diagram || !facts) throw new Error(`${slug} has no diagram`);
      const bare = diagram.nodes.filter(({ icon, step }) => !diagram.icons[icon] || !step.kind);
      expect(bare).toEqual([]);
      expect(diagram.nodes).toHaveLength(facts.steps);
      expect(outline.length).toBeGreaterThan(0);
      expect(guide).toContain("<h3>");
      expect(view.related.map((other) => other.slug)).not.toContain(view.slug);
    }
  },
);

test("the wires that a run lights are wires of the drawing", async () => {
  await fillLibrary(platform);
  const slug = "qualify-leads-book-calls";
  const { diagram } = await showTemplate(platform, slug);
  const story = await storyOf(platform, await getWholeTemplate(platform, slug));
  const steps = story?.cases.flatMap((one) => one.steps) ?? [];
  const lit = [...new Set(steps.flatMap(({ wires }) => wires))];
  expect(lit.length).toBeGreaterThan(5);
  const drawn = Object.values(diagram?.edges ?? {}).join("");
  expect(lit.filter((wire) => !drawn.includes(wire))).toEqual([]);
});

test("the view has the time saved with its assumptions, and each change with its day", async () => {
  await fillLibrary(platform);
  const { facts } = await showTemplate(platform, "score-website-leads");
  expect(facts?.saved).toEqual({
    perCase: "6 minutes",
    case: "lead",
    perMonth: "12 hours",
    casesPerMonth: 120,
  });
  expect(facts?.changelog.at(-1)).toEqual({
    version: "1.0.0",
    date: "2026-11-20",
    changes: "First release.",
  });
});

test("a template for the same task is offered by its tools and is not among the related ones", async () => {
  await fillLibrary(platform);
  const view = await showTemplate(platform, "remind-patients-by-sms");
  expect(view.variants).toEqual([
    { slug: "remind-patients-by-sms", label: "Google Calendar" },
    { slug: "confirm-appointments-by-sms", label: "Cal.com" },
  ]);
  expect(view.related).toHaveLength(3);
  expect(view.related.map(({ slug }) => slug)).not.toContain("confirm-appointments-by-sms");
  expect(view.conditions.forWhom).toMatch(
    /appointments in Google Calendar.* take <a href="\/templates\/confirm-appointments-by-sms">/,
  );
  for (const [first = "", ...others] of VARIANTS) {
    const labels = (await showTemplate(platform, first)).variants.map(({ label }) => label);
    expect(new Set(labels).size).toBe(others.length + 1);
    expect(labels).not.toContain("");
  }
  await platform.database.query(
    "update templates set is_public = false where slug = 'confirm-appointments-by-sms'",
  );
  libraryChanged(platform);
  expect((await showTemplate(platform, "remind-patients-by-sms")).variants).toEqual([]);
  const { rows } = await platform.database.query("select slug from templates");
  const known = rows.map(({ slug }) => slug);
  expect(VARIANTS.flat().filter((slug) => !known.includes(slug))).toEqual([]);
});

test("a step with a single named output is no choice in the outline", async () => {
  await fillLibrary(platform);
  const { outline } = await showTemplate(platform, "score-website-leads");
  expect(outline[0]?.steps[0]).toMatchObject({ kind: "do", node: "Set your values" });
});

test("related templates share most with the template, and are at most three", async () => {
  const alike = { category: ["HR", "Email"], tools: ["Slack"] };
  const { slug } = await addTemplate(platform, { title: "Asked", ...alike });
  await addTemplate(platform, { title: "Third", category: ["Care"], tools: ["Slack"] });
  await addTemplate(platform, { title: "First", ...alike });
  await addTemplate(platform, { title: "Second", category: ["HR"], tools: ["Gmail"] });
  await addTemplate(platform, { title: "Hidden", ...alike, is_public: false });
  await addTemplate(platform, { title: "Nothing shared", category: ["Data"], tools: ["X"] });
  const { related } = await showTemplate(platform, slug);
  expect(related.map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
});

test("related templates have the same main category where the library has such templates", async () => {
  const library = await viewsOfLibrary();
  const shown = new Map<string, string[]>();
  for (const { slug, category, related, variants } of library) {
    const nearness = ({ category: [main, ...more] }: { category: string[] }) =>
      main === category[0] ? 2 : more.includes(category[0] ?? "") ? 1 : 0;
    const offered = variants.map((variant) => variant.slug).concat(slug);
    const nearest = library.filter((other) => !offered.includes(other.slug)).map(nearness);
    const ranks = nearest.toSorted((a, b) => b - a).slice(0, 3);
    expect({ slug, ranks: related.map(nearness) }).toEqual({ slug, ranks });
    shown.set(
      slug,
      related.map((other) => other.slug),
    );
  }
  expect(shown.get("send-payment-reminders")?.toSorted()).toEqual([
    "approve-expenses-teams-onedrive",
    "list-supplier-invoices",
    "record-stripe-payments",
  ]);
  // Nearly all templates use Gmail and few HubSpot, so templates that share HubSpot are more closely related.
  expect(shown.get("merge-hubspot-duplicates")?.[0]).toBe("enrich-hubspot-contacts");
  expect(shown.get("plan-property-viewings")).toContain("prepare-coaching-sessions");
});

test("a template without files has a page, a hidden template has none", async () => {
  const { slug } = await addTemplate(platform, { title: "By hand" });
  expect(await showTemplate(platform, slug)).toMatchObject({
    title: "By hand",
    diagram: null,
    outline: [],
    guide: "",
  });
  const hidden = await addTemplate(platform, { is_public: false });
  await expect(showTemplate(platform, hidden.slug)).rejects.toMatchObject({ code: "not_found" });
  await expect(showTemplate(platform, "unknown")).rejects.toMatchObject({ code: "not_found" });
});

test("chips and tools cover all public templates in order, and follow a change", async () => {
  await addTemplate(platform, { category: ["HR", "email"], tools: ["Slack"] });
  await addTemplate(platform, { category: ["Secret"], tools: ["Hidden"], is_public: false });
  expect(await libraryFacets(platform)).toMatchObject({
    categories: ["email", "HR"],
    tools: ["Slack"],
  });
  await addTemplate(platform, { category: ["Care"], tools: ["Gmail"] });
  libraryChanged(platform);
  expect(await libraryFacets(platform)).toMatchObject({
    categories: ["Care", "email", "HR"],
    tools: ["Gmail", "Slack"],
  });
});

test("a search puts complete words first, unless the visitor chooses another order", async () => {
  await addTemplate(platform, { title: "With AI", created_at: "2026-11-01T08:00:00Z" });
  await addTemplate(platform, { title: "By airmail", created_at: "2026-11-02T08:00:00Z" });
  const titles = async (query: object) =>
    (await findCards(platform, TemplateQuery.parse(query), "192.0.2.1")).cards.map((c) => c.title);
  expect(await titles({ q: "ai" })).toEqual(["With AI", "By airmail"]);
  expect(await titles({ q: "ai", sort: "newest" })).toEqual(["By airmail", "With AI"]);
  expect(await titles({})).toEqual(["By airmail", "With AI"]);
});

test("the count is exact up to its limit", async () => {
  await addTemplate(platform, { title: "One" });
  const find = (q: string) => findCards(platform, TemplateQuery.parse({ q }), "192.0.2.1");
  expect(await find("one")).toMatchObject({ next: null, count: { number: 1, more: false } });
  expect(await find("none")).toMatchObject({ cards: [], count: { number: 0, more: false } });
});

test.each([
  [1, "downloads"],
  [0, "nothing"],
] as const)(
  "templates that filters did not find, downloaded %d times, are offered by %s",
  async (downloads, nearestBy) => {
    await addTemplate(platform, { title: "One", downloads });
    const query = TemplateQuery.parse({ tool: "Quantum" });
    const found = await findCards(platform, query, "192.0.2.1");
    expect(found).toMatchObject({ nearest: [{ title: "One" }], nearestBy });
  },
);
