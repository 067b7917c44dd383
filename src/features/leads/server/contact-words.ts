import { familiesIn } from "#platform/learning/word-families.ts";

/**
 * Groups of words that count as synonyms when a classifier finds out whose an email address or phone number is, and
 * whether we may use it. A word that ends with * stands for all words with this beginning: `call*` also for "calls".
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

export function wordsIn(text: string): string[] {
  return text.match(/@@|[\p{L}\p{N}']+|\?/gu) ?? [];
}

export function kindOf(word: string): string {
  return kindsOf(word)[0] ?? word;
}
