import { lines } from "./lines.ts";

// What people write who have the task that a template does, by its slug.

export const templateExamples = {
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
  `),
};
