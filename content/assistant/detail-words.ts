/**
 * Words by which visitors ask for a detail: regular expressions for whole words or phrases, in both languages and without
 * capitals. A comma separates them.
 */
export const detailWords = {
  "large-files":
    "\\d+ ?(?:gb|gigs?|gigabytes?|terabytes?|tb), (?:big|large|huge|heavy) files?, video files?, (?:große|riesige|schwere) dateien, videodateien",
  "money-back":
    "(?:partial )?refunds?, refunded, credit notes?, chargebacks?, returns?(?= (?:too|as well|also|from|are|get))|and returns, gutschrift(?:en)?, retouren?, rückerstattung\\p{L}*, erstattung\\p{L}*, storno\\p{L}*",
  "moved-dates":
    "postpon\\p{L}+, reschedul\\p{L}+, (?:date|appointment|time|slot|schedule|shift)s? (?:is |are |gets? |was )?(?:moved|changed|changes|moves), (?:change|move)s? (?:a|the) (?:date|appointment|time|schedule|rota), verschieb\\p{L}+, verschob\\p{L}+, umgebucht\\p{L}*, verlegt, (?:termin|plan) (?:ge)?änder\\p{L}+",
  "closed-days":
    "(?:bank |public )?holidays?, weekends?, vacations?, closed (?:on|days?), day off, feiertag\\p{L}*, wochenende\\p{L}*, ruhetag\\p{L}*, betriebsferien",
  grouping:
    "(?:one|an?|single|1) (?:e-?mail|message|mail|invoice|reminder|text|letter)s? (?:per|for each|for all|together|for the), per (?:client|customer|owner|family|household|receipt|patient|pupil|student) or, (?:thirty|\\d+|six|so many) (?:e-?mails|messages|reminders|texts|cases), bundl\\p{L}+, grouped, all in one, in one go, siblings?, (?:same|one) (?:owner|family|household), eine (?:mail|nachricht|rechnung|erinnerung|sms) (?:pro|je|für alle), (?:mails?|nachricht(?:en)?|rechnung(?:en)?|erinnerung(?:en)?|sms) (?:pro|je) \\p{L}+, gebündelt, gesammelt, zusammengefasst, geschwister\\p{L}*, (?:dreißig|\\d+) (?:mails|nachrichten|vorgänge), alles in einem",
  fees: "(?:late |cancellation |no-show )?fees?, surcharges?, (?:charged?|half) (?:at )?\\d+ ?%, interest, hourly rates?, mahngebühr\\p{L}*, mahnspesen, ausfallgebühr\\p{L}*, zuschl(?:ag|äge), zinsen, stundens(?:atz|ätze), \\d+ ?€ die stunde",
  "part-payments":
    "instal{1,2}ments?, part(?:ial)?[- ]?pay\\p{L}*, paid (?:half|part)\\p{L}*, deposits?(?: paid| unpaid)?, ratenzahlung\\p{L}*, raten, teilzahlung\\p{L}*, anzahlung(?:en)?, (?:hälfte|halb|teilweise) (?:schon )?bezahlt",
  counting:
    "every (?:second|third|fourth|fifth|\\d+th) (?:lesson|visit|class|order|time|session), \\d+[- ](?:class|lesson|visit|session)s?, count(?:s|ing)?(?: down)?, how many (?:are )?left, jede[nrs]? (?:zweiten?|dritten?|vierten?|fünften?|zehnten?) (?:\\p{L}*stunde|besuch|kurs|bestellung|mal), zehnerkarten?, \\d+er-?karten?, zähl(?:t|en), mitzähl\\p{L}*",
  columns:
    "(?:different|other|more|further|several|own) (?:columns?|spreadsheets?|layouts?), (?:two|three|four|2|3|4|several) (?:excel )?(?:files|lists|spreadsheets|tables|tabs), one list or, second tab, (?:andere|anderen|verschiedene|verschiedenen|eigene) (?:spalten?|tabellen?|aufbau), (?:zwei|drei|vier|2|3|4|mehrere|mehreren) (?:excel-?)?(?:dateien|listen|tabellen|filiallisten), eine liste oder",
  "free-slots":
    "double[- ]book\\p{L}*, same (?:slot|date|day|saturday|sunday|second|time), (?:still |already )?(?:free|booked|taken|full)(?= (?:then|or|already|that)|\\?|,|$), when (?:we are|it is|it's) full, fully booked, at (?:once|the same time) away, doppelt (?:gebucht|vergeben), (?:gleichen|selben) (?:tag|termin|samstag|sonntag), gleichzeitig, (?:wenn|wann|falls) (?:es |alles |mir |wir )?voll (?:is|ist|sind|san), ausgebucht, schon (?:belegt|vergeben|voll)",
  "at-once":
    "immediate(?:ly)?, straight ?away, right away, (?:to|on) my (?:phone|mobile), within minutes, asap, every minute counts, sofort, (?:gleich|direkt) (?:aufs|auf das|auf mein) handy, aufs handy, umgehend, jede minute, (?:gleich|direkt) (?:beim|an den|zum) chef",
  "human-first":
    "approv\\p{L}+, sign(?:s|ed)? (?:it )?off, (?:only |not )?(?:before|after|until) (?:i|we|she|he|they|somebody|my \\p{L}+) (?:have |has )?(?:seen|read|approved?|confirm\\p{L}*|say|said|check\\p{L}*|decid\\p{L}*), ask(?:s)? me first, (?:must|may|should) (?:not|never) (?:be )?(?:auto|automatically)[- ]?(?:confirm|send|answer|order)\\p{L}*, freigeb\\p{L}*, freigabe\\p{L}*, absegn\\p{L}*, (?:nicht|ned|net|nie) (?:einfach|anfoch|automatisch|von selbst|von allein) (?:be)?(?:stätig|schick|send|bestell|antwort)\\p{L}*, (?:selber|selbst) (?:noch )?(?:drüber\\p{L}*|entscheid\\p{L}*|anruf\\p{L}*|oruaf\\p{L}*), vorher(?: \\p{L}+){0,2} (?:drüber\\p{L}*|seh\\p{L}*|les\\p{L}*|bestätig\\p{L}*)",
  "left-out":
    "leav(?:e|es|ing) (?:\\p{L}+ ){0,4}out, left out, skip(?:s|ped|ping)?, exclud\\p{L}+, except(?: for)?, apart from, not (?:for|to) (?:everybody|everyone|all|those|them|him|her|people), don['’]?t (?:want|need) (?:it )?to (?:bug|bother|write to|ask) \\p{L}+, angry (?:customers?|ones?|guests?), (?:has |is |are |have )(?:died?|dead|passed away|deceased), moved (?:away|out), (?:gone|goes|went) to (?:another|someone else), complain(?:ed|ers)?, shouted, auslass\\p{L}*, ausgelassen\\p{L}*, ausnehm\\p{L}*, ausgenommen\\p{L}*, weglass\\p{L}*, überspring\\p{L}*, (?:nicht|ned|net|nix) (?:an|bei|für) (?:alle|jeden|die|den|manche)\\p{L}*, außer(?: bei| für| an)?, verstorben\\p{L}*, gestorben, umgezogen, umzogen, weggezogen, scho(?:n)? bei (?:wem|einem|jemand) ander\\p{L}*",
  threshold:
    "(?:(?<!are |all )over|above|below|under|more than|less than|at least|up to|from) (?:minus |-)?\\d+, groups? of, (?:small|big|large|bigger|smaller) (?:tables?|groups?|parties|orders?|amounts?|ones), coach (?:parties|part\\p{L}*|tours?), limits? (?:of )?\\d+, \\d+/\\d+, (?:(?<!sind |alle )über|unter|ab|mehr als|weniger als|mindestens|höchstens|bis zu) (?:minus |-)?\\d+(?! ?(?:uhr|jahr))\\p{L}*, (?:kloane|kleine|kleinen|große|großen) (?:tisch|gruppe|auftrag|betr)\\p{L}*, busreisen?, busgruppe\\p{L}*, schwelle\\p{L}*, grenzwert\\p{L}*, (?:zwanzg|zwanzig|fünfzig|zehn) (?:leit|leute|personen|gäste)",
  routing:
    "depending on, treat(?:s|ed)? (?:\\p{L}+ )?differently, different (?:people|person|colleagues?|teams?|departments?|sellers?|agents?), per (?:site|branch|region|location|seller|agent), for each (?:site|branch|region|location|seller|agent), which (?:one|site|cottage|branch|property) (?:it|they), two forms, je nach(?:dem)?, anders (?:behandel\\p{L}*|als), (?:pro|je) (?:standort|filiale|region|verkäufer|makler)\\p{L}*, verschiedene(?:n)? (?:leute|kollegen|teams|abteilungen|standorte|filialen), unterschied (?:zwischen|erkenn\\p{L}*)",
  receivers:
    "(?:second|another|two|three|2|3|several|more|both|other) (?:recipients?|receivers?|addresses), (?:to|tell|mail|remind) (?:another|two|three|2|3|several|more|both|other) (?:people|colleagues?|parents), both parents, to (?:both|two|three|2|3)(?: people| of us)?, (?:the|my|our) (?:\\p{L}+ ){1,2}(?:as well|too)(?: and)?, in copy, cc, copy to, both of (?:us|them), remind (?:the|my|our) \\p{L}+ (?:\\p{L}+ )?(?:as well|too), zweite[nrm]? empfänger\\p{L}*, an (?:beide|zwei|drei|mehrere)\\p{L}*, (?:beide|beiden) eltern\\p{L}*, in kopie, auch (?:an|der|die|den|dem|meine?n?) (?:\\p{L}+ )?(?:bekomm\\p{L}*|krieg\\p{L}*|erinner\\p{L}*)?, (?:steuerberat|techniker|buchhalt|hausmeister|chef)\\p{L}* auch",
  stop: "stops? (?:writing|when|if|once|as soon|after|asking), (?:until|till) (?:the list|all|everything|they|he|she), (?:has|have|had|he|she|they|guy|who) already (?:paid|answered|cancel\\p{L}*|replied|booked|said|told), goes? on until, aufhör\\p{L}*, hört (?:es |das )?auf, bis (?:alles|alle|er|sie|jemand), (?:schon|scho|bereits) (?:bezahlt|zahlt|gekündigt|kündigt|abgesagt|zugesagt|geantwortet|gebucht)",
  "once-only":
    "duplicat\\p{L}+, (?:asking|ask|write to|contact\\p{L}*) the same \\p{L}+ (?:twice|again), same (?:customer|person|client|guest|fault|damage) (?:twice|again)?, already exists?, thirty (?:reports|cases), doppelt\\p{L}*, dublette\\p{L}*, (?:denselben|dieselbe|derselbe|demselben|selben) (?:kunden?|person|schaden|gast)\\p{L}*, (?:schon|bereits) (?:existiert|vorhanden|drin)",
  "missing-data":
    "without (?:a |any )?(?:name|slip|label|number|address|reference)s?, (?:no|missing) (?:name|slip|label|number|phone number|reference|tracking)s?, incomplete, illegible, unreadable, ohne (?:\\p{L}+ ?schein|namen?|nummer|absender|angabe\\p{L}*|sendungsnummer), (?:keine?n?|fehlende\\p{L}*) (?:namen?|nummer|sendungsnummer|angabe\\p{L}*), unvollständig\\p{L}*, unleserlich\\p{L}*",
  "own-texts":
    "(?:two|three|\\d|several|different|own) (?:different )?(?:texts?|messages|msgs|wordings|versions|letters?), salutation, first names?, mr and mrs, (?:formal|informal) (?:you|tone), (?:verschiedene|eigene|drei|zwei|mehrere|unterschiedliche)n? (?:texte?|nachrichten|formulierungen), anred\\p{L}+, duzen, siezen, (?:du|sie) oder (?:sie|du), titel",
  languages:
    "(?:in|speaks?|spricht|sprechen|auf|reads?) (?:only |nur )?(?:german|english|french|italian|spanish|polish|turkish|romanian|ukrainian|arabic|deutsch|englisch|französisch|italienisch|spanisch|polnisch|türkisch|rumänisch|ukrainisch|arabisch), translat\\p{L}+, übersetz\\p{L}+, zweisprachig\\p{L}*, bilingual",
  "form-field":
    "(?:form )?fields?(?: in the form)?, check ?box(?:es)?, tick(?:s|ed)? (?:the|a) box, (?:feld|felder|häkchen|kästchen) (?:im|ins|in das) formular, kontrollkästchen, zusätzliche\\p{L}* feld\\p{L}*",
  "own-design":
    "letter ?heads?, (?:own|our|my) (?:design|logo|layout|stationery), briefkopf\\p{L}*, briefpapier, (?:eigenes?|unser\\p{L}*|mein\\p{L}*) (?:logo|design|layout)",
  rhythm:
    "how often, poll(?:s|ing)?, make it (?:mon|tues|wednes|thurs|fri|satur|sun)day, every (?:day|hour|week|night|month) or, (?:once|twice) a (?:day|week|month) or, or (?:just |only )?(?:once|twice) a (?:day|week|month), (?:another|other) (?:day|hour|weekday), wie oft, (?:jeden tag|jede woche|täglich|wöchentlich) oder, oder (?:nur )?(?:einmal (?:am|pro|im|in der) (?:tag|woche|monat)|täglich|wöchentlich|monatlich), (?:andere[rmn]?|anderen) (?:tag|wochentag|uhrzeit)",
  waits:
    "(?:\\d+|one|two|three|four|six|eight|a few|an?) (?:more )?(?:minutes?|hours?|days?|weeks?|months?)(?: and \\d+ days?)? (?:before|later|after|earlier|ahead|in advance|prior), \\d+ days and \\d+ days, (?:\\d+|zwei|drei|vier|sechs|acht|ein paar) ?(?:minuten|stunden|tagen?|wochen|monaten?) (?:vorher|davor|danach|später|zuvor|eher|früher), (?:\\d+|zwei|drei|vier|sechs) (?:wochen|tage|monate) (?:eher|statt|genügen|reichen), waits? (?:like |about |for )?(?:\\d+|two|three|four|six) \\p{L}+, wart(?:en|et)? (?:\\d+|zwei|drei|vier|sechs) \\p{L}+, vor (?:\\d+|zwei|drei|vier|sechs) (?:tagen|wochen|monaten|stunden), zu früh, zu spät, too (?:early|late|soon)",
} satisfies Readonly<Record<string, string>>;
