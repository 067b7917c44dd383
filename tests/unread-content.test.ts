import { expect, test } from "vitest";
import { unreadContent } from "../scripts/unread-content.ts";

/** What is read without being named: in a loop, by a name that is put together, as a whole. */
const NOT_BY_NAME = [
  // By the account service's codes.
  "content/account.ts weak_password_length",
  "content/account.ts weak_password_pwned",
  "content/account.ts email_address_invalid",
  // Handed to a component as a whole.
  "content/contact.ts title",
  "content/contact.ts text",
  "content/contact.ts action",
  "content/not-found.ts actions",
  "content/not-found.ts reload",
  "content/not-found.ts actions",
  // By a cue's name, and by what a question about a template asks.
  "content/assistant.ts booking",
  "content/assistant.ts bye",
  "content/assistant.ts does",
  "content/assistant.ts german",
  "content/assistant.ts instructions",
  "content/assistant.ts needs",
  "content/assistant.ts person",
  "content/assistant.ts yesOrNo",
  // By a key: what differs between the kinds of one thing.
  "content/case-studies.ts problem",
  "content/case-studies.ts built",
  "content/case-studies.ts result",
  "content/case-studies.ts problem",
  "content/case-studies.ts built",
  "content/case-studies.ts result",
  "content/contact.ts value",
  "content/contact.ts label",
  "content/navigation.ts label",
  "content/navigation.ts dark",
  "content/navigation.ts light",
  "content/navigation.ts system",
  "content/privacy.ts contains",
  "content/privacy.ts why",
  "content/privacy.ts howLong",
  "content/seo.ts /templates/:slug",
  "content/seo.ts name",
  "content/types.ts label",
  "content/types.ts to",
  "content/types.ts label",
  "content/types.ts to",
];

/** What says that it is not shown yet. */
const NOT_YET = [
  "content/services.ts template_features",
  "content/industries.ts template_industries",
];

test("all that stands in content/ is read", { timeout: 120_000 }, () => {
  const unread = unreadContent().map((name) => name.replace(/:\d+ /, " "));
  expect(unread.toSorted()).toEqual([...NOT_BY_NAME, ...NOT_YET].toSorted());
});
