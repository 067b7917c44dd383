import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { inFigures, readContact } from "./server/service.ts";

/* Conversations made of parts: ways to give an address or number, to correct it in words, to speak of others, to quote,
to give an example, to answer the offer of tips. Each part says what is true after it. */

type Truth = {
  /** Addresses that staff see as open leads. */
  open: string[];
  /** Address that the assistant asks about. */
  asks?: string | undefined;
  /** Other address between which it asks. */
  or?: string | undefined;
  /** Whether it asks for the whole address. */
  isIncomplete?: boolean;
  phone?: string | undefined;
};
type Turn = { say: string; truth: Partial<Truth> };

const GIVEN = [
  "@@",
  "my mail is @@",
  "you can reach me at @@",
  "please write to me: @@",
  "we lose too many invoices, get back to me at @@",
  "hi there, @@ is my address",
  "meine Mail ist @@",
  "schreibt mir an @@",
  "Bitte melden unter @@, es geht um Rechnungen",
  "hallo, @@ wäre meine adresse",
];
/** An address with a slip, the right one, and how people say so. */
const SLIPS: [wrong: string, right: string, words: string[]][] = [
  [
    "jon.harley@gmial.com",
    "jon.harley@gmail.com",
    [
      "gmail not gmial",
      "oh typo. gmail not gmial sorry",
      "gmial should be gmail",
      "not gmial but gmail",
      "nicht gmial sondern gmail",
      "sorry, gmail nicht gmial",
      "i meant gmail, not gmial",
      "gmail natürlich, nicht gmial",
      "gmial muss gmail heißen",
      "@gmail.com not @gmial.com",
    ],
  ],
  [
    "klaus.berg@web.de",
    "claus.berg@web.de",
    [
      "with c not k",
      "with a c, not a k",
      "c not k",
      "mit c statt k",
      "mit C, nicht mit K",
      "Claus mit C",
      "Klaus mit C",
      "claus with a c",
      "klaus with c please",
      "it's claus with a c",
      "das c ist richtig, nicht k: claus",
    ],
  ],
  [
    "maier77@gmx.at",
    "mayer77@gmx.at",
    [
      "mayer with y",
      "Mayer mit y",
      "maier mit y statt i",
      "with y instead of i",
      "y not i",
      "maier mit ypsilon",
    ],
  ],
  [
    "kim77@hotmail.com",
    "kim76@hotmail.com",
    [
      "the last digit is a 6",
      "letzte ziffer ist ne 6",
      "die letzte ziffer ist ne 6 nicht 7, sorry",
      "76 not 77",
      "76 nicht 77",
      "kim76 not kim77",
      "am Ende eine 6",
      "ends in 6",
      "last number is six",
    ],
  ],
  [
    "anna.huber@posteo.de",
    "annahuber@posteo.de",
    [
      "without the dot",
      "without a dot",
      "ohne Punkt",
      "ohne den punkt",
      "no dot",
      "der Punkt muss weg",
      "the dot is wrong",
      "there should be no dot",
      "remove the dot",
      "kein punkt dazwischen",
    ],
  ],
  [
    "anna.huber@posteo.de",
    "anna-huber@posteo.de",
    [
      "with a hyphen not a dot",
      "with a dash",
      "mit Bindestrich",
      "mit bindestrich statt punkt",
      "hyphen instead of the dot",
      "Bindestrich, nicht Punkt",
      "a hyphen, not a dot",
    ],
  ],
  [
    "anna.huber@posteo.de",
    "anna_huber@posteo.de",
    [
      "the dot should be an underscore",
      "with underscore",
      "mit Unterstrich",
      "underscore not dot",
      "mit unterstrich statt punkt",
    ],
  ],
  [
    "dana.whitmann@mail.test",
    "dana.whitman@mail.test",
    [
      "with one n",
      "sorry with only one n",
      "mit einem n",
      "nur ein n",
      "only one n",
      "just one n at the end",
    ],
  ],
  [
    "katja.hofmann@mail.test",
    "katja.hoffmann@mail.test",
    ["with two f", "mit zwei f", "double f", "doppel f", "two f's", "with ff", "mit ff"],
  ],
  [
    "info@holzbau-huber.de",
    "info@holzbau-huber.at",
    [
      ".at not .de",
      "at statt de am ende",
      "dot at, not dot de",
      "punkt at nicht punkt de",
      "es ist .at",
      "it ends in .at",
    ],
  ],
];
/** Corrections that only name the right letter or sign: the site asks whether it read them right. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  "Claus mit C",
  "Klaus mit C",
  "claus with a c",
  "klaus with c please",
  "it's claus with a c",
  "mayer with y",
  "Mayer mit y",
  "maier mit ypsilon",
  "with a dash",
  "mit Bindestrich",
  "with underscore",
  "mit Unterstrich",
]);
/** Corrections from which no one address follows: the site asks between two, or for the whole address. */
const UNCLEAR: [given: string, words: string, one?: string, other?: string][] = [
  ["kim.kranz@firm.test", "with c not k", "cim.kranz@firm.test", "kim.cranz@firm.test"],
  ["jo.berg@top.firm.test", "with a hyphen", "jo-berg@top.firm.test"],
  ["jo.berg@blumen-haus.test", "mit Unterstrich", "jo_berg@blumen-haus.test"],
  ["kim.kranz.klein@firm.test", "with c not k"],
  ["info@toproofing.test", "mit Bindestrich"],
  ["info@toproofing.test", "with a hyphen"],
  ["rosa@firm.test", "the address is wrong"],
  ["rosa@firm.test", "there is a letter wrong in it"],
  ["rosa@firm.test", "die adresse ist falsch geschrieben"],
];
const WHOLE = [
  "sorry, @@",
  "no, it's @@",
  "typo, @@",
  "I meant @@",
  "nein, @@",
  "falsch, richtig ist @@",
  "vertippt: @@",
  "comma was wrong. @@",
  "that was the wrong one. @@",
  "Korrektur @@",
];
const NOISE = [
  "we already pay for Make, can you use that",
  "trag mich bitte in euren Verteiler ein",
  "you did not answer my question",
  "I didn't ask about that",
  "who shows my team how to use it",
  "what does it save, hand on heart",
  "I subscribed but got no mail",
  "thanks",
  "what does it cost?",
  "danke",
  "was kostet das?",
  "we have 14 rooms and 3 people",
  "how long does it take, not weeks?",
  "wir haben 12 Leute und kein n8n",
  "I don't use HubSpot",
  "it is with two people, not three",
  "das ist ohne Punkt und Komma geredet",
];
const OTHERS = [
  "is @@ your customer?",
  "my boss is @@, don't write to him",
  "kennt ihr @@?",
  "meine Kollegin @@ findet euch gut",
  "write to my neighbor, @@, he needs it too",
  "ich bekomme dauernd Spam von @@",
  "write to her: @@",
  "schreibt ihr: @@, sie macht das bei uns",
  "my assistant will handle it, write to her: @@",
  "mein Steuerberater ist @@, der kennt euch",
];
const EXAMPLES = [
  "mails like @@ go into a sheet",
  "how do i send the leads from @@ style addresses in my form to slack",
  "Mails wie @@ sollen in eine Tabelle",
  "addresses such as @@ should be sorted out",
  "if somebody types @@ into our form, can it be checked?",
  "wenn einer @@ ins Formular schreibt, soll er eine Antwort bekommen",
  "e.g. @@ writes to us and gets an answer at once",
  "zum Beispiel schreibt @@ und keiner antwortet",
  "a customer, say @@, fills in the form, then what happens?",
  "in the sheet there are things like @@, can you split them?",
  "in der Liste steht z.B. @@ und daneben der Name",
  "every mail from an address like @@ should go to sales",
  "anything from @@ type senders goes to spam",
  "the placeholder in my form says @@, is that a problem?",
  "our form shows @@ as an example",
];
const QUOTES = [
  'we get "is my order ready? best, jo @@" all day, can you answer that?',
  "this came:\n> From: @@\n> hello\nwhat now?",
  "Das kam an:\nVon: @@\nBetreff: Frage\nund dann nichts",
];
const ERASED = [
  "please delete my address @@ from everything you have",
  "bitte löscht meine adresse @@ überall",
  "erase all data of @@",
  "I want you to delete everything about @@",
  "meine Daten löschen bitte: @@",
  "remove @@ from your database",
];
/** Notes on the spelling beside a typed address, which it already has. */
const NOTES: [email: string, note: string][] = [
  ["ulrike.maass@posteo.de", "ss nicht ß"],
  ["ulrike.maass@posteo.de", "mit ss, nicht mit ß"],
  ["ulrike.maass@posteo.de", "with double s"],
  ["claus.berg@web.de", "with c not k"],
  ["claus.berg@web.de", "Claus mit C"],
  ["claus.berg@web.de", "c not k"],
  ["anna.huber@posteo.de", "mit Punkt"],
  ["anna-huber@posteo.de", "mit Bindestrich"],
  ["annahuber@posteo.de", "no dot"],
  ["annahuber@posteo.de", "ohne Punkt"],
  ["annahuber@posteo.de", "all lowercase"],
  ["annahuber@posteo.de", "alles klein"],
  ["katja.hoffmann@web.de", "mit zwei f und zwei n"],
  ["mayer77@gmx.at", "y not i"],
];
const SPELLED: [said: string, email: string][] = [
  [
    "hey its r underscore blake 77 at hotmail com, want to talk about my salon",
    "r_blake77@hotmail.com",
  ],
  ["r underscore blake 77 at hotmail dot com", "r_blake77@hotmail.com"],
  ["lena dot fox at gmail dot com", "lena.fox@gmail.com"],
  ["my email is lena dot fox 3 at gmail dot com", "lena.fox3@gmail.com"],
  ["tom punkt berg 12 ät web punkt de", "tom.berg12@web.de"],
  ["meine mail ist bernd punkt krause ät gmx punkt de", "bernd.krause@gmx.de"],
  ["jo minus lang at firma punkt at", "jo-lang@firma.at"],
  ["mail me at kim dash lee at outlook com", "kim-lee@outlook.com"],
  ["jana unterstrich roth at gmail com", "jana_roth@gmail.com"],
];
const PHONES: [said: string, phone: string][] = [
  ["call me on 07700 900142", "07700 900142"],
  ["ruft mich an: 0171 5550143", "0171 5550143"],
  ["my number is +44 7700 900123", "+44 7700 900123"],
  ["030/555 01 99 bitte um rückruf", "030/555 01 99"],
  ["oh seven seven double zero nine double zero one four two", "07700900142"],
  ["ring me: oh double seven oh oh nine oh oh one four two", "07700900142"],
  ["null eins sieben eins fünf fünf fünf null eins vier drei", "01715550143"],
  [
    "meine nummer ist null eins sieben eins fünfundfünfzig fünfzig eins dreiundvierzig",
    "01715550143",
  ],
  ["plus four nine one seven one five five five zero one four three", "+491715550143"],
  ["plus vier neun eins sieben eins fünf fünf fünf null eins vier drei", "+491715550143"],
  ["call me, zero one seven one triple five zero one four three", "01715550143"],
];
const PHONE_FIXES: [given: string, right: string, words: string[]][] = [
  [
    "0176 99988877",
    "0176 99988876",
    [
      "die letzte ziffer ist ne 6 nicht 7, sorry",
      "the last digit is a 6",
      "letzte ziffer ist eine 6",
      "ends in 6",
      "am Ende eine 6, nicht 7",
      "76 at the end, not 77",
      "sorry, 0176 99988876",
    ],
  ],
  [
    "07700 900154",
    "07700 900145",
    [
      "sorry fat fingers, the last digits are 45, not 54",
      "the last two are 45 not 54",
      "hinten 45 statt 54, war am Handy",
      "45 not 54",
    ],
  ],
];
const NO_PHONES = [
  "my order number is 4711 0815 99",
  "Bestellnummer 20251124001",
  "room number 1204",
  "die Zimmernummer ist 0412",
  "IBAN DE89 3704 0044 0532 0130 00",
  "unsere IBAN: AT61 1904 3002 3457 3201",
  "we were founded in 1998",
  "it cost us 1.250.000 euros",
  "das kostet 12 500,00 Euro im Jahr",
  "the invoice number is 2025-000123",
  "Rechnungsnummer 0020251123",
  "customer number 0099887766",
  "Kundennummer 0099887766",
  "3.14159265",
  "99 88 77 66",
  "17/44/9021",
  "10010110",
  "our VAT number is 123456789",
  "our order ref was 5550137722, please call",
  "I'm in room 4021587, can you ring?",
  "Zimmer 0307123 im Gründerzentrum, ruft an",
  "Postfach 1004533",
  "Kundennr 4471190 und Auftrag 5500127, ruft an",
  "call me about order 5500127",
  "Steuernummer 21/815/08150",
  "tracking number 00340434161094042557",
  "in 2023 2024 and 2025",
];

