import { expect, test } from "vitest";
import { faultInWords } from "./proof.tsx";

test.each([
  ["Read the answer › jsCode: 'end' → ''", "“Read the answer”: a text was emptied."],
  ["Find › jsCode: '' → 'other' (2)", "“Find”: an empty text was filled."],
  ["Check › jsCode: >= → > (2)", "“Check”: a limit was moved by one."],
  ["Is it long? › conditions.conditions.0: gte → gt", "“Is it long?”: a limit was moved by one."],
  ["Check › jsCode: 1000 → 1001", "“Check”: a number was changed by one."],
  ["Read › jsCode: && → || (6)", "“Read”: “and” and “or” were exchanged."],
  [
    "Write › jsCode: $input.first() → $input.last()",
    "“Write”: the first entry and the last were exchanged.",
  ],
  ["Read › jsCode: if (a) { return … → ;", "“Read”: one instruction was left out."],
  [
    "Match › jsCode: String(a).trim() → String(a)",
    "“Match”: a part of a calculation was left out.",
  ],
  ["Send › without onError", "“Send”: its way for failures was taken away."],
  ["Clean › the workflow's time zone → Asia/Tokyo", "“Clean”: the time zone was changed."],
  ["When › postProcessAction: “read” left out", "“When”: a setting was left out."],
])("%s is described without code", (fault, text) => {
  expect(faultInWords(fault)).toBe(text);
});
