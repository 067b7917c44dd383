import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { readContact } from "./server/service.ts";
import { findAddresses } from "./server/find-addresses.ts";

const spelledAddress = (message: string) =>
  findAddresses(message).find(({ isTyped }) => !isTyped)?.email;

test.each([
  ["lena dot fox at gmail dot com", "lena.fox@gmail.com"],
  ["reach me at lena dot fox at gmail dot com", "lena.fox@gmail.com"],
  ["my email is lena dot fox at gmail dot com, thanks", "lena.fox@gmail.com"],
  ["max punkt muster ät web punkt de", "max.muster@web.de"],
  ["info (at) hotel-anker (dot) de", "info@hotel-anker.de"],
  ["rosa [at] example.com", "rosa@example.com"],
  ["look at example.com", undefined],
  ["we met at the fair", undefined],
  ["call me at 9 dot", undefined],
  ["ada@example.com", undefined],
  ["mike underscore hill at gmail dot com", "mike_hill@gmail.com"],
  ["anna minus beck klammeraffe web punkt de", "anna-beck@web.de"],
  ["john.smith@gmail", "john.smith@gmail.com"],
  ["max.muster@gmx. de", "max.muster@gmx.de"],
  ["Bitte an max@firma. Der Rest später", undefined],
  ["Wir brauchen ein Angebot. praxis ät zahnarzt-lindner punkt de", "praxis@zahnarzt-lindner.de"],
  ["We need an offer. office (at) baker-hill (dot) com", "office@baker-hill.com"],
  ["lena.fox (at) mail (dot) com", "lena.fox@mail.com"],
])("a spelled address is read: %s", (message, email) => {
  expect(spelledAddress(message)).toBe(email);
});

test.each([
  ["sam@gmial.com", "sam@gmail.com"],
  ["sam@gmail.con", "sam@gmail.com"],
  ["sam@hotmial.co.uk", "sam@hotmail.co.uk"],
  ["sam@outlok.de", "sam@outlook.de"],
  ["sam@gmail.com", undefined],
  ["sam@mail.com", undefined],
  ["sam@yahoo.co.uk", undefined],
  ["sam@gmx.net", undefined],
  ["sam@wix.com", undefined],
])("a typed %s is stored, and the visitor is asked for %s", (typed, meant) => {
  const contact = readContact([typed]);
  expect(contact.lead?.email).toBe(typed);
  expect(contact.spelled).toBe(meant);
  if (meant) expect(readContact([typed, "yes that's right"]).correction).toBe(meant);
});

test.each([
  ["priya@firm.example or 0131 496 0172, after 3pm is best", "0131 496 0172"],
  ["erreichbar unter 0664 1234567 oder maria@hof.example", "0664 1234567"],
])("a number beside the visitor's address is the visitor's: %s", (message, phone) => {
  expect(readContact([message]).phone).toBe(phone);
});

test.each([
  "oh hang on last bit is 181 not 118",
  "wait, the last part should be 181 and not 118",
  "moment, der letzte Block ist 181 statt 118",
])("a part of a phone number is corrected by its place: %s", (correction) => {
  const messages = ["ring me on 01632 960118 about bookings", correction];
  expect(readContact(messages).phone).toBe("01632 960181");
});

test("“make that 0959 at the end” corrects a number, also beside a name", () => {
  const messages = ["ring me on 020 7946 0958", "make that 0959 at the end, i'm Mo"];
  expect(readContact(messages).phone).toBe("020 7946 0959");
});

test.each([
  ["actually scrap the tips, i get enough mail", "no"],
  ["lasst die tipps lieber weg", "no"],
  ["die tipps doch lieber nicht", "no"],
  ["do you ever drop the tips?", undefined],
  ["sure, send me the newsletter", "yes"],
])("after an address, “%s” answers the offer of tips with %s", (message, answer) => {
  expect(readContact(["ada@hill.example", message]).answer).toBe(answer);
});

test.each([
  [["old@a.example", "Sorry, wrong one. It's new@a.example"], "new@a.example"],
  [["I am old@a.example", "thanks", "falsch, richtig ist new@a.example"], "new@a.example"],
  [["kari@a.example", "oh sorry typo, it's karin@a.example"], "karin@a.example"],
  [["jo@gmx.ed", "upps gmx.de natürlich", "jo@gmx.de"], "jo@gmx.de"],
  [["alt@a.example", "bitte nicht an alt@a.example, sondern an neu@a.example"], "neu@a.example"],
  [["old@a.example", "my partner is bob@a.example"], undefined],
  [["old@a.example", "sorry, what does it cost?"], undefined],
])("a corrected address replaces the first: %j", (messages, to) => {
  expect(readContact(messages).correction).toBe(to);
});