function turnsOf(): Turn[][] {
  const { pick: any } = randomFrom(33);
  const at = (pattern: string, email: string) => pattern.replace("@@", email);
  const give = (email: string): Turn => ({ say: at(any(GIVEN), email), truth: { open: [email] } });
  const noise = (): Turn => ({ say: any(NOISE), truth: { asks: undefined } });
  const somebodys = ["john@rival.test", "max@example.com", "beth@gym.test", "john@gmail.com"];
  const made: Turn[][] = [];
  for (const [wrong, right, words] of SLIPS) {
    for (const say of words) {
      const corrected = DOUBTFUL.has(say)
        ? { say, truth: { asks: right } }
        : { say, truth: { open: [right], asks: undefined } };
      const yes = { say: any(["yes", "ja", right]), truth: { open: [right], asks: undefined } };
      made.push([give(wrong), corrected, yes], [give(wrong), noise(), corrected]);
    }
    for (const pattern of WHOLE) {
      made.push([give(wrong), { say: at(pattern, right), truth: { open: [right] } }, noise()]);
    }
  }
  for (const pattern of [...OTHERS, ...EXAMPLES, ...QUOTES, ...ERASED]) {
    const left = { say: at(pattern, any(somebodys)), truth: { open: [] } };
    made.push([left], [left, noise(), give("own@mine.test")]);
    const remaining: Turn = { say: left.say, truth: { open: ["own@mine.test"] } };
    if (!ERASED.includes(pattern)) made.push([give("own@mine.test"), noise(), remaining]);
  }
  for (const [email, note] of NOTES) {
    made.push([{ say: `${at(any(GIVEN), email)}, ${note}`, truth: { open: [email] } }]);
    made.push([
      { say: `Meine Adresse ist ${email}, ${note}, wir haben ein Hotel`, truth: { open: [email] } },
    ]);
    made.push([give(email), { say: note, truth: { open: [email], asks: undefined } }]);
  }
  for (const [say, email] of SPELLED) {
    made.push([
      { say, truth: { asks: email } },
      { say: any(["yes", "genau", "ja genau so"]), truth: { open: [email], asks: undefined } },
    ]);
  }
  for (const [given, say, asks, or] of UNCLEAR) {
    made.push([give(given), { say, truth: { open: [given], asks, or, isIncomplete: !asks } }]);
  }
  for (const [say, phone] of PHONES) {
    made.push([{ say, truth: { phone } }, noise()]);
    made.push([give("own@mine.test"), { say, truth: { phone } }]);
  }
  for (const [given, right, words] of PHONE_FIXES) {
    for (const say of words) {
      made.push([
        { say: `my number is ${given}`, truth: { phone: given } },
        { say, truth: { phone: right } },
      ]);
    }
  }
  for (const say of NOISE) {
    made.push([give("jo@gmail.com"), { say, truth: { asks: undefined } }]);
  }
  for (const say of NO_PHONES)
    made.push([{ say, truth: {} }], [give("own@mine.test"), { say, truth: {} }]);
  return made;
}

