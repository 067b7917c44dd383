import { brand } from "#content/site/brand.ts";
import { seo } from "#content/site/seo.ts";
import { LISTED_PATHS, listedPath } from "#shared/listed-paths.ts";
import { PAGES } from "#shared/pages.ts";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../../support/browser/journey.ts";

test(
  "every page of the sitemap exists, with its own texts and address",
  { tag: "@slow" },
  async ({ request, site }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const addresses = await listed(request);
    expect(addresses).toContain(`${site.url}/`);
    expect(addresses).toContain(`${site.url}/privacy`);
    const titles = new Set<string | undefined>();
    for (const address of addresses) {
      const { status, html } = await ask(request, address);
      expect(status, address).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html).toContain('<meta property="og:image" content="http');
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    }
    expect(titles.size).toBe(addresses.length);
  },
);

test("the front page tells programs who we are, what people ask and how to search", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { "@graph": { "@type": string }[] })["@graph"];
  const types = graph.map((thing) => thing["@type"]);
  expect(types).toEqual(["ProfessionalService", "WebSite", "FAQPage"]);
});

test("an unknown address says so in its title, and search engines do not list it", async ({
  request,
}) => {
  const kinds = LISTED_PATHS.filter((path) => path.includes(":"));
  expect(kinds.length).toBeGreaterThan(3);
  for (const path of ["/none", ...kinds.map((kind) => kind.replace(/:\w+/, "none"))]) {
    const { status, html } = await ask(request, path);
    expect(status, path).toBe(404);
    expect(html).toContain(`<title>${seo.notFound.title} | ${seo.siteName}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("llms.txt leads to the same pages as the sitemap", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  for (const address of await listed(request)) expect(text).toContain(`(${address})`);
});

test("the icons that browsers look for, and what the head names, are there", async ({
  request,
  site,
}) => {
  const html = await (await request.get("/")).text();
  const named = [...html.matchAll(/<link rel="(?:icon|manifest)" href="([^"]+)"/g)];
  expect(named.length).toBeGreaterThanOrEqual(2);
  const addresses = named.map(([, address = ""]) => address);
  for (const address of ["/favicon.ico", "/apple-touch-icon.png", ...addresses]) {
    // `fetch` also reads the icon that is a `data:` URL in the page.
    const answer = await fetch(new URL(address.replaceAll("&#x27;", "'"), site.url));
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("content-type"), address).toMatch(/^image\/|manifest/);
  }
});

const answers = new Map<string, { status: number; html: string }>();

/** Requests each URL once and uncompressed, because rendering and compressing pages takes most of the test's time. */
async function ask(request: APIRequestContext, address: string) {
  const known = answers.get(address);
  if (known) return known;
  const response = await request.get(address, { headers: { "accept-encoding": "identity" } });
  const answer = { status: response.status(), html: await response.text() };
  answers.set(address, answer);
  return answer;
}

async function listed(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

for (const [which, tag] of [["a page of each kind"], ["every page", "@slow"]] as const) {
  test(
    `${which} is two actions away from a person: a link, then the form or the calendar`,
    { tag: tag ?? [] },
    async ({ request, site }) => {
      const listedPaths = (await listed(request)).map((address) => new URL(address).pathname);
      const others = PAGES.map(({ path }) => path.replace("*", "no/such/page"));
      const all = new Set([...listedPaths, ...others.filter((path) => !/:|^\/admin/.test(path))]);
      expect(all.size).toBeGreaterThan(80);
      // Pages of one kind have the same component, so a quick run tests only the first page of each kind.
      const firsts = new Map([...all].toReversed().map((path) => [listedPath(path) ?? path, path]));
      expect([...firsts.keys()]).toEqual(expect.arrayContaining([...LISTED_PATHS]));
      const landing = await (await request.get("/")).text();
      const forms = [...landing.matchAll(/<(?:section|form)\b[^>]* id="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      const without: string[] = [];
      for (const path of which === "every page" ? all : firsts.values()) {
        const { html } = await ask(request, new URL(path, site.url).href);
        const ways = linksIn(html, "header");
        const [, main = ""] = /<main\b(.*)<\/main>/s.exec(html) ?? [];
        const near = linksIn(main);
        // The main part of these pages must have a link that leads on. Links in header and footer do not count.
        const mustLead =
          listedPaths.includes(path) || path === "/imprint" || path.includes("no/such");
        if (ways.length === 0 || (mustLead && near.length === 0)) without.push(path);
        for (const { hash } of [...ways, ...near]) if (hash) expect(forms).toContain(hash.slice(1));
      }
      expect(without).toEqual([]);
    },
  );
}

/**
 * Returns the links to the contact section, the contact form and the booking calendar.
 * @param element - name of the only element to search, such as "header"; without it, all of `html` is searched
 */
function linksIn(html: string, element?: string): { hash: string }[] {
  const [, part = html] = element
    ? (new RegExp(`<${element}\\b(.*)</${element}>`, "s").exec(html) ?? [])
    : [];
  return [...part.matchAll(/<a\b[^>]*href="([^"]+)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), "http://site.test"))
    .filter(
      ({ origin, hash }) =>
        origin === new URL(brand.bookingUrl).origin || hash.startsWith("#contact"),
    );
}