test.each([
  "write to old@a.example, sorry, I meant new@a.example",
  "mail me at old@a.example sorry typo!! new@a.example",
])("a slip that the same message corrects is left out: %s", (message) => {
  const { lead, correction } = readContact([message]);
  expect([lead?.email, correction]).toEqual(["new@a.example", undefined]);
});

test.each([
  [["jo.berger@gmx.ed", "upps gmx.de natürlich"], "jo.berger@gmx.de"],
  [["jo.berger@gmx.ed", "gmx.de*"], "jo.berger@gmx.de"],
  [["I'm jo@gmial.com", "oh sorry i meant gmail.com not gmial.com"], "jo@gmail.com"],
  [["jo@gmx.de", "sorry, our website is berger.example"], undefined],
  [["jo@gmx.de", "what does n8n.io cost?"], undefined],
])("a domain alone corrects the address before: %j", (messages, address) => {
  expect(readContact(messages)).toMatchObject({ spelled: undefined, correction: address });
});

test.each([
  [["office@elektro-maier.at", "maier mit y statt i"], "office@elektro-mayer.at"],
  [["mike@garage.example", "garage with 3 instead of e"], "mike@garag3.example"],
  [["kim@studio.com", ".co not .com"], "kim@studio.co"],
  [["anna@top-hotel.example", "no hyphen"], "anna@tophotel.example"],
  [["anna@top-hotel.example", "no hyphen in it, just tophotel. Sorry!"], "anna@tophotel.example"],
  [["jo@gmial.com", "argh I wrote gmial, meant gmail"], "jo@gmail.com"],
  [["jo@hotmial.com", "hotmail i mean"], "jo@hotmail.com"],
  [["jo@gmial.com", "oh gmail natürlich. und bitte nicht anrufen"], "jo@gmail.com"],
])("a sure correction of a part replaces the address before: %j", (messages, address) => {
  expect(readContact(messages)).toMatchObject({ spelled: undefined, correction: address });
});

test.each([
  [["office@elektro-maier.at", "maier mit y"], "office@elektro-mayer.at"],
  [["jo.berg@top.example", "with a hyphen"], "jo-berg@top.example"],
  [["anna@hotel.example", "we have two hotels in Graz ... thanks"], undefined],
  [["anna@hotel.example", "we get two a day"], undefined],
])("a correction that leaves a doubt is asked about: %j", (messages, address) => {
  expect(readContact(messages)).toMatchObject({ spelled: address, correction: undefined });
});

test.each([
  [["rosa@example.com", "bitte löscht die wieder"], "rosa@example.com"],
  [["rosa@example.com", "please forget my address"], "rosa@example.com"],
  [["rosa@example.com", "we want to delete spam by itself"], undefined],
  [["rosa@example.com", "please no newsletter"], undefined],
])("an address is taken back: %j", (messages, address) => {
  const { takenBack, lead } = readContact(messages);
  expect([takenBack, lead?.email]).toEqual([address, address ? undefined : "rosa@example.com"]);
});

test.each([
  [["rosa@example.com", "ja gerne, tipps auch"], "yes"],
  [["rosa@example.com", "yes tips too"], "yes"],
  [["rosa@example.com", "Tipps gerne auch"], "yes"],
  [["rosa@example.com", "no tips please, just the offer"], "no"],
  [["rosa@example.com", "bitte keine Tipps, nur das Angebot"], "no"],
  [["rosa@example.com", "newsletter? ja, von mir aus"], "yes"],
  [["rosa@example.com", "the newsletter? yes please"], "yes"],
  [["rosa@example.com", "newsletter? ja was kostet der denn?"], undefined],
  [["rosa@example.com", "and no i dont want the newsletter thanks"], "no"],
  [["rosa@example.com", "please no more weekly tips"], undefined],
  [["rosa@example.com", "do you have tips too?"], undefined],
  [["yes tips too"], undefined],
])("the offer of tips is answered with %j: %s", (messages, answer) => {
  expect(readContact(messages).answer).toBe(answer);
});

test.each([
  "is john@competitor.example your customer?",
  "Ist john@competitor.example bei euch Kunde?",
  "I got a strange email from info@somebody.example",
  "Wem gehört die Adresse john@competitor.example",
  "your mails come from noreply@mycompany.example",
  "Adresse vom Chef ist chef@firma.example, schreiben Sie dem bitte NICHT",
  "Bitte nicht an chef@firma.example schreiben",
  "chef@firma.example ist mein Chef, dort bitte nicht anschreiben",
  "My boss is boss@firm.example, please don't write to him",
  "please do not email boss@firm.example",
  "don’t write to boss@firm.example",
  "a competitor told me to write to sales@otherfirm.example, is that you?",
  "sales@otherfirm.example, seid ihr das?",
  "ich soll mich an sales@otherfirm.example wenden",
  "scam alert: support@somebody.example wrote me in your name",
  "könnt ihr jan@firma.example schreiben? das ist mein bruder",
])("another person's address is no lead: %s", (message) => {
  expect(readContact([message])).toMatchObject({ lead: undefined, isOthers: true });
});