function storedAfter(messages: readonly string[]): Truth {
  let open: string[] = [];
  const heard = messages.map(inFigures);
  for (const length of messages.keys()) {
    const { lead, correction, takenBack } = readContact(messages.slice(0, length + 1));
    if (takenBack) open = [];
    if (correction) open = [correction];
    else if (lead) open = [...new Set([...open, lead.email])];
  }
  const { spelled: asks, spelledOther: or, isIncomplete, phone } = readContact(heard);
  return { open, asks, or, isIncomplete, phone };
}

const conversations = turnsOf().map((turns) => {
  const truth = turns.reduce<Truth>((all, turn) => ({ ...all, ...turn.truth }), { open: [] });
  return [turns.map(({ say }) => say), truth] as const;
});

test.each(conversations)("%j", (messages, truth) => {
  const { open, asks, or, phone, isIncomplete = false } = truth;
  expect(storedAfter(messages)).toEqual({ open, asks, or, phone, isIncomplete });
});

test.each([
  ["please don't use my email, just phone me", "0171 5550143"],
  ["forget my email", "0171 5550143"],
  ["please don't call me", undefined],
  ["lieber nicht anrufen", undefined],
])("after an address and a number, “%s” leaves the number %s", (message, phone) => {
  expect(readContact(["ada@hill.example or 0171 5550143", message]).phone).toBe(phone);
});

