// German titles of the library's templates, and German sentences on what each does, because the library is in English.
// The assistant shows them to visitors who write in German. A template without an entry keeps its English texts.
export const germanTemplates: Readonly<Record<string, { title: string; summary: string }>> = {
  "load-drive-documents": {
    title: "Dokumente aus Google Drive in eine Wissensdatenbank (Postgres) laden",
    summary:
      "Hält eine Wissensdatenbank mit einem Ordner in Google Drive gleich: neue, geänderte und gelöschte Dokumente, ohne Lücken, mit einer Mail über Dateien, die scheitern.",
  },
  "turn-voice-notes-into-tasks": {
    title: "Sprachnotizen aus Telegram in Aufgaben und Termine verwandeln",
    summary:
      "Sprechen Sie unterwegs in Telegram: Aufgaben landen in Todoist, Termine im Google Kalender, und der Bot antwortet, was er notiert hat.",
  },
  "take-table-reservations": {
    title: "Tischreservierungen per Formular annehmen und per WhatsApp bestätigen",
    summary:
      "Ein Formular für Ihre Website, das freie Plätze im Google Kalender zählt, den Tisch bucht, per WhatsApp bestätigt und die Gäste am Tag selbst erinnert.",
  },
  "confirm-appointments-by-sms": {
    title: "Online gebuchte Termine per SMS bestätigen und daran erinnern",
    summary:
      "Schickt zu Buchungen aus Cal.com eine Bestätigung und eine Erinnerung per SMS, mit einem Link zum Verschieben oder Absagen, und bietet denen, die nicht kamen, eine neue Zeit an.",
  },
  "draft-booking-replies": {
    title: "Antworten auf Zimmeranfragen in Gmail entwerfen und das Zimmer vormerken",
    summary:
      "Liest Tage und Gäste aus Mails, die nach einem Zimmer fragen, sieht im Google Kalender nach, merkt das Zimmer vor, trägt den Gast in eine Tabelle ein und legt einen Entwurf bereit.",
  },
  "enroll-course-participants": {
    title: "Kursteilnehmer per Formular anmelden und an die Zahlung erinnern",
    summary:
      "Ein Formular zeigt Ihre Kurse mit freien Plätzen, meldet an oder setzt auf die Warteliste, bestätigt per Mail, erinnert zweimal an die Zahlung und fragt dann Sie.",
  },
  "offer-canceled-appointments": {
    title: "Frei gewordene Termine der Warteliste anbieten, einem nach dem anderen",
    summary:
      "Bietet einen im Google Kalender gelöschten Termin den Leuten Ihrer Warteliste nacheinander per Mail an und trägt das erste Ja ein.",
  },
  "plan-property-viewings": {
    title: "Besichtigungen mit Calendly planen und nachfassen",
    summary:
      "Bestätigt jede in Calendly gebuchte Besichtigung, trägt sie in Pipedrive ein, erinnert am Vortag per SMS, bittet danach um eine Rückmeldung und legt die Aufgabe zum Anrufen an.",
  },
  "prepare-coaching-sessions": {
    title: "Coachings aus Calendly vorbereiten und die Rechnung entwerfen",
    summary:
      "Schickt jedem Klienten einen Fragebogen, gibt Ihnen am Vortag die Antworten, fragt danach nach Ihren Notizen und entwirft die Rechnung in Gmail.",
  },
  "recall-after-six-months": {
    title: "Patienten und Kunden nach sechs Monaten wieder einladen",
    summary:
      "Liest werktags Ihre Liste, lädt ein, wessen letzter Besuch sechs Monate her ist, fragt noch einmal nach und gibt Ihnen dann eine Liste zum Anrufen.",
  },
  "remind-patients-by-sms": {
    title: "Patienten per SMS an Termine erinnern und abgesagte Zeiten neu vergeben",
    summary:
      "Schreibt Patienten am Vortag, versteht Ja und Nein, vermerkt es im Kalender und bietet eine abgesagte Zeit der Warteliste an. In keiner Nachricht stehen medizinische Daten.",
  },
  "send-guest-messages": {
    title: "Gästen vor der Anreise schreiben und nach der Abreise um eine Bewertung bitten",
    summary:
      "Liest jeden Morgen Ihren Buchungskalender, schreibt anreisenden Gästen, was sie wissen müssen, und bittet abgereiste um eine Bewertung, jeden nur einmal.",
  },
  "follow-up-on-no-shows": {
    title: "Salonkunden schreiben, die nicht gekommen sind, und mitzählen",
    summary:
      "Sie markieren im Kalender einen versäumten Termin: Der Kunde bekommt eine freundliche Mail, beim zweiten Mal mit der Anzahlung, und ab dem dritten Mal entscheiden Sie.",
  },
  "enrich-hubspot-contacts": {
    title: "Neue HubSpot-Kontakte aus der Website ihrer Firma ergänzen",
    summary:
      "Liest die Website der Firma hinter jedem neuen Kontakt und schreibt zwei Sätze dazu, die Branche und die Website in den Kontakt.",
  },
  "follow-up-on-trade-offers": {
    title: "Angebote eines Handwerksbetriebs per Mail und Anruf nachfassen",
    summary:
      "Liest werktags Ihre Liste der Angebote, fragt zweimal per Mail nach und gibt Ihnen dann eine Liste zum Anrufen, mit Nummer und Betrag. Ein Ja oder Nein beendet es.",
  },
  "merge-hubspot-duplicates": {
    title: "Doppelte Kontakte in HubSpot jede Nacht zusammenführen",
    summary:
      "Findet jede Nacht Dubletten in HubSpot, führt die sicheren zusammen, wenn Sie es erlauben, hebt die wichtigsten Felder der verschwundenen auf und fragt Sie nach zweifelhaften.",
  },
  "pipedrive-deals-to-notion": {
    title: "Gewonnene Deals aus Pipedrive zu Projekten in Notion machen",
    summary:
      "Legt auf Ihrem Notion-Board ein Projekt an, sobald ein Deal gewonnen ist, mit Kunde, Wert, Links und ersten Aufgaben, und sagt es dem Team in Slack.",
  },
  "write-to-absent-members": {
    title: "Mitgliedern im Fitnessstudio schreiben, die drei Wochen nicht da waren",
    summary:
      "Liest werktags Ihre Mitgliederliste, schreibt denen ohne Besuch seit drei Wochen, bietet einen neuen Plan an und gibt Ihnen dann eine Liste zum Anrufen.",
  },
  "answer-shop-questions": {
    title: "Kundenfragen im Shop mit einer KI beantworten, die Bestellungen nachschlägt",
    summary:
      "Ein Chat für Ihren Shop, der aus Ihren eigenen Angaben antwortet, Bestellungen in WooCommerce nachschlägt, wenn Nummer und Mail zusammenpassen, und einen Menschen holt.",
  },
  "answer-visitors-from-notion": {
    title: "Website-Besuchern aus einem Notion-Handbuch antworten (mit Mistral)",
    summary:
      "Ein Chat für Ihre Website, der nur aus Ihrem Handbuch in Notion antwortet, jede Zahl vorher prüft und per Mail an einen Menschen übergibt.",
  },
  "answer-whatsapp-questions": {
    title: "Fragen in WhatsApp aus Ihren eigenen Dokumenten beantworten",
    summary:
      "Antwortet Kunden in WhatsApp nur aus Ihren Dokumenten, sagt, dass eine KI schreibt, und übergibt an einen Menschen, wenn sie es nicht weiß oder darum gebeten wird.",
  },
  "route-support-mails": {
    title: "Support-Mails nach Dringlichkeit und Sprache an Zendesk geben",
    summary:
      "Macht aus jeder Mail ein Ticket mit Team, Dringlichkeit und Sprache und meldet neue dringende Tickets in Slack, mit einer Zeile Zusammenfassung.",
  },
  "check-data-quality": {
    title: "Daten in Postgres prüfen und Aufgaben zu Fehlern anlegen",
    summary:
      "Führt jeden Morgen Ihre eigenen Prüfungen in Postgres aus, legt je Fehler eine Aufgabe in ClickUp an und schreibt Ihnen, was neu, bekannt oder kaputt ist.",
  },
  "send-weekly-website-report": {
    title: "Jede Woche einen Bericht über Ihre Website in Slack posten",
    summary:
      "Für Websites mit derselben Software wie diese: liest montags Nachrichten und Downloads, zählt die Woche, vergleicht sie mit der davor und postet es in Slack.",
  },
  "send-weekly-sales-summary": {
    title: "Jede Woche die Verkaufszahlen per Gmail bekommen",
    summary:
      "Liest montags die Bestellungen der letzten zwei Wochen aus WooCommerce und mailt Umsatz, Vergleich, beste Artikel und was noch offen ist.",
  },
  "summarize-documents-locally": {
    title: "Eingehende Dokumente mit einem Modell auf Ihrem Rechner zusammenfassen (Ollama)",
    summary:
      "Fasst PDFs aus Ihrem Scanner mit einem Modell auf Ihrem eigenen Rechner zusammen, prüft Zahlen im Dokument nach und mailt die Zusammenfassung an den Richtigen.",
  },
  "accept-shop-returns": {
    title: "Retouren eines WooCommerce-Shops annehmen und auflisten",
    summary:
      "Kunden melden Retouren per Formular an; die Bestellung wird in WooCommerce geprüft, der Kunde bekommt Nummer und Anleitung, und Sie bekommen eine Liste, was kommt.",
  },
  "warn-of-low-stock": {
    title: "Vor knappem Bestand in Shopify warnen und Bestellungen entwerfen",
    summary:
      "Rechnet aus echten Verkäufen aus, wie lange der Bestand in Shopify reicht, entwirft je Lieferant eine Bestellmail in Gmail und zeigt die Liste in Slack.",
  },
  "win-back-abandoned-carts": {
    title: "An verlassene Warenkörbe in WooCommerce zweimal erinnern",
    summary:
      "Findet stündlich unbezahlte Warenkörbe und schickt zwei freundliche Erinnerungen, nur mit Einwilligung, nur tagsüber und nie an jemanden, der inzwischen gekauft hat.",
  },
  "follow-up-on-offers": {
    title: "Bei unbeantworteten Angeboten in Gmail nach fünf Tagen nachfassen",
    summary:
      "Findet in den gesendeten Mails Angebote ohne Antwort, prüft das ganze Gespräch und schreibt eine höfliche Erinnerung, als Entwurf oder gleich gesendet, nie zweimal.",
  },
  "save-outlook-attachments": {
    title: "Anhänge aus Outlook je Kunde in Google Drive ablegen",
    summary:
      "Legt Anhänge neuer Mails im Drive-Ordner des Kunden ab, der sie schickte, lässt Logos weg und nennt, wofür es noch keinen Ordner gibt.",
  },
  "sort-outlook-inbox": {
    title: "Outlook-Postfach nach Dringlichkeit sortieren und Antworten entwerfen (mit Claude)",
    summary:
      "Gibt jeder neuen Mail eine Farbe nach Dringlichkeit, beurteilt von Claude, und legt einen Entwurf bereit, den Sie senden. Private Mails bleiben außen vor.",
  },
  "sort-gmail-inbox": {
    title: "Gmail-Postfach nach Dringlichkeit sortieren und Antworten entwerfen (mit OpenAI)",
    summary:
      "Kennzeichnet jede neue Mail als dringend, zu beantworten oder zu lesen (das entscheidet OpenAI), und legt einen Entwurf bereit, den Sie senden.",
  },
  "approve-expenses-teams-onedrive": {
    title: "Spesen in Microsoft Teams freigeben und Belege in OneDrive ablegen",
    summary:
      "Nimmt Belege per Formular an, legt sie mit sprechendem Namen in OneDrive ab und lässt in Teams mit zwei Knöpfen entscheiden.",
  },
  "list-supplier-invoices": {
    title: "Lieferantenrechnungen aus Gmail lesen und in Google Sheets auflisten",
    summary:
      "Liest PDF-Rechnungen aus Gmail, prüft Summen, Daten und IBAN, warnt vor doppelten und geänderten Konten, legt das PDF ab und trägt jede Rechnung ein.",
  },
  "record-stripe-payments": {
    title: "Stripe-Zahlungen in Xero buchen und dem Kunden danken",
    summary:
      "Bucht jede Zahlung beim richtigen Kontakt in Xero, dankt dem Kunden per Mail und meldet der Buchhaltung gescheiterte Zahlungen und Erstattungen.",
  },
  "remind-overdue-quickbooks-invoices": {
    title: "An überfällige Rechnungen aus QuickBooks erinnern, bis bezahlt ist",
    summary:
      "Liest werktags überfällige Rechnungen aus QuickBooks, schreibt je Kunde eine freundliche Mail und bittet nach zwei Erinnerungen einen Menschen anzurufen.",
  },
  "send-payment-reminders": {
    title: "In drei freundlichen Schritten an offene Rechnungen erinnern",
    summary:
      "Liest werktags Ihre Rechnungsliste, schickt bei Fälligkeit einen freundlichen Hinweis und eine klare Erinnerung und entwirft das letzte Schreiben zur Entscheidung.",
  },
  "approve-leave-requests": {
    title: "Urlaubsanträge in Slack genehmigen und in den Google Kalender eintragen",
    summary:
      "Prüft Anträge gegen Resturlaub und andere Abwesende, fragt die Leitung in Slack mit zwei Knöpfen und trägt Kalender, Konto und Antwort ein.",
  },
  "onboard-new-employees": {
    title: "Neue Mitarbeiter mit Willkommensmails und Aufgaben in ClickUp einarbeiten",
    summary:
      "Ein Formular beginnt die Einarbeitung: Willkommensmail, erstes Treffen, Nachricht in Slack, Aufgaben mit Datum, ein Bericht für die Personalstelle und zwei Mails in der ersten Woche.",
  },
  "screen-job-applications": {
    title: "Bewerbungen aus Gmail nach Ihren Kriterien vorsortieren",
    summary:
      "Liest Bewerbungen mit Lebenslauf, nimmt persönliche Daten heraus, vergleicht mit Ihren Kriterien (OpenAI) und trägt Ja, Nein und Unklar in Google Sheets ein.",
  },
  "collect-portal-inquiries": {
    title: "Anfragen aus Portalen in einer Liste sammeln und die erste Antwort entwerfen",
    summary:
      "Liest die Mails der Portale, notiert Name, Adresse, Telefon und Objekt in einer Liste und entwirft die erste Antwort, die Sie senden.",
  },
  "draft-travel-itineraries": {
    title: "Reisepläne aus Anfragen entwerfen und zur Freigabe vorlegen",
    summary:
      "Macht aus einer Reiseanfrage einen Entwurf Tag für Tag, prüft ihn gegen die Wünsche und lässt einen Berater ändern und freigeben, bevor der Reisende ihn bekommt.",
  },
  "website-inquiries-excel-teams": {
    title: "Website-Anfragen in Excel festhalten und das Team in Teams benachrichtigen",
    summary:
      "Schreibt jede Anfrage in eine Excel-Tabelle in OneDrive und zeigt sie dem Team in Microsoft Teams, auch wenn eines von beiden ausfällt.",
  },
  "match-property-inquiries": {
    title: "Anfragen zu Immobilien passenden Objekten zuordnen und Exposés schicken",
    summary:
      "Liest Anfragen aus Ihrem Postfach, findet in Airtable die passenden offenen Objekte und antwortet mit Angaben und Besichtigungszeiten: als Entwurf oder sofort.",
  },
  "qualify-leads-book-calls": {
    title: "Interessenten per Formular vorsortieren und Gespräche im Google Kalender buchen",
    summary:
      "Stellt Besuchern ein paar Fragen, bewertet die Antworten, lässt gute eine freie Zeit aus Ihrem Kalender wählen und schickt den anderen hilfreiche Unterlagen.",
  },
  "route-typeform-inquiries": {
    title: "Typeform-Anfragen an den Richtigen geben und sofort antworten",
    summary:
      "Gibt jede Anfrage nach Thema oder Wörtern an die richtige Person und sagt dem Absender sofort, wer sie hat und wann eine Antwort kommt.",
  },
  "score-website-leads": {
    title: "Website-Anfragen bewerten und dem Vertrieb in Slack melden",
    summary:
      "Prüft jede Anfrage von Ihrer Website, bewertet sie mit lesbaren Gründen, hält sie in Google Sheets fest und meldet die besten dem Vertrieb in Slack.",
  },
  "take-in-new-clients": {
    title: "Neue Mandanten einer Kanzlei oder Steuerberatung per Formular aufnehmen",
    summary:
      "Ein Formular für Erstbesuche: Namen werden mit Mandanten und Gegenseiten verglichen, dann bekommt die Person eine Zeit, eine Liste der Unterlagen und die Kosten.",
  },
  "send-birthday-greetings": {
    title: "Kunden zum Geburtstag gratulieren, die zugestimmt haben",
    summary:
      "Liest täglich Ihre Geburtstagsliste und gratuliert Kunden mit Einwilligung einmal im Jahr, als Entwurf oder von selbst, mit einem kleinen Geschenk.",
  },
  "watch-competitor-pages": {
    title: "Seiten der Konkurrenz beobachten und Änderungen in Slack zusammenfassen",
    summary:
      "Liest jeden Morgen die öffentlichen Seiten Ihrer Liste, findet Neues und Verschwundenes und sagt es dem Team in Slack in drei Sätzen, mit den Preisen.",
  },
  "welcome-mailchimp-subscribers": {
    title: "Neue Mailchimp-Abonnenten mit vier Mails begrüßen",
    summary:
      "Schickt neuen Abonnenten vier Willkommensmails über Gmail, fragt vor jeder bei Mailchimp nach und hört sofort auf, wenn jemand kauft oder sich abmeldet.",
  },
  "back-up-workflows-github": {
    title: "n8n-Workflows jede Nacht in GitHub sichern und Änderungen melden",
    summary:
      "Schreibt neue und geänderte Workflows jede Nacht in ein privates Repository, jede Änderung einzeln, und berichtet in Slack.",
  },
  "collect-patient-registrations": {
    title: "Patientenanmeldungen aus Jotform sammeln und die Einwilligung prüfen",
    summary:
      "Trägt Anmeldungen nur mit Einwilligung in Ihre Liste ein, hebt deren Fassung und Zeit auf und schreibt nie einen Namen oder eine Gesundheitsangabe in eine Mail.",
  },
  "share-shift-handover": {
    title: "Übergabenotizen der Pflege zu einer Seite für die nächste Schicht machen",
    summary:
      "Das Team schreibt Notizen in ein kurzes Formular, die nächste Schicht liest eine Seite hinter einem Passwort, Dringendes erreicht die Leitung sofort. Die Notizen selbst stehen nicht in Mails.",
  },
  "watch-n8n-failed-runs": {
    title: "n8n auf gescheiterte Läufe überwachen und jeden Fehler einmal melden",
    summary:
      "Fragt n8n alle fünfzehn Minuten nach gescheiterten Läufen und meldet jede Art Fehler einmal in Slack, nach einem Tag wieder und wenn sie aufgehört hat.",
  },
  "answer-google-reviews": {
    title: "Neue Google-Bewertungen mit freigegebenen KI-Entwürfen beantworten",
    summary:
      "Entwirft zu jeder neuen Bewertung eine Antwort in Ihrem Ton, schickt sie Ihnen per Mail zum Ändern oder Freigeben und veröffentlicht nur, was Sie freigeben.",
  },
  "turn-blog-posts-into-social-posts": {
    title: "Aus Blogbeiträgen Entwürfe für LinkedIn und Facebook machen",
    summary:
      "Entwirft aus jedem neuen Beitrag einen für LinkedIn und einen für Facebook, legt beide zum Ändern oder Freigeben vor und veröffentlicht nur, was Sie freigeben.",
  },
};
