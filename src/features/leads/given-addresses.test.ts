import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { readContact } from "./server/service.ts";

/* Conversations put together by a grammar: an address given in many ways, then corrected, completed, withdrawn, or
given beside somebody else's; given together, or each for a use; wishes for the tips and their end; phone numbers. The
grammar knows which addresses we may write to, and which must never be written to. */

type Outcome = {
  /** Addresses to which staff may write. */
  leads: string[];
  /** Addresses to which an email goes that asks to confirm the tips. */
  tips: string[];
  /** Address that the assistant asks about. */
  asks?: string | undefined;
  phone?: string | undefined;
};
type Conversation = { said: string[]; outcome: Outcome; answers?: string[] };

const OWN = [
  "rosa@hill.example",
  "t.berg@blumen-berg.example",
  "info@kranz-bau.example",
  "kim_lee77@mail.example",
];
const OTHER = ["pat@rival.example", "uwe.stein@firma.example", "office@north-mill.example"];

/** Ways to give one's own address. `@@` stands for it. */
const GIVE = [
  "@@",
  "my mail is @@",
  "you can reach me at @@",
  "please get back to me, @@",
  "I'd like a first call. @@",
  "drop me a line: @@",
  "oh right, you need an address. @@",
  "Meine Adresse ist @@",
  "Ich hätte gern ein Angebot, @@",
  "erreichbar bin ich unter @@",
  "Bitte um Rückmeldung: @@",
  "schreibt mir an @@, es geht um Rechnungen",
];
const CORRECT = [
  "sorry, typo, it's @@",
  "no, I meant @@",
  "wrong one, please use @@",
  "I'm only there until Friday, use @@",
  "vertippt, richtig ist @@",
  "Halt, falsch, @@",
  "nein, nehmen Sie lieber @@",
  "da bin ich nur noch bis Freitag, bitte an @@",
];
const WITHDRAW = [
  "actually, please delete it",
  "no, forget my address please",
  "please don't write to me after all",
  "I changed my mind, delete my email please",
  "please remove it again",
  "nein doch nicht, streichen Sie das wieder",
  "bitte löschen Sie meine Adresse wieder",
  "schreiben Sie mir doch bitte nicht",
];
/** Refusals in the message with the address. */
const REFUSE_BESIDE = [
  "I'm at @@ but don't send me anything",
  "I'm at @@ but please don't write to me",
  "my mail is @@. Please don't use it",
  "I gave you @@ a minute ago. Please delete it",
  "my address was @@, please delete it, I changed my mind",
  "ich bin @@, aber schreiben Sie mir bitte nicht",
  "meine Mail ist @@. Bitte löschen Sie die wieder",
  "ich hab euch @@ gegeben, bitte streicht sie wieder",
];
/** Somebody else's address beside the visitor's own. `…` stands for the other one. */
const BESIDE = [
  "a customer complained about your mails to …, that's not me. write to me at @@",
  "somebody gave you …, that is not mine. My address is @@",
  "my husband is … but please write only to me, @@",
  "our competitor (…) has such a bot, I want one too. reach me at @@",
  "we already get orders from …, can you sort them? my own mail is @@",
  "die Konkurrenz (…) hat so einen Bot, den will ich auch. Erreichbar bin ich unter @@",
  "mein Mann ist …, schreiben Sie bitte nur mir, @@",
  "… ist mein Steuerberater, ich bin @@",
  "Ein Mitbewerber, …, hat einen Preisrechner, den hätten wir auch gern. schreibts mir an @@",
  "I log in with …, nobody reads that. Mail me at @@ please",
  "als Benutzername hab ich …, da schaut keiner rein. Erreichbar bin ich unter @@",
  "the old one … is dead since we moved, use @@",
  "die alte … geht nimmer, nehmts @@",
  "an … kam eine Mail von euch, das bin nicht ich. Meine Adresse ist @@",
];
const ONLY_OTHERS = [
  "is … your customer?",
  "our competitor (…) has such a bot",
  "A competitor of ours, …, gives quotes at once on their website. We want the same. What would that cost?",
  "a client of mine, …, sends orders as photos. can they be read?",
  "my login for the booking tool is … and it won't let me export",
  "nobody ever reads …, it is only the login",
  "I sign in to the till with … but that mailbox is dead",
  "new staff get an account like …, that takes me hours",
  "Eine Kundin (…) schickt ihre Bestellungen als Foto. Kann man das auslesen?",
  "ich logge mich immer mit … ein, das ist nur der Login",
  "… gets mails from you, that's not me",
  "mein Chef hat …, der weiß nichts davon",
  "die Konkurrenz (…) hat von euch so einen Bot",
  "gehört … zu euch?",
];
/** The visitor speaks for somebody who agreed. `@@` is that one's address. */
const SPEAK_FOR = [
  "I write for my sister who runs the shop, her mail is @@, she knows about it",
  "my boss is @@, he asked me to write to you",
  "this is about my brother's garage, @@, he is expecting your mail",
  "Ich schreibe für meine Schwester, ihre Adresse ist @@, sie weiß Bescheid",
  "mein Bruder hat die Werkstatt, @@, er ist einverstanden",
];
/** Somebody else is to be written to. We believe it if the visitor's own address, `%%`, has the same domain. */
const NOT_ME = [
  "contact my boss, not me: Mr Hill, @@. I'm only %%",
  "please write to my colleague, @@, and not to me, I am %%",
  "schreiben Sie meiner Chefin, nicht mir: @@. Ich bin nur %%",
];
const NOT_ME_ALONE = [
  "contact my boss, not me: Mr Hill, @@",
  "schreiben Sie meiner Chefin, nicht mir: @@",
];
const TOGETHER = [
  "send it to both of us please, @@ and %%",
  "please write to both, @@ and %%",
  "bitte an uns beide, @@ und %%",
  "Schicken Sie es an beide Adressen: @@, %%",
];
/** Two addresses to which we are to write, each about something else. */
const PURPOSES = [
  "for the technical side use @@, for the money side use %%. We want reminders",
  "for quotes it's @@, for invoices %%",
  "Für Fachliches bitte an @@, für Rechnungen an %%",
  "wegen der Technik an @@, wegen der Kosten an %% bitte",
  "Technik an @@, Rechnung an %%, danke",
];
/** A task beside an address that stands alone. */
const ALONE = [
  "Every evening I type the orders into a list. Can that run by itself? @@",
  "@@. Every evening I type the orders into a list for the team.",
  "Rechnungen kommen per Mail und sollen in die Ablage. @@",
  "@@. Wir wollen Bestellungen vom Formular auf die Packliste",
  "Jeden Abend tipp i Stundenzettel ab. Geht des automatisch? @@ danke",
];
/** Addresses that only show how addresses are made up. */
const PLACEHOLDERS = ["firstname.lastname@hill.example", "vorname_nachname@firma.example"];
/** Two addresses with a use each: `@@` for our answer, `%%` for the tips. */
const USES = [
  "use @@ for the appointment and %% for the newsletter",
  "my work mail @@ is for the quote, my private one %% for the newsletter",
  "newsletter to %%, everything else to @@",
  "the weekly tips to %% please and the offer to @@",
  "nehmen Sie @@ für den Termin und %% für den Newsletter",
  "Newsletter bitte an %%, das Angebot an @@",
  "Angebot an @@, die Tipps gern an %%",
];
const TIPS_YES = [
  "yes to the newsletter please, @@",
  "sign me up for the weekly tips, @@",
  "Newsletter yes please, to @@, but no calls",
  "I'd like the newsletter at @@, but please don't phone",
  "Newsletter ja gern, an @@, aber bitte keine Anrufe",
  "den Newsletter bitte an @@, nicht anrufen",
  "ich möchte die wöchentlichen Tipps, @@",
];
const TIPS_OFFER = "There is a weekly email with automation tips.";
const TIPS_JOIN = [
  "ok put me on it, @@",
  "sure, add me, @@",
  "yes please, @@",
  "put me on the list, @@",
  "ja gern, @@",
  "dann tragt mich ein, @@",
  "ok, setzen Sie mich drauf, @@",
];
/** The words of a wish or an end, but about something else than the tips. */
const NO_WISH = ["put me on it, @@", "add me please, @@", "trag mich ein, @@"];
const SIGN_UP_ELSE = ["sign me up for a call, @@", "put me down for the first call, @@"];
const NO_END = [
  "I end my work at 5, newsletter yes please, @@",
  "I leave at 5. The tips please, @@",
];
/** The tips are refused, the address is given. */
const TIPS_NO = [
  "@@, but no newsletter please",
  "write to @@, not for advertising though",
  "my mail is @@. No tips please",
  "@@, aber bitte keinen Newsletter",
  "schreibt mir an @@, bitte nicht für Werbung verwenden",
  "Meine Mail ist @@. Nur das Angebot, keine Tipps",
];
/** The tips come already and are to end. Nothing may be sent. */
const TIPS_END = [
  "I don't want the newsletter any more, I get it at @@",
  "please stop the newsletter to @@",
  "take me off the newsletter, @@",
  "no longer send the tips to @@",
  "please unsubscribe @@ from the weekly tips",
  "could you take @@ off the newsletter?",
  "den Newsletter will ich nimmer, hab ihn an @@",
  "ich möchte den Newsletter nicht mehr, @@",
  "bitte keine Tipps mehr an @@",
  "meldet mich vom Newsletter ab, @@",
  "Newsletter abbestellen bitte: @@",
];
const SAME = [
  "but you may write to me about the booking thing, same address",
  "an offer would be fine though, same email",
  "wegen der Buchungen dürft ihr mir schreiben, gleiche Adresse",
  "ein Angebot hätt ich trotzdem gern, selbe Mail",
];
/** Ways to dictate an address: the parts of the local part and of the domain, as said. */
const AT = [" at ", " at sign ", ", at sign, ", " (at) "];
const AT_DE = [" ät ", " Klammeraffe ", ", Klammeraffe, ", " (at) "];
const DICTATED: [english: string, german: string, local: string][] = [
  ["maria dot keogh", "maria punkt keogh", "maria.keogh"],
  ["g as in golf, h as in hotel, then porter", "g wie Golf, h wie Hotel, dann porter", "ghporter"],
  ["w dot zeisig, that's z e i s i g", "w punkt zeisig, also z e i s i g", "w.zeisig"],
  ["k a y", "k a y", "kay"],
  ["tom underscore b 7", "tom unterstrich b 7", "tom_b7"],
  ["j minus lang", "j minus lang", "j-lang"],
];
/** Letters, signs and words one after another, as people dictate them. All say braun_eva. */
const LETTERS = [
  "b, r, a, u, n",
  "b wie Berta, r, a, u, n",
  "b as in bob, r, a, u, n",
  "b r a u n",
  "b - r - a - u - n",
  "b/r/a/u/n",
  "braun, that's b, r, a, u, n",
];
const UNDERSCORES = [
  " underscore ",
  ", then underscore, ",
  " and then an underscore ",
  " followed by an underscore, ",
  ", after that underscore ",
  ", dann unterstrich, ",
  " und dann ein unterstrich ",
  ", danach kommt ein unterstrich, ",
  ", unterstrich, dann ",
];
const NEXT_AT = [
  ", at, ",
  ", then at, ",
  " at ",
  " followed by at sign ",
  ", dann klammeraffe ",
  " und dann ät ",
];
const DICTATED_DOMAINS: [said: string, domain: string][] = [
  ["praxis-braun punkt example", "praxis-braun.example"],
  ["tidewater dash yoga dot example", "tidewater-yoga.example"],
  ["tidewater, dash, yoga, dot, example", "tidewater-yoga.example"],
  ["laden bindestrich braun, dann punkt, dann example", "laden-braun.example"],
];
const REMARKS = [
  "",
  ". For the booking stuff please",
  ", it is about invoices",
  " and then call me Eva",
  ". Bitte wegen der Termine",
  ", dann bitte einen Termin",
  "\nLG Eva",
];
const DOMAINS: [english: string, german: string, domain: string][] = [
  ["portermill dot org", "portermill punkt org", "portermill.org"],
  ["blumen dash koch dot de", "blumen minus koch punkt de", "blumen-koch.de"],
  ["hill dot co dot uk", "hill punkt co punkt uk", "hill.co.uk"],
];
const LEAD_IN = ["my email's ", "", "you can write to me: "];
const LEAD_IN_DE = ["Meine E-Mail: ", "", "schreibt mir: "];
const ENDINGS: [said: string, ending: string][] = [
  ["forgot the end. .co.uk", "co.uk"],
  ["ups, .de natürlich", "de"],
  [".com sorry", "com"],
  ["dot net", "net"],
  ["Punkt at", "at"],
  ["com, sorry", "com"],
  ["de am Ende", "de"],
];
const PHONES: [said: string, phone: string][] = [
  ["call me on 07700 900142", "07700 900142"],
  ["Telefon 089 / 5550 27, Durchwahl 14", "089 / 5550 27, Durchwahl 14"],
  ["ring 0161 496 0177 ext. 22 please", "0161 496 0177 ext. 22"],
  ["Rückruf bitte: 0171 5550143", "0171 5550143"],
];
const PHONE_CORRECT: [said: string, phone: string][] = [
  ["sorry, wrong number, 0351 5550 26", "0351 5550 26"],
  ["Stimmt nicht, Zahlendreher, 0351 5550 26", "0351 5550 26"],
];
const PHONE_DROP = [
  "don't call, my phone is broken. Email then: @@",
  "please don't ring me after all, write to @@",
  "doch nicht anrufen, bitte eine Mail an @@",
  "rufen Sie bitte doch nicht an, schreiben Sie mir: @@",
];

