import { lines } from "./lines.ts";

// What people write who have a task that we take over, but for which there is no template, or who
// say no more than what their business is; by the slug of the service or industry.

export const workExamples: Readonly<Record<string, readonly string[]>> = {
  "custom-workflow-development": lines(`
    payroll
    I need something that works out wages at the end of the month
    clock my staff in and out
    time sheets for hourly workers
    plan the duty roster
    shift planning for twelve waiters
    plan the best route for our delivery vans
    the best order of stops for my drivers
    delivery notes by hand
    track where our trucks are
    locate my tractors in the field
    count hours per project
    contracts have to be signed and filed
    digital signature for our lease agreements
    print labels for parcels
    machine maintenance schedule
    inspection checklists for lifts
    book the meeting rooms
    manage our member cards
    membership fees for our club
    collect donations and send receipts
    a booking system for our tennis courts
    rent out our boats by the hour
    tickets for our small theatre
    keep track of keys
    recipe costs for the kitchen
    order vegetables from five suppliers
    recall customers after six months for the next service
    warranty claims
    quality control reports with photos from the site
    construction diary
    calculate quotes for roofs
    tenants report defects
    service charge statements
    energy bills of sixty flats
    lost property in our hotel
    housekeeping plan for the rooms
    laundry lists
    meal plans for the canteen
    medication plan
    prescriptions repeat orders
    dental lab orders
    grading exams
    school timetable
    parents' evening slots
    tax return
    VAT return
    customs papers
    import products into our shop
    product descriptions for eight hundred articles
    could you make an app for us
    who builds us a new website
    our homepage is ten years old
    we'd like a customer portal
    scan barcodes in the warehouse
    3D printer queue
    paperwork is killing us
    we copy everything from one program into another
    retyping orders from email into our system
    everything is on paper
    gym
    we have a hair salon
    I run a car repair shop
    we are a bakery with three branches
    craftsman business with eight people
    plumber
    insurance broker
    tax adviser
    law firm
    photographer
    nonprofit
    Lohnabrechnung
    Ich brauche was das die Löhne am Monatsende ausrechnet
    Arbeitszeit erfassen
    Stundenzettel der Aushilfen
    Dienstplan schreiben
    Schichtplan für zwölf Kellner
    Tourenplanung für unsere Fahrer
    Die beste Reihenfolge für achtzig Stopps am Tag
    Lieferscheine von Hand schreiben
    Wo sind unsere Lastwagen gerade
    Traktoren orten
    Verträge unterschreiben lassen und ablegen
    Etiketten drucken
    Wartungsplan für Maschinen
    Prüfprotokolle für Aufzüge
    Mitgliedsbeiträge im Verein
    Spendenquittungen
    Tennisplätze buchen
    Boote vermieten
    Karten für unser Theater verkaufen
    Schlüsselverwaltung
    Aufmaß und Kalkulation für Dächer
    Bautagebuch
    Mieter melden Schäden
    Nebenkostenabrechnung
    Zimmerreinigung planen
    Wäschelisten
    Speiseplan für die Kantine
    Medikamentenplan
    Rezepte nachbestellen
    Stundenplan der Schule
    Noten eintragen
    Steuererklärung
    Umsatzsteuervoranmeldung
    Artikelbeschreibungen für achthundert Produkte
    Könntet ihr uns eine App bauen
    Wer baut uns eine neue Homepage
    Unsere Webseite ist von 2011
    Wir wollen ein Kundenportal
    Barcodes im Lager scannen
    Wir tippen alles von einem Programm ins andere
    Bestellungen aus Mails abtippen
    Alles ist auf Papier
    Fitnessstudio
    Friseursalon
    Autowerkstatt
    Bäckerei mit drei Filialen
    Handwerksbetrieb mit acht Leuten
    Steuerkanzlei
    Versicherungsmakler
    Rechtsanwalt
    Verein
    the wages for my lads, Friday is a nightmare, time cards everywhere
    need a logo and some business cards
    we need somebody to clean the office
    do you repair laptops
    can you set up our wifi
    build us an online shop from scratch
    design a brochure
    we want a new till
    parking permits for staff
    rota for volunteers
    who's on call this weekend
    bin collection days
    pay slips for the crew
    mileage log for the vans
    calibration dates of our instruments
    film permits
    allergens on the menu
    count the crates in the yard
    wine list labels
    horse vaccinations
    Die Stundenzettel meiner Jungs auszurechnen kostet den ganzen Freitag
    Ich bräuchte ein Logo und Visitenkarten
    Wir suchen jemanden der putzt
    Repariert ihr Computer
    Könnt ihr unser WLAN einrichten
    Baut uns einen Onlineshop
    Wir brauchen eine neue Kasse
    Einsatzplan für Ehrenamtliche
    Wer hat am Wochenende Bereitschaft
    Fahrtenbuch
    Prüftermine für Geräte
    Allergene auf der Speisekarte
    Impftermine der Pferde
    Kisten auf dem Hof zählen
    Flyer gestalten
    Inventur
    Zeiterfassung per Handy
    Urlaubsgeld ausrechnen
    wages for nine men, every Friday, two of them on nights, and I do it with a pencil
    I want to know which of my vans is nearest when a boiler goes
    who's on breakfast, who's on beds, I draw it up each week and someone always moans
    gas safety certificates, they all run out at different times
    need a proper website, ours is from 2003
    somebody to build us an app for the crew
    grave plots. who lies where and when the lease is up
    sheets and towels to the laundry, count out, count back, always three short
    skip hire, which one's stood where and since when
    count the hours lads spend on each site
    the milk round, forty seven stops, and every day someone's away
    scaffolding, how many tubes are at which job
    taxes, VAT return, making tax digital, all that palaver
    fire alarm test every week and it has to be written in a book
    freezer temperatures twice a day for the environmental health
    I sharpen mower blades, want to call in each customer once a year in spring
    caravans in winter storage, who's paid for which pitch and when do they want it out
    ferry times change and I have to redo the sign in the hall
    measure a window, get a price out. blinds and awnings
    rent book for my eleven lock ups
    the lads photograph what they've done, and it wants to go in a report for the council
    scrap metal weights and tickets
    horse livery, who gets which feed and which vet when
    key safe codes want changing after each let
    tool hire. who's got the wacker plate and is it coming back
    holiday cottage tax and visitor numbers for the council each month
    delivery slips for coal
    clocking on and off
    my apprentices have a logbook for college, we never keep it up
    the hearse, the vicar, the flowers, the organist, all at one hour. funeral planning is a puzzle
    Lohn für neun Mann, jeden Monat, mit Nachtzuschlag. Mach ich mitm Bleistift
    Wer macht Frühstück, wer macht Zimmer, den Plan schreib ich jede Woche neu
    Kurtaxe abrechnen mit der Gemeinde
    welcher Wagen is am dichtesten dran wenn ne Heizung ausfällt
    Strandkörbe, welche Nummer an wen bis wann
    Stundenzettel der Gesellen, kann kein Mensch lesen
    Wir brauchen ne neue Homepage, die alte is von 2003
    Könnt ihr ne App bauen für die Monteure
    Umsatzsteuer Voranmeldung, da krieg ich jedesmal Bauchweh
    Aufmaß nehmen, Preis ausrechnen für Markisen
    Kühlhaus Temperaturen zweimal am Tag eintragen, fürs Amt
    Brötchentour, sechzig Häuser, jeden Tag is einer verreist
    Wäsche raus, Wäsche rein, immer fehlen drei Laken
    Feuerlöscher, Leitern, Elektrogeräte, alles muss geprüft werden und jeder Termin is anders
    Winterlager für Boote, wer liegt wo und wer hat bezahlt
    Gerüstteile, auf welcher Baustelle steht was
    Meldescheine fürs Rathaus
    Betonmischer verliehn, wann kommt der wieder
    Fotos von der Baustelle in nen Bericht für den Bauherrn
    Containerdienst, wo steht welche Mulde seit wann
    Räucherofen protokolliern, Uhrzeit, Grad, Menge
    Bienenstöcke, welcher steht an welchem Feld
    Arbeitskleidung, wer hat wieviel Hosen gekriegt
    TÜV für acht Transporter, dauernd is einer abgelaufen
    Pferdepension, wer kriegt welches Futter
    Fahrräder verleihn, raus, rein, Kaution
    Beerdigung planen, Pastor, Blumen, Orgel, Wagen
    Grabpflege, welches Grab wann gegossen und bepflanzt
    Gülle ausgefahrn, muss alles dokumentiert werden
    Mietnebenkosten für sieben Parteien
    Berichtsheft vom Lehrling
    Kassenbuch
  `),
  "ai-integration-services": lines(`
    AI that writes minutes of our meetings
    summarize long phone calls
    let artificial intelligence check our contracts
    write product texts with AI
    recognize damage on photos
    classify pictures
    can AI read handwriting
    use ChatGPT in our company
    AI for our office
    we want to do something with AI
    proofread our letters
    Kundenmails übersetzen
    Protokolle von Besprechungen schreiben lassen
    KI im Unternehmen einsetzen
    Wir wollen was mit KI machen
    Verträge von einer KI prüfen lassen
    Schäden auf Fotos erkennen
    Kann eine KI Handschrift lesen
    Texte korrigieren lassen
    ChatGPT im Büro nutzen
    translate incoming mails from guests into English
    translate our website texts
    Mails von Gästen übersetzen
    Übersetzung von Kundenanfragen
    could this AI read my handwritten job sheets
    I want AI to turn my scribbled notes into a decent letter
    my son says get AI in the firm. what could it do with contracts
    we get letters from Polish suppliers, AI could put them in English
    Kann so ne KI meine Sauklaue vom Notizblock lesen
    Mein Sohn sagt wir brauchen KI im Betrieb, zum Verträge lesen oder so
    aus meinen Stichworten soll die KI nen ordentlichen Brief machen
    KI die Ausschreibungen durchliest und sagt was drinsteht
  `),
  "data-automation": lines(`
    our figures are in six different spreadsheets
    dashboard for the management
    sync stock between shop and till
    monthly reporting takes two days
    bring all our numbers together
    match data from the cash register with the booking system
    export from our ERP every night
    migrate data to a new system
    Unsere Zahlen stehen in sechs Tabellen
    Dashboard für die Geschäftsführung
    Bestand zwischen Kasse und Shop abgleichen
    Das Monatsreporting dauert zwei Tage
    Alle Zahlen an einem Ort
    Daten in ein neues System übertragen
    Auswertungen für die Filialen
    Excel Listen zusammenführen
    till says one thing, spreadsheet says another, stock room says a third
    same figures typed in four places
    want all the numbers of both my shops on one page
    moving twenty years of customer cards over to the new system
    Kasse sagt so, Tabelle sagt so, Lager sagt ganz anders
    ich tipp dieselben Zahlen viermal ab
    alle Zahlen von beiden Läden auf einem Blatt
    Zwanzig Jahre Kundenkartei ins neue System rüberholen
  `),
  "lead-generation-automation": lines(`
    we need more customers
    find new clients
    get more inquiries
    cold outreach
    collect leads from ads
    leads from Facebook ads get lost
    grow our client base
    Wir brauchen mehr Kunden
    Neue Kunden gewinnen
    Mehr Anfragen bekommen
    Leads aus Facebook Anzeigen gehen verloren
    Kaltakquise
    Neukundengewinnung
    Kontakte von der Messe nachbearbeiten
    I lose leads
    leads come from everywhere and get lost
    phone's gone quiet, how do I get more punters
    we need new customers, the old ones are dying off
    had a stall at the county show, 80 names on a clipboard, what now
    facebook adverts bring names but they go cold on us
    Uns sterben die Kunden weg, wie kommen neue
    Auftragsbuch is leer, könnt ihr Kundschaft ranschaffen
    Messe in Rendsburg, achtzig Namen aufm Zettel, und nu
    Über die Anzeigen kommen Namen rein und verlaufen im Sand
  `),
  "marketing-campaign-automation": lines(`
    plan our marketing
    Instagram posts every week
    birthday mails to customers
    advertise our summer offer
    run a campaign for our regulars
    Google ads
    SEO
    loyalty program
    flyers and vouchers
    Marketing planen
    Instagram bespielen
    Geburtstagsmails an Kunden
    Sommeraktion bewerben
    Kampagne für Stammkunden
    Gutscheine verschicken
    Treueprogramm
    Google Anzeigen
    every year I mean to send the regulars a Christmas offer and every year I don't
    someone to do our instagram, I haven't the foggiest
    newsletter four times a year to two thousand old customers
    spring service promotion, mail, facebook, the lot, planned once
    Jedes Jahr will ich den Stammgästen zur Vorsaison was schicken und nie wird was draus
    Instagram, da hab ich keinen Schimmer von, könnt ihr das bespielen
    Werbung fürs Spargelwochenende überall gleichzeitig raus
    Rundschreiben an zweitausend alte Kunden, viermal im Jahr
  `),
  "customer-onboarding-automation": lines(`
    welcome new clients with all the documents they need
    after the contract is signed we have to set up twenty things
    collect papers from new clients
    new mandates at a law firm, power of attorney and ID
    new members need a welcome pack
    Neue Mandanten brauchen Vollmacht und Ausweis
    Nach der Unterschrift müssen zwanzig Dinge angelegt werden
    Unterlagen von neuen Kunden einsammeln
    Neue Mitglieder begrüßen
    Neukunden einrichten
    once they sign, a customer needs a file, a number, a login, a letter. every time something's missed
    new clients at my bookkeeping place have to bring in eight papers and I chase em for weeks
    customer says yes to the kitchen, then all the bumf starts: contract, deposit letter, start date
    taking on a new cleaning contract, keys, alarm code, insurance, who's waiting for what
    Hat der Kunde unterschrieben muss Akte, Nummer, Zugang und Brief her, irgendwas fehlt immer
    neue Mandanten sollen acht Papiere bringen und ich lauf denen wochenlang nach
    Neuer Reinigungskunde, Schlüssel, Alarmcode, Ansprechpartner, alles jedesmal von vorn
    Wenn einer Kunde wird soll das erste Schreiben mit allen Unterlagen von allein raus
  `),
  "conversational-chatbots": lines(`
    we'd like a chatbot
    a bot for our website
    can you build us an assistant like you
    chat on Facebook Messenger
    Instagram direct messages get answered too late
    Wir hätten gern einen Chatbot
    Ein Bot für unsere Seite
    Könnt ihr uns so einen Assistenten bauen wie dich
    Nachrichten bei Instagram beantworten
    Chat für Facebook
    one of them little talking boxes on the website, like you've got here
    could I have a thing like you on my own page
    a bot on facebook that chats with customers
    chat window for our guest house site, do you make them
    So ein Plauderfenster wie das hier, kann ich das auch haben
    baut ihr mir so nen Bot für unsre Homepage
    einen wie dich auf meine Seite, geht das
    Chatprogramm für Facebook das mit den Kunden schnackt
  `),
  "ai-caller-and-receptionist": lines(`
    the phone rings all day
    nobody picks up after six
    my receptionist leaves next month
    answer calls automatically
    a voice bot for our practice
    missed calls
    telephone bookings while I work on a customer
    answering machine that understands people
    Das Telefon klingelt den ganzen Tag
    Nach sechs geht keiner mehr ran
    Unsere Empfangsdame hört auf
    Anrufe automatisch annehmen
    Telefonbot für die Praxis
    Verpasste Anrufe
    Ich kann nicht ans Telefon wenn ich einen Kunden habe
    Anrufbeantworter der versteht was die Leute wollen
    a telephone assistant who takes calls
    Telefonassistent der Anrufe annimmt
    Kann ich einen KI-Telefonisten haben
    somebody to answer the phone at night
    appointments by phone without staff
    phone goes when I'm under a sink. need something that picks up
    can a computer answer my telephone and take a message
    I miss six calls a day on the roof
    when we're serving breakfast nobody gets to the phone
    Telefon klingelt und ich lieg unterm Waschbecken. Soll einer rangehn
    kann der Computer ans Telefon gehn und aufschreiben wer was wollte
    Aufm Dach hör ich das Handy nich, sechs Anrufe am Tag weg
    Beim Frühstück kann keiner abnehmen, da rufen sie aber alle an
  `),
  "crm-integration": lines(`
    connect our mail with Salesforce
    CRM is never up to date
    log calls in the CRM
    which CRM should we take
    customer history in one place
    invoices should show up at the customer's record
    Mails im CRM ablegen
    Unser CRM ist nie aktuell
    Telefonate im CRM festhalten
    Salesforce anbinden
    Kundenhistorie an einer Stelle
    Kundenkartei pflegen
    what we know about a customer is in my head, my wife's head and a drawer
    calls, mails, bills, I want them all hanging off the one customer
    our crm is empty cos nobody can be bothered typing in it
    who spoke to Mr Patel last and what about
    Was wir über den Kunden wissen is in meinem Kopf und in ner Schublade
    Anrufe, Mails, Rechnungen, alles beim selben Kunden sehn
    Unser CRM füllt keiner aus
    wer hat zuletzt mit Frau Thomsen gesprochen und worüber
  `),
  "hotels-hospitality": lines(`
    we run a hotel
    what do you do for hotels
    small guest house in the mountains
    I manage a hostel
    we have holiday apartments
    Wir haben ein Hotel
    Was macht ihr für Hotels
    Kleine Pension im Allgäu
    Ich betreibe ein Hostel
    Gasthof mit Zimmern
    we've a small inn, six rooms and a parrot
    bed and breakfast in Whitby, run it with my sister
    boarding house on the front, third generation
    I've got two holiday lets and a bunkhouse
    Kleine Pension an der Schlei, acht Betten
    Ich hab ein Gästehaus auf Föhr
    Gasthof mit Fremdenzimmern, dritte Generation
    Wir vermieten zwei Ferienwohnungen in Dangast
  `),
  restaurants: lines(`
    I own a restaurant
    what can you do for a cafe
    pizzeria
    we are a small bistro
    Wir haben ein Restaurant
    Was könnt ihr für ein Café tun
    Gaststätte
    Ich habe eine Kneipe
    chip shop in Scarborough
    we've got a tea room with a garden
    I run a country pub, food till nine
    my wife and I keep a small cafe by the harbour
    Fischbude am Hafen
    Wir haben ein Hofcafé
    Dorfkrug mit Küche, was könnt ihr da machen
    Gaststätte bei Cuxhaven, dreißig Plätze
  `),
  "care-homes": lines(`
    we are a care home
    nursing home with sixty residents
    home care service
    Wir sind ein Pflegeheim
    Ambulanter Pflegedienst
    Seniorenheim mit sechzig Bewohnern
    I own a rest home for the elderly
    small residential home, fourteen old folk
    home helps, we send carers round to houses
    we look after pensioners in an old vicarage
    Ich hab ein kleines Altenheim
    Pflegedienst aufm Land, zwölf Schwestern im Auto
    Seniorenwohngemeinschaft bei Oldenburg
    Wir betreuen alte Leute in nem Resthof
  `),
  "real-estate": lines(`
    we are estate agents
    I sell flats and houses
    ich verkaufe Wohnungen
    Verkauf von Wohnungen
    ich verkaufe Häuser und Wohnungen
    I'm a realtor
    property management company
    Wir sind Immobilienmakler
    Hausverwaltung
    Maklerbüro mit fünf Leuten
    I let houses, student ones mostly
    estate agent on the high street, me and a girl
    landlord with nineteen flats
    I sell cottages and smallholdings
    Ich makel mit Resthöfen
    Hausverwalter mit zweihundert Wohnungen in Kiel
    ich vermiete neunzehn Wohnungen
    Makler im Alten Land, seit 30 Jahren
  `),
  "travel-agencies": lines(`
    we are a travel agency
    tour operator for hiking trips
    Wir sind ein Reisebüro
    Reiseveranstalter für Wanderreisen
    coach tours, two buses
    we've a little travel shop, cruises mainly
    I sell walking holidays
    booking office for ferry trips and tours
    Busreisen, zwei Busse
    kleines Reisebüro, hauptsächlich Kreuzfahrten
    Wir organisieren Wattwanderungen und Gruppenreisen
    Reiseveranstalter für Radtouren
  `),
  "professional-coaches": lines(`
    I am a coach
    I work as a business consultant
    personal trainer
    Ich bin Coach
    Ich arbeite als Unternehmensberater
    Personal Trainerin
    I mentor young bosses since I packed in the foundry
    my wife's a life coach, what can you do for her
    golf pro, I give lessons
    I train people for public speaking
    Ich berate junge Meister, bin sozusagen Coach
    Meine Frau is Lebensberaterin
    Reitlehrerin und Mentaltrainerin
    Ich mach Führungstraining für Handwerker
  `),
  "e-commerce": lines(`
    we have an online shop
    I sell handmade jewelry on the internet
    Shopify store
    Wir haben einen Onlineshop
    Ich verkaufe Schmuck im Internet
    Versandhandel
    we flog fishing tackle on the internet
    web shop for knitting wool
    I sell spare parts for old tractors online
    mail order seeds, forty years, now on the web as well
    Wir verkaufen Angelzeug im Internet
    Netzladen für Tee und Kluntjes
    Ich verschick Ersatzteile für alte Trecker
    Versandhandel, Wolle, läuft jetzt auch online
  `),
  healthcare: lines(`
    we are a clinic
    doctor's practice
    I'm a dentist
    physiotherapy practice
    Wir sind eine Arztpraxis
    Zahnarzt
    Physiotherapie
    Tierarztpraxis
    chiropodist
    I'm an optician in a market town
    we've a hearing aid shop
    osteopath, two rooms above the bank
    Fußpflege
    Ich bin Zahntechniker mit kleiner Praxis nebenan
    Optiker und Hörgeräte in Heide
    Massagepraxis aufm Dorf
  `),
  education: lines(`
    we are a language school
    driving school
    I run courses
    Wir sind eine Sprachschule
    Fahrschule
    Volkshochschule
    driving school with three cars
    I teach piano to kids and a few widows
    nursery, we have thirty little ones
    sailing school
    Fahrschule mit drei Autos
    Musikschule in der alten Mühle
    Ich geb Nachhilfe
    private Kita mit dreißig Kindern
  `),
};
