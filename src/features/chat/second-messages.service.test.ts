import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { converse as converseWith } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import type { ChatTurn } from "./contract.ts";
import { passages, spoken } from "./server/answer/passages.ts";
import { answerBySite } from "./server/answer/site-events.ts";
import { languageOf } from "#platform/understanding/language.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

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
  ["follow up on offers in gmail", "and will it stop once they reply", "this-template"],
  ["bewertungen bei google beantworten", "wird die antwort gleich veröffentlicht", "this-template"],
  ["sort my inbox", "which of them is easier", "use-a-template"],
  ["Angebote nachfassen", "welche davon ist einfacher", "use-a-template"],
  ["answer whatsapp questions", "what does whatsapp cost me a month", "running-costs"],
  ["sort my inbox", "cheers mate", "thanks"],
  ["Bewertungen beantworten", "passt, danke euch", "thanks"],
])("after “%s”, “%s” is a reaction of kind %s", async (wish, reaction, kind) => {
  const [, answer] = await converse(wish, reaction);
  expect(answer?.kinds).toEqual([kind]);
});

test("an impatient question after an answer does not get numbers of help", async () => {
  const [, answer] = await converse(
    "sync contacts between Outlook and our CRM",
    "you already said that. I asked if it goes BOTH ways",
  );
  expect(answer?.text).not.toContain("tel:");
});

test.each([
  ["sync contacts between Outlook and our CRM", "honestly I do not want to be here anymore"],
  [
    "Kontakte zwischen Outlook und CRM abgleichen",
    "mein Kollege liegt am Boden und reagiert nicht",
  ],
])("after “%s”, “%s” gets numbers of help", async (wish, reaction) => {
  const [, answer] = await converse(wish, reaction);
  expect(answer?.text).toContain("tel:");
});

test("after an offer to build, a corrected tool is looked up among the tools that we connect", async () => {
  const [, answer] = await converse(
    "a message in slack for each new order",
    "we use teams, not slack",
  );
  expect(answer?.kinds).toEqual(["tools"]);
  expect(answer?.templates).toEqual([]);
});

test.each([
  [
    "call me back about reminders, my email is anna@example.com",
    "sorry, written wrong, the right one is ana@example.com",
  ],
  [
    "bitte um Rückruf wegen Erinnerungen, meine Mail ist anna@example.com",
    "halt falsch geschrieben, richtig ist ana@example.com",
  ],
])("a corrected address is no trouble with a template: %s", async (first, correction) => {
  const [, answer] = await converse(first, correction);
  expect(answer?.kinds).toEqual(["contact"]);
});

test.each(["Garantie?", "Standort?", "Testphase?"])("%s is answered in German", async (word) => {
  const [answer] = await converse(word);
  expect(answer?.text).toContain(assistant.site.de.found);
});

test.each([
  ["abandoned cart email", "no that's not it, I mean whatsapp", "is not made for Whatsapp"],
  ["Warenkorb per Mail", "nein, nicht das, ich meine whatsapp", "ist nicht für Whatsapp"],
])("after “%s”, “%s” refuses a tool and not the task", async (wish, refusal, words) => {
  const [, answer] = await converse(wish, refusal);
  expect(answer?.text).toContain(words);
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
  ["score leads from our website form", "and for a tiny bakery?", "Most likely yes"],
  ["Leads von der Website bewerten", "und für eine kleine Bäckerei?", "Sehr wahrscheinlich ja"],
  ["remind patients by text", "can patients answer it", "in plain words"],
  ["Termine per SMS erinnern", "geht statt SMS auch WhatsApp", "ist nicht für WhatsApp gemacht"],
  ["Termine per SMS erinnern", "lieber per mail statt sms", "Zeichnung, die Sie ändern können"],
  ["sort my inbox", "does it delete mails", "in plain words"],
  ["Posteingang sortieren", "löscht das auch mails", "Was die Vorlage"],
  ["remind people about bookings", "has anybody tested this", "What was tested of"],
  ["remind people about bookings", "Twilio is too complicated", "can be changed to another tool"],
  ["chase unpaid invoices", "does it do Xero too", "is not made for Xero"],
  ["Google Bewertungen beantworten", "geht das auch für zahnärzte", "Sehr wahrscheinlich ja"],
  ["sort my inbox", "hmm no", "misunderstood"],
])("after “%s”, “%s” is answered about that template", async (wish, question, words) => {
  const [, answer] = await converse(wish, question);
  expect(answer?.text).toContain(words);
});

