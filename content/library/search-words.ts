// Synonyms of the templates' words. If somebody writes one of `synonyms`, a search and the assistant look for `finds`; the
// visitor reads `name` ("guest house = hotel"). Capitals, accents and endings are ignored. German compounds are split
// automatically, so that "Kundenbewertung" needs no line of its own if "Kunde" and "Bewertung" have one. Commas
// separate phrases.

import { trades } from "./trades.ts";

/** One thing that people name in many ways. */
type SearchWord = {
  /** The templates' name for the thing, as visitors read it. */
  name: string;
  /** The templates' own words for the thing, the most specific first. */
  finds: readonly string[];
  /** People's words for the thing, in English and German. */
  synonyms: readonly string[];
};

export const searchWords: readonly SearchWord[] = [
  // Trades
  word(
    "hotel",
    "hospitality, hotels, guests",
    "hotel, guest house, guesthouse, bed and breakfast, b&b, inn, hostel, resort, holiday home, holiday homes, holiday let, holiday cottage, holiday cottages, cottage, cottages, vacation rental, airbnb, lodging, reception, front desk, Pension, Gasthof, Gasthaus, Hotellerie, Ferienwohnung, Ferienhaus, Unterkunft, Übernachtung, Herberge, Rezeption",
  ),
  word("guests", "guests", "guest, visitor, Gast, Gäste, Besucher"),
  word(
    "check-in",
    "check-in",
    "checkin, self check-in, check-in instructions, self check-in instructions, arrival, arriving, Anreise, Ankunft, einchecken",
  ),
  word(
    "room",
    "room, rooms, hotel booking, guests",
    "room, rooms, double room, single room, suite, vacancy, vacancies, hotel room, guest room, free rooms, rooms free, room free, available rooms, freie Zimmer, freies Zimmer, Zimmer frei, Zimmer, Doppelzimmer, Einzelzimmer, Hotelzimmer, Gästezimmer, Fremdenzimmer",
  ),
  word(
    "booking inquiries",
    "booking inquiries, booking, inquiries",
    "reservation email, reservation emails, booking email, booking emails, booking request, booking requests, reservation request, reservation requests, room request, room requests, booking inquiry, booking inquiries, Reservierungsanfrage, Reservierungsanfragen, Buchungsanfrage, Buchungsanfragen, Zimmeranfrage, Zimmeranfragen, Übernachtungsanfrage, Übernachtungsanfragen",
  ),
  word(
    "hold the room",
    "hold room, table reservations",
    "double booking, double bookings, double booked, overbooking, overbookings, overbooked, Doppelbuchung, Doppelbuchungen, doppelt gebucht, doppelt vergeben, Überbuchung, Überbuchungen, überbucht",
  ),
  word("departure", "departure", "checkout, check-out, leaving, Abreise, auschecken"),
  word(
    "practice",
    "patients, healthcare, practice",
    "clinic, doctor, doctors, physician, gp, surgery, dentist, dental, orthodontist, physio, physiotherapist, therapist, vet, veterinarian, veterinary, veterinary practice, optician, optometrist, medical practice, hospital, healthcare, health care, medical, Klinik, Arzt, Ärztin, Praxis, Arztpraxis, Zahnarzt, Zahnärztin, Zahnarztpraxis, Tierarzt, Tierarztpraxis, Optiker, Augenoptiker, Physiotherapie, Therapeut, Krankenhaus, Heilpraktiker, medizinisch, Gesundheit",
  ),
  word("patients", "patients", "patient, Patient, Patienten, Patientin"),
  word(
    "care home",
    "care, carers, shift",
    "care home, care homes, nursing home, nursing, nurse, nurses, elderly care, retirement home, assisted living, carer, caregiver, Pflege, Pflegeheim, Pflegedienst, Altenheim, Altenpflege, Seniorenheim, Pflegekraft, Krankenpfleger",
  ),
  word(
    "restaurant",
    "restaurants, restaurant, table",
    "restaurant, cafe, café, bistro, bar, pub, diner, catering, gastronomy, Gastronomie, Gaststätte, Lokal, Wirtshaus, Kneipe, Wirt",
  ),
  word(
    "shop",
    "e-commerce, shop, orders",
    "shop, store, online shop, online store, webshop, web shop, ecommerce, e-commerce, retailer, retail, merchant, Laden, Onlineshop, Webshop, Händler, Einzelhandel, Versandhandel, Onlinehandel",
  ),
  word(
    "property",
    "property, real estate",
    "estate agent, estate agency, realtor, realty, real estate, letting agent, landlord, property manager, real estate broker, property broker, house, flat, apartment, home, Immobilie, Immobilien, Makler, Maklerbüro, Wohnung, Haus, Vermieter, Hausverwaltung",
  ),
  word(
    "travel agency",
    "travel, travelers, travellers, trip, itineraries",
    "travel agent, travel agency, tour operator, tours, tourism, trip, holiday, vacation planner, Reisebüro, Reise, Reisen, Reiseveranstalter, Tourismus, Ausflug",
  ),
  word(
    "course",
    "course, education",
    "school, college, university, academy, training, class, classes, workshop, seminar, lesson, lessons, tutor, teacher, driving school, language school, Schule, Kurs, Kurse, Lehrgang, Seminar, Schulung, Unterricht, Fortbildung, Akademie, Volkshochschule, Universität, Lehrer",
  ),
  word(
    "coaching",
    "coaching, coaches, session",
    "coach, coaching, consultant, consulting, consultancy, mentor, trainer, freelancer, Berater, Beratung, Coach, Trainer, Freiberufler",
  ),
  word("coaching", "coaching, coaches, session", "life coach, business coach, career coach"),
  word(
    "law or tax office",
    "law, tax, new clients",
    "law firm, lawyer, lawyers, attorney, solicitor, notary, legal, tax advisor, tax adviser, tax office, Anwalt, Rechtsanwalt, Kanzlei, Anwaltskanzlei, Rechtsanwaltskanzlei, Notar, Notariat, Jurist, Steuerberater, Steuerberaterin, Steuerberatung, Steuerkanzlei",
  ),
  word(
    "new clients",
    "new clients, first visit, intake",
    "client intake, client onboarding, new client, new clients, first appointment, first visit, first consultation, conflict check, Mandantenaufnahme, Mandantenfragebogen, neue Mandanten, Neumandant, Neumandanten, Erstgespräch, Erstberatung, Ersttermin",
  ),
  word(
    "gym",
    "gym, members, studio",
    "gym, gyms, fitness, fitness studio, crossfit, yoga studio, pilates studio, dance studio, sports club, martial arts, Fitnessstudio, Fitnesscenter, Yogastudio, Tanzstudio, Sportverein, Kletterhalle",
  ),
  word("members", "members, gym", "member, members, Mitglied, Mitglieder"),
  word(
    "marketing",
    "marketing, social, leads",
    "agency, agencies, marketing agency, Agentur, Werbeagentur, Werbung, advertising",
  ),

  // Appointments, bookings
  word(
    "appointment",
    "appointments, appointment",
    "appointment, appointments, Termin, Termine, Terminvereinbarung, Sprechstunde",
  ),
  word(
    "reminder",
    "remind, reminder",
    "reminder, reminders, remind, remember, nudge, forget, forgets, forgetting, forgot, Erinnerung, erinnern, Erinnern",
  ),
  word(
    "missed appointments",
    "no-shows, missed appointments, appointments, reservations, message before arrival",
    "no-show, no show, no-shows, noshow, noshows, no shows, missed appointment, not showing up, don't show up, doesn't show up, didn't show up, never show up, don't turn up, doesn't turn up, didn't turn up, never turn up, nicht erschienen, nicht erscheinen, erscheinen nicht, erscheint nicht, tauchen nicht auf, taucht nicht auf, nicht auftauchen, Terminausfall, Ausfall, versäumt",
  ),
  word(
    "guests who do not come",
    "message before arrival, table reservations",
    "no-show booking, no-show bookings, no-show guests, hotel no-show, hotel no-shows, no-shows hotel, guests do not turn up, guests do not show up, guests do not come, guests never come, Gäste kommen nicht, Gäste erscheinen nicht, Gäste reisen nicht an, No-Shows im Hotel",
  ),
  word(
    "recall",
    "recall, last visit",
    "recall, call back, check-up, check up, checkup, six months, 6 months, every six months, half a year, annual service, yearly service, maintenance, inspection, Vorsorge, Vorsorgetermin, Vorsorgeuntersuchung, Kontrolltermin, Kontrolle, Wartung, Wartungstermin, Inspektion, halbes Jahr, sechs Monate, 6 Monate, alle sechs Monate, wiederkommen",
  ),
  word(
    "away for weeks",
    "have not come, members, last visit",
    "inactive, lapsed, stopped coming, stopped training, not coming, do not come, no longer come, stay away, drop off, not seen, kommen nicht mehr, nicht mehr kommen, nicht gesehen, inaktiv, inaktive, bleiben weg",
  ),
  word(
    "birthday",
    "birthday, birthdays",
    "birthday, birthdays, happy birthday, Geburtstag, Geburtstage, Geburtstagsgruß, Geburtstagsgrüße, Geburtstagsmail, Glückwunsch, Glückwünsche, gratulieren",
  ),
  word(
    "canceled",
    "canceled, cancelled, cancel",
    "cancel, canceled, cancelled, cancellation, absagen, abgesagt, Absage, stornieren, Storno, Stornierung",
  ),
  word("waiting list", "waiting list", "waitlist, wait list, waiting list, Warteliste"),
  word(
    "reservation",
    "reservations, table, booking",
    "reservation, reserve, table booking, table reservation, Reservierung, reservieren, Tischreservierung, Tisch reservieren",
  ),
  word("message", "message, messages", "Nachricht, Nachrichten, Mitteilung, Mitteilungen"),
  word("session", "sessions, session", "Sitzung, Sitzungen, Coachingsitzung, Coachingsitzungen"),
  word(
    "patient registration",
    "patient registrations, registrations, patients",
    "patient intake, intake form, new patient, new patients, patient registration, Patientenaufnahme, Patientenanmeldung, Anamnese, Anamnesebogen, Aufnahmebogen, Neupatient, Neupatienten",
  ),
  word("table", "table, seats", "Tisch, Tische, seat, Platz"),
  word(
    "booking",
    "booking, book, bookings, reservations",
    "booking, bookings, schedule, scheduling, Buchung, buchen, Terminbuchung",
  ),
  word("calendar", "calendar", "calendar, agenda, diary, Kalender"),
  word(
    "calls",
    "calls",
    "sales call, discovery call, phone, phone call, telephone, call, callback, call back, Anruf, Telefon, Telefonat, anrufen, Rückruf, Rückrufe, zurückrufen, Gespräch",
  ),
  word(
    "viewings",
    "viewings",
    "viewing, viewings, house tour, open house, showing, Besichtigung, besichtigen",
  ),
  word("SMS", "sms, twilio", "sms, text message, texting, Kurznachricht"),
  word(
    "form",
    "form, forms",
    "form, web form, survey, questionnaire, Formular, Fragebogen, Umfrage",
  ),

  // Money
  word(
    "invoice",
    "invoices, invoice",
    "invoice, invoices, bill, bills, billing, invoicing, Rechnung, Rechnungen, Faktura, abrechnen",
  ),
  word(
    "supplier invoices",
    "supplier invoices",
    "receipt, receipts, accounts payable, incoming invoices, purchase invoice, expense, expenses, vouchers, invoice ocr, Eingangsrechnung, Beleg, Belege, Quittung, Lieferantenrechnung, Kreditoren",
  ),
  word(
    "expenses",
    "expenses, receipts",
    "expense report, expense reports, expense claims, Spesen, Auslagen, Spesenabrechnung, Spesenabrechnungen, Reisekosten, Reisekostenabrechnung",
  ),
  word(
    "payment reminder",
    "payment reminders, remind, payment, invoice",
    "dunning, overdue, late payment, unpaid, outstanding, debtors, collections, accounts receivable, chase, arrears, Mahnung, Mahnungen, mahnen, Mahnwesen, Zahlungserinnerung, überfällig, offene Rechnung, offene Rechnungen, offene Posten, unbezahlt, Inkasso, Zahlungsverzug, pay late, paying late, pays late, late payers, zu spät zahlen, zahlen zu spät, zahlt zu spät, zahlen nicht, zahlt nicht, zu spät bezahlt",
  ),
  word(
    "payment",
    "payment, payments, paid",
    "payment, payments, pay, paid, money, Zahlung, Zahlungen, zahlen, bezahlen, Bezahlung, Geld",
  ),
  word(
    "bookkeeping",
    "finance, xero, invoices, books",
    "accounting, accountant, bookkeeping, bookkeeper, accounts, ledger, finance, quickbooks, datev, lexware, sage, Buchhaltung, Buchführung, Buchhalter, Finanzen, verbuchen",
  ),
  word(
    "offers",
    "offers",
    "quote, quotes, quotation, proposal, proposals, estimate, offer, offers, Angebot, Angebote, Kostenvoranschlag",
  ),
  word(
    "follow up",
    "follow up, unanswered, reminder",
    "follow up, follow-up, followup, chasing, no reply, nachfassen, nachhaken, unbeantwortet, nicht beantwortet, keine Antwort, no answer, never answer, don't answer, never come back, don't come back, never hear back, don't hear back, keine Rückmeldung, nichts mehr, melden sich nicht, meldet sich nicht, nie wieder, antworten nicht, antwortet nicht",
  ),
  word(
    "turnover",
    "sales, turnover, numbers",
    "revenue, turnover, sales figures, kpi, Umsatz, Verkaufszahlen, Kennzahlen, Absatz, Zahlen",
  ),
  word(
    "report",
    "summary, report, weekly, numbers",
    "report, reports, reporting, dashboard, analytics, summary, Bericht, Berichte, Auswertung, Zusammenfassung, Statistik",
  ),
  word(
    "backup",
    "back up, backup, github",
    "backup, backups, back up, backing up, restore, version control, versioning, Sicherung, Sicherungen, Sicherungskopie, Datensicherung, wiederherstellen",
  ),
  word("weekly", "weekly, week", "weekly, week, Woche, wöchentlich"),

  // Shop
  word(
    "stock",
    "stock",
    "inventory, stock, out of stock, sold out, run out, running out, runs out, ran out, warehouse, stock level, sku, Lager, Lagerbestand, Bestand, Vorrat, Warenbestand, ausverkauft, geht aus, gehen aus, geht uns aus, gehen uns aus",
  ),
  word(
    "reorder",
    "reordered, stock, supplier orders",
    "reorder, restock, replenish, purchase order, purchasing, Nachbestellung, nachbestellen, Bestellvorschlag, Einkauf",
  ),
  word(
    "supplier",
    "supplier, suppliers",
    "supplier, vendor, wholesaler, Lieferant, Lieferanten, Zulieferer",
  ),
  word(
    "abandoned cart",
    "abandoned carts, carts, checkout",
    "abandoned cart, abandoned basket, abandoned checkout, cart, basket, shopping cart, Warenkorb, Warenkorbabbruch, Warenkorbabbrecher, Abbrecher, Kaufabbruch, without buying, without paying, without ordering, ohne zu kaufen, ohne zu bezahlen, ohne zu bestellen",
  ),
  word(
    "order status",
    "order, orders",
    "order, orders, order status, where is my order, tracking, delivery status, Bestellung, Bestellungen, Bestellstatus, Auftrag, Lieferung",
  ),
  word(
    "returns",
    "returns, return",
    "return, returns, return request, refund, refunds, refund request, exchange an article, send back, send it back, Retoure, Retouren, Retourenformular, Rücksendung, Rücksendungen, Rückgabe, Umtausch, umtauschen, Widerruf, zurückschicken, zurücksenden, Erstattung, Rückerstattung",
  ),
  word("WooCommerce", "woocommerce", "woocommerce, wordpress shop, woo"),

  // Customers
  word(
    "customer support",
    "customer, support",
    "customer service, customer support, customer care, helpdesk, help desk, service desk, support, complaints, complaint, Kundenservice, Kundendienst, Kundenbetreuung, Beschwerde, Reklamation",
  ),
  word(
    "customer",
    "customer, customers",
    "customer, client, clients, Kunde, Kunden, Kundin, Mandant, Mandanten, Klient, Klienten",
  ),
  word(
    "tickets",
    "zendesk, support, ticket",
    "ticket, tickets, ticketing, freshdesk, intercom, jira service",
  ),
  word("questions", "questions, answer", "question, questions, faq, Frage, Fragen"),
  word(
    "answer",
    "answer, reply, replies",
    "answer, reply, replies, respond, response, responding, Antwort, Antworten, beantworten, antworten",
  ),
  word(
    "chatbot",
    "chat, ai agent, assistant, whatsapp questions",
    "chatbot, chatbots, chat bot, bot, live chat, virtual assistant, ai agent, ai assistant, KI-Assistent, Chat",
  ),
  word("WhatsApp", "whatsapp", "whatsapp, whats app, messenger"),
  word(
    "reviews",
    "reviews, review",
    "review, reviews, feedback, rating, ratings, stars, reputation, testimonial, tripadvisor, trustpilot, yelp, Bewertung, Bewertungen, bewerten, Rezension, Rezensionen, Rückmeldung, Sterne",
  ),
  word(
    "inquiry",
    "inquiry, inquiries, enquiry, enquiries, leads",
    "inquiry, inquiries, enquiry, enquiries, request, contact form, Anfrage, Anfragen, Kontaktformular, Interessent, Interessenten",
  ),
  word(
    "portal",
    "portals, portal, inquiries",
    "portal, portals, platform, listing portal, lead portal, ImmoScout, ImmoScout24, Immobilienscout, Immowelt, Kleinanzeigen, MyHammer, Check24, wedding portal, Portal, Portale, Portalanfrage, Portalanfragen, Plattform, Plattformen",
  ),
  word(
    "leads",
    "leads, lead",
    "lead, leads, prospect, prospects, lead generation, new customers, new business, sales pipeline, Neukunde, Neukunden, Kundengewinnung, Akquise, Vertrieb, Leadgenerierung",
  ),
  word(
    "score leads",
    "score, scored, qualify",
    "scoring, score, qualify, qualification, rank, bewertet, qualifizieren",
  ),
  word(
    "duplicates",
    "duplicate, merge",
    "duplicate, duplicates, dedupe, deduplicate, deduplication, double entries, merge, Dublette, Dubletten, Duplikat, Duplikate, doppelt, doppelte, zusammenführen",
  ),
  word(
    "contacts",
    "contacts",
    "contact, contacts, address book, Kontakt, Kontakte, Adressen, Kontaktdaten",
  ),
  word(
    "enrich",
    "enrich, company website",
    "enrich, enrichment, research companies, company data, anreichern, Firmendaten, Recherche",
  ),
  word("deals", "deals, projects", "deal, deals, won deal, opportunity, Abschluss, Abschlüsse"),
  word(
    "welcome",
    "welcome",
    "welcome, greeting, greet, Willkommen, begrüßen, Begrüßung, Willkommensmail",
  ),

  // Staff
  word(
    "applications",
    "applications, criteria",
    "recruiting, recruitment, recruiter, applicant, applicants, application, applications, candidate, candidates, hiring, hire, resume, résumé, cv, cvs, job application, vacancy, talent, Bewerber, Bewerbung, Bewerbungen, Bewerberin, Bewerbungen sichten, Lebenslauf, Recruiting, Personalsuche, Einstellung, einstellen, Stellenanzeige, Kandidat, Kandidaten",
  ),
  word(
    "employees",
    "employees, hr",
    "hr, human resources, staff, personnel, employee, employees, team member, worker, Personal, Mitarbeiter, Mitarbeiterin, Mitarbeitende, Angestellte, Belegschaft, Personalabteilung, Personalwesen",
  ),
  word(
    "new employees",
    "onboard, newcomer, employees",
    "onboarding, onboard, new hire, new hires, new employee, new starter, new joiner, new hire checklist, checklist, induction, first day, Einarbeitung, einarbeiten, neue Mitarbeiter, neuer Mitarbeiter, neue Mitarbeiterin, neue Kollegin, neuer Kollege, neue Kollegen, Eintritt, erster Tag",
  ),
  word(
    "leave",
    "leave requests, absence",
    "vacation request, leave request, leave, leave of absence, on leave, approve leave, pto, time off, days off, holiday request, annual leave, absence, sick leave, Urlaub, Urlaubsantrag, Abwesenheit, Krankmeldung, freier Tag, Fehlzeit",
  ),
  word(
    "hand-over",
    "hand-over, shift",
    "handover, hand over, hand-over, handoff, shift, shifts, shift report, shift change, Übergabe, Schicht, Dienstübergabe, Schichtwechsel, Schichtübergabe",
  ),
  word(
    "approval",
    "approve, approval, approved",
    "approve, approval, sign off, permission, genehmigen, Genehmigung, Freigabe, freigeben",
  ),
  word(
    "participants",
    "participants, enroll, enrol",
    "participant, participants, attendee, attendees, student, students, pupil, pupils, Teilnehmer, Teilnehmerin, Schüler, Studenten",
  ),
  word(
    "enroll",
    "enroll, enrol, confirmed, subscriber",
    "enrol, enroll, enrolment, enrollment, registration, register, sign up, sign-up, signup, Anmeldung, anmelden, Einschreibung, Registrierung",
  ),

  // Email, documents, data
  word(
    "email",
    "email, e-mail, mail, inbox",
    "email, emails, e-mail, mail, mails, E-Mail, E-Mails",
  ),
  word("inbox", "inbox", "inbox, mailbox, inbox zero, Posteingang, Postfach"),
  word(
    "sort",
    "sort, urgency, labels",
    "sort, triage, prioritise, prioritize, organise, organize, tidy, clean up, sortieren, ordnen, aufräumen, priorisieren",
  ),
  word(
    "draft replies",
    "draft, drafts, replies",
    "draft, drafts, write, suggest, Entwurf, Entwürfe, vorschlagen, vorschreiben, formulieren",
  ),
  word(
    "attachments",
    "attachments",
    "attachment, attachments, attached files, Anhang, Anhänge, Dateianhang",
  ),
  word(
    "save files",
    "save, drive",
    "save, store, file, filing, archive, speichern, ablegen, Ablage, archivieren",
  ),
  word(
    "documents",
    "documents",
    "document, documents, pdf, pdfs, file, files, paperwork, Dokument, Dokumente, Datei, Dateien, Unterlagen",
  ),
  word(
    "knowledge base",
    "knowledge base, documents",
    "knowledge, knowledge base, wiki, handbook, manual, rag, retrieval augmented generation, vector, embeddings, Wissen, Wissensdatenbank, Handbuch",
  ),
  word("database", "postgres, data", "database, sql, mysql, Datenbank, Datenbanken"),
  word(
    "data quality",
    "data quality",
    "data quality, data cleaning, wrong data, validation, Datenqualität, Datenprüfung, Datenpflege, Stammdaten",
  ),
  word("errors", "errors, wrong", "error, errors, mistake, bug, Fehler"),
  word(
    "failed runs",
    "failed runs",
    "error workflow, error workflows, error handling, error handler, error trigger, workflow fails, workflows fail, workflow failed, failed workflow, failed workflows, failed execution, failed executions, monitor workflows, monitor n8n, Fehlerbehandlung, Workflow fehlgeschlagen, fehlgeschlagene Workflows, Workflows überwachen, n8n überwachen",
  ),
  word(
    "your own server",
    "local Ollama",
    "self-hosted, self hosted, self-hosting, on premise, on premises, local AI, lokale KI, stays in Germany, stay in Germany, stays in Europe, stay in Europe, stays in the EU, stay in the EU, bleiben in Deutschland, bleiben in Europa, bleiben in der EU, bleiben im Haus",
  ),
  word(
    "voice notes",
    "voice notes, voice",
    "voice memo, voice note, voice message, dictate, dictation, transcribe, transcription, speech to text, recording, Sprachnotiz, Sprachnachricht, Sprachmemo, diktieren, Diktat, transkribieren",
  ),
  word("tasks", "tasks", "task, tasks, todo, todos, to-do, to do list, Aufgabe, Aufgaben"),
  word(
    "project",
    "projects, board",
    "project, projects, kanban, board, Projekt, Projekte, Projektmanagement",
  ),

  // Marketing
  word(
    "newsletter",
    "mailchimp, subscribers, series",
    "newsletter, mailing list, email marketing, mailing, campaign, drip, autoresponder, subscriber, subscribers, nurture, sequence, welcome series, Abonnent, Abonnenten, Serienmail, Kampagne, Rundbrief",
  ),
  word(
    "social media",
    "social media, linkedin, facebook, posts",
    "social media, social, instagram, twitter, tiktok, content marketing, posts, posting, soziale Medien, soziale Netzwerke, Beiträge, Beitrag, posten",
  ),
  word("blog", "blog, article", "blog, article, articles, Artikel, Blogbeitrag"),
  word(
    "competitors",
    "competitor",
    "competitor, competitors, competition, rival, market watch, Konkurrenz, Konkurrent, Konkurrenten, Wettbewerber, Wettbewerb, Mitbewerber, Marktbeobachtung",
  ),
  word(
    "watch",
    "watch, changes",
    "monitor, monitoring, watch, observe, scrape, scraping, beobachten, überwachen, Überwachung",
  ),
  word("prices", "prices, price", "price, prices, pricing, Preis, Preise"),
  word(
    "pages",
    "pages, website",
    "website, web page, homepage, webpage, site, Webseite, Website, Internetseite, Seite",
  ),
  word(
    "itinerary",
    "itineraries, plan, trip",
    "itinerary, trip plan, trip planner, travel plan, route, Reiseplan, Reiseplanung, Reiseverlauf, Rundreise",
  ),
  word(
    "listings",
    "listings",
    "listing, listings, property listing, Exposé, Exposés, Objekt, Objekte, Inserat",
  ),

  // Products
  word(
    "AI",
    "ai, openai, language model",
    "ai, artificial intelligence, llm, machine learning, KI, künstliche Intelligenz",
  ),
  word("OpenAI", "openai", "chatgpt, chat gpt, gpt, openai, gpt-4, copilot, claude, gemini"),
  word(
    "HubSpot, Pipedrive",
    "crm, hubspot, pipedrive",
    "crm, salesforce, zoho, customer relationship management, Kundenverwaltung, Kundenkartei",
  ),
  word(
    "Google Sheets",
    "google sheets",
    "spreadsheet, spreadsheets, excel, google sheet, sheets, xlsx, csv, Tabelle, Tabellen, Tabellenkalkulation",
  ),
  word("photo", "photo, photos", "photograph, snapshot, Foto, Fotos, Aufnahme, abfotografieren"),
  word("Gmail", "gmail", "gmail, google mail, googlemail"),
  word("Outlook", "outlook", "outlook, office 365, microsoft 365, exchange, hotmail"),
  word(
    "Google Drive",
    "google drive, drive",
    "google drive, gdrive, dropbox, onedrive, sharepoint, cloud storage",
  ),
  word("Slack", "slack", "slack, microsoft teams, teams, mattermost"),
  word("Notion", "notion", "notion, trello, asana, monday"),
  word("ClickUp", "clickup", "clickup, jira"),
  word("Todoist", "todoist", "todoist"),
  word("Calendly", "calendly", "calendly, cal.com, acuity, doodle"),
  word("Stripe", "stripe", "stripe, paypal, card payment, Kreditkarte"),
  word("Shopify", "shopify", "shopify, shopware, magento"),
  word("Mailchimp", "mailchimp", "mailchimp, brevo, sendinblue, cleverreach, klaviyo"),

  ...trades.map(({ name, finds, synonyms }) => word(name, finds, synonyms)),
];

