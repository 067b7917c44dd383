import { classifierOf, learn, type Classifier, type Learned } from "#platform/learning/bayes.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { withoutName } from "#platform/understanding/names.ts";
import { familiesIn } from "#platform/learning/word-families.ts";
import { isOnlyShown, type Place } from "./shown-address.ts";

/**
 * Says whose an address is. `own`: the address is the visitor's. `corrected`: the address is the visitor's, and
 * replaces an earlier one. `others`: the address is somebody else's. `refused`: the message asks us not to write to the
 * address. `mentioned`: the address is quoted or part of a task, as in "sort what comes to orders@…". `unsure`: the
 * address may be another person's.
 */
export type Owner = "own" | "corrected" | "others" | "refused" | "mentioned" | "unsure";

const FILE = "content/assistant/addresses.txt";
/** In a text for the classifier, this stands in place of the address whose owner is sought. */
const ADDRESS = "@@";
/** In a text for the classifier, this stands in place of every other address. */
const ANOTHER = "…";
/** Likelihood, from 0 to 1, below which the classifier's best guess of the owner is ignored. */
const MIN_LIKELIHOOD = 0.6;
const MIN_WORDS = 3;
const MAX_WORDS = 14;
/** Maximum characters before an address, and after it, that are read to find the owner. */
const MAX_CONTEXT = 600;

let classifier: Classifier | undefined;

/**
 * Finds out whose an email address or telephone number in a message is.
 * @param places positions of all email addresses or telephone numbers in the message, in the order of the message
 * @param at index, in `places`, of the address or number in question
 */
export function whoseAddress(message: string, places: readonly Place[], at: number): Owner {
  const place = places[at];
  if (!place) return "own";
  return isOnlyShown(message, place) ? "mentioned" : ownerOf(replaceAddresses(message, places, at));
}

/** Whether a text without an address asks us not to write to the visitor, or to forget the visitor's address. */
export function refusesEmail(text: string): boolean {
  return ownerOf(`${text} ${ADDRESS}`) === "refused";
}

/** Replaces addresses in a message by "…", but the address with the index `at` by "@@". */
export function replaceAddresses(message: string, places: readonly Place[], at = -1): string {
  let end = 0;
  const parts = places.map((place, n) => {
    const before = message.slice(end, place.start);
    end = place.end;
    return `${before}${n === at ? ADDRESS : ANOTHER}`;
  });
  return `${parts.join("")}${message.slice(end)}`;
}

/** Decides whose an address is. In the text, `@@` stands for this address. */
function ownerOf(text: string): Owner {
  classifier ??= classifierOf(
    readLearned("addresses", import.meta.env?.PROD ? undefined : learnAddresses),
  );
  const context = contextOf(text);
  const isAlone = standsAlone(context);
  const kinds = wordsIn(isAlone ? context.replaceAll(OF_TASK, " ") : context).map(kindOf);
  const harmless = [...harmlessIn(kinds), ...(isAlone ? BESIDE : [])];
  const isDoubtful = kinds.some((kind) => AGAINST.has(kind) && !harmless.includes(kind));
  const best = classifier
    .classify(featuresOf(context))
    .find(({ label }) => isDoubtful || label === "own" || label === "corrected");
  if (best && best.likelihood >= MIN_LIKELIHOOD) return best.label as Owner;
  const isOwn = best === undefined || best.label === "own" || best.label === "corrected";
  return !isOwn && kinds.includes("person") ? "unsure" : "own";
}

/**
 * Words of the groups in `AGAINST` suggest that an address is somebody else's. Returns those of these groups that
 * suggest nothing in this sentence.
 */
function harmlessIn(kinds: readonly string[]): readonly string[] {
  // In "Email me the offer for invoices at @@", the visitor asks for an email to the address. The word "invoices" does
  // not mean that invoices come to the address.
  const isAsked = kinds.some((kind, n) => kind === "write" && kinds[n + 1] === "me");
  // The same applies to "Get back to me at @@".
  if (isAsked || /(?:^| )me to @@/u.test(kinds.join(" "))) return ["asks", "?", "task"];

  // "My address is @@" and "Can somebody help me? @@" contain words of a question, but do not ask whose the address is.
  return kinds.includes("me") ? ["asks", "?"] : [];
}

