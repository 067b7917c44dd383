import { expect, test } from "vitest";
import { cues } from "#content/assistant/cues.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { passageOf, spoken } from "./server/answer/passages.ts";
import { SAME_ANYWHERE } from "./server/answer/topics.ts";

/* Each test sends all wordings of one kind of second message, such as doubts, after many different first messages. */

useLibrary();

/** First messages, and what their answers offer: a call, a person, templates, something to build, or only a text. */
const FIRST = {
  en: [
    "phone assistant",
    "can I talk to somebody?",
    "remind patients of appointments by sms",
    "wash the windows of the office by drone",
    "what does it cost?",
    "do you have references?",
    "I want to book a call",
  ],
  de: [
    "Telefonassistent",
    "kann ich mit jemandem reden?",
    "Patienten per SMS an Termine erinnern",
    "Wir tippen jeden Abend die Kassenzettel ab",
    "was kostet das?",
    "Wo sitzen Sie?",
    "ich will ein Gespräch buchen",
  ],
};

const each = <First, Second>(firsts: readonly First[], seconds: readonly Second[]) =>
  firsts.flatMap((first) => seconds.map((second) => [first, second] as const));

/** Sends pairs of two messages. @returns the pairs for which `isWrong` is true, with the kinds of the second answer */
async function wrongOf(
  pairs: readonly (readonly [first: string, second: string])[],
  isWrong: (kinds: string[], text: string, second: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const pair of pairs) {
    const { kinds, text } = await lastAnswer(platform, pair);
    if (isWrong(kinds, text, pair[1])) wrong.push(`${pair.join(" | ")}: ${kinds.join()}`);
  }
  return wrong;
}

test("a filler is no yes, whatever the answer before it offered", async () => {
  const fillers = cues.flatMap(({ means, hints }) => (means === "filler" ? hints : []));
  expect(fillers.length).toBeGreaterThan(20);
  const texts = fillers.flatMap((filler) => [filler, `${filler}...`]);
  const pairs = sample(each([...FIRST.en, ...FIRST.de], texts), 4);
  expect(await wrongOf(pairs, (kinds) => kinds.join() !== "filler")).toEqual([]);
});

test.each(["hm, ja", "hmm ok", "naja, gern", "haha yes", "mhm, genau"])(
  "“%s” is a yes after the offer of a call",
  async (yes) => {
    expect((await lastAnswer(platform, ["Telefonassistent", yes])).kinds).toContain("booking");
  },
);

/** Tasks without recorded calls. After such a task, "Is that allowed?" does not ask about recordings. */
const TASKS = {
  en: [
    "watch the prices of our competitors",
    "send birthday greetings to our clients",
    "win back abandoned carts",
    "we post 300 membership bills every month",
  ],
  de: [
    "Google-Bewertungen beantworten",
    "Patienten per SMS an Termine erinnern",
    "wir wollen jeden Monat 300 Beitragsrechnungen verschicken",
  ],
};
const DOUBTS = {
  en: [
    "is that legal?",
    "isn't that forbidden?",
    "do people have to agree first?",
    "is that allowed without consent",
  ],
  de: [
    "ist das erlaubt?",
    "ist das nicht verboten?",
    "müssen die Leute vorher zustimmen?",
    "darf man das ohne Einwilligung?",
    "derf ma des überhaupt?",
  ],
};

test("a doubt whether something is allowed is about the visitor's task, and not about recordings", async () => {
  const isWrong = (kinds: string[]) => !["allowed", "this-template"].includes(kinds[0] ?? "");
  const pairs = [...each(TASKS.en, DOUBTS.en), ...each(TASKS.de, DOUBTS.de)];
  expect(await wrongOf(pairs, isWrong)).toEqual([]);
});

test("the same doubt is about recordings after a task of recordings", async () => {
  const pairs = [
    ...each(["record our phone calls and write them down"], DOUBTS.en),
    ...each(["Telefonate mitschneiden und abtippen"], DOUBTS.de),
  ];
  expect(await wrongOf(pairs, ([kind]) => kind !== "recording")).toEqual([]);
});

const QUESTIONS = ["price", "where", "training", "other-work", "commitment", "hosting"];
const BEFORE = {
  en: [
    "That was not my question.",
    "You did not answer that.",
    "Thanks, I will look at it.",
    "Not now, thanks.",
  ],
  de: [
    "Das war nicht meine Frage.",
    "Sie haben das nicht beantwortet.",
    "Danke, das schaue ich mir an.",
    "Jetzt nicht, danke.",
  ],
};

