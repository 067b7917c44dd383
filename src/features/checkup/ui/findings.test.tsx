import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Finding } from "#check/checkup.ts";
import { Findings } from "./findings.tsx";

test("a finding tells first what follows from it, and then how to fix it", () => {
  const finding = {
    rule: "rule",
    level: "will-not-run",
    nodes: [],
    sentence: "Nothing leads on.",
    mend: "Draw the connection.",
    consequences: [{ nodes: [], sentence: "The last step never runs." }],
  } as unknown as Finding;
  const html = renderToStaticMarkup(
    <Findings
      isEmpty={false}
      profile="runs"
      findings={[finding]}
      selected={undefined}
      nodes={new Set()}
      onShow={() => undefined}
    />,
  );
  const order = ["Nothing leads on.", "The last step never runs.", "How to fix it:"];
  expect(order.map((text) => html.indexOf(text))).toEqual(
    order.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
  );
  expect(html).toContain(order[1]);
});
