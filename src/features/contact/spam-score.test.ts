import { expect, test } from "vitest";
import { linkShorteners } from "#content/spam/link-shorteners.ts";
import { EMPTY_MESSAGE, type ContactContents } from "./contract.ts";
import { findSpamReasons, isSpam, spamScore } from "./server/spam/score.ts";
import { textHash } from "./server/spam/classify.ts";

const UNKNOWN = { trapped: false, fast: false, sameText: 0, reported: false };

const reasonsIn = (message: Partial<ContactContents>, known: Partial<typeof UNKNOWN> = {}) =>
  findSpamReasons(
    { ...EMPTY_MESSAGE, name: "Ada", email: "ada@shop.example", ...message },
    { ...UNKNOWN, ...known },
  );
const namesIn = (message: string, rest: Partial<ContactContents> = {}) =>
  reasonsIn({ message, ...rest }).map(({ reason }) => reason);

test.each([
  ["a listed phrase", "Rank your website with us", "ranking"],
  ["one with other words in its gap", "We bring any nice shop to page one", "ranking"],
  ["one with a number", "We offer loans at 2%", "loan"],
  [
    "one in capitals, with accents and line breaks",
    "AUF\n PLÁTZ 1 der Suche: Ihre Seite",
    "ranking",
  ],
  ["one in German", "Potenzmittel, günstig online bestellen!", "pills"],
  ["one in Russian", "Лучшее онлайн казино", "gambling"],
  ["a cold opener", "Hope you are doing well.", "cold_opener"],
  ["a link in the code of pages", '<a href="https://x.example">x</a>', "markup"],
  ["a link in the code of forums", "[url=https://x.example]x[/url]", "markup"],
  ["a link to somewhere else", "See https://elsewhere.example/page for more of it", "foreign_link"],
  ["a shortened link", `Look at https://${linkShorteners[0]}/abc`, "hidden_link"],
  ["punycode", "Look at https://xn--bnk-0na.example/abc please", "hidden_link"],
  ["an address without a name", "Look at http://203.0.113.9/abc please", "hidden_link"],
  ["nothing but a link", "https://elsewhere.example", "only_links"],
  ["letters that pose as others", "Visit my wеbsitе today", "mixed_script"],
  ["other letters", "Здравствуйте, как у вас дела сегодня?", "other_script"],
  ["a link", "See https://shop.example for more of it", "link"],
  ["a call to a link", "Order here: https://shop.example", "call_to_link"],
  ["a price", "It is only $49", "price"],
  ["an offer", "We offer the best", "offer"],
  ["pressing", "Act now", "pressure"],
  ["that nothing is asked", "Winter is long", "nothing_asked"],
  ["a question", "Can you call me?", "asking"],
  ["a business of one's own", "Our customers write every day", "own_business"],
])("spam with %s has the right reason", (_, message, reason) => {
  expect(namesIn(message)).toContain(reason);
});

const restOf = (message: string, more: Partial<ContactContents>) =>
  namesIn(message, more).filter(
    (name) => !["link", "asking", "own_business", "nothing_asked"].includes(name),
  );

test.each([
  ["a site of one's own", "https://shop.example and https://de.shop.example/x", {}],
  ["the website one names", "See https://other.example.", { website: "https://www.other.example" }],
  ["a part of a word", "We restored casinofurniture and mycasino", {}],
  ["a name in other letters", "Hello, my name is Надя. Please call me.", {}],
  ["a full stop behind a link", "Our shop: https://shop.example, thanks", {}],
] as const)("%s is no sign of spam", (_, message, rest) => {
  expect(restOf(message, rest)).toEqual([]);
});

test("a link in the name field adds points", () => {
  expect(namesIn("Hello", { name: "www.pills.example" })).toContain("link_as_name");
});

test("each finding states its text and its points", () => {
  expect(reasonsIn({ message: "Rank your website: https://a.example https://b.example" })).toEqual([
    { reason: "link", points: 15, found: ["a.example", "b.example"] },
    { reason: "foreign_link", points: 20, found: ["a.example", "b.example"] },
    { reason: "only_links", points: 30, found: [] },
    { reason: "ranking", points: 45, found: ["rank your website"] },
    { reason: "nothing_asked", points: 20, found: [] },
  ]);
});

test("points of one reason have a maximum, and the score is their sum", () => {
  const links = Array.from({ length: 30 }, (_, n) => `https://${n}.example`).join(" ");
  const foreign = reasonsIn({ message: `Please have a look at these: ${links}` })[1];
  expect(foreign).toMatchObject({ reason: "foreign_link", points: 30 });
  expect(foreign?.found).toHaveLength(5);
  const trapped = reasonsIn({ message: links }, { trapped: true });
  expect(trapped.map(({ points }) => points)).toContain(200);
  expect(spamScore(trapped)).toBeGreaterThan(200);
  expect(spamScore(reasonsIn({ message: "Can you make an n8n workflow for us?" }))).toBeLessThan(0);
});

test("the text of a finding is short, and ends with a complete character", () => {
  const [mixed] = reasonsIn({ message: `Can you see wеb${"x".repeat(56)}𝐚𝐚` }).filter(
    ({ reason }) => reason === "mixed_script",
  );
  expect(mixed?.found).toEqual([`wеb${"x".repeat(56)}\ufffd`]);
});

test.each([{ trapped: true }, { reported: true }, { sameText: 8 }])(
  "honest words do not outweigh %o",
  (known) => {
    const message = "Can you help me, could you call me? Our customers order by hand, in our shop.";
    expect(isSpam(reasonsIn({ message }))).toBe(false);
    expect(isSpam(reasonsIn({ message }, known))).toBe(true);
  },
);

test.each([
  ["the field for robots alone", { trapped: true }, true],
  ["a text that staff called spam", { reported: true }, true],
  ["a text that one other sent", { sameText: 1 }, false],
  ["a text that three others sent", { sameText: 3 }, true],
  ["haste alone", { fast: true }, false],
])("%s decides, or does not decide, that a message is spam", (_, known, expected) => {
  expect(isSpam(reasonsIn({ message: "Winter is long." }, known))).toBe(expected);
});

const TEXT =
  "Dear owner, I have a splendid offer for your business which you really should not miss, so call me on 555 0100!";

test("texts with different numbers, links, punctuation and capitals have one hash", () => {
  const hash = textHash(TEXT);
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(textHash(`${TEXT.toUpperCase().replace("555", "556")} https://x.example/7`)).toBe(hash);
  expect(textHash(TEXT.replace("splendid", "decent"))).not.toBe(hash);
});

test("a short text, which several people may write, has no hash", () => {
  expect(textHash("Please call me back. Was kostet ein Chatbot?")).toBeNull();
});
