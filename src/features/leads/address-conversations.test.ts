import { join } from "node:path";
import { expect, test } from "vitest";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { randomFrom } from "#tests/support/random.ts";
import { sample } from "#tests/support/sample.ts";
import { inFigures, readContact } from "./server/service.ts";

/*
 * These tests build chat conversations from the phrases in `address-phrases.txt`. For example, a visitor gives an email
 * address and then corrects or withdraws it, or orders the weekly tips (the newsletter). For each conversation the
 * tests check to which addresses we may write, and what the assistant asks.
 */

type Outcome = {
  /** Addresses to which staff may write. */
  leads: string[];
  /** Addresses that get the email that asks the visitor to confirm the newsletter. */
  tips: string[];
  /** Address that the assistant asks the visitor to confirm. */
  asks: string | undefined;
  /** Second address, if the assistant asks which of two addresses is right. */
  or: string | undefined;
  /** Whether the assistant asks for the complete address, because a part of it is missing. */
  isIncomplete: boolean;
  phone: string | undefined;
};
type Conversation = { said: string[]; answers: string[]; outcome: Outcome };

const NOTHING = {
  leads: [],
  tips: [],
  asks: undefined,
  or: undefined,
  isIncomplete: false,
  phone: undefined,
};
const OWN = [
  "rosa@hill.example",
  "t.berg@blumen-berg.example",
  "info@kranz-bau.example",
  "kim_lee77@mail.example",
] as const;
const OTHER = [
  "pat@rival.example",
  "uwe.stein@firma.example",
  "office@north-mill.example",
  "max@example.com",
  "beth@gym.test",
  "john@gmail.com",
];
const TIPS_OFFER = "There is a weekly email with automation tips.";
const REMARKS = [
  "",
  ". For the booking stuff please",
  ", it is about invoices",
  " and then call me Eva",
  ". Bitte wegen der Termine",
  ", dann bitte einen Termin",
  "\nLG Eva",
];
const LEAD_IN = {
  en: ["my email's ", "", "you can write to me: "],
  de: ["Meine E-Mail: ", "", "schreibt mir: "],
};

const groups = readExampleGroups(join(import.meta.dirname, "address-phrases.txt"));

/** Returns the phrases below the heading `label` of `address-phrases.txt`. @throws Error if there are none */
function of(label: string): readonly string[] {
  const phrases = groups.find(([name]) => name === label)?.[1] ?? [];
  if (phrases.length === 0) throw new Error(`no phrases: ${label}`);
  return phrases.map((phrase) => phrase.replaceAll("\\n", "\n"));
}

/** Returns the phrases below a heading as pairs: what the visitor says, and what that means. */
const meaningsOf = (label: string) => of(label).map(halves);

/**
 * Returns the phrases with which a visitor corrects the text `from` to the text `to`. In the file, these phrases stand
 * below headings of the form "{label}{from} => {to}".
 */
function changesOf(label: string) {
  const changes = groups.flatMap(([name]) => {
    const [from, to] = halves(name.slice(label.length));
    return name.startsWith(label) ? [{ from, to, phrases: of(name) }] : [];
  });
  if (changes.length === 0) throw new Error(`no phrases: ${label}`);
  return changes;
}

function halves(line: string): [string, string] {
  const [first = "", second = ""] = line.split(" => ");
  return [first, second];
}

/** Puts spaces around a spoken sign, such as "dot", but only one space after a comma. */
const spaced = (sign: string) => (sign.startsWith(",") ? `${sign} ` : ` ${sign} `);
const put = (pattern: string, email: string, second = "") =>
  pattern.replace("@@", email).replace("%%", second);

const { pick } = randomFrom(7);
const made: Conversation[] = [];

function add(said: string[], outcome: Partial<Outcome>, answers: string[] = []): void {
  made.push({ said, answers, outcome: { ...NOTHING, ...outcome } });
}

/** Picks two different addresses that may be the visitor's. */
function two(): [string, string] {
  const own = pick(OWN);
  return [own, pick(OWN.filter((one) => one !== own))];
}

const give = (email: string) => put(pick(of("give")), email);
const noise = () => pick(of("noise"));

