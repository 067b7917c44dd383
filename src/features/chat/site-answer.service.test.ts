import { beforeAll, expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { assistant } from "#content/assistant/assistant.ts";
import { chat } from "#content/assistant/chat.ts";
import { replies } from "#content/assistant/replies.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import type { ChatEvent, ChatTurn } from "./contract.ts";
import { answerBySite, templatesFor } from "./server/answer/site-events.ts";
import { findTemplateFacts } from "./server/answer/template-store.ts";

/* Questions and their expected answers are in assistant/questions.json. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

const { en, de } = assistant.site;
const SLUG = "send-payment-reminders";

async function answer(
  messages: string | string[],
  { slug = "", answers = [] }: { slug?: string; answers?: string[] } = {},
): Promise<ChatEvent[]> {
  const template = await findTemplateFacts(platform.database, slug);
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
    ["is free", "- n8n: from about 20 euros", "- Google: 0 with", "- Slack: 0"],
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

test("a message that names two products gets a template for each", async () => {
  const slugs = cardsOf(await answer("connect pipedrive and google sheets")).map((card) =>
    card.type === "template" ? card.slug : "",
  );
  expect(slugs).toContain("pipedrive-deals-to-notion");
});

test.each([
  ["supplier invoices from gmail to datev", "is not made for Datev", "“datev”"],
  ["Lieferantenrechnungen aus Gmail nach Datev", "ist nicht für Datev gemacht", "„Datev“"],
  ["post to linkedin, facebook and instagram", "is not made for Instagram", "“instagram”"],
])(
  "a template that lacks a named tool says so, and does not quote it: %s",
  async (wish, lacks, quoted) => {
    const events = await answer(wish);
    expect(cardsOf(events).some(({ type }) => type === "template")).toBe(true);
    expect(textOf(events)).toContain(lacks);
    expect(textOf(events)).not.toContain(quoted);
  },
);

test.each([
  ["your template wrote to 300 customers twice", "switch it off first"],
  ["eure vorlage hat 300 kunden zweimal angeschrieben", "schalten Sie sie bitte zuerst aus"],
  ["the zip cannot be imported into n8n", "unpack the zip file"],
  ["die zip lässt sich in n8n nicht importieren", "die Zip-Datei entpacken"],
])("harm done by a template, and a failing import, get a way out: %s", async (message, way) => {
  expect(textOf(await answer(message))).toContain(way);
});

test("a model receives the templates that the assistant finds by its examples", async () => {
  const found = await templatesFor(
    platform,
    "clients drag their feet when it is time to settle up",
    "",
  );
  expect(found.map(({ card }) => card.slug)).toContain(SLUG);
});

test("a trade gets its own passage, and templates", async () => {
  const events = await answer("We are a care home with many shift notes");
  expect(textOf(events)).toContain("Shift notes become");
  expect(cardsOf(events)).toContainEqual(expect.objectContaining({ slug: "share-shift-handover" }));
});

test("a German question gets a German introduction", async () => {
  expect(textOf(await answer("Was kostet das?"))).toContain(de.found);
  const events = await answer("Ich habe ein Hotel");
  expect(textOf(events)).toContain(de.foundTemplates);
  expect(cardsOf(events)).toContainEqual(expect.objectContaining({ slug: "send-guest-messages" }));
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

test.each([
  ["Hi", replies.greeting.en],
  ["Fine, thanks! And you?", replies.howAreYou.en],
  ["thank you", replies.thanks.en],
  ["👋", replies.greeting.en],
  ["Vielen Dank!", replies.thanks.de],
  ["you stupid bot", replies.insult.en],
])("%s gets a courtesy in return", async (message, sentence) => {
  expect(textOf(await answer(message))).toBe(sentence);
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
])("a hostile question is answered like any other: %j", async (question) => {
  expect((await answer(question)).length).toBeGreaterThan(0);
});

test("an address that was just typed is confirmed, whatever else is answered, and leads to what will be sent", async () => {
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

test.each([
  [
    ["old@example.com", "Sorry, wrong one. It's new@example.com"],
    "our team writes to new@example.com",
  ],
  [
    ["alt@example.com", "Entschuldigung, richtig ist neu@example.com"],
    "Unser Team schreibt an neu@example.com",
  ],
  [["lena dot fox at gmail dot com"], "Did I read your address right: lena.fox@gmail.com?"],
  [["is john@competitor.example your customer?"], replies["other-person"].en],
  [["Ist john@competitor.example bei euch Kunde?"], replies["other-person"].de],
])("what is said about an address is true: %j", async (messages, wanted) => {
  const events = await answer(messages);
  expect(textOf(events)).toContain(wanted);
  expect(textOf(events)).not.toContain("have noted");
});

test.each([
  [
    ["kari@example.com", "oh sorry typo, it's karin@example.com"],
    interpolate(en.contactCorrected, { email: "karin@example.com", replaced: "kari@example.com" }),
  ],
  [
    ["kari@example.com", "sorry falsch geschrieben, karin@example.com ist richtig"],
    interpolate(de.contactCorrected, { email: "karin@example.com", replaced: "kari@example.com" }),
  ],
  [
    ["jo@gmx.ed", "upps gmx.de natürlich"],
    interpolate(de.contactCorrected, { email: "jo@gmx.de", replaced: "jo@gmx.ed" }),
  ],
  [
    ["Ich bin rosa@example.com", "ja gerne, tipps auch"],
    interpolate(de.tipsNoted, { email: "rosa@example.com" }),
  ],
  [
    ["Write to rosa@example.com", "yes tips too"],
    interpolate(en.tipsNoted, { email: "rosa@example.com" }),
  ],
  [["Write to rosa@example.com", "no tips please, just the offer"], en.tipsDeclined],
  [["Ich bin rosa@example.com", "bitte keine Tipps, nur das Angebot"], de.tipsDeclined],
])("an answer about an address is the whole answer: %j", async (messages, wanted) => {
  expect(textOf(await answer(messages))).toBe(wanted);
});

test("a corrected address beside a question gets both answers", async () => {
  const text = textOf(
    await answer(["kari@example.com", "sorry, it's karin@example.com. What does it cost?"]),
  );
  expect(text).toContain("there is no price list");
  expect(text).toContain("karin@example.com");
});

test("what will be sent holds name, phone, task, trade, template and numbers as they were written", async () => {
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

test.each([
  ["I wrote to you last week and nobody answered me", "no-reply"],
  ["der download funktioniert nicht", "site-trouble"],
  ["please take me off your list", "unsubscribe"],
  ["how do I get rid of these tips in my inbox, third one this month", "unsubscribe"],
  ["there's a mistake on the invoice you sent us", "complaint"],
  ["this chat doesn't work, I type and nothing comes back", "site-trouble"],
  ["ich bin krank, unser Gespräch heute geht nicht", "move-call"],
  ["ihr habt mir ne mail geschickt und ich will keine mehr", "unsubscribe"],
  ["ich hab eine Mail von euch bekommen und möchte keine weiteren", "unsubscribe"],
  ["you sent me an email and I don't want another one", "unsubscribe"],
  ["Ich möchte meinen Termin bei Ihnen absagen", "move-call"],
  ["please delete all my data", "privacy-rights"],
  ["somebody emailed me pretending to be you", "strange-mail"],
  ["got this today: > From: sales@leadking-pro.biz > is that you lot??", "strange-mail"],
  ["hab ne mail bekommen von wirewerk-angebot.biz, seid ihr das", "strange-mail"],
] as const)("a person in trouble is answered without a template: %s", async (message, kind) => {
  const events = await answer(message);
  const texts = [replies[kind].en, replies[kind].de];
  expect(texts.map((text) => interpolate(text, brand.email))).toContain(textOf(events));
  expect(cardsOf(events).every(({ type }) => type !== "template")).toBe(true);
});

test("random letters never get a template", async () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = () => Array.from({ length: 4 + random(8) }, () => letters[random(26)]).join("");
  for (let n = 0; n < 100; n += 1) {
    const message = Array.from({ length: 1 + random(4) }, word).join(" ");
    const shown = cardsOf(await answer(message)).map(({ type }) => type);
    expect([message, shown]).toEqual([message, expect.not.arrayContaining(["template"])]);
  }
});

test("a question about the template that was shown is answered about it", async () => {
  const platformTurns: ChatTurn[] = [
    { role: "user", content: "my customers pay late" },
    { role: "assistant", content: "This fits.", shown: [`/templates/${SLUG}`, "templates"] },
    { role: "user", content: "How long does it take to set up?" },
  ];
  const events: ChatEvent[] = [];
  for await (const event of answerBySite(platform, platformTurns, undefined)) events.push(event);
  expect(textOf(events)).toContain("Setting it up takes about");
});

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

test("a spelled address is asked about, although its message resembles a complaint", async () => {
  const events = await answer(
    "meine mail is anna punkt huber ät blumen-huber punkt de meldet euch mal wegen einem angebot",
  );
  expect(textOf(events)).toContain("anna.huber@blumen-huber.de");
});
