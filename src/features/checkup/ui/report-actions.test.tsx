import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Finding } from "#check/checkup.ts";
import { MAX_FINDINGS } from "../contract.ts";
import { RepairOffer } from "./report-actions.tsx";

/** Returns the text of the findings that the link passes to the contact form; null if there is no link. */
function offered(sentences: readonly string[]): string | null {
  const findings = sentences.map((sentence) => ({ sentence }) as Finding);
  const html = renderToStaticMarkup(<RepairOffer findings={findings} />);
  const query = /href="\/\?([^#"]*)#contact-form"/.exec(html)?.[1] ?? "";
  expect(query.length).toBeLessThanOrEqual(MAX_FINDINGS);
  return new URLSearchParams(query).get("findings");
}

test("the link to the contact form has the sentences of the findings, as many as an address holds", () => {
  expect(offered([])).toBeNull();
  expect(offered(['The step "A" & co. stops.', "Nothing starts it."])).toBe(
    '- The step "A" & co. stops.\n- Nothing starts it.',
  );
  const broken = `${"ä".repeat(100)}\ud800`;
  expect(offered([broken, broken, broken, broken])?.split("\n")).toHaveLength(3);
});

test("the link to the contact form leaves out a sentence that is too long for an address", () => {
  const long = "ä".repeat(MAX_FINDINGS);
  expect(offered([long, "Nothing starts it."])).toBe("- Nothing starts it.");
  expect(offered([long])).toBe("");
});
