import { lines } from "./lines.ts";

// What people write who have the task that a template does, by its slug.

export const templateExamples: Readonly<Record<string, readonly string[]>> = {
  "load-drive-documents": lines(`
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
  `),
  "confirm-appointments-by-sms": lines(`
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
  `),
  "enrol-course-participants": lines(`
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
  `),
  "offer-canceled-appointments": lines(`
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
  `),
  "remind-patients-by-sms": lines(`
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
  `),
  "enrich-hubspot-contacts": lines(`
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
  `),
  "answer-shop-questions": lines(`
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
  `),
  "check-data-quality": lines(`
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
  `),
  "send-weekly-sales-summary": lines(`
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
  `),
  "sort-outlook-inbox": lines(`
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
  `),
  "sort-gmail-inbox": lines(`
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
  `),
  "list-supplier-invoices": lines(`
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
  `),
  "send-payment-reminders": lines(`
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
  `),
  "approve-leave-requests": lines(`
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
  `),
  "onboard-new-employees": lines(`
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
  `),
  "screen-job-applications": lines(`
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
  `),
  "website-inquiries-excel-teams": lines(`
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
  `),
  "match-property-enquiries": lines(`
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
  `),
  "qualify-leads-book-calls": lines(`
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
  `),
  "watch-competitor-pages": lines(`
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
  `),
  "welcome-mailchimp-subscribers": lines(`
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
  `),
  "back-up-workflows-github": lines(`
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
  `),
  "share-shift-handover": lines(`
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
  `),
  "watch-n8n-failed-runs": lines(`
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
  `),
};