function addCorrections(): void {
  for (const pattern of of("give")) {
    const [own, right] = two();
    const given = put(pattern, own);
    add([given], { leads: [own] });
    for (const correct of of("correct")) add([given, put(correct, right)], { leads: [right] });
    for (const withdraw of of("withdraw")) add([given, withdraw], {});
    add([given, put(pick(of("correct")), right), pick(of("withdraw"))], {});
    add([given, pick(of("withdraw")), give(right)], { leads: [right] });
  }
  for (const { from, to, phrases } of changesOf("slip ")) {
    for (const say of phrases) {
      add([give(from), say, pick(["yes", "ja", to])], { leads: [to] });
      add([give(from), noise(), say], { leads: [to] });
    }
    for (const correct of of("correct"))
      add([give(from), put(correct, to), noise()], { leads: [to] });
  }
  for (const { from, to, phrases } of changesOf("doubtful slip ")) {
    for (const say of phrases) {
      add([give(from), say, pick(["yes", "ja", to])], { leads: [to] });
      add([give(from), noise(), say], { leads: [from], asks: to });
    }
  }
  for (const [message, asked] of meaningsOf("unclear")) {
    const [email = "", say = ""] = message.split(" | ");
    const isIncomplete = asked === "incomplete";
    const [asks, or] = isIncomplete ? [] : asked.split(" or ");
    add([give(email), say], { leads: [email], asks, or, isIncomplete });
  }
  for (const [note, email] of meaningsOf("note")) {
    add([`${give(email)}, ${note}`], { leads: [email] });
    add([`Meine Adresse ist ${email}, ${note}, wir haben ein Hotel`], { leads: [email] });
    add([give(email), note], { leads: [email] });
  }
  for (const [say, ending] of meaningsOf("ending")) {
    for (const pattern of ["@@", "mail me: @@", "schreibt mir an @@"]) {
      add([put(pattern, "rj@rjwindows"), say], { leads: [`rj@rjwindows.${ending}`] });
    }
  }
  for (const say of of("noise")) add([give("jo@gmail.com"), say], { leads: ["jo@gmail.com"] });
  add(["jo@hill", "what does com cost"], {});
}

function addOthers(): void {
  for (const pattern of of("refuse")) {
    const [own, other] = two();
    add([put(pattern, own)], {});
    add([put(pattern, own), give(other)], { leads: [other] });
  }
  for (const pattern of of("beside")) {
    for (const other of OTHER) {
      const own = pick(OWN);
      add([put(pattern, own, other)], { leads: [own] });
    }
  }
  for (const pattern of [...of("others"), ...of("example"), ...of("erase")]) {
    const own = pick(OWN);
    for (const other of OTHER) add([put(pattern, other)], {});
    add([put(pattern, pick(OTHER)), give(own)], { leads: [own] });
    add([put(pattern, pick(OTHER)), noise(), give(own)], { leads: [own] });
  }
  for (const pattern of [...of("others"), ...of("example")]) {
    const own = pick(OWN);
    add([give(own), put(pattern, pick(OTHER))], { leads: [own] });
    add([give(own), noise(), put(pattern, pick(OTHER))], { leads: [own] });
  }
  for (const pattern of of("made up")) {
    add([`new people get ${pattern}, that takes hours`], {});
    add([`wir legen immer ${pattern} an. Schreibt mir: ${OWN[0]}`], { leads: [OWN[0]] });
  }
  for (const pattern of of("speak for")) {
    for (const other of OTHER) add([put(pattern, other)], { leads: [other] });
  }
  for (const pattern of of("not me")) {
    const boss = "hill@lettings.example";
    add([put(pattern, boss, "jo@lettings.example")], { leads: [boss] });
  }
  for (const pattern of of("not me alone")) add([put(pattern, pick(OTHER))], {});
}

function addTogether(): void {
  for (const pattern of of("both")) {
    const both = two();
    add([put(pattern, ...both)], { leads: both });
    add([put(pattern, ...both), pick(of("withdraw"))], {});
  }
  for (const pattern of of("purposes")) {
    const both = two();
    add([put(pattern, ...both)], { leads: both });
  }
  for (const pattern of of("task")) {
    const own = pick(OWN);
    add([put(pattern, own)], { leads: [own] });
  }
  for (const pattern of of("uses")) {
    for (let n = 0; n < 3; n += 1) {
      const [own, tips] = two();
      add([put(pattern, own, tips)], { leads: [own], tips: [tips] });
      add([put(pattern, own, tips), "thanks"], { leads: [own], tips: [tips] });
    }
  }
}

