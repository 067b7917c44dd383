// Phrases for each service and industry, in English and German, by the slug in services.ts and
// industries.ts. The assistant finds passages by these phrases, and the topic of a lead is the
// service whose phrases it contains. Commas separate phrases, which consist of letters, spaces and
// hyphens; capitals are ignored. For a lead's topic, only whole words match.

export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  "custom-workflow-development": phrases(
    "workflow, workflows, process automation, manual work, by hand, retype, retyping, copy and paste, paperwork, approval, approvals, repetitive, hr, human resources, employee, employees, staff, leave request, leave requests, shift, shifts, invoice, invoices, bookkeeping, accounting, Prozess, Prozesse, Abläufe, Handarbeit, von Hand, abtippen, Papierkram, Freigabe, Personal, Mitarbeiter, Urlaubsantrag, Schicht, Rechnung, Rechnungen, Buchhaltung, payroll, payslip, payslips, wages, salaries, timesheet, timesheets, working hours, rota, roster, expense report, expense reports, contracts, checklist, checklists, inspection, inspections, route planning, delivery note, delivery notes, Lohn, Löhne, Lohnabrechnung, Lohnabrechnungen, Gehalt, Gehälter, Gehaltsabrechnung, Stundenzettel, Arbeitszeit, Arbeitszeiten, Zeiterfassung, Dienstplan, Dienstpläne, Schichtplan, Reisekosten, Reisekostenabrechnung, Verträge, Checkliste, Wartungsplan, Tourenplanung, Lieferschein, Lieferscheine",
  ),
  "ai-integration-services": phrases(
    "ai, artificial intelligence, language model, openai, chatgpt, summarize, summary, sort mail, inbox, read documents, read invoices, ocr, draft replies, drafts, translate, translation, translations, KI, künstliche Intelligenz, Sprachmodell, zusammenfassen, Posteingang, Dokumente lesen, Entwürfe, übersetzen, Übersetzung, Übersetzungen",
  ),
  "data-automation": phrases(
    "data, database, databases, spreadsheet, spreadsheets, excel, google sheets, report, reports, reporting, dashboard, figures, statistics, synchronize, stock, inventory, Daten, Datenbank, Tabelle, Tabellen, Bericht, Berichte, Auswertung, Kennzahlen, abgleichen, Lager, Bestand",
  ),
  "lead-generation-automation": phrases(
    "lead, leads, lead generation, prospects, inquiries, enquiries, inquiry, enquiry, new customers, sales pipeline, acquisition, Anfragen, Interessenten, Neukunden, Kundengewinnung, Akquise, Vertrieb",
  ),
  "marketing-campaign-automation": phrases(
    "marketing, campaign, campaigns, newsletter, newsletters, social media, instagram, facebook, linkedin, posts, blog, advertising, seo, Werbung, Kampagne, Kampagnen, soziale Medien, Beiträge",
  ),
  "customer-onboarding-automation": phrases(
    "onboarding, onboard, welcome, new client, new clients, new customers get, intake form, contract signing, registration, Einarbeitung, Begrüßung, neue Kunden, Aufnahmebogen, Anmeldung, Vertragsabschluss",
  ),
  "conversational-chatbots": phrases(
    "chatbot, chatbots, chat bot, whatsapp, live chat, support questions, customer support, customer service, tickets, faq bot, Kundenservice, Kundendienst, Kundenanfragen, Fragen beantworten",
  ),
  "ai-caller-and-receptionist": phrases(
    "phone, phone calls, telephone, caller, callers, receptionist, voice bot, phone bot, missed calls, answer the phone, answering machine, voicemail, appointment, appointments, reminder, sms, Telefon, Anrufe, Anrufer, Telefonassistent, Telefonbot, Anrufbeantworter, verpasste Anrufe, Empfang, Termin, Termine, Terminerinnerung",
  ),
  "crm-integration": phrases(
    "crm, hubspot, pipedrive, salesforce, zoho, customer records, duplicates, contacts, deals, Kundendatei, Kundenkartei, Kundenverwaltung, Dubletten, Kontakte",
  ),
};