test.each([
  ["I forget to follow up quotes", "not quotes, invoices", "send-payment-reminders"],
  ["Angebote nachfassen", "nicht Angebote, Rechnungen", "send-payment-reminders"],
])("after “%s”, “%s” puts one thing in place of another", async (wish, swap, slug) => {
  const [, answer] = await converse(wish, swap);
  expect(answer?.templates).toContain(slug);
});

test.each([
  ["I forget to follow up quotes", "nice, and can it do phone too"],
  ["Angebote nachfassen vergess ich immer", "super, wie fang ich an"],
])("after “%s”, “%s” is a question and no thanks", async (wish, question) => {
  const [, answer] = await converse(wish, question);
  expect(answer?.kinds).not.toContain("thanks");
});

test.each([
  ["chase unpaid invoices", "other way round, I'm the one who has to pay bills"],
  ["Zahlungserinnerungen schicken", "andersrum, ich muss die Rechnungen bezahlen"],
])("after “%s”, “%s” shows the template of that direction", async (wish, other) => {
  const [, answer] = await converse(wish, other);
  expect(answer?.templates).toContain("list-supplier-invoices");
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
  ["my customers pay late", "where do I download it"],
  ["Kunden zahlen ihre Rechnungen zu spät", "wo kann ich das runterladen"],
  ["Kunden zahlen ihre Rechnungen zu spät", "wie lade ich die Vorlage herunter?"],
])("after “%s”, “%s” leads to the template's page", async (wish, question) => {
  const [, answer] = await converse(wish, question);
  expect(answer?.text).toContain("(/templates/send-payment-reminders)");
});

test.each(["where can I download it?", "wo kann ich das runterladen"])(
  "without a template, “%s” leads to the library",
  async (question) => {
    const [answer] = await converse(question);
    expect(answer?.text).toContain("(/templates)");
  },
);

test.each([
  ["en", "build me a bot that scrapes phone numbers and spams them"],
  ["en", "write fake five star reviews for my restaurant"],
  ["en", "I want to read my employees' emails secretly"],
  ["de", "bau mir einen Bot, der Telefonnummern abgreift und alle zuspammt"],
  ["de", "schreib gefälschte Bewertungen für mein Restaurant"],
  ["de", "ich will heimlich die Mails meiner Mitarbeiter mitlesen"],
] as const)("misuse is declined without a template, in %s: %s", async (language, wish) => {
  const [answer] = await converse(wish);
  expect(answer).toEqual({
    text: replies.misuse[language],
    templates: [],
    choices: [],
    kinds: ["misuse"],
  });
});

test.each([
  ["we want to answer the reviews we get on google", "answer-google-reviews"],
  ["sort the emails of my staff in gmail", "sort-gmail-inbox"],
  ["sort my gmail inbox and filter spam to a folder so nobody reads it", "sort-gmail-inbox"],
])("an honest wish that shares words with misuse is served: %s", async (wish, slug) => {
  const [answer] = await converse(wish);
  expect(answer?.templates).toContain(slug);
});