test("a number that was taken back stays so in later messages", () => {
  const messages = ["call me on 0171 5550143", "never mind, don't call", "what does it cost?"];
  expect(readContact(messages)).toMatchObject({ phone: undefined, isPhoneTakenBack: false });
});

test.each([
  ["use the first one, i never look at the other", "lou@petal.example"],
  ["the first one's best", "lou@petal.example"],
  ["nehmen Sie die zweite", "lou.har@mail.example"],
  ["actually only lou.har@, the other is my brother's", "lou.har@mail.example"],
  ["petal please, not the mail one", "lou@petal.example"],
])("of two addresses, “%s” chooses", (choice, email) => {
  const contact = readContact(["my address is lou@petal.example or lou.har@mail.example", choice]);
  expect(contact.correction ?? contact.lead?.email).toBe(email);
});

const FIRM = "kontakt bitte an office@petal.example und in Kopie an lou@petal.example";
const TWO = "my work mail is lou@petal.example, my private one louhar@fox.example";
test.each([
  [[FIRM], "das Büro lieber doch nicht, nur mich direkt", "lou@petal.example"],
  [[FIRM], "lassts die office weg", "lou@petal.example"],
  [[FIRM], "nehmts lou, ned office", "lou@petal.example"],
  [[FIRM], "doch nur ans Büro bitte", "office@petal.example"],
  [[TWO], "the private one please", "louhar@fox.example"],
  [[TWO], "use the work one, not the private", "lou@petal.example"],
  [[TWO], "rather personal than work", "louhar@fox.example"],
  [
    ["ich bin lou@petal.example", "sorry, louhar@fox.example"],
    "die erste stimmt",
    "lou@petal.example",
  ],
  [
    ["I'm lou@petal.example", "sorry, louhar@fox.example"],
    "the other one please",
    "lou@petal.example",
  ],
])("after %j, “%s” chooses %s and replaces the other address", (before, choice, email) => {
  const contact = readContact([...before, choice]);
  const { lead, correction, takenBack, isNew } = contact;
  expect([correction ?? lead?.email, takenBack, isNew]).toEqual([email, undefined, true]);
  expect(contact.replaced).toHaveLength(1);
});

