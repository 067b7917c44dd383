import { expect, test } from "vitest";
import { replies } from "#content/assistant/replies.ts";
import { converse as converseWith } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import type { ChatTurn } from "./contract.ts";
import { passages, spoken } from "./server/answer/passages.ts";
import { answerBySite } from "./server/answer/site-events.ts";
import { languageOf } from "#platform/understanding/language.ts";

/* These tests compare several answers of a conversation. Tests of single answers are in the folder "conversations". */

useLibrary();

const converse = (...messages: string[]) => converseWith(platform, messages);

test.each([
  ["my customers pay late", "how long does it take to set up?", "55 minutes"],
  ["Kunden zahlen ihre Rechnungen zu spät", "was brauche ich dafür?", "55 Minuten"],
  ["what do you charge?", "too expensive", replies["too-expensive"].en],
])(
  "after “%s”, “%s” is understood by a client that sends only texts back",
  async (wish, question, words) => {
    const [, answer] = await converseWith(platform, [wish, question], () => ({}));
    expect(answer?.text).toContain(words);
  },
);

test("what an answer showed is not guessed from a text that the site did not write", async () => {
  const turns: ChatTurn[] = [
    { role: "user", content: "my customers pay late" },
    { role: "assistant", content: "Hello, how are you?" },
    { role: "user", content: "how long does it take to set up?" },
  ];
  let text = "";
  for await (const event of answerBySite(platform, turns, undefined))
    if (event.type === "text") text += event.text;
  expect(text).not.toContain("55 minutes");
});

test.each([
  ["my customers pay late", "another one"],
  ["Kunden zahlen ihre Rechnungen zu spät", "noch eins"],
  ["Kunden zahlen ihre Rechnungen zu spät", "noch eine"],
  ["Ich brauche Terminerinnerungen per SMS", "gib mir noch eins"],
])("after “%s”, “%s” shows a template that was not shown", async (wish, more) => {
  const [first, second] = await converse(wish, more);
  expect(second?.templates).not.toEqual([]);
  expect(second?.templates.filter((slug) => first?.templates.includes(slug))).toEqual([]);
});

test("after any template, “anything similar?” shows a template of one of its categories, or says that there is none", async () => {
  const { rows } = await platform.database.query("select slug, title, category from templates", []);
  const library = rows as { slug: string; title: string; category: string[] }[];
  const strays: string[] = [];
  for (const { slug, title, category } of library) {
    const [first, second] = await converse(title, "is there anything similar?");
    if (first?.templates[0] !== slug || second?.kinds.includes("another-one")) continue;
    const shown = library.filter((one) => second?.templates.includes(one.slug));
    const isNear = shown.some((one) => one.category.some((each) => category.includes(each)));
    if (!isNear) strays.push(`${slug}: ${second?.kinds.join()} ${second?.templates.join()}`);
  }
  expect(strays).toEqual([]);
});

test.each([
  ["we want to answer google reviews", "not that. i mean reviews on our own website"],
  ["Wir wollen Bewerbungen sortieren", "nicht das, ich meine den Urlaub der Mitarbeiter"],
  ["Bewerbungen vorsortieren", "das nicht. ich meine Bewerbungen per Post"],
])("a template that was shown for “%s” and refused is not shown again", async (wish, refusal) => {
  const [first, ...others] = await converse(wish, refusal, wish, "zeig mir das");
  const later = others.flatMap(({ templates }) => templates);
  expect(first?.templates).not.toEqual([]);
  expect(later.filter((slug) => first?.templates.includes(slug))).toEqual([]);
});

test.each([
  ["my customers pay late", "does it work with xero?", "is not made for Xero"],
  [
    "Kunden zahlen ihre Rechnungen zu spät",
    "geht das auch mit lexoffice?",
    "ist nicht für Lexoffice",
  ],
  ["my customers pay late", "would that work with google sheets?", "works with Google Sheets."],
])("after “%s”, “%s” is answered from the template's tools", async (wish, question, words) => {
  const [first, answer] = await converse(wish, question);
  expect(answer?.text).toContain(`(/templates/${first?.templates[0]})`);
  expect(answer?.text).toContain(words);
});

test.each([
  ["something that sorts my gmail", "without openai please, dont want my mails there", "OpenAI"],
  ["newsletter begrüßung", "haben kein mailchimp, wir nutzen brevo", "Brevo"],
  ["save attachments from outlook to drive", "can it go the other way round", "other direction"],
  [
    "save attachments from outlook to drive",
    "other direction, the files in drive go out by mail",
    "other direction",
  ],
  ["low stock warning for my shop", "its woocommerce not shopify", "Does it work with WooCommerce"],
  ["recall my patients after six months", "is that even allowed under gdpr?", "legal advice"],
])("after “%s”, “%s” is answered about the template that was shown", async (wish, more, words) => {
  const [first, answer] = await converse(wish, more);
  expect(answer?.text).toContain(`(/templates/${first?.templates[0]})`);
  expect(answer?.text).toContain(words);
  expect(answer?.templates).toEqual([]);
});

test.each([
  ["follow up on offers", "how long does the set-up take?"],
  ["Angebote nachfassen", "wie lange dauert das Einrichten?"],
])("after “%s” shows several, “%s” is answered for each of them", async (wish, question) => {
  const [first, answer] = await converse(wish, question);
  expect(first?.templates.length).toBeGreaterThan(1);
  for (const slug of first?.templates ?? []) {
    expect(answer?.text).toContain(`(/templates/${slug})`);
  }
});

test.each([
  ["how old is your company, and is it insured", ["company-facts", "insurance"]],
  ["seid ihr eigentlich versichert und seit wann gibt es euch", ["company-facts", "insurance"]],
  ["What if you close down next year?", ["out-of-business"]],
  ["Wir brauchen eine Bescheinigung nach ISO 27001", ["certificates"]],
  ["does n8n's license allow me to host it for my customers", ["licenses"]],
  ["unter welcher Lizenz stehen die Vorlagen", ["licenses"]],
])(
  "a question that the website does not answer gets the reply that says so: %s",
  async (question, kinds) => {
    const [answer] = await converse(question);
    expect(answer?.templates).toEqual([]);
    for (const kind of kinds) expect(answer?.text).toContain(spokenOf(kind, question));
  },
);

function spokenOf(kind: string, question: string): string {
  const passage = passages.find(({ id }) => id === kind);
  return passage ? spoken(passage, languageOf([question])).text : kind;
}

test("a template that does not need the refused tool stays, and the answer says so", async () => {
  const wish = "new leads from our website form should go to the sales team in teams";
  const [first, answer] = await converse(wish, "we dont use hubspot btw");
  expect(answer?.templates).toEqual(first?.templates.slice(0, 1));
  expect(answer?.text).toContain("You do not need Hubspot");
});

test("a template is not shown again to somebody who says that they did not ask for it", async () => {
  const [first, second] = await converse(
    "Google Bewertungen beantworten",
    "Danach hab ich nicht gefragt, ich will neue Bewertungen bekommen",
  );
  expect(first?.templates).toContain("answer-google-reviews");
  expect(second?.templates).not.toContain("answer-google-reviews");
});

test("a question for the library's size is answered with the number of templates", async () => {
  const [answer] = await converse("how many templates do you have?");
  const { rows } = await platform.database.query(
    "select count(*)::int as count from templates where is_public",
  );
  expect(answer?.text).toContain(String(rows[0]?.["count"]));
});
