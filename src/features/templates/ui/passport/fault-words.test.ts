import { expect, test } from "vitest";
import { passport as content } from "#content/library/passport.ts";
import { faultInWords } from "./proof.tsx";

test.each([
  ["Read the answer › jsCode: 'end' → ''", "emptied"],
  ["Find › jsCode: '' → 'other' (2)", "filled"],
  ["Check › jsCode: >= → > (2)", "limit"],
  ["Is it long? › conditions.conditions.0: gte → gt", "limit"],
  ["Check › jsCode: 1000 → 1001", "number"],
  ["Read › jsCode: && → || (6)", "andOr"],
  ["Write › jsCode: $input.first() → $input.last()", "other"],
  ["Read › jsCode: if (a) { return … → ;", "line"],
  ["Match › jsCode: String(a).trim() → String(a)", "part"],
  ["Send › without onError", "safety"],
  ["Read › without alwaysOutputData", "empty"],
  ["Tell › without executeOnce", "once"],
  ["Send › without retryOnFail", "tries"],
  ["Clean › the workflow's time zone → Asia/Tokyo", "zone"],
  ["When › postProcessAction: “read” left out", "setting"],
] as const)("%s is described without code, and with what it could have meant", (fault, kind) => {
  const [step] = fault.split(" › ");
  expect(faultInWords(fault)).toBe(`“${step}”: ${content.faults[kind]}.`);
});
