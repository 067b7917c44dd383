import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { CardTemplate, Match } from "../contract.ts";
import { TemplateCard, tradeOf } from "./template-card.tsx";

const template: CardTemplate = {
  slug: "send-invoices",
  title: "Send invoices by email (PDF)",
  outcome: "An invoice goes out the day the work is done.",
  category: ["Finance"],
  tools: ["Gmail"],
  setup_minutes: 10,
  sketch: null,
};

function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
}

function marked(search: { found?: string; match?: Match }): string[] {
  const html = htmlOf(<TemplateCard template={template} {...search} />);
  return [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, text]) => text ?? "");
}

test("a card marks the whole words in which it shows the searched text", () => {
  expect(marked({ found: "INVOICE" })).toEqual(["invoices", "invoice"]);
  expect(marked({ found: " mail" })).toEqual(["email", "Gmail"]);
  expect(marked({ found: "es by em" })).toEqual(["invoices by email"]);
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

test("a card shows two categories and reads out the others, and shows all tools", () => {
  const category = ["Finance", "Email", "CRM"];
  const many = { ...template, category, tools: ["Gmail", "Stripe"] };
  const html = htmlOf(<TemplateCard template={many} />);
  expect(html).toContain(
    'Finance, Email<span aria-hidden="true"> +1</span><span class="sr-only">, CRM</span>',
  );
  expect(html).toContain("Gmail, Stripe");
  expect(htmlOf(<TemplateCard template={template} />)).not.toContain("+");
});

test.each([
  ["is for a trade that its title names", [], "For schools and courses"],
  [
    "is for a trade that its labels name",
    [{ said: "course", where: "labels" }],
    "For schools and courses",
  ],
  [
    "is for no trade that only its description mentions",
    [{ said: "course", where: "description" }],
    undefined,
  ],
] as const)("a template %s", (_, elsewhere, trade) => {
  const synonyms = [{ said: "school", means: "course" }];
  expect(tradeOf({ words: [], synonyms, elsewhere: [...elsewhere] })).toBe(trade);
});