test.each([
  "we get too many orders in the office",
  "the first call would be on monday",
  "im Büro gehen viele Bestellungen verloren",
  "what does the office need?",
  "the private one for the newsletter",
])("after two addresses, “%s” chooses none", (message) => {
  expect(readContact([TWO, message])).toMatchObject({ isNew: false, correction: undefined });
});

test.each([
  ["I'm lou@petal.example", "please write to my bookkeeper instead of me: ann@books.example"],
  ["lou@petal.example", "schreibt nicht mir, sondern meiner Kollegin: ann@books.example"],
  [
    "",
    "don't write to me, write to her: ann@books.example. mine (lou@petal.example) is always full",
  ],
  ["", "not to me, to my boss please, ann@books.example. I'm only lou@petal.example"],
  [
    "",
    "bitte nicht an mich, sondern an meine Chefin: ann@books.example (ich hab lou@petal.example)",
  ],
])("after “%s”, “%s” gives the address of a colleague", (before, message) => {
  const { lead, correction } = readContact([before, message].filter(Boolean));
  expect(correction ?? lead?.email).toBe("ann@books.example");
});

test.each([
  "my neighbor wants it, write to him, not to me, uwe@nord.example",
  "nicht mir, schreibt meinem Nachbarn: uwe@nord.example",
  "is uwe@nord.example your customer? not me, him",
])("after the visitor's address, “%s” gives no other", (message) => {
  const { lead, correction } = readContact(["I'm lou@petal.example", message]);
  expect([lead?.email, correction]).toEqual(["lou@petal.example", undefined]);
});

test.each([
  ["mobile 0171 2345678, office 07131 998877, mornings office", ["07131 998877"]],
  ["Handy 0171 2345678 oder Festnetz 07131 998877", ["07131 998877"]],
  ["0171 2345678 or the shop on 07131 998877, both fine", ["07131 998877"]],
  ["Tel 0171 2345678, Fax 07131 998878", []],
])("“%s” gives one number and the further numbers %j", (message, morePhones) => {
  expect(readContact([message])).toMatchObject({ phone: "0171 2345678", morePhones });
});

