import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Finding } from "#check/checkup.ts";
import { MAX_FINDINGS } from "../contract.ts";
import { linesOf, RepairOffer } from "./report-actions.tsx";

const list = (...sentences: string[]) => linesOf(sentences.map((sentence) => ({ sentence })));

test("the link to the contact form has nothing of the findings in its address", () => {
  const findings = [{ sentence: 'The step "Charge" tries again.' } as Finding];
  expect(renderToStaticMarkup(<RepairOffer findings={[]} />)).toBe("");
  const html = renderToStaticMarkup(<RepairOffer findings={findings} />);
  expect(html).toContain('href="/?findings=1#contact-form"');
  expect(html).not.toContain("Charge");
});

test("the sentences of the findings stand each on a line of its own, as many as a message begins with", () => {
  expect(list('The step "A" & co. stops.', "Nothing starts it.")).toBe(
    '- The step "A" & co. stops.\n- Nothing starts it.',
  );
  const broken = ["ä", "ö", "ü", "ß"].map((letter) => `${letter.repeat(600)}\ud800`);
  expect(list(...broken).split("\n")).toEqual(
    ["ä", "ö", "ü"].map((letter) => `- ${letter.repeat(600)}\ufffd`),
  );
});

test("a finding for two purposes stands once, where it comes first", () => {
  expect(list("It stops.", "It is slow.", "It has no note.", "It stops.")).toBe(
    "- It stops.\n- It is slow.\n- It has no note.",
  );
});

test("a sentence that is too long is left out", () => {
  const long = "ä".repeat(MAX_FINDINGS);
  expect(list(long, "Nothing starts it.")).toBe("- Nothing starts it.");
  expect(list(long)).toBe("");
});