function addTips(): void {
  const asked = "is there a newsletter?";
  for (const [label, isWish] of [
    ["tips", true],
    ["no tips", false],
  ] as const) {
    for (const pattern of of(label)) {
      const own = pick(OWN);
      const outcome = { leads: [own], tips: isWish ? [own] : [] };
      add([put(pattern, own)], outcome);
      add(["what does it cost?", put(pattern, own)], outcome);
      add([asked, put(pattern, own)], outcome, [TIPS_OFFER]);
    }
  }
  for (const pattern of of("join")) {
    const own = pick(OWN);
    add([asked, put(pattern, own)], { leads: [own], tips: [own] }, [TIPS_OFFER]);
  }
  for (const pattern of of("no wish")) add([put(pattern, OWN[0])], { leads: [OWN[0]] });
  for (const pattern of of("other wish")) {
    add([put(pattern, OWN[0])], { leads: [OWN[0]] });
    add([asked, put(pattern, OWN[0])], { leads: [OWN[0]] }, [TIPS_OFFER]);
  }
  for (const pattern of of("end tips")) {
    const own = pick(OWN);
    add([put(pattern, own)], {});
    add([asked, put(pattern, own)], {}, [TIPS_OFFER]);
    for (const same of of("same")) add([put(pattern, own), same], { leads: [own] });
  }
}

function addDictated(): void {
  for (const [say, email] of meaningsOf("spelled")) {
    add([say], { asks: email });
    add([say, pick(["yes", "genau", "ja genau so"])], { leads: [email] });
  }
  for (const [language, yes] of [
    ["en", "yes"],
    ["de", "ja genau"],
  ] as const) {
    for (const [spoken, local] of meaningsOf(`dictated local, ${language}`)) {
      for (const [domain, written] of meaningsOf(`dictated domain, ${language}`)) {
        for (const at of of(`at, ${language}`)) {
          const address = `${spoken}${spaced(at)}${domain}`;
          const said = `${pick(LEAD_IN[language])}${address}`;
          const asks = `${local}@${written}`;
          add([said], { asks });
          add([said, yes], { leads: [asks] });
          if (language === "de")
            add([`Wir wollen die Bestellungen auf die Packliste. ${address}`], { asks });
        }
      }
    }
  }
  for (const letters of of("letters")) {
    for (const underscore of of("underscore")) {
      for (const at of of("next at")) {
        const [said, domain] = pick(meaningsOf("domain"));
        const local = `${pick(["", "It's ", "Meine Mail: "])}${letters}${spaced(underscore)}eva`;
        add([`${local}${spaced(at)}${said}${pick(REMARKS)}`], { asks: `braun_eva@${domain}` });
      }
    }
  }
  add(["k, e, double l, y, 7, at, homes dot example"], { asks: "kelly7@homes.example" });
  add(["we had plan a and b, then at the end we met"], {});
}

function addPhones(): void {
  for (const [say, phone] of meaningsOf("phone")) {
    const own = pick(OWN);
    add([say], { phone });
    add([say, noise()], { phone });
    add([give(own), say], { leads: [own], phone });
    for (const [fix, right] of meaningsOf("other phone")) add([say, fix], { phone: right });
    for (const drop of of("write instead")) add([say, put(drop, own)], { leads: [own] });
    add([`our competitor (${pick(OTHER)}) has such a bot. ${say}`], { phone });
  }
  for (const { from, to, phrases } of changesOf("phone slip ")) {
    for (const say of phrases) add([`my number is ${from}`, say], { phone: to });
  }
  for (const say of of("no phone")) {
    const own = pick(OWN);
    add([say], {});
    add([give(own), say], { leads: [own] });
  }
}

/** Reads a conversation message by message, as the server does, and returns what the server would store and ask. */
function outcomeOf({ said, answers }: Conversation): Outcome {
  let leads: string[] = [];
  const tips = new Set<string>();
  for (const length of said.keys()) {
    const contact = readContact(said.slice(0, length + 1), answers.slice(0, length));
    const { lead, correction, also, takenBack, wishes, answer, tipsTo } = contact;
    if (takenBack) leads = [];
    if (!lead) continue;
    const email = correction ?? lead.email;
    const isNew = !leads.includes(email);
    leads = correction ? [email] : [...new Set([...leads, email])];
    leads.push(...also);
    if (wishes && (isNew || answer === "yes")) tips.add(email);
    if (answer === "no") tips.delete(email);
    if (tipsTo) tips.add(tipsTo);
  }
  const {
    spelled: asks,
    spelledOther: or,
    isIncomplete,
    phone,
  } = readContact(said.map(inFigures), answers);
  return { leads, tips: [...tips], asks, or, isIncomplete, phone };
}

addCorrections();
addOthers();
addTogether();
addTips();
addDictated();
addPhones();

test.each(sample(made, 4).map((one) => [one.said, one] as const))("%j", (_, conversation) => {
  expect(outcomeOf(conversation)).toEqual(conversation.outcome);
});
