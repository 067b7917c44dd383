// The questions of the pages about services and industries, in German. With them the assistant finds answers for German
// visitors, and quotes these answers in English. Keys are the pages' slugs; questions are in the order of the page.
export const germanQuestions: Readonly<Record<string, readonly string[]>> = {
  "ai-caller-and-receptionist": [
    "Behalten wir unsere Telefonnummer?",
    "Werden Anrufe aufgezeichnet?",
    "Was, wenn es jemanden nicht versteht?",
    "Gibt es dafür eine kostenlose Vorlage?",
  ],
  "ai-integration-services": [
    "Was, wenn das Modell etwas erfindet?",
    "Wohin gehen unsere Daten?",
    "Welches Modell verwenden Sie?",
    "Gibt es Kosten für jede Nutzung?",
  ],
  "conversational-chatbots": [
    "Sagt der Chatbot, dass er eine KI ist?",
    "Können wir einen im Einsatz sehen?",
    "Was, wenn der Chatbot eine falsche Antwort gibt?",
    "Wie viel Arbeit macht die Pflege?",
  ],
  "crm-integration": [
    "Welche CRM-Systeme binden Sie an?",
    "Wir wechseln bald das CRM. Sollen wir warten?",
    "Landen private Mails im CRM?",
    "Kann beim Zusammenführen etwas schiefgehen?",
  ],
  "custom-workflow-development": [
    "Unser Ablauf hat viele Ausnahmen. Ist das ein Problem?",
    "Niemand hat unseren Ablauf aufgeschrieben. Können Sie trotzdem anfangen?",
    "Können wir es später selbst ändern?",
    "Wie lange, bis der erste Ablauf läuft?",
  ],
  "customer-onboarding-automation": [
    "Jeder Kunde ist bei uns anders. Passt da ein Ablauf?",
    "Ist das nicht unpersönlich?",
    "Geht das auch für neue Mitarbeiter?",
    "Was ist mit vertraulichen Unterlagen?",
  ],
  "data-automation": [
    "Brauchen wir dafür ein Data Warehouse?",
    "Welches von zwei Systemen hat recht, wenn sie sich widersprechen?",
    "Kann ein Abgleich unsere Daten zerstören?",
    "Können wir weiter mit Excel arbeiten?",
  ],
  "lead-generation-automation": [
    "Kaufen Sie Adressen oder verschicken Sie Kaltakquise für uns?",
    "Klingt die automatische Antwort automatisch?",
    "Wir haben kein CRM. Geht es trotzdem?",
    "Was kostet uns eine späte Antwort?",
  ],
  "marketing-campaign-automation": [
    "Klingen unsere Beiträge dann wie von einer Maschine?",
    "Mit welchen Programmen geht das?",
    "Wie stellen Sie sicher, dass eine Abmeldung zählt?",
  ],
  "care-homes": [
    "Sind die Daten der Bewohner sicher?",
    "Ersetzt das unsere Pflegedokumentation?",
    "Unser Team mag keine Computer. Wird es das nutzen?",
    "Kann man Angehörige auf dem Laufenden halten?",
  ],
  "e-commerce": [
    "Mit welchen Shopsystemen arbeiten Sie?",
    "Hält das am Black Friday?",
    "Sind Erinnerungen an Warenkörbe erlaubt?",
    "Können Sie unsere Buchhaltung anbinden?",
  ],
  education: [
    "Unsere Teilnehmer sind minderjährig. Spielt das eine Rolle?",
    "Geht das mit unserer Lernplattform?",
    "Wir haben nur vier Kurse im Jahr. Lohnt es sich?",
    "Wer entscheidet über Ausnahmen, etwa einen Rabatt?",
  ],
  healthcare: [
    "Ist das mit der ärztlichen Schweigepflicht vereinbar?",
    "Ersetzen Sie unsere Praxissoftware?",
    "Was ist mit älteren Patienten ohne Handy?",
    "Was ist ein leerer Termin wert?",
  ],
  "hotels-hospitality": [
    "Geht das mit unserer Hotelsoftware?",
    "Was ist mit Gästen, die keine Mails lesen?",
    "Wir schließen im Winter. Zahlen wir trotzdem?",
    "Womit sollten wir anfangen?",
  ],
  "professional-coaches": [
    "Ich arbeite allein. Lohnt sich der Aufwand?",
    "Bleiben meine Notizen privat?",
    "Wann rechnet es sich?",
    "Kann es Pakete und Gruppen?",
  ],
  "real-estate": [
    "Kann es ernsthafte Käufer von Neugierigen unterscheiden?",
    "Geht das mit den Portalen?",
    "Klingen die Antworten wie Serienbriefe?",
    "Hilft das auch Hausverwaltungen?",
  ],
  restaurants: [
    "Unsere Stammgäste rufen an. Geht das weiterhin?",
    "Brauchen wir ein Reservierungssystem?",
    "Wer im Team muss das bedienen?",
    "Was kostet uns ein No-Show?",
  ],
  "travel-agencies": [
    "Plant eine KI die Reisen?",
    "Kann es unser Buchungssystem lesen?",
    "Was passiert nachts, wenn ein Flug ausfällt?",
    "Wir verkaufen Gruppenreisen. Lohnt es sich für uns?",
  ],
};
