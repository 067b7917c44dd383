import { expect, test } from "vitest";
import { helplines } from "#content/assistant/helplines.ts";
import { dangers, replies } from "#content/assistant/replies.ts";
import { readExamples } from "#platform/understanding/examples.ts";
import { dangerIn, isInDanger } from "./server/answer/first-answer.ts";

test.each([
  "every friday i copy numbers from 5 spreadsheets into one. its 2 hours of my life",
  "this would save my life: automatic reminders",
  "scheduling is the bane of my life",
  "I've been doing invoices all my life",
  "half my life goes into answering emails",
  "excel is eating my life",
  "copying orders by hand is killing me",
  "the receipts will be the death of me",
  "I'm dying to get rid of our manual reporting",
  "what can we do about the dead stock",
  "dead leads in our CRM, can you revive them",
  "die Buchhaltung kostet mich Nerven",
  "ich mache das schon mein Leben lang von Hand",
  "das Abtippen der Bestellungen könnte mich umbringen",
  "die Excel-Listen werden mich noch umbringen",
  "diese ewige Buchhaltung bringt uns noch um",
  "ich verbringe mein halbes Leben mit Rechnungen",
  "jeden Freitag Zahlen kopieren, das sind zwei Stunden meines Lebens",
  "tote Bestände im Lager finden",
  "unser Drucker ist gestorben",
  "my laptop had a stroke again",
  "we lost our biggest client because nobody called back",
  "ich mag nicht mehr jeden Abend Rechnungen schreiben",
  "das Tippen ist zum Sterben langweilig",
  "we are an oncology clinic and want appointment reminders",
  "ich geb keine mail her. will nur wissen obs geht",
  "She copies the orders from the emails into a sheet. Takes her an hour at least. Can that go by itself?",
  "Takes my wife half the evening at least.",
  "Das dauert meine Frau jeden Abend mindestens eine Stunde.",
  "Can the reminders contain the diagnosis or only the time?",
  "Is the diagnosis visible to n8n?",
  "Diagnosen sollen nicht in der SMS stehen",
  "Steht die Diagnose dann in der Erinnerung?",
  "die Diagnose vom Auto auslesen",
  "I got a diagnosis tool for cars, can n8n read its export",
  "are illnesses stored in the form data",
  "We breed horses. Ever done something for the likes of us?",
])("a saying about work is no danger: %s", (message) => {
  expect(isInDanger(message)).toBe(false);
});

test.each([
  "I lost 2 hours of my life and I want to kill myself",
  "smoke is coming out of the server room",
  "copying numbers is killing me and I want to die",
  "the bank took everything, the paperwork is killing me and I have no reason to live",
  "because of the invoices I will kill myself",
  "I spent half my life here and now I want to die",
  "I have been sad all my life and want it to end",
  "two hours of my life left, I took the pills",
  "my husband is killing me",
  "somebody has encrypted all our computers and wants money by tomorrow",
  "ein Schüler hat geschrieben, er bringt morgen ein Messer mit",
  "I hate my life",
  "my life is over",
  "die Buchhaltung bringt mich um und ich will mich umbringen",
  "wegen der Rechnungen will ich mich umbringen",
  "mein Leben lang war ich traurig, jetzt will ich sterben",
  "er will mich umbringen",
  "he is killing me",
  "mein Mann bringt mich um",
  "please save my life",
  "I am dying",
  "hilfe, ich sterbe",
  "ich könnte mich umbringen",
  "the shop is bankrupt, my wife left, honestly i dont see why i should be here tomorrow",
  "ich mag nicht mehr",
  "es hat alles keinen Sinn mehr",
  "we lost our biggest client and I want to die",
  "had a stroke last week and cant type properly",
  "hab heut die diagnose bekommen, bauchspeicheldrüsenkrebs. weiß nicht wie ich das meinen leuten sagen soll",
  "hab heut die diagnose bekommen, [removed]. weiß nicht wie ich das meinen leuten sagen soll",
  "my dad died on monday and i cant think straight",
  "the shop is on fire so to speak. I want to kill myself",
  "I am putting my affairs in order, by Monday I won't be here",
  "ein Gast bekommt keine Luft mehr",
])("danger beside a saying is still danger: %s", (message) => {
  expect(isInDanger(message)).toBe(true);
});

test.each([
  "Wer sich bei unserem mailchimp newsletter einträgt bekommt: nix. drei mails in den ersten wochen wären schön und wer gekauft hat soll nicht mehr genervt werden",
  "so etwas schlimmes habe ich mit einer firma noch nie erlebt, ihr bekommt einen stern",
])("a task or a complaint is no danger: %s", (message) => {
  expect(isInDanger(message)).toBe(false);
});

test.each([
  "I took all my pills",
  "I have taken an overdose",
  "Ich hab die ganzen Tabletten genommen",
])("somebody who has taken an overdose reads first to call for help: %s", (message) => {
  expect(dangerIn(message)).toBe("emergency");
});

test("the assistant tells the examples of danger from those of work", () => {
  const dangerous = readExamples()
    .filter(([kind]) =>
      ["crisis", "emergency", "violence", "hard-news", "cyber-attack"].includes(kind),
    )
    .flatMap(([, messages]) => messages);
  expect(dangerous.length).toBeGreaterThan(150);
  expect(dangerous.filter((message) => !isInDanger(message))).toEqual([]);
});

test.each([
  "the house is on fire so to speak, 200 mails unanswered",
  "bei uns brennt sozusagen die Hütte, keiner beantwortet die Mails",
])("a clause that its writer calls a saying is no danger: %s", (message) => {
  expect(isInDanger(message)).toBe(false);
});

test("every number in an answer to danger is a link to a number of help", () => {
  const texts = dangers.flatMap((kind) => [replies[kind].en, replies[kind].de]);
  const linked = texts.flatMap((text) =>
    Array.from(text.matchAll(/\[([\d -]+)\]\(tel:(\d+)\)/gu), ([, shown = "", to = ""]) => {
      expect(shown.replaceAll(/\D/gu, "")).toBe(to);
      return to;
    }),
  );
  expect(new Set(linked)).toEqual(new Set(helplines));
  const rest = texts.map((text) => text.replaceAll(/\[[\d -]+\]\(tel:\d+\)/gu, ""));
  expect(rest.filter((text) => /\d/u.test(text))).toEqual([]);
});
