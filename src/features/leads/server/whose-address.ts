import { classifierOf, learn, type Classifier, type Learned } from "#platform/learning/bayes.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { familiesIn } from "#platform/learning/word-families.ts";

/**
 * Whose an address is. `own`, `corrected`: the visitor's. `others`: another person's. `refused`: nobody is to
 * write to it. `mentioned`: it is part of a task, as in "sort what comes to orders@…".
 */
export type Owner = "own" | "corrected" | "others" | "refused" | "mentioned";

const FILE = "content/assistant/addresses.txt";
/** Stands for the address that is judged. */
const ADDRESS = "@@";
/** An address counts as the visitor's own unless another owner is at least this likely. */
const MIN_LIKELIHOOD = 0.6;
/** Matches another email address, or the "…" that replaced an address which was judged before. */
const ANOTHER = /\S+@\S+|…/u;
const MIN_WORDS = 3;
const MAX_WORDS = 14;

let classifier: Classifier | undefined;

/** @param email as it stands in the message, in lower case */
export function whoseAddress(message: string, email: string): Owner {
  classifier ??= classifierOf(
    readLearned("addresses", import.meta.env?.PROD ? undefined : learnAddresses),
  );
  const context = contextOf(message, email);
  const isDoubtful = speaksAgainst(context);
  const best = classifier
    .classify(featuresOf(context))
    .find(({ label }) => isDoubtful || label === "own" || label === "corrected");
  return best && best.likelihood >= MIN_LIKELIHOOD ? (best.label as Owner) : "own";
}

/** Learns from examples whose an address is. The build calls it. */
export function learnAddresses(): Learned {
  const groups = readExampleGroups(FILE);
  const most = Math.max(...groups.map(([, messages]) => messages.length));
  const examples = groups.flatMap(([label, messages]) =>
    messages.map((message) => {
      const weight = most / messages.length;
      return { label, features: featuresOf(message.toLowerCase()), weight };
    }),
  );
  return learn(examples);
}

/**
 * Returns the text by which an address is judged, with a mark in place of the address. If the message has further
 * addresses, only the words between them and this one remain.
 */
function contextOf(message: string, email: string): string {
  const text = message.toLowerCase().replaceAll("’", "'");
  const at = text.indexOf(email);
  const [near = "", other] = text.slice(0, at).split(ANOTHER).toReversed();
  const before = other === undefined ? near : (near.split(/[,.;!?\n]/u).findLast(hasWords) ?? "");
  const [after = "", another] = text.slice(at + email.length).split(ANOTHER);
  const own =
    another === undefined ? after : (after.split(/[,.;!?\n]|\s(?:and|und|or|oder)\s/u)[0] ?? "");
  return sentencesAround(`${before}${ADDRESS}${own}`);
}

function hasWords(text: string): boolean {
  return wordsIn(text).length > 0;
}

/** Returns the sentence with the address. If that sentence has few words, it returns the whole text. */
function sentencesAround(text: string): string {
  const holding = text.split(/(?<=[.!?])\s+|\n+/u).find((one) => one.includes(ADDRESS)) ?? text;
  return wordsIn(holding).length > MIN_WORDS ? holding : text;
}

/**
 * Groups of words that mean the same for whose an address is, in English and German. A word with * stands for all words
 * with this beginning.
 */
const KINDS: Readonly<Record<string, string>> = {
  me: "i me my mine myself i'm im we us our ours ich mir mich mein* wir uns unser* bin",
  you: "you your yours ihr euch eure* sie ihnen dich dir du",
  them: "he him his she her they them their someone somebody customer* client* dem ihm ihn er seine* ihre* denen kunde*",
  person:
    "boss manager colleague* coworker* wife husband partner* assistant* secretary owner* friend* brother sister mother father son daughter accountant chef chefin kolleg* frau mann assistent* sekretär* inhaber* freund* bruder schwester mutter vater sohn tochter steuerberater* buchhaltung competitor",
  not: "not no don't dont never nobody without stop doesn't didn't mustn't nicht nie niemals kein* nichts ohne hört aufhören",
  write:
    "write* contact* email* mail message* reach* send answer* reply talk touch schreib* kontaktier* meld* erreich* schick* send* antwort* anschreiben angeschrieben post wend* frag* ask",
  phone: "call* phone ring telefon* anruf* ruf* handy",
  later: "before until after monday tuesday week vor bis montag woche hesitate mind",
  to: "to at an unter under auf",
  keep: "delete remove save store stored forget note use unsubscribe list lösch* streich* speicher* gespeichert vergess* notier* verteiler liste",
  signature: "signature footer signatur fußzeile",
  wrong:
    "sorry wrong correct* typo mistype* mistake instead meant actually oops whoops scratch rather spelled right falsch vertippt verschrieben tippfehler korrekt* richtig* stattdessen sondern meinte entschuldigung ups hoppla stimmt lieber besser fehlte wäre",
  asks: "is are was does did do who whose ist sind war hat kennt gehört arbeitet wer wem",
  from: "from von",
  came: "soll solle sollte got received receive* wrote told comes came bekam bekomme* erhalt* kommen kommt geschrieben kam",
  task: "order* invoice* bookings attachment* application* reminder* spam mailbox everything bestellung* rechnung* anhäng* bewerbung* erinnerung* postfach alles anfrage*",
  work: "sort* forward* copy* read* list spreadsheet sheet automatically automatic saved lesen weiterleit* sortier* tabelle automatisch sollen should team",
  wish: "please want like quote offer tips yes bitte gern* ja angebot tipps möchte hätte rückruf",
  greeting: "regards cheers best kind greetings thanks grüße grüßen gruß lg mfg danke hello hallo",
  says: "address adresse e-mail mails",
};
const kindsOf = familiesIn(KINDS);

/**
 * Kinds of words that may mean an address is not the visitor's own. If none of them is near it, the address counts
 * as the visitor's.
 */
const AGAINST = new Set([
  "not",
  "them",
  "person",
  "asks",
  "from",
  "came",
  "keep",
  "signature",
  "task",
  "work",
  "?",
]);

function speaksAgainst(context: string): boolean {
  return wordsIn(context).some((word) => AGAINST.has(kindOf(word)));
}

function wordsIn(text: string): string[] {
  return text.match(/@@|[\p{L}\p{N}']+|\?/gu) ?? [];
}

function kindOf(word: string): string {
  return kindsOf(word)[0] ?? word;
}

/**
 * Returns the features by which the classifier judges an address: the groups of the words near it, whether they stand
 * before or after it, and which group follows which.
 */
function featuresOf(text: string): string[] {
  const words = wordsIn(text);
  const at = words.indexOf(ADDRESS);
  const near = words.slice(Math.max(0, at - MAX_WORDS), at + MAX_WORDS + 1);
  const place = near.indexOf(ADDRESS);
  const kinds = near.map(kindOf);
  const telling = kinds.filter((kind) => kind in KINDS || kind === ADDRESS || kind === "?");
  const sided = kinds.flatMap((kind, n) =>
    n === place ? [] : [kind, (n < place ? "<" : ">") + kind],
  );
  const inRow = (length: number) =>
    telling.slice(length - 1).map((_, n) => telling.slice(n, n + length).join(" "));
  return [...new Set([...sided, ...inRow(2), ...inRow(3), `words ${Math.min(near.length, 4)}`])];
}
