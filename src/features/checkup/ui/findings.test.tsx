import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { checkPage } from "#content/library/check-page.ts";
import type { Finding } from "#check/checkup.ts";
import { Findings } from "./findings.tsx";

test("only a finding that the repair mends is marked", () => {
  const finding = { level: "can-hurt", nodes: [], mend: "Do it.", consequences: [] };
  const findings = [
    { ...finding, rule: "one", sentence: "First.", repairable: true },
    { ...finding, rule: "two", sentence: "Second.", repairable: false },
  ] as unknown as Finding[];
  const html = render(findings);
  expect(html.split(checkPage.repair.mark)).toHaveLength(2);
  expect(html.indexOf(checkPage.repair.mark)).toBeLessThan(html.indexOf("First."));
});

test("a finding tells first what follows from it, and then how to fix it", () => {
  const finding = {
    rule: "rule",
    level: "will-not-run",
    nodes: [],
    sentence: "Nothing leads on.",
    mend: "Draw the connection.",
    consequences: [{ nodes: [], sentence: "The last step never runs." }],
  } as unknown as Finding;
  const html = render([finding]);
  const order = ["Nothing leads on.", "The last step never runs.", "How to fix it:"];
  expect(order.map((text) => html.indexOf(text))).toEqual(
    order.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
  );
  expect(html).toContain(order[1]);
});

function render(findings: Finding[]): string {
  return renderToStaticMarkup(
    <Findings
      isEmpty={false}
      profile="runs"
      findings={findings}
      selected={undefined}
      nodes={new Set()}
      onShow={() => undefined}
    />,
  );
}
