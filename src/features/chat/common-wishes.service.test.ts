import { beforeAll, expect, test } from "vitest";
import { lastAnswer } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";

/* Wishes of owners of every trade. The assistant has learned from none of these messages. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ chatDelay: false, rateLimits: false });
  await fillLibrary(platform);
});

const GENERAL = [
  "How might I reduce our no-shows?",
  "Too many no shows lately",
  "What to do about noshows?",
  "Was kann ich gegen unsere No-Shows machen?",
];
const HOTEL = [
  "I have a small hotel with 30 rooms. Too many no-shows, what can you do?",
  "Guests do not turn up at my hotel. Can you remind them?",
  "My guests book and never come",
  "Im Hotel kommen viele Gäste gar nicht, was tun?",
  "Wie kann ich No-Shows im Hotel verringern?",
];

test.each([...GENERAL, ...HOTEL])(
  "“%s” is answered with the reminders, and with what hotels lack",
  async (message) => {
    const { kinds, text } = await lastAnswer(platform, [message]);
    expect(kinds).toEqual(["no-shows"]);
    expect(text).toContain("/templates/confirm-appointments-by-sms");
    expect(text).toMatch(/hotels there is no template|Hotels gibt es keine Vorlage/u);
  },
);

test.each([
  ["remind-patients-by-sms", "Half my patients do not show up on Mondays"],
  ["remind-patients-by-sms", "clinic with many no shows"],
  ["remind-patients-by-sms", "Zu viele Terminausfälle in meiner Praxis"],
  ["take-table-reservations", "How do we stop no-shows in our restaurant?"],
  ["take-table-reservations", "Guests reserve a table and never show"],
  ["take-table-reservations", "Gäste reservieren einen Tisch und kommen dann nicht"],
  ["confirm-appointments-by-sms", "My coaching clients miss their sessions"],
  ["confirm-appointments-by-sms", "Klienten vergessen das Coaching"],
  ["follow-up-on-no-shows", "too many no-shows at our hairdresser's"],
  ["follow-up-on-no-shows", "Kundinnen kommen nicht in meinen Salon"],
  ["plan-property-viewings", "Buyers do not show up for viewings"],
])("%s is offered to “%s”", async (slug, message) => {
  const { templates } = await lastAnswer(platform, [message]);
  expect(templates).toContain(slug);
});

test.each([
  "How can I sell more?",
  "How do I get rid of Excel?",
  "Can you reduce my workload?",
  "Can you help with food waste?",
  "What can you do for a tax office?",
  "How can I reduce churn?",
  "Too many phone calls",
  "I drown in admin work",
  "Abandoned carts cost me money",
  "Wie steigere ich meinen Umsatz?",
  "Wie kriege ich Stammkunden zurück?",
  "Wie bekomme ich mehr Direktbuchungen?",
  "Wie kann ich mein Personal entlasten?",
])("“%s” is our field", async (message) => {
  const { kinds } = await lastAnswer(platform, [message]);
  expect(kinds).not.toContain("offTopic");
});

test.each([
  "How can I reduce my electricity bill at home?",
  "How do I reduce noise in my flat?",
  "How can I increase my bench press?",
  "How do I get rid of ants?",
  "zu viele Kalorien",
  "Wie werde ich Flecken los?",
])("“%s” is still not our field", async (message) => {
  const { kinds, templates } = await lastAnswer(platform, [message]);
  expect(kinds).toEqual(["offTopic"]);
  expect(templates).toEqual([]);
});
