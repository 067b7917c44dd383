import { afterAll, beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { brand } from "#content/site/brand.ts";
import { startChat, type ChatServer, type Reply } from "#tests/support/chat.ts";
import type { ChatEvent, ChatTurn, Details } from "./contract.ts";

/* Conversations in which people type, spell, correct or refuse an address or a number. They go through the endpoint
with the requests that the chat panel sends. */

const { en, de } = assistant.site;
/** Stands for a press on the button below the answer, which sends the text on the button. */
const PRESS = "(press)";

type Expected = {
  /** Addresses that staff see as open leads after the conversation. */
  stored?: string[];
  /** Address on the button of the last answer, which asks whether this address is right. */
  asks?: string;
  /** Address on the second button, if the answer asks which of two is right. */
  or?: string;
  /** Details on the last answer's card that links to the form for staff. Undefined: the answer has no such card. */
  card?: Partial<Details>;
  /** Texts in the last answer. A placeholder such as {email} stands for anything. */
  says: string[];
  never?: RegExp;
};

const conversations: [turns: string[], expected: Expected][] = [
  // The visitor's name
  [
    ["Name's Ian Forsyth, mobile 07700 900132", "sorry 133 at the end"],
    { card: { name: "Ian Forsyth", phone: "07700 900133", numbers: "" }, says: [en.phoneNoted] },
  ],
  [
    ["its dana.k@gym.example", "dana kovac btw"],
    {
      stored: ["dana.k@gym.example"],
      card: { name: "Dana Kovac", email: "dana.k@gym.example" },
      says: [en.nameNoted],
    },
  ],
  [
    ["Mein Name ist Ruth Schmid, ruth.schmid@web.de", "Schmidt mit dt: ruth.schmidt@web.de"],
    {
      stored: ["ruth.schmidt@web.de"],
      card: { name: "Ruth Schmidt" },
      says: [de.contactCorrected],
    },
  ],
  [
    ["hier is der Korbinian Daxl vom Gasthof Daxl, k.daxl@gasthof.example"],
    {
      stored: ["k.daxl@gasthof.example"],
      card: { name: "Korbinian Daxl" },
      says: [de.contactNoted],
    },
  ],
  // The replaced address is named, and one that holds again is open again
  [
    ["jo@hill.example", "sorry, jo@fox.example", "the first one was right"],
    {
      stored: ["jo@hill.example"],
      card: {},
      says: [en.contactCorrected, "instead of jo@fox.example"],
    },
  ],
  [
    [
      "Beratung gern, an buero@kanzlei.example UND in Kopie an rehm@kanzlei.example",
      "das büro lieber doch nicht, nur mich direkt",
    ],
    { stored: ["rehm@kanzlei.example"], card: {}, says: ["statt an buero@kanzlei.example"] },
  ],
  // A no to something else leaves the question about the address open
  [
    ["mail me at jenny (at) brightloft (dot) com", "newsletter? nah skip it"],
    { asks: "jenny@brightloft.com", says: [en.tipsDeclined, en.addressSpelled] },
  ],
  // Another time for the call
  [
    ["ring me after 4, 07700 900142", "actually not today at all, tomorrow"],
    {
      card: { phone: "07700 900142", task: "actually not today at all, tomorrow" },
      says: [en.timeNoted],
      never: /asking/u,
    },
  ],
  // Two numbers
  [
    ["please call me, mobile 07700 900142, office 0161 4960177, mornings office"],
    {
      card: { phone: "07700 900142", task: "0161 4960177 mornings office" },
      says: ["07700 900142 and 0161 4960177"],
    },
  ],
  // Ways to reach us for visitors who give no address
  [
    ["ich geb meine mail nicht raus, hab schlechte erfahrungen. wie komm ich trotzdem an euch ran"],
    { says: [de.addressDeclined, brand.email.hello], never: /Konto/u },
  ],
  [
    ["I won't give you my email, too much spam. how else do I get hold of your people?"],
    { says: [en.addressDeclined, brand.email.hello] },
  ],
  // A yes to something else than the tips
  [
    [
      "Can someone call me about a phone assistant?",
      "Sure, I'm Priya Nair, priya@nairdental.example",
    ],
    {
      stored: ["priya@nairdental.example"],
      card: { name: "Priya Nair" },
      says: [en.contactNoted],
      never: /tips/u,
    },
  ],
  [
    ["kann mich jemand zurückrufen?", "ja gerne, max@hotel.example"],
    { stored: ["max@hotel.example"], card: {}, says: [de.contactNoted], never: /Tipps/u },
  ],
  [
    ["do you have a newsletter?", "yes please, dana.k@gym.example"],
    { stored: ["dana.k@gym.example"], card: {}, says: [en.tipsNoted] },
  ],
  // A clause that declines the tips is no task
  [
    ["please contact me, ruth@consult.example. No newsletter though!"],
    { stored: ["ruth@consult.example"], card: { task: "" }, says: [en.tipsDeclined] },
  ],
  // A number that is corrected in its own message, and one that is taken back
  [
    ["My number is 020 7946 0321. sorry, typo, 0312 at the end"],
    { card: { phone: "020 7946 0312", task: "" }, says: [en.phoneNoted] },
  ],
  [
    ["ruft mich an: 030 23125417, letzte Ziffer 8, sorry"],
    { card: { phone: "030 23125418" }, says: [de.phoneNoted] },
  ],
  ...[
    "Ach nein, lassen Sie es doch. Bitte löschen, ich melde mich selbst.",
    "doch lieber nicht anrufen",
    "bitte rufen Sie mich doch nicht an",
  ].map((taken): [string[], Expected] => [
    ["Rufen Sie mich bitte an, Name Hatice Yildiz, 030 23125 417", taken],
    { says: [de.phoneTakenBack] },
  ]),
  ...["never mind, I'll ring you", "actually don't call me", "please delete my number"].map(
    (taken): [string[], Expected] => [
      ["call me on 07700 900132", taken],
      { says: [en.phoneTakenBack] },
    ],
  ),
  [
    [
      "kann mich jemand zurückrufen?",
      "0351 4960027",
      "ach nee doch lieber per mail, an weber ätt yogaraum punkt de, die nummer bitte streichen",
    ],
    { asks: "weber@yogaraum.de", says: [de.phoneTakenBack, de.addressSpelled] },
  ],
  // A word that is by chance within the address is no name.
  [
    ["Ich brauche einen Rückruf: micha@fahrradwerk.example"],
    { stored: ["micha@fahrradwerk.example"], card: { name: "" }, says: [de.contactNoted] },
  ],
  // The task is in a message before the one that asks for a person.
  [
    ["we need reports for clients each month", "can someone write to me? dana@fieldnotes.example"],
    {
      stored: ["dana@fieldnotes.example"],
      card: { task: "we need reports for clients each month" },
      says: [en.contactNoted],
    },
  ],
  // A time for the call, and a name that is told before the address
  [
    ["Rufen Sie mich bitte an, 0170 5550142, am besten nach 16 Uhr"],
    {
      card: { name: "", phone: "0170 5550142", task: "am besten nach 16 Uhr" },
      says: [de.phoneNoted],
    },
  ],
  [
    ["Jutta Feldkamp ist mein Name", "j.feldkamp@backhaus.example"],
    {
      stored: ["j.feldkamp@backhaus.example"],
      card: { name: "Jutta Feldkamp", task: "" },
      says: [de.contactNoted],
    },
  ],
  // Somebody else's address beside the visitor's, a completed address, a forwarded email
  [
    [
      "The mail for my boss is h.lindqvist@nordfrakt.example, he decides. Please write to me though, not him: petra@nordfrakt.example",
    ],
    { stored: ["petra@nordfrakt.example"], card: {}, says: [en.contactNoted] },
  ],
  [
    [
      "Mailen Sie mir, wie das mit der Terminerinnerung geht? anna.maria@physio-amtor",
      "Mist, hinten fehlt was: anna.maria@physio-amtor.example",
    ],
    { stored: ["anna.maria@physio-amtor.example"], card: {}, says: [de.contactNoted] },
  ],
  [
    [
      "Können Sie so etwas beantworten? Von: m.huber@gast.example An: info@pension.example Betreff: Zimmer im Mai. Guten Tag, haben Sie noch ein Doppelzimmer frei?",
    ],
    { says: [] },
  ],
  [
    [
      "Meine Mail ist fahrschule.bruns@postfach.example",
      "sorry falsch, fahrschule-bruns@postfach.example mit bindestrich",
    ],
    {
      stored: ["fahrschule-bruns@postfach.example"],
      card: { task: "" },
      says: [de.contactCorrected],
    },
  ],
  [
    [
      "meine nummer ist 0171 5550123",
      "ne stopp, bitte nicht anrufen, lieber mail: kfz.huber@huber.example",
    ],
    {
      stored: ["kfz.huber@huber.example"],
      card: { phone: "" },
      says: [de.phoneTakenBack, de.contactNoted],
    },
  ],
  [
    ["Bitte rufen Sie mich zurück, 089 12345670, Frau Aigner"],
    { card: { name: "Frau Aigner", phone: "089 12345670", task: "" }, says: [de.phoneNoted] },
  ],
  [
    ["Sabine Kröger, s.kroeger@seeblick.example, bitte um Rückmeldung"],
    {
      stored: ["s.kroeger@seeblick.example"],
      card: { name: "Sabine Kröger" },
      says: [de.contactNoted],
      never: /Spam/u,
    },
  ],
  // Numbers with an extension, and times
  [
    ["Telefon 089 / 5550 27, Durchwahl 14. Frau Obermeier", "ach und nicht zwischen 12 und 2"],
    {
      card: { name: "Frau Obermeier", phone: "089 / 5550 27, Durchwahl 14" },
      says: [de.timeNoted],
    },
  ],
  [
    ["Bitte um Rückruf 0351 5550 26", "Und Name ist Dr. Petzold, Zahnarztpraxis"],
    { card: { name: "Dr. Petzold", phone: "0351 5550 26" }, says: [de.nameNoted] },
  ],
  // Several addresses
  [
    ["Send it to both of us please, dan@vets.example and reception@vets.example"],
    {
      stored: ["dan@vets.example", "reception@vets.example"],
      card: {},
      says: ["dan@vets.example and reception@vets.example"],
    },
  ],
  [
    ["use kim@freight.example for the appointment and kim@home.example for the newsletter"],
    {
      stored: ["kim@freight.example"],
      card: {},
      says: [en.contactNoted, en.tipsElsewhere],
    },
  ],
  [
    [
      "a customer complained about your mails to bob@mail.example, that's not me. I'm kay@roofs.example",
    ],
    { stored: ["kay@roofs.example"], card: {}, says: [en.contactNoted], never: /bob@/u },
  ],
  [
    ["die Konkurrenz (mail@voss.example) hat so einen Bot. Erreichbar bin ich unter 0664 5550 771"],
    {
      stored: [],
      card: { email: "", phone: "0664 5550 771" },
      says: [de.phoneNoted],
      never: /voss/u,
    },
  ],
  // An address in two messages
  [
    ["mail me: rj@rjwindows", "forgot the end. .co.uk"],
    { stored: ["rj@rjwindows.co.uk"], card: {}, says: [en.contactNoted] },
  ],
  // Somebody who gets the tips already
  [
    ["Den Newsletter will ich nimmer, hab ihn an info@schule.example"],
    { stored: [], says: [], never: /unterwegs/u },
  ],
  [
    [
      "Den Newsletter will ich nimmer, hab ihn an info@schule.example",
      "aber ein Angebot dürft ihr mir schicken, gleiche Adresse",
    ],
    { stored: ["info@schule.example"], card: {}, says: [de.contactNoted], never: /unterwegs/u },
  ],
  // Tips after the address
  [
    ["dana.k@gym.example", "sure, send me the newsletter"],
    { stored: ["dana.k@gym.example"], says: [en.tipsNoted], never: /unsubscribe/u },
  ],
  [
    ["dana.k@gym.example, and the tips please", "actually scrap the tips, i get enough mail"],
    { stored: ["dana.k@gym.example"], says: [en.tipsDeclined], never: /unsubscribe/u },
  ],
  // English: addresses written with other signs
  [
    ["hi, mail me at jenny (at) brightloft (dot) com"],
    { asks: "jenny@brightloft.com", says: [en.addressSpelled] },
  ],
  [
    ["hi, mail me at jenny (at) brightloft (dot) com", PRESS],
    {
      stored: ["jenny@brightloft.com"],
      card: { email: "jenny@brightloft.com" },
      says: [en.contactNoted],
    },
  ],
  [
    ["reach me at tom.baker[at]northfieldgym.com"],
    { asks: "tom.baker@northfieldgym.com", says: [en.addressSpelled] },
  ],
  [
    ["you can write to anna dot becker at riverclinic dot co dot uk"],
    { asks: "anna.becker@riverclinic.co.uk", says: [en.addressSpelled] },
  ],
  [["its sam @ oakfarm .com"], { asks: "sam@oakfarm.com", says: [en.addressSpelled] }],
  [["my email is lisa@greenhouse,com"], { asks: "lisa@greenhouse.com", says: [en.addressSpelled] }],
  [
    ["email: bob@@hilltop..com please get in touch"],
    { asks: "bob@hilltop.com", says: [en.addressSpelled] },
  ],
  [["I'm at jess@hotmail"], { asks: "jess@hotmail.com", says: [en.addressSpelled] }],
  // English: corrections
  [
    ["please contact me: kim@studiokim.com", "oh no, .co not .com"],
    {
      stored: ["kim@studiokim.co"],
      card: { email: "kim@studiokim.co" },
      says: [en.contactCorrected],
    },
  ],
  [
    ["my address is d.brunner@brunerlaw.com", "brunner with two n"],
    {
      stored: ["d.brunner@brunnerlaw.com"],
      card: { email: "d.brunner@brunnerlaw.com" },
      says: [en.contactCorrected],
    },
  ],
  [
    ["write to info@top-roofing.com please", "without the hyphen, sorry"],
    { stored: ["info@toproofing.com"], card: {}, says: [en.contactCorrected] },
  ],
  [
    ["contact me at old@firm.com", "sorry, I meant new@firm.com"],
    { stored: ["new@firm.com"], card: { email: "new@firm.com" }, says: [en.contactCorrected] },
  ],
  [
    ["hi im priya, priya@saffron.com", "use hello@saffron.com instead please"],
    { stored: ["hello@saffron.com"], card: {}, says: [en.contactCorrected] },
  ],
  [
    ["please mail me: one@firm.com", "my other address is two@firm.com"],
    { stored: ["two@firm.com"], card: { email: "two@firm.com" }, says: [en.contactCorrected] },
  ],
  [
    ["we need help. kim.kranz@firm.com", "with c not k"],
    {
      stored: ["kim.kranz@firm.com"],
      asks: "cim.kranz@firm.com",
      or: "kim.cranz@firm.com",
      says: [en.addressEither],
    },
  ],
  [
    ["we need help. info@toproofing.com", "with a hyphen"],
    { stored: ["info@toproofing.com"], says: [en.addressIncomplete] },
  ],
  [
    ["my number is 0176 99988877", "the last digit is a 6"],
    { card: { phone: "0176 99988876" }, says: [en.phoneNoted] },
  ],
  [
    ["its dana.whitmann@gmial.com", "oh typo. gmail not gmial sorry"],
    { stored: ["dana.whitmann@gmail.com"], card: {}, says: [en.contactCorrected] },
  ],
  // Names
  [
    ["Mick Doyle plumbing. ring me 07700 900142 after 4"],
    { card: { name: "Mick Doyle", phone: "07700 900142" }, says: [en.phoneNoted] },
  ],
  [
    ["Name ist Aylin Demir, Nummer 0176 99988877", "die letzte ziffer ist ne 6 nicht 7, sorry"],
    {
      card: { name: "Aylin Demir", phone: "0176 99988876", task: "", numbers: "" },
      says: [de.phoneNoted],
    },
  ],
  [
    ["Mick Doyle plumbing. ring me 07700 900142 after 4", "no i dont have email for work"],
    { says: [en.addressDeclined], never: /not find/u },
  ],
  [
    ["katja.hofmann@web.de", "Entschuldigung, mit zwei f und zwei n: katja.hoffmann@web.de"],
    { stored: ["katja.hoffmann@web.de"], card: {}, says: [de.contactCorrected], never: /Mensch/u },
  ],
  [
    ["sam.t@brewhouse,example.com is me", "comma was wrong. sam.t@brewhouse.example.com"],
    { stored: ["sam.t@brewhouse.example.com"], card: { task: "" }, says: [en.contactNoted] },
  ],
  [
    ["hier ist Jens vom Autohaus, bitte um rückruf 0171 5550143"],
    { card: { name: "Jens", phone: "0171 5550143" }, says: [de.phoneNoted] },
  ],
  [
    ["Heizungsbau Grabner, bitte anrufen unter 0171 5550143"],
    { card: { phone: "0171 5550143" }, says: [de.phoneNoted], never: /nicht sicher/u },
  ],
  // English: addresses that are to be erased
  [
    ["Please delete my address farah@oldmill.com from everything you have"],
    { says: [replies["privacy-rights"].en] },
  ],
  [["erase all data of farah@oldmill.com"], { says: [replies["privacy-rights"].en] }],
  // English: addresses of others, and addresses that are quoted
  [
    ["can you send your offer to my neighbor, peter.lang@gmx.at, he'd like it"],
    { says: [replies["other-person"].en] },
  ],
  [
    ["please write to my boss at gary@lunn.net, he decides"],
    { says: [replies["other-person"].en] },
  ],
  [
    ["my colleague jo@firm.com told me about you. what does it cost?"],
    { says: [replies["other-person"].en, "fixed quote"] },
  ],
  [
    ["a guy from sales@cheap-seo.biz keeps spamming me, is that you?"],
    { says: [replies["other-person"].en] },
  ],
  [
    [
      "every day we get mails like 'Where is my parcel? Regards, Tim Moss, tim@moss.com', can that be answered automatically",
    ],
    { says: [] },
  ],
  [
    ["what does info@ at the beginning of an address mean, like info@example.org?"],
    { says: [], never: /have noted/u },
  ],
  [
    [`is ${brand.email.support} the right address for a quote?`],
    { says: [], never: /have noted/u },
  ],
  // Questions about contact data
  [
    [
      "ring me on 01632 960441 ext 23, it's about scanning delivery notes",
      "did you note the number? read it back",
    ],
    {
      card: { phone: "01632 960441 ext 23", task: "it's about scanning delivery notes" },
      says: ["01632 960441 ext 23", en.phoneKept],
    },
  ],
  [
    ["ruft an: 040 5550 1937", "habt ihr die nummer jetzt notiert oder nich?"],
    { card: { phone: "040 5550 1937" }, says: [de.phoneKept] },
  ],
  [
    [
      "my old mail was nina@kettle.example, use hello@kettle.example",
      "did you already write to the old one?",
    ],
    { stored: ["hello@kettle.example"], says: [en.oldUnused], never: /nina/u },
  ],
  [
    [
      "How did you get my address? Somebody mailed me at r.fenn@roofs.example and I never signed up",
    ],
    { stored: [], says: [en.originUnknown, "You may see what we store about you"] },
  ],
  [
    ["write to lena@fjord.example, my private one lena88@mail.example do NOT use please"],
    { stored: ["lena@fjord.example"], card: {}, says: [en.contactNoted, en.otherUnused] },
  ],
  [
    [
      "die alte info@camping.example geht nimmer, nehmts rezeption@camping.example. es geht um Buchungsanfragen",
    ],
    { stored: ["rezeption@camping.example"], card: {}, says: [de.contactNoted, de.otherUnused] },
  ],
  [
    ["Bestellungen kommen von shop@lieferant.example, meldet euch bei mir: lena@fjord.example"],
    { stored: ["lena@fjord.example"], card: {}, says: [de.contactNoted], never: /andere Adresse/u },
  ],
  [["woher habts ihr mei nummer"], { says: [de.originUnknown] }],
  [
    ["0660 5550 812 ruft an", "und jetzt? habts ihr mei nummer?"],
    { card: { phone: "0660 5550 812" }, says: [de.phoneKept] },
  ],
  [
    [
      "dora@shine.example",
      "sorry, dora@shine.example.com",
      "so nothing went to the first one, right?",
    ],
    { stored: ["dora@shine.example.com"], says: [en.oldUnused] },
  ],
  [["brauchts ihr mei mailadresse? i sog lieber nix"], { says: [de.addressDeclined] }],
  [
    ["Woher habt ihr meine Mailadresse? Post kam an info@optik.example"],
    { stored: [], says: [de.originUnknown, "löschen lassen"], never: /nicht notiert/u },
  ],
  [
    ["call my colleague Marta, 0117 4960250", "will marta get the newsletter now too?"],
    { says: [en.tipsOnlyAsked] },
  ],
  [["ruft mich an, 0171 5550143", "krieg ich jetzt auch die Tipps?"], { says: [de.tipsOnlyAsked] }],
  [
    ["do I have to leave my email to get a price? I'd rather not"],
    { stored: [], says: [en.addressDeclined, "fixed quote"] },
  ],
  [
    ["Muss ich meine Mailadresse angeben? Und arbeitet ihr mit Excel?"],
    { stored: [], says: [de.addressDeclined] },
  ],
  // The weekly tips
  [
    ["Do you do newsletters? you can put me on, yes please: gaz@wilmott.example"],
    { stored: ["gaz@wilmott.example"], card: {}, says: [en.tipsNoted], never: /write your email/u },
  ],
  [
    ["text me, +1 604 555 0113", "hm the newsletter thing, maybe later"],
    { says: [en.tipsDeclined] },
  ],
  [
    ["t.brandl@mail.example", "newsletter? nö danke"],
    { stored: ["t.brandl@mail.example"], says: [de.tipsDeclined] },
  ],
  // How the visitor wants to be reached, and the task beside it
  [
    [
      "call me after 4, I teach till then. (415) 555-0142. it's about parents emailing me the same five questions",
    ],
    {
      card: {
        phone: "(415) 555-0142",
        task: "I teach till then. it's about parents emailing me the same five questions call me after 4",
      },
      says: [en.built, en.phoneNoted, "“call me after 4”"],
      never: /when a call suits/u,
    },
  ],
  [
    [
      "bitte nicht anrufen, nur schreiben! 0170 5550182 whatsapp geht. wir wollen Absagen von selbst in den Kalender",
    ],
    {
      card: { phone: "0170 5550182" },
      says: [de.phoneNoted, "„bitte nicht anrufen, nur schreiben! 0170 5550182 whatsapp geht“"],
    },
  ],
  [
    [
      "please don't contact me before 3 November. After that: oduya@vets.example, we lose track of lab results",
    ],
    {
      stored: ["oduya@vets.example"],
      card: { email: "oduya@vets.example" },
      says: ["“please don't contact me before 3 November”"],
    },
  ],
  [
    ["you can reach me on +44 161 496 0188, ask for Dev"],
    { card: { name: "Dev", phone: "+44 161 496 0188" }, says: ["“ask for Dev”"] },
  ],
  [
    [
      "jana unterstrich voss at hofladen minus voss punkt com. Wir wollen die Bestellungen vom Formular direkt auf die Packliste",
    ],
    { asks: "jana_voss@hofladen-voss.com", says: [de.built, de.addressSpelled] },
  ],
  [
    ["ruft an: 0171 5550143", "bitte nicht vor 10 anrufen"],
    { card: { phone: "0171 5550143" }, says: [de.timeNoted] },
  ],
  // A number that is to be deleted
  [
    ["I gave you my number last week, 0113 496 0777. Please delete it again"],
    { says: [en.phoneTakenBack], never: /written down/u },
  ],
  [
    ["bitte löschen sie meine nummer wieder raus 0341 5550166"],
    { says: [de.phoneTakenBack], never: /aufgeschrieben/u },
  ],
  [
    ["Grüezi, Reto Aeschli, Aeschli Velos GmbH, 044 668 18 00"],
    {
      card: { name: "Reto Aeschli", phone: "044 668 18 00" },
      says: [de.phoneNoted],
      never: /Impressum/u,
    },
  ],
  // English: refusals
  [
    [
      "I want our booking confirmations automated",
      "no, I don't want to give my mail, just tell me",
    ],
    { says: [en.addressDeclined], never: /by email/u },
  ],
  [
    ["I won't give you my email. what does it cost?"],
    { says: [en.addressDeclined, "fixed quote"] },
  ],
  [
    ["reach me at ken@rowan.com", "changed my mind, please forget my address"],
    { says: [en.addressTakenBack] },
  ],
  [
    [
      "please do not email me, one question: do you work with restaurants? rita@trattoria.com is my signature",
    ],
    { says: [en.addressRefused] },
  ],
  // English: phone numbers, and questions and names beside an address
  [
    ["call me 0660 4471982, no email"],
    { card: { phone: "0660 4471982", email: "" }, says: [en.phoneNoted] },
  ],
  [
    ["ring me on +44 7700 900123 or write to dave@roofs.co.uk"],
    {
      stored: ["dave@roofs.co.uk"],
      card: { phone: "+44 7700 900123", email: "dave@roofs.co.uk" },
      says: [en.contactNoted, en.phoneBeside],
    },
  ],
  [
    ["what does it cost? my mail is ann@ferry.com"],
    { stored: ["ann@ferry.com"], card: {}, says: [en.contactNoted, "fixed quote"] },
  ],
  [
    ["Petra Lohse, p.lohse@lohse-design.com, please send me an offer"],
    {
      stored: ["p.lohse@lohse-design.com"],
      card: { name: "Petra Lohse" },
      says: [en.contactNoted],
    },
  ],
  // German: addresses written with other signs
  [
    ["schreibt mir: m.hofer (ät) hofer-dental (punkt) at"],
    { asks: "m.hofer@hofer-dental.at", says: [de.addressSpelled] },
  ],
  [
    ["martin at hofer-dental punkt at bitte melden"],
    { asks: "martin@hofer-dental.at", says: [de.addressSpelled] },
  ],
  [
    ["meine mail ist k.brunner@ praxis-brunner .de bitte melden"],
    { asks: "k.brunner@praxis-brunner.de", says: [de.addressSpelled] },
  ],
  [
    ["hotel.seeblick(ät)t-online.de wir hätten gern ein gespräch", "ja genau"],
    {
      stored: ["hotel.seeblick@t-online.de"],
      card: { email: "hotel.seeblick@t-online.de" },
      says: [de.contactNoted],
    },
  ],
  [
    ["klaus.werner@gmx,de hätte gern ein angebot"],
    { asks: "klaus.werner@gmx.de", says: [de.addressSpelled] },
  ],
  [
    ["meine adresse: jürgen.müller@web.de, bitte um rückruf"],
    {
      stored: ["jürgen.müller@web.de"],
      card: {},
      asks: "juergen.mueller@web.de",
      says: [de.addressSpelled],
    },
  ],
  // German: corrections
  [
    [
      "bitte kontaktieren: info@tischlerei-moser.at, es geht um angebote",
      "sorry falsch, info@tischlerei-moser.at ohne bindestrich also tischlereimoser",
    ],
    {
      stored: ["info@tischlerei-moser.at"],
      asks: "info@tischlereimoser.at",
      says: [de.addressSpelled],
    },
  ],
  [
    [
      "bitte kontaktieren: info@tischlerei-moser.at, es geht um angebote",
      "sorry falsch, info@tischlerei-moser.at ohne bindestrich also tischlereimoser",
      PRESS,
    ],
    {
      stored: ["info@tischlereimoser.at"],
      card: { email: "info@tischlereimoser.at" },
      says: [de.contactCorrected],
    },
  ],
  [
    ["mail an jo.berger@gmx.ed", "upps gmx.de natürlich"],
    { stored: ["jo.berger@gmx.de"], card: {}, says: [de.contactCorrected] },
  ],
  [
    ["k.huber@gmial.com meldets euch bitte", "na falsch, k.huber@gmail.com ghört das"],
    { stored: ["k.huber@gmail.com"], card: {}, says: [de.contactCorrected] },
  ],
  [
    ["info@holzbau-huber.de bitte melden", "nein, .at nicht .de"],
    { stored: ["info@holzbau-huber.at"], card: {}, says: [de.contactCorrected] },
  ],
  [
    ["schreibt bitte an r.zoller@zoler-dach.de", "zoller mit doppel l"],
    {
      stored: ["r.zoller@zoller-dach.de"],
      card: { email: "r.zoller@zoller-dach.de" },
      says: [de.contactCorrected],
    },
  ],
  // German: addresses of others, and addresses that are quoted
  [
    ["könnt ihr das meinem nachbarn schicken? h.wolf@gmx.at, der hat auch eine werkstatt"],
    { says: [replies["other-person"].de] },
  ],
  [
    ["meine chefin entscheidet das, schreibt ihr bitte: chefin@hotel-post.at"],
    { says: [replies["other-person"].de] },
  ],
  [
    ["meldet meine schwester beim newsletter an: gitti@example.at"],
    { says: [replies["other-person"].de] },
  ],
  [
    ["kriege dauernd Spam von gewinn@lotto-24.biz, seid ihr das?"],
    { says: [replies["other-person"].de] },
  ],
  [
    [
      "Kunden schreiben uns: 'Wann ist mein Kleid fertig? LG Petra, petra@sommer.de', kann man das automatisch beantworten?",
    ],
    { says: [] },
  ],
  [["was bedeutet noreply@ in noreply@shop.de?"], { says: [], never: /notiert\. Jemand/u }],
  [["mails wie max@example.com sollen in eine tabelle"], { says: [], never: /notiert\. Jemand/u }],
  [
    ["Meine Adresse ist ulrike.maass@posteo.de, ss nicht ß, hab ein hotel mit 18 zimmern"],
    { stored: ["ulrike.maass@posteo.de"], card: {}, says: [de.contactNoted] },
  ],
  [["bitte löscht meine adresse beth@gym.de überall"], { says: [replies["privacy-rights"].de] }],
  // German: refusals
  [
    [
      "könnt ihr unsere aufträge vom papier in ein system bringen",
      "ich geb keine mail her. will nur wissen obs geht",
    ],
    { says: [de.addressDeclined], never: /per E-Mail|0800/u },
  ],
  [
    ["keine mail bitte. was kostet das bei euch?"],
    { says: [de.addressDeclined, "festes Angebot"] },
  ],
  [
    ["mail: jens@nordlicht.de", "bitte doch nicht speichern, ich meld mich selber"],
    { says: [de.addressTakenBack] },
  ],
  [
    [
      "Bitte schreiben Sie mir nicht, ich wollte nur fragen ob Sie auch Physiotherapie machen. m.haas@physio-haas.de steht nur in meiner Signatur",
    ],
    { says: [de.addressRefused] },
  ],
  [["nehmt m.koch@koch.de aus dem Verteiler"], { says: [], never: /notiert\. Jemand/u }],
  // German: phone numbers, and questions, names and the weekly tips beside an address
  [
    ["ruft mich bitte an 0171 3920044, am besten nach 17 uhr, mail hab ich keine"],
    { card: { phone: "0171 3920044", email: "" }, says: [de.phoneNoted] },
  ],
  [
    ["Rufen Sie mich lieber an: 0831 5550199, Huber"],
    { card: { phone: "0831 5550199", name: "Huber", task: "" }, says: [de.phoneNoted] },
  ],
  [
    [
      "Meine Mail ist info@elektro-maier.example, ich bräuchte ein Angebot",
      "Halt, falsch geschrieben: info@elektro-mayer.example",
    ],
    {
      card: { email: "info@elektro-mayer.example", task: "ich bräuchte ein Angebot" },
      stored: ["info@elektro-mayer.example"],
      says: [de.contactCorrected],
    },
  ],
  [
    ["Rufen Sie mich bitte an: +49 171 5550143, am besten nachmittags. Schuster, Malerbetrieb."],
    {
      card: { phone: "+49 171 5550143" },
      says: [de.phoneNoted],
      never: new RegExp(
        `${replies.person.de.slice(0, 30)}|${replies.booking.de.slice(0, 20)}`,
        "u",
      ),
    },
  ],
  [
    ["rufen sie mich an, null eins sieben sechs 55 12 34 89, Huber"],
    { card: { phone: "017655123489", email: "" }, says: [de.phoneNoted] },
  ],
  [
    ["call me please, oh one six one four nine six oh one two three"],
    { card: { phone: "01614960123", email: "" }, says: [en.phoneNoted] },
  ],
  [
    ["0664 1234567 oder mail an office@gasthof-lamm.at"],
    {
      stored: ["office@gasthof-lamm.at"],
      card: { phone: "0664 1234567", email: "office@gasthof-lamm.at" },
      says: [de.contactNoted, de.phoneBeside],
    },
  ],
  [
    ["Was kostet das? Antwort bitte an praxis@dr-leitgeb.at"],
    { stored: ["praxis@dr-leitgeb.at"], card: {}, says: [de.contactNoted, "festes Angebot"] },
  ],
  [
    ["Ich hätte gern ein Angebot. Mit freundlichen Grüßen Anna Huber, anna.huber@blumen-huber.de"],
    {
      stored: ["anna.huber@blumen-huber.de"],
      card: { name: "Anna Huber" },
      says: [de.contactNoted],
    },
  ],
  [
    ["hier meine mail, aber bitte KEIN newsletter: petra.kohl@web.de"],
    { stored: ["petra.kohl@web.de"], card: {}, says: [de.contactNoted], never: /unterwegs/u },
  ],
  [
    ["Ja gern die wöchentlichen Tipps, an Praxis.Lindner@Lindner-Test.DE bitte!"],
    { stored: ["praxis.lindner@lindner-test.de"], card: {}, says: [de.tipsNoted] },
  ],
];

let server: ChatServer;
beforeAll(async () => {
  server = await startChat(undefined);
});
afterAll(() => server.close());

test.each(conversations)("%j", async (turns, { stored = [], asks, or, card, says, never }) => {
  const session = crypto.randomUUID();
  const last = await converse(turns, session);
  const cards = last.events.flatMap((event) => (event.type === "card" ? [event.card] : []));
  const choices = cards.flatMap((one) => (one.type === "choice" ? [one.text] : []));
  const details = cards.flatMap((one) => (one.type === "details" ? [one.details] : []));
  expect(last.text).not.toContain("{");
  for (const text of says) expect(last.text).toMatch(patternOf(text));
  if (never) expect(last.text).not.toMatch(never);
  expect(choices.filter((text) => text.includes("@"))).toEqual(
    [asks, or].filter((text) => text !== undefined),
  );
  expect(details).toMatchObject(card ? [card] : []);
  expect(await openLeads(session)).toEqual(stored);
});

test("after a refusal nothing asks for an address again in the conversation", async () => {
  const session = crypto.randomUUID();
  const last = await converse(
    ["keine mail bitte", "wir wollen patienten an termine erinnern", "und was kostet das?"],
    session,
    "/templates/remind-patients-by-sms",
  );
  expect(last.text).not.toContain(de.newsletterInvitation);
  expect(await openLeads(session)).toEqual([]);
});

/** Sends the messages one after another, each with the conversation before it. @returns the last answer */
async function converse(turns: readonly string[], session_id: string, page = "/"): Promise<Reply> {
  const before: ChatTurn[] = [];
  let reply: Reply | undefined;
  for (const turn of turns) {
    const question = turn === PRESS ? (choiceIn(reply?.events ?? []) ?? "") : turn;
    reply = await server.ask(question, {
      before: [...before],
      session_id,
      page,
      address: address(),
    });
    const about = reply.events.flatMap((event) => (event.type === "about" ? event.about : []));
    before.push({ role: "user", content: question });
    before.push({ role: "assistant", content: reply.text, shown: about });
  }
  if (!reply) throw new Error("a conversation needs a message");
  return reply;
}

let visitors = 0;
/** Every request comes from another network address, so that no limit is reached. */
function address(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

function choiceIn(events: readonly ChatEvent[]): string | undefined {
  return events
    .flatMap((event) =>
      event.type === "card" && event.card.type === "choice" ? [event.card.text] : [],
    )
    .find((text) => text.includes("@"));
}

async function openLeads(session: string): Promise<string[]> {
  const { rows } = await server.platform.database.query(
    "select email from chat_leads where session_id = $1 and corrected_at is null order by email",
    [session],
  );
  return rows.map(({ email }) => String(email));
}

/** Makes a pattern in which each placeholder, such as {email}, stands for anything. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\w+\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(parts.join(".+"), "u");
}