test.each([
  "Is there somebody to talk to? rosa@example.com",
  "Can you write to rosa@example.com?",
  "Was kostet das? Bitte an rosa@example.com",
  "rosa@example.com",
  "Please write to rosa@example.com and not to my boss boss@example.com",
  "boss@example.com is my boss, don't write to him. I am rosa@example.com",
  "Der Chef hat chef@example.com, dem bitte nicht schreiben, mir an rosa@example.com",
  "rosa@example.com, please don't call me",
  "Why don't you write to rosa@example.com",
  "don't hesitate to write to rosa@example.com",
  "rosa@example.com, bitte schreiben Sie mir nicht vor Montag",
  "rosa@example.com, please don't email me before Monday",
  "Warum schreiben Sie mir nicht? rosa@example.com",
  "ask my boss or write to rosa@example.com",
  "Meldets euch bei mir wegen dem Laden, rosa@example.com",
  "yes put me on the tips list, rosa@example.com",
  "I am writing for my boss, reach me at rosa@example.com",
  "Ihr sollt bitte an rosa@example.com antworten",
  "I got no emails from you, my address is rosa@example.com",
  "You can reach me at rosa@example.com",
  "email me, rosa@example.com, but do not share it with anybody",
  "my boss said to contact you. our address is rosa@example.com, what would a chatbot cost?",
])("the visitor's own address is a lead: %s", (message) => {
  expect(readContact([message]).lead?.email).toBe("rosa@example.com");
});

test.each([
  "Bitte schreiben Sie mir nicht, ich wollte nur fragen. rosa@example.com steht nur in meiner Signatur",
  "do not contact me, rosa@example.com is only my signature",
  "bitte nicht anschreiben! rosa@example.com",
  "please don't email me. rosa@example.com",
  "rosa@example.com, kontaktieren Sie mich bitte nicht",
  "bitte keine Mails an rosa@example.com schicken",
  "Was kostet das?\n-- nur meine Signatur: rosa@example.com",
  "please no emails, rosa@example.com is in my footer only",
  "bitte keine Mails, rosa@example.com steht in meiner Signatur",
])("an address of somebody who wants no email is no lead: %s", (message) => {
  expect(readContact([message])).toMatchObject({ lead: undefined, isRefused: true });
});

test.each([
  "contact my boss: carol@example.com",
  "please contact my boss about this not me: carol@example.com",
  "schreiben Sie meinem Chef, carol@example.com",
  "you can reach my wife at carol@example.com",
])("the address of somebody whom the visitor names is no lead: %s", (message) => {
  expect(readContact([message])).toMatchObject({
    lead: undefined,
    isOthers: true,
    isRefused: false,
  });
});

test.each([
  ["klaus.werner@gmx,de", "klaus.werner@gmx.de"],
  ["it is bob@farm,com, thanks", "bob@farm.com"],
  ["bob@farm,hope you can help", undefined],
])("an address with a comma for a dot is asked about: %s", (message, email) => {
  expect(readContact([message])).toMatchObject({ lead: undefined, spelled: email });
});

test.each([
  "here: rosa@example.com (not rosa@old.example, thats old)",
  "die Adresse info@old.example stimmt nimmer, neu ist rosa@example.com",
])("an address that is said to be old is not the one to write to: %s", (message) => {
  const { lead, correction } = readContact([message]);
  expect(correction ?? lead?.email).toBe("rosa@example.com");
});

test.each([
  "orders arrive at shop@example.com and should go into a list",
  "Bestellungen gehen an shop@example.com und sollen in die Tabelle",
  "can the tool read what suppliers send to post@example.com?",
])("an address that is part of a task is no lead: %s", (message) => {
  expect(readContact([message])).toMatchObject({ lead: undefined, isMentioned: true });
});

test("hostile messages are read in little time", () => {
  const hostile = [
    "a@".repeat(2000),
    "is ".repeat(1300),
    `is ${"a@a".repeat(1300)}`,
    "a dot ".repeat(660),
    `a${" ".repeat(3900)}at`,
    `from ${"x".repeat(3900)}@`,
    "don't write to a@b.example ".repeat(150),
    `jo@gmx.de ${"a.".repeat(1900)}`,
    "contact my boss ".repeat(250),
    `jo@gmx.de ${"only ".repeat(780)}`,
    `jo@${"a,".repeat(1900)}`,
  ];
  for (const message of hostile) {
    expect(cpuTimeOf(() => readContact([message, message]))).toBeLessThan(300);
  }
});
