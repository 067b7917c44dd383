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
    gusto payroll every two weeks eats half my day
    who works which shift at the coffee bar, I redo it weekly in whatsapp
    need someone to build our shopify storefront
    can u make an ios app for my salon
    squarespace site looks like 2014, redesign?
    delivery route for our flower drops on mothers day
    tip pooling, calc and split among the baristas
    influencer contracts, tracking who posted and who got paid
    1099s for all our freelancers in january 😩
    track billable hours across 9 clients, harvest is a mess
    equipment checkout: cameras and lenses go missing at our studio
    fire extinguisher inspections, always late
    cleaning checklist for our airbnb turnover crew w/ photos
    building walk-through inspections on a tablet
    parking spots for employees, who gets which day
    desk booking in our office, 40 ppl 25 desks
    gift card balance tracking at the shop
    sales tax filing in 12 states
    docusign the lease and save it somewhere
    event guest list w/ QR check in at the door
    kids pick up authorizations at our daycare
    pricing tags for 600 vintage pieces
    wholesale order portal for our stockists
    visitor sign in on an ipad at reception
    fleet of e-scooters, battery and damage logs
    print-on-demand files to the printer by hand every night
    customs paperwork for shipping to the uk
    podcast production checklist, editing, show notes, upload
    pet grooming vaccination records expire and we don't notice
    generate pdf proposals out of a questionnaire
    Lohnverrechnung für 11 Leute, jeden Monat Horror
    Schichten im Späti einteilen
    Dienstrad-Leasing verwalten für 30 Mitarbeiter
    Wir bräuchten ne neue Website, am liebsten Webflow
    App für unsere Yogis zum Stundenkarten entwerten 🧘
    Zeiterfassung ist ja jetzt Pflicht, wir haben nix
    Stundenzettel der Freelancer einsammeln und zusammenrechnen
    Lieferrouten für unsere Gemüsekisten
    Registrierkasse und Belege ans Finanzamt
    KSK-Meldung jedes Jahr händisch
    Equipment-Verleih im Filmstudio, wer hat welche Kamera
    Begehung und Prüfung der Feuerlöscher protokollieren
    Putzplan fürs Büro
    Reinigungscheck der Apartments mit Fotos
    Pfandbecher zählen nach jedem Event
    Model Releases unterschreiben lassen und archivieren
    Förderantrag ausfüllen, gibts da was
    Schlüsselübergabe im Coworking organisieren
    Gästeliste fürs Event mit Check-in an der Tür
    Trinkgeld aufteilen
    Meldezettel der Gäste an die Behörde
    Intrastat Meldung
    Angebotskalkulation für Messebau
    Parkplätze für Mitarbeiter vergeben
    Paketlabels drucken, jeden Abend 80 Stück
    Inventur im Concept Store mit Scanner
    Konferenzraum-Belegung
    Gutscheinkarten einlösen und Restguthaben
    Arbeitsverträge und Zeugnisse aus Bausteinen erstellen
    Sehr geehrte Damen und Herren, wir suchen eine Lösung für die Fahrzeugprüfungen unseres Fuhrparks
    billing codes have to be matched with insurance before we submit claims
    insurance verification for every new dental patient, we sit on hold for hours
    prior authorizations are eating our nurses alive
    court calendar and filing deadlines for five attorneys
    time entries of lawyers turned into billable hours
    conflict of interest check before we take a new client
    translate our intake packet into Spanish every time it changes
    staff credentials and licenses that expire, nobody watches the dates
    background checks and garda vetting for every volunteer
    bus routes for 300 students
    report cards and transcripts
    attendance, and telling parents when a kid isn't in class
    cafeteria balances and lunch orders
    substitute teacher at 6am, who's free
    rent collection and late fee per unit, then pay out the owners
    move-out inspections with pictures
    lease renewals sneak up on us
    maintenance requests from tenants to the right plumber
    key codes for the smart locks at each check-in
    cleaners' schedule for nine vacation rentals
    visas and passports of our travelers, who still lacks what
    commission statements from cruise lines
    group manifest and rooming list for tours
    vouchers and tickets for each traveler in one PDF
    medication rounds and signatures
    mileage of our home health aides
    caregiver scheduling when somebody calls in sick
    incident reports for the state
    board minutes and who was meant to do what
    we'd like a mobile app for parents
    need someone to rebuild our outdated website
    pay slips and overtime for 35 hourly people
    sync two practice calendars so we don't double book the ultrasound room
    certificates of completion after each training, printed with names
    grant reports for our funders
    Lohnabrechnung mit Nachtzulagen
    Dienstplan für die Pflege, jemand fällt immer aus
    Arbeitszeiten stempeln und Überstunden ausrechnen
    Fristenkalender für die Kanzlei
    Leistungserfassung der Anwälte in verrechenbare Stunden
    Abrechnung mit der Krankenkasse, Tarmed-Positionen
    Kassenrezepte und Überweisungen vorbereiten
    Stundenplan und Raumbelegung
    Absenzen der Schüler und die Eltern verständigen
    Zeugnisse schreiben und drucken
    Nebenkostenabrechnung für achtzig Parteien
    Wohnungsübergabe mit Protokoll und Fotos
    Schadensmeldungen der Mieter an den Hauswart
    Mietzinsanpassung mit Formular an alle Mieter
    Meldeschein und Ortstaxe an die Gemeinde
    Zimmerreinigung einteilen
    Tourenplan für unsere Spitex-Schwestern
    Wir brauchen eine neue Homepage
    Könnt ihr uns eine App für Angehörige programmieren
    Teilnahmebestätigungen ausstellen und verschicken
    Reisedokumente und Voucher pro Gruppe zusammenstellen
    Inventar der Hilfsmittel, wer hat welchen Rollstuhl
    Brandschutzkontrolle und Wartungstermine der Lifte
    Vollmachten digital unterschreiben lassen
    Spendenbestätigungen für den Förderverein
    Essensbestellung der Bewohner an die Küche
    Parkplätze an Mitarbeiter vergeben
    the cattle passports, I spend my Sundays on them
    ear tag numbers into the government site
    spray records for the fields
    fridge temperatures twice a day into a folder, for the health inspector
    allergen list every time the chef changes a dish
    who opened and closed the pub, and was the alarm set
    split the tips fair among the waiters
    measure up at the customer's and get a cutting list from it
    offcuts of board, nobody knows what we still have
    which lad has got the big drill
    scaffold inspection tags run out and nobody notices
    gas safety certificates for two hundred landlords
    the skip hire: where's each one standing and since when
    beer line cleaning log
    keg deposits and empties, we lose a fortune
    hourly sheets from six sites, all on fag packets
    site photos into the right job folder
    working out the square metres of tiles from plans
    milk yield per cow from the robot into one sheet for the vet
    egg round, forty doorsteps, who pays what on account
    veg box subscriptions with swaps and holidays
    wedding cakes: sketch, tasting, allergies, delivery, all in my head
    oven schedule for the night bakers
    the vineyard diary, the inspectors want it by plot
    barrel log for the distillery and the excise return
    sheep movement licences
    chimney sweeping rounds by street
    van MOTs and tool tests come due and we always miss them
    hire out the marquee and the benches to clubs
    darts league tables and the quiz night sign up sheet
    Rinderpässe und Ohrmarken, jeden Sonntag sitz ich da dran
    Spritztagebuch fürs Amt
    Kühlschranktemperaturen fürs Gesundheitsamt aufschreiben
    Allergenkarte jedes Mal neu wenn der Koch was ändert
    Trinkgeld gerecht aufteilen
    Aufmaß beim Kunden und daraus die Zuschnittliste
    Wer hat den großen Bohrhammer
    Container: welcher steht wo und seit wann
    Leergut und Pfandfässer, da geht uns ein Haufen verloren
    Stundenzettel von sechs Baustellen einsammeln
    Baustellenfotos in den richtigen Auftrag sortieren
    Kehrbezirk nach Straßen einteilen
    Gemüsekisten im Abo mit Urlaub und Tausch
    Backzettel für die Nachtschicht
    Kellerbuch für den Wein
    Brennbuch und Zollanmeldung für die Schnäpse
    TÜV von den Transportern und die Leiterprüfung, vergessen wir immer
    Bierzeltgarnituren verleihen an Vereine
    Kegelbahn vermieten stundenweise
    Melkdaten für den Tierarzt zusammenstellen
    Düngebedarf ausrechnen und melden
    Lieferscheine von der Kiesgrube abtippen
    Regieberichte vom Bau unterschreiben lassen
    Leistungsverzeichnis vom Architekten ausfüllen
    Hufschmiedtouren planen nach Ställen
    Schlachttermine und Fleischpakete verteilen
    Putzplan für die Küche mit Abhaken
    Bierleitungen reinigen muss dokumentiert werden
    Gesellen und Fahrzeuge auf Baustellen verteilen
    Berichtshefte von den Lehrlingen kontrollieren
    i need my influencer contracts sent out for signing and filed
    pay my freelancers automatically at month end
    track how many hours we burn per client project
    make a rota for my baristas
    my riders need the best order of deliveries
    need an app for my yoga studio
    could you build me a landing page
    returns are killing us, print the label and refund once it's back
    generate qr tickets for our pop up events
    keep count of who borrowed which camera gear
    i want discount codes made for each creator and count their sales for commission
    assign cleaners to airbnb flats after each checkout
    door codes for self check-in sent to the lock each day
    minibar counts from housekeeping into the room bill
    adjust my room rates when the festival is in town
    track expiry dates of the skincare in our back room
    pull serial numbers of sold e-bikes into a register
    warranty cases for our headphones, nobody keeps track
    membership renewals at my crossfit box
    check in people at my gym with a card
    vote on lunch in the office and order it
    job sheets with pics from my window cleaners
    make certificates for everyone who finished my bootcamp
    compile the vat report for five countries
    customs papers for parcels to the uk
    book studio time for podcasters in my space
    my subscription boxes, build the packing list each month
    translate our product texts into six languages and put them in the shop
    catalog of wardrobe pieces, props and who wore what on each shoot
    count steps of approval for ad creatives between us and clients
    honoraranteile für meine influencer am monatsende ausrechnen
    verträge mit creatorn zur unterschrift rausschicken und ablegen
    stunden pro kundenprojekt erfassen bei uns in der agentur
    schichtplan für meine baristas
    beste reihenfolge für meine lieferradler
    ich bräuchte ne app für mein yogastudio
    könnt ihr mir ne website bauen
    retouren machen uns fertig, label drucken und geld zurück wenns da ist
    tickets mit qr code für unsere popup events
    wer hat welche kamera ausgeliehen, da blickt keiner mehr durch
    rabattcodes pro creator und die provision dazu ausrechnen
    putzkräfte nach jedem checkout auf die ferienwohnungen verteilen
    türcodes fürs schloss jeden tag neu verschicken
    minibar vom housekeeping auf die zimmerrechnung
    zimmerpreise hochsetzen wenn messe ist
    mhd von unserer kosmetik im lager im blick behalten
    seriennummern von verkauften ebikes sammeln
    garantiefälle bei unseren kopfhörern, keiner behält den überblick
    mitgliedschaften in meiner crossfitbox verlängern
    einlass im fitnessstudio mit karte
    zertifikate für alle die mein bootcamp fertig haben
    umsatzsteuer für fünf länder zusammenstellen
    zollpapiere für pakete in die schweiz
    podcaststudio stundenweise vermieten
    packliste für unsere aboboxen jeden monat
    produkttexte in sechs sprachen übersetzen und in den shop stellen
    requisiten und outfits von jedem shooting verwalten
    leergut und pfand in meinem getränkeladen zählen
    fahrtenbuch für die firmenautos
    lohnzettel an meine aushilfen verschicken
    statutory time limits must be calculated from the date of service and entered twice
    before we accept a mandate somebody must check for conflicts of interest across all old files
    Prüfungsaufsichten einteilen, wer sitzt wann in welchem Saal
    Die Schließfächer der Schüler samt Pfand
    notarised copies, numbered in the register of deeds, I write that in a bound book
    hours worked for each case, in six-minute units, and nobody notes them
    Gerichtskosten ausrechnen und für den Mandanten vorstrecken
    loan agreements for exhibits, who lent what until when and insured for how much
    our inventory of 14,000 objects is on index cards in wooden drawers
    humidity and temperature in the display cases are read off and written down twice a day
    guided tours: which volunteer takes which group
    the museum shop counts its postcards by hand at year's end
    Die Audioguides kommen nie vollzählig zurück
    annual report to the ministry, figures from seven departments pasted together
    grant application and proof of how the funds were spent, every receipt stapled
    invitations to the general meeting with proxies and ballot papers
    minutes of the board, typed up, approved and numbered resolutions tracked
    volunteers' police certificates expire and nobody notices
    allowances for our honorary trainers, tax-free up to the limit, added up on paper
    substitute plan when a teacher is ill, at seven in the morning, every morning
    textbooks lent to four hundred pupils and collected again in July
    permission slips for the class trip come back crumpled or not at all
    report cards have to be printed, signed by the head and copied for the archive
    school bus list, who gets on at which stop
    lockers and their keys, deposit ten euros each
    measles vaccination proof has to be kept on record for every child
    sterilisation protocol for the instruments, signed by hand after each batch
    expiry dates of the vaccines in the refrigerator
    referral letters and repeat slips printed at the counter all morning
    Krankschreibungen an die Kassen weiterreichen
    Das Dienstauto der Pfarrei teilen sich fünf Leute mit einem Büchlein im Handschuhfach
    who holds which key to the town archive
    the car of the parish is shared by five people with a diary in the glove box
    rooms in the community hall let to clubs, with a deposit and a key
    fire drill, first aid training, safety briefing: each colleague yearly and with proof
    franking and the outgoing post book, every letter written down
    Fristen nach Zustellung berechnen und doppelt notieren, so verlangt es die Versicherung
    Vor jeder Mandatsannahme muss auf Interessenkonflikte geprüft werden
    Akten nach zehn Jahren aussondern und die Vernichtung bescheinigen
    Urkundenrolle führen, immer noch im gebundenen Buch
    Vollmachten werden bei uns für jeden Mandanten von Hand ausgefüllt
    Leihverträge für Exponate, Versicherungswerte und Rückgabetermine
    Inventarisierung von 14.000 Objekten, bisher Karteikarten
    Die Luftfeuchte in den Vitrinen lesen wir zweimal täglich ab und schreiben sie auf
    Einteilung der Ehrenamtlichen für die Führungen
    Verwendungsnachweis für die Fördermittel, jeder Beleg einzeln
    Einladung zur Mitgliederversammlung mit Stimmzetteln und Vollmachten
    Beschlüsse des Vorstands nummerieren und nachhalten
    Übungsleiterpauschalen zusammenrechnen
    die Führungszeugnisse der Ehrenamtlichen laufen ab und keiner merkts
    Vertretungsplan, jeden Morgen um sieben, sobald eine Lehrkraft ausfällt
    Schulbücher ausgeben und im Juli wieder einsammeln, vierhundert Kinder
    Zeugnisse drucken, siegeln, unterschreiben, ablegen
    Masernnachweise aller Kinder erfassen
    Aufbereitungsprotokolle vom Steri, jede Charge mit Kürzel
    Haltbarkeit der Impfstoffe im Kühlschrank überwachen
    Notfallkoffer monatlich prüfen und abhaken
    Brandschutzunterweisung, jährlich, mit Unterschrift von jeder Kollegin
    Postausgangsbuch, jeder Brief wird eingetragen
    Belegung des Gemeindesaals samt Kaution und Schlüsselübergabe
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
    we wanna use ai somewhere but dont know how
    notetaker for our client calls, action points out of it
    can gpt read 50 page contracts and tell me the weird clauses
    company wide chatgpt / claude rollout, help?
    wir wollen irgendwas mit KI machen, Chef will's so 😅
    Meetings automatisch mitschreiben und zusammenfassen
    kann ne KI unsere Verträge durchlesen
    Texte für Produktseiten von GPT schreiben lassen
    can a language model read leases and pull out the important clauses
    we'd like AI to skim medical reports and give the doctor three lines
    where does AI make sense in a law office, reading contracts for instance
    have AI prepare reply letters that a partner signs off
    KI soll Verträge lesen und uns die heiklen Stellen zeigen
    Wir möchten künstliche Intelligenz in unsere Abläufe einbauen, beim Lesen und Zusammenfassen von Gutachten
    Arztbriefe von einer KI vorformulieren lassen, der Arzt korrigiert
    Formulare von Hand ausgefüllt, kann eine KI die lesen
    translate emails from customers
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
    our numbers live in 9 sheets and a looker dashboard that lies
    sync airtable with bigquery nightly
    kpi dashboard for the investors, pulled from everywhere
    csv exports every friday, i hate my life
    unsere KPIs kommen aus fünf Tools, bitte in eins
    CSV raus, CSV rein, jeden Freitag
    Daten vom Kassensystem in unser Reporting kriegen
    Dashboard für die Investoren bauen
    numbers live in four systems and I glue them together in Excel every quarter
    keep our two databases in sync, please
    occupancy, revenue and staffing on one dashboard, fed automatically
    export, clean, import, repeat. My whole Thursday.
    Zahlen aus Kassa, Buchhaltung und Excel an einem Ort zusammenführen
    Ich kopiere jeden Monat Daten aus fünf Quellen für den Bericht an den Stiftungsrat
    Daten zwischen zwei Systemen laufend abgleichen
    Belegungszahlen automatisch in eine Auswertung
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
    need more pipeline
    can you get me more leads, linkedin outbound etc
    meta ads leads sit in a csv and go stale
    top of funnel is dry 🏜️
    wir brauchen mehr Anfragen
    Leads aus Meta Ads, LinkedIn und Messe an einem Ort
    Outbound automatisieren
    Pipeline ist leer, was geht da bei euch
    we need more inquiries to turn into clients, they come from ads, the site and email and get lost
    capture every prospect in one place and let the intake team know
    leads from Facebook ads die in somebody's inbox
    we want help getting and sorting new prospects
    Anfragen aus Werbung, Mail und Formularen gesammelt erfassen
    Neukundengewinnung automatisieren, geht das bei euch
    Interessenten versickern bei uns in verschiedenen Kanälen
    Mehr Leads und dass die nicht kalt werden
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
    schedule our insta + tiktok for the month
    black friday campaign across email and sms
    referral program for our studio members
    ugc + newsletter calendar, nobody on the team plans ahead
    Content-Kalender für Insta und TikTok
    Weihnachtskampagne planen und ausspielen
    Mailing an alle Stammkunden zum Geburtstag mit Rabattcode 🎂
    Social Media läuft bei uns nebenbei, hätten gern dass das geplant rausgeht
    our campaigns go out late because one person does newsletter, posts and follow-ups
    schedule all our marketing for the term and have it run
    can the promo emails and posts for open day be planned ahead
    email sequences and socials on autopilot, with my approval
    Werbeaktionen für die Wintersaison im Voraus planen und automatisch ausspielen
    Newsletter und Postings laufen bei uns immer zu spät raus
    Ein Redaktionsplan für alle Kanäle der sich selber abarbeitet
    Marketing-Kampagnen von allein laufen lassen
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
    new client signs → folder, slack channel, kickoff, questionnaire. all manual rn
    client onboarding takes us a week of back and forth
    collect brand assets from new accounts without begging
    welcome kit after somebody buys our retainer
    Kundenonboarding in der Agentur, jedes Mal zwanzig Klicks
    neuer Kunde unterschreibt und dann fehlen wochenlang Logins und Unterlagen
    Begrüßungspaket für Neukunden
    nach Vertragsabschluss soll der Klient alles automatisch bekommen
    after a client signs the engagement letter there are 15 steps and we miss three
    new resident moves in: contracts, forms, welcome pack, who does what
    collecting documents from new clients is like pulling teeth
    welcome process for new families at our school, papers and accounts
    Neue Mandanten aufnehmen: Vollmacht, Ausweis, Unterlagen einholen, immer fehlt was
    Nach der Vertragsunterschrift soll beim Kunden alles der Reihe nach anlaufen
    Heimeintritt mit all den Dokumenten, wer wartet worauf
    Wenn ein neuer Kunde startet, Willkommensmail und Unterlagen anfordern
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
    want a bot like u on my site
    ig dm bot for our boutique
    chatbot, can u build one
    messenger thing that answers followers
    so nen Chatbot wie dich hätt ich auch gern
    Insta DMs automatisch beantworten
    Bot für Telegram-Community
    baut ihr auch Chat-Assistenten
    we want a chat assistant for our practice, one that fetches staff when stuck
    do you build bots like you but for our own site
    can a bot handle routine questions from parents
    virtual assistant for clients on our page
    Wir hätten gern so einen Chatbot wie Sie einer sind
    Einen Bot für unsere Website, der bei schwierigen Fragen an uns übergibt
    Baut ihr auch Chatassistenten für Kanzleien
    Klienten sollen mit einem digitalen Helfer chatten können
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
    voice agent for our med spa
    we miss half the calls bc we're with clients
    ai that picks up the phone & books
    vapi / retell type of thing, do you do those
    bei uns geht nie wer ans Telefon 📞
    KI die Anrufe annimmt für unser Studio
    Voicebot?
    während der Behandlung klingelt dauernd das Handy, wer geht da ran
    our phone rings off the hook 8 to 10, patients hang up, can a voice thing pick up
    after hours calls go to voicemail and nobody leaves one
    virtual receptionist for a law practice, books consults by phone
    robot that answers calls and transfers when asked
    Das Telefon läutet ununterbrochen und die Empfangsdame ist allein
    Wer hebt ab wenn wir in der Behandlung sind, kann das ein Sprachassistent
    Telefonassistent mit Terminvergabe für die Ordination
    Anrufe ausserhalb der Bürozeiten entgegennehmen lassen
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
    hook up attio w/ gmail and our dialer
    salesforce hygiene, reps log nothing
    close.com, zoho, whatever, i just want emails to show up on the contact
    our crm is a graveyard
    CRM pflegt bei uns keine Sau
    Mails und Calls sollen automatisch im Zoho landen
    Kundendaten in drei Tools, wir wollen ein gescheites CRM verknüpft haben
    Close mit unserem Telefon verbinden
    calls and emails should show up in Salesforce on the right person without typing
    our CRM is half empty since no one logs anything
    connect phone, mail and invoices with Zoho
    I want one client history not five
    Unser CRM ist nie aktuell weil keiner einträgt
    Mails und Telefonate sollen von selbst beim Kunden im CRM stehen
    Salesforce mit dem Rest verbinden
    Kundengeschichte an einem einzigen Ort, CRM angebunden
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
    I run a boutique hotel in Savannah
    hospitality brand w/ 3 motels
    we do glamping
    hostel owner here ✌️
    wir betreiben ein Boutiquehotel in Wien
    Apartmenthaus mit 20 Einheiten
    Glamping am Neusiedler See
    ich bin Assistentin der Hoteldirektion
    we own a lodge in Vermont with 22 rooms
    boutique inn in Dingle, what's in it for us
    small resort, front desk of three
    what do you do for guesthouses
    Wir führen eine Frühstückspension am Wolfgangsee
    Familienhotel im Engadin mit dreissig Zimmern
    Was bringt das einem Gasthof mit Fremdenzimmern
    Ich bin Direktorin eines Kurhotels
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
    taco truck + a small diner
    we're a ghost kitchen
    opened a brunch place last year
    I own two pizza joints
    wir haben ein Beisl im 7. Bezirk
    Café in Kreuzberg
    Burgerladen
    ich führ eine Weinbar
    diner owner here, two sites
    gastropub in Limerick, what could you do for us
    our bakery cafe does lunch for 80
    what do you offer for eateries
    Wir haben ein Wirtshaus in der Steiermark
    Beiz mit Gartenterrasse, was macht ihr für sowas
    Ich führe ein Kaffeehaus
    Unser Restaurant sucht Entlastung im Büro
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
    assisted living facility in Ohio
    we run a memory care home
    my parents own a nursing home and I'm modernizing it
    senior living, 45 beds
    Wir sind eine Pflege-WG
    Seniorenresidenz in Graz
    mobiler Pflegedienst mit 20 Leuten
    ich leite die Verwaltung eines Altenheims
    I'm the administrator of an assisted living community in Arizona
    we run a home care agency with 60 aides
    memory care facility, what have you got for us
    residential care, Co. Mayo, 44 beds
    Ich leite ein Altersheim im Kanton Bern
    Spitex-Organisation, was könnt ihr für uns tun
    Wir sind ein Seniorenheim in Kärnten
    Pflegewohnheim mit fünfzig Betten
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
    proptech-ish brokerage, 4 agents
    I'm a realtor in Denver
    we flip and rent condos
    leasing office for 200 units
    kleines Maklerbüro in Charlottenburg
    wir vermitteln Altbauwohnungen
    ich bin Immobilienmaklerin
    Immobilienbüro, was habt ihr für uns
    I'm a broker with a dozen agents
    property management, 400 doors
    letting agency in Dublin 6, how can you help
    we sell and rent condos in Florida
    Wir sind Immobilientreuhänder in Salzburg
    Liegenschaftsverwaltung in Winterthur
    Maklerbüro mit drei Leuten, was habt ihr für uns
    Wir vermieten Ferienwohnungen und verkaufen Häuser
    I sell apartments for a living
    Ich verkaufe Wohnungen und Häuser für andere
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
    I'm a travel advisor, luxury stuff
    we sell surf trips ✈️
    group tours startup
    honeymoon planner
    Reisebüro in Linz
    wir organisieren Yogareisen
    Incoming-Agentur
    ich verkauf Rundreisen nach Skandinavien
    tour operator, small groups to the west of Ireland
    I'm an independent travel advisor
    we plan safaris for Americans
    what would you do for a travel bureau
    Wir sind ein Reisebüro in St. Gallen
    Ich veranstalte Wanderreisen
    Busreisen-Unternehmer aus dem Burgenland
    Was habt ihr für Reiseveranstalter
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
    exec coach, solo
    I'm a fitness coach w/ 30 clients
    life coach and speaker
    we're a coaching collective
    bin Business-Coach
    Ernährungsberaterin
    ich coache Gründer
    Karriereberatung in Berlin, wir sind zu zweit
    I'm a career coach on my own
    we are three leadership trainers
    mindset coach, all sessions on Zoom, what could run without me
    nutrition coaching business of one
    Ich bin systemische Beraterin und arbeite allein
    Coach und Supervisor in Linz
    Was habt ihr für selbständige Mentaltrainer
    Laufbahnberaterin, was nimmt man mir ab
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
    dtc skincare brand
    we sell candles on etsy and our own store
    streetwear label, online only
    amazon + shopify seller
    wir haben ein Fashionlabel mit Webshop
    Onlinehandel für Hundezubehör
    wir verkaufen Tee im Netz
    D2C Startup aus Berlin
    we sell uniforms for nurses over the internet
    online store for teaching materials
    Etsy and our own web store, two people
    what's there for online sellers
    Wir verkaufen Wanderkarten übers Internet
    Onlinehandel mit Heilkräutern
    Unser Webshop, was könnt ihr da machen
    Versandhändlerin für Schulbedarf
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
    chiropractor in Portland
    dermatology office, 3 docs
    I manage a dental office
    therapist collective
    Wahlarztordination
    Osteopathie-Praxis in Neukölln
    Hebammenpraxis
    Ich bin Ordinationsassistentin
    I'm the office manager of a chiropractic practice
    we are a small veterinary and pet clinic
    optometrist, two locations
    GP surgery in Sligo, what's useful for us
    Ich führe eine Zahnarztordination in Graz
    Gemeinschaftspraxis mit vier Ärztinnen
    Wir sind ein Physiotherapiezentrum
    Psychotherapeutische Praxis, was macht ihr für uns
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
    coding bootcamp
    we run a montessori preschool
    tutoring startup 📚
    dance school in Queens
    Tanzschule in Wien
    Nachhilfeinstitut
    wir bieten Workshops und Weiterbildungen an
    Musikschule, 300 Schüler
    private Montessori school, 90 kids
    we're a driving school
    tutoring center in Queens, what can you do
    language academy in Galway
    Wir sind eine Musikschule im Aargau
    Ich leite ein Nachhilfeinstitut
    Tanzschule in Innsbruck, was bietet ihr
    Berufsschule, Sekretariat mit zwei Leuten
  `),
};
