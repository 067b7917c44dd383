import { describe, expect, test } from "vitest";
import { endsNewsletter } from "./server/newsletter-wish.ts";
import { asksWhoGetsTips, readContact, wishesNewsletter } from "./server/service.ts";

/*
 * Asking for the newsletter is a consent to get emails. A message therefore counts as asking only if it orders the
 * newsletter or agrees to get it. Questions, remarks and refusals that mention the newsletter do not count. In the
 * sentences, "@" stands for a name of the newsletter.
 */

const NAMES = ["the newsletter", "the weekly tips", "den Newsletter", "die wöchentlichen Tipps"];
const QUESTIONS = [
  "do you have @?",
  "what is in @?",
  "how often does @ come?",
  "will I get @ too then?",
  "do I also get @?",
  "is @ free?",
  "can I get out of @ again?",
  "krieg ich dann auch @?",
  "bekomme ich @ dann automatisch?",
  "muss ich @ nehmen?",
  "was kostet @ und was steht drin?",
  "und @?",
  "@?",
  "was ist mit @?",
  "kommt da auch @?",
];
const REFUSALS = [
  "@? nö",
  "@? nö danke",
  "@ thing, maybe later",
  "@, vielleicht später",
  "@? no thanks",
  "@? nee danke",
  "please no mails like @",
  "I get enough of @, none please, no",
  "nicht noch @",
  "@ brauch ich nicht",
  "ohne @ bitte",
  "lasst @ weg",
  "never @",
  "don't sign me up for @",
  "no need to send me @",
  "never send me @ again",
  "tragt mich nicht für @ ein",
  "ich will @ nicht, setzt mich da nicht drauf",
  "nee, schickt mir @ nicht",
  "scrap @, yes",
  "ja, aber @ streichen",
];
const ENDINGS = [
  "take me off @, yes please",
  "cancel @, sign me off",
  "schickt mir @ nicht mehr",
  "nehmt mich bei @ raus, ja bitte",
];
const REMARKS = [
  "somebody told me about @",
  "my sister reads @",
  "we write @ every month ourselves",
  "wir verschicken selbst @, das nervt",
  "I saw @ on your page",
];
/** Remarks with the bare word "tips", which may mean any advice and not the newsletter. */
const REMARKS_ON_TIPS = [
  "I saw the tips",
  "those are good tips on your page, and we tried the first one too",
  "gute Tipps habt ihr da, meine Frau hat sie auch gelesen",
];
const ORDERS = [
  "please send me @",
  "put me down for @",
  "sign me up for @",
  "count me in for @",
  "I'd like @ too",
  "yes please, @",
  "@ thing, sure",
  "@ gerne auch",
  "trag mich für @ ein",
  "ich möchte auch @",
  "setzt mich auf die Liste für @",
  "könnt ihr mir @ schicken? ich möchte @",
];

const said = (forms: readonly string[]) =>
  forms.flatMap((form) =>
    form.includes("@") ? NAMES.map((name) => form.replaceAll("@", name)) : form,
  );

test.each(said([...QUESTIONS, ...REFUSALS, ...ENDINGS, ...REMARKS, ...REMARKS_ON_TIPS]))(
  "no consent: %s",
  (message) => {
    expect(wishesNewsletter(message)).toBe(false);
    expect(readContact(["rosa@example.com", message]).answer).not.toBe("yes");
  },
);

test.each([
  "those weekly tips, I'll take them too if they cost nothing",
  "und diese wöchentlichen Tipps, die nehm ich auch",
  "that weekly thing with the tips, go on then, put me on",
])("after an address, the tips are ordered: %s", (message) => {
  expect(readContact(["rosa@example.com", message]).answer).toBe("yes");
});

test.each([
  "Those weekly tips, I'll take them too. Hm, the boss says rather without the tips.",
  "we could use some tips on sorting invoices",
  "This came in:\n> Hello. Please send me the weekly tips.\nWe sort such mails by hand.",
  "our weekly tips for guests are written by my sister",
  "my neighbor gets your weekly tips and swears by them",
])("after an address, the tips are not ordered: %s", (message) => {
  expect(readContact(["rosa@example.com", message]).answer).not.toBe("yes");
});

test.each(said(QUESTIONS))("a question beside an address is no consent: %s", (question) => {
  expect(wishesNewsletter(`ada@example.com. ${question}`)).toBe(false);
});

test.each(["How do I cancel the weekly tips?", "unsubscribe me from the tips"])(
  "a subscriber who wants to leave is not told that nothing was ordered: %s",
  (message) => {
    expect(readContact(["rosa@example.com, our invoices take days", message]).answer).not.toBe(
      "no",
    );
  },
);

test.each([
  ["newsletter? we write one ourselves", false],
  ["newsletter? yes, we send one to our guests every month", false],
  ["newsletter? really? yes?", false],
  ["newsletter? yes please", true],
  ["Do you write newsletters too? Then put me in touch with somebody, ada@hill.example", false],
  ["No newsletter please. But put me on the call list, ada@hill.example", false],
  ["We send newsletters by hand. Put us in your calendar, ada@hill.example", false],
  ["Macht ihr auch Newsletter? Setzt mich bitte auf die Rückrufliste, ada@hill.example", false],
])("“%s” orders the tips: %s", (message, isOrder) => {
  expect(wishesNewsletter(message)).toBe(isOrder);
});

test("a short yes with an address orders the tips only if the assistant has offered them", () => {
  expect(wishesNewsletter("yes please, rosa@hill.example")).toBe(true);
  expect(wishesNewsletter("yes please, rosa@hill.example", false)).toBe(false);
});

