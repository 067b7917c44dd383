import { lines } from "./lines.ts";

// What people write who have the task that a template does, by its slug.

export const templateExamples: Readonly<Record<string, readonly string[]>> = {
  "load-drive-documents": lines(`
    knowledge base
    documents knowledge base
    Wissensdatenbank
    we have hundreds of PDFs in Google Drive and want to ask questions about them
    build a knowledge base from our shared folder
    index our Drive documents for an AI
    vector database from Google Docs
    keep our company wiki searchable, files change all the time
    RAG over our handbook folder with pgvector
    I want an AI that knows our documents
    embeddings of our manuals in Postgres
    make our internal papers searchable
    Unsere Dokumente in Google Drive durchsuchbar machen
    Wissensdatenbank aus unserem Ordner bauen
    Die KI soll unsere Handbücher kennen
    Wir haben hunderte PDFs im Drive und finden nichts wieder
    Dokumente in eine Vektordatenbank laden
    Fragen an unsere eigenen Unterlagen stellen
    all our know-how sits in a shared folder and nobody finds anything
    can a machine read our whole Drive and answer from it
    new staff keep asking things that are written down somewhere
    I want to chat with our documents
    our procedures are spread over four hundred Word files
    Unser ganzes Wissen liegt in einem Ordner und keiner findet was
    Mit unseren Dokumenten chatten
    Neue Leute fragen dauernd Sachen die irgendwo aufgeschrieben sind
    Vierhundert Word-Dateien mit Anleitungen
    thirty years of fitting instructions sit on our google drive, I want something that swallows the lot and then tells my lads what torque to use
    every manual for every boiler we ever fitted is up on the Drive. be good if a machine had read them
    we keep dropping new spec sheets in the shared google folder and the AI thing my nephew built never knows about them
    feed the drive folder to a bot, and forget the ones we bin
    Alle Montageanleitungen liegen im Google Drive, die soll ein Rechner lesen und sich merken
    Mein Sohn hat so ne KI gebaut, die kennt aber die neuen Zettel aus dem Drive nicht
    unser Ordner im Drive müsste jede Stunde in die Datenbank, damit der Assistent nich aus alten Fassungen vorliest
    Betriebshandbuch, Gerätepapiere, Merkblätter, alles im Drive. Soll die KI nachschlagen können
    our SOPs live in gdrive, want gpt to be able to look stuff up in them and stay fresh when ppl edit
    need ingestion pipeline: gdrive > chunks > embeddings > supabase
    hey! building a RAG thing for our agency playbook, the vectors go stale every time someone updates a doc 😩
    we keep all briefs and onboarding guides as google docs, can a bot always have the latest version in its head
    Unsere ganzen SOPs liegen im Drive, die sollen automatisch in unsere Vektor-DB
    brauch was das PDFs aus nem Google Ordner zerhackt und als Embeddings ablegt, stündlich am besten
    wir bauen grad nen internen GPT und der soll immer den neuesten Stand aus den Google Docs kennen
    Guten Tag, unsere Richtlinien und Handbücher auf Google Drive sollen für einen KI-Assistenten eingelesen werden und aktuell bleiben
    Our employee manuals, treatment protocols and insurance cheat sheets are all on Google Drive. I'd like a bot to consult them, but it must always have the latest revision.
    can the stuff in our Gdrive be fed into a vector store so it stays fresh by itself
    precedent files, 1,100 Word docs on Drive, need chunking and embedding for our internal legal assistant
    whenever somebody edits a policy in the shared drive the AI's memory should pick it up within the hour
    Die Merkblätter der Kanzlei liegen in Google Drive und sollen einer KI als Gedächtnis dienen
    Unsere Pflegestandards ändern sich dauernd, der Assistent soll immer die neuste Fassung aus dem Drive kennen
    Wie bekommen wir PDF-Skripte aus dem Schulordner in pgvector, laufend aktualisiert
    gelöschte Drive-Dateien sollen auch aus dem KI-Wissensspeicher verschwinden
  `),
  "turn-voice-notes-into-tasks": lines(`
    I record voice memos on my phone while driving and never type them up
    speech to text for my to do list
    dictate tasks on Telegram
    I think of things in the car and forget them, can I just speak them
    turn spoken notes into calendar entries
    my boss sends me endless voice messages with ten things to do in them
    transcribe audio and put it into Todoist
    on the building site I can't type, I want to talk into my phone
    reminders by talking
    Sprachnachrichten in Aufgaben verwandeln
    Ich diktiere unterwegs und will das als Liste haben
    Auf der Baustelle kann ich nicht tippen, ich will ins Handy sprechen
    Mein Chef schickt ständig Sprachnachrichten mit Aufträgen
    Memos abtippen lassen
    Gesprochene Notizen in den Kalender eintragen
    Telegram Sprachmemo zu Todoist
    Todoist
    Telegram
    I talk to my phone in the van and nothing gets written down
    I mumble ideas into Telegram all day
    my hands are dirty, I can only talk
    jobs come to me by voice message and I lose half
    turn what I say into a list
    Im Auto fällt mir alles ein und zu Hause ist es weg
    Ich quatsche alles ins Handy und keiner schreibt es auf
    Mit dreckigen Händen kann ich nicht tippen
    Aufträge kommen per Sprachnachricht und die Hälfte geht verloren
    I leave myself audio notes and never listen to them
    speak instead of type
    Ich nehme Notizen auf und höre sie nie an
    Sprechen statt tippen
    I'm up a ladder all day with filthy hands. want to speak into my phone and have it land on a list
    talk to my telegram in the van, ring Mrs Hobbs, pick up copper, and it writes it down proper
    can't type for toffee, fat fingers, but I can blather. turn my blather into jobs to do and dates in the diary
    I mutter reminders to myself driving between sites and by teatime they're gone
    Ich sitz den ganzen Tag im Bulli, ich will reinsprechen und abends steht das auf der Liste
    Diktieren statt tippen, mit Handschuhen geht das Handy nich
    ich quassel meine Erledigungen ins Telegram und dann sollen die im Kalender stehn
    was mir unterwegs einfällt vergess ich bis Feierabend, aufsprechen müsste man das können
    I ramble into my phone between client meetings and would love that to land in todoist
    walking the dog = best ideas. gone by the time I'm at my desk. can I just talk to a bot and get to-dos
    telegram audio -> todoist + gcal pls
    as an EA I get 3 min audio from my boss every morning, has to become a list of tasks and meetings
    Ich quatsch unterwegs alles in Telegram rein und am Ende vergess ich die Hälfte, kann das direkt in Todoist landen?
    Sprachmemo rein, Aufgabe raus 🎤
    beim Autofahren diktieren und es steht danach im Kalender, das wär der Traum
    Die Chefin schickt Sprachnachrichten, ich muss alles abhören und als To-dos eintragen
    I walk between exam rooms all day and mumble reminders into my phone. Somebody turn that into a checklist please
    talk to Telegram, get it in Todoist, is that a thing you guys do
    between showings I dictate ten things to myself and forget nine of them
    Driving from client to client I can only speak. Call the Hendersons Tuesday at 4 should land on my calendar
    Ich rede unterwegs ins Handy und daheim soll daraus eine Pendenzenliste geworden sein
    Nach jedem Coaching spreche ich mir Erinnerungen auf, die versanden alle
    Auf der Autobahn diktieren, im Büro als Todo vorfinden
    Aufgesprochenes abtippen lassen und Termine gleich in den Kalender
  `),
  "draft-booking-replies": lines(`
    can you answer the emails of our guests
    guests write and ask for a room, I answer every one by hand
    somebody should prepare replies to reservation emails
    every inquiry for a room takes me ten minutes, look in the calendar, write back
    people email us for dates and we answer too late, then they book elsewhere
    answer booking inquiries for our guest house
    reply to emails asking whether a room is free
    read the dates from an email and look whether we have something free
    draft an answer when a guest asks for two nights
    room requests by email pile up while I serve breakfast
    put a room on hold until the guest says yes
    we get requests in German and English for our holiday flats and type the same answer again
    is there something like the hotel example on your front page
    the hotel story at the top, I want that
    an email for a room comes in, calendar, list and reply are ready
    B&B, I write back at midnight whether the double is free
    inquiries for our six rooms come by mail and I lose track
    twenty emails a day, have you got a room from to
    reservation requests by email, no booking engine
    our inn gets asked by email for weekends all the time
    Könnt ihr die Mails unserer Gäste beantworten
    Gäste fragen per Mail nach einem Zimmer und ich antworte jedem von Hand
    Zimmeranfragen automatisch beantworten
    Buchungsanfragen kommen per E-Mail, wir brauchen Antwortentwürfe
    Jemand schreibt wegen zwei Nächten, im Kalender nachsehen und zurückschreiben
    Wir antworten zu spät auf Anfragen und die Gäste buchen woanders
    Ist vom 3. bis 5. noch ein Zimmer frei, das fragen uns täglich zehn Leute
    Reservierungsanfragen für unsere Ferienwohnungen
    Antwortvorschläge für Anfragen an unsere Pension
    Das Zimmer reservieren, bis der Gast zusagt
    Das Beispiel mit dem Hotel auf der Startseite, genau das will ich haben
    Aus der Anfragemail die Daten lesen und prüfen ob was frei ist
    Abends um elf tippe ich noch Zusagen für Doppelzimmer
    Gasthof mit acht Zimmern, alle fragen per Mail an
    Anfragen auf Deutsch und Englisch, immer die gleiche Antwort
    Ferienhaus, ständig die Frage ob die Woche noch zu haben ist
  `),
  "take-table-reservations": lines(`
    guests phone all evening to reserve a table and nobody can pick up
    online reservations for our restaurant
    I keep the bookings in a paper book and we double book
    booking form for tables with confirmation on WhatsApp
    people should be able to book a table on our site
    our bistro needs a simple reservation system
    seats for Saturday night are always overbooked
    confirm diners by WhatsApp
    take bookings for the beer garden
    Tischreservierung online
    Bei uns klingelt abends dauernd das Telefon wegen Reservierungen
    Gäste sollen über die Homepage einen Tisch buchen können
    Das Reservierungsbuch ist ein Chaos
    Wir haben ein kleines Lokal und Tische werden doppelt vergeben
    Reservierungen per WhatsApp bestätigen
    Unser Wirtshaus braucht ein Formular für Tische
    Saturday at eight we gave away the four seater twice
    the phone rings in the middle of service
    folk want to book for Sunday lunch
    our maître writes names on a napkin
    tables for Mother's Day by a form
    Samstag war der Vierertisch zweimal vergeben
    Mitten im Service klingelt das Telefon
    Die Leute wollen für den Sonntagsbrunch reservieren
    Wir schreiben Reservierungen auf Bierdeckel
    Muttertag Tische über das Internet
    I'm at the stove when it rings and lose bookings
    tapas bar, people want a table tonight
    wine tavern, groups call for Friday
    online table requests with a yes or no by WhatsApp
    Ich stehe am Herd und kann keine Reservierung annehmen
    Weinstube, Gruppen rufen für Freitag an
    Biergarten, Tische fürs Wochenende
    Pizzeria, Reservierungen am Telefon nerven
    Stammtische und Familienfeiern, wer sitzt wo
    our tea room is rammed on Sundays and the missus writes who's coming on the back of a napkin
    people want to put their names down for the carvery, party of six and so on, and get a whatsapp back saying you're in
    we only got 28 covers and twice last month we let in more than we had chairs for
    let folk grab a spot for fish friday online, and ping them on the day so they turn up
    Wir haben 40 Plätze in der Fischstube und sonntags steht alles im Schmierheft, wer wann mit wieviel Mann kommt
    Leute sollen sich zum Grünkohlessen eintragen könn und per WhatsApp Bescheid kriegen
    letzten Samstag zweimal den selben Ecktisch vergeben, das war mir peinlich
    Kaffeegäste sollen online sagen wann sie kommen und zu wie vielt
    we run a natural wine bar in Neukölln, ppl dm us for a table all night, need a booking page that knows when we're full
    is there a thing like opentable but ours? guests pick party size and get a whatsapp
    brunch spot in Austin, phone never stops on Saturdays bc everybody wants a spot for 4
    resy takes too much per cover, just want a simple form that checks seats and confirms
    Kleines Ramen-Lokal, die Leute sollen online einen Platz reservieren können und ne WhatsApp kriegen
    Tischbuchung ohne OpenTable
    immer doppelt vergebene Tische am Freitag 🙈 geht das automatisch mit Plätze zählen?
    Wir hätten gerne ein Reservierungsformular für unser Bistro, mit Bestätigung und Erinnerung am Tag selbst
    Our hotel bistro has eleven tables and the phone at the desk never shuts up on Fridays. People should pick their seats for dinner online and get a WhatsApp back
    guests want to reserve for supper on the web page and we overbook every Sunday brunch
    party of six at 7:30, right now we scribble it in a diary by the till and lose it
    dinner bookings online, but big groups must ring us
    Unser Beisl hat vierzig Plätze und das Reservierungsbuch ist ein einziges Gekritzel
    Gäste sollen selber online sehen ob am Samstagabend noch Platz ist zum Essen
    Tisch bestellen übers Netz mit Bestätigung aufs WhatsApp
    Im Gasthof nimmt die Kellnerin während dem Service Reservationen entgegen, das muss anders gehen
    I own a restaurant
    we have a small restaurant
  `),
  "confirm-appointments-by-sms": lines(`
    appointment confirmation sms
    booked appointments sms
    Terminbestätigung SMS
    clients book online with us and then don't show up
    text people a day before their appointment
    salon with too many no shows
    send a confirmation text after somebody booked
    remind my customers of their haircut
    our nail studio loses money because people forget
    appointment texts for a physio
    automatic sms after a Cal.com booking
    garage: customers forget to bring their car in
    reschedule link by text message
    Kunden buchen online und kommen dann nicht
    SMS einen Tag vor dem Termin
    Beim Friseur vergessen die Leute ihre Termine
    Nach der Buchung soll eine Bestätigung aufs Handy gehen
    Kosmetikstudio mit vielen Ausfällen
    Terminbestätigung per Kurznachricht
    Werkstattkunden an den Termin erinnern
    Physiopraxis, Leute buchen im Netz und erscheinen nicht
    they book on the website and then stand me up
    folk forget they had a slot with me
    tattoo studio, deposits and forgotten dates
    dog groomer, owners never turn up
    people miss their driving lesson
    could my clients get a text the night before
    Die buchen im Netz und lassen mich dann sitzen
    Tattoostudio, vergessene Termine
    Hundesalon, Besitzer kommen nicht
    Können meine Kunden am Abend vorher eine SMS kriegen
    Massagepraxis, die Leute verschwitzen ihre Zeit
    optician, eye tests get forgotten
    Optiker, Sehtests werden vergessen
    one in five appointments is forgotten
    jeder fünfte Termin platzt
    beauty parlor, empty slots because girls forget
    bookings via Cal.com need a text confirmation
    bike workshop, folk don't drop off on their day
    photographer, shoots forgotten
    tell them by text that the booking worked
    hair extensions take three hours, a no show kills my day
    Kosmetik, Kundinnen vergessen ihre Behandlung
    Fahrradwerkstatt, Leute bringen das Rad nicht zum vereinbarten Tag
    Fotografin, Shooting vergessen
    Per SMS sagen dass die Buchung geklappt hat
    Wer online bucht soll eine Bestätigung bekommen
    customers book the MOT on the Cal.com page then forget which day it was. text them
    half the folk booked in for a sofa measure aren't in when I knock. a text the night before would sort it
    I do chimney sweeping, bookings come through cal.com, I want a message going to their mobile straight off with the time
    punters don't read email, they read texts. tell them tuesday 9 o'clock, van's coming
    Kunden buchen den Reifenwechsel online und stehn dann am falschen Tag aufm Hof, ne SMS vorher wär gut
    Bin Schornsteinfeger, die Leute sind nie da. Kurznachricht aufs Handy am Tag davor
    wer bei uns über Cal.com bucht soll gleich ne Kurzmitteilung kriegen mit Uhrzeit
    SMS an die Kundschaft bevor ich anfahre zum Termin
    we're on cal.com and half the people no show, can it text them
    cal.com + twilio text the day before??
    nail studio in Brooklyn, clients book online and then ghost. want a text w/ reschedule link
    our lash studio takes bookings through cal, emails go to spam so we want texts
    Kunden buchen bei uns über cal.com und tauchen dann nicht auf, SMS vorher wär super
    Tattoo-Studio hier, viele No-Shows trotz Online-Buchung. kann da ne SMS raus mit Link zum Verschieben
    cal.com Buchung -> SMS
    Bitte eine Textnachricht an die Kundin sobald sie online gebucht hat und am Vortag nochmal
    our clients book their own slots through Cal.com and half of them say they never got anything, I want a text going out
    text message the moment someone grabs a slot in cal.com, then another the evening before
    Can the booking link be texted back with an option to move it? We use Cal dot com for the physio studio.
    people who book themselves online don't show because nobody texts them
    Wer über Cal.com bucht soll eine SMS kriegen, mit Link zum Verschieben
    Online gebuchte Termine per Kurznachricht bestätigen, am Vortag nochmals
    Die Leute buchen selbst im Internet und vergessen es, ein SMS vorher wäre super
    Unsere Klienten sollen nach der Onlinebuchung gleich was aufs Natel bekommen
    gym, people don't show up to the trial class
    Fitnessstudio, Leute kommen nicht zum Probetraining
  `),
  "enroll-course-participants": lines(`
    course enrollment
    course participants
    Kursanmeldung
    people sign up for our yoga course by email and we type it into a list
    course registration with waiting list and payment reminder
    classes get overbooked because nobody counts the places
    enrollment for our language school
    students register but never pay
    sign up sheet for workshops
    our music school has forty groups and enrolments by mail
    evening classes, registrations by hand, who moves up when somebody drops out
    dance school registrations
    seminar bookings, certificates and fees
    Anmeldungen zu unseren Kursen kommen per Mail und wir tippen alles ab
    Kursplätze werden überbucht
    Teilnehmer melden sich an und zahlen dann nicht
    Wer rückt nach wenn jemand absagt vom Kurs
    Anmeldung für die Musikschule
    Wir sind eine Tanzschule und führen Listen von Hand
    Volkshochschule, Anmeldeformular mit Warteliste
    Workshop Anmeldungen verwalten
    Kursgebühren anmahnen
    thirty people signed up for twelve mats
    who has paid the course fee and who hasn't
    swimming lessons, parents write emails to book
    pottery class sign ups on scraps of paper
    summer camp registrations
    first aid training, list of attendees
    Dreißig Anmeldungen auf zwölf Matten
    Wer hat die Kursgebühr bezahlt und wer nicht
    Schwimmkurse, Eltern melden per Mail an
    Töpferkurs, Anmeldungen auf Zetteln
    Ferienlager Anmeldungen
    Erste-Hilfe-Kurs Teilnehmerliste
    Nähkurs mit Warteliste
    our dance classes fill up and I lose track of who is in
    ceramics studio, sign ups arrive by text and mail and Instagram
    choir school, parents forget the fee
    chess club lessons, list of names and payments
    drone pilot training, seats limited
    Töpferstudio, Anmeldungen kommen per SMS und Mail
    Unsere Tanzkurse sind voll und ich verliere den Überblick
    Chorschule, Eltern vergessen den Beitrag
    Yogakurs, wer hat bezahlt
    Fortbildung für Erzieherinnen, Plätze begrenzt
    Segelkurs Anmeldung
    I run upholstery classes on a Saturday, ten at a bench, and chasing the fees is worse than the teaching
    bread making workshop in my bakehouse, twelve folk max. they sign up and then dont cough up
    sailing lessons, want people to put their name down, see if there's room, and be nagged for the deposit
    my wife does pottery evenings in the barn. names, numbers, who's paid, it's all on one bit of card
    Wir machen Räucherkurse, zehn Mann passen rein, und jeder zweite zahlt erst wenn man dreimal fragt
    Segelschule Kappeln, die Leute melden sich an und dann is das Boot überbucht
    Korbflechten für Anfänger, Teilnehmer sollen sich selbst eintragen und die Gebühr nich vergessen
    wer beim Motorsägenschein mitmacht, wer nachrückt, wer noch Geld schuldet. das will ich nich mehr von Hand
    our pottery workshops sell out and I'm tracking sign-ups + who paid in a google sheet by hand 😅
    yoga teacher training, 14 spots, waitlist, and then chasing people for the fee. halp
    sign up for workshop, check if seats left, nudge about the payment
    I run evening classes and ppl register by email, then I forget who's still owing the course fee
    Kochkurse mit 10 Plätzen: Anmeldung, Warteliste und wer hat noch nicht gezahlt, alles händisch
    Unsere Workshop-Anmeldungen kommen per Mail, ich zähl die Plätze in nem Sheet, nervt
    Teilnehmer melden sich für ein Seminar an und zahlen die Gebühr nie rechtzeitig
    wenn der Kurs voll ist solln die Leute auf ne Liste und ne nette Mail kriegen
    Evening classes in Galway: folks sign up by email, I count heads on paper, and then chase the fee for weeks
    sign ups for our first aid training with a cap of 14 and a waitlist
    parents register kids for summer camp and only half pay, can the chasing happen on its own
    we need a registration form for workshops that closes when the seats are gone
    Die Anmeldungen zum Yogakurs kommen per Mail, WhatsApp und Zettel, und das Kursgeld fehlt dann
    Anmeldeschluss, freie Plätze, Warteliste, Kursgebühr anmahnen: alles noch Handarbeit bei der Volkshochschule
    Wer sich fürs Seminar einträgt soll sofort wissen ob er dabei ist und bis wann er zahlen muss
    Skikurs-Einschreibung mit begrenzter Teilnehmerzahl
  `),
  "offer-canceled-appointments": lines(`
    canceled appointments
    waiting list
    appointments waiting list
    Warteliste
    when a patient cancels the slot stays empty
    fill gaps in the diary at short notice
    we have a waiting list but no time to phone through it
    offer free slots to people who are waiting
    last minute cancellations cost us money, others would love to come
    ring round everybody when somebody drops out
    short notice list for the dentist
    move up from the waitlist automatically
    Wenn jemand absagt bleibt der Termin leer
    Warteliste abtelefonieren kostet uns Stunden
    Freie Termine kurzfristig anbieten
    Abgesagte Stunden an andere vergeben
    Nachrücker für abgesagte Termine finden
    Kurzfristige Absagen, wir sitzen dann herum
    Lücken im Terminkalender füllen
    somebody drops out at nine and the hour is dead
    there's always someone dying to get in sooner
    gaps in the day because of late cancellations
    ring the next on the list when one cancels
    Einer sagt um neun ab und die Stunde ist futsch
    Es gibt immer wen der gern früher drankäme
    Wenn einer absagt den Nächsten auf der Liste anrufen
    Lücken durch späte Absagen
    when somebody calls off, the next in line should hear at once
    short notice free appointments, who wants it
    the standby list lives on a sticky note
    Sagt einer ab, soll der Nächste sofort Bescheid bekommen
    Kurzfristig frei geworden, wer will
    Unsere Nachrückerliste hängt auf einem Klebezettel
    Ausgefallene Stunden neu besetzen
    when Mrs Braithwaite cries off her perm I've an empty chair and six women who'd have bitten my hand off for it
    somebody drops out, I delete it from google calendar, and then I'm an hour on the phone finding who wants the gap
    fill the hole when a customer pulls out late. ask the next in the queue, then the next
    I've a list of people hoping to get in sooner, shout to them when a slot goes begging
    Wenn eine absagt sitz ich im Salon und dreh Däumchen, dabei wollen fünf andere früher ran
    Lücke im Kalender weil einer abspringt, der nächste in der Reihe soll gefragt werden
    Kunde springt ab, Bühne leer, ich telefonier dann rum wer einspringen mag
    freigewordene Stunde der Reihe nach anbieten, wer zuerst ja sagt kriegt sie
    client bails last minute and the slot just stays empty. can it ask the next ppl who wanted in, one at a time
    somebody deletes from the calendar → email whoever is waiting → first yes gets it
    hair salon, full for weeks, but a cancelation = lost money bc I have no time to call down the list
    fill gaps in my gcal from a waitlist sheet automatically
    Wenn jemand absagt, soll automatisch der Nächste von der Warteliste gefragt werden
    Piercingstudio: abgesprungene Kunden = leerer Stuhl, dabei warten 20 Leute 😤
    freigewordene Slots nachbesetzen ohne rumtelefonieren
    Bei einer Absage würden wir gern nacheinander die Wartenden anschreiben, bis einer zusagt
    Someone bails on a 10am hygienist slot and it just sits empty, while I have thirty people begging for earlier. Could they be asked in turn?
    when a client drops out, email the next in line, first yes wins
    backfill gaps in my therapy schedule from the standby list
    last minute dropouts cost us a fortune, we want to hand the hour to whoever is next
    Sagt jemand ab, soll der Nächste von der Liste gefragt werden, einer nach dem andern
    Lücken durch kurzfristige Absagen wieder füllen, wir haben genug Leute die früher drankommen wollen
    Ausgefallene Therapiestunden gehen verloren obwohl zwanzig Personen warten
    frei gewordene Stunde dem Nachrücker anbieten, per Mail mit Ja-Knopf
  `),
  "plan-property-viewings": lines(`
    arranging house viewings takes all day
    we are estate agents and book showings by phone
    after a viewing nobody follows up
    buyers book a viewing and don't turn up at the house
    send directions before an open house
    ask people after the flat viewing what they thought
    schedule property tours with Calendly
    letting agency, tenants want to see flats
    Besichtigungen vereinbaren frisst den ganzen Tag
    Wir sind Makler und telefonieren wegen Besichtigungsterminen
    Nach der Besichtigung fragt keiner nach
    Interessenten kommen nicht zur Wohnungsbesichtigung
    Termine für Hausbesichtigungen online
    Rückmeldung nach der Wohnungsbesichtigung einholen
    Exposé und Anfahrt vor der Besichtigung schicken
    Calendly for viewings
    we drive to a flat and nobody is there
    Saturdays full of house tours, arranged by twenty phone calls
    buyers say I'll think about it and vanish after the tour
    show apartments to tenants without the ping pong
    Wir fahren hin und keiner ist da, Besichtigung geplatzt
    Zwanzig Anrufe für einen Besichtigungstag
    Nach der Besichtigung hört man nichts mehr
    Wohnungen zeigen ohne das Hin und Her
    coordinating house tours is killing me
    our agents drive across town for nothing
    feedback after showing a flat
    Wohnungsbesichtigungen koordinieren bringt mich um
    Unsere Makler fahren umsonst durch die Stadt
    Sammelbesichtigung organisieren
    Interessenten nach dem Besichtigen fragen wie es gefiel
    people who come round to look at a flat, half don't show. we use calendly for it
    I let eleven houses in Hull, showing folk round is a job in itself, and after I never hear if they liked it
    book a look-round, remind em, then ask did you like the place
    put whoever looked at the cottage into pipedrive and tell me to ring if they were keen
    Leute kommen zum Angucken vom Haus und hinterher hör ich nie wieder was
    Wohnung zeigen, zwölf Leute eingetragen bei Calendly, vier da
    Nach dem Rundgang soll gefragt werden ob sie das Reihenhaus noch wollen
    Interessenten die das Objekt anschauen erinnern und ins Pipedrive stecken
    we're a brokerage in Miami, showings are booked thru calendly, then I retype everybody into pipedrive
    apartment tours: reminder, directions, then ask em if they liked it
    open house follow up, nobody on my team does it
    prospects book a walkthrough of the unit and forget about it, would love texts and feedback after
    Besichtigungstermine über Calendly, danach fragt keiner nach ob Interesse besteht
    Wohnungsbesichtigung: Bestätigung mit Adresse, Erinnerung und danach kurz Feedback
    Interessenten aus Besichtigungen sollen im Pipedrive landen und ich krieg nen Anruf-Task wenn sie wollen
    Für unsere Makler: wer schaut wann welches Objekt an, mit automatischer SMS davor
    Realtor here. Showings get booked through Calendly and then I retype each buyer in Pipedrive and forget to ask how they liked the condo.
    after the open house visit I want buyers asked for feedback and the keen ones phoned
    buyers no-show at apartment tours, remind them and give them the address
    house tours: booking, reminder, follow up, all in the CRM
    Besichtigungen buchen die Interessenten über Calendly, danach hört keiner mehr von uns
    Wohnungsbesichtigung: Adresse schicken, am Vortag erinnern, hinterher fragen ob noch Interesse besteht
    Der Makler steht vor der Tür und niemand kommt
    Nach der Hausbesichtigung automatisch nachfassen und im Pipedrive vermerken
  `),
  "prepare-coaching-sessions": lines(`
    I am a coach and forget what we talked about last time
    clients should fill in a form before the session
    write the invoice after a coaching hour
    business coach, booking, questionnaire and bill
    prepare my sessions, notes from last time at hand
    therapist style intake before the first session
    consultant: after each meeting I have to write the bill
    Calendly booking then invoice draft
    Ich bin Coach und bereite jede Stunde von Hand vor
    Vor der Sitzung soll der Klient einen Fragebogen ausfüllen
    Nach dem Coaching die Rechnung schreiben
    Mentorin, Buchung und Rechnung sollen von selbst laufen
    Notizen vom letzten Mal vor dem Gespräch bekommen
    Als Beraterin schreibe ich nach jeder Stunde eine Rechnung
    Vorbereitung auf Klientengespräche
    Calendly for my sessions
    five minutes before the client I scramble for my notes
    after a session I never get round to the bill
    career coach, questionnaire before we meet
    I mentor founders and lose track of who is where
    Fünf Minuten vor dem Klienten suche ich meine Notizen
    Nach der Stunde komme ich nie zum Rechnungschreiben
    Karriereberatung, Fragebogen vor dem Treffen
    Ich begleite Gründer und verliere den Überblick
    before every call I'd like a page with what we said last time
    life coach, who said what in which session
    nutrition advice, questionnaire and bill
    Vor jedem Gespräch hätte ich gern eine Seite mit dem vom letzten Mal
    Ernährungsberatung, Fragebogen und Rechnung
    Paarberatung, Notizen und Abrechnung
    Systemischer Coach mit zu viel Bürokram
    I do business mentoring since I sold the garage, folk book on calendly and I never know what they want before they sit down
    before I sit with a client I want their answers on one sheet of paper, and after it the bill half written
    my wife is a life coach, she forgets to bill every third hour she does
    I advise young tradesmen by the hour. questions beforehand, bill after. that simple
    Ich berate Nachfolger im Handwerk, nach der Stunde vergess ich immer die Rechnung
    vor dem Coaching will ich auf einem Blatt haben was der Klient auf dem Herzen hat
    Meine Frau coacht, ihre Klienten buchen bei Calendly, sie weiß vorher nie worum es geht
    Fragebogen vorher, Gespräch, hinterher Rechnungsentwurf, so stell ich mir das vor mit meinen Klienten
    1:1 coaching, booked w/ calendly. i want their answers in front of me before the zoom and the bill drafted after
    career coach here, my prep is chaos. questionnaire goes out late, invoicing even later
    after every client session i forget to bill them lol
    pre-session questions to my mentees and a one pager for me the day before
    Ich bin Mindset-Coach, vor jeder Sitzung brauch ich den Fragebogen und danach ne Rechnungsmail
    Coachees füllen vorher was aus und ich hab am Vortag alles auf einer Seite, gibts das?
    nach der Session Honorarnote als Entwurf im Gmail bitte
    Supervision und Beratung über Calendly gebucht, Vorbereitung und Abrechnung bleiben immer liegen
    I'm an executive coach. Before each hour I want the client's answers on one page and afterwards the bill half written
    new Calendly session, send questionnaire, brief me the day before, prep the invoice
    my coachees never fill out the pre-session questions unless I nag
    solo life coach drowning in prep and billing for every single session
    Vor jeder Coachingstunde suche ich die Unterlagen zusammen und danach vergesse ich die Honorarnote
    Fragebogen vor der Sitzung, Überblick für mich, Rechnungsentwurf danach
    Ich berate Führungskräfte einzeln, gebucht wird mit Calendly, der ganze Papierkram rundherum nervt
    Klient bucht, füllt Vorabfragen aus, ich bekomme ein Blatt zur Vorbereitung
  `),
  "remind-patients-by-sms": lines(`
    patient reminders
    appointment sms patients
    Patienten erinnern
    patients miss their appointments
    our receptionist phones every patient the day before
    dental practice with lots of no shows
    text reminders for a clinic
    people forget their check up
    doctor's office, empty chairs because patients don't come
    reduce missed appointments in our surgery
    physio patients forget, we lose two slots a day
    vet practice reminders to pet owners
    Patienten kommen nicht zum Termin
    Unsere Helferin ruft jeden Tag alle Patienten an
    Zahnarztpraxis mit vielen Ausfällen
    Terminerinnerung für die Praxis
    Patienten per SMS erinnern
    Bei uns in der Praxis vergessen die Leute ihre Termine
    Tierarztpraxis will Besitzer erinnern
    Leere Behandlungsstühle weil keiner absagt
    Vorsorgetermine werden verschwitzt
    can you automate appointment reminders by text
    Könnt ihr Terminerinnerungen automatisieren
    we are a clinic
    half my chairs are empty on Monday because folk don't show
    chiropractor, three rooms, no-shows
    people simply forget us
    the hygienist sits around waiting
    we ring everyone the day before, it takes two hours
    Montags bleibt die halbe Praxis leer weil die Leute nicht auftauchen
    Die Prophylaxehelferin sitzt herum und wartet
    Wir rufen jeden am Vortag an, das dauert zwei Stunden
    Osteopathie, Patienten vergessen uns
    Logopädie, Kinder kommen nicht zum Termin
    podiatrist, I sat around four hours last week for people who never came
    dermatology practice, every week ten slots go to waste
    could the practice text people the evening before
    our psychologist waits and nobody rings the bell
    orthodontist, teenagers forget their braces check
    remind pet owners about vaccinations at the vet's
    Fußpflegepraxis, ich warte umsonst auf Leute
    Hautarzt, jede Woche verfallen zehn Termine
    Kann die Praxis am Abend vorher eine Nachricht schicken
    Kieferorthopäde, Jugendliche vergessen die Kontrolle
    Die Sprechstunde hat Löcher weil keiner absagt
    Augenarzt, Patienten verpassen Kontrollen
    I'm a chiropodist in Whitby, half my old dears forget they're coming
    physio with two rooms, patients don't turn up, I'd like them to text back yes or no
    no shows at my denture clinic cost me a tenner a minute
    bad feet don't wait but patients do forget. ping them the day before without saying what its for
    Fußpflegepraxis, meine Patienten sind alt und vergessen den Tag
    Krankengymnastik, jeden Tag zwei die nich kommen. Kurznachricht mit JA oder NEIN zurück
    Patienten aufs Handy schreiben, aber nix über die Krankheit
    Wenn ein Patient nein antwortet soll der nächste von der Warteliste rein
    derm practice in Chicago, too many no-shows, want patients to reply Y or N to a text
    text patients tomorrow's visit time, nothing medical in it
    front desk calls every single patient the day before. every. single. one.
    our osteopath office keeps appts in google calendar and needs a text to go out each morning with yes/no reply
    Wahlarztpraxis in Wien, Patienten vergessen Termine ständig, SMS mit JA/NEIN wäre ideal
    Unsere Ordination telefoniert jeden Tag Patienten hinterher ob sie kommen
    Patient antwortet NEIN und der Slot wird frei, sowas such ich
    Logopädie, wir möchten Patientinnen am Vortag per SMS erinnern, ohne Diagnose natürlich
    Pediatric office in Ohio, 18 percent no-shows. We want a text that people answer with yes or no
    our patients forget their checkups, can they get a text with only date and time, nothing medical
    texting patients the day before, and if they say no the waiting folks get a shot at it
    dental no shows are killing our mornings
    Patienten kommen einfach nicht, wir möchten sie am Vortag per SMS erinnern
    In der Ordination bleiben jeden Tag drei Stühle leer weil die Leut vergessen
    SMS an Patienten ohne Diagnose drin, Antwort mit JA oder NEIN
    Terminerinnerung für die Physiopraxis aufs Handy der Patientinnen
  `),
  "send-guest-messages": lines(`
    guests arrive late and nobody is at the front desk
    send the door code before arrival
    ask guests for a review after they left
    holiday apartment, I send the same arrival message every time
    bed and breakfast, check in info by mail
    our hotel wants more ratings on Tripadvisor
    write to guests the day before they come
    airbnb host tired of copy pasting directions
    thank you note after checkout
    parking and wifi info for visitors of our guest house
    people ring to ask when they can get in and where to park, could they get it by email before they come
    Gäste fragen immer nach Schlüssel und Parkplatz
    Anreiseinfos automatisch schicken
    Nach der Abreise um eine Bewertung bitten
    Ferienwohnung, ich schreibe jedes Mal dieselbe Nachricht
    Unsere Pension möchte vor der Ankunft Infos senden
    Hotelgäste begrüßen und verabschieden
    Türcode vor der Anreise mailen
    WLAN und Frühstückszeiten an die Gäste schicken
    Wir vermieten ein Ferienhaus an der Ostsee
    Gäste kommen spät und die Rezeption ist zu
    every guest asks me the same: where to park, how to get in, what about breakfast
    I text the key box code by hand
    nobody leaves us a rating though they loved it
    people land at midnight and the desk is shut
    chalet owner, same email each Saturday
    campsite arrivals
    a couple of days before they come they should get all the info
    Jeder Gast fragt dasselbe: wo parken, wie rein, was ist mit Frühstück
    Ich schicke den Code vom Schlüsselkasten von Hand
    Keiner bewertet uns obwohl es allen gefällt
    Die kommen um Mitternacht und wir sind zu
    Campingplatz Anreise
    Jeden Samstag dieselbe Mail an die Ferienhausgäste
    glamping pods, each visitor needs the gate code and a map
    tree houses to rent, everyone needs directions
    motel, late arrivals
    hosts with twelve flats in town, keys and rules by mail
    follow up with our guests once they are home
    more stars on Booking please
    Baumhäuser zu vermieten, jeder braucht Torcode und Anfahrt
    Jugendherberge, Gruppen kommen spät
    Gastgeber mit zwölf Wohnungen, Schlüssel und Hausregeln per Mail
    Nach dem Urlaub bei den Gästen nachfragen
    Mehr Sterne bei Booking
    Weingut mit Gästezimmern
    Bauernhof mit Ferienzimmern
    guests arrive at my b&b at ten at night because nobody told them the door shuts at eight
    before they set off they should get a note: where to park, key's under the pot, mind the dog
    when they've gone home I'd like a little nudge asking em for a nice write up
    six rooms in Llandudno. I type the same directions out every blessed day
    Gäste stehn um elf vor der Pension und wissen nich wo der Schlüssel hängt
    Anfahrt, Parkplatz, Frühstückszeiten, tipp ich jedesmal neu für jeden der anreist
    wenn sie abgereist sind soll ne nette Bitte um ein paar Sterne rausgehn
    Ferienwohnung in Büsum, zwei Tage bevor die Leute kommen sollen sie die Wegbeschreibung kriegen
    we host 6 airbnbs + direct bookings, need the door code email to go out before arrival
    boutique motel in Joshua Tree, want a "how to find us" note and then a lil "leave us a review 🙏" after they go
    pre-arrival info + post stay review ask
    guests keep texting at 11pm where do I park. send them directions in advance somehow
    Ferienwohnungen in der Wachau, Gäste sollen vor der Ankunft Anreiseinfos kriegen und nachher um ne Bewertung gebeten werden
    Self-Check-in Infos automatisch rausschicken
    Aparthotel Berlin: jeder Gast fragt wann er einchecken kann, das schreiben wir 30x am Tag
    Nach der Abreise eine freundliche Mail mit Bitte um Rezension, das vergisst unsere Rezeption
    B&B in Kerry: the same directions and key code email every blessed day, and then I forget to ask for a review
    before arrival people ask where to park, after they leave I'd love a few stars on TripAdvisor
    pre-arrival email to lodgers with wifi and parking, then thank you note
    vacation rental welcome info should go out two days ahead by itself
    Feriengäste fragen immer nach Anfahrt und Schlüsselbox, das sollte vorher automatisch raus
    Nach der Abreise um eine Bewertung bitten, wir kommen nie dazu
    Vor dem Check-in eine Mail mit Wegbeschreibung und Parkplatz
    Pension im Tirol, jeden Tag dieselben Anreiseinfos tippen
  `),
  "enrich-hubspot-contacts": lines(`
    enrich contacts
    hubspot enrichment
    company data for contacts
    our contacts in HubSpot only have a name and email
    look up what a company does before I call them
    fill in missing company details in the CRM
    research new leads automatically
    sales wastes time googling every prospect
    add industry and size to HubSpot records
    read the website of each new contact
    In HubSpot fehlen bei den Kontakten alle Firmendaten
    Vor dem Anruf wissen was die Firma macht
    Der Vertrieb googelt jeden Interessenten
    Branche und Größe im CRM ergänzen
    Neue Kontakte mit Infos von der Firmenwebseite anreichern
    Kontaktdaten vervollständigen in HubSpot
    HubSpot with better data
    I get an email address and no idea who's behind it
    my reps look up each lead for ten minutes
    what does this company even do, before I dial
    Ich habe eine Mailadresse und keine Ahnung wer dahintersteckt
    Meine Leute schlagen jeden Kontakt zehn Minuten nach
    hubspot is full of firms and I haven't a clue what any of them make. look at their site and jot it down
    my lad puts new names in hubspot, just a name and a web address. bare as a cupboard
    what does the company do, two lines, next to each new name in hubspot, so I don't ring like a fool
    new entry in hubspot, go read their homepage, put the line of business in
    Im Hubspot steht nur Firma und Internetadresse, was die machen weiß kein Mensch
    neue Kontakte im HubSpot, bitte Branche dazuschreiben, steht doch auf deren Seite
    Bevor ich anrufe will ich wissen was der Laden macht, zwei Sätze in HubSpot
    Mein Verkäufer tippt nur die Domain rein, den Rest soll sich der Rechner von der Homepage holen
    new hubspot leads are just an email and nothing else, my SDRs google each company by hand
    like clearbit but cheap: what does this company do, which industry, put it into hubspot
    sdr spends 2h a day on company websites to fill in the record
    auto fill firmographics for fresh contacts in hubspot
    In HubSpot steht immer nur Name und Domain, wir wollen wissen was die Firma überhaupt macht
    Clearbit ist uns zu teuer, gibts was das die Website liest und HubSpot ergänzt
    neue Kontakte im HubSpot mit Branche und Kurzbeschreibung anreichern bitte
    Unsere Assistenz recherchiert zu jedem neuen HubSpot-Kontakt die Firma von Hand
    HubSpot is full of names with a domain and nothing else, nobody knows what those firms do
    fill in industry and a short description for each new hubspot record from their homepage
    my intern googles every new contact to see what business they're in and types it in hubspot
    auto research companies that land in our HubSpot
    Neue Hubspot-Einträge haben nur eine Firmenadresse, die Branche recherchieren wir von Hand
    Was macht die Firma überhaupt? Das soll bei jedem neuen Kontakt im HubSpot stehen
    Webseite des Interessenten lesen und Kurzbeschrieb ins HubSpot schreiben
    Kontaktdaten im Hubspot mit Infos von deren Homepage ergänzen
  `),
  "merge-hubspot-duplicates": lines(`
    the same customer is in our CRM three times
    HubSpot is full of duplicates
    clean up double contacts
    two entries for one person in the database of customers
    dedupe our HubSpot
    people show up twice in our contact list with different spelling
    Derselbe Kunde steht dreimal im CRM
    HubSpot ist voller Dubletten
    Doppelte Kontakte aufräumen
    Adressbestand bereinigen, viele doppelt
    Kontakte zusammenführen
    Im Kundenstamm gibt es alles zweimal
    Dopplungen in HubSpot loswerden
    HubSpot contacts twice
    we've got Mrs Patel in the system four times
    one customer, three spellings
    we mailed the same person twice, embarrassing
    Frau Müller steht viermal drin
    Ein Kunde, drei Schreibweisen
    Wir haben dieselbe Person zweimal angeschrieben
    Bob Carter is in hubspot four times, Bob, Robert, R Carter and bobby
    same bloke twice in hubspot, once with his work number once with his mobile. he got the letter twice
    tidy up hubspot, everyone's in there double since the trade fair
    three of us type people in hubspot and none of us looks first if they're already there
    Im HubSpot is Petersen fünfmal drin, einmal mit sen und einmal mit son
    doppelte Leute im HubSpot zusammenschmeißen, aber bitte erst fragen
    jeder Kunde steht zweimal im HubSpot seit der Messe in Husum
    HubSpot aufräumen, derselbe Mann mit drei Mailadressen
    our hubspot is a mess, same person 3x
    dedupe hubspot
    after we imported the event list every contact exists twice, gmail plus addresses too
    two reps emailed the same lady bc she's in hubspot as Kate and Katherine
    HubSpot voller Dubletten seit dem Import 🤦
    gleiche Person doppelt in HubSpot, mal mit Firmenmail mal ohne
    kann man doppelte Datensätze in HubSpot nachts aufräumen lassen? aber nicht einfach blind zusammenwerfen
    Dubletten-Bereinigung HubSpot
    the same patient's mom is in HubSpot three times with three spellings
    HubSpot cleanup, double entries everywhere, please without destroying anything
    every import leaves us with twins in hubspot
    dedupe our hubspot, but ask me when you're not certain
    Jeder Klient steht doppelt im HubSpot, einmal mit und einmal ohne Umlaut
    HubSpot aufräumen, Dubletten zusammenlegen
    Zwei Datensätze für dieselbe Person in Hubspot, das passiert uns ständig
    doppelte Personen im Hubspot finden und nur nach Rückfrage vereinen
  `),
  "pipedrive-deals-to-notion": lines(`
    when we win a deal somebody has to set up the project by hand
    from Pipedrive to Notion
    sales closes and the project team hears of it a week later
    create a project board after a sale
    agency, handover from sales to production
    won opportunities should become projects
    Wenn wir einen Auftrag gewinnen legt jemand das Projekt von Hand an
    Pipedrive mit Notion verbinden
    Der Vertrieb gewinnt und das Team erfährt es zu spät
    Gewonnene Deals als Projekt anlegen
    Übergabe vom Verkauf an die Umsetzung
    Aus einem Abschluss in Pipedrive soll eine Notion Seite werden
    Pipedrive
    Notion and Pipedrive
    deal closed, champagne, and then nobody tells the builders
    copying sold jobs from the pipeline to our board
    Auftrag gewonnen und keiner sagt es der Produktion
    Verkaufte Jobs aus der Pipeline aufs Board kopieren
    soon as the job is ours in pipedrive the workshop wants it on the notion board
    we win a kitchen, sales slap each other on the back and nobody tells the fitters. pipedrive and notion we got
    order signed in pipedrive, then someone copies it all over to notion by hand, poor lass
    job landed = card on the wall in notion with the first steps ticked out
    Auftrag im Pipedrive gewonnen, und die Werkstatt weiß von nix, die guckt ins Notion
    Wenn der Kunde zusagt soll im Notion gleich ne Baustelle angelegt werden, verkauft wird über Pipedrive
    vom Pipedrive ins Notion abtippen, das macht bei uns die Lehrling
    Küche verkauft, Karte auf die Notion Tafel, fertig. geht das
    when sales closes in pipedrive i have to copy it all into our notion board for delivery
    deal won 🎉 → project page in notion pls
    our PM only finds out about a closed client by accident. pipedrive on one side, notion on the other
    kickoff checklist in notion as soon as a deal gets marked won
    Abschluss in Pipedrive soll automatisch ein Projekt in Notion anlegen
    Wir sind ne Designagentur, Sales sitzt in Pipedrive, das Team in Notion, dazwischen copy paste
    gewonnener Deal = neue Notion-Seite mit Aufgaben
    Vertrieb vergisst immer dem Projektteam Bescheid zu geben wenn was unterschrieben ist, wir nutzen Pipedrive und Notion
    when a deal is won in Pipedrive someone has to make the Notion page and they never do
    closed-won in pipedrive should kick off a project card with a task list
    sales shouts got it and the delivery team learns a week later, we use Pipedrive and Notion
    handoff from sales to project team, notion board
    Gewonnener Auftrag im Pipedrive soll gleich als Projekt im Notion auftauchen
    Vom Abschluss zum Projekt ohne Abschreiben, Pipedrive und Notion
    Verkauf meldet Erfolg und das Projektteam weiss von nichts, Notion-Seite fehlt immer
    Sobald der Deal durch ist braucht es die Projektkarte mit den ersten Aufgaben
  `),
  "answer-shop-questions": lines(`
    order status questions
    order look-up
    shop chatbot
    customers ask where their order is all day long
    chat for our online shop that knows the orders
    shoppers ask about delivery times and returns
    support bot for WooCommerce
    where is my parcel mails are killing us
    our web store gets the same ten questions
    answer customers at night in the shop
    AI agent which looks up an order
    Kunden fragen ständig wo ihre Bestellung bleibt
    Chatbot für unseren Onlineshop
    Fragen zu Lieferzeit und Rückgabe automatisch beantworten
    Unser Shop bekommt immer dieselben Fragen
    Bestellstatus im Chat nachschauen
    Wo ist mein Paket, das hören wir hundertmal am Tag
    WooCommerce Kundenfragen beantworten
    Retouren Fragen im Laden im Netz
    where's my parcel, when do you ship, can I send it back, all day long
    night owls ask things in our store and then leave
    candle shop, same five questions
    Wo bleibt mein Päckchen, wann liefert ihr, kann ich es zurückschicken, den ganzen Tag
    Kerzenladen im Netz, immer dieselben fünf Fragen
    Nachts fragen Kunden im Laden was und sind dann weg
    buyers want to know the delivery status all the time
    Käufer wollen dauernd den Lieferstatus wissen
    my store gets asked about sizes and delivery on Sundays
    can a bot look up a parcel for buyers
    Käufer wollen dauernd den Stand ihrer Lieferung wissen
    Kann ein Bot für Käufer nach dem Paket schauen
    Fragen zu Größen und Versand am Sonntag
    where's my order where's my order where's my order. forty a day in the webshop
    we sell wellies on woocommerce and people ask all day has it been posted yet
    something on the shop page that tells a customer if his parcel has left, without me looking it up
    questions on returns and postage for our online tea shop, I answer em at midnight
    Im Netzladen fragen alle wo bleibt mein Paket, ich such das dann einzeln raus
    WooCommerce, wir verkaufen Tee, Kunden wollen wissen ob schon verschickt
    Wie lange dauert die Lieferung, kann ich umtauschen, immer das Gleiche im Webshop
    der Kunde soll selber sehn was mit seiner Bestellung is wenn er fragt
    "where's my order" 50x a day in our woo store, can a bot check the status
    WISMO tickets are killing us
    skincare brand on woocommerce, ppl ask about shipping and returns in chat constantly
    chat for my webshop that can see if a package shipped, but only for the real buyer
    Kunden fragen ständig wann die Bestellung kommt, soll ein Bot im Woo-Shop nachschauen
    Chat für unseren WooCommerce Laden, Rücksendung, Lieferzeit, Bestellstatus
    Shopbesucher wollen wissen ob ihr Paket schon raus ist, das kopier ich alles manuell 😵
    Käuferanfragen zu Bestellungen im Onlineshop automatisch beantworten lassen
    where's my package forty times a day in our little online store for nursing shoes
    Buyers ask about delivery status in chat, could something look into WooCommerce and tell them
    woo store, bot that knows order status and returns policy
    store visitors want to know if their order shipped, I answer until midnight
    Wo bleibt mein Paket, das fragen sie im Webshop andauernd
    Chat im WooCommerce-Laden der Bestellungen nachschaut
    Kundinnen wollen wissen wann die Ware kommt und ob sie retournieren dürfen, das soll ein Bot beantworten
    Lieferstatus-Auskunft für unseren Onlineladen
  `),
  "answer-visitors-from-notion": lines(`
    a chat on our website that answers from our handbook
    visitors ask things that are all written in Notion
    website assistant with a European AI
    use Mistral instead of ChatGPT for a chatbot
    our FAQ lives in Notion, let a bot answer from it
    museum website, visitors ask about tickets and access
    chatbot which only says what's in our notes
    Ein Chat auf der Homepage der aus unserem Handbuch antwortet
    Besucher fragen Sachen die alle in Notion stehen
    Chatbot mit Mistral
    Europäische KI für die Webseite
    Unsere FAQ stehen in Notion, ein Bot soll daraus antworten
    Webseitenbesucher beraten lassen ohne OpenAI
    Bot für die Homepage der nichts erfindet
    Mistral
    folk on our site ask what's in our handbook
    a little helper on the page that only knows our stuff
    zoo website, when's feeding time, can I bring a pram
    Auf der Seite fragen Leute was im Handbuch steht
    Ein kleiner Helfer auf der Homepage der nur unsere Sachen kennt
    Freibad Seite, Öffnungszeiten und Preise im Chat
    a question box on our website for church visitors
    let the site answer from our internal notes
    Ein Fragefeld auf der Seite unserer Gemeinde
    Die Seite soll aus unseren Notizen antworten
    my daughter wrote all our house rules in notion, let folk who come on the site ask and get told
    visitors on our webpage ask if dogs are allowed. its in the notion page, section three
    can that Mistral, the french one, read our notion handbook and answer whoever's on the site
    our notion pages have every answer in, only nobody on the website can see em
    In Notion steht alles über unsern Hof, wer auf der Webseite fragt soll daraus Antwort kriegen
    Leute auf der Internetseite fragen ob Hunde erlaubt sind, das steht doch in Notion
    Französische KI statt amerikanische, soll aus unserm Notion den Besuchern antworten
    unser Notion Handbuch is gut, nur liest das keiner auf der Seite
    our FAQ is a notion page, can the site chat just answer from that
    coworking space, all the house rules are in notion and visitors ask on the website anyway
    want a site widget w/ mistral (EU!) reading our notion wiki
    website chat that doesnt hallucinate, has to stick to our handbook in notion
    Unsere FAQs stehen in Notion, Webseiten-Chat soll daraus antworten
    Mistral statt OpenAI, und das Wissen kommt aus Notion, geht so ein Besucherchat?
    Leute auf der Website fragen was alles schon im Notion-Handbuch steht
    ein Chatfenster auf unserer Seite das nur sagt was in Notion wirklich drinsteht
    Our school's FAQ lives in Notion. Website visitors should be able to ask it, with a European model like Mistral if possible
    chat widget on our site fed by a notion page
    prospective parents ask the same on our website, all the answers are in our Notion handbook
    site chat that only says what our Notion says and never invents numbers
    Unser Handbuch ist im Notion, Besucher der Webseite sollen daraus Antworten bekommen
    Webchat mit europäischer KI, Quelle ist eine Notion-Seite
    Interessenten auf der Homepage fragen nach Öffnungszeiten und Tarifen, steht alles bei uns in Notion
    Chatfenster für die Website das aus Notion schöpft und nichts erfindet
  `),
  "answer-whatsapp-questions": lines(`
    our WhatsApp never stops
    customers message us on WhatsApp at night and want answers
    it's all in our price list PDF but nobody reads it, answer for me on WhatsApp
    WhatsApp business auto reply that really knows things
    beauty salon, dozens of whatsapps a day asking what we charge and when we open
    reply to chat messages from our documents
    people text our shop number with the same questions
    WhatsApp bot with hand over to a person
    Unser WhatsApp steht nicht still
    Kunden schreiben nachts auf WhatsApp und wollen Antworten
    Es steht alles in unserer PDF aber keiner liest sie, er soll für mich antworten
    WhatsApp Bot für die Werkstatt
    Auf WhatsApp fragen alle nach Öffnungszeiten und Preisen
    Automatisch auf WhatsApp antworten
    Nagelstudio mit hundert Nachrichten am Tag
    Anfragen über WhatsApp aus unseren Unterlagen beantworten
    WhatsApp
    my phone pings with WhatsApps till midnight
    they all message rather than read the sheet
    bike rental, tourists text us the same stuff
    Mein Handy brummt bis Mitternacht wegen WhatsApp
    Alle schreiben statt das Blatt zu lesen
    Fahrradverleih, Touristen schreiben immer dasselbe
    customers WhatsApp our workshop asking if their bike is ready and what a service costs
    can WhatsApp answer itself from our leaflet
    Kunden fragen per WhatsApp ob das Rad fertig ist
    Kann WhatsApp sich selbst aus unserem Prospekt beantworten
    Tanzschule, Eltern schreiben abends auf WhatsApp
    they all whatsapp me now. do you do tractor tyres. what time do you shut. at eleven at night
    customers message the shop on whatsapp with things that are all written in our leaflets
    whatsapp never stops buzzing, same dozen questions, our brochure has the answers
    got a business whatsapp, want it to reply off our own papers and fetch me if it don't know
    Abends um zehn schreiben sie mir bei WhatsApp ob ich noch Brennholz hab
    Auf WhatsApp fragen die Kunden Sachen die in unserm Prospekt stehn
    Das WhatsApp bimmelt den ganzen Tag, soll mal ein andrer antworten, aus unsern Unterlagen
    bei WhatsApp immer dieselben zwölf Fragen zu Strandkörben
    customers whatsapp us at all hours w/ the same 10 questions, docs with the answers exist
    wa bot trained on our pdfs
    our whatsapp business inbox is on fire 🔥 need smth that replies from our own material and pings us if it doesnt know
    bike rental in Vienna, tourists text on whatsapp in 8 languages
    WhatsApp Anfragen automatisch beantworten, aber nur aus unseren Unterlagen
    Auf WhatsApp schreibt uns jeder, immer dasselbe, und ich tippe am Handy bis Mitternacht
    wa business nummer + KI die unsere PDFs kennt
    Unsere Kundschaft fragt über WhatsApp nach Öffnungszeiten und Leihgebühren, das steht alles im Infoblatt
    Clients text our WhatsApp at all hours about what to bring, fees, parking. It's all in our leaflets
    whatsapp bot that reads our brochures and answers in whatever language
    tourists whatsapp us the same ten things, replies should come from our own info sheets
    auto reply on WA from our paperwork, and a human if it doesn't know
    Die Leute schreiben uns auf WhatsApp rund um die Uhr, die Antworten stehen alle in unseren Broschüren
    WhatsApp-Anfragen automatisch aus unseren Unterlagen beantworten
    Angehörige fragen per WhatsApp nach Besuchszeiten, das steht doch im Prospekt
    Auf Whatsapp antworten lassen, in der Sprache des Gastes
  `),
  "route-support-mails": lines(`
    support inbox overflows and urgent tickets get lost
    sort tickets by language and urgency
    we use Zendesk and assign everything by hand
    customers write in five languages
    helpdesk triage
    angry customers should be answered first
    turn support emails into tickets
    software company, complaints pile up
    Der Support läuft über und Dringendes geht unter
    Tickets nach Sprache und Dringlichkeit sortieren
    Wir verteilen in Zendesk alles von Hand
    Kundenservice Mails in Tickets umwandeln
    Verärgerte Kunden zuerst
    Reklamationen landen beim Falschen
    Beschwerden schneller erkennen
    Helpdesk Anfragen priorisieren
    Zendesk
    complaints sit in the pile under thank you notes
    some of them write in Polish and nobody notices it's urgent
    three agents, one inbox, chaos
    first come first served and the furious wait
    Beschwerden liegen unter Dankschreiben
    Manche schreiben auf Polnisch und keiner merkt dass es brennt
    Drei Leute, ein Postfach, Chaos
    the angry ones should jump the queue
    help requests in English, French and German in one pot
    software support for our app, who takes what
    Die Wütenden sollen vorgezogen werden
    Hilferufe auf Englisch und Deutsch in einem Topf
    Support für unsere App, wer übernimmt was
    complaints about broken mowers land in one inbox and nobody knows whose they are. got zendesk, don't use it right
    zendesk, but someone still reads each mail first and says that's yours Dave
    burst pipe emails sit under questions about paint. want the burst pipe on top, in zendesk
    German and Dutch customers writing about repairs, it should get sorted by tongue and by how bad it is
    Reklamationen kommen alle in ein Postfach und jeder denkt der andre machts, Zendesk haben wir
    Hilferufe von Kunden müssen nach Dringlichkeit ins Zendesk, sonst geht der Wasserschaden unter
    die Kundendienst Mails von Hand auf die Jungs verteilen, das nervt
    Ticket aufmachen, richtige Abteilung, wichtige zuerst, das macht bei uns noch die Chefin
    support@ is a dumpster fire, who takes what? we have zendesk
    auto triage inbound tickets, lang + urgency, into the right zendesk group
    mails to help@ need to become tickets with a prio and angry VIPs should ping slack
    saas w/ 3 support ppl, everything lands in one shared inbox and urgent stuff gets buried
    Support-Mails sollen automatisch als Zendesk-Ticket beim richtigen Team landen
    Wer bearbeitet welche Anfrage? landet alles in support@ und keiner fühlt sich zuständig, Zendesk haben wir
    Tickets nach Sprache und Dringlichkeit vorsortieren in Zendesk
    Beschwerden im Supportpostfach gehen unter, dringende müssten sofort hochpoppen
    Helpdesk mailbox, 200 a day, should be Zendesk tickets with the right team and how pressing it is
    email to zendesk with triage
    tenants email support in Polish, English and Irish, and everything lands with Maeve. We have Zendesk.
    who handles what? every support mail gets forwarded four times before it's a ticket
    Supportpostfach soll von selbst Tickets im Zendesk machen, richtig eingeteilt
    Anfragen in drei Sprachen landen im Support, einer verteilt sie händisch auf Zendesk-Gruppen
    Dringende Hilferufe gehen unter zwischen Kleinkram, wir arbeiten mit Zendesk
    Ticket mit Priorität aus jeder Mail an den Kundendienst
  `),
  "check-data-quality": lines(`
    data quality
    data checks
    database errors
    Datenqualität
    our database is full of mistakes
    find orders without a customer
    wrong entries are only noticed at the end of the month
    check our master data every day
    missing phone numbers and prices of zero in our system
    data hygiene in Postgres
    somebody should watch whether our records are complete
    Unsere Datenbank ist voller Fehler
    Aufträge ohne Kunde finden
    Stammdaten jeden Tag prüfen
    Falsche Einträge fallen erst am Monatsende auf
    Fehlende Telefonnummern und Preise von null aufspüren
    Datenqualität überwachen
    Artikel ohne Preis melden
    Postgres data
    half the addresses have no postcode
    garbage in our tables
    somebody typed a price of zero and we sold it
    Die Hälfte der Adressen hat keine Postleitzahl
    In unseren Tabellen steht Müll
    Einer hat null Euro eingetippt und wir haben es verkauft
    our postgres is full of rubbish, customers with no postcode, parts that cost nowt
    somebody keeps saving orders without a price. look every morning and give Alan a task in clickup
    database rot. negative stock, birthdays in 1899. want a daily look over the postgres
    my son in law runs the postgres thing and only finds the muck when the invoices are wrong
    In unsrer Postgres steht Mist, Kunden ohne Straße, Artikel für null Euro
    jeden Morgen gucken ob wieder unsinnige Zeilen in der Datenbank sind und jemand ne Aufgabe geben
    Preise mit Minus davor, Aufträge ohne Kunde. Soll einer merken bevor ich es merke
    Datenbank prüfen nach unsern Regeln, Fehler ins ClickUp
    our postgres is full of garbage rows, want daily sanity checks
    null emails, negative prices, orphan orders... nobody notices till the board deck is wrong
    run sql asserts every morning and open a clickup task if smth's off
    dbt tests but without dbt
    jeden Morgen prüfen ob in der Datenbank Müll steht
    In unserer Postgres fehlen ständig Felder, jemand müsste täglich checken und ein Ticket in ClickUp machen
    Bestellungen ohne Kunde in der DB, fällt erst beim Monatsabschluss auf
    SQL-Regeln täglich laufen lassen und bei Treffern Aufgabe anlegen
    Our Postgres is riddled with blanks and nonsense dates and no one notices till billing
    run sanity checks on the database each morning and create a to-do in ClickUp if something smells
    students without a class, invoices without a client, prices at 0, I want to be told
    nightly SQL checks, tell someone when rows look off
    In der Datenbank stehen Patienten ohne Geburtsdatum, das merkt erst die Buchhaltung
    Fehlerhafte Datensätze in Postgres aufspüren und als Aufgabe anlegen
    Jeden Morgen prüfen ob in den Tabellen Unsinn steht
    Leere Pflichtfelder in der DB sollen jemandem auffallen
  `),
  "send-weekly-website-report": lines(`
    weekly website report
    how many people wrote to us through the website last week
    every Monday I count the messages and downloads of our site by hand
    a short report on Monday of what our website brought
    which downloads on our site were taken most last week
    tell the team how many website messages still wait for an answer
    Wochenbericht unserer Website
    Wie viele Nachrichten und Downloads kamen letzte Woche über die Website
    Jeden Montag zähle ich die Nachrichten von der Website von Hand
    Was hat unsere Website letzte Woche gebracht
    Welche Downloads wurden auf unserer Website am meisten geholt
  `),
  "send-weekly-sales-summary": lines(`
    weekly sales
    sales summary
    weekly sales report
    every Monday I add up last week's sales by hand
    weekly report of our shop's turnover
    how did we do compared to last week, by mail please
    owner wants the numbers every Monday morning
    revenue summary of our WooCommerce store
    which products sold best this week
    KPI mail for the shop
    Jeden Montag rechne ich den Umsatz der Woche zusammen
    Wochenbericht für unseren Shop
    Der Chef will montags die Zahlen
    Umsatzübersicht per Mail
    Welche Artikel haben sich diese Woche am besten verkauft
    Verkaufszahlen automatisch bekommen
    Bestseller der Woche auswerten
    how was last week, that's all I want to know on Monday
    I pull the takings out of the shop system by hand
    a short note with what we sold
    Wie war die letzte Woche, mehr will ich montags nicht wissen
    Ich ziehe die Umsätze von Hand aus dem Shop
    Kurze Notiz was wir verkauft haben
    what came in this week, one mail
    till figures of the store each Monday
    Was kam diese Woche rein, eine Mail
    Wochenumsatz
    monday morning with my tea I want to see what the webshop took last week
    what did we flog, how much, better or worse than week before. one email. woocommerce
    my partner keeps asking how the shop did and I add it up on a calculator
    takings of the online store every week by post, electronic post I mean
    Montags beim Kaffee will ich sehn was der Webshop letzte Woche gebracht hat
    wieviel verkauft, was lief am besten, mehr oder weniger als Vorwoche. eine Mail
    Mein Kompagnon fragt jede Woche nach den Umsätzen vom WooCommerce, ich rechne das per Hand
    wöchentliche Zahlen vom Laden im Netz, kurz und knackig
    monday morning i want an email w/ last week's revenue from woo
    best sellers, AOV, refunds, vs prior week, in my inbox. too lazy to open woocommerce
    my cofounder never logs into the store, she just wants the numbers once a week
    how was last week? = the question i'd like answered every monday before coffee ☕
    Montags ne Mail mit den Umsätzen der Vorwoche aus Woo
    Wochenreport vom Shop: Umsatz, Topseller, Warenkorbwert
    Die Geschäftsführung möchte jeden Montag die Shopzahlen, ich bastle das jedes Mal aus WooCommerce zusammen
    wie lief die woche im shop, einmal kurz per mail bitte
    every monday I pull the shop numbers into a spreadsheet for my husband
    WooCommerce turnover vs last week in my mailbox before coffee
    could the store's figures be emailed to the partners each week
    how did the shop do last week? nobody knows until the accountant calls
    Montags die Wochenzahlen vom Webshop per Mail an die Geschäftsleitung
    Wie viel haben wir letzte Woche im Onlineshop eingenommen, das will der Chef schwarz auf weiss
    Umsatzbericht vom WooCommerce jede Woche automatisch
    Wochenvergleich der Verkäufe ohne Excel-Gebastel
  `),
  "summarize-documents-locally": lines(`
    nothing may leave our house but we want AI to read our mail
    local language model for scanned letters
    our scanner sends PDFs, I want a summary with deadlines
    law firm, letters must not go to ChatGPT, run it on our own machine
    Ollama for documents
    tell me what each letter wants and by when, offline
    private AI on our own computer
    notary office, incoming post as PDF
    summarise contracts without the cloud
    Nichts darf das Haus verlassen, aber eine KI soll die Post lesen
    Lokales Sprachmodell für gescannte Briefe
    Der Scanner schickt PDFs, ich will eine Zusammenfassung mit Fristen
    Kanzlei, Schriftsätze dürfen nicht in die Cloud
    Was will der Brief von uns und bis wann
    Eingangspost zusammenfassen ohne ChatGPT
    KI auf dem eigenen Rechner
    Behördenpost überblicken
    Ollama
    letters from the council I have to read twice
    what's this letter about and when's the deadline, but keep it in house
    nobody outside may see our post
    accountant, tax letters in a stack, no cloud please
    Behördenbriefe muss ich zweimal lesen
    Worum geht es in dem Schreiben und bis wann, aber es muss im Haus bleiben
    Niemand außerhalb darf unsere Post sehen
    Stapel von Steuerbescheiden, bitte ohne Cloud
    official mail summarized without the internet
    a model on our own box reads contracts
    Post vom Amt zusammenfassen ohne Internet
    Ein Modell auf unserem Rechner liest Verträge
    Schreiben der Krankenkasse sortieren und kurz fassen, intern
    letters from the council and insurance, six pages each, tell me in three lines what they want. and it mustn't leave the building
    scan comes off the copier, I want the gist, done on our own box not up in the clouds
    solicitor's papers are long and private, can our own computer boil them down
    we got ollama running on a machine under the stairs, want it to read what the scanner mails
    Amtspost, acht Seiten, ich will drei Zeilen. Und nix davon ins Internet
    der Scanner schickt PDF, unser eigner Rechner soll sagen was drinsteht und bis wann
    Versicherungsschreiben kurz fassen ohne dass ein Ami mitliest
    Ollama läuft bei uns im Keller, soll die Briefe zusammenfassen
    scan comes in, tell me what it is and what's due. but no cloud, we're super strict
    ollama on our mac studio, can it tldr incoming pdfs
    law-adjacent startup, documents must not leave the building, need short summaries by mail
    self hosted llm that reads letters & contracts and says what we have to do by when
    Eingangspost wird gescannt, ein lokales Modell soll kurz sagen worum's geht und bis wann
    Ollama läuft bei uns schon, kann das unsere eingehenden PDFs zusammenfassen?
    Behördenbriefe: bitte ein tldr, aber ohne dass was an OpenAI geht
    Wir dürfen nichts in die Cloud schicken, bräuchten aber Kurzfassungen der eingescannten Schreiben
    Court filings come in as scans all day. I need the gist and the deadline but no cloud may touch them
    privileged letters summarized on our own box, offline
    we have a beefy PC with Ollama, can it read incoming PDFs and say what's due when
    short version of long letters without sending anything to America
    Anwaltspost zusammenfassen, aber ausschliesslich auf unserem eigenen Rechner
    Behördenbriefe: was wollen die und bis wann, ohne Cloud
    Eingescannte Schreiben intern von einem lokalen Modell lesen lassen
    Fristen aus PDF-Briefen herauslesen ohne dass etwas das Haus verlässt
  `),
  "warn-of-low-stock": lines(`
    we run out of our best sellers
    stock warning for Shopify
    I always reorder too late
    purchase suggestions for the wholesaler
    what do I have to order this week
    shelves are empty and nobody noticed
    inventory alerts
    tell me when something is nearly sold out
    supplier orders drafted from stock levels
    Uns gehen ständig die besten Artikel aus
    Bestandswarnung für den Laden
    Ich bestelle immer zu spät nach
    Bestellvorschläge für den Lieferanten
    Was muss ich diese Woche nachkaufen
    Das Lager ist leer und keiner merkt es
    Meldung wenn ein Artikel knapp wird
    Mindestbestand überwachen
    Ware ist ausverkauft bevor wir es merken
    let me know when stock runs low
    Bescheid wenn der Bestand knapp wird
    Ich will wissen wann der Lagerbestand zu Ende geht
    Shopify stock
    we sold the last blue mug and nobody ordered more, again
    the bestseller is always out
    I count the shelves on Sundays
    how many are left, tell me before it's zero
    Der letzte Becher ist weg und keiner hat nachbestellt
    Der Renner ist immer aus
    Sonntags zähle ich die Regale
    Sag mir vorher wenn was zu Ende geht
    as soon as only five are left I want to know
    candles sell out over night and we notice at packing
    reorder point for each product
    tell the wholesaler in time
    Sobald nur noch fünf da sind will ich es wissen
    Beim Packen merken wir dass nichts mehr da ist
    Meldebestand pro Artikel
    Rechtzeitig beim Großhandel nachordern
    ran out of 15mm elbows again, shopify never said a word
    tell me before the candles are gone not after. shop's on shopify
    I'd like the order to the wholesaler written out ready so I only press send when the shelf's getting bare
    twice this summer we sold bird seed on shopify that we hadn't got
    Schon wieder keine Kerzen mehr im Lager, Shopify sagt keinen Ton
    bevor das Regal leer is will ich Bescheid, und die Nachbestellung fertig geschrieben
    Wir verkaufen Honig über Shopify und merken erst wenn das letzte Glas weg is
    was zur Neige geht melden und Bestellung beim Großhändler vorbereiten
    we keep selling out of our hero product on shopify and the reorder is always too late
    how many days of inventory do i have left per sku, ping me
    sneaker store: size 9 is gone before anyone notices
    draft a PO to my vendor when shopify says we're running low
    Candle-Shop, ständig ausverkauft weil keiner nachbestellt 🕯️
    Bestand in Shopify geht zur Neige und ich merks erst wenn Kunden meckern
    Nachbestellung beim Lieferanten automatisch vorbereiten wenn was knapp wird
    Wie viele Tage reicht die Ware noch? das hätte ich gern in Slack
    we keep running out of gloves in our Shopify store and find out from angry buyers
    shopify says zero and only then I email the wholesaler
    tell me in time what to reorder, and write the purchase order for me
    supplements shop, sellouts every month because nobody watches the counts
    Im Shopify gehen uns die Bestseller aus bevor jemand nachbestellt
    Rechtzeitig wissen was knapp wird und die Bestellung beim Lieferanten vorbereiten
    Ausverkauft, schon wieder. Warum hat das keiner gesehen? (Shopify)
    Nachbestellvorschlag pro Lieferant aus dem Shop
  `),
  "win-back-abandoned-carts": lines(`
    people fill the basket and then leave
    recover lost checkouts
    many shoppers don't finish paying
    reminder mail for forgotten baskets
    our web shop loses sales at the last step
    cart emails for WooCommerce
    visitors put things in but never buy
    Leute legen was in den Korb und gehen wieder
    Warenkorbabbrecher zurückholen
    Viele brechen beim Bezahlen ab
    Erinnerung an vergessene Warenkörbe
    Im Shop springen die Kunden an der Kasse ab
    Käufe werden nicht abgeschlossen
    Nicht zu Ende bestellt, wie hole ich die zurück
    WooCommerce carts
    they fill a trolley and run
    so close to buying and then gone
    half the checkouts never finish
    Die packen alles ein und an der Kasse sind sie weg
    So kurz vorm Kauf und dann futsch
    Die Hälfte bricht beim Bezahlen ab
    Körbe voll und keiner zahlt
    online cheese shop, full baskets and few orders
    why do they leave at the payment page, can I write to them
    remind shoppers of what they left behind
    Käseshop online, volle Körbe und wenig Bestellungen
    Die legen Sachen rein und kaufen dann nicht
    Käufer an ihren Korb erinnern
    Abbrüche an der Kasse im Webshop
    they fill the trolley with wool and then clear off without paying
    forty people a week get to the till on our webshop and walk out
    woocommerce shows all these orders never paid, a gentle prod might fetch some
    left it all in the basket. send them a note, kindly, not twice a day mind
    Die legen alles in den Einkaufswagen und dann sind se weg
    Kunden hauen kurz vor dem Bezahlen ab in unserm Netzladen
    im WooCommerce stehn lauter angefangene Bestellungen, da müsste man mal freundlich nachhaken
    halbfertige Einkäufe, da verlier ich jeden Monat gutes Geld
    ppl add to cart and vanish, we're on woo
    70% drop off at checkout 😭 want 2 gentle emails
    klaviyo is overkill, just nudge whoever didn't finish paying
    unfinished checkouts in our tea store, can they get an email w/ the pay link
    Warenkorb voll und dann weg, kennt ihr ja. WooCommerce
    Kaufabbrecher per Mail zurückholen, aber nicht nerven
    Kunden legen Sachen rein und zahlen dann nicht, da müsst man doch zweimal nachfassen können
    Checkout-Abbrüche bei unserem Kaffeeshop sind brutal
    people fill their basket in our woo shop and vanish at checkout
    half the checkouts never get paid, a gentle nudge would be nice
    someone puts a course book in the basket, gets to payment and leaves. Can we remind them?
    recover lost checkouts woocommerce
    Die Kundschaft legt Sachen in den Warenkorb und haut vor dem Zahlen ab
    Angefangene Bestellungen, die nie bezahlt wurden, freundlich anstupsen
    Kurz vor der Kasse steigen die Leute aus, WooCommerce
    Kaufabbrecher nochmal anschreiben
    carts left behind
    abandoned baskets
  `),
  "follow-up-on-offers": lines(`
    I send quotes and never hear back
    nobody chases our proposals
    we forget to follow up on estimates
    carpenter, I write offers and customers go silent
    remind customers who haven't answered our proposal
    half our offers get no answer
    nudge people a week after the quote
    Ich schreibe Angebote und höre nie wieder was
    Keiner hakt bei unseren Kostenvoranschlägen nach
    Kunden melden sich nach dem Angebot nicht
    Handwerksbetrieb, Angebote bleiben liegen
    Bei offenen Angeboten automatisch nachfragen
    Die Hälfte der Angebote bleibt unbeantwortet
    Malerbetrieb schickt Angebote und wartet
    we write our fingers to the bone with estimates and then silence
    sent the proposal three weeks ago, crickets
    should I ask again or is that pushy
    kitchen fitter, quotes go into a black hole
    Wir schreiben uns die Finger wund mit Kostenvoranschlägen und dann Funkstille
    Angebot raus vor drei Wochen und nichts
    Soll ich nochmal fragen oder ist das aufdringlich
    Küchenbauer, Angebote verschwinden im Nichts
    Nach dem Angebot tauchen die ab
    my offers vanish in their inboxes
    gentle nudge for people who got a quote
    Meine Angebote verschwinden in fremden Postfächern
    Sanft nachfragen bei Leuten die ein Angebot haben
    Tischlerei, zwanzig Angebote offen
    I price up a roof, send it off, never hear a dickie bird
    quotes go out and then silence. I forget to chase, they go with the other feller
    been a week since I sent em the estimate for the driveway. prod them for me
    sent forty estimates since Easter, heard back on nine, never rang the rest
    Kostenvoranschlag raus und dann is Ruhe im Karton
    Angebote schreib ich sonntags, nachfassen tu ich nie
    Der Kunde kriegt den Preis fürs Bad und meldet sich nich mehr, da müsste nach ner Woche was kommen
    von vierzig Kostenvoranschlägen seit Ostern neun Antworten, dem Rest bin ich nie hinterher
    i send proposals and then crickets 🦗
    nobody on our team bumps quotes that never got a reply
    nudge prospects who haven't answered my pitch in a week, straight from gmail
    sent the SOW last tuesday, no word. i need smth that reminds them so i dont have to
    Angebot raus und dann Funkstille
    nachfassen bei Kostenvoranschlägen vergessen wir jedes Mal
    Wir schicken KVAs per Gmail, keiner antwortet, und keiner hakt nach
    Kunden die aufs Angebot nicht reagieren sollen nach ein paar Tagen nochmal freundlich angestupst werden
    I email engagement letters and estimates and then hear crickets. Someone should nudge after a week
    quotes go out from Gmail and nobody chases them
    we lose trips because after sending a proposal nobody writes again
    ghosted prospects, second email if no answer to my quote
    Offerten verschickt und nie mehr was gehört, das nachhaken schaffen wir nicht
    Kostenvoranschlag per Gmail raus, keine Antwort, nachfragen bitte von allein
    Wer auf unser Angebot nicht reagiert soll nach ein paar Tagen nochmal Post kriegen
    Bei unbeantworteten Offerten automatisch nachfassen
  `),
  "save-outlook-attachments": lines(`
    file the attachments of emails by customer
    I save every attachment by hand into a folder
    drawings arrive in Outlook and must go to the customer's folder
    attachments to Google Drive
    architects office, plans by email all day
    sort documents that come by mail into client folders
    Anhänge von Mails nach Kunde ablegen
    Ich speichere jeden Anhang von Hand
    Pläne kommen per Outlook und müssen in den Kundenordner
    Mailanhänge in Drive sichern
    Steuerkanzlei bekommt Belege von Mandanten als Anhang
    Dokumente aus E-Mails in Kundenordner sortieren
    Unterlagen aus Outlook automatisch abheften
    scans from clients rot in my mailbox
    which folder did that drawing go to
    every pdf has to be dragged into the right client directory
    Scans von Kunden versauern im Postfach
    In welchen Ordner kam der Plan
    Jede PDF muss in den richtigen Kundenordner gezogen werden
    tax office, clients mail their receipts and I file them
    blueprints by mail into project folders
    Mandanten mailen Belege und ich lege sie ab
    Baupläne aus Mails in Projektordner
    drawings come in on outlook and I save each one by hand under the customer's name on google drive
    architects send me plans by mail, forty a week, they want putting in the right folder
    whatever's pinned to a mail in outlook should go on the drive with the date on
    can never find the certificate a client emailed, it's stuck in somebody's outlook
    Pläne kommen per Outlook und ich schieb jeden einzeln in den Ordner vom Kunden bei Google
    Was an den Mails dranhängt soll von allein beim richtigen Bauherrn abgelegt werden
    Zeichnungen aus Outlook ins Drive sortieren nach Kunde
    Fotos vom Schaden schicken die Leute per Mail, die müssen aus dem Outlook in die Kundenordner
    clients send files to outlook, i drag them into drive folders all day
    every pdf a customer emails should just land in their folder
    bookkeeper here: 40 attachments a day, outlook in, google drive out, by hand
    auto file whatever's attached to mails by who sent it
    Anhänge aus Outlook automatisch in den richtigen Kundenordner
    Ich speicher den ganzen Tag Mailanhänge ab, Drive ordner suchen, umbenennen, nächste
    Agenturkunden schicken Logos und Briefings per Mail, die sollen gleich im passenden Drive-Ordner liegen
    Dateien aus Mails kundenweise ablegen (Outlook)
    clients send us scans by email, we use Outlook, and my paralegal drags each one to the matter folder in Drive
    files from emails into the correct client's folder
    tenants mail documents and I save, rename, save, rename
    pull the PDFs out of Outlook and put them where they belong on Google Drive
    Mandanten schicken Belege als Anhang, die Assistentin legt jeden einzeln im Drive ab
    Outlook-Beilagen pro Klient im richtigen Ordner speichern
    Anhänge aus Mails ablegen frisst täglich eine Stunde
    Dateien aus dem Outlook-Posteingang nach Absender in Google Drive sortieren
  `),
  "sort-outlook-inbox": lines(`
    outlook inbox
    outlook drafts
    my Outlook is a mess
    two hundred emails a day in Outlook
    important mails drown in Outlook
    draft answers with Claude
    inbox triage for Microsoft 365
    write replies for me in Outlook, I just check them
    Mein Outlook quillt über
    Zweihundert Mails am Tag in Outlook
    Wichtige Nachrichten gehen in Outlook unter
    Antworten in Outlook vorschreiben lassen
    Postfach in Microsoft 365 sortieren
    Claude soll meine Mails vorsortieren
    Exchange Postfach aufräumen
    Outlook
    something for Outlook
    Outlook pings all day and I can't see what matters
    four hundred unread in Outlook
    Outlook piept den ganzen Tag und ich sehe nicht was zählt
    Vierhundert ungelesene in Outlook
    Office 365 mailbox sorted by urgency
    Microsoft mail chaos
    Outlook Chaos
    Postfach in Office 365 nach Dringlichkeit
    outlook is a midden, 300 unread, the one that matters is always at the bottom
    would like outlook coloured red for the ones I must do today and an answer half wrote by that Claude
    my outlook fills up while I'm on the tools. whats pressing, what can wait
    outlook post, three piles please, and a reply ready so I just say aye
    Mein Outlook quillt über und das Wichtige liegt immer ganz unten
    Outlook soll mir rot anmalen was heute noch muss
    wenn ich vom Bau komm 80 Mails im Outlook, was eilt und was nich
    Claude soll in Outlook die Antworten vorschreiben, abschicken tu ich selbst
    my boss's outlook has 300 unread, can claude flag what's hot and prep answers
    microsoft 365 mail triage w/ drafts
    exec assistant here, I'd like the Outlook inbox color coded by how urgent stuff is 🙏
    outlook user, buried. just tell me which ones need me today and write me a first reply
    Outlook quillt über, KI soll sagen was wichtig ist und Antworten vorschreiben
    Postfach der Chefin in Outlook vorsortieren mit Farben
    Claude + Outlook: Antwortentwürfe in meinem Ton
    Im Outlook-Posteingang gehen dringende Mails unter, ich würde gern nur noch Entwürfe gegenlesen
    as an office manager I open Outlook to 140 unread and cannot tell which ones burn
    can Claude go through my outlook, color what matters and prep answers
    our Microsoft mailbox needs triage, draft only, nothing sent
    outlook overflowing, flag the hot ones
    Outlook quillt über, ich seh nicht mehr was brennt
    Im Outlook die wichtigen Mails einfärben und Antworten vorschreiben
    Claude soll mein Outlook vorsortieren, senden tu ich selber
    Hundert ungelesene im Outlook jeden Montag, welche davon eilen?
  `),
  "sort-gmail-inbox": lines(`
    inbox urgency
    gmail sorting
    email drafts gmail
    my inbox is out of control
    I spend the whole morning on emails
    which mails are urgent, I can't tell anymore
    draft replies in Gmail
    label important emails
    too many mails, too little time
    AI that prepares answers to my mail
    info@ address gets everything, nobody sorts it
    a hundred mails every day and I'm alone in the office
    Mein Postfach läuft über
    Ich verbringe den ganzen Vormittag mit Mails
    Welche Mail ist dringend, ich blicke nicht mehr durch
    Antworten in Gmail vorbereiten lassen
    Mails vorsortieren
    Zu viele E-Mails am Tag
    Die KI soll Antwortentwürfe schreiben
    Unsere info@ Adresse sortiert niemand
    Posteingang aufräumen
    Gmail
    I open my laptop and there's ninety unread and I never know which is on fire
    email eats my mornings
    what do I answer first
    I write the same replies over and over
    my inbox is a swamp
    Ich klappe den Rechner auf und habe neunzig ungelesene
    E-Mails fressen meinen Vormittag
    Was beantworte ich zuerst
    Ich schreibe immer wieder dieselben Antworten
    Mein Posteingang ist ein Sumpf
    mail overload
    sort the important from the junk
    help me get to inbox zero
    answer standard mails for me, I just press send
    Mailflut
    Das Wichtige vom Unwichtigen trennen in den Mails
    Standardmails vorschreiben, ich drücke nur auf Senden
    gmail, two hundred in there each morning, which ones matter
    I'm on gmail and I answer the moaners first and the buyers last cos I can't see which is which
    put the pressing ones at the top of my gmail and jot me a reply I can fix up
    google mail piling up while I'm plastering. three heaps: now, later, never
    Googlemail, jeden Morgen zweihundert Stück, was davon brennt denn
    Im Gmail soll ein Sternchen an das was eilt und die Antwort schon vorgetippt sein
    Ich komm mit dem Gmail nich mehr hinterher, sortier mir das nach wichtig
    meine Google Post vorsortiern, Antwort als Entwurf, ich drück auf senden
    inbox zero is a lie. gmail, 200 a day, label the important ones and pre-write answers
    chatgpt for my gmail, but it shouldn't send anything
    superhuman is 30 bucks a month, i just want priorities + reply drafts in gmail
    founder inbox 😵‍💫 investors, spam, customers all mixed in google mail
    Mein Gmail läuft voll, was ist dringend und was nicht
    Gmail Antworten vorformulieren lassen, abschicken mach ich selbst
    Google-Postfach: KI soll Labels setzen und Entwürfe machen
    200 Mails am Tag in Gmail, ich beantworte nur noch die lautesten
    Gmail at our clinic front desk is chaos, I'd like stars on the urgent ones and a reply ready to check
    gmail triage with suggested replies
    by the time I see the important email in gmail it's 5pm
    my google mailbox drowns me, pre-write the answers and I'll press send
    Im Gmail-Postfach der Schule gehen eilige Anfragen unter
    Gmail ordnen nach Dringlichkeit und Antwortvorschläge machen
    Ich ersticke in Gmail, bitte vorsortieren und mir die Antworten hinlegen
    Googlemail: was muss heute beantwortet werden und was kann warten
  `),
  "approve-expenses-teams-onedrive": lines(`
    employees hand in crumpled receipts
    expense claims with approval in Teams
    staff pay for petrol and want it back
    receipts get lost before the boss signs
    reimbursements for our field staff
    approve spending in Microsoft Teams
    Mitarbeiter geben zerknitterte Belege ab
    Spesen in Teams genehmigen
    Auslagen erstatten
    Quittungen der Außendienstler gehen verloren
    Tankbelege einreichen und freigeben
    Spesenabrechnung mit Freigabe durch den Chef
    Belege in OneDrive ablegen
    petrol slips in the glove box till December
    my crew buy screws and want their money
    who signed off that hotel bill
    Tankquittungen liegen bis Dezember im Handschuhfach
    Meine Leute kaufen Schrauben und wollen ihr Geld
    Wer hat die Hotelrechnung freigegeben
    Bewirtungsbelege einreichen
    reps keep receipts in their pockets for months
    pay back what staff spent
    Außendienst sammelt Belege monatelang
    Auslagen der Mitarbeiter zurückzahlen
    lads hand me crumpled petrol receipts in a sandwich bag every friday
    van drivers buy screws on their own card and want the money back, I have to okay it. we've microsoft everything
    receipt goes in, I press yes on teams, office pays him. no more shoebox
    who said he could spend eighty quid on lunch? I want to see it first
    Die Jungs geben mir zerknüllte Tankquittungen in der Brotdose
    Auslagen der Monteure will ich in Teams abnicken und der Beleg soll ins OneDrive
    Spesenzettel, Parkscheine, Bewirtung, alles lose. Genehmigen muss ich das
    Meister legt Geld aus, reicht Quittung ein, ich sag ja oder nein
    receipts from the team come in as blurry photos over whatsapp, we're a microsoft shop and need sign-off in teams
    someone buys a lunch, manager taps ok in Teams, pdf in onedrive. that's it
    spesen approval, m365
    reimbursements take weeks bc nobody approves the slips
    Belege der Mitarbeiter sollen in Teams freigegeben und in OneDrive abgelegt werden
    Spesenabrechnung ist bei uns ein Schuhkarton
    Auslagen einreichen, Chef klickt in Teams auf ja, Buchhaltung kriegt ne Mail
    Reisekostenbelege sammeln wir per Mail, Freigabe mündlich, Chaos. Office 365 ist da
    teachers hand me crumpled receipts for classroom stuff, principal has to OK each one, we're on Teams
    caregivers buy things and want it back, approval in Microsoft Teams please
    expense slips get lost on the way to the boss, we have Office 365
    sign-off on receipts via Teams buttons
    Spesenzettel der Aussendienstler müssen vom Chef im Teams abgesegnet werden
    Quittungen einreichen, freigeben lassen, in OneDrive ablegen
    Mitarbeiter legen Geld aus und warten ewig auf die Erstattung, wir haben Teams
    Spesen mit Klick im Teams bewilligen
  `),
  "list-supplier-invoices": lines(`
    supplier invoices
    incoming invoices
    Eingangsrechnungen
    invoices from suppliers come as PDF and I type them into a table
    read incoming bills
    bookkeeping: amounts, dates and IBAN from PDF invoices
    capture purchase invoices
    was this bill paid twice
    prepare bills for my accountant
    OCR for invoices
    fake invoices, can something check the bank account
    we get sixty bills a month by email
    Lieferantenrechnungen kommen als PDF und ich tippe sie ab
    Eingangsrechnungen auslesen
    Rechnungsbetrag und IBAN erfassen
    Belege für die Steuerberaterin vorbereiten
    Rechnungen aus dem Postfach in eine Liste
    Doppelt bezahlte Rechnungen vermeiden
    Kreditorenrechnungen prüfen
    Sechzig Rechnungen im Monat von Hand eintragen
    Buchhaltung, PDF Rechnungen erfassen
    every month I sit with a shoebox of pdf bills
    I type bills in for the lady who does our books
    did we pay that one already
    the wholesaler sends forty invoices a week
    Jeden Monat sitze ich über einem Schuhkarton voller Rechnungen
    Ich tippe alles für die Steuerberaterin ab
    Haben wir die schon bezahlt
    Der Großhändler schickt vierzig Rechnungen die Woche
    pull totals out of the bills our vendors send
    vendors' PDFs into a sheet
    how much do we owe whom, from the mails
    scan incoming bills for the tax office
    bakery, flour and butter bills every day by mail
    Summen aus den Rechnungen unserer Lieferanten ziehen
    Was schulden wir wem, aus den Mails
    Bäckerei, jeden Tag Rechnungen für Mehl und Butter
    Eingangsrechnungen landen verstreut im Postfach
    Rechnungsdaten für die Buchhaltung in eine Tabelle
    timber merchant's bills come by email as pdf and my wife copies every one in a spreadsheet
    bills what we have to pay, all over the gmail, I miss the due dates
    someone tried it on with a changed bank account on the plumbers merchant bill, nearly paid it
    read the bills from the wholesalers, put number and sum and when it's due on one list
    Rechnungen vom Großhändler kommen als PDF und meine Frau tippt alles in die Tabelle
    was wir wem zahlen müssen und bis wann, steht irgendwo im Gmail verteilt
    Beinah ne gefälschte Rechnung bezahlt, andre Kontonummer drauf. So was soll auffallen
    Eingangsrechnungen vom Holzhändler auslesen und auflisten
    bills from vendors sit in gmail and i type em into a sheet
    pull amount, due date + iban out of vendor pdfs into google sheets
    almost paid a fake bill w/ a changed bank account last month 😬 can smth check those
    accounts payable = me, sunday night, copy pasting pdfs
    Eingangsrechnungen aus Gmail auslesen und in ne Tabelle schreiben
    Lieferantenrechnungen abtippen ist mein Endgegner
    kann das prüfen ob die IBAN auf der Rechnung plötzlich ne andere ist
    Die Rechnungen unserer Zulieferer kommen als PDF, ich erfasse Betrag und Fälligkeit von Hand
    bills from forty vendors arrive by Gmail and I key in number, amount, due date, IBAN
    supplier bills pdf into a google sheet, with a check that the bank account didn't change
    accounts payable is me, a mailbox and a lot of typing
    we nearly paid a fake bill last month, somebody should check the bank details on what comes in
    Kreditorenrechnungen kommen per Mail, ich tippe Betrag und Fälligkeit in eine Tabelle
    Eingangsrechnungen auslesen und auflisten, IBAN prüfen
    Lieferantenrechnungen im Gmail: wer hat wann wieviel verlangt
    Rechnungen der Labore und Grosshändler erfassen, bisher alles von Hand
    I need help with bookkeeping
    Hilfe bei der Buchhaltung
    supplier invoices, retyping them takes hours every Friday
    Lieferantenrechnungen abtippen kostet jeden Freitag Stunden
  `),
  "record-stripe-payments": lines(`
    card payments have to be booked by hand
    Stripe to Xero
    say thank you after somebody paid
    our accountant wants every Stripe charge in the books
    match online payments with the ledger
    book credit card takings automatically
    Kartenzahlungen müssen von Hand verbucht werden
    Stripe mit Xero verbinden
    Nach der Zahlung Danke sagen
    Zahlungseingänge automatisch buchen
    Online Zahlungen in die Buchhaltung übernehmen
    Kreditkartenumsätze verbuchen
    something for Xero
    Stripe
    Xero
    bookings into Xero by hand
    money comes in on the card machine online and I copy it to the books
    who paid what, in Xero please
    Geld kommt über Stripe und ich übertrage es von Hand
    stripe money comes in and someone has to type it in xero, I'd rather it did itself
    customers pay by card over stripe, the books are in xero, the two never agree
    every stripe payment should land in xero with the right name and the customer gets a ta very much
    my bookkeeper charges me to copy stripe into xero. daft
    Zahlungen von Stripe müssen ins Xero, das macht bei uns ne Aushilfe
    Kartenzahlung über Stripe, gebucht wird in Xero, stimmt nie überein
    wenn einer über Stripe zahlt soll er Danke kriegen und die Buchung im Xero stehn
    Stripe Eingänge von Hand in Xero nachtragen, muss das sein
    stripe payouts need to be in xero, my accountant is mad at me
    every charge on stripe -> xero + thank you mail
    reconciling stripe by hand every month end, no more
    we sell online courses thru stripe and book each sale manually
    Stripe Zahlungen automatisch in Xero verbuchen
    Kunde zahlt über Stripe, soll n Dankeschön kriegen und in der Buchhaltung (Xero) auftauchen
    fehlgeschlagene Zahlungen und Refunds bei Stripe merkt bei uns keiner
    Zahlungseingänge von Stripe übertrage ich händisch nach Xero
    retreat deposits paid through Stripe never make it to our Xero ledger
    tuition comes in over Stripe and I enter each payment in Xero by hand
    card payments land in Stripe, the books are in Xero, and the two never agree
    send a thank-you after a card payment and book it in Xero
    Zahlungen aus Stripe sollen im Xero verbucht werden
    Kartenzahlungen trage ich einzeln in Xero nach
    Stripe-Eingänge und Xero stimmen nie überein
    Nach der Online-Zahlung ein Danke schicken und gleich im Xero buchen
  `),
  "remind-overdue-quickbooks-invoices": lines(`
    overdue invoices in QuickBooks
    chase clients who don't pay, we use QuickBooks
    dunning from QuickBooks Online
    our debtors list in Quickbooks grows
    remind people of unpaid QuickBooks bills
    QuickBooks Rechnungen anmahnen
    Offene Posten aus QuickBooks
    Wir nutzen QuickBooks und Kunden zahlen zu spät
    Mahnungen aus QuickBooks verschicken
    Überfällige QuickBooks Rechnungen
    QuickBooks
    QuickBooks says thirty people are late
    can QuickBooks nag them for me
    QuickBooks zeigt dreißig säumige Kunden
    quickbooks says eleven thousand outstanding and I hate ringing people
    we're on quickbooks. late payers want a polite then a less polite mail till they stump up
    if he owes me three bills in quickbooks I want one mail not three
    quickbooks shows who's late, it just doesn't do anything about it
    In Quickbooks stehn elftausend offen und ich ruf ungern an
    säumige Zahler aus QuickBooks freundlich dann deutlich anschreiben
    wer in Quickbooks überfällig is soll Post kriegen bis er zahlt
    QuickBooks weiß wer nich zahlt, aber mahnen tut es nich
    quickbooks says 14 customers are past due, I don't wanna write those emails
    QBO open balances, nag them politely til they pay
    intuit's own reminders suck
    clients ignoring invoices, we use quickbooks online, would be nice if slack told finance who to call
    Offene Posten in QuickBooks, Kunden sollen automatisch gemahnt werden
    wir buchen in QuickBooks und rennen dem Geld hinterher
    QuickBooks zeigt mir wer überfällig ist aber schreiben muss ich selber 🙄
    Säumige Kunden aus QuickBooks freundlich erinnern bis gezahlt wurde
    QuickBooks shows 38 past due clients and no one has the stomach to write them
    nudge clients in quickbooks who are late, one email per client not five
    our attorney hates asking for money. Late balances sit in QBO for months.
    late payers from QuickBooks Online, polite emails until they settle
    Im QuickBooks stehen lauter überfällige Posten, keiner schreibt die Leute an
    QuickBooks-Kunden die nicht zahlen automatisch anschreiben
    Offene Beträge aus Quickbooks eintreiben, höflich
    Säumige Klienten im QuickBooks, bitte eine Mail pro Person
  `),
  "send-payment-reminders": lines(`
    payment reminders
    payment reminder
    dunning
    overdue invoices
    Zahlungserinnerung
    Mahnwesen
    customers don't pay on time
    chasing money is the worst part of my job
    clients owe us money and I hate writing to them
    people owe me for months
    unpaid invoices, friendly reminder
    I hate asking clients for money
    three step dunning
    half of our bills are overdue
    reminders for open invoices from a spreadsheet
    plumber, people pay late
    Kunden zahlen zu spät
    Ich renne ständig meinem Geld hinterher
    Mahnungen schreiben kostet mich Nerven
    Unbezahlte Rechnungen freundlich anmahnen
    Offene Rechnungen in einer Excel Liste
    Zahlungserinnerung in drei Stufen
    Die Zahlungsmoral ist schlecht
    Klempner, Kunden lassen sich Zeit mit dem Bezahlen
    Mahnwesen automatisieren
    Außenstände eintreiben
    I do the jobs, send the bill, then wait three months for the cash
    I feel rude asking for money
    they pay when they feel like it
    my bookkeeper spends Fridays chasing
    Ich mache die Arbeit, schreibe die Rechnung und warte drei Monate aufs Geld
    Es ist mir peinlich nach Geld zu fragen
    Die zahlen wann sie wollen
    Freitags telefoniert meine Buchhalterin dem Geld hinterher
    landscaper with eleven invoices past due
    gardeners wait for their money
    dog walker, owners forget to pay
    dental lab, practices settle late
    polite but firm note when the due date has passed
    accounts unpaid since June
    Gärtner mit elf fälligen Rechnungen
    Hundesitter, Besitzer vergessen zu zahlen
    Höflich aber bestimmt erinnern wenn das Zahlungsziel vorbei ist
    Seit Juni nicht bezahlt
    Dachdecker, Kunden lassen sich Monate Zeit
    Ich mag nicht mehr hinterhertelefonieren wegen Geld
    they owe me. I'm too soft to chase. list is on a google sheet
    builders pay when they feel like it, I want three goes, nice, firm, and then I sign the last one myself
    fella had his fence in March and still not a penny. and he's one of nine, all in my spreadsheet
    dunning letters, my Dad did it with red ink
    Kunden zahlen nich und ich mag nich betteln, steht alles in ner Google Tabelle
    erste Mahnung nett, zweite deutlich, dritte will ich selber lesen
    Zaun steht seit März, Geld hab ich bis heut nich gesehn
    Außenstände eintreiben in drei Stufen
    our invoice list is a google sheet, some ppl are 60 days late and i hate asking
    dunning in 3 levels, nice → firm → last warning
    freelance studio, chasing money is the worst part of my job
    clients pay late, i keep track in a spreadsheet, want polite nudges that escalate
    Mahnwesen! erst nett, dann weniger nett
    Rechnungen stehen in nem Google Sheet, wer nicht zahlt soll ne Zahlungserinnerung kriegen
    Mir ists peinlich Kunden an offene Rechnungen zu erinnern, kann das wer automatisch
    Zweite Mahnung, dritte Mahnung, das verwalte ich alles in einer Tabelle
    I keep my invoices in a Google sheet and hate chasing people, first soft then firmer
    dunning in stages from a spreadsheet
    parents are late with fees, I'd like a gentle email, then a firmer one, then I look at the third
    who hasn't paid? it's in my sheet, just nobody tells them
    Mahnwesen in drei Stufen, unsere Rechnungsliste ist ein Google Sheet
    Honorarnoten werden nicht bezahlt und ich trau mich nicht nachzufragen
    Zahlungserinnerung, erste Mahnung, zweite Mahnung aus der Tabelle heraus
    Säumige Eltern freundlich ans Kursgeld erinnern, immer etwas bestimmter
    I spend my Sundays chasing clients who haven't paid, embarrassing
    something that nudges them to pay, nicely
  `),
  "approve-leave-requests": lines(`
    leave requests
    vacation requests
    time off
    Urlaubsanträge
    vacation requests come on paper slips
    who is off when, nobody knows
    holiday planning for ten people
    staff ask for days off on the phone
    approve time off in Slack
    leave calendar
    two people took the same week off
    Urlaubsanträge kommen auf Zetteln
    Wer hat wann frei
    Urlaubsplanung für zehn Leute
    Mitarbeiter rufen wegen Urlaub an
    Urlaub genehmigen und eintragen
    Abwesenheiten im Kalender
    Zwei hatten gleichzeitig Urlaub
    Resturlaub ausrechnen
    who's away when is a wall calendar and a lot of shouting
    everybody wants August off
    did I say yes to Tom's week or not
    Wer wann weg ist steht auf einem Wandkalender
    Alle wollen im August frei
    Habe ich Toms Woche zugesagt oder nicht
    Brückentage gibt immer Streit
    everybody texts me when they want time off
    Jeder schreibt mir seinen Urlaubswunsch aufs Handy
    holiday slips on my desk
    can staff ask for a day off online
    Urlaubszettel auf meinem Schreibtisch
    Können Mitarbeiter online einen freien Tag beantragen
    Krankmeldungen und Urlaub im Kalender
    three of my lads want the same fortnight in August and I find out on the day
    who's off when, it's on a calendar in the canteen with coffee on
    holidays. they ask me on the scaffold, I say aye and forget
    days off asked for in slack, I say yes or no, it goes on the google calendar
    Alle drei Gesellen wollen die gleichen zwei Wochen im August weg
    Urlaubszettel hängt in der Kantine, da kleckert jeder Kaffee drauf
    fragen mich zwischen Tür und Angel ob sie frei haben könn, ich sag ja und vergess es
    freie Tage abnicken und sehn wie viele der Mann noch übrig hat
    pto requests come in over slack dms and then nobody knows who's off
    time off: ask, manager approves in slack, shows up in gcal
    how many days do i have left? = the q I get 10x a week as office manager
    vacation tracking for 22 ppl, currently vibes
    Urlaubsanträge laufen bei uns auf Zuruf, keiner weiß wer wann weg ist
    Urlaub beantragen per Slack, Freigabe, Kalendereintrag. fertig
    Resturlaub ausrechnen und Abwesenheiten eintragen kostet mich jede Woche ne Stunde
    zwei Leute gleichzeitig auf Urlaub und keiner hats gemerkt 🏖️
    nurses text me for days off, I write it on a sticky note, then two are gone on the same Friday
    PTO requests with a yes/no in Slack
    vacation days left, who's away when, can I say yes? all in my head
    time off asks should land in slack and then on the shared calendar
    Ferienanträge der Lehrpersonen kommen per Zettel, wie viele Tage noch übrig sind weiss keiner
    Urlaub beantragen und im Slack freigeben
    Wer ist wann weg? Urlaubswünsche kollidieren dauernd
    Resturlaub ausrechnen, Antrag genehmigen, in den Kalender eintragen
  `),
  "onboard-new-employees": lines(`
    new employees
    employee onboarding
    new hires
    neue Mitarbeiter
    new colleague starts Monday and nothing is ready
    first day chaos, no laptop, no account
    checklist for new hires
    welcome mail to new staff
    we forget half of the things when somebody new joins
    new starters, accounts, keys and training
    Neue Kollegin fängt Montag an und nichts ist vorbereitet
    Erster Arbeitstag ist immer Chaos
    Checkliste für neue Mitarbeiter
    Willkommensmail an neue Leute im Team
    Wenn jemand neu anfängt vergessen wir die Hälfte
    Einarbeitung organisieren
    Schlüssel, Laptop und Zugänge für Neue
    ClickUp for new staff
    ClickUp
    new guy shows up Monday and no computer, no key, no idea
    I explain the same things to each new waiter
    Am Ersten kommt der Neue und wieder ist kein Rechner da
    Ich erkläre jedem neuen Kellner dasselbe
    Neue Kraft, kein Schlüssel, kein Spind
    six seasonal workers begin in May, each needs accounts and a welcome pack
    what do we have to do when somebody starts, nobody remembers
    Sechs Saisonkräfte fangen im Mai an, jede braucht Zugänge
    Was ist alles zu tun wenn jemand anfängt, keiner weiß es
    Begrüßungsmappe für neue Kollegen
    new lad starts monday and no boots, no locker, nobody told him where to park
    every time we take someone on we forget half: the keys, the overalls, the insurance form
    first day for the new chambermaid, I want her to get a nice letter and everyone to know she's coming
    new starter list lives in my head
    Montag fängt der neue Lehrling an und keiner hat Sicherheitsschuhe bestellt
    neue Kollegin kommt, Spind, Schlüssel, Begrüßung, jedesmal fehlt was
    Wenn einer bei uns anfängt soll er wissen wann, wo und bei wem er sich meldt
    Der erste Tag geht immer schief, der Neue steht dumm rum
    new hire starts monday and nobody ordered a laptop again
    first day checklist, accounts, intro meeting, slack shoutout
    we're hiring like crazy and every newbie gets a different welcome
    people ops of one: offer signed → 25 little to-dos i keep forgetting
    Neue Kollegin fängt Montag an und IT weiß von nix
    Onboarding von neuen Mitarbeitern, ClickUp Aufgaben + Willkommensmail
    Bei jedem Neuzugang vergessen wir Schlüssel, Zugänge oder den ersten Termin
    Am ersten Tag soll der Neue alles haben, momentan klappt das nie
    new hires show up day one with no login, no desk, no email. Embarrassing every time.
    first day checklist for a new receptionist
    we hire aides every month, welcome letter, IT tickets, intro meeting, I do it all from memory
    orientation for new staff keeps falling apart
    Neue Pflegekraft fängt an und niemand hat den Zugang bestellt
    Eintritt neuer Mitarbeitender: Begrüssung, Aufgaben, Konten bestellen
    Am ersten Arbeitstag fehlt immer etwas für die Neuen
    Einarbeitungsplan für neues Personal automatisch anlegen
  `),
  "screen-job-applications": lines(`
    job applications
    screen candidates
    applicant screening
    Bewerber vorsortieren
    two hundred CVs for one job
    applications pile up
    preselect candidates by our criteria
    hiring takes ages, I read every resume
    who of the applicants has a driving licence and experience
    recruiter drowning in applications
    we look for nurses and get heaps of applications
    Zweihundert Lebensläufe für eine Stelle
    Bewerbungen stapeln sich
    Bewerber nach Kriterien vorsortieren
    Ich lese jede Bewerbung selbst
    Personalsuche, wer passt überhaupt
    Wir suchen Pflegekräfte und bekommen haufenweise Bewerbungen
    Kandidaten vorauswählen
    Anschreiben sichten
    eighty applicants for each job, who is supposed to read that
    achtzig Bewerber pro Stelle, wer soll das lesen
    Bewerbungen im Postfach
    advert went up Friday, a hundred and forty CVs by Monday
    I'm a florist not HR and drown in resumes
    who of these is worth a call
    Anzeige am Freitag, Montag hundertvierzig Lebensläufe
    Ich bin Floristin und keine Personalerin
    Wen davon lohnt es sich einzuladen
    Azubis gesucht, Berge von Zuschriften
    care agency, applicants by the dozen and no time to read
    which of these cooks can really cook, by their CV
    sift through the candidates
    Pflegedienst, Dutzende Bewerber und keine Zeit zum Lesen
    Lebensläufe durchsehen nach Führerschein und Deutschkenntnissen
    Bewerber aussieben
    Wir suchen einen Koch und ersticken in Bewerbungen
    advertised for a plasterer, got ninety mails, sixty have never held a trowel
    CVs by the dozen, does he have a licence, can he weld, yes or no, I don't need more
    people wanting a job at our hotel write to gmail and I read them at midnight
    have they got a ticket for the forklift? thats all I want to know out of four pages of cv
    Stelle als Dachdecker ausgeschrieben, neunzig Mails, die Hälfte kann keine Leiter hoch
    Lebensläufe durchgucken, Führerschein ja nein, Schweißerschein ja nein
    wer sich bei uns bewirbt schickt vier Seiten, ich will nur wissen kann er mauern
    Bewerbungen stapeln sich im Gmail, ich les die nachts
    400 CVs for one junior role in our gmail, need a first look against must-haves
    pre-sort resumes but no AI scores, i want quotes from the cv
    hiring a barista, got flooded with resumes
    does the candidate have a license, yes/no, for each applicant in a sheet
    Wir ersticken in Lebensläufen, bitte nach unseren Muss-Kriterien vorprüfen
    Bewerbungen kommen an jobs@, ich les jede PDF durch 🥵
    Kandidaten gegen Kriterien abgleichen ohne Ranking
    Auf unsere Stellenanzeige kamen 150 Bewerbungen, wir brauchen eine Übersicht in Sheets
    we posted for a hygienist and got 130 resumes in Gmail, who meets the must-haves?
    résumés compared with my checklist, no auto rejections please
    caregiver applicants, need to see at a glance who has the certificate
    too many CVs for one teaching position
    Auf die Stelle als Ordinationshilfe kamen neunzig Lebensläufe
    Bewerbungsdossiers mit unseren Anforderungen abgleichen
    Wer von den Bewerbern hat den Führerschein und das Diplom? Ich lese mir die Augen wund
    Lebensläufe vorprüfen ohne automatische Absagen
  `),
  "draft-travel-itineraries": lines(`
    writing a trip proposal takes me three hours
    travel agency, customers want round trips
    itinerary for a honeymoon
    draft day by day plans for our guests' tours
    tour operator quotes by hand
    travel requests come in and we plan each by hand
    Ein Reisevorschlag kostet mich drei Stunden
    Reisebüro, Kunden wollen Rundreisen
    Reiseverlauf für Hochzeitsreise erstellen
    Tagesplan für Reisen vorschlagen
    Reiseanfragen von Hand ausarbeiten
    Reiseveranstalter schreibt Angebote für Gruppen
    Individualreisen planen
    two weeks Japan with kids, and I write the plan each time from scratch
    honeymooners want ideas by tomorrow
    safari trips worked out by hand
    Zwei Wochen Japan mit Kindern und ich schreibe den Plan jedes Mal neu
    Hochzeitsreisende wollen bis morgen Ideen
    Safaris von Hand ausgearbeitet
    Gruppenreise nach Rom planen
    I sell hiking holidays and each inquiry needs a custom route
    Wanderreisen, für jede Anfrage schreibe ich eine eigene Route
    group tours worked out on weekends
    custom trips for seniors
    Busreisen ausarbeiten
    Individuelle Reisen für Senioren
    we do coach trips to the Highlands, someone asks for five days and I sit an evening writing it out day by day
    customer tells us where he fancies going and for how long, and gets a plan for each day, which I look over first
    walking holidays. each party wants its own route written up, takes me hours
    day one castle, day two distillery, could that be wrote for me from what they asked
    Wir machen Busfahrten, einer will fünf Tage Masuren und ich schreib abends den Ablauf Tag für Tag
    Reisewunsch kommt rein, raus soll ein Vorschlag für jeden Tag, ich les nochmal drüber
    Radtouren an der Ostsee, jede Gruppe will ihr eignes Programm
    Kunde sagt wohin und wie lang, und ich brüte dann über dem Reiseverlauf
    custom trips agency: someone wants 10 days in Japan and it takes me 4 hours to write the plan
    day-by-day trip drafts for my clients, i edit and send
    honeymoon inquiries, each one a blank page
    concierge travel startup, ai should sketch the trip from the intake form and i approve
    Reisewünsche kommen rein und ich schreib jeden Tagesplan von null
    Rundreise-Vorschlag aus Kundenanfrage erstellen lassen, ich schau drüber
    14 Tage Portugal mit Kindern, sowas zu planen dauert ewig, Rohfassung von der KI wär toll
    Unsere Reiseberaterinnen brauchen einen Entwurf pro Anfrage, Tag für Tag
    honeymooners send us their wish list and an agent spends four hours on a day by day plan
    from 10 days Italy with kids to a proposal my consultants can edit
    first version of a trip plan from a web form
    day plans for custom vacations take forever
    Reisewünsche kommen rein und wir basteln stundenlang am Tagesprogramm
    Rundreise-Vorschlag als Entwurf, die Beraterin schaut drüber
    Aus der Reiseanfrage einen Ablauf Tag für Tag machen
    Erster Reiseplan für die Kundschaft, nichts geht ohne unser Okay raus
  `),
  "website-inquiries-excel-teams": lines(`
    log website inquiries
    inquiries excel
    inquiries microsoft teams
    contact form enquiries should land in our Excel list and in Teams
    sales hears of web inquiries after three days
    form on our homepage to a spreadsheet in OneDrive
    we live in Microsoft Teams, post new inquiries there
    website requests get forgotten in the info mailbox
    Kontaktformular soll in die Excel Liste und nach Teams
    Der Vertrieb merkt Anfragen erst nach Tagen
    Anfragen von der Homepage in OneDrive sammeln
    Neue Anfragen sofort in Teams melden
    Formular ausgefüllt und keiner kriegt es mit
    Interessenten von der Webseite in Excel eintragen
    Anfragen gehen im Postfach unter, wir haben Microsoft
    somebody fills in the form on our page and we see it days later
    web requests into a spreadsheet, ping in Teams
    Jemand füllt das Formular aus und wir sehen es Tage später
    Webanfragen in Excel und ein Ping in Teams
    wedding inquiries from our site in one Excel list
    Hochzeitsanfragen von der Homepage in eine Excel-Liste
    folk fill in the form on our site and it goes to an email nobody opens. want it in excel and shouted in teams
    every message off the website typed into excel by hand, leading nought on the phone number always vanishes
    excel list of who's asked, and a ping in teams so the girls in the office see
    somebody wrote through the webpage in June, we found it in September. we use teams and excel
    Was über die Homepage reinkommt soll in die Excel Liste und in Teams aufploppen
    Anfragen von der Webseite tippt die Sekretärin in Excel, die Null vorne bei der Nummer is immer weg
    im Juni hat einer über die Seite geschrieben, im September gefunden. Excel und Teams haben wir
    Kontaktformular rein, Exceltabelle raus, Team weiß Bescheid
    contact form → excel + teams ping
    our site's contact form goes to one guy's mail and he's on vacation. we use teams and excel
    microsoft only company, web requests should go in a workbook on onedrive
    who contacted us last month thru the website? no clue, want it in an excel list
    Kontaktformular soll in ne Excel-Liste und ne Nachricht in Teams
    Website-Anfragen sieht bei uns nur einer, der Teams-Channel soll Bescheid kriegen
    Anfragen von der Homepage in Excel mitprotokollieren
    Wir arbeiten mit Microsoft 365, Webanfragen müssten in OneDrive landen und das Team benachrichtigen
    contact form entries from the site should go in our Excel list and ping the Teams channel
    we copy web inquiries to an excel workbook, and half the team never hears of them
    form on the practice website, Excel online, Teams, please hook that up
    new web request, row in spreadsheet on OneDrive, note in Teams
    Webformular-Anfragen in unsere Exceltabelle und eine Meldung im Teams
    Kontaktanfragen von der Homepage trägt die Sekretärin ins Excel ein
    Kommt was übers Internetformular, soll das ganze Team es in Teams sehen
    Anfrageliste in Excel führen ohne Abtippen
  `),
  "match-property-inquiries": lines(`
    open listings
    property listings
    send listing details
    people look for a flat and we search our listings by hand
    send fitting properties to house hunters
    estate agency, enquiries by email about homes
    buyers tell us what they want, match it with what we have
    realtor with listings in Airtable
    reply to portal leads with suitable apartments
    Leute suchen eine Wohnung und wir durchsuchen von Hand
    Passende Immobilien an Interessenten schicken
    Maklerbüro, Anfragen zu Häusern per Mail
    Suchwünsche mit unseren Objekten abgleichen
    Mietgesuche beantworten
    Kaufinteressenten passende Objekte vorschlagen
    Anfragen von Immobilienportalen beantworten
    somebody writes that they look for two bedrooms near the station and we go through our books
    three bed under 1500 with a garden, that kind of mail, we answer each by hand
    Jemand sucht drei Zimmer mit Balkon und wir blättern durch unsere Angebote
    couple wants a garden and two baths, which of ours fits
    they write what they dream of and we leaf through the portfolio
    Ein Paar will Garten und zwei Bäder, was von uns passt
    Die schreiben was sie suchen und wir blättern im Bestand
    we are realtors and get a flood of inquiries
    Makler mit einer Flut von Anfragen
    Als Maklerin bekomme ich dauernd Anfragen zu Wohnungen
    estate agent, too many emails about our listings
    tenants mail their wish list and we look up suitable flats by hand
    Mieter mailen Wunschlisten und wir suchen von Hand
    Kunden suchen ein Haus, wer passt zu welchem Angebot
    someone writes three bed, garden, under two fifty, and I go through the books to see what we got
    people want to know have you a bungalow near the sea. pick out what suits and send it to them
    buyers mail what they want, the houses are on airtable, put the two together
    old-fashioned letting agent, two of us. each enquiry takes me twenty minutes to find the right flats
    Einer sucht drei Zimmer mit Balkon bis 900 warm und ich blätter dann unsern Bestand durch
    Kaufinteressent schreibt was er will, wir haben das in Airtable, das soll sich finden
    passende Häuser raussuchen zu dem was die Leute in der Mail schreiben
    Makler auf Fehmarn, jede Anfrage zwanzig Minuten suchen was passt
    renters email us "2br under 3k" and i dig thru airtable for what fits
    auto reply with matching listings
    real estate leads go cold bc it takes a day to send options
    someone wants to buy in Prenzlauer Berg, budget 600k, which of our flats fits? that, but automatic
    Suchanfragen für Wohnungen mit unseren Objekten in Airtable abgleichen
    Interessent schreibt was er sucht und kriegt passende Exposés
    3 Zimmer Altbau mit Balkon, solche Mails kommen 40 am Tag und ich such händisch raus was passt
    Maklermails: Wunsch rauslesen, passende Angebote vorschlagen
    looking for 2 bed near the Luas under 1900 and I dig in Airtable for something that fits
    apartment hunters email what they want, send back the three best of our listings
    buyers mail us their wish, we answer three days later and it's gone
    rental seekers get the right flats from our Airtable
    Wohnungssuchende schreiben ihre Wünsche, wir suchen passende Objekte von Hand heraus
    Suchprofil aus der Mail mit unseren Inseraten abgleichen
    Drei Zimmer, Balkon, Zürich, bis 2500: so kommen die Anfragen, und wir antworten zu spät
    Passende Immobilien aus Airtable automatisch vorschlagen
  `),
  "qualify-leads-book-calls": lines(`
    lead form
    qualify leads
    book sales calls
    I talk to too many people who have no budget
    filter leads before they get on my calendar
    let serious prospects book a call
    tyre kickers waste my time
    form with budget question and then a booking page
    pre-qualify clients
    only good leads should get an appointment with sales
    Ich rede mit zu vielen Leuten ohne Budget
    Interessenten vorab filtern
    Nur ernsthafte Anfragen sollen einen Termin bekommen
    Formular mit Budgetfrage und danach Terminbuchung
    Verkaufsgespräche nur mit passenden Kunden
    Leads qualifizieren bevor sie bei mir anrufen
    Erstgespräche filtern
    every dreamer gets an hour of my time
    I only want the ones who are serious and can pay
    Jeder Träumer kriegt eine Stunde von mir
    Ich will nur die die es ernst meinen und zahlen können
    weed out the time wasters before they book me
    Zeitfresser aussortieren bevor sie mich buchen
    tyre kickers. I want to know budget first before anyone gets an hour of my time on the phone
    ask em what they want and how much they got, the serious ones may pick a time in my diary, rest get a leaflet
    loads of folk want a free chat about a conservatory, most haven't a bean
    before someone gets a slot with me they should answer three questions
    Wer nur gucken will soll nich meine Zeit kriegen, erst fragen was er ausgeben will
    Ernsthafte Leute sollen sich ne Uhrzeit bei mir aussuchen dürfen, die andern kriegen nen Prospekt
    Wintergarten wollen alle, Geld hat keiner. Vorher aussieben und dann Gespräch im Google Kalender
    drei Fragen vorneweg, dann darf er sich nen Telefontermin nehmen
    tire kickers book my calendar full 😤 want a form that asks budget first
    only let serious prospects pick a time
    pre-qual before the discovery call, low budget gets a pdf instead
    calendly lets anyone in. i'd want ppl below 5k filtered out
    Erst Budget abfragen, dann darf man einen Call buchen
    Zu viele Gespräche mit Leuten die eh nicht kaufen
    Formular mit Fragen, gute Anfragen kriegen gleich freie Zeiten angezeigt
    Vorqualifizieren bevor jemand in meinem Kalender landet bitte
    I waste consults on people with no budget, I'd like them to answer three questions before they see my calendar
    pre-screen potential clients then let the good ones choose a time
    only serious folks should get a slot for the free intro session
    filter tire kickers before they land on my calendar
    Nur wer Budget hat soll bei mir ein Erstgespräch buchen können
    Interessenten vorher abfragen und erst dann freie Zeiten zeigen
    Schnupperstunde nur für ernsthafte Leute, der Rest bekommt Lesestoff
    Vorqualifizieren und Gesprächstermin gleich mitbuchen
  `),
  "route-typeform-inquiries": lines(`
    our Typeform answers go to one mailbox and nobody feels responsible
    forward form answers to the right colleague
    who deals with which inquiry
    assign requests by topic
    Typeform to the person in charge
    enquiries end up with the wrong department
    Typeform Antworten landen in einem Postfach
    Anfragen an den richtigen Kollegen weiterleiten
    Wer ist für welche Anfrage zuständig
    Formularanfragen nach Thema verteilen
    Anfragen landen in der falschen Abteilung
    Eingangsbestätigung auf Typeform senden
    Typeform
    the form goes to everyone so nobody answers
    who should deal with wedding requests and who with corporate
    Das Formular geht an alle also antwortet keiner
    Wer kümmert sich um Hochzeiten und wer um Firmen
    typeform answers all come to me and I forward them, wedding to Jean, funeral to Pete
    the typeform on our site asks what its about. it should go to whoever does that, and tell the sender we got it
    someone fills the typeform on a Saturday, hears nothing till Tuesday, gone
    I'm the postman for our typeform. fed up
    Alles aus dem Typeform landet bei mir und ich verteil das, Hochzeit an Heike, Trauer an Uwe
    Typeform ausgefüllt am Samstag, Antwort am Dienstag, Kunde weg
    wer über unser Typeform schreibt soll gleich beim richtigen Mann landen
    Ich spiel Postbote für unser Typeform
    typeform answers should go to whoever handles that topic
    we get press, sales, hiring all thru one typeform and i forward it manually
    typeform → right teammate + instant "got it" to the sender
    if Jess is out it should go to somebody else, form is typeform
    Typeform Eingänge an den richtigen Kollegen weiterleiten
    Alle Anfragen laufen über ein Typeform und ich spiel Postbote 📮
    Absender vom Typeform soll sofort wissen wer sich meldet
    je nach Thema im Typeform eine andere Person anmailen
    typeform answers all go to Siobhan, even the ones for billing
    we use Typeform for intake and it should reach whoever handles that topic, and tell the sender we got it
    inquiry in typeform, correct attorney by practice area
    quick we have it, Tom will answer when someone fills out our Typeform
    Typeform-Einsendungen sollen beim zuständigen Kollegen landen
    Über Typeform kommt alles bei mir an, obwohl ich nur für Familienrecht bin
    Eingangsbestätigung nach Typeform und an die richtige Person weiterleiten
    Je nach Thema im Typeform jemand anderes zuständig
  `),
  "score-website-leads": lines(`
    which of our web leads are hot
    rank inquiries so that sales calls the best first
    sales should be alerted in Slack when a good lead comes in
    lead scoring
    leads from our ads and the site get lost
    we treat every inquiry the same
    points for company size and urgency
    Welche Anfragen sind heiß
    Leads bewerten damit der Vertrieb die besten zuerst anruft
    Bei guten Anfragen eine Meldung in Slack
    Punkte für jede Anfrage vergeben
    Wir behandeln alle Interessenten gleich
    Lead Scoring für die Webseite
    fifty inquiries, which five do I call
    the good ones go cold while we deal with the rest
    Fünfzig Anfragen, welche fünf rufe ich an
    Die guten werden kalt während wir uns um den Rest kümmern
    leads from Facebook ads get forgotten
    Leads aus Facebook gehen unter
    which of the ones off the website are worth a ring and which are time wasters. give em marks
    hot ones should hit slack straight away, the rest can stew on a sheet
    enquiry for a whole hotel refit sat under ten for a tap washer
    give each person that writes in on our page points, over fifty the salesman jumps
    Wer von der Webseite schreibt, lohnt der sich oder nich, gib dem Punkte
    Anfrage fürs ganze Hotel lag unter zehn Anfragen für nen Wasserhahn
    die heißen sollen sofort im Slack beim Vertrieb aufschlagen
    Punkte vergeben für jeden der über die Homepage kommt
    which website leads are hot? ping sales in slack for those only
    lead scoring, simple points, not some black box
    our sdrs treat a student and a fortune 500 the same
    rate inbound requests & put em in a google sheet, yell in slack if good 🔔
    Heiße Anfragen von der Website sofort in Slack
    Punkte vergeben je nach Firmengröße und Budget, ab 50 meldet sich Sales
    Der Vertrieb soll nur die guten Webanfragen sofort sehen
    Leads bewerten nach unseren eigenen Regeln
    which of the fifty web inquiries deserves a call first? We want points and a Slack ping for the good ones
    rank incoming prospects from our site
    hot prospects vs time wasters, slack alert
    rate website requests by rules we can see, keep a list in Sheets
    Welche Webanfrage ist heiss und welche nicht, mit Punkten bitte
    Anfragen von der Website bewerten und die guten ins Slack
    Verkauf soll bei vielversprechenden Interessenten sofort Bescheid wissen
    Punktesystem für Kontakte von der Homepage
  `),
  "watch-competitor-pages": lines(`
    competitor pages
    competitor monitoring
    website changes Slack
    tell me when my competitor changes their prices
    keep an eye on other hotels' rates
    watch a web page for changes
    what is the competition up to
    the shop across the street has new offers online
    price monitoring
    notice when a supplier changes their price list page
    Sag mir wenn die Konkurrenz ihre Preise ändert
    Preise anderer Hotels im Blick behalten
    Eine Webseite auf Änderungen überwachen
    Was macht der Wettbewerb
    Mitbewerber beobachten
    Benachrichtigung wenn sich eine Seite ändert
    Angebote der Konkurrenz verfolgen
    the garage over the road keeps undercutting me, I want to know when they change their page
    what does the rival gym charge now
    did the wholesaler put prices up again
    Die Werkstatt gegenüber unterbietet mich, ich will wissen wann sie was ändern
    Was nimmt das andere Studio jetzt
    Hat der Großhändler wieder die Preise erhöht
    ping me if a rival drops their rates
    check other salons' price lists
    Melde dich wenn ein Konkurrent billiger wird
    Preislisten anderer Salons prüfen
    Ausschreibungen auf einer Webseite beobachten
    the campsite down the road keeps changing its prices and I only hear from the guests
    keep an eye on what Jenkins charges on his website, I'm fed up looking
    I want to know when the other garage does an offer on brakes
    other B&Bs along the front, have they put their rates up
    Der Campingplatz nebenan ändert dauernd die Preise und ich erfahr das von den Gästen
    Guck jeden Tag was der Hansen auf seiner Seite verlangt
    wenn die andre Werkstatt ne Aktion macht will ich das wissen
    Preise von den Mitbewerbern im Auge behalten, ich vergess das immer
    wanna know the second our rivals change their pricing page
    spy on 8 websites 🕵️ and get a slack msg
    the gym across the street keeps changing its offers, can smth track that
    changelog of other peoples landing pages
    Konkurrenz ändert ständig die Preise, ich will das mitkriegen
    Mitbewerber-Websites im Auge behalten
    Speisekarten und Aktionen von den Lokalen ums Eck beobachten
    jeden Morgen gucken ob bei den anderen was neu ist auf der Seite
    the clinic down the street changes its rates and we learn it from patients
    keep an eye on rival schools' tuition pages
    tell me when another agency changes their offers
    spy on prices across the street, legally of course
    Die Konkurrenz ändert ihre Tarife und wir merken es Monate später
    Preisseiten vom Mitbewerb beobachten
    Sag uns wenn das Nachbarhotel neue Pauschalen online stellt
    Was hat sich auf den Seiten der anderen Kanzleien geändert
  `),
  "welcome-mailchimp-subscribers": lines(`
    welcome series
    four-step series
    email drip series
    mailchimp welcome emails
    new subscribers never hear from us
    email sequence after sign up
    drip campaign with Mailchimp
    welcome mails for our list
    people join our list and then nothing happens
    series of four mails for newcomers on the mailing list
    nurture newsletter subscribers
    Neue Abonnenten hören nie von uns
    E-Mail Serie nach der Anmeldung
    Willkommensstrecke mit Mailchimp
    Begrüßungsmails für unseren Verteiler
    Leute tragen sich in die Liste ein und dann passiert nichts
    Newsletter Empfänger automatisch begrüßen
    Mailchimp
    they sign up and hear nothing for months
    introduce ourselves to new readers bit by bit
    Die tragen sich ein und hören monatelang nichts
    Neuen Lesern nach und nach von uns erzählen
    somebody joins our mailchimp list and then hears nowt for months
    put their email in for our garden tips, should get a hello and then three more over a few weeks
    mailchimp free plan wont send a string of letters one after another
    new on the mailchimp list, tell them who we are, then our story, then an offer. stop when they buy
    Wer sich bei uns im Mailchimp einträgt hört erst mal monatelang nix
    neue Leser vom Rundbrief solln über ein paar Wochen vier Mails kriegen, Mailchimp kostenlos kann das nich
    Mailchimp Neuzugang begrüßen, dann erzählen wer wir sind, dann ein Angebot
    erst Moin sagen, dann nach ner Woche den zweiten Brief, die Leute sind im Mailchimp
    somebody joins our mailchimp list and then hears nothing for weeks
    drip of 4 mails for new signups, free mailchimp plan
    nurture sequence but stop when they buy
    newsletter newbies should get a hello + a few tips over two weeks
    Neue Newsletter-Abonnenten in Mailchimp begrüßen, mit mehreren Mails
    Mailchimp Automationen kosten jetzt extra, gibts nen Weg drumrum
    Willkommensstrecke für frische Abonnenten 💌
    wer sich in unsere Liste einträgt soll über ein paar Tage vier Mails kriegen
    folks sign up on Mailchimp and then never hear a thing from us
    four emails after joining my mailchimp list, spaced out, stops if they buy
    drip series for new readers, our Mailchimp plan is the free one
    new list members should get an intro sequence
    Wer sich im Mailchimp einträgt soll ein paar Begrüssungsmails nacheinander bekommen
    Neue Abonnenten vom Mailchimp willkommen heissen
    Mailserie für frische Newsletter-Leser, Gratisplan bei Mailchimp
    Nach der Anmeldung zum Rundbrief kommt bei uns gar nichts
  `),
  "back-up-workflows-github": lines(`
    workflow backup
    n8n backup to github
    nightly backup
    our n8n workflows have no backup
    somebody deleted a workflow by accident
    version control for n8n
    save all automations every night
    who changed which workflow
    keep copies of our flows in Git
    what if our n8n server dies, are the flows gone
    Unsere n8n Abläufe sind nicht gesichert
    Jemand hat aus Versehen einen Workflow gelöscht
    Sicherung von n8n jede Nacht
    Versionierung für Abläufe
    Wer hat welchen Workflow geändert
    Workflows nach GitHub sichern
    one wrong click and the automation is gone
    I want yesterday's version of my workflow back
    Ein falscher Klick und der Ablauf ist weg
    Ich will die Version von gestern zurück
    my grandson built our n8n stuff, if he changes something daft I want last week's version back
    n8n box packed up last year and all our flows were gone. put a copy on github each night
    safe copy of every n8n drawing somewhere else, and tell me whats been fiddled with
    who altered what in our n8n, and can we go back
    Mein Enkel hat das n8n gebaut, wenn er was kaputtspielt will ich die alte Fassung wieder
    Rechner mit n8n abgeraucht, alle Abläufe weg. Nachts ne Kopie nach Github bitte
    Sicherung von unsern n8n Sachen, jede Nacht
    wer hat im n8n was geändert, und wie komm ich zurück
    our n8n has 60 flows and zero backups 😱
    roll back a broken flow to last weeks version, n8n
    someone overwrote a flow yesterday and we can't get it back
    git commit of all my n8n json nightly
    Unsere n8n Workflows sichert keiner
    n8n ins GitHub Repo pushen jede Nacht
    jemand hat nen Ablauf in n8n gelöscht und weg war er
    Versionierung für n8n, wer hat wann was geändert
    someone deleted a flow in our n8n and we had no copy
    nightly copy of all our n8n flows into git
    version history for n8n
    what if our n8n instance dies, I want every flow saved on GitHub
    Unsere n8n-Abläufe jede Nacht wegsichern, am liebsten GitHub
    Sicherungskopie von n8n, wer hat was geändert
    n8n Stände in git ablegen
    Jemand hat in n8n rumgepfuscht und der alte Stand ist weg
  `),
  "collect-patient-registrations": lines(`
    new patients fill in a clipboard form that we type up
    patient intake form with consent
    registration before the first visit
    Jotform for our practice
    anamnesis sheet online
    privacy consent of new patients is missing
    Neue Patienten füllen einen Papierbogen aus den wir abtippen
    Aufnahmebogen mit Einwilligung
    Patientenanmeldung vor dem ersten Besuch
    Anamnesebogen online
    Jotform für die Praxis
    Einwilligung der Patienten fehlt oft
    Neuaufnahme in der Zahnarztpraxis
    Jotform
    the waiting room is full of people with clipboards
    new patients' details, we can't read the handwriting
    Das Wartezimmer sitzt voll mit Klemmbrettern
    Neue Patienten, wir können die Schrift nicht lesen
    Anmeldebögen abtippen in der Praxis
    every newcomer writes their details on paper and we copy them
    medical history form before the first visit
    Jeder Neupatient schreibt seine Daten auf Papier und wir übertragen sie
    Gesundheitsfragebogen vor dem ersten Termin
    Patientenaufnahme digital
    new people at my foot clinic fill in a jotform and my wife writes the lot on a card
    did they tick the box or not, that's what the inspector asked. we use jotform for new patients
    sign on sheet for patients, on the screen instead of clipboard, and only keep it when they agreed
    patients filling in who they are before the first visit, jotform, birthdays in 2031 and no phone
    Neue Patienten füllen Jotform aus und meine Frau schreibt das auf Karteikarten ab
    Anmeldebogen in der Praxis, Häkchen für Datenschutz fehlt dauernd
    Aufnahmebogen Patienten, Geburtsjahr 2031, Telefon fehlt. Jotform
    ohne Einverständnis darf der Patient nich in die Liste, wer prüft das
    new patient intake comes via jotform, i retype into a sheet & check if they ticked consent
    jotform patient sign up, no health answers stored pls
    med spa in LA, intake forms w/o consent slip through
    is this patient already on our list? they fill in jotform twice
    Neupatienten füllen Jotform aus, Einwilligung fehlt oft
    Patientenaufnahme mit Jotform, Stammdaten in die Liste
    Anmeldebogen der Praxis läuft über Jotform und ich übertrage die Daten
    Patientin minderjährig oder Nummer fehlt, das sollte bei der Online-Anmeldung auffallen
    new patient intake comes over JotForm, we check if they ticked the consent box and type it up
    Jotform intake at our dermatology office, consent must be there before we keep anything
    front desk copies new patient forms to a list, minors need a flag
    digital clipboard: name, dob, phone from Jotform
    Neupatienten füllen das Jotform aus, Einwilligung muss geprüft werden
    Anmeldebogen der Praxis digital, ohne Gesundheitsangaben in der Liste
    Patientenaufnahme über Jotform in unsere Tabelle
    Hat der neue Patient der Datenverarbeitung zugestimmt? Das prüft bei uns keiner richtig
  `),
  "share-shift-handover": lines(`
    hand-over forms
    shift handover
    daily team digest
    care shifts
    night shift doesn't know what happened during the day
    handover notes get lost between shifts
    care home, the notebook at the nurses' station
    what does the next shift need to know
    shift report for our nursing team
    carers write notes nobody reads
    Die Nachtschicht weiß nicht was tagsüber war
    Übergabezettel gehen zwischen den Schichten verloren
    Pflegeheim, das Übergabebuch
    Was muss die nächste Schicht wissen
    Schichtbericht für das Pflegeteam
    Notizen der Pflegekräfte liest keiner
    Dienstübergabe im Altenheim
    night staff keep missing what the day team wrote down about residents
    Mrs Jones fell and the late shift didn't know
    Die Nachtwache weiß nicht was die Tagschicht aufgeschrieben hat
    Frau Schmidt ist gestürzt und der Spätdienst wusste nichts
    in the early shift nobody knows what went on at night
    hand over book for our ward
    Im Frühdienst weiß keiner was nachts los war
    Übergabebuch für unsere Wohngruppe
    Wachwechsel, Infos gehen unter
    night girls at our home scribble in a book and the day girls can't read it
    who fell, who ate, who wants the doctor. the next carers should see it when they come on
    I've a small rest home in Morecambe. bits get lost between nights and mornings
    what happened on lates never gets to earlies
    Die Nachtschwester schreibt ins Heft und morgens kann das keine lesen
    wer gestürzt is, wer nich gegessen hat, das muss die nächste Schicht sehn
    Kleines Altenheim bei Stade, zwischen Spät und Nacht geht immer was verloren
    bei Schichtwechsel wird nur gesabbelt und nix aufgeschrieben
    nursing home, night crew never knows what happened during the day
    what does the next shift need to know, on one page
    caregivers scribble in a notebook, urgent things get lost
    assisted living, handover via whatsapp group is a privacy nightmare
    Übergabe zwischen Früh- und Spätdienst läuft über Zettel
    Pflege-WG in Berlin, Schichtwechsel, keiner liest das Übergabebuch
    was war heute bei Zimmer 7, die Nacht muss das wissen
    Dienstübergabe digital aber Gesundheitsdaten sollen bei uns bleiben
    night aides leave scribbles for the morning crew and things get missed
    what happened in room 14 overnight? next team should see it on one page
    nursing home handoff notes between shifts
    handover book in our assisted living place is illegible
    Dienstübergabe im Pflegeheim läuft über ein zerfleddertes Heft
    Nachtdienst schreibt, Frühdienst findet nichts
    Übergabenotizen pro Zimmer, Dringendes sofort an die Leitung
    Rapport zwischen den Schichten im Altersheim
  `),
  "watch-n8n-failed-runs": lines(`
    failed runs
    report failed workflows
    workflow failures alert
    how do I notice that one of my n8n workflows failed
    alert when an execution fails
    monitoring of our own n8n
    errors in n8n go unnoticed for days
    report failed runs in Slack
    Wie merke ich dass ein n8n Workflow fehlgeschlagen ist
    Meldung wenn ein Ablauf abbricht
    Überwachung unseres n8n
    Fehler in n8n fallen tagelang nicht auf
    Fehlgeschlagene Ausführungen melden
    n8n Fehlermeldungen sammeln
    my automations die silently
    one of our flows had been dead for a week
    Meine Automationen sterben leise
    Einer unserer Abläufe war eine Woche lang tot
    our n8n fell over in the night and nobody knew until a customer rang
    tell me when one of the n8n jobs conks out, but only once, not two hundred times
    n8n goes red and nobody looks. want a shout in slack
    the n8n machine itself froze last bank holiday, who'd notice
    n8n is nachts abgestürzt, gemerkt hat es der Kunde
    Sag mir wenn im n8n was klemmt, aber einmal, nich zweihundertmal
    rote Ausführungen im n8n guckt sich keiner an
    unser n8n stand Pfingsten still und keiner hats gemerkt
    our n8n executions fail silently, want slack alerts, but not 500 of the same
    error monitoring for n8n
    found out after 3 weeks that a flow was dead 💀 self-hosted n8n
    n8n went down over the weekend, nobody knew
    n8n Fehler gebündelt nach Slack
    rote Executions in n8n sieht bei uns keiner
    Wenn ein n8n Workflow crasht will ich ne Nachricht, aber nur einmal
    Alarm falls unsere n8n-Instanz steht
    our n8n broke silently for nine days, I want an alarm
    get pinged when any n8n execution errors, but not 300 times for one thing
    monitor n8n and shout in slack if it's down
    which of our flows crashed last night
    n8n fällt still aus und wir merken es erst wenn Kunden reklamieren
    Fehlgeschlagene Ausführungen in n8n melden, jede Sorte nur einmal
    Überwachung für unser n8n
    Alarm wenn n8n selber steht
  `),
  "answer-google-reviews": lines(`
    we have three hundred Google reviews without an answer
    reply to ratings
    bad reviews on Google, what do I write
    draft answers to stars and comments
    guests write on Google and nobody reacts
    reputation management
    thank customers for five stars
    Dreihundert Google Bewertungen ohne Antwort
    Auf Rezensionen antworten
    Schlechte Bewertung bekommen, was schreibe ich
    Sterne und Kommentare auf Google, keiner reagiert
    Antworten auf Bewertungen vorformulieren, ich schaue nur drüber
    Für gute Bewertungen bedanken
    Kritik auf Google Maps beantworten
    somebody has to answer our Google reviews
    answer reviews
    someone left us one star for the parking and I don't know how to word a reply
    stars pile up on Google unanswered
    people rate us and we say nothing
    Jemand gab uns einen Stern wegen der Parkplätze und ich weiß nicht was ich schreiben soll
    Die Leute bewerten uns und wir schweigen
    Auf Google stapeln sich Sterne ohne Antwort
    my Google rating is slipping and I never respond
    say thanks for nice comments and sorry for bad ones
    Meine Google Bewertung sinkt und ich antworte nie
    Danke sagen für nette Kommentare und Entschuldigung für schlechte
    Schlechte Rezension, wie reagiere ich
    woman gave us two stars on google because it rained. I want a civil answer and I'm not civil
    we've 140 write ups on google and I've answered six
    stars on google, my daughter says I must thank them all. write me something, I'll read it over
    a stinker on google last week, what do I say, I'd only swear
    Zwei Sterne bei Google weil es geregnet hat. Antwort bitte, ich werd sonst unhöflich
    140 Google Rezensionen und ich hab auf sechs geantwortet
    Gäste loben uns bei Google und keiner sagt danke
    Schreib mir was Nettes auf die Meckerei bei Google, ich les vorher drüber
    2 star review on google and no one replied for a month
    reply to google reviews w/ ai but i wanna check first
    our cafe has 800 ratings on maps, zero responses
    owner responses on maps, in the language of the reviewer
    Google Rezensionen beantworten, ich komm nicht dazu
    Ein-Stern-Bewertung auf Google Maps, was schreibt man da, KI-Vorschlag wär gut ⭐
    auf jede Bewertung bei Google eine Antwort vorschlagen lassen
    Unser Lokal kriegt viele Google-Bewertungen und keiner reagiert
    a one star on Google from a patient and nobody replied in two months
    replying to Google ratings, I'd approve each text
    our clinic's stars online get no response from us ever
    write a draft comeback to reviews, but polite, I decide
    Google-Rezensionen bleiben bei uns unbeantwortet
    Auf jede Bewertung bei Google einen Antwortentwurf, ich gebe frei
    Böse Sterne auf Google, wer schreibt da was Vernünftiges zurück
    Bewertungen unseres Lokals beantworten lassen, mit Freigabe
  `),
  "turn-blog-posts-into-social-posts": lines(`
    I write a blog but have no time for Facebook
    posts for LinkedIn from our articles
    social media content from what we already wrote
    reuse our news on our website for social networks
    somebody has to post every week
    our LinkedIn page is dead
    Ich schreibe Blogartikel und habe keine Zeit für Facebook
    LinkedIn Beiträge aus unseren Artikeln
    Social Media Inhalte aus dem was schon da ist
    Jede Woche muss jemand was posten
    Unsere LinkedIn Seite ist tot
    Aus Neuigkeiten Beiträge machen
    Inhalte für soziale Netzwerke vorbereiten
    we put a story on the site each week but our Facebook is a graveyard
    I never know what to post
    Wir stellen jede Woche was auf die Seite aber unser Facebook ist ein Friedhof
    Ich weiß nie was ich posten soll
    reuse my articles for LinkedIn
    content for our socials out of the newsletter
    Meine Artikel für LinkedIn wiederverwenden
    Was poste ich diese Woche
    Unser Insta und Facebook aus dem Blog füttern
    my lad writes about old clocks on our site, somebody should put that on facebook too
    I write a piece on roses every week and nobody on facebook or linkedin ever sees it
    take what I've wrote for the website and make it short for facebook, I want to okay it
    articles are on the site, thats it, they lie there
    Ich schreib jede Woche was über Reetdächer auf unsrer Seite, auf Facebook kommt davon nix an
    aus dem Artikel was Kurzes für LinkedIn machen, ich sag ja oder nein
    Unsre Hofgeschichten vom Blog sollen auch auf Facebook
    Der Text steht auf der Webseite, und für Facebook schreib ich ihn nochmal. Muss das
    we publish a blog article and then never share it anywhere
    repurpose articles for linkedin + fb
    content intern left, blog is live, socials dead 😅
    take the new post from our rss and write me a linkedin version to approve
    Blogartikel in LinkedIn-Posts verwandeln
    Neuer Beitrag im Blog, daraus was für Facebook und LinkedIn basteln
    Content recyceln: Artikel rein, Social Texte raus, ich geb frei
    wir schreiben brav unseren Blog aber auf LinkedIn passiert nix
    I write an article every week and never share it on LinkedIn
    blog goes live, then facebook and linkedin blurbs should be waiting for my ok
    our law blog gets no reach, make snippets from each piece for social
    repurpose articles for LinkedIn, I approve
    Blogartikel der Kanzlei sollen auch auf LinkedIn erscheinen, nach Freigabe
    Aus jedem Beitrag auf unserer Seite einen Facebook-Text machen
    Ich blogge, aber fürs Teilen in den sozialen Netzen fehlt mir die Zeit
    Neuer Artikel online, Entwurf für Facebook und Linkedin bitte
  `),
};
