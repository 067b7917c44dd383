import { expect, onTestFinished, test } from "vitest";
import { questions } from "#content/landing/faq.ts";
import { brand } from "#content/site/brand.ts";
import { applyBrand } from "../business/apply-brand.ts";
import { pageMeta } from "./page-meta.ts";
import { breadcrumbs, frequentQuestions, organization, website } from "./structured-data.ts";

const ORIGIN = "https://www.example.com";
const PAGE = { origin: ORIGIN, path: "/templates", title: "Free templates", description: "Many." };

test("a page's addresses are absolute and on the site's own origin", () => {
  expect(pageMeta(PAGE)).toEqual(
    expect.arrayContaining([
      { tagName: "link", rel: "canonical", href: "https://www.example.com/templates" },
      { property: "og:url", content: "https://www.example.com/templates" },
      { property: "og:image", content: "https://www.example.com/share.png" },
    ]),
  );
});

test("a title may contain replacement patterns such as $&", () => {
  expect(pageMeta({ ...PAGE, title: "$& costs $1" })[0]).toEqual({
    title: "$& costs $1 | Wirewerk",
  });
});

test("an unlisted page says so and has no canonical address", () => {
  const meta = pageMeta({ ...PAGE, listed: false });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta.some((tag) => tag["rel"] === "canonical")).toBe(false);
});

test("the search action leads to the library's search", () => {
  expect(website(ORIGIN)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: "https://www.example.com/templates?q={search_term_string}" },
    },
  });
});

test("every reference in the landing page's graph resolves within the graph", () => {
  const things = [organization(ORIGIN), website(ORIGIN), frequentQuestions(questions)];
  const ids = things.map((thing) => thing["@id"]);
  const named = [...JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(named).toHaveLength(1);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("the organization has the imprint's address, unless the address is a sample", () => {
  const legal = {
    company: "A Company",
    representedBy: "Somebody",
    street: "A Street 1",
    city: "12345 City",
    country: "Country",
    register: "Register 1",
    vatId: "",
  };
  const about = { legal, email: { ...brand.email, hello: "hello@company.test" } };
  const address = {
    "@type": "PostalAddress",
    streetAddress: "A Street 1",
    addressLocality: "12345 City",
    addressCountry: "Country",
  };
  onTestFinished(() => applyBrand({}));
  applyBrand(about);
  expect(organization(ORIGIN)).toMatchObject({ legalName: "A Company", address });
  expect(organization(ORIGIN)).not.toHaveProperty("vatID");
  applyBrand({ ...about, legal: { ...legal, street: "[Replace: street and number]" } });
  expect(organization(ORIGIN)).not.toHaveProperty("address");
});

test("breadcrumbs begin at the landing page and are numbered from one", () => {
  expect(breadcrumbs(ORIGIN, [{ name: "Templates", path: "/templates" }])).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Wirewerk", item: "https://www.example.com/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Templates",
        item: "https://www.example.com/templates",
      },
    ],
  });
});
