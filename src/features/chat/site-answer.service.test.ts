import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { chat } from "#content/assistant/chat.ts";
import { replies } from "#content/assistant/replies.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import type { ChatEvent, ChatTurn } from "./contract.ts";
import { answerBySite, templatesFor } from "./server/answer/site-events.ts";
import { findTemplateFacts } from "./server/answer/template-store.ts";

useLibrary();

const { en } = assistant.site;
const SLUG = "send-payment-reminders";

async function answer(
  messages: string | string[],
  { slug = "", answers = [] }: { slug?: string; answers?: string[] } = {},
): Promise<ChatEvent[]> {
  const template = await findTemplateFacts(platform, slug);
  const events: ChatEvent[] = [];
  const turns = [messages].flat().flatMap((content, at): ChatTurn[] => {
    const before = answers[at - 1];
    const user = { role: "user", content } as const;
    return before ? [{ role: "assistant", content: before }, user] : [user];
  });
  if (answers.length > 0 && turns.length === 1)
    turns.unshift(
      { role: "user", content: "Hi" },
      ...answers.map((content) => ({ role: "assistant", content }) as const),
    );
  for await (const event of answerBySite(platform, turns, template))
    if (event.type !== "about" && event.type !== "language") events.push(event);
  return events;
}
const textOf = (events: ChatEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const cardsOf = (events: ChatEvent[]) =>
  events.flatMap((event) => (event.type === "card" ? [event.card] : []));

test("a question about the company gets the site's own words, their page, and their button", async () => {
  const events = await answer("What does it cost?");
  expect(textOf(events)).toContain("there is no price list");
  expect(events.slice(1)).toEqual([
    { type: "card", card: { type: "booking" } },
    { type: "card", card: { type: "person" } },
    { type: "source", source: { label: "Questions owners ask", path: "/#faq" } },
  ]);
});

test.each([
  [
    "Where is our data, and what about the GDPR?",
    ["**What about our data and the GDPR?**", "**Where is our data, and who can see it?**"],
    ["you get a list of which data goes where", "who of us gets access while we build"],
  ],
  [
    "Wo liegen unsere Daten, und was ist mit der DSGVO?",
    [
      "**Was ist mit unseren Daten und der DSGVO?**",
      "**Wo liegen unsere Daten, und wer sieht sie?**",
    ],
    ["Sie bekommen eine Liste, welche Daten wohin gehen", "wer von uns beim Bauen Zugang hat"],
  ],
])("two texts in one answer say the same only once: %s", async (question, titles, facts) => {
  const text = textOf(await answer(question));
  for (const title of titles) expect(text).toContain(title);
  for (const fact of facts) expect(text.split(fact)).toHaveLength(2);
});

test("an answer tells its language, and a German one names the page of its text in German", async () => {
  const told = async (content: string) => {
    const events: ChatEvent[] = [];
    for await (const event of answerBySite(platform, [{ role: "user", content }], undefined))
      if (event.type === "language" || event.type === "source") events.push(event);
    return events;
  };
  expect(await told("Was kostet das?")).toEqual([
    { type: "language", language: "de" },
    { type: "source", source: { label: "Fragen von Inhabern", path: "/#faq" } },
  ]);
  expect(await told("What does it cost?")).toEqual([
    { type: "language", language: "en" },
    { type: "source", source: { label: "Questions owners ask", path: "/#faq" } },
  ]);
});

test.each([
  [
    "What does it cost?",
    ["is free", "- n8n: from about €20", "- Google: free account", "- Slack: free plan"],
    "Send payment reminders in three friendly steps",
  ],
  [
    "Was kostet das?",
    ["ist kostenlos", "- Slack", `(/templates/${SLUG})`, "festes Angebot"],
    "In drei freundlichen Schritten an offene Rechnungen erinnern",
  ],
])(
  "on a template's page a question about the price gets the template's monthly cost: %s",
  async (question, messages, label) => {
    const events = await answer(question, { slug: SLUG });
    for (const words of messages) expect(textOf(events)).toContain(words);
    expect(events).toContainEqual({
      type: "source",
      source: { label, path: `/templates/${SLUG}` },
    });
  },
);

test("a task gets at most three templates, best first, and an offer to set one up", async () => {
  const events = await answer("my customers pay late");
  expect(textOf(events)).toContain("set");
  expect(cardsOf(events)[0]).toMatchObject({ type: "template", slug: SLUG });
  expect(cardsOf(events).length).toBeLessThanOrEqual(3);
});

test("a model receives the templates that the assistant finds by its examples", async () => {
  const found = await templatesFor(
    platform,
    "clients drag their feet when it is time to settle up",
    "",
  );
  expect(found.map(({ card }) => card.slug)).toContain(SLUG);
});

test.each([chat.starters.default[2], chat.starters.templates[0]])(
  "a request for templates without a task shows some: %s",
  async (question) => {
    const cards = cardsOf(await answer(question));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ type }) => type === "template")).toBe(true);
  },
);

