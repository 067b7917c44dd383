// Details that visitors ask or add after a template or a task, such as a second receiver. For each, a sentence says what
// holds of any workflow. The assistant gives this sentence where no text of the website answers the question. `words`
// are regular expressions for whole words or phrases, in both languages and without capitals. A comma separates them.

interface Detail {
  id: string;
  words: string;
  en: string;
  de: string;
}

/** The assistant gives the first two that a message names. The rarer ones therefore stand first. */
export const details: readonly Detail[] = [
  {
    id: "large-files",
    words:
      "\\d+ ?(?:gb|gigs?|gigabytes?|terabytes?|tb), (?:big|large|huge|heavy) files?, video files?, (?:große|riesige|schwere) dateien, videodateien",
    en: "large files stay where they are, and a message carries a link to them; n8n itself should move only small ones.",
    de: "Große Dateien bleiben, wo sie sind, und eine Nachricht trägt einen Link darauf; durch n8n selbst sollten nur kleine laufen.",
  },
  {
    id: "money-back",
    words:
      "(?:partial )?refunds?, refunded, credit notes?, chargebacks?, returns?(?= (?:too|as well|also|from|are|get))|and returns, gutschrift(?:en)?, retouren?, rückerstattung\\p{L}*, erstattung\\p{L}*, storno\\p{L}*",
    en: "refunds, returns and credit notes are a case of their own: if your shop or program reports them, a second path of the workflow can enter them.",
    de: "Erstattungen, Retouren und Gutschriften sind ein eigener Fall: Meldet Ihr Shop oder Programm sie, kann ein zweiter Weg im Workflow sie eintragen.",
  },
  {
    id: "moved-dates",
    words:
      "postpon\\p{L}+, reschedul\\p{L}+, (?:date|appointment|time|slot|schedule|shift)s? (?:is |are |gets? |was )?(?:moved|changed|changes|moves), (?:change|move)s? (?:a|the) (?:date|appointment|time|schedule|rota), verschieb\\p{L}+, verschob\\p{L}+, umgebucht\\p{L}*, verlegt, (?:termin|plan) (?:ge)?änder\\p{L}+",
    en: "if a date moves, change it where the workflow reads it, in the list or the calendar: each run reads it anew, and what was not sent yet follows the new date. A message about the change itself is a further step.",
    de: "Verschiebt sich ein Termin, ändern Sie ihn dort, wo der Workflow ihn liest, in der Liste oder im Kalender: Jeder Lauf liest ihn neu, und was noch nicht hinausging, folgt dem neuen Termin. Eine Nachricht über die Änderung selbst ist ein weiterer Schritt.",
  },
  {
    id: "closed-days",
    words:
      "(?:bank |public )?holidays?, weekends?, vacations?, closed (?:on|days?), day off, feiertag\\p{L}*, wochenende\\p{L}*, ruhetag\\p{L}*, betriebsferien",
    en: "it knows closed days and holidays only if they are written down, in a list or a calendar of yours; a condition then looks there before anything goes out, and waits.",
    de: "Ruhetage und Feiertage kennt es nur, wenn sie irgendwo stehen, in einer Liste oder einem Kalender von Ihnen; eine Bedingung sieht dann dort nach, bevor etwas hinausgeht, und wartet.",
  },
  {
    id: "grouping",
    words:
      "(?:one|an?|single|1) (?:e-?mail|message|mail|invoice|reminder|text|letter)s? (?:per|for each|for all|together|for the), per (?:client|customer|owner|family|household|receipt|patient|pupil|student) or, (?:thirty|\\d+|six|so many) (?:e-?mails|messages|reminders|texts|cases), bundl\\p{L}+, grouped, all in one, in one go, siblings?, (?:same|one) (?:owner|family|household), eine (?:mail|nachricht|rechnung|erinnerung|sms) (?:pro|je|für alle), (?:mails?|nachricht(?:en)?|rechnung(?:en)?|erinnerung(?:en)?|sms) (?:pro|je) \\p{L}+, gebündelt, gesammelt, zusammengefasst, geschwister\\p{L}*, (?:dreißig|\\d+) (?:mails|nachrichten|vorgänge), alles in einem",
    en: "several entries of one person or case can become one message: a step groups them before the message is written.",
    de: "Mehrere Einträge zu einer Person oder einem Fall können eine Nachricht werden: Ein Schritt fasst sie zusammen, bevor die Nachricht geschrieben wird.",
  },
  {
    id: "fees",
    words:
      "(?:late |cancellation |no-show )?fees?, surcharges?, (?:charged?|half) (?:at )?\\d+ ?%, interest, hourly rates?, mahngebühr\\p{L}*, mahnspesen, ausfallgebühr\\p{L}*, zuschl(?:ag|äge), zinsen, stundens(?:atz|ätze), \\d+ ?€ die stunde",
    en: "fees and rates are a calculation in a step: you say when they apply and how high they are, in a column or as a number.",
    de: "Gebühren und Sätze sind eine Rechnung in einem Schritt: Sie sagen, wann sie gelten und wie hoch sie sind, in einer Spalte oder als Zahl.",
  },
  {
    id: "part-payments",
    words:
      "instal{1,2}ments?, part(?:ial)?[- ]?pay\\p{L}*, paid (?:half|part)\\p{L}*, deposits?(?: paid| unpaid)?, ratenzahlung\\p{L}*, raten, teilzahlung\\p{L}*, anzahlung(?:en)?, (?:hälfte|halb|teilweise) (?:schon )?bezahlt",
    en: "a part payment or a deposit has to stand somewhere that the workflow reads, such as a column with what is still open; it then names only the rest, or goes on only after the payment.",
    de: "Eine Teilzahlung oder Anzahlung muss dort stehen, wo der Workflow liest, etwa in einer Spalte mit dem offenen Rest; er nennt dann nur den Rest oder macht erst nach der Zahlung weiter.",
  },
  {
    id: "counting",
    words:
      "every (?:second|third|fourth|fifth|\\d+th) (?:lesson|visit|class|order|time|session), \\d+[- ](?:class|lesson|visit|session)s?, count(?:s|ing)?(?: down)?, how many (?:are )?left, jede[nrs]? (?:zweiten?|dritten?|vierten?|fünften?|zehnten?) (?:\\p{L}*stunde|besuch|kurs|bestellung|mal), zehnerkarten?, \\d+er-?karten?, zähl(?:t|en), mitzähl\\p{L}*",
    en: "counting works from your list: the workflow adds up the entries of each person and acts when the number is reached.",
    de: "Zählen geht aus Ihrer Liste: Der Workflow zählt die Einträge jeder Person und handelt, wenn die Zahl erreicht ist.",
  },
  {
    id: "columns",
    words:
      "(?:different|other|more|further|several|own) (?:columns?|spreadsheets?|layouts?), (?:two|three|four|2|3|4|several) (?:excel )?(?:files|lists|spreadsheets|tables|tabs), one list or, second tab, (?:andere|anderen|verschiedene|verschiedenen|eigene) (?:spalten?|tabellen?|aufbau), (?:zwei|drei|vier|2|3|4|mehrere|mehreren) (?:excel-?)?(?:dateien|listen|tabellen|filiallisten), eine liste oder",
    en: "one list is simplest, but several can be read: each has a reading step of its own, which says what its columns mean, and a further step puts them together.",
    de: "Eine Liste ist am einfachsten, doch auch mehrere lassen sich lesen: Jede bekommt einen eigenen Leseschritt, der sagt, was ihre Spalten bedeuten, und ein weiterer Schritt fügt sie zusammen.",
  },
  {
    id: "free-slots",
    words:
      "double[- ]book\\p{L}*, same (?:slot|date|day|saturday|sunday|second|time), (?:still |already )?(?:free|booked|taken|full)(?= (?:then|or|already|that)|\\?|,|$), when (?:we are|it is|it's) full, fully booked, at (?:once|the same time) away, doppelt (?:gebucht|vergeben), (?:gleichen|selben) (?:tag|termin|samstag|sonntag), gleichzeitig, (?:wenn|wann|falls) (?:es |alles |mir |wir )?voll (?:is|ist|sind|san), ausgebucht, schon (?:belegt|vergeben|voll)",
    en: "before it answers, a step can look in your calendar or list whether that is still free; what is taken or full gets another answer or goes to you.",
    de: "Bevor es antwortet, kann ein Schritt in Ihrem Kalender oder Ihrer Liste nachsehen, ob noch etwas frei ist; was belegt oder voll ist, bekommt eine andere Antwort oder geht an Sie.",
  },
  {
    id: "at-once",
    words:
      "immediate(?:ly)?, straight ?away, right away, (?:to|on) my (?:phone|mobile), within minutes, asap, every minute counts, sofort, (?:gleich|direkt) (?:aufs|auf das|auf mein) handy, aufs handy, umgehend, jede minute, (?:gleich|direkt) (?:beim|an den|zum) chef",
    en: "it can tell you at once: as soon as a run sees such a case, a step sends a message to your phone (SMS, WhatsApp or a chat). How soon that is depends on how often it looks, from every minute to once a day.",
    de: "Es kann Ihnen sofort Bescheid geben: Sobald ein Lauf so einen Fall sieht, schickt ein Schritt eine Nachricht aufs Handy (SMS, WhatsApp oder Chat). Wie bald das ist, hängt davon ab, wie oft es nachsieht: von jeder Minute bis einmal am Tag.",
  },
  {
    id: "human-first",
    words:
      "approv\\p{L}+, sign(?:s|ed)? (?:it )?off, (?:only |not )?(?:before|after|until) (?:i|we|she|he|they|somebody|my \\p{L}+) (?:have |has )?(?:seen|read|approved?|confirm\\p{L}*|say|said|check\\p{L}*|decid\\p{L}*), ask(?:s)? me first, (?:must|may|should) (?:not|never) (?:be )?(?:auto|automatically)[- ]?(?:confirm|send|answer|order)\\p{L}*, freigeb\\p{L}*, freigabe\\p{L}*, absegn\\p{L}*, (?:nicht|ned|net|nie) (?:einfach|anfoch|automatisch|von selbst|von allein) (?:be)?(?:stätig|schick|send|bestell|antwort)\\p{L}*, (?:selber|selbst) (?:noch )?(?:drüber\\p{L}*|entscheid\\p{L}*|anruf\\p{L}*|oruaf\\p{L}*), vorher(?: \\p{L}+){0,2} (?:drüber\\p{L}*|seh\\p{L}*|les\\p{L}*|bestätig\\p{L}*)",
    en: "it can wait for a yes: what is ready goes to you as a draft by email or chat, and nothing goes on before somebody of yours confirms it, always or only in the cases that you name.",
    de: "Es kann auf ein Ja warten: Das Fertige kommt als Entwurf per E-Mail oder Chat zu Ihnen, und nichts geht weiter, bevor jemand von Ihnen es bestätigt, immer oder nur in den Fällen, die Sie nennen.",
  },
  {
    id: "left-out",
    words:
      "leav(?:e|es|ing) (?:\\p{L}+ ){0,4}out, left out, skip(?:s|ped|ping)?, exclud\\p{L}+, except(?: for)?, apart from, not (?:for|to) (?:everybody|everyone|all|those|them|him|her|people), don['’]?t (?:want|need) (?:it )?to (?:bug|bother|write to|ask) \\p{L}+, angry (?:customers?|ones?|guests?), (?:has |is |are |have )(?:died?|dead|passed away|deceased), moved (?:away|out), (?:gone|goes|went) to (?:another|someone else), complain(?:ed|ers)?, shouted, auslass\\p{L}*, ausgelassen\\p{L}*, ausnehm\\p{L}*, ausgenommen\\p{L}*, weglass\\p{L}*, überspring\\p{L}*, (?:nicht|ned|net|nix) (?:an|bei|für) (?:alle|jeden|die|den|manche)\\p{L}*, außer(?: bei| für| an)?, verstorben\\p{L}*, gestorben, umgezogen, umzogen, weggezogen, scho(?:n)? bei (?:wem|einem|jemand) ander\\p{L}*",
    en: "whoever is to be left out needs a mark that the workflow reads, such as a word in a column, a tag or a date; a condition before the message then skips them. Nobody is left out because of something that only you know.",
    de: "Wer ausgelassen werden soll, braucht ein Merkmal, das der Workflow liest, etwa ein Wort in einer Spalte, ein Etikett oder ein Datum; eine Bedingung vor der Nachricht überspringt ihn dann. Was nur Sie wissen, kann niemanden auslassen.",
  },
  {
    id: "threshold",
    words:
      "(?:(?<!are |all )over|above|below|under|more than|less than|at least|up to|from) (?:minus |-)?\\d+, groups? of, (?:small|big|large|bigger|smaller) (?:tables?|groups?|parties|orders?|amounts?|ones), coach (?:parties|part\\p{L}*|tours?), limits? (?:of )?\\d+, \\d+/\\d+, (?:(?<!sind |alle )über|unter|ab|mehr als|weniger als|mindestens|höchstens|bis zu) (?:minus |-)?\\d+(?! ?(?:uhr|jahr))\\p{L}*, (?:kloane|kleine|kleinen|große|großen) (?:tisch|gruppe|auftrag|betr)\\p{L}*, busreisen?, busgruppe\\p{L}*, schwelle\\p{L}*, grenzwert\\p{L}*, (?:zwanzg|zwanzig|fünfzig|zehn) (?:leit|leute|personen|gäste)",
    en: "such a limit is a number in a condition, which you or we set: what lies above it goes another way than the rest, for example to you first.",
    de: "So eine Grenze ist eine Zahl in einer Bedingung, die Sie oder wir setzen: Was darüber liegt, geht einen anderen Weg als der Rest, etwa zuerst zu Ihnen.",
  },
  {
    id: "routing",
    words:
      "depending on, treat(?:s|ed)? (?:\\p{L}+ )?differently, different (?:people|person|colleagues?|teams?|departments?|sellers?|agents?), per (?:site|branch|region|location|seller|agent), for each (?:site|branch|region|location|seller|agent), which (?:one|site|cottage|branch|property) (?:it|they), two forms, je nach(?:dem)?, anders (?:behandel\\p{L}*|als), (?:pro|je) (?:standort|filiale|region|verkäufer|makler)\\p{L}*, verschiedene(?:n)? (?:leute|kollegen|teams|abteilungen|standorte|filialen), unterschied (?:zwischen|erkenn\\p{L}*)",
    en: "different cases take different ways: a step looks at a column, a field of the form, a place or a word, and each case then has its own text, receiver or list. What tells them apart has to stand in the data, such as a field in the form.",
    de: "Verschiedene Fälle gehen verschiedene Wege: Ein Schritt sieht auf eine Spalte, ein Feld im Formular, einen Ort oder ein Wort, und jeder Fall hat dann seinen Text, seinen Empfänger oder seine Liste. Woran man sie unterscheidet, muss in den Daten stehen, etwa als Feld im Formular.",
  },
  {
    id: "receivers",
    words:
      "(?:second|another|two|three|2|3|several|more|both|other) (?:recipients?|receivers?|addresses), (?:to|tell|mail|remind) (?:another|two|three|2|3|several|more|both|other) (?:people|colleagues?|parents), both parents, to (?:both|two|three|2|3)(?: people| of us)?, (?:the|my|our) (?:\\p{L}+ ){1,2}(?:as well|too)(?: and)?, in copy, cc, copy to, both of (?:us|them), remind (?:the|my|our) \\p{L}+ (?:\\p{L}+ )?(?:as well|too), zweite[nrm]? empfänger\\p{L}*, an (?:beide|zwei|drei|mehrere)\\p{L}*, (?:beide|beiden) eltern\\p{L}*, in kopie, auch (?:an|der|die|den|dem|meine?n?) (?:\\p{L}+ )?(?:bekomm\\p{L}*|krieg\\p{L}*|erinner\\p{L}*)?, (?:steuerberat|techniker|buchhalt|hausmeister|chef)\\p{L}* auch",
    en: "one message can go to several people: with further addresses in the step that sends it, or with a copy of this step that has its own text and time.",
    de: "Eine Nachricht kann an mehrere gehen: mit weiteren Adressen in dem Schritt, der sie sendet, oder mit einer Kopie dieses Schritts mit eigenem Text und eigener Zeit.",
  },
  {
    id: "stop",
    words:
      "stops? (?:writing|when|if|once|as soon|after|asking), (?:until|till) (?:the list|all|everything|they|he|she), (?:has|have|had|he|she|they|guy|who) already (?:paid|answered|cancel\\p{L}*|replied|booked|said|told), goes? on until, aufhör\\p{L}*, hört (?:es |das )?auf, bis (?:alles|alle|er|sie|jemand), (?:schon|scho|bereits) (?:bezahlt|zahlt|gekündigt|kündigt|abgesagt|zugesagt|geantwortet|gebucht)",
    en: "it stops as soon as something says so that the workflow reads, such as a reply, a payment or a mark in the list; it can look that up right before each message.",
    de: "Es hört auf, sobald das irgendwo steht, wo der Workflow liest: eine Antwort, eine Zahlung oder ein Vermerk in der Liste; das kann er direkt vor jeder Nachricht nachsehen.",
  },
  {
    id: "once-only",
    words:
      "duplicat\\p{L}+, (?:asking|ask|write to|contact\\p{L}*) the same \\p{L}+ (?:twice|again), same (?:customer|person|client|guest|fault|damage) (?:twice|again)?, already exists?, thirty (?:reports|cases), doppelt\\p{L}*, dublette\\p{L}*, (?:denselben|dieselbe|derselbe|demselben|selben) (?:kunden?|person|schaden|gast)\\p{L}*, (?:schon|bereits) (?:existiert|vorhanden|drin)",
    en: "so that nothing happens twice, the workflow looks first whether it knows the person or the case already, by email, number or place, within the time that you name.",
    de: "Damit nichts doppelt geschieht, sieht der Workflow zuerst nach, ob er die Person oder den Fall schon kennt, an E-Mail, Nummer oder Ort und in der Zeit, die Sie nennen.",
  },
  {
    id: "missing-data",
    words:
      "without (?:a |any )?(?:name|slip|label|number|address|reference)s?, (?:no|missing) (?:name|slip|label|number|phone number|reference|tracking)s?, incomplete, illegible, unreadable, ohne (?:\\p{L}+ ?schein|namen?|nummer|absender|angabe\\p{L}*|sendungsnummer), (?:keine?n?|fehlende\\p{L}*) (?:namen?|nummer|sendungsnummer|angabe\\p{L}*), unvollständig\\p{L}*, unleserlich\\p{L}*",
    en: "where something needed is missing, it does not guess: the case goes on a list or to a person, who completes it.",
    de: "Wo etwas Nötiges fehlt, rät es nicht: Der Fall kommt auf eine Liste oder zu einem Menschen, der ihn ergänzt.",
  },
  {
    id: "own-texts",
    words:
      "(?:two|three|\\d|several|different|own) (?:different )?(?:texts?|messages|msgs|wordings|versions|letters?), salutation, first names?, mr and mrs, (?:formal|informal) (?:you|tone), (?:verschiedene|eigene|drei|zwei|mehrere|unterschiedliche)n? (?:texte?|nachrichten|formulierungen), anred\\p{L}+, duzen, siezen, (?:du|sie) oder (?:sie|du), titel",
    en: "the texts stand in the steps and are yours to write; what differs from person to person, such as the salutation or the text of a group, comes from a column of your list.",
    de: "Die Texte stehen in den Schritten und gehören Ihnen; was sich von Mensch zu Mensch unterscheidet, etwa die Anrede oder der Text einer Gruppe, kommt aus einer Spalte Ihrer Liste.",
  },
  {
    id: "languages",
    words:
      "(?:in|speaks?|spricht|sprechen|auf|reads?) (?:only |nur )?(?:german|english|french|italian|spanish|polish|turkish|romanian|ukrainian|arabic|deutsch|englisch|französisch|italienisch|spanisch|polnisch|türkisch|rumänisch|ukrainisch|arabisch), translat\\p{L}+, übersetz\\p{L}+, zweisprachig\\p{L}*, bilingual",
    en: "each receiver's language needs a column, and each language its text; a step can also translate, and somebody should read that over.",
    de: "Die Sprache jedes Empfängers braucht eine Spalte und jede Sprache ihren Text; ein Schritt kann auch übersetzen, und jemand sollte das gegenlesen.",
  },
  {
    id: "form-field",
    words:
      "(?:form )?fields?(?: in the form)?, check ?box(?:es)?, tick(?:s|ed)? (?:the|a) box, (?:feld|felder|häkchen|kästchen) (?:im|ins|in das) formular, kontrollkästchen, zusätzliche\\p{L}* feld\\p{L}*",
    en: "a form gets a further field easily, and what somebody enters there can decide what happens next.",
    de: "Ein Formular bekommt leicht ein weiteres Feld, und was jemand dort einträgt, kann entscheiden, wie es weitergeht.",
  },
  {
    id: "own-design",
    words:
      "letter ?heads?, (?:own|our|my) (?:design|logo|layout|stationery), briefkopf\\p{L}*, briefpapier, (?:eigenes?|unser\\p{L}*|mein\\p{L}*) (?:logo|design|layout)",
    en: "a PDF with your letterhead or logo takes a step that fills in a template of yours and attaches it.",
    de: "Ein PDF mit Ihrem Briefkopf oder Logo braucht einen Schritt, der eine Vorlage von Ihnen ausfüllt und anhängt.",
  },
  {
    id: "rhythm",
    words:
      "how often, poll(?:s|ing)?, make it (?:mon|tues|wednes|thurs|fri|satur|sun)day, every (?:day|hour|week|night|month) or, (?:once|twice) a (?:day|week|month) or, or (?:just |only )?(?:once|twice) a (?:day|week|month), (?:another|other) (?:day|hour|weekday), wie oft, (?:jeden tag|jede woche|täglich|wöchentlich) oder, oder (?:nur )?(?:einmal (?:am|pro|im|in der) (?:tag|woche|monat)|täglich|wöchentlich|monatlich), (?:andere[rmn]?|anderen) (?:tag|wochentag|uhrzeit)",
    en: "on which days, how often and at what hour it runs stands in its first step: from every minute to once a year.",
    de: "An welchen Tagen, wie oft und um welche Uhrzeit es läuft, steht im ersten Schritt: von jeder Minute bis einmal im Jahr.",
  },
  {
    id: "waits",
    words:
      "(?:\\d+|one|two|three|four|six|eight|a few|an?) (?:more )?(?:minutes?|hours?|days?|weeks?|months?)(?: and \\d+ days?)? (?:before|later|after|earlier|ahead|in advance|prior), \\d+ days and \\d+ days, (?:\\d+|zwei|drei|vier|sechs|acht|ein paar) ?(?:minuten|stunden|tagen?|wochen|monaten?) (?:vorher|davor|danach|später|zuvor|eher|früher), (?:\\d+|zwei|drei|vier|sechs) (?:wochen|tage|monate) (?:eher|statt|genügen|reichen), waits? (?:like |about |for )?(?:\\d+|two|three|four|six) \\p{L}+, wart(?:en|et)? (?:\\d+|zwei|drei|vier|sechs) \\p{L}+, vor (?:\\d+|zwei|drei|vier|sechs) (?:tagen|wochen|monaten|stunden), zu früh, zu spät, too (?:early|late|soon)",
    en: "how long it waits, or how long before a date it writes, is a number that you or we set; several times, such as 90, 30 and 7 days before, are several such numbers.",
    de: "Wie lange es wartet oder wie lange vor einem Termin es schreibt, ist eine Zahl, die Sie oder wir setzen; mehrere Zeiten, etwa 90, 30 und 7 Tage vorher, sind mehrere solche Zahlen.",
  },
];
