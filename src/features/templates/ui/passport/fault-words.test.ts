import { expect, test } from "vitest";
import { faultInWords } from "./proof.tsx";

test.each([
  [
    "Read the answer › jsCode: 'end' → ''",
    "“Read the answer”: a text was emptied, so that words could be missing.",
  ],
  [
    "Find › jsCode: '' → 'other' (2)",
    "“Find”: an empty text was filled, so that nothing could be mistaken for something.",
  ],
  [
    "Check › jsCode: >= → > (2)",
    "“Check”: a limit was moved by one, so that what lies right at it would be treated differently.",
  ],
  [
    "Is it long? › conditions.conditions.0: gte → gt",
    "“Is it long?”: a limit was moved by one, so that what lies right at it would be treated differently.",
  ],
  [
    "Check › jsCode: 1000 → 1001",
    "“Check”: a number was changed by one, so that a time, count or length could be off by one.",
  ],
  [
    "Read › jsCode: && → || (6)",
    "“Read”: “and” and “or” were swapped, so that a wrong case could pass.",
  ],
  [
    "Write › jsCode: $input.first() → $input.last()",
    "“Write”: the first entry and the last were swapped, so that the wrong one of several could be taken.",
  ],
  [
    "Read › jsCode: if (a) { return … → ;",
    "“Read”: one instruction was left out, so that one check could be missing.",
  ],
  [
    "Match › jsCode: String(a).trim() → String(a)",
    "“Match”: a part of a calculation was left out, so that unusual spelling or other entries could slip in.",
  ],
  [
    "Send › without onError",
    "“Send”: it was made to end the run when its service fails, so that the steps behind it would not run.",
  ],
  [
    "Read › without alwaysOutputData",
    "“Read”: it was made to end the run when there is nothing, so that the steps behind it would not run.",
  ],
  [
    "Tell › without executeOnce",
    "“Tell”: it was made to work once for each entry, so that one thing could be done several times.",
  ],
  [
    "Send › without retryOnFail",
    "“Send”: it was made to try less often, so that a short failure of its service would count.",
  ],
  [
    "Clean › the workflow's time zone → Asia/Tokyo",
    "“Clean”: the time zone was changed, so that times could be off by hours.",
  ],
  [
    "When › postProcessAction: “read” left out",
    "“When”: a setting was left out, so that n8n's default would apply.",
  ],
])("%s is described without code, and with what it could have meant", (fault, text) => {
  expect(faultInWords(fault)).toBe(text);
});