export const industryWords: Readonly<Record<string, readonly string[]>> = {
  "hotels-hospitality": phrases("hotel, guest house, hostel, bed and breakfast, Pension, Gasthof"),
  restaurants: phrases("restaurant, cafe, bistro, Gaststätte, Lokal"),
  "care-homes": phrases("care home, nursing home, care, Pflegeheim, Pflegedienst, Altenheim"),
  "real-estate": phrases("real estate, estate agent, property, realtor, Immobilien, Makler"),
  "travel-agencies": phrases("travel agency, tour operator, trips, Reisebüro, Reisen"),
  "professional-coaches": phrases("coach, coaching, consultant, trainer, Berater"),
  "e-commerce": phrases("shop, online shop, e-commerce, store, Onlineshop, Laden, Händler"),
  healthcare: phrases(
    "clinic, practice, doctor, dentist, patients, Praxis, Arzt, Klinik, Zahnarzt",
  ),
  education: phrases("school, course, courses, academy, education, Schule, Kurs, Kurse, Akademie"),
};

/** Trades without an industry of their own, whose work can be automated too. */
export const otherTrades: readonly string[] = phrases(
  "gym, gyms, fitness, yoga, salon, hairdresser, barber, spa, garage, mechanic, dealership, craftsman, craftsmen, plumber, electrician, carpenter, roofer, painter, builder, construction, bakery, butcher, florist, farm, farmer, winery, brewery, pharmacy, optician, cleaners, movers, logistics, haulage, freight, taxi, factory, manufacturer, photographer, architect, insurance, museum, theater, nonprofit, charity, kindergarten, Fitnessstudio, Yogastudio, Friseur, Friseursalon, Kosmetikstudio, Autowerkstatt, Werkstatt, Autohaus, Handwerker, Handwerk, Handwerksbetrieb, Installateur, Klempner, Elektriker, Tischler, Schreiner, Dachdecker, Malermeister, Malerbetrieb, Bauunternehmen, Baufirma, Bäckerei, Bäcker, Metzgerei, Fleischerei, Bauernhof, Landwirt, Weingut, Brauerei, Apotheke, Optiker, Reinigungsfirma, Gebäudereinigung, Umzugsfirma, Spedition, Logistik, Fabrik, Druckerei, Fotograf, Architekt, Ingenieurbüro, Versicherung, Versicherungsmakler, Steuerberater, Hochzeitsplaner, Eventagentur, Museum, Verein, Kindergarten, Kita",
);

/** More words by which people introduce their business. The assistant learns nothing from them. */
export const businesses: readonly string[] = phrases(
  "B&B, boutique hotel, pub, bar, takeaway, caterer, catering, law firm, law office, lawyer, solicitor, attorney, notary, accountant, accounting firm, bookkeeper, tax advisor, tax adviser, vet, veterinary, physiotherapist, physio, therapist, psychologist, osteopath, midwife, agency, web designer, designer, copywriter, translator, freelancer, property manager, property management, letting agent, driving school, music school, language school, tutor, dog groomer, dog grooming, pet shop, tattoo studio, beauty salon, nail studio, cleaning company, cleaning business, landscaper, gardener, locksmith, handyman, repair shop, print shop, bookshop, wholesaler, IT company, software company, start-up, startup, wedding planner, event planner, club, association, church, company, business, firm, store, family business, Ferienwohnung, Ferienwohnungen, Campingplatz, Bar, Kneipe, Imbiss, Café, Kanzlei, Anwalt, Anwältin, Rechtsanwalt, Rechtsanwältin, Notar, Notarin, Steuerberaterin, Steuerkanzlei, Buchhalter, Buchhalterin, Tierarzt, Tierärztin, Ärztin, Zahnärztin, Physiotherapie, Physiotherapeut, Physiotherapeutin, Heilpraktiker, Heilpraktikerin, Hebamme, Psychologin, Agentur, Grafiker, Grafikerin, Texterin, Übersetzer, Übersetzerin, Fotografin, Architektin, Hausverwaltung, Fahrschule, Musikschule, Sprachschule, Nachhilfe, Hundesalon, Tattoostudio, Nagelstudio, Elektrobetrieb, Elektrikerin, Friseurin, Maler, Gärtner, Gärtnerei, Gartenbau, Schlosserei, Hausmeisterservice, Buchhandlung, Großhandel, IT-Firma, Softwarefirma, Händlerin, Beraterin, Trainerin, Reisebüro, Catering, Firma, Betrieb, Unternehmen, Familienbetrieb, Handwerkerin",
);

/** Endings of German words for a business: "Zahnarztpraxis", "Elektrobetrieb". */
export const businessEndings: readonly string[] = phrases(
  "praxis, kanzlei, betrieb, studio, salon, agentur, schule, werkstatt, geschäft, laden, shop, firma, büro, verein, handel, hotel, restaurant, pension, hof, handlung, service, vermietung, verwaltung, klinik, zentrum",
);

function phrases(list: string): string[] {
  return list.split(", ");
}