/**
 * Things that people search for in a library of workflows although no workflow does them, in English and German. If a
 * search contains one of these words, templates that match only its other words do not answer it.
 */
export const elsewhereWords: readonly string[] = phrases(
  "city tax, tourist tax, visitor tax, occupancy tax, Kurtaxe, Kurbeitrag, Bettensteuer, payroll, payslip, Lohnabrechnung, Gehaltsabrechnung, Lohnbuchhaltung, seo, search engine optimization, Suchmaschinenoptimierung, logo, graphic design, web design, design, create a website, website builder, web hosting, hosting, domain, Webseite erstellen, Website erstellen, Homepage erstellen, Webdesign, membership, memberships, Mitgliedschaft, pension plan, Rente, Altersvorsorge, insurance, Versicherung, bank loan, stock market, shares, Aktien, Börse, crypto, bitcoin, forex, translate, translation, Übersetzung, übersetzen, recipe, recipes, Rezept, edit photos, photo editing, Fotos bearbeiten, Bildbearbeitung, weather, Wetter, Wettervorhersage, football, soccer, Fußball, song, lyrics, music, Musik, movie, movies, game, games, Spiel, Spiele, dating, homework, Hausaufgaben, antibiotics, Antibiotika, diagnosis, medicine, Medikament, Medikamente, fire an employee, dismissal, Kündigung, kündigen, Fristen, Frist, tax return, tax returns, 3d printer, printer, Drucker, truck, solar panel, white label, whitelabel, white labeling, subcontractor, subcontracting, gas bill, electricity bill, Stromrechnung, vehicle insurance",
);