test.each([
  ["or in the office, 07131 998877", "0171 2345678", ["07131 998877"]],
  ["Festnetz wäre auch da: 07131 998877", "0171 2345678", ["07131 998877"]],
  ["sorry, 0171 2345679", "0171 2345679", []],
  ["call me on 07131 998877", "07131 998877", []],
])("after a number, “%s” leaves %s and further numbers %j", (message, phone, morePhones) => {
  expect(readContact(["call me on 0171 2345678", message])).toMatchObject({ phone, morePhones });
});

test.each([
  "actually not today at all, tomorrow",
  "can we make it friday instead?",
  "sorry, 5 is better than 4",
  "after lunch then, I'm driving",
  "next week please",
  "is tomorrow ok?",
  "make it 6",
  "heute klappt nicht mehr, morgen ab 9",
  "doch erst nächste Woche",
  "lieber gegen halb fünf",
  "geht's auch übermorgen? heute doch nicht",
  "nicht mehr heute, bitte Donnerstag",
  "please don't call today, tomorrow is better",
])("after a number, “%s” changes the time of the call", (message) => {
  const contact = readContact(["ring me on 0171 2345678 after 4", message]);
  expect(contact).toMatchObject({ phone: "0171 2345678", isTimeNew: true, condition: message });
});

test.each([
  "we print lists every monday",
  "what does it cost today?",
  "wir haben 12 Leute",
  "bei uns fallen täglich 40 Rechnungen an",
  "thanks",
  "we send 5 offers a day",
  "14 rooms",
  "wir haben 3 Filialen",
  "we open at 9",
])("after a number, “%s” changes no time", (message) => {
  const contact = readContact(["ring me on 0171 2345678 after 4", message]);
  expect(contact).toMatchObject({ isTimeNew: false, condition: "" });
});

test("without a number, a day alone is no time for a call", () => {
  expect(readContact(["we want reminders", "tomorrow then"]).isTimeNew).toBe(false);
});

test.each([
  ["newsletter? nee lass mal", "no"],
  ["no newsletter please", "no"],
  ["tips I don't need", "no"],
  ["keine Tipps bitte", "no"],
  ["die Tipps könnt ihr euch sparen", "no"],
  ["Werbung brauche ich nicht", "no"],
  ["no weekly thing please", "no"],
  ["kein Anruf bitte", undefined],
  ["please don't call", undefined],
])("after the question about an address, “%s” leaves the question open", (message, answer) => {
  const given = "my mail is petra at roth minus bau punkt de";
  const contact = readContact([given, message]);
  expect(contact).toMatchObject({ spelled: "petra@roth-bau.de", answer, isDeclined: false });
  const agreed = readContact([given, message, "ja genau"]);
  expect(agreed).toMatchObject({ lead: { email: "petra@roth-bau.de" }, wishes: false });
});

test.each(["yes but no newsletter", "ja stimmt, aber keine Tipps"])(
  "after the question about an address, “%s” confirms it without the tips",
  (message) => {
    const contact = readContact(["my mail is petra at roth minus bau punkt de", message]);
    expect(contact).toMatchObject({ lead: { email: "petra@roth-bau.de" }, wishes: false });
  },
);

test("the address below a forwarded header that asks for the answer is the visitor's", () => {
  const { lead } = readContact([
    "-------- Weitergeleitete Nachricht --------\nVon: anmeldung@schule.example\nAn: verwaltung@schule.example\nBetreff: Neue Anmeldung\n\nSolche Mails sollen in unsere Liste. Antwort bitte an mich: k.oster@schule.example",
  ]);
  expect(lead?.email).toBe("k.oster@schule.example");
});

test("a number is withdrawn in the message with the address that replaces it", () => {
  const { phone, lead } = readContact([
    "call me back tomorrow, 555-0147, name's Rosa",
    "actually write instead. rosa@still.example, and forget the number",
  ]);
  expect([phone, lead?.email]).toEqual([undefined, "rosa@still.example"]);
});

test.each([
  ["I'm Bea, PA to the owner, bea@homes.example, want to know about expense reports"],
  [
    "Please write, don't call. I'm in a car all day. bea@homes.example (0171 5550143 is only for learners, leave that one out)",
  ],
])("an address of somebody who works for the owner is their own: %s", (message) => {
  expect(readContact([message]).lead?.email).toBe("bea@homes.example");
});

