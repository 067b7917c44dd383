import { pages } from "#content/pages/index.ts";
import { SCOPES } from "#features/api/contract.ts";
import { EVENT_TYPES } from "#shared/events.ts";
import { LISTED_PATHS } from "#shared/pages.ts";
import { expect, test } from "vitest";
import { unreadContent } from "../scripts/unread-content.ts";

/** What is read without being named: in a loop, by a name that is put together, as a whole. */
const NOT_BY_NAME = [
  // By the account service's codes.
  "content/accounts/account.ts weak_password_length",
  "content/accounts/account.ts weak_password_pwned",
  "content/accounts/account.ts email_address_invalid",
  // Handed to a component as a whole.
  "content/landing/contact.ts title",
  "content/landing/contact.ts text",
  "content/landing/contact.ts action",
  "content/site/imprint.ts actions",
  "content/site/imprint.ts heading",
  "content/site/errors/not-found.ts actions",
  "content/site/errors/not-found.ts reload",
  "content/site/errors/not-found.ts actions",
  "content/site/solutions.ts heading",
  "content/site/solutions.ts intro",
  "content/site/solutions.ts intro",
  // By a cue's name, and by what a question about a template asks.
  "content/assistant/assistant.ts booking",
  "content/assistant/assistant.ts bye",
  "content/assistant/assistant.ts costs",
  "content/assistant/assistant.ts does",
  "content/assistant/assistant.ts german",
  "content/assistant/assistant.ts instructions",
  "content/assistant/assistant.ts needs",
  "content/assistant/assistant.ts yesOrNo",
  // By a key: what differs between the kinds of one thing.
  "content/landing/case-studies.ts problem",
  "content/landing/case-studies.ts built",
  "content/landing/case-studies.ts result",
  "content/landing/case-studies.ts problem",
  "content/landing/case-studies.ts built",
  "content/landing/case-studies.ts result",
  "content/landing/worth.ts cases",
  "content/landing/worth.ts cost",
  "content/landing/worth.ts minutes",
  "content/library/templates-page.ts relevance",
  "content/library/templates-page.ts featured",
  "content/library/templates-page.ts newest",
  "content/library/templates-page.ts downloads",
  "content/library/templates-page.ts quickest",
  "content/landing/contact.ts value",
  "content/landing/contact.ts label",
  "content/site/navigation.ts label",
  "content/site/navigation.ts dark",
  "content/site/navigation.ts light",
  "content/site/navigation.ts system",
  "content/site/privacy.ts contains",
  // Periods, by what annotates a table.
  "content/site/privacy.ts challengeDays",
  "content/site/privacy.ts chatLeadMonths",
  "content/site/privacy.ts consentProofMonths",
  "content/site/privacy.ts contactMessageMonths",
  "content/site/privacy.ts conversationTokenDays",
  "content/site/privacy.ts mailRowDays",
  "content/site/privacy.ts unconfirmedAccountDays",
  "content/site/privacy.ts visitSaltHours",
  "content/site/stored-data.ts technicalLog",
  "content/types.ts label",
  "content/types.ts to",
  "content/types.ts label",
  "content/types.ts to",
  // By the page that is measured.
  ...LISTED_PATHS.map((path) => `content/accounts/admin.ts ${path}`),
  // By the page that search engines are told of.
  ...Object.keys(pages).map((path) => `content/pages/index.ts ${path}`),
  // By the key that is pressed.
  "content/accounts/desk.ts /",
  "content/accounts/desk.ts ?",
  // By its type: what an event is called, says, and looks like.
  ...EVENT_TYPES.flatMap((type) =>
    Array.from(
      { length: type === "contact.received" ? 2 : 3 },
      () => `content/accounts/webhooks.ts ${type}`,
    ),
  ),
  ...SCOPES.map((scope) => `content/accounts/api.ts ${scope}`),
  // By a reason for spam.
  "content/accounts/admin.ts adult",
  "content/accounts/admin.ts gambling",
  "content/accounts/admin.ts loan",
  "content/accounts/admin.ts pills",
  "content/spam/topics.ts adult",
  "content/spam/topics.ts gambling",
  "content/spam/topics.ts loan",
  "content/spam/topics.ts pills",
];

test("all that stands in content/ is read", { tags: ["slow"], timeout: 120_000 }, () => {
  const unread = unreadContent().map((name) => name.replace(/:\d+ /, " "));
  expect(unread.toSorted()).toEqual(NOT_BY_NAME.toSorted());
});