/** Groups of words that suggest nothing about an address that stands alone before or after a task. */
const BESIDE: readonly string[] = ["asks", "?", "task", "work", "from"];
/** Matches an address that is a sentence of its own. */
const SENTENCE =
  /(?:^|[.!?\n]\s*)@@(?:[\s,]{1,3}(?:thanks|thank you|please|danke|bitte))?\s*(?:[.!?\n]|$)/u;
/**
 * Matches words of a task that mean something else beside an address, such as "list", which may be our list of
 * recipients. They do not, if the address stands alone.
 */
const OF_TASK = /(?<!\p{L})(?:list[en]{0,2}|comes?|came|kommen|kommt|soll)(?!\p{L})/gu;
/** Matches words by which a neighboring sentence says something about the address: "Is this you? @@". */
const POINTS =
  /(?<!\p{L})(?:this|who|whose|yours|belongs?|dies\p{L}*|wer|wem|wessen|euer|eure\p{L}*|gehör\p{L}*)(?!\p{L})/u;

/** Whether an address is a sentence of its own, about which its neighbors say nothing. */
function standsAlone(context: string): boolean {
  return SENTENCE.test(context) && !POINTS.test(context);
}

/** Learns from examples how people say whose an address is. The build calls this function. */
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
 * Returns the text around `@@`, which stands for the address in question. If the text has further addresses, only the
 * words between them and `@@` are returned.
 */
function contextOf(whole: string): string {
  const place = whole.indexOf(ADDRESS);
  const marked = whole.slice(Math.max(0, place - MAX_CONTEXT), place + MAX_CONTEXT);
  // The name in an introduction such as "hier ist der Korbinian Daxl, …" ("this is Korbinian Daxl") is removed. It is
  // the writer's name, and must not count as that of another person.
  const text = withoutName(marked)
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(EXAMPLE, "example ")
    .replaceAll(PRODUCT, " ")
    .replaceAll(THE_REST, "answer")
    .replaceAll(NOT_HIM, "$1")
    .replaceAll(NUMBER, " ")
    .replaceAll(NO_NEWSLETTER, " ")
    .replaceAll(SPELLING, " ")
    .replaceAll(TO_THEM, "$1 ihm");
  const at = text.indexOf(ADDRESS);
  const [near = "", other] = text.slice(0, at).split(ANOTHER).toReversed();
  const before = other === undefined ? near : (near.split(/[,.;!?\n]/u).findLast(hasWords) ?? "");
  const [after = "", another] = text.slice(at + ADDRESS.length).split(ANOTHER);
  const behind =
    another === undefined
      ? after
      : (after.split(/[,.;!?\n]|\s(?:and|und|or|oder|but|aber)\s/u)[0] ?? "");
  return sentencesAround(`${before}${ADDRESS}${behind}`);
}

/**
 * Matches a clause such as "but please no newsletter". It contains a "no", but does not refuse emails to the address.
 */