test("a number of the person who is to be asked for is the visitor's", () => {
  const message =
    "Kita Sonne, es geht um Listen. Ansprechpartnerin bin ich, Frau Berg, 0221 4710 355";
  expect(readContact([message]).phone).toBe("0221 4710 355");
  expect(readContact([message, "Nummer war falsch, Zahlendreher: 0221 4710 535"]).phone).toBe(
    "0221 4710 535",
  );
});

test("a name, at and a domain alone are an address that the assistant asks about", () => {
  expect(readContact(["I'm Tom", "tom at the-old-mill-inn.com"]).spelled).toBe(
    "tom@the-old-mill-inn.com",
  );
  expect(readContact(["we meet at the-old-mill-inn.com"]).spelled).toBeUndefined();
});

test.each(["and yes to the tips as well", "ja, und den Newsletter auch bitte"])(
  "after the question about a spelled address, %j confirms the address and orders the tips",
  (agreement) => {
    const contact = readContact(["I'm Tom", "tom at the-old-mill-inn.com", agreement]);
    expect(contact.lead?.email).toBe("tom@the-old-mill-inn.com");
    expect(contact.wishes).toBe(true);
  },
);

test.each(["do I get the tips then?", "no tips please"])(
  "after the question about a spelled address, %j confirms nothing",
  (message) => {
    const contact = readContact(["I'm Tom", "tom at the-old-mill-inn.com", message]);
    expect(contact.lead).toBeUndefined();
  },
);

test.each([
  "actually no, forget it, please don't write to me and delete that address",
  "no calls and please delete my address",
  "sorry and please delete my email",
  "doch nicht und bitte die Adresse löschen",
])("whoever says %j withdraws the address", (taken) => {
  expect(readContact(["Please contact me at dev@hill.example", taken]).takenBack).toBe(
    "dev@hill.example",
  );
});

test.each([
  ["call me after 4, I teach till then. (415) 555-0142", "call me after 4"],
  ["My number is 0491 570 156, afternoons work best", "afternoons work best"],
  [
    "please don't contact me before 3 November. a@hill.example",
    "please don't contact me before 3 November",
  ],
  [
    "Bitte erst nach dem 15. Januar melden. a@hill.example",
    "Bitte erst nach dem 15. Januar melden",
  ],
  ["0170 5550182, nur WhatsApp bitte", "nur WhatsApp bitte"],
  ["only text me, 07700 900872", "only text me"],
  ["Natel 079 555 01 47, aber nöd am Mittwoch", "aber nöd am Mittwoch"],
  ["0221 5550188, fragen Sie nach Frau Berg", "fragen Sie nach Frau Berg"],
  ["only evenings please, 07700 900331", "only evenings please"],
  ["Rückruf: 030 5550 1121, ab 15 Uhr", "ab 15 Uhr"],
  ["email me but not this week. a@hill.example", "email me but not this week"],
  [
    "keine Anrufe nach 18 Uhr bitte. 0341 555 0172, Frau Wendt verlangen",
    "keine Anrufe nach 18 Uhr bitte. Frau Wendt verlangen",
  ],
  ["we print lists every monday, 0171 5550143", ""],
  ["our customers should not call at night, 0171 5550143", ""],
  ["we want only urgent mails sorted. a@hill.example", ""],
  ["does it call people after 6? a@hill.example", ""],
])("“%s” says how to reach the visitor: “%s”", (message, condition) => {
  expect(readContact([message]).condition).toBe(condition);
});

test.each([
  "please delete my number again, 0113 496 0777",
  "I gave you 0113 496 0777 last week. Please delete it",
  "bitte löschen sie meine nummer wieder raus 0341 5550166",
  "0341 5550166, die Nummer bitte wieder streichen",
])("a number that is to be deleted is not noted: %s", (message) => {
  expect(readContact([message])).toMatchObject({ phone: undefined, isPhoneTakenBack: true });
});

test.each([
  ["take my number out again please", undefined],
  ["nehmt die Nummer bitte wieder raus", undefined],
  ["und das Handy lassen Sie bitte weg, nur Mail", undefined],
  ["please don't call before 10", "0171 5550143"],
  ["mail hab ich keine", "0171 5550143"],
  ["we need it for order 5500127", "0171 5550143"],
])("after a number, “%s” leaves the number %s", (message, phone) => {
  expect(readContact(["call me on 0171 5550143", message]).phone).toBe(phone);
});