test.each(["en", "de"] as const)(
  "%s: a question beside a reaction is answered",
  async (language) => {
    const titles = QUESTIONS.flatMap((id) => {
      const passage = passageOf(id);
      return passage ? [spoken(passage, language).title] : [];
    });
    const texts = each(BEFORE[language], titles).map((pair) => pair.join(" "));
    const first = language === "en" ? "who are you?" : "Wer sind Sie?";
    const wrong = await wrongOf(each([first], texts), (_, text, second) =>
      titles.every((title) => !second.endsWith(title) || !text.includes(title)),
    );
    expect(wrong).toEqual([]);
  },
);

test("the words of an error are no sign that the advice did not help", async () => {
  const firsts = [
    "your template doesn't work",
    "die Vorlage geht nicht",
    "something on your page is broken",
  ];
  const errors = [
    "it says 401 unauthorized",
    "invalid_grant",
    "error 403 forbidden in the gmail node",
    "da steht ECONNREFUSED",
    "timeout, jede Nacht um drei",
    "node not found is what I get",
    "the log says 'Bad request - please check your parameters'",
  ];
  const isWrong = (_: string[], text: string) => !text.includes("/check");
  expect(await wrongOf(each(firsts, errors), isWrong)).toEqual([]);
});

test("after a wish for a person, a time or a way gets the ways to reach us", async () => {
  const firsts = [
    "can I talk to someone?",
    "kann ich mit jemandem sprechen?",
    "I want a human",
    "I would like somebody to contact me",
  ];
  const wishes = [
    "now please",
    "not next week, today",
    "by phone, not by mail",
    "evenings only, I'm on site all day",
    "jetzt gleich, bitte",
    "heute noch, wenn es geht",
    "lieber schriftlich, nicht am Telefon",
    "vor acht Uhr, danach bin ich auf der Baustelle",
  ];
  const ways = ["person", "reach-us", "booking", "contact", "call-how"];
  const isWrong = (kinds: string[]) => !kinds.some((kind) => ways.includes(kind));
  expect(await wrongOf(each(firsts, wishes), isWrong)).toEqual([]);
});

test("the title of a general question gets its text after any template, and none gets the text of another", async () => {
  const ids = SAME_ANYWHERE.filter((id) => passageOf(id) !== undefined);
  const titles = ids.flatMap((id) => {
    const passage = passageOf(id);
    return passage
      ? (["en", "de"] as const).map((language) => spoken(passage, language).title)
      : [];
  });
  const firsts = ["sort my gmail inbox", "Kunden zahlen ihre Rechnungen zu spät", "excel"];
  const wrong = await wrongOf(sample(each(firsts, titles), 3), (kinds, text, title) => {
    const isOther = ids.some((id) => kinds.includes(id)) && !text.includes(title);
    return isOther || kinds.includes("nothing");
  });
  expect(wrong).toEqual([]);
});

test("a task after a text about us shows what a first message with it shows", async () => {
  const firsts = [
    "do you work with tiny businesses?",
    "n8n oder Make?",
    "wo sitzen Sie?",
    "who are you?",
  ];
  const tasks = [
    "mostly it is following up on quotes nobody answered",
    "never mind which, I just want to be warned when stock runs low",
    "ok whatever, my voice notes have to become tasks",
    "hauptsächlich Angebote nachfassen, ich schick sie raus und vergess es dann selber",
    "egal, ich will bloß dass jemand an offene Rechnungen erinnert",
    "mir wurscht, mei Lagerstand soll gmeldt wern wenn was ausgeht",
  ];
  const wrong: string[] = [];
  for (const [first, task] of each(firsts, tasks)) {
    const { templates, kinds } = await lastAnswer(platform, [first, task]);
    if (templates.length === 0) wrong.push(`${first} | ${task}: ${kinds.join()}`);
  }
  expect(wrong).toEqual([]);
});

test("a complaint that the answer missed the message gets an apology, and no search", async () => {
  const firsts = [
    "we get delivery notes as photos",
    "Lieferscheine kommen bei uns als Fotos",
    "print the labels of our parcels",
  ];
  const complaints = [
    "that's something else entirely. I said photos",
    "great, that has nothing to do with it",
    "you're not reading what I write",
    "seriously? I said labels",
    "na super, das ist was ganz anderes. Ich hab doch Fotos geschrieben.",
    "das hat damit nix zu tun",
    "Sie lesen ja gar nicht, was ich schreibe",
  ];
  const kinds = ["not-asked", "custom-workflow-development", "not-this"];
  expect(await wrongOf(each(firsts, complaints), ([kind = ""]) => !kinds.includes(kind))).toEqual(
    [],
  );
});