test.each([
  ["will she get the newsletter too now?", true],
  ["bekommt sie die Tipps jetzt automatisch?", true],
  ["will she get the newsletter too now", false],
  ["will she get the invoice too now?", false],
  ["is the newsletter free now?", false],
  ["will she get the newsletter by email?", false],
  ["will they get our newsletter automatically?", false],
])("“%s” asks who gets the tips without an order: %s", (message, asks) => {
  expect(asksWhoGetsTips(message)).toBe(asks);
});

test.each([
  ["rosa@hill.example for the offer, the tips to office@hill.example", "office@hill.example"],
  ["rosa@hill.example for the offer, no tips to office@hill.example", undefined],
  ["rosa@hill.example for the offer, take office@hill.example off the newsletter", undefined],
])("of two addresses, the one with the order gets the tips: %s", (message, tips) => {
  expect(readContact([message]).tipsTo).toBe(tips);
});

test.each([
  ["can you take me off the newsletter?", true],
  ["can I unsubscribe from the newsletter later?", false],
  ["I don't want to write our newsletter any more", false],
  ["I don't want the newsletter any more", true],
])("“%s” ends the tips: %s", (message, ends) => {
  expect(endsNewsletter(message)).toBe(ends);
});

test.each(["No newsletter please.", "Our newsletter takes days.", "We sell wine."])(
  "a request to be put on something after “%s” orders no tips",
  (sentence) => {
    expect(wishesNewsletter(`${sentence} Put me on, gaz@hill.example`)).toBe(false);
  },
);

test.each(said(ORDERS))("consent: %s", (message) => {
  expect(wishesNewsletter(message)).toBe(true);
});

test.each([
  "hmm no, take me off the newsletter again",
  "meldet mich vom Newsletter wieder ab",
  "changed my mind, no newsletter",
])("a wish of the same conversation is withdrawn: %s", (message) => {
  expect(readContact(["sign me up for the newsletter, rosa@example.com", message]).answer).toBe(
    "no",
  );
});

test.each([
  ["Do you do newsletters? you can put me on, yes please: gaz@hill.example", true],
  ["Gibt es einen Newsletter? Dann tragt mich ein: gaz@hill.example", true],
  ["habts an newsletter? dann schreibts mi ein, gaz@hill.example", true],
  ["Do you have a newsletter? For Tuesday please put me down. My address: gaz@hill.example", false],
  ["Do you have a newsletter? Could you put me down, gaz@hill.example, for Friday at ten?", false],
  ["Do you have a newsletter? Could you put me on, gaz@hill.example?", true],
  ["Do you write newsletters for firms? I want an offer, gaz@hill.example", false],
  ["Our newsletter takes days. Please put me on to somebody, gaz@hill.example", false],
])("“%s” orders the tips: %s", (message, isOrder) => {
  expect(readContact([message]).wishes).toBe(isOrder);
});

test.each([
  ["newsletter? no thanks", "no"],
  ["the tips thing, maybe later", "no"],
  ["Newsletter? nö danke", "no"],
  ["newsletter brauch i ned", "no"],
  ["die Tipps, vielleicht später", "no"],
  ["newsletter? what is in it?", undefined],
])("“%s” answers the offer of the tips by %s", (message, answer) => {
  expect(readContact(["call me on 0171 5550143", message]).answer).toBe(answer);
  expect(readContact(["rosa@example.com", message]).answer).toBe(answer);
});

describe("a wish that names a newsletter", () => {
  const DEEDS = [
    "send @ to our guests",
    "automate @",
    "write @ from our blog",
    "sell @",
    "sort @ out of our inbox",
    "clean up @ subscribers",
    "cancel @ of my bank",
    "know what @ costs",
    "get fewer newsletters",
  ];
  const AUFGABEN = [
    "@ automatisieren",
    "unseren Gästen @ schicken",
    "@ aus dem Blog erstellen",
    "weniger Newsletter bekommen",
    "@ und Rechnungen getrennt ablegen",
    "wissen, was @ kostet",
  ];
  const tasks = [
    ...DEEDS.flatMap((deed) =>
      ["I want to", "we'd like to", "we would love to", "I'd like help to"].flatMap((wish) =>
        ["a newsletter", "newsletters"].map((name) => `${wish} ${deed.replace("@", name)}`),
      ),
    ),
    ...AUFGABEN.flatMap((task) =>
      ["ich möchte", "wir wollen", "ich will", "wir möchten gern"].flatMap((wish) =>
        ["einen Newsletter", "Newsletter"].map((name) => `${wish} ${task.replace("@", name)}`),
      ),
    ),
    "I'm in the newsletter business",
    "we send us weekly tips by hand, automate it",
    "I'd like the weekly tips about wine for my shop written by AI",
  ];
  test("tells of the visitor's own newsletter, and orders nothing", () => {
    expect(tasks.length).toBeGreaterThan(100);
    const wrong = tasks.flatMap((task) =>
      [`${task}, rosa@hill.example`, `${task}. My mail is rosa@hill.example`].filter(
        (message) => readContact([message]).wishes,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("orders the tips if they are what the visitor wants to get", () => {
    const wishes = [
      "I want the newsletter",
      "I'd like your newsletter too",
      "we'd love to get the weekly tips",
      "I would like to receive your weekly tips by mail",
      "I want the newsletter and a call",
      "ich möchte den Newsletter gern haben",
      "den Newsletter will ich auch",
      "ich hätte gern die wöchentlichen Tipps",
      "wir nehmen euren Newsletter",
      "die Tipps hätte ich gern",
    ];
    const missed = wishes.filter((wish) => !wishesNewsletter(`${wish}, rosa@hill.example`));
    expect(missed).toEqual([]);
  });
});