test.each([
  "collect contacts from our web form and keep spam out",
  "collect addresses from our form without spam",
  "Anfragen aus dem Formular sammeln, ohne Spam",
])("a wish to be rid of spam is not declined: %s", async (wish) => {
  const [answer] = await converse(wish);
  expect(answer?.kinds).not.toContain("misuse");
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
  ["we use pipedrive", "leads from our website should be scored", "would it work with that?"],
  ["wir nutzen pipedrive", "Anfragen von der Website bewerten", "funktioniert das damit?"],
])("after “%s”, a question without a name asks about that tool", async (...messages) => {
  const answers = await converse(...messages);
  expect(answers[2]?.text).toContain("(/templates/score-website-leads)");
  expect(answers[2]?.text).toContain("Pipedrive");
});

test.each([
  ["what does it cost?", "and for a tiny bakery with one shop?", "fixed quote"],
  ["was kostet das?", "und für eine kleine Bäckerei mit einem Laden?", "festes Angebot"],
])("after “%s”, “%s” is a question about the price", async (question, more, words) => {
  const [, answer] = await converse(question, more);
  expect(answer?.kinds).toEqual(["price"]);
  expect(answer?.text).toContain(words);
});

test.each([
  "how do I flash new firmware on my router",
  "wie spiele ich neue Firmware auf meine Kamera",
])("no reading is offered that has nothing to do with the message: %s", async (message) => {
  const [answer] = await converse(message);
  expect(answer?.choices).toEqual([]);
  expect(answer?.kinds).toEqual(["offTopic"]);
});

test.each([
  ["we want to answer google reviews", "I don't get it, can you say that simply?", "simpler"],
  ["wir wollen Google-Bewertungen beantworten", "ich versteh nur Bahnhof", "simpler"],
  ["a chat for our website", "does it speak German as well?", "template-language"],
  ["Chatbot für unsere Website", "kann der auch Englisch?", "template-language"],
  ["sort my gmail inbox", "can you do that for me?", "set-up-for-me"],
  ["mein Gmail-Postfach sortieren", "könnt ihr mir das machen?", "set-up-for-me"],
  ["sort my gmail inbox", "do I need to program for that?", "use-a-template"],
])("after “%s”, “%s” is about what was shown: %s", async (wish, question, kind) => {
  const [, answer] = await converse(wish, question);
  expect(answer?.kinds).toEqual([kind]);
  expect(answer?.templates).toEqual([]);
});

test.each([
  ["en", "remind us before our contracts expire"],
  ["de", "Erinnert uns, bevor unsere Verträge auslaufen"],
] as const)(
  "the answer to a task without a template offers to build one, in %s: %s",
  async (language, wish) => {
    const [answer] = await converse(wish);
    expect(answer?.text).toBe(assistant.site[language].built);
    expect(answer?.templates).toEqual([]);
  },
);

test.each([
  ["en", "your workflow says invalid_grant at the gmail node"],
  ["de", "Die Vorlage verschickt jede Mail doppelt"],
] as const)("a template that fails gets help, in %s: %s", async (language, trouble) => {
  const [answer] = await converse(trouble);
  expect(answer?.kinds).toEqual(["template-trouble"]);
  expect(answer?.text).toContain(language === "de" ? "Prüfung" : "check-up");
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
  ["low stock warning for my shop", "its woocommerce not shopify", "is not made for Woocommerce"],
  ["recall my patients after six months", "is that even allowed under gdpr?", "legal advice"],
])("after “%s”, “%s” is answered about the template that was shown", async (wish, more, words) => {
  const [first, answer] = await converse(wish, more);
  expect(answer?.text).toContain(`(/templates/${first?.templates[0]})`);
  expect(answer?.text).toContain(words);
  expect(answer?.templates).toEqual([]);
});

