import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { CardTemplate, Match } from "../contract.ts";
import { TemplateCard } from "./template-card.tsx";

const template: CardTemplate = {
  id: "1",
  slug: "send-invoices",
  title: "Send invoices by email (PDF)",
  outcome: "An invoice goes out the day the work is done.",
  category: ["Finance"],
  tools: ["Gmail"],
  setup_minutes: 10,
  sketch: null,
};

function marked(search: { found?: string; match?: Match }): string[] {
  const element = <TemplateCard template={template} {...search} />;
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
  return [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, text]) => text ?? "");
}

test("a card marks the searched text wherever it shows it, also within words", () => {
  expect(marked({ found: "INVOICE" })).toEqual(["invoice", "invoice"]);
  expect(marked({ found: " mail" })).toEqual(["mail", "mail"]);
  expect(marked({ found: "(pdf)" })).toEqual(["(PDF)"]);
});

test("a card marks nothing without a search, or for a single letter", () => {
  expect(marked({})).toEqual([]);
  expect(marked({ found: "i" })).toEqual([]);
});

test("a card that was found by similar words marks them as whole words", () => {
  const match = { words: ["invoice"], synonyms: [], elsewhere: [] } as unknown as Match;
  expect(marked({ match })).toEqual(["invoice"]);
});