function conversations(): Conversation[] {
  const { pick } = randomFrom(7);
  const made: Conversation[] = [];
  const put = (pattern: string, email: string, second = "") =>
    pattern.replace("@@", email).replace("…", second).replace("%%", second);
  const add = (said: string[], outcome: Partial<Outcome>, answers: string[] = []) =>
    made.push({ said, answers, outcome: { leads: [], tips: [], ...outcome } });
  const two = () => {
    const own = pick(OWN);
    return [own, pick(OWN.filter((one) => one !== own))] as const;
  };
  for (const give of GIVE) {
    const [own, right] = two();
    const given = put(give, own);
    add([given], { leads: [own] });
    for (const correct of CORRECT) add([given, put(correct, right)], { leads: [right] });
    for (const withdraw of WITHDRAW) add([given, withdraw], {});
    add([given, put(pick(CORRECT), right), pick(WITHDRAW)], {});
    add([given, pick(WITHDRAW), put(pick(GIVE), right)], { leads: [right] });
    add([given, put(pick(ONLY_OTHERS), "", pick(OTHER))], { leads: [own] });
    add([put(pick(ONLY_OTHERS), "", pick(OTHER)), given], { leads: [own] });
  }
  for (const refuse of REFUSE_BESIDE) {
    const [own, other] = two();
    add([put(refuse, own)], {});
    add([put(refuse, own), put(pick(GIVE), other)], { leads: [other] });
  }
  for (const beside of BESIDE) {
    for (const other of OTHER) {
      const own = pick(OWN);
      add([put(beside, own, other)], { leads: [own] });
    }
  }
  for (const others of ONLY_OTHERS) {
    for (const other of OTHER) add([put(others, "", other)], {});
  }
  for (const speak of SPEAK_FOR) {
    for (const other of OTHER) add([put(speak, other)], { leads: [other] });
  }
  for (const pattern of NOT_ME) {
    add([put(pattern, "hill@lettings.example", "jo@lettings.example")], {
      leads: ["hill@lettings.example"],
    });
  }
  for (const pattern of NOT_ME_ALONE) add([put(pattern, pick(OTHER))], {});
  for (const pattern of TOGETHER) {
    const [one, other] = two();
    add([put(pattern, one, other)], { leads: [one, other] });
    add([put(pattern, one, other), pick(WITHDRAW)], {});
  }
  for (const pattern of PURPOSES) {
    const [one, other] = two();
    add([put(pattern, one, other)], { leads: [one, other] });
  }
  for (const pattern of ALONE) {
    const own = pick(OWN);
    add([put(pattern, own)], { leads: [own] });
  }
  for (const shown of PLACEHOLDERS) {
    add([`new people get ${shown}, that takes hours`], {});
    add([`wir legen immer ${shown} an. Schreibt mir: ${OWN[0]}`], { leads: OWN.slice(0, 1) });
  }
  for (const pattern of USES) {
    for (let n = 0; n < 3; n += 1) {
      const [own, tips] = two();
      add([put(pattern, own, tips)], { leads: [own], tips: [tips] });
      add([put(pattern, own, tips), "thanks"], { leads: [own], tips: [tips] });
    }
  }
  for (const pattern of TIPS_YES) {
    const own = pick(OWN);
    add([put(pattern, own)], { leads: [own], tips: [own] });
    add(["what does it cost?", put(pattern, own)], { leads: [own], tips: [own] });
  }
  for (const pattern of TIPS_JOIN) {
    const own = pick(OWN);
    const said = ["is there a newsletter?", put(pattern, own)];
    add(said, { leads: [own], tips: [own] }, [TIPS_OFFER]);
  }
  for (const pattern of NO_WISH) add([put(pattern, OWN[0] ?? "")], { leads: OWN.slice(0, 1) });
  for (const pattern of NO_END) {
    add([put(pattern, OWN[0] ?? "")], { leads: OWN.slice(0, 1), tips: OWN.slice(0, 1) });
  }
  for (const pattern of SIGN_UP_ELSE) {
    const said = put(pattern, OWN[0] ?? "");
    add([said], { leads: OWN.slice(0, 1) });
    add(["is there a newsletter?", said], { leads: OWN.slice(0, 1) }, [TIPS_OFFER]);
  }
  add(["jo@hill", "what does com cost"], {});
  for (const pattern of TIPS_NO) {
    const own = pick(OWN);
    add([put(pattern, own)], { leads: [own] });
    add(["is there a newsletter?", put(pattern, own)], { leads: [own] }, [TIPS_OFFER]);
  }
  for (const pattern of TIPS_END) {
    const own = pick(OWN);
    add([put(pattern, own)], {});
    add(["is there a newsletter?", put(pattern, own)], {}, [TIPS_OFFER]);
    for (const same of SAME) add([put(pattern, own), same], { leads: [own] });
  }
  for (const [english, german, local] of DICTATED) {
    for (const [domain, domainDe, written] of DOMAINS) {
      const asks = `${local}@${written}`;
      for (const at of AT) {
        const said = `${pick(LEAD_IN)}${english}${at}${domain}`;
        add([said], { asks });
        add([said, "yes"], { leads: [asks] });
      }
      for (const at of AT_DE) {
        const said = `${pick(LEAD_IN_DE)}${german}${at}${domainDe}`;
        add([said], { asks });
        add([said, "ja genau"], { leads: [asks] });
        add([`Wir wollen die Bestellungen auf die Packliste. ${german}${at}${domainDe}`], { asks });
      }
    }
  }
  for (const letters of LETTERS) {
    for (const underscore of UNDERSCORES) {
      for (const at of NEXT_AT) {
        const [said, domain] = pick(DICTATED_DOMAINS);
        const local = `${pick(["", "It's ", "Meine Mail: "])}${letters}${underscore}eva`;
        add([`${local}${at}${said}${pick(REMARKS)}`], { asks: `braun_eva@${domain}` });
      }
    }
  }
  add(["k, e, double l, y, 7, at, homes dot example"], { asks: "kelly7@homes.example" });
  add(["we had plan a and b, then at the end we met"], {});
  for (const [said, ending] of ENDINGS) {
    for (const give of ["@@", "mail me: @@", "schreibt mir an @@"]) {
      add([put(give, "rj@rjwindows"), said], { leads: [`rj@rjwindows.${ending}`] });
    }
  }
  for (const [said, phone] of PHONES) {
    const own = pick(OWN);
    add([said], { phone });
    add([put(pick(GIVE), own), said], { leads: [own], phone });
    for (const [fix, right] of PHONE_CORRECT) add([said, fix], { phone: right });
    for (const drop of PHONE_DROP) add([said, put(drop, own)], { leads: [own] });
    add([`${put(pick(ONLY_OTHERS.slice(1, 2)), "", pick(OTHER))}. ${said}`], { phone });
  }
  return made;
}

/** Reads a conversation message by message and keeps what the server would keep. */
function outcomeOf({ said, answers = [] }: Conversation): Outcome {
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
  const { spelled: asks, phone } = readContact(said, answers);
  return { leads, tips: [...tips], asks, phone };
}

const all = conversations();

test.each(all.map((one) => [one.said, one] as const))("%j", (_, conversation) => {
  const { leads, tips, asks, phone } = conversation.outcome;
  expect(outcomeOf(conversation)).toEqual({ leads, tips, asks, phone });
});