const NO_NEWSLETTER =
  /(?:,|(?<!\p{L})(?:but|aber|and|und))\s[^@,.;!?\n]{0,40}(?<!\p{L})(?:no|not|don't|without|kein\p{L}*|nicht|ohne)\s[^@,.;!?\n]{0,40}(?:newsletter|tips|tipps|werbung)(?!\p{L})/gu;
/**
 * Matches a clause that says how the address is spelled, such as "ss nicht ß" or "without a dot". It contains a "not",
 * but refuses nothing.
 */
const SPELLING =
  /(?<=[,.;:(]\s?|@@\s)(?:(?:da|there) (?:sind|ist|are|is)\s)?(?:(?:mit|with|ohne|without|no|keine?n?)\s(?:(?:a|an|the|den|dem|einem|einen|nur|only)\s)?(?:dot|punkt|hyphen|dash|minus|bindestrich|underscore|unterstrich|spaces?|leerzeichen|umlaut\p{L}*)|(?:(?:mit|with)\s(?:an?\s)?)?\p{L}{1,2},?\s(?:and |und )?(?:not|nicht|statt|instead of)\s(?:(?:mit|with)\s)?(?:an?\s)?\p{L}{1,2})(?![\p{L}\p{N}])/gu;
/** Matches "write to me, not to him". The "not to him" is removed, because the address is the writer's own. */
const NOT_HIM =
  /(?<!\p{L})((?:to |an )?(?:me|mich|mir)(?: though| please| bitte| direkt| directly)*),? (?:and |und )?(?:not|nicht) (?:to |an )?(?:him|her|them|ihn|ihm|sie|ihnen|the boss|den chef)(?!\p{L})/gu;
/**
 * Matches a clause that withdraws a phone number, such as "die nummer bitte streichen". It does not refuse emails to
 * the address.
 */
const NUMBER =
  /(?<!\p{L})(?:(?:die|meine|the|my) (?:telefon|phone |handy)?(?:nummer|number)[^@,.;!?\n]{0,30}(?:streich|lösch|vergess|weg|delet|remov|forget|eras)\p{L}*|(?:streich|lösch|vergiss|vergess|delet|remov|forget|eras)\p{L}* (?:sie )?(?:bitte )?(?:die|meine|the|my) (?:telefon|phone |handy)?(?:nummer|number))/gu;
/** Matches the German "schreib ihr" ("write to her"). It is replaced, because "ihr" also means "you". */
const TO_THEM =
  /(?<!\p{L})((?:schreib\p{L}*|schick\p{L}*|antworte\p{L}*)(?: bitte)?) ihr(?=:|,? (?:an |unter |bitte )?@@)/gu;
/** Matches an assistant that is a program: "phone assistant", "AI receptionist". It is no person. */
const PRODUCT =
  /(?<!\p{L})(?:(?:phone|voice|ai|chat|virtual|digital\p{L}*|virtuell\p{L}*|ki)[\s-]?(?:assistant|assistent\p{L}*|secretary|sekretär\p{L}*)|telefonassisten\p{L}*|telefonsekret\p{L}*)(?!\p{L})/gu;
/** Matches "everything else", by which a visitor means what we write and no task. */
const THE_REST =
  /(?<!\p{L})(?:everything|anything|alles) (?:else|andere|übrige|weitere)(?!\p{L})/gu;
const EXAMPLE = /(?<!\p{L})(?:e\.\s?g\.|z\.\s?b\.)\s?/gu;

function hasWords(text: string): boolean {
  return wordsIn(text).length > 0;
}

/**
 * Returns the sentence with the address. If this sentence does not mention the visitor, for example by "me", a
 * neighboring sentence that names a person is added. If no sentence is added and the sentence with the address has only
 * a few words, the complete text is returned.
 */
function sentencesAround(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u);
  const at = sentences.findIndex((one) => one.includes(ADDRESS));
  const [before = "", holding = text, after = ""] = [at - 1, at, at + 1].map((n) => sentences[n]);
  const has = (sentence: string, kind: string) =>
    wordsIn(sentence).some((word) => kindOf(word) === kind);
  if (!has(holding, "me")) {
    if (has(before, "person")) return `${before} ${holding}`;
    if (has(after, "person")) return `${holding} ${after}`;
  }
  return wordsIn(holding).length > MIN_WORDS ? holding : text;
}

/**
 * Groups of words that have the same meaning for the question whose an address is. A word that ends with * stands for
 * all words with this beginning.
 */
const KINDS: Readonly<Record<string, string>> = {
  me: "i i'd i'll i've me my mine myself i'm im we us our ours ich mir mich mein* wir uns unser* bin",
  you: "you your yours ihr euch eure* sie ihnen dich dir du",
  them: "he he'd he's he'll him his she she'd she's her they them their customer* client* dem ihm ihn er seine* ihre* denen kunde*",
  person:
    "boss manager neighbo* mate cousin* uncle aunt mum mom dad landlord* tenant* supplier* bookkeeper* employee* staff nachbar* onkel tante oma opa mama papa mieter* vermieter* lieferant* mitarbeiter* buchhalter* lehrling* azubi* bekannte* boss manager colleague* coworker* wife husband partner* assistant* secretary owner* friend* brother sister mother father son daughter accountant chef chefin kolleg* frau mann assistent* sekretär* inhaber* freund* bruder schwester mutter vater sohn tochter steuerberater* buchhaltung competitor",
  not: "not no won't wont can't wouldn't don't dont never nobody without stop doesn't didn't mustn't nicht nie niemals kein* nichts ohne hört aufhören",
  write:
    "write* contact* email* mail message* reach* send answer* reply talk touch schreib* kontaktier* meld* erreich* schick* send* antwort* anschreiben angeschrieben post wend* frag* ask",
  phone: "call* phone ring telefon* anruf* ruf* handy",
  later: "before until after monday tuesday week vor bis montag woche hesitate mind",
  to: "to at an unter under auf",
  keep: "delete eras* remove save store stored forget note unsubscribe list lösch* gelöscht streich* speicher* gespeichert vergess* notier* verteiler liste scrap* wipe* withdraw* consent records entfern* vernichte* widerruf* einwilligung abmelden tilgen",
  old: "old alte alten former früher* nimmer",
  signature: "signature footer signatur fußzeile",
  wrong:
    "sorry wrong correct* typo mistype* mistake instead meant actually oops whoops scratch rather spelled right falsch vertippt verschrieben tippfehler korrekt* richtig* stattdessen sondern meinte entschuldigung ups upps hoppla stimmt lieber besser fehlte wäre",
  asks: "is are was does did do who whose ist sind war hat kennt gehört arbeitet wer wem",
  from: "from von",
  came: "scam* phishing fraud fake betrug* verdächtig* soll solle sollte got received receive* wrote told comes came bekam bekomme* erhalt* kommen kommt geschrieben kam",
  task: "order* invoice* bookings attachment* application* reminder* spam mailbox everything bestellung* rechnung* anhäng* bewerbung* erinnerung* postfach alles anfrage*",
  work: "sort* forward* copy* read* list spreadsheet sheet automatically automatic saved lesen weiterleit* sortier* tabelle automatisch sollen should team",
  give: "give gave giving leave leaving share hand geb gebe gib geben hergeb* rausrück* verrat* hinterlass* angeb* nenn*",
  have: "have got do any either hab habe haben",
  example: "example* instance beispiel* bsp mean means meaning bedeutet heißt such",
  wish: "please want like quote offer tips yes bitte gern* ja angebot tipps möchte hätte rückruf",
  greeting: "regards cheers best kind greetings thanks grüße grüßen gruß lg mfg danke hello hallo",
  says: "address adresse e-mail mails",
};
const kindsOf = familiesIn(KINDS);

/**
 * Groups of words that may show that an address is somebody else's. An address in a text without any of them counts as
 * the visitor's.
 */
const AGAINST = new Set([
  "not",
  "them",
  "person",
  "asks",
  "from",
  "came",
  "keep",
  "old",
  "signature",
  "task",
  "work",
  "example",
  "?",
]);

export function wordsIn(text: string): string[] {
  return text.match(/@@|[\p{L}\p{N}']+|\?/gu) ?? [];
}

/**
 * Returns the name of the group in `KINDS` that contains a word. If no group contains the word, returns the word
 * itself.
 */
export function kindOf(word: string): string {
  return kindsOf(word)[0] ?? word;
}

/**
 * Returns the features for the classifier: the groups of the words near the address, whether they come before or after
 * it, and in which order.
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
