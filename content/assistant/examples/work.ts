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
  `),
  "care-homes": lines(`
    we are a care home
    nursing home with sixty residents
    home care service
    Wir sind ein Pflegeheim
    Ambulanter Pflegedienst
    Seniorenheim mit sechzig Bewohnern
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
  `),
  "travel-agencies": lines(`
    we are a travel agency
    tour operator for hiking trips
    Wir sind ein Reisebüro
    Reiseveranstalter für Wanderreisen
  `),
  "professional-coaches": lines(`
    I am a coach
    I work as a business consultant
    personal trainer
    Ich bin Coach
    Ich arbeite als Unternehmensberater
    Personal Trainerin
  `),
  "e-commerce": lines(`
    we have an online shop
    I sell handmade jewelry on the internet
    Shopify store
    Wir haben einen Onlineshop
    Ich verkaufe Schmuck im Internet
    Versandhandel
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
  `),
  education: lines(`
    we are a language school
    driving school
    I run courses
    Wir sind eine Sprachschule
    Fahrschule
    Volkshochschule
  `),
};