test("a tool that the visitor uses leads to the template for it", async () => {
  const [, answer] = await converse("sort my gmail inbox", "sorry we have outlook");
  expect(answer?.templates).toEqual(["sort-outlook-inbox"]);
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

test.each([
  ["Guests say they never got our booking confirmation.", "mail-missing"],
  ["People unsubscribe from our newsletter and we have to remove them by hand", "unsubscribe"],
  ["Unsere Kunden beschweren sich, dass sie nie eine Antwort bekommen", "no-reply"],
  ["Newsletter an Kunden schicken", "unsubscribe"],
  ["customers unsubscribe from my newsletter, can you handle that?", "unsubscribe"],
  ["Kunden beschweren sich per Mail, könnt ihr das sammeln?", "complaint"],
])("what the visitor's own customers do is no trouble with us: %s", async (message, never) => {
  const [answer] = await converse(message);
  expect(answer?.kinds).not.toContain(never);
});

test("a question whether a task without a template works with a tool is answered from the tools that we connect", async () => {
  const [, answer] = await converse("Meeting notes for everybody", "does it work with Teams too?");
  expect(answer).toMatchObject({ kinds: ["tools"], templates: [] });
});

test("two questions joined by a sign are both answered", async () => {
  const [answer] = await converse(
    "could you come to our office in Leeds for a day & train the team",
  );
  expect(answer?.kinds).toEqual(expect.arrayContaining(["where", "training"]));
});

test("a second message is in danger only by its own words", async () => {
  const messages = [
    "Ich bin Elektriker, habt ihr was für mich?",
    "eher nicht so, ich hab vor allem Ärger mit Kunden die nicht zahlen",
  ];
  const [, answer] = await converse(...messages);
  expect(answer?.templates).toContain("send-payment-reminders");
});

function spokenOf(kind: string, question: string): string {
  const passage = passages.find(({ id }) => id === kind);
  return passage ? spoken(passage, languageOf([question])).text : kind;
}

test.each([
  ["are phone calls recorded with your receptionist thing", "Only if you want that"],
  ["Behalten wir dann unsere Telefonnummer?", "Your provider forwards calls"],
])("a question that a page about a service answers is found: %s", async (question, words) => {
  const [answer] = await converse(question);
  expect(answer?.text).toContain(words);
});

test("a visitor who says that the stored address is right reads it once more", async () => {
  const answers = await converse("write to ann@dent.example", "no wait, that one was right");
  expect(answers[1]?.text).toContain("ann@dent.example");
});

test("a template that does not need the refused tool stays, and the answer says so", async () => {
  const wish = "new leads from our website form should go to the sales team in teams";
  const [first, answer] = await converse(wish, "we dont use hubspot btw");
  expect(answer?.templates).toEqual(first?.templates.slice(0, 1));
  expect(answer?.text).toContain("You do not need Hubspot");
});

test("what a correction asks for is answered, and what it refuses is not searched for", async () => {
  const more = "nee anders: wir wollen kontakte anreichern nicht zusammenführen";
  const [, answer] = await converse("dubletten in hubspot", more);
  expect(answer?.templates).toEqual(["enrich-hubspot-contacts"]);
});

test("a correction that says only for whom the task is, is read together with the wish", async () => {
  const wish = "birthday wishes for customers";
  const [, answer] = await converse(wish, "not that. i meant for my staff");
  expect(answer).toMatchObject({ text: assistant.site.en.corrected, templates: [] });
});

test("a question that was missed is answered with an apology", async () => {
  const more = "i didnt ask about templates i asked about YOUR price";
  const [, answer] = await converse("How much do you charge?", more);
  expect(answer?.kinds).toEqual(["price"]);
  expect(answer?.text).toContain(assistant.site.en.missed);
});

test.each([
  ["en", "do not contact me, a@b-clinic.example is only my signature"],
  ["de", "bitte nicht anschreiben! max@muster.example"],
] as const)(
  "the answer says that a refused address is not stored, in %s: %s",
  async (language, message) => {
    const [answer] = await converse(message);
    expect(answer?.text).toBe(assistant.site[language].addressRefused);
  },
);

test("a question beside a refused address is answered", async () => {
  const [answer] = await converse("What does it cost? Please don't email me, a@b.example");
  expect(answer?.kinds).toContain("price");
  expect(answer?.text).toContain(assistant.site.en.addressRefused);
});

test("a visitor who asks which address is stored reads the corrected one", async () => {
  const answers = await converse(
    "jim@oakfarm.co",
    "sorry wrong, jim@oakfarm.com",
    "did you get the right one now?",
  );
  expect(answers[2]?.text).toContain("jim@oakfarm.com");
});

test("a visitor who declines the newsletter beside an address reads that none comes", async () => {
  const [answer] = await converse("hier meine mail, aber bitte KEIN newsletter: petra@web.example");
  expect(answer?.text).toContain(assistant.site.de.tipsDeclined);
});

test.each(["asdfjkl;", "gggggg hhh", "?!?"])(
  "the answer to %s asks for other words",
  async (message) => {
    const [answer] = await converse(message);
    expect(answer).toMatchObject({ text: assistant.site.en.nothingFound, templates: [] });
  },
);

test.each([
  ["weekly sales report by email", "can it go to two people?", "receivers"],
  ["follow up on quotes nobody answered", "does it need chatgpt?", "You do not need Chatgpt"],
  ["Ich will Newsletter verschicken", "Mailchimp haben wir nicht", "Also ohne Mailchimp"],
  ["orders from shopify into a sheet", "other way round, sheet into shopify", "that direction"],
  ["We are a small clinic", "What does it cost?", "fixed quote in writing"],
])("after “%s”, “%s” is answered about what was said before", async (wish, question, words) => {
  const [, answer] = await converse(wish, question);
  expect(answer?.text).toContain(words);
});

test("a template is not shown again to somebody who says that they did not ask for it", async () => {
  const [first, second] = await converse(
    "Google Bewertungen beantworten",
    "Danach hab ich nicht gefragt, ich will neue Bewertungen bekommen",
  );
  expect(first?.templates).toContain("answer-google-reviews");
  expect(second?.templates).not.toContain("answer-google-reviews");
});

test("a visitor who wants to see a service that was described gets the link to its page", async () => {
  const [, answer] = await converse("can you do chatbots?", "ok show me");
  expect(answer?.text).toContain("](/services/conversational-chatbots)");
});

test.each([
  ["something for google reviews pls", "can i see it?", "templates"],
  [
    "template for google reviews",
    "yes the first, but for two branches please",
    "change-a-template",
  ],
  ["my customers pay late", "thx. other topic: are you hiring?", "jobs"],
  [
    "Rechnungen von Lieferanten abtippen",
    "nee, eher fürs Marketing",
    "marketing-campaign-automation",
  ],
])("after “%s”, “%s” is answered by %s", async (first, second, kind) => {
  const [, answer] = await converse(first, second);
  expect(answer?.kinds).toContain(kind);
});

test("the same for other people gets the template for them", async () => {
  const [, answer] = await converse(
    "a template for onboarding new clients of a law firm",
    "nice. do you have the same but for employees",
  );
  expect(answer?.templates).toContain("onboard-new-employees");
});

test("a first message cannot refuse anything: the name of a tool gets its templates", async () => {
  const [answer] = await converse("we use Mailchimp");
  expect(answer?.templates).toContain("welcome-mailchimp-subscribers");
});

test.each(["could I do that in Make or Zapier instead?", "Arbeitet ihr auch mit Power Automate"])(
  "a question about another platform says that the templates run only in n8n: %s",
  async (message) => {
    const [answer] = await converse(message);
    expect(answer?.kinds).toContain("n8n");
  },
);

test("a corrected tool takes the place of the first one in the wish", async () => {
  const [, answer] = await converse(
    "inquiries from our website should go into Pipedrive",
    "sorry, HubSpot, not Pipedrive",
  );
  expect(answer?.kinds).not.toContain("other-way-round");
});

test("a word of the trade is explained", async () => {
  const [answer] = await converse("it asks me for a credential, what is that?");
  expect(answer?.text).toContain("sign-in");
});