test.each([
  [chat.starters.template[0], "What the template"],
  [chat.starters.template[1], "Setting it up takes about"],
  ["How long does it take to set it up?", "Setting it up takes about"],
])("on a template's page a question is about that template: %s", async (question, words) => {
  const events = await answer(question, { slug: SLUG });
  expect(textOf(events)).toContain(words);
  expect(events.at(-1)).toMatchObject({ source: { path: `/templates/${SLUG}` } });
});

test("on the page of a template that comes close, the answer begins with this template", async () => {
  const slug = "send-guest-messages";
  const question = "Is there a template that reminds guests before their booking?";
  expect(textOf(await answer(question))).toContain(en.nearest);
  const events = await answer(question, { slug });
  expect(cardsOf(events)[0]).toMatchObject({ type: "template", slug });
  expect(textOf(events)).toMatch(/^Closest is the template of this page: /);
  expect(textOf(events)).not.toContain(en.nearest);
  const other = "Is there a template that posts our offers on LinkedIn?";
  expect(textOf(await answer(other, { slug }))).not.toContain("Closest is");
});

test("earlier messages decide between templates that fit equally", async () => {
  const first = async (...messages: string[]) => cardsOf(await answer(messages))[0];
  expect(await first("We are a dental practice", "reminders")).toMatchObject({
    slug: expect.stringMatching(/^remind-patients-by-sms$|^confirm-appointments-by-sms$/),
  });
  expect(await first("Our invoices are not paid", "reminders")).toMatchObject({ slug: SLUG });
});

test.each(["What is the weather in Berlin tomorrow?", "Tell me a joke"])(
  "a question outside our field is declined: %s",
  async (question) => {
    expect(await answer(question)).toEqual([
      { type: "text", text: replies.offTopic.en },
      { type: "card", card: { type: "person" } },
    ]);
  },
);

test("a question that the site does not answer gets an offer to reach a person", async () => {
  expect(await answer("zorp quux flibber")).toEqual([
    { type: "text", text: en.nothingFound },
    { type: "card", card: { type: "booking" } },
    { type: "card", card: { type: "person" } },
  ]);
});

test("the weekly tips are mentioned once, after the visitor opened a template", async () => {
  const invited = async (options: Parameters<typeof answer>[1]) =>
    textOf(await answer("What does it cost?", options)).includes(en.newsletterInvitation);
  expect(await invited({})).toBe(false);
  expect(await invited({ slug: SLUG })).toBe(true);
  expect(await invited({ slug: SLUG, answers: [`Yes.\n\n${en.newsletterInvitation}`] })).toBe(
    false,
  );
});

test.each([
  "' | & ! :* <-> ()",
  "a".repeat(4000),
  "'; drop table templates; --",
  "price ".repeat(600),
  "ünïcödé 日本語 🙂 עברית",
])("a hostile question is answered like any other: %j", async (question) => {
  expect((await answer(question)).length).toBeGreaterThan(0);
});