function word(name: string, finds: string, synonyms: string): SearchWord {
  return { name, finds: phrases(finds), synonyms: phrases(synonyms) };
}

function phrases(list: string): string[] {
  return list.split(", ");
}

/** Names that people who know n8n give a kind of step, by the last part of n8n's own name for the kind. */
export const stepWords: Readonly<Record<string, string>> = {
  webhook: "webhook, webhooks",
  respondToWebhook: "webhook response",
  httpRequest: "HTTP request, API call",
  scheduleTrigger: "cron, cron job",
  errorTrigger: "error workflow",
  emailReadImap: "IMAP",
  rssFeedRead: "RSS feed",
  dataTable: "data table, data tables",
  splitInBatches: "loop over items, split in batches",
  removeDuplicates: "remove duplicates",
  executeWorkflowTrigger: "sub-workflow, subworkflow",
};

/** Words that say nothing about the subject of a search. */
export const emptyWords: readonly string[] = (
  "a an the and or of for to in on at by with from my our your their i we you it is are am be was " +
  "do does did have has can could would should will want need like looking find search get make how what " +
  "which who when where that this these those not no so if then than there them they me us please help " +
  "some any all more every stop node nodes trigger triggers automate automation automatic automatically automated workflow workflows template templates " +
  "n8n com software tool tools app system program business company small run own using use after before " +
  "der die das den dem des ein eine einen einem einer und oder für von zu zum zur im in am an auf aus bei mit " +
  "nach vor über ich wir sie er es ist sind bin war mein meine meinen unser unsere ihr ihre wie was wer wo " +
  "wann welche welcher welches dass man kann können möchte will wollen brauche brauchen suche suchen finden hilfe bitte nicht kein keine " +
  "machen lassen erfassen verschicken versenden verwalten bearbeiten automatisch automatisieren automatisierung automatisierte vorlage vorlagen firma unternehmen betrieb geschäft klein kleine programm haben habe per als auch so"
).split(" ");

/** Words of a search for less of something, such as "fewer no-shows": the search is about what shall become less. */
export const lessWords: readonly string[] =
  "fewer less avoid reduce prevent weniger vermeiden verhindern reduzieren".split(" ");
