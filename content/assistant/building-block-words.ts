// Words by which visitors tell the steps of a workflow (building-blocks.ts), in both languages. Each is a regular
// expression for a whole word or phrase, without capitals. A comma separates them.

export const buildingBlockWords = {
  schedule:
    "every (?:first |second |third |last |other )?(?:day|night|morning|evening|week|month|quarter|year|hour|\\d+ (?:minutes|hours|days|weeks|months)|(?:mon|tues|wednes|thurs|fri|satur|sun)day), each (?:day|morning|week|month|year), daily, nightly, weekly, monthly, yearly, hourly, once (?:a|per) (?:day|week|month|quarter|year), end of (?:the |each |every )?(?:week|month|quarter|year), jede[nrs]? (?:ersten |zweiten |dritten |letzten |zweite )?(?:tag|nacht|morgen|früh|abend|woche|monat|quartal|jahr|stunde|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch), täglich\\p{L}*, wöchentlich\\p{L}*, monatlich\\p{L}*, jährlich\\p{L}*, stündlich, nachts, (?:mon|diens|donners|frei|sams|sonn)tags, mittwochs, einmal (?:am|im|pro|in der) (?:tag|woche|monat|quartal|jahr), (?:monats|quartals|jahres)ende",
  form: "(?:web ?|contact |online |google |booking |order )forms?, (?:an?|the|our|my) forms?, questionnaires?, (?:kontakt|online|web|anmelde|bestell|anfrage|buchungs)?formular\\p{L}*, fragebogen",
  mailbox:
    "inbox(?:es)?, mailbox(?:es)?, (?:mails?|emails?|e-mails?) (?:that )?(?:come|comes|coming|arrive|arrives) in, (?:from|out of) (?:the |our |an? )?(?:mails?|emails?|e-mails?), attachments?, postf(?:ach|ächer)\\p{L}*, posteingang, e?-?mail-?anhäng\\p{L}*, anhang, anhänge(?:n|s)?, aus (?:den |der |einer )?(?:e-)?mails?, mails? (?:kommt|kommen) (?:rein|herein|an)",
  pdf: "pdfs?, pdf-\\p{L}+",
  photos:
    "scans?, scanned, photos?, pictures? of, snap\\p{L}*, screenshots?, handwrit\\p{L}+, fotos?, fotografier\\p{L}*, abfotografier\\p{L}*, (?:ein)?gescannt\\p{L}*, einscannen, handschrift\\p{L}*, handgeschrieben\\p{L}*, zettel\\p{L}*",
  receipts:
    "receipts?, (?:supplier |incoming )invoices?, beleg(?:e|en)?, quittung(?:en)?, eingangsrechnung(?:en)?, kassenbon\\p{L}*",
  speech:
    "voice (?:notes?|messages?|memos?), voicemails?, dictat\\p{L}+, answering machine, recordings?, sprachnachricht\\p{L}*, sprachmemo\\p{L}*, diktat\\p{L}*, diktier\\p{L}*, anrufbeantworter, mailbox-?nachricht\\p{L}*, sprachaufnahmen?",
  phone:
    "(?:missed|incoming|unanswered) (?:phone )?calls?, calls? (?:are |get |be )?missed, phone system, verpasste\\p{L}* anruf\\p{L}*, anrufe? verpass\\p{L}*, telefonanlage",
  table:
    "excel(?:-?\\p{L}+)?, spread ?sheets?, google sheets?, (?:attendance|price|order|job|data|delivery|roster)[- ]?sheets?, (?:a|the|our|my|into|in) sheet, xlsx?, tabelle\\p{L}*, \\p{L}+tabelle\\p{L}*, kundenliste\\p{L}*, mitgliederliste\\p{L}*, in (?:einer|der|unserer) liste, (?:on|in|from|into) (?:a|the|our|my) list",
  export:
    "csv(?:-?\\p{L}+)?, (?:csv|data|an|the|its|nightly|daily|weekly) exports?, exports? (?:a|an|the|only|as|to) \\S+, exported (?:as|from|to|file), exporting (?:a|the|to|as), xml, exportier\\p{L}*, \\p{L}+export",
  folder:
    "folders?, google drive, onedrive, dropbox, sharepoint, nas, shared drive, ordner\\p{L}*, laufwerk\\p{L}*, netzlaufwerk, ablage, ablegen",
  calendar:
    "calendars?, appointments?, bookings?, reservations?, kalender\\p{L}*, termin(?:e|en)?, buchung(?:en)?, reservierung(?:en)?, reservation(?:en)?",
  portal:
    "rightmove, zoopla, onthemarket, gumtree, checkatrade, autotrader, immo(?:bilien)?scout\\p{L}*(?:24)?, immowelt, kleinanzeigen, willhaben, homegate, mobile\\.de, autoscout(?:24)?, my-?hammer, check24, (?:booking |property |job )?portals?, \\p{L}*portal(?:e|en)?",
  orders:
    "(?<!in )orders?, stock, inventory, warehouse, bestellung(?:en)?, bestand, lagerbestand, bestände, warenwirtschaft, lager",
  bank: "sepa, direct debits?, bank file, standing orders?, sepa-\\p{L}+, lastschrift\\p{L}*, beitr(?:ag|äge) einziehen, beitragseinzug, \\p{L}*beiträge einziehen",
  duplicates:
    "duplicat\\p{L}+, (?:booked|entered|sent|listed|there) twice, double[- ]?book\\p{L}*, same (?:person|customer|order|table|invoice) twice, dublette\\p{L}*, doppelt(?:e|en|er)?, doppelbuch\\p{L}*",
  conditions:
    "only (?:if|when|for|those|the ones|after), unless, except(?: for| if| when)?, depending on, (?:more|less|fewer|lower|higher|older) than (?!once|twice|two|three|\\d+ times)\\S+, below \\d+, above \\d+, at least \\d+, at most \\d+, thresholds?, different (?:for|from|times|texts|prices|rules), first come, those who, not everyone, nur (?:wenn|bei|für|die|der|den|falls), außer, es sei denn, je nach(?:dem)?, (?:mehr|weniger|älter|höher|niedriger) als, ab \\d{1,3}(?!\\d)(?! uhr), mindestens \\d+, höchstens \\d+(?! ?(?:mal|x)), \\p{L}*schwelle\\p{L}*, mindestbestand, unterschiedlich\\p{L}*, verschieden\\p{L}*, diejenigen, nicht (?:alle|jeder)",
  wait: "(?:\\d+|an?|one|two|three|four|five|six|ten|a few|some|couple of) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:later|after|before|ahead|in advance|prior|beforehand), after (?:\\d+|an?|one|two|three|a few) (?:minutes?|hours?|days?|weeks?|months?), (?:the |a )?day (?:before|after)(?! tomorrow), wait(?:s|ing)? (?:like |about |for )?(?:\\d+|an?|one|two|three|until|till), follow(?:s|ed|ing)?[- ]?ups?, (?:a |the )?second (?:one|message|email|mail|reminder), zweite (?:mail|nachricht|erinnerung|sms), (?:\\d+|einen?|eine[mr]?|zwei|drei|vier|fünf|sechs|zehn|paar) (?:minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|tage|monate|jahre) (?:später|danach|vorher|davor|zuvor|nachher), (?:nach|vor) (?:\\d+|eine[mr]|zwei|drei|vier|fünf|sechs|zehn|ein paar) (?:minuten?|stunden?|tagen|wochen?|monaten|jahren), (?:am )?(?:vortag|tag (?:davor|vorher|danach|zuvor)), wart(?:en|et) (?:bis|\\d+|ein\\p{L}*|zwei), nachfass\\p{L}*, nachhak\\p{L}*, wiedervorlage",
  stop: "stops? (?:when|if|once|as soon|after), (?:until|till|unless) (?:they|he|she|somebody|someone|the customer|people) (?:answer|answers|reply|replies|respond|responds|pay|pays|cancel|cancels|book|books), (?:if|when) (?:they|he|she|somebody|someone|the customer|people) (?:answer|answers|reply|replies|respond|responds), (?:don['’]?t|doesn['’]?t|do not|does not|hasn['’]?t|haven['’]?t) (?:answer|reply|respond|pay|answered|replied|paid), no (?:answer|reply|response), aufhör\\p{L}*, hört (?:es |das )?auf, (?:nicht|keiner|niemand) (?:mehr )?(?:antwortet|reagiert|zahlt|geantwortet|bezahlt), wenn (?:er|sie|jemand|der kunde|die kundin) (?:antwortet|reagiert), bis (?:er|sie|jemand|der kunde|die kundin) (?:antwortet|reagiert|zahlt|absagt), keine (?:antwort|rückmeldung)",
  limit:
    "more than (?:once|twice|two|three|\\d+ times), (?:only|just) (?:once|twice), (?:once|twice) (?:max|at most), too often, (?:höchstens|maximal|max) (?:einmal|zweimal|dreimal|\\d+ ?mal|\\d+x), (?:nicht|ned|net) öfter, nur (?:einmal|zweimal), zu oft",
  ai: "ai, chatgpt, gpt, summari[sz]e\\p{L}*, categori[sz]\\p{L}*, classif\\p{L}*, sort(?:s|ed|ing)? (?:my |our |the |all )?(?:mails?|emails?|inbox|messages|enquiries|inquiries), (?:write|draft|suggest)(?:s|ing)? (?:the |an? |me )?(?:repl\\p{L}+|answers?|texts?|posts?|captions?|descriptions?), ki, zusammenfass\\p{L}*, kategorisier\\p{L}*, mails? (?:vor)?sortier\\p{L}*, (?:texte?|antwort(?:en)?|posts?|beiträge?) (?:schreib\\p{L}*|vorschlag\\p{L}*|formulier\\p{L}*|entwerf\\p{L}*)",
  languages:
    "translat\\p{L}+, (?:in|into|speaks?) (?:german|english|french|italian|spanish|polish|turkish|portuguese|romanian|ukrainian|russian|arabic|dutch|welsh), (?:several|more|two|three|other|different|their|own|her|his) languages?, multilingual, bilingual, übersetz\\p{L}*, (?:auf|ins?) (?:deutsche?|englische?|französische?|italienische?|spanische?|polnische?|türkische?|portugiesische?|rumänische?|ukrainische?|russische?|arabische?|niederländische?|tschechische?|ungarische?|kroatische?), (?:mehrere|mehreren|verschiedene|verschiedenen|zwei|drei|fremd|landes|mutter|andere|anderen|seiner|ihrer) ?sprachen?, mehrsprachig\\p{L}*, zweisprachig\\p{L}*",
  approval:
    "approv\\p{L}+, sign(?:s|ed)? (?:it )?off, drafts?, before (?:it|they|anything) (?:goes|go|leaves|leave|is sent|are sent|gets sent), (?:read|see|check) (?:it|them|everything) (?:first|before), ask(?:s)? me (?:first|before), freigeb\\p{L}*, freigabe\\p{L}*, entw(?:urf|ürfe)\\p{L}*, absegn\\p{L}*, gegenles\\p{L}*, drüber ?schau\\p{L}*, (?:vorher|erst|selber|selbst) (?:noch )?(?:seh\\p{L}*|les\\p{L}*|prüf\\p{L}*|anschau\\p{L}*|kontrollier\\p{L}*)",
  document:
    "(?:course |training |gift |attendance )certificates?, (?:create|creates|creating|generate|generates|generating|fill(?:s|ing)?(?: in| out)?|writ(?:e|es|ing)) (?:the |an? |our )?(?:contracts?|documents?|proposals?|quotes?|letters?|certificates?), (?:word|pdf) (?:documents?|templates?), mail merge, exposés?, (?:teilnahme|kurs)?zertifikat(?:e|en)? (?:erstell\\p{L}*|ausstell\\p{L}*|verschick\\p{L}*), teilnahme(?:zertifikat|bestätigung)\\p{L}*, urkunde\\p{L}*, serienbrief\\p{L}*, exposees?, bescheinigung\\p{L}*, (?:verträge?|vertrag|dokumente?|angebote?|zertifikate?) (?:erstell\\p{L}*|ausfüll\\p{L}*|schreib\\p{L}*|generier\\p{L}*)",
  signature:
    "e-?sign\\p{L}*, sign(?:ed|s|ing)? (?:it|the (?:contract|document|offer|quote)|online|digitally|contracts?|documents?), digital signatures?, docusign, unterschreib\\p{L}*, unterschrieben\\p{L}*, unterschrift(?:en)?, (?:digital|elektronisch|online) signier\\p{L}*",
  report:
    "reports?, reporting, statistics, dashboards?, totals?, adds? up, overview of, kpis?, berichte?, bericht(?:en|s)?, auswertung\\p{L}*, statistik\\p{L}*, \\p{L}*übersicht, zusammenrechn\\p{L}*, summen?, kennzahl\\p{L}*",
  batches:
    "\\d{1,3}[.,’' ]\\d{3} (?!euro|eur|usd|chf|franken|pounds?|dollars?)\\p{L}+, [5-9]\\d\\d (?!euro|eur|usd|chf|franken|pounds?|dollars?)\\p{L}{4,}, \\d+ ?k (?:records?|rows?|lines?|customers?|contacts?|products?|items?|emails?), (?:thousands|hundreds) of (?!euros|pounds|dollars)\\p{L}+, (?:tausende|hunderte) (?:von )?(?!euro|franken)\\p{L}+",
  email:
    "(?:e-?)?mails? (?:goes|go|going) out, (?:send|sends|sending|get|gets) (?:\\p{L}+ ){0,3}(?:e-?)?mails?, by (?:e-?)?mail, (?:confirmation|reminder|thank[- ]you|welcome) (?:e-?)?mails?, (?:e-)?mail(?:s)? (?:an|raus|schick\\p{L}*|send\\p{L}*|verschick\\p{L}*), per (?:e-)?mail, \\p{L}+(?:bestätigung|erinnerung)s?-?mails?, eingangsbestätigung\\p{L}*",
  sms: "sms, sms-\\p{L}+, text messages?, texts? (?:them|him|her|me|us|customers|guests|clients|patients)",
  whatsapp: "whats? ?app?(?:s|-?\\p{L}+)?",
  print:
    "print(?:s|ed|ing|out|outs)?, (?:shipping|address|print\\p{L}*|parcel) labels?, drucken, gedruckt\\p{L}*, ausdruck\\p{L}*, ausgedruckt\\p{L}*, (?:versand|adress|paket)etikett\\p{L}*",
  letters:
    "letters? (?:to|by|in|through), postcards?, (?:by|in the) post, franking, briefe(?:n|s)?, (?:ein|einen|einem|per|als|der|den) brief, briefpost, postkarten?, (?:mit|per) (?:der )?post",
  networks:
    "instagram, facebook, linkedin, tiktok, youtube, pinterest, social media, (?:insta|fb|social)[- ]?posts?, beitr(?:ag|äge) post\\p{L}*",
  notice:
    "(?:alert|notify|warn|ping)(?:s)? (?:me|us|the team|somebody|someone), tell(?:s)? (?:me|us|the team) (?:when|as soon as|once|if (?:it|something|anything) (?:fails|breaks|stops|is missing)), (?:get|gets) (?:an? )?(?:alerts?|warnings?|notifications?), if (?:it|something|anything) (?:fails|breaks|goes wrong|is missing), gib(?:t)? (?:mir|uns) bescheid, (?:bescheid|alarm|meldung) (?:geb\\p{L}*|schick\\p{L}*|bekomm\\p{L}*|wenn|falls), gewarnt, warn\\p{L}* (?:mich|uns|wenn|falls), wenn (?:was|etwas) (?:schief\\p{L}*|fehlt|ausfällt)",
} as const;