test("an address that was just typed is confirmed beside any answer, with a card of the visitor's details", async () => {
  const noted = "Thank you, I have noted rosa@example.com.";
  for (const messages of [
    "Please contact me: rosa@example.com",
    "rosa@example.com",
    "my mail is rosa@example.com, build lead scoring for me",
    "I want to talk to a person, rosa@example.com",
  ]) {
    const events = await answer(["We have three restaurants.", messages]);
    expect(textOf(events)).toContain(noted);
    expect(textOf(events)).not.toContain(replies.person.en);
    expect(cardsOf(events)).toContainEqual(
      expect.objectContaining({
        type: "details",
        details: expect.objectContaining({
          email: "rosa@example.com",
          task: expect.stringMatching(/restaurants|lead scoring|person|contact/),
        }),
      }),
    );
  }
  expect(textOf(await answer(["rosa@example.com", "What does it cost?"]))).not.toContain(noted);
  const other = textOf(await answer(["bob@example.com", "rosa@example.com"]));
  expect(other).not.toContain(noted);
  const phone = await answer("07700 900142");
  expect(textOf(phone)).toContain("I have written down 07700 900142.");
  expect(cardsOf(phone)).toMatchObject([{ type: "details", details: { phone: "07700 900142" } }]);
  expect(textOf(await answer("Bitte rufen Sie mich an, rosa@example.com"))).toContain(
    "Danke, ich habe rosa@example.com notiert.",
  );
});

test("the card of the visitor's details has name, phone, task, trade, template and numbers as they were written", async () => {
  const events = await answer(
    [
      "Hello, my name is Rosa Berg. I run a hotel and my customers pay late, 30 invoices a month",
      "Please call me: +49 30 901820, rosa@example.com",
    ],
    { slug: SLUG },
  );
  expect(cardsOf(events)).toContainEqual({
    type: "details",
    language: "en",
    details: {
      name: "Rosa Berg",
      email: "rosa@example.com",
      phone: "+49 30 901820",
      task: expect.stringContaining("my customers pay late"),
      trade: "hotel",
      template: "Send payment reminders in three friendly steps",
      numbers: "30 invoices a month",
    },
  });
});

test.each([
  ["i dont want to live anymore", replies.crisis.en],
  ["Ich kann nicht mehr, ich will mich umbringen. Was kostet das?", replies.crisis.de],
  ["My colleague collapsed and is not breathing", replies.emergency.en],
  ["Mein Mann schlägt mich", replies.violence.de],
])(
  "a person in danger gets numbers where people listen, and neither a template nor a form of ours: %s",
  async (message, text) => {
    expect(await answer(message, { slug: SLUG })).toEqual([{ type: "text", text }]);
  },
);

test("an owner's template is offered for a sentence in its metadata, without examples or a build", async () => {
  const emptyPlatform = await createTestPlatform();
  await fillLibrary(emptyPlatform);
  const questions = [
    "Members of our allotment forget to read the water meter",
    "remind gardeners to send us the reading of their water meter",
    "Pächter sollen den Stand ihrer Wasseruhr melden",
  ];
  const { slug } = await addTemplate(emptyPlatform, {
    title: "Collect the readings",
    metadata: { asked: questions },
  });
  for (const wish of ["our gardeners forget the water meter", "Wasseruhr der Pächter ablesen"]) {
    const [first] = await templatesFor(emptyPlatform, wish, "");
    expect(first?.card.slug).toBe(slug);
  }
  expect(
    (await templatesFor(emptyPlatform, "my customers pay late", "")).map(({ card }) => card.slug),
  ).not.toContain(slug);
});

test.each([
  ["Where is your imprint?", en.imprintMissing],
  ["Wer steht hinter dieser Seite?", assistant.site.de.imprintMissing],
])("“%s” is not answered with an imprint that is not published", async (question, note) => {
  const live = { ...platform, config: { ...platform.config, mode: "production" as const } };
  let text = "";
  for await (const event of answerBySite(live, [{ role: "user", content: question }], undefined))
    if (event.type === "text") text += event.text;
  expect(text).toContain(note);
  expect(text).not.toMatch(/is named on the page|\]\(\/imprint\)/u);
});
