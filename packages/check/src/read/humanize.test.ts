import { expect, test } from "vitest";
import { humanize } from "./humanize.ts";

test.each([
  ["mostInARoom", "Most in a room"],
  ["holdDays", "Hold days"],
  ["inquirySheetUrl", "Inquiry sheet URL"],
  ["pageURL", "Page URL"],
  ["xeroOAuth2Api", "Xero oauth2 API"],
  ["siteUi", "Site"],
  ["time_zone", "Time zone"],
  ["Already Written", "Already Written"],
])("the name %s reads %s", (name, words) => {
  expect(humanize(name)).toBe(words);
});
