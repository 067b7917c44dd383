// Questions that buyers ask any consultancy and that this website answers only in part or not at all. In both languages
// the assistant says plainly what the website does not tell, and then what it does tell.
import { worth } from "../landing/worth.ts";
import type { Question } from "../types.ts";

type InBoth = readonly [title: string, text: string];

const texts: Readonly<Record<string, { en: InBoth; de: InBoth }>> = {
  proof: {
    en: [
      "Was it really tested, and where is the proof?",
      "Each free template has a passport, linked on its page. It names the situations that were played in n8n with simulated services, how many planted mistakes were caught, what happens when a service fails, and what was not tried. We recorded it ourselves and nobody independent checked it. That the files are those that were tested, you can check with one command; repeating the runs takes the source of this website. What we build for you runs on test data first and then beside the old way, before it takes over.",
    ],
    de: [
      "Ist das wirklich getestet, und wo ist der Beweis?",
      "Jede kostenlose Vorlage hat einen Pass, der auf ihrer Seite verlinkt ist (auf Englisch). Er nennt die Fälle, die in n8n mit simulierten Diensten durchgespielt wurden, wie viele absichtlich eingebaute Fehler bemerkt wurden, was geschieht, wenn ein Dienst ausfällt, und was nicht versucht wurde. Aufgezeichnet haben wir ihn selbst, unabhängig geprüft hat ihn niemand. Ob die Dateien die getesteten sind, können Sie mit einem Befehl prüfen; um die Läufe zu wiederholen, braucht man den Quelltext dieser Website. Was wir für Sie bauen, läuft zuerst mit Testdaten und dann neben dem alten Weg, bevor es übernimmt.",
    ],
  },
  "seems-automatic": {
    en: [
      "Will our customers notice that a program writes?",
      "You decide that. Messages go out from your own address. A reply that an AI words is made as a draft, which you read, change and send yourself; what goes out without you, such as a reminder, is a text that you word once. The passport of each free template shows every message word for word. It deceives nobody as long as all of it is true and nobody says that a person wrote it by hand. Whoever chats with a program, or is called by one, should be told so.",
    ],
    de: [
      "Merken unsere Kunden, dass ein Programm schreibt?",
      "Das entscheiden Sie. Nachrichten gehen von Ihrer eigenen Adresse hinaus. Eine Antwort, die eine KI formuliert, entsteht als Entwurf, den Sie lesen, ändern und selbst absenden; was ohne Sie hinausgeht, etwa eine Erinnerung, ist ein Text, den Sie einmal selbst formulieren. Der Pass jeder kostenlosen Vorlage (auf Englisch) zeigt jede Nachricht wörtlich. Getäuscht wird niemand, solange alles darin stimmt und keiner behauptet, ein Mensch habe es von Hand geschrieben. Wer mit einem Programm chattet oder von einem angerufen wird, sollte es wissen.",
    ],
  },
  "no-shows": {
    en: [
      "What helps when guests, customers or patients do not come?",
      "A reminder shortly before, with an easy way to cancel. Free templates do this for [appointments booked online](/templates/confirm-appointments-by-sms), [patients](/templates/remind-patients-by-sms), [tables](/templates/take-table-reservations) and [viewings](/templates/plan-property-viewings); others [write to salon customers who did not come](/templates/follow-up-on-no-shows) and [offer canceled appointments to a waiting list](/templates/offer-canceled-appointments). For hotels there is no template made against no-shows. The [message before arrival](/templates/send-guest-messages) reminds guests of their stay, but asks for no confirmation and takes no deposit. Whether that can be built for your bookings, a person says.",
    ],
    de: [
      "Was hilft, wenn Gäste, Kunden oder Patienten nicht kommen?",
      "Eine Erinnerung kurz vorher, mit der man leicht absagen kann. Kostenlose Vorlagen (auf Englisch) tun das für [online gebuchte Termine](/templates/confirm-appointments-by-sms), [Patienten](/templates/remind-patients-by-sms), [Tische](/templates/take-table-reservations) und [Besichtigungen](/templates/plan-property-viewings); andere [schreiben Salonkunden, die nicht kamen](/templates/follow-up-on-no-shows), und [bieten abgesagte Termine einer Warteliste an](/templates/offer-canceled-appointments). Für Hotels gibt es keine Vorlage, die gegen No-Shows gemacht ist. Die [Nachricht vor der Anreise](/templates/send-guest-messages) erinnert Gäste an ihren Aufenthalt, verlangt aber keine Bestätigung und keine Anzahlung. Ob sich das für Ihre Buchungen bauen lässt, sagt ein Mensch.",
    ],
  },
  insurance: {
    en: [
      "Are you insured, and who is liable for damage?",
      "This website does not say which insurance there is, nor who is liable for what: a person does, and it should be settled before you order. What it says: a workflow runs on test data first, and it stops at a failed step and tells whoever you named.",
    ],
    de: [
      "Sind Sie versichert, und wer haftet bei einem Schaden?",
      "Welche Versicherung es gibt und wer wofür haftet, sagt diese Website nicht: Das sagt Ihnen ein Mensch, und es gehört geklärt, bevor Sie beauftragen. Was sie sagt: Ein Workflow läuft zuerst mit Testdaten, hält bei einem gescheiterten Schritt an und sagt es dem, den Sie genannt haben.",
    ],
  },
  "who-builds": {
    en: [
      "Who does the work, and do we keep one contact?",
      "This website does not say whether freelancers or other firms take part, nor who of us would work on your task: a person does. What it says: people of our team answer your messages, and you talk to a person in the first call.",
    ],
    de: [
      "Wer macht die Arbeit, und haben wir einen festen Ansprechpartner?",
      "Ob freie Mitarbeiter oder andere Firmen beteiligt sind und wer von uns an Ihrer Aufgabe arbeitet, sagt diese Website nicht: Das sagt Ihnen ein Mensch. Was sie sagt: Ihre Nachrichten beantworten Menschen aus unserem Team, und im ersten Gespräch sprechen Sie mit einem Menschen.",
    ],
  },
  "company-facts": {
    en: [
      "How long have you existed, and how large is the company?",
      "This website names no founding year, no revenue and nothing about owners: a person does. Company, address and register stand in the [imprint](/imprint).",
    ],
    de: [
      "Seit wann gibt es Sie, und wie groß ist die Firma?",
      "Gründungsjahr, Umsatz und Eigentümer nennt diese Website nicht: Danach fragen Sie bitte einen Menschen. Firma, Anschrift und Register stehen im [Impressum](/imprint).",
    ],
  },
  certificates: {
    en: [
      "Do you have certificates, such as ISO 27001?",
      "This website names no certificates, audits or memberships, neither of our company nor of our people: a person can say what there is. What it says: each connection gets only the rights it needs, and you get a list of which data goes where.",
    ],
    de: [
      "Haben Sie Zertifikate, etwa ISO 27001?",
      "Zertifikate, Prüfsiegel oder Mitgliedschaften nennt diese Website nicht, weder der Firma noch unserer Leute: Was es gibt, sagt Ihnen ein Mensch. Was sie sagt: Jede Verbindung bekommt nur die Rechte, die sie braucht, und Sie bekommen eine Liste, welche Daten wohin gehen.",
    ],
  },
  jobs: {
    en: [
      "Do you have jobs, internships or work for freelancers?",
      "This website lists no open positions, internships or orders for freelancers. Leave a message with what you do and what you are looking for, and a person answers you.",
    ],
    de: [
      "Haben Sie Stellen, Praktika oder Aufträge für Freiberufler?",
      "Offene Stellen, Praktika oder Aufträge für Freiberufler nennt diese Website nicht. Hinterlassen Sie eine Nachricht, was Sie können und suchen, dann antwortet Ihnen ein Mensch.",
    ],
  },
  press: {
    en: [
      "Whom do journalists, students and organizers ask?",
      "This website names no contact of its own for the press, for interviews, talks or studies. Leave a message with your topic and until when you need an answer: a person reads it and answers you.",
    ],
    de: [
      "An wen wenden sich Presse, Studierende und Veranstalter?",
      "Einen eigenen Kontakt für Presse, Interviews, Vorträge oder Studien nennt diese Website nicht. Hinterlassen Sie eine Nachricht mit dem Thema und bis wann Sie eine Antwort brauchen: Ein Mensch liest sie und antwortet Ihnen.",
    ],
  },
  partners: {
    en: [
      "Do you have partners, or a commission for referrals?",
      "This website names no partner or affiliate program and no commission for whoever sends us a customer. If you would like to work with us, leave a message with what you have in mind: a person answers. Agencies and resellers may use the templates for their own clients.",
    ],
    de: [
      "Gibt es Partner oder eine Provision für Empfehlungen?",
      "Ein Partnerprogramm oder eine Provision für Empfehlungen nennt diese Website nicht. Möchten Sie mit uns zusammenarbeiten, hinterlassen Sie eine Nachricht, was Sie vorhaben: Ein Mensch antwortet. Agenturen und Wiederverkäufer dürfen die Vorlagen für eigene Kunden nutzen.",
    ],
  },
  investors: {
    en: [
      "Can one invest in the company, or sell you something?",
      "This website says nothing about investors, about a sale of the company or about what we buy. Leave a message with your offer, and a person decides whether to answer it.",
    ],
    de: [
      "Kann man bei Ihnen investieren oder Ihnen etwas anbieten?",
      "Über Investoren, einen Verkauf der Firma oder darüber, was wir einkaufen, sagt diese Website nichts. Hinterlassen Sie eine Nachricht mit Ihrem Angebot, dann entscheidet ein Mensch darüber.",
    ],
  },
  subsidies: {
    en: [
      "Is there public funding for this?",
      "This website says nothing about grants or public funding, nor whether we help with applications: ask a person, and whoever gives grants in your region. What an application needs first is mostly there: a fixed quote in writing with a calculation.",
    ],
    de: [
      "Gibt es dafür eine Förderung?",
      "Über Fördermittel und Zuschüsse, und ob wir bei Anträgen helfen, sagt diese Website nichts: Fragen Sie einen Menschen und die Förderstelle Ihrer Region. Was ein Antrag meist zuerst braucht, bekommen Sie: ein festes Angebot in Schriftform mit einer Rechnung, ob es sich lohnt.",
    ],
  },
  "out-of-business": {
    en: [
      "What happens to us if you no longer exist?",
      "What we build is yours: it is in an account of yours, is documented with a guide, and is made in n8n, which many people know. So it goes on running, and you or anyone else can carry on without us. What else is agreed for that case, this website does not say: ask a person before you order.",
    ],
    de: [
      "Was ist, wenn es Sie nicht mehr gibt?",
      "Was wir bauen, gehört Ihnen: Es steht in einem Konto von Ihnen, ist mit einer Anleitung dokumentiert und in n8n gemacht, das viele kennen. Es läuft also weiter, und Sie oder jeder andere kann ohne uns weitermachen. Was für diesen Fall sonst vereinbart wird, sagt diese Website nicht: Fragen Sie einen Menschen, bevor Sie beauftragen.",
    ],
  },
  "n8n-future": {
    en: [
      "What if n8n raises its prices or closes?",
      "What n8n will cost or do in some years, this website does not say, and nobody can promise it. What it says: n8n can run on a server of your own, where it is free of charge, and the workflow stays with you as a file and a drawing that others can read. What moving it to another program would take, a person can say.",
    ],
    de: [
      "Was, wenn n8n teurer wird oder schließt?",
      "Was n8n in einigen Jahren kostet oder tut, sagt diese Website nicht, und niemand kann es versprechen. Was sie sagt: n8n kann auf einem eigenen Server laufen, dort ist es kostenlos, und der Workflow bleibt Ihnen als Datei und Zeichnung, die andere lesen können. Was ein Umzug zu einem anderen Programm brauchte, sagt Ihnen ein Mensch.",
    ],
  },
  "works-council": {
    en: [
      "What about our works council or our employees' consent?",
      "Whether a works council or your employees have to agree, I cannot judge, for that would be legal advice. What you can show them: a drawing of the workflow that anybody can read, and a list of which data goes where. Whether we talk to them with you, this website does not say: a person does.",
    ],
    de: [
      "Was ist mit unserem Betriebsrat oder der Zustimmung der Mitarbeiter?",
      "Ob ein Betriebsrat oder Ihre Mitarbeiter zustimmen müssen, kann ich nicht beurteilen, das wäre Rechtsrat. Was Sie ihnen zeigen können: eine Zeichnung des Workflows, die jeder lesen kann, und eine Liste, welche Daten wohin gehen. Ob wir mit Ihnen zusammen mit dem Betriebsrat sprechen, sagt diese Website nicht: Das sagt Ihnen ein Mensch.",
    ],
  },
  accessibility: {
    en: [
      "Is this website accessible for everybody?",
      "This website has no statement about accessibility or a standard such as WCAG. If something does not work for you, with a screen reader, by keyboard or in size and contrast, leave a message or write what you need: a person helps and sees to it.",
    ],
    de: [
      "Ist diese Website barrierefrei?",
      "Eine Erklärung zur Barrierefreiheit oder zu einer Norm wie WCAG oder BITV hat diese Website nicht. Geht für Sie etwas nicht, mit Screenreader, Tastatur, Größe oder Kontrast, hinterlassen Sie eine Nachricht, was Sie brauchen: Ein Mensch hilft und kümmert sich darum.",
    ],
  },
  "professional-secrecy": {
    en: [
      "What about professional secrecy, such as a doctor's or a lawyer's?",
      "Whether it allows a workflow at yours, and whether we sign an obligation to secrecy (in Germany § 203 StGB), this website does not say: ask your chamber or data protection officer, and a person of ours before you show anything. What it says: you get a list of which data goes where, and where personal data is processed on your behalf, the contract this requires is part of the quote. The workflow can run on a server of your own. AI models are used only where you agreed, and data about health stays out of them unless you decide otherwise.",
    ],
    de: [
      "Wie ist das mit der Schweigepflicht, etwa in Praxis oder Kanzlei?",
      "Ob sie bei Ihnen einen Workflow erlaubt und ob wir uns zur Verschwiegenheit verpflichten (§ 203 StGB), sagt diese Website nicht: Fragen Sie Ihre Kammer oder Ihren Datenschutzbeauftragten, und einen Menschen von uns, bevor Sie etwas zeigen. Was sie sagt: Sie bekommen eine Liste, welche Daten wohin gehen, und wo personenbezogene Daten in Ihrem Auftrag verarbeitet werden, gehört der nötige Vertrag (AVV) zum Angebot. Der Workflow kann auf Ihrem eigenen Server laufen. KI-Modelle werden nur dort eingesetzt, wo Sie zugestimmt haben, und Daten über Gesundheit bleiben draußen, es sei denn, Sie entscheiden anders.",
    ],
  },
  licenses: {
    en: [
      "Which license applies to the templates, and which to n8n?",
      "The templates are under the MIT license; the page of each one names it. You may use and change them, also in paid work and under your own name: only the file LICENSE of the download has to stay with copies, not metadata.json. The program n8n has a license of its own, the Sustainable Use License. What it allows, above all if you run n8n for your customers, n8n says itself; we cannot answer that for n8n, so please read it there or ask n8n first.",
    ],
    de: [
      "Welche Lizenz haben die Vorlagen, und welche hat n8n?",
      "Die Vorlagen stehen unter der MIT-Lizenz; die Seite jeder Vorlage nennt sie. Sie dürfen sie nutzen und ändern, auch in bezahlter Arbeit und unter Ihrem eigenen Namen: Nur die Datei LICENSE aus dem Download muss bei Kopien bleiben, metadata.json nicht. Das Programm n8n hat eine eigene Lizenz, die Sustainable Use License. Was sie erlaubt, vor allem wenn Sie n8n für Ihre Kunden betreiben, sagt n8n selbst; für n8n können wir das nicht beantworten: Bitte lesen Sie es dort nach oder fragen Sie zuerst n8n.",
    ],
  },
  terms: {
    en: [
      "Where are your terms and your contract?",
      "General terms or a contract to read beforehand are not on this website. What applies is in the quote that you get in writing before you decide; a person can send you the rest. Whether and for how long you can withdraw from an order, this website does not say; ask before you say yes. For templates the license on each page applies; the website's own pages are [privacy](/privacy) and [imprint](/imprint).",
    ],
    de: [
      "Wo stehen Ihre AGB und Ihr Vertrag?",
      "Allgemeine Geschäftsbedingungen oder ein Vertrag zum Vorablesen stehen nicht auf dieser Website. Was gilt, steht im schriftlichen Angebot, das Sie vor der Entscheidung bekommen; alles Weitere schickt Ihnen ein Mensch. Ob und wie lange Sie einen Auftrag widerrufen können, sagt diese Website nicht; fragen Sie, bevor Sie zusagen. Für Vorlagen gilt die Lizenz auf ihrer Seite; sonst gibt es hier [Datenschutz](/privacy) und [Impressum](/imprint).",
    ],
  },
  sla: {
    en: [
      "How fast do you help when something stands still?",
      "This website promises no response time in an emergency, no uptime and no SLA, and nothing for nights and weekends: ask before you order, and have it written into the quote. What it says: if you want us to look after a workflow, we quote that separately; and each workflow stops at the failed step, keeps what it had, and tells whoever you named.",
    ],
    de: [
      "Wie schnell helfen Sie, wenn etwas stillsteht?",
      "Eine Reaktionszeit im Notfall, eine Verfügbarkeit oder ein SLA sagt diese Website nicht zu, auch nichts für Nächte und Wochenenden: Fragen Sie, bevor Sie beauftragen, und lassen Sie es ins Angebot schreiben. Was sie sagt: Sollen wir uns um einen Workflow kümmern, ist das ein eigenes Angebot; und jeder Workflow hält bei einem gescheiterten Schritt an, behält, was er hatte, und sagt es dem, den Sie genannt haben.",
    ],
  },
  security: {
    en: [
      "How is it protected against attacks and loss?",
      "Each connection gets only the rights it needs, in accounts that are yours, and you get a list of every connection and what it may do. About encryption, backups, penetration tests and the like this website says nothing: a person does, before anything is connected.",
    ],
    de: [
      "Wie ist es gegen Angriffe und Verlust geschützt?",
      "Jede Verbindung bekommt nur die Rechte, die sie braucht, in Konten, die Ihnen gehören, und Sie bekommen eine Liste jeder Verbindung und was sie darf. Über Verschlüsselung, Backups, Sicherheitstests und Ähnliches sagt diese Website nichts: Das sagt Ihnen ein Mensch, bevor etwas verbunden wird.",
    ],
  },
  "data-after": {
    en: [
      "What happens to our data after the project?",
      "The workflow runs in your own accounts, so its data stays there. What we keep of a project, for how long, and when access ends, this website does not say: a person does, and it belongs in the contract about data that is part of the quote. What this website itself stores, and how long, is on [privacy](/privacy).",
    ],
    de: [
      "Was geschieht nach dem Projekt mit unseren Daten?",
      "Der Workflow läuft in Ihren eigenen Konten, seine Daten bleiben also dort. Was wir von einem Projekt behalten, wie lange, und wann Zugänge enden, sagt diese Website nicht: Das sagt Ihnen ein Mensch, und es gehört in den Vertrag zum Datenschutz, der Teil des Angebots ist. Was die Website selbst speichert und wie lange, steht unter [Datenschutz](/privacy).",
    ],
  },
  scale: {
    en: [
      "How much can it handle?",
      "This website names no limit for orders, records or messages: it depends on your tools, on the n8n you choose and on the task. Name your numbers in a message or in the call, also those of your busiest day, and a person says what is needed. Many at once can go in portions, after a run with a few. Services that are paid by use, such as AI or SMS, cost more where there is much, and little where there is little, and many let you set a limit that they do not exceed; each template's page shows what a higher number would cost.",
    ],
    de: [
      "Wie viel schafft das?",
      "Eine Grenze für Bestellungen, Datensätze oder Nachrichten nennt diese Website nicht: Es hängt von Ihren Programmen, vom gewählten n8n und von der Aufgabe ab. Nennen Sie Ihre Zahlen in einer Nachricht oder im Gespräch, auch die vom stärksten Tag, dann sagt Ihnen ein Mensch, was es braucht. Viele auf einmal können in Portionen laufen, nach einem Lauf mit wenigen. Dienste, die nach Verbrauch kosten, etwa KI oder SMS, kosten mehr, wo viel ist, und wenig, wo wenig ist, und bei vielen lässt sich eine Obergrenze einstellen; die Seite jeder Vorlage (auf Englisch) zeigt, was eine höhere Zahl kosten würde.",
    ],
  },
  monitoring: {
    en: [
      "How do we see that it runs, and notice when it stops?",
      "n8n lists every run under “Executions”, with each step and the reason where one failed. Every workflow we build for you has an error path: it stops at the failed step and tells whoever you named. A free template in the [library](/templates) reports failed runs of all your workflows. If you want us to keep an eye on it, we quote that separately.",
    ],
    de: [
      "Woran sehen wir, dass es läuft oder stillsteht?",
      "n8n zeigt unter „Executions“ jeden Lauf, mit jedem Schritt und dem Grund, wenn einer scheitert. Jeder Workflow, den wir für Sie bauen, hat einen Weg für Fehler: Er hält beim gescheiterten Schritt an und sagt es dem, den Sie genannt haben. Eine kostenlose Vorlage der [Bibliothek](/templates) meldet gescheiterte Läufe aller Ihrer Workflows. Sollen wir darauf achten, ist das ein eigenes Angebot.",
    ],
  },
  "which-ai": {
    en: [
      "Which AI model do you use?",
      "This website commits to no model and no provider for what we build: where AI is used, you agreed to it and know the provider by name, and a person says which ones fit, also whether one can run on a server of yours. A template's page lists the services it works with, the AI among them.",
    ],
    de: [
      "Welches KI-Modell nutzen Sie?",
      "Auf ein Modell oder einen Anbieter legt sich diese Website nicht fest: Wo wir KI einsetzen, haben Sie zugestimmt und kennen den Anbieter mit Namen; welche in Frage kommen, auch auf einem eigenen Server, sagt Ihnen ein Mensch. Die Seite einer Vorlage nennt die Dienste, mit denen sie arbeitet, auch die KI.",
    ],
  },
  exclusivity: {
    en: [
      "Do you also work for our competitors?",
      "This website says nothing about exclusive work, and whom we work for, this chat tells nobody. Whether we would work for one firm only in a trade or a town, a person can say. What belongs to you stays yours: the workflow stands in your account, and your data stays there.",
    ],
    de: [
      "Arbeiten Sie auch für unsere Mitbewerber?",
      "Über Exklusivität sagt diese Website nichts, und für wen wir arbeiten, sagt dieser Chat niemandem. Ob wir in einer Branche oder einem Ort nur für eine Firma arbeiten würden, sagt Ihnen ein Mensch. Was Ihnen gehört, bleibt bei Ihnen: Der Workflow steht in Ihrem Konto, und Ihre Daten bleiben dort.",
    ],
  },
  procurement: {
    en: [
      "Do you take part in tenders and supplier procedures?",
      "This website does not say whether we answer tenders, fill in supplier forms or work on purchase orders and framework contracts. Leave a message with the documents' deadline, and a person answers. What there is in any case: a fixed quote in writing.",
    ],
    de: [
      "Nehmen Sie an Ausschreibungen und Lieferantenverfahren teil?",
      "Ob wir an Ausschreibungen teilnehmen, Lieferantenformulare ausfüllen oder auf Bestellung und Rahmenvertrag arbeiten, sagt diese Website nicht. Hinterlassen Sie eine Nachricht mit der Frist, dann antwortet ein Mensch. Was es auf jeden Fall gibt: ein festes Angebot in Schriftform.",
    ],
  },
  compliance: {
    en: [
      "Does it meet HIPAA, the tax office's rules or what our auditors ask?",
      "Whether a workflow meets a law or a standard, such as HIPAA, PCI DSS, NIS2 or the rules for bookkeeping in your country, I cannot judge, and this website claims it for none; it names no certificate either. Please ask your tax advisor, your auditor or the person who looks after data protection, and a person of ours about how it would be built. What helps with it: the workflow is documented, each connection gets only the rights it needs, you get a list of which data goes where, and n8n lists its runs.",
    ],
    de: [
      "Genügt es dem Finanzamt, den Prüfern oder einer Norm?",
      "Ob ein Workflow ein Gesetz oder eine Norm erfüllt, etwa die GoBD, HIPAA, NIS2 oder die Regeln für Zahlungen mit Karte, kann ich nicht beurteilen, und diese Website behauptet es von keinem; ein Zertifikat nennt sie auch nicht. Fragen Sie bitte Ihre Steuerberatung, Ihre Prüfer oder die Person, die für den Datenschutz zuständig ist, und einen Menschen von uns, wie es gebaut würde. Was dabei hilft: Der Workflow ist dokumentiert, jede Verbindung bekommt nur die Rechte, die sie braucht, Sie bekommen eine Liste, welche Daten wohin gehen, und n8n zeigt seine Läufe.",
    ],
  },
  "big-company": {
    en: [
      "Do you also work for large companies with several locations?",
      "This website names no maximum size; it speaks mostly to smaller businesses, and it begins with one task, whatever the size. Whether we can serve a group with many locations, countries or departments, a person says: leave a message with what you have in mind.",
    ],
    de: [
      "Arbeiten Sie auch für große Firmen mit mehreren Standorten?",
      "Eine Höchstgröße nennt diese Website nicht; sie spricht vor allem kleinere Betriebe an, und es beginnt bei jeder Größe mit einer Aufgabe. Ob wir einen Konzern mit vielen Standorten, Ländern oder Abteilungen betreuen können, sagt ein Mensch: Hinterlassen Sie eine Nachricht, was Sie vorhaben.",
    ],
  },
  environment: {
    en: [
      "What do you do for the climate and for society?",
      "This website says nothing about energy, climate, donations or the like. A person can say what there is. For whoever runs n8n on a server of their own: that server, and its power, is your choice.",
    ],
    de: [
      "Was tun Sie für Klima und Gesellschaft?",
      "Über Energie, Klima, Spenden und Ähnliches sagt diese Website nichts. Was es gibt, sagt Ihnen ein Mensch. Läuft n8n auf einem eigenen Server, wählen Sie ihn und seinen Strom selbst.",
    ],
  },
  refusals: {
    en: [
      "Are there jobs you do not take?",
      "We automate nothing that deceives people, spies on them or writes to them against their will, and if automating a task does not pay, we say so. Which trades or orders we turn down beside that, this website does not say: ask a person.",
    ],
    de: [
      "Gibt es Aufträge, die Sie nicht annehmen?",
      "Wir automatisieren nichts, was Menschen täuscht, ausspäht oder gegen ihren Willen anschreibt, und lohnt sich eine Automatisierung nicht, sagen wir es. Welche Branchen oder Aufträge wir sonst ablehnen, sagt diese Website nicht: Fragen Sie einen Menschen.",
    ],
  },
  "for-the-boss": {
    en: [
      "What can I show my boss or my colleagues?",
      "For whoever decides: [what it is worth](/#worth) calculates the hours, each [template's page](/templates) shows every step and what it costs a month, and after a call there is a fixed quote in writing with a calculation. They can come along to the call. A brochure or slides are not on this website; a person can say whether there are any.",
    ],
    de: [
      "Was kann ich meinem Chef oder den Kollegen zeigen?",
      "Für den, der entscheidet: [Was ist es wert?](/#worth) rechnet die Stunden aus, jede [Vorlage](/templates) zeigt alle Schritte und die monatlichen Kosten (auf Englisch), und nach einem Gespräch gibt es ein festes Angebot in Schriftform mit einer Rechnung, ob es sich lohnt. Ins Gespräch kann jeder mitkommen. Eine Broschüre oder Folien stehen nicht auf dieser Website; ob es welche gibt, sagt Ihnen ein Mensch.",
    ],
  },
  "no-programmer": {
    en: [
      "Do we need a programmer or IT people for it?",
      "No. If we build it, we connect everything, and your team is shown how to read it, pause it and start it again, with a guide that needs no programmer. If you set up a template yourself, its guide leads you through every step without programming; if you would rather not, we do it for you.",
    ],
    de: [
      "Brauchen wir dafür Programmierer oder eine IT-Abteilung?",
      "Nein. Bauen wir es, verbinden wir alles, und Ihr Team lernt, den Workflow zu lesen, anzuhalten und wieder zu starten; die Anleitung kommt ohne Programmierer aus. Richten Sie selbst eine Vorlage ein, führt ihre Anleitung durch jeden Schritt, ohne Programmieren; möchten Sie das nicht, tun wir es für Sie.",
    ],
  },
  discounts: {
    en: [
      "Are there discounts, for example for nonprofits or startups?",
      "This website names no discounts: none for nonprofits, schools, students or startups, none for several orders at once, and no margin for agencies or resellers. Ask in the call or by message. The templates are free of charge for everybody, and the first call costs nothing.",
    ],
    de: [
      "Gibt es Rabatte, etwa für Vereine oder Gründer?",
      "Rabatte nennt diese Website nicht, weder für Vereine, Schulen, Studierende oder Gründer noch für mehrere Aufträge auf einmal, und auch keine Marge für Agenturen oder Wiederverkäufer. Fragen Sie im Gespräch oder mit einer Nachricht. Die Vorlagen sind für alle kostenlos, und das erste Gespräch kostet nichts.",
    ],
  },
  deadline: {
    en: [
      "Can it be ready by a certain day, and what if it is late?",
      "When we could begin, whether a certain day can be kept, and what applies if it is late, this website does not say: it names no penalty and no express service. Write the day in a message or book the next free call, and a person says whether it can be done. It goes fastest with a free template, which you set up yourself.",
    ],
    de: [
      "Geht es bis zu einem bestimmten Tag, und was, wenn es später wird?",
      "Wann wir anfangen könnten, ob sich ein bestimmter Tag halten lässt und was bei einem Verzug gilt, sagt diese Website nicht: Sie nennt keine Vertragsstrafe und keinen Eilauftrag. Schreiben Sie den Tag in eine Nachricht oder buchen Sie das nächste freie Gespräch, dann sagt ein Mensch, ob es geht. Am schnellsten geht eine kostenlose Vorlage, die Sie selbst einrichten.",
    ],
  },
  "private-person": {
    en: [
      "Do you also work for private people and clubs?",
      "This website speaks to businesses and does not say whether we build for households, clubs or hobbies: ask a person. The templates are free of charge for everybody.",
    ],
    de: [
      "Arbeiten Sie auch für Privatleute und Vereine?",
      "Diese Website wendet sich an Betriebe und sagt nicht, ob wir auch für Haushalte, Vereine oder Hobbys bauen: Fragen Sie einen Menschen. Die Vorlagen sind für alle kostenlos.",
    ],
  },
  "patient-data": {
    en: [
      "What about health data, HIPAA, and what n8n keeps?",
      "This website promises no HIPAA compliance: whether a service signs the contract you need (in the United States a BAA, in Europe a data processing agreement) depends on your plan with it, and a person says what holds for our part. What it says: n8n keeps each run with its data for as long as you set, and our guides advise a few days; our templates for practices put no medical data into messages; and everything can run on a server of your own.",
    ],
    de: [
      "Was ist mit Gesundheitsdaten, HIPAA und dem, was n8n aufbewahrt?",
      "HIPAA-Konformität verspricht diese Website nicht: Ob ein Dienst den nötigen Vertrag schließt (in Europa einen Auftragsverarbeitungsvertrag, in den USA ein BAA), hängt von Ihrem Tarif dort ab, und was für unseren Teil gilt, sagt ein Mensch. Was sie sagt: n8n hebt jeden Lauf mit seinen Daten so lange auf, wie Sie einstellen, und unsere Anleitungen raten zu wenigen Tagen; unsere Vorlagen für Praxen schreiben keine medizinischen Angaben in Nachrichten; und alles kann auf einem eigenen Server laufen.",
    ],
  },
  "when-it-runs": {
    en: [
      "When does it run: at night, at weekends, with my computer off?",
      "Day and night, by itself: whenever something arrives, or at the times it is set to. It runs in n8n's cloud or on a server, so your computer can be off. Its days and hours are a setting: it can leave out Sundays, holidays or the night, or keep to your opening hours. What waits for your yes comes by email or chat, so a phone is enough.",
    ],
    de: [
      "Wann läuft das: nachts, am Wochenende, wenn mein Rechner aus ist?",
      "Tag und Nacht, von selbst: sobald etwas eintrifft oder zu den Zeiten, die eingestellt sind. Es läuft in der Cloud von n8n oder auf einem Server, Ihr Rechner kann also aus sein. Tage und Stunden sind eine Einstellung: Sonntage, Feiertage oder die Nacht lassen sich auslassen, oder es hält sich an Ihre Öffnungszeiten. Was auf Ihr Ja wartet, kommt per E-Mail oder Chat, ein Handy genügt also.",
    ],
  },
  calculator: {
    en: [
      "How does the calculator reckon, and what does its result mean?",
      `The [calculator](/#worth) multiplies three numbers: cases a week, minutes each by hand, and ${worth.weeks} weeks. Of that it counts ${worth.share * 100} percent, because one case in five is odd and stays with people. The result is the hours a year; times what an hour costs you (wage, taxes, benefits) it is the money. Your numbers are estimates, so the result is one too. Next: send the numbers with a message, or show us the task in a 30-minute call, and you get a fixed quote to hold against it.`,
    ],
    de: [
      "Wie rechnet der Rechner, und was bedeutet sein Ergebnis?",
      `Der [Rechner](/#worth) (auf Englisch) nimmt drei Zahlen mal: Fälle in der Woche, Minuten je Fall von Hand und ${worth.weeks} Wochen. Davon zählt er ${worth.share * 100} Prozent, denn jeder fünfte Fall ist ungewöhnlich und bleibt bei Menschen. Das sind die Stunden im Jahr; mal dem, was eine Stunde Sie kostet (Lohn, Steuern, Nebenkosten), ist es das Geld. Ihre Zahlen sind Schätzungen, das Ergebnis also auch. Und dann: Schicken Sie die Zahlen mit einer Nachricht, oder zeigen Sie uns die Aufgabe in einem Gespräch von 30 Minuten; danach bekommen Sie ein festes Angebot zum Vergleichen.`,
    ],
  },
  "check-up-data": {
    en: [
      "Is it safe to paste a workflow with keys in it?",
      "The [check-up](/check) works in your browser: nothing of the workflow is sent or stored, no key and no customer's data either. It names keys that are in the file. Take them out, and renew them, before you give the file to anybody, also before you send it to us.",
    ],
    de: [
      "Darf ich einen Workflow einfügen, in dem Zugangsdaten stehen?",
      "Die [Prüfung](/check) (auf Englisch) läuft in Ihrem Browser: Vom Workflow wird nichts gesendet und nichts gespeichert, auch kein Schlüssel und keine Kundendaten. Sie nennt Schlüssel, die in der Datei stehen. Nehmen Sie sie heraus und erneuern Sie sie, bevor Sie die Datei jemandem geben, auch bevor Sie sie uns schicken.",
    ],
  },
  "real-cases": {
    en: [
      "Are the customers in the case studies real?",
      "Those marked as samples are not: their names, quotes and figures are invented, to show what such work looks like. Whether a customer of ours would talk to you, a person can say. What you can check by yourself is the [free templates](/templates): the passport of each has its recorded runs.",
    ],
    de: [
      "Sind die Kunden in den Fallstudien echt?",
      "Die als Beispiel gekennzeichneten nicht: Namen, Zitate und Zahlen darin sind erfunden und zeigen, wie solche Arbeit aussieht. Ob ein Kunde von uns mit Ihnen sprechen würde, sagt Ihnen ein Mensch. Selbst prüfen können Sie die [kostenlosen Vorlagen](/templates) (auf Englisch): Der Pass jeder Vorlage enthält ihre aufgezeichneten Läufe.",
    ],
  },
  "attach-files": {
    en: [
      "Can I send you a file?",
      "Not in this chat: it takes no files, and a list of customers does not belong in it. The [contact form](/#contact) takes up to three pictures, PDFs or workflows (.json). Leave out what names your customers; what a person needs to see of them, they ask you for.",
    ],
    de: [
      "Kann ich Ihnen eine Datei schicken?",
      "In diesem Chat nicht: Er nimmt keine Dateien an, und eine Kundenliste gehört nicht hinein. Das [Kontaktformular](/#contact) (auf Englisch) nimmt bis zu drei Bilder, PDFs oder Workflows (.json). Lassen Sie weg, was Ihre Kunden nennt; was ein Mensch davon sehen muss, fragt er bei Ihnen nach.",
    ],
  },
  glossary: {
    en: [
      "What do the words mean: workflow, step, credential, webhook, API, JSON?",
      "A **workflow** is a list of steps that a program works off by itself; a **step** (n8n calls it a node) does one thing, such as sending an email. A **trigger** is what starts it. A **credential** is the sign-in by which n8n may use your account, such as your mailbox: you connect it once in n8n, and it stays there. A **webhook** is an address to which another program sends word when something happened. An **API** is the door through which programs talk to each other, and an **API key** opens it. **OAuth2** in the name of a credential means that you sign in with the service itself, such as Google, and n8n never gets your password. **JSON** is the file in which a workflow is stored; n8n reads it with “Import from File”. **Self-hosted** means that it runs on a server of your own.",
    ],
    de: [
      "Was bedeuten die Wörter Workflow, Schritt, Credential, Webhook, API, JSON?",
      "Ein **Workflow** (Ablauf) ist eine Reihe von Schritten, die ein Programm von selbst abarbeitet; ein **Schritt** (in n8n: Node) tut eines davon, etwa eine Mail senden. Ein **Trigger** (Auslöser) setzt ihn in Gang. Ein **Credential** ist die Anmeldung, mit der n8n Ihr Konto benutzen darf, etwa Ihr Postfach: Sie verbinden es einmal in n8n, und dort bleibt es. Ein **Webhook** ist eine Adresse, an die ein anderes Programm meldet, dass etwas geschehen ist. Eine **API** ist die Tür, durch die Anwendungen miteinander reden, ein **API-Schlüssel** öffnet sie. **OAuth2** im Namen eines Credentials heißt, dass Sie sich beim Dienst selbst anmelden, etwa bei Google, und n8n Ihr Passwort nie bekommt. **JSON** ist die Datei, in der ein Workflow steht; n8n liest sie mit „Import from File“. **Selbst gehostet** heißt, dass es auf einem eigenen Server läuft.",
    ],
  },
  "why-free": {
    en: [
      "Why are the templates free, and how do you earn money?",
      "They show how we work, so that you can look before you ask. We earn with what somebody orders: setting a template up, building a workflow, looking after it. A download orders nothing and subscribes you to nothing. What a template works with may cost something a month; its page lists that.",
    ],
    de: [
      "Warum sind die Vorlagen kostenlos, und womit verdienen Sie Geld?",
      "Sie zeigen, wie wir arbeiten, damit Sie sich das vorher ansehen können. Geld verdienen wir mit dem, was jemand bestellt: eine Vorlage einrichten, einen Ablauf bauen, sich darum kümmern. Mit dem Herunterladen bestellen und abonnieren Sie nichts. Womit eine Vorlage arbeitet, kann im Monat etwas kosten; ihre Seite nennt es.",
    ],
  },
  "assistant-languages": {
    en: [
      "Which languages can a phone assistant or chatbot speak?",
      "This website names no list of languages for the phone assistants and chatbots that we build. It says that they are tested with accents before they go live, and that a caller can always ask for a person. Name the languages of your callers or guests in the call or in a message, and a person says what is possible for yours.",
    ],
    de: [
      "Welche Sprachen kann ein Telefonassistent oder Chatbot?",
      "Eine Liste der Sprachen für Telefonassistenten und Chatbots, die wir bauen, nennt diese Website nicht. Sie sagt, dass vor dem Start mit Akzenten und Dialekten geprüft wird und dass Anrufer immer einen Menschen verlangen können. Nennen Sie im Gespräch oder in einer Nachricht die Sprachen Ihrer Anrufer oder Gäste, dann sagt ein Mensch, was bei Ihnen geht.",
    ],
  },
  "phone-assistant-call": {
    en: [
      "How does the phone assistant behave in a call?",
      "It picks up after the rings you set, or when the line is busy, and says at once that it is an AI. Callers talk in their own words; it answers from your list, books into your calendar and reads date and time back. Words that you name, such as those of an emergency, put the caller through to the number on duty, and “I'd like to talk to a person” always works. If it does not understand, it asks once, then puts through or takes a number. You keep your number, and get each call in writing. This website has no recording of its voice; ask for one in the call. More on [its page](/services/ai-caller-and-receptionist).",
    ],
    de: [
      "Wie verhält sich der Telefonassistent im Gespräch?",
      "Er nimmt nach so vielen Rufzeichen ab, wie Sie einstellen, oder wenn besetzt ist, und sagt gleich, dass er eine KI ist. Anrufer reden frei; er antwortet nach Ihrer Liste, trägt Termine in Ihren Kalender ein und liest Tag und Uhrzeit vor. Wörter, die Sie bestimmen, etwa die eines Notfalls, stellen zur diensthabenden Nummer durch, und „Ich möchte mit einem Menschen sprechen“ geht immer. Versteht er etwas nicht, fragt er einmal nach, dann stellt er durch oder notiert eine Nummer. Ihre Nummer behalten Sie, und jeden Anruf bekommen Sie schriftlich. Eine Aufnahme seiner Stimme hat diese Website nicht; fragen Sie im Gespräch danach. Mehr auf [seiner Seite](/services/ai-caller-and-receptionist) (auf Englisch).",
    ],
  },
  "call-how": {
    en: [
      "How does the first call take place, and who rings whom?",
      "By appointment, 30 minutes, at a time that you choose. Whether by telephone or with a picture, and who rings whom, this website does not say: write what suits you when you book, or leave a message with your number and good times, and a person gets back to you.",
    ],
    de: [
      "Wie findet das erste Gespräch statt, und wer ruft wen an?",
      "Mit Termin, 30 Minuten, zu einer Zeit, die Sie wählen. Ob am Telefon oder mit Bild und wer wen anruft, sagt diese Website nicht: Schreiben Sie beim Buchen dazu, was Ihnen passt, oder hinterlassen Sie eine Nachricht mit Ihrer Nummer und guten Zeiten, dann meldet sich ein Mensch.",
    ],
  },
  "with-others": {
    en: [
      "Do you work together with our IT people or our agency?",
      "For building we need access to the tools involved and someone who knows how the work is done today; that may well be your IT people or an agency. How we share the work with them, this website does not say: bring them along to the call, or ask a person.",
    ],
    de: [
      "Arbeiten Sie mit unserer IT oder unserer Agentur zusammen?",
      "Zum Bauen brauchen wir Zugang zu den beteiligten Programmen und jemanden, der weiß, wie die Arbeit heute läuft; das kann gut Ihre IT oder eine Agentur sein. Wie wir uns mit ihnen die Arbeit teilen, sagt diese Website nicht: Bringen Sie sie ins Gespräch mit, oder fragen Sie einen Menschen.",
    ],
  },
  retries: {
    en: [
      "Do the templates try again when a service fails?",
      "Most of them do where it is safe: a step that reads, or that writes the same row again, is usually tried up to three times, a few seconds apart, before it counts as failed. A step that sends a message is not repeated, so that nobody gets it twice. Both are settings of the step in n8n (“Retry On Fail”), which you can change. The passport, linked on each template's page, says what happens when a step fails for good, and when the same thing arrives twice.",
    ],
    de: [
      "Versuchen es die Vorlagen noch einmal, wenn ein Dienst ausfällt?",
      "Die meisten tun es dort, wo es nicht schadet: Ein Schritt, der liest oder dieselbe Zeile noch einmal schreibt, wird in der Regel bis zu dreimal versucht, mit ein paar Sekunden Abstand, ehe er als gescheitert gilt. Ein Schritt, der eine Nachricht sendet, wird nicht wiederholt, damit sie niemand doppelt bekommt. Beides sind Einstellungen des Schrittes in n8n („Retry On Fail“), die Sie ändern können. Der Pass, der auf der Seite jeder Vorlage verlinkt ist (auf Englisch), sagt, was geschieht, wenn ein Schritt endgültig scheitert und wenn dasselbe zweimal ankommt.",
    ],
  },
  "error-handling": {
    en: [
      "Do the templates use error outputs, continueOnFail or an error workflow?",
      "Steps that may fail have an error output (“On Error”: Continue using error output) whose branch notes the failure or tells somebody, or go on with the regular output (Continue) where a later step reads the error. The old setting continueOnFail is in no template. None names an error workflow, as that is a setting of your n8n: choose one under Settings, Error Workflow, or let the template that [watches n8n for failed runs](/templates/watch-n8n-failed-runs) report them. The passport, linked on each template's page, lists what each simulated failure did.",
    ],
    de: [
      "Nutzen die Vorlagen Fehlerausgänge, continueOnFail oder einen Error Workflow?",
      "Schritte, die scheitern können, haben einen Fehlerausgang („On Error“: Continue using error output), dessen Zweig den Fehler vermerkt oder jemandem meldet, oder gehen mit dem normalen Ausgang weiter (Continue), wo ein späterer Schritt den Fehler liest. Die alte Einstellung continueOnFail steht in keiner Vorlage. Einen Error Workflow nennt keine, denn er gehört zu Ihrem n8n: Wählen Sie ihn unter Settings, Error Workflow, oder lassen Sie gescheiterte Läufe von der Vorlage melden, die [n8n auf gescheiterte Läufe prüft](/templates/watch-n8n-failed-runs) (auf Englisch). Der Pass, auf der Seite jeder Vorlage verlinkt, führt auf, was bei jedem simulierten Ausfall geschah.",
    ],
  },
  "simple-means": {
    en: [
      "Would a rule, a formula or a reminder not be enough?",
      "Sometimes, and then we say so. A rule in your mailbox is enough where the sender or a fixed word decides, a formula or a macro where everything is in one file that somebody opens, and a function that your program already has is the first thing to try. A workflow pays where free text has to be understood, where programs have to be connected, or where it must run although nobody thinks of it, and somebody must be told when it fails. You can compare for nothing: the free templates show each step.",
    ],
    de: [
      "Würde eine Regel, eine Formel oder eine Erinnerung nicht reichen?",
      "Manchmal, und dann sagen wir es. Eine Regel im Postfach reicht, wo der Absender oder ein festes Wort entscheidet, eine Formel oder ein Makro, wo alles in einer Datei steht, die jemand öffnet, und was Ihr Programm schon kann, sollten Sie zuerst versuchen. Ein Workflow lohnt sich, wo freier Text zu verstehen ist, wo mehrere Systeme zu verbinden sind oder wo es laufen muss, ohne dass jemand daran denkt, und jemand erfahren muss, wenn es scheitert. Vergleichen kostet nichts: Die kostenlosen Vorlagen zeigen jeden Schritt.",
    ],
  },
  "small-budget": {
    en: [
      "What can we get for little money?",
      "The templates and their guides cost nothing, nor do the check-up and the first call. Many a task is done with one template that you set up yourself; then you pay only what its tools cost, which its page lists. This website names no price for the smallest piece of work that we do. It begins with a single task: name your sum in the call, and we say what is possible for it, or that it does not pay.",
    ],
    de: [
      "Was bekommen wir für wenig Geld?",
      "Die Vorlagen und ihre Anleitungen kosten nichts, der Check-up und das erste Gespräch auch nicht. Manche Aufgabe ist mit einer Vorlage erledigt, die Sie selbst einrichten; dann zahlen Sie nur, was ihre Dienste kosten, und das steht auf ihrer Seite. Einen Preis für die kleinste Arbeit, die wir übernehmen, nennt diese Website nicht. Es beginnt mit einer einzigen Aufgabe: Nennen Sie im Gespräch Ihren Betrag, und wir sagen, was dafür geht, oder dass es sich nicht lohnt.",
    ],
  },
  feeds: {
    en: [
      "Do you have an API or a feed of the templates?",
      "Yes, without a key: /templates.json lists all templates as data, /templates.atom is a feed of new ones (Atom, which readers of RSS understand as well), and /llms.txt tells AI programs what is here. On a template's page you can copy its workflow and the address from which n8n imports it. The interface below /api/v1 is for programs of the business that runs this website: it needs a key of that business, and /api/v1/openapi.json describes it.",
    ],
    de: [
      "Gibt es eine API oder einen Feed der Vorlagen?",
      "Ja, ohne Schlüssel: /templates.json enthält alle Vorlagen als Daten, /templates.atom ist ein Feed der neuen (Atom, das auch RSS-Leser verstehen), und /llms.txt sagt KI-Programmen, was es hier gibt. Auf der Seite einer Vorlage (auf Englisch) lassen sich ihr Workflow und die Adresse kopieren, von der n8n ihn importiert. Die Schnittstelle unter /api/v1 dient den eigenen Programmen des Betriebs, der diese Website führt: Sie verlangt einen Schlüssel, und /api/v1/openapi.json beschreibt sie.",
    ],
  },
  accuracy: {
    en: [
      "How well does it understand accents, noise, handwriting and photos?",
      "This website measures none of that, and promises no percentage. A clear voice and print are read well, in common languages such as Polish or Turkish too; noise, a strong accent, handwriting and crumpled paper are read worse, and names worst of all. So it is tried with your own recordings and papers before you decide, what is unclear is put before a person instead of guessed, and whoever knows the case checks what was read before it counts.",
    ],
    de: [
      "Wie gut versteht es Dialekt, Lärm, Handschrift und Fotos?",
      "Gemessen hat diese Website das nicht, und sie verspricht keine Prozente. Eine klare Stimme und Gedrucktes werden gut gelesen, auch in verbreiteten Sprachen wie Polnisch oder Türkisch; Lärm, starker Dialekt, Handschrift und zerknittertes Papier schlechter, und Namen am schlechtesten. Deshalb wird es vor der Entscheidung mit Ihren eigenen Aufnahmen und Belegen ausprobiert, Unklares wird einem Menschen vorgelegt statt geraten, und wer den Fall kennt, prüft das Gelesene, bevor es gilt.",
    ],
  },
  "n8n-operation": {
    en: [
      "Do the templates run in queue mode, with several workers or in a cluster?",
      "This website does not say, and it was not tested: each template was played in one n8n at a time, without queue mode, workers or a cluster. The passport, linked on a template's page, names what was not tried. What queue mode needs and changes, n8n's own documentation says; whether it suits your installation, a person says.",
    ],
    de: [
      "Laufen die Vorlagen im Queue Mode, mit mehreren Workern oder im Cluster?",
      "Das sagt diese Website nicht, und ausprobiert wurde es nicht: Jede Vorlage wurde in einem einzelnen n8n durchgespielt, ohne Queue Mode, Worker oder Cluster. Ihr Pass, auf ihrer Seite verlinkt (auf Englisch), nennt, was nicht versucht wurde. Was der Queue Mode braucht und ändert, sagt n8n in seiner eigenen Dokumentation; ob es zu Ihrer Installation passt, sagt ein Mensch.",
    ],
  },
  "n8n-version": {
    en: [
      "Which version of n8n do the templates need, and do they contain code?",
      "The templates need n8n 2.0.0 or newer; do not use them in an older one, such as 1.x. Each was played in n8n 2.0.0 and 2.41.1, and its passport, linked on its page, names the releases; others and n8n's cloud were not tested. The version of each step (typeVersion) is in the workflow, which its page shows. Each template also has steps with a few lines of code (the Code node), all in JavaScript, none in Python: they are part of n8n, need nothing else installed, and can be read and changed in the editor. Which accounts (credentials) and limits of the services matter is on the template's page.",
    ],
    de: [
      "Welche Version von n8n brauchen die Vorlagen, und enthalten sie Code?",
      "Die Vorlagen brauchen n8n 2.0.0 oder neuer; in einem älteren wie 1.x verwenden Sie sie bitte nicht. Jede wurde in n8n 2.0.0 und 2.41.1 durchgespielt; ihr Pass, auf ihrer Seite verlinkt (auf Englisch), nennt die Ausgaben. Andere und n8ns Cloud wurden nicht ausprobiert. Die Version jedes Schrittes (typeVersion) steht im Workflow, den ihre Seite zeigt. In jeder Vorlage sind auch Schritte mit ein paar Zeilen Code (Code Node), alle in JavaScript, keine in Python: Sie gehören zu n8n, brauchen nichts weiter und lassen sich im Editor lesen und ändern. Welche Konten (Credentials) und welche Grenzen der Dienste zählen, steht auf der Seite der Vorlage.",
    ],
  },
  "bad-input": {
    en: [
      "What if somebody fills it in wrongly or leaves something out?",
      "What is missing or impossible is to stop that one case and not slip through: a field can be required and checked, and what does not pass is put before a person instead of being guessed. What is misspelled but possible goes on as it was typed, unless somebody looks at it first. What a free template does with gaps and odd entries is on its page and in its passport, with the cases that were played. What we build for you is tested with the odd cases that you know.",
    ],
    de: [
      "Was, wenn jemand etwas falsch ausfüllt oder weglässt?",
      "Was fehlt oder nicht sein kann, soll diesen einen Fall anhalten und nicht durchrutschen: Ein Feld kann Pflicht sein und geprüft werden, und was nicht besteht, wird einem Menschen vorgelegt statt geraten. Was vertippt, aber möglich ist, geht weiter, wie es getippt wurde, wenn nicht vorher jemand darauf schaut. Was eine kostenlose Vorlage bei Lücken und seltsamen Angaben tut, steht auf ihrer Seite und in ihrem Pass (auf Englisch), mit den Fällen, die durchgespielt wurden. Was wir für Sie bauen, wird mit den Sonderfällen getestet, die Sie kennen.",
    ],
  },
  "practice-software": {
    en: [
      "Do you replace our practice software?",
      "No, it stays the place for records and billing. If it offers a calendar interface, we connect that; if not, a shared calendar will do. Whether yours has such an interface, this website does not say: a person checks it in the 30-minute call.",
    ],
    de: [
      "Ersetzen Sie unsere Praxissoftware?",
      "Nein, sie bleibt der Ort für Akten und Abrechnung. Hat sie eine Schnittstelle für den Kalender, verbinden wir die; wenn nicht, genügt ein gemeinsamer Kalender. Ob Ihre eine solche Schnittstelle hat, sagt diese Website nicht: Das prüft ein Mensch im Gespräch von 30 Minuten.",
    ],
  },
  "old-program": {
    en: [
      "Does it work with an old or closed program, by fax or on paper?",
      "Only if there is a way in: an interface (API), a file that the program exports or reads, emails that it sends, a database or a shared folder. Where the maker gives no access or no longer exists, it may not be possible; then we tell you before you order. A fax or a scan can be read if it arrives as a PDF or by email, with more mistakes than typed text; paper has to be scanned or photographed first. For a program on a server in your house, n8n can run there too, in the same network. Name the program and its version in a message or in the call, and a person looks at what there is.",
    ],
    de: [
      "Geht das mit einem alten oder abgeschotteten Programm, mit Fax oder Papier?",
      "Nur wenn es einen Weg hinein gibt: eine Schnittstelle (API), eine Datei, die das Programm exportiert oder liest, E-Mail-Nachrichten, die es sendet, eine Datenbank oder einen gemeinsamen Ordner. Wo der Hersteller keinen Zugang gibt oder nicht mehr existiert, geht es vielleicht nicht; dann sagen wir es, bevor Sie beauftragen. Ein Fax oder Scan lässt sich lesen, wenn er als PDF oder per E-Mail ankommt, mit mehr Fehlern als getippter Text; Papier muss erst gescannt oder fotografiert werden. Läuft das Programm auf einem Server bei Ihnen, kann n8n auch dort laufen, im selben Netz. Nennen Sie Programm und Version in einer Nachricht oder im Gespräch, dann sieht ein Mensch nach, was es gibt.",
    ],
  },
  "letters-and-calls": {
    en: [
      "Can it print, send letters or faxes, or call people?",
      "A free template sends only what its page shows: emails, text messages or chat messages, by the services named there. For paper, fax or a phone call, a step for a service that does this can be added, if the service has an interface (API) or takes emails; a printer, a fax machine or a telephone on your desk works only if it takes emails or a program in your network can reach it. A phone assistant that takes your calls is work of its own, which we build. What is possible in your place, a person can say.",
    ],
    de: [
      "Kann es drucken, Briefe oder Faxe schicken oder anrufen?",
      "Eine kostenlose Vorlage sendet nur, was ihre Seite zeigt (auf Englisch): Nachrichten per E-Mail, SMS oder Chat, über die dort genannten Dienste. Für Papier, Fax oder Anrufe lässt sich ein Schritt für einen Dienst ergänzen, der das tut, wenn der eine Schnittstelle (API) hat oder Aufträge per E-Mail annimmt; ein Drucker, ein Faxgerät oder ein Telefon bei Ihnen geht nur, wenn es Aufträge per E-Mail annimmt oder ein Programm in Ihrem Netz es erreicht. Ein Telefonassistent, der Anrufe annimmt, ist eine eigene Arbeit, die wir bauen. Was bei Ihnen geht, sagt ein Mensch.",
    ],
  },
  "old-data": {
    en: [
      "Does it also take what is already there?",
      "Most workflows begin with what arrives from then on; they do not go through older records, emails or invoices by themselves. What is already there stays where it is. To bring it in is a run of its own: with a few entries first, and with a check so that nothing is written or sent twice. Whether that pays for yours, a person can say: name how much there is, and where it is kept.",
    ],
    de: [
      "Nimmt es auch mit, was schon da ist?",
      "Die meisten Abläufe beginnen mit dem, was ab dann eintrifft; ältere Daten, Nachrichten oder Rechnungen gehen sie nicht von selbst durch. Was schon da ist, bleibt, wo es ist. Es zu übernehmen ist ein eigener Lauf: erst mit ein paar Einträgen, und mit einer Prüfung, damit nichts doppelt geschrieben oder gesendet wird. Ob sich das bei Ihnen lohnt, sagt ein Mensch: Nennen Sie, wie viel es ist und wo es liegt.",
    ],
  },
  "both-ways": {
    en: [
      "Does it go in both directions?",
      "Most workflows go one way: something happens in one program, and the other one follows. Each free template's page shows from where to where. Both ways is more work: you decide which side counts when both were changed, and the workflow has to know its own changes, or the two programs keep answering each other. Whether that can be built for your two programs, a person can say.",
    ],
    de: [
      "Geht das in beide Richtungen?",
      "Die meisten Abläufe gehen in eine Richtung: In einem Programm geschieht etwas, und das andere folgt. Die Seite jeder kostenlosen Vorlage (auf Englisch) zeigt, von wo nach wo. Beide Richtungen sind mehr Arbeit: Sie entscheiden, welche Seite zählt, wenn beide geändert wurden, und der Ablauf muss seine eigenen Änderungen erkennen, sonst antworten die beiden einander ohne Ende. Ob sich das für Ihre beiden Systeme bauen lässt, sagt ein Mensch.",
    ],
  },
  "ask-first": {
    en: [
      "Can it ask me before it does something?",
      "Yes. A step can wait for your yes, in an email, a chat or a form, before anything is sent, ordered, booked or posted; until then nothing happens, and a no ends it. It can also ask only above an amount, or only in doubtful cases. Where a free template waits for a yes, its page says so; where it acts by itself, such a step can be added, by you or by us.",
    ],
    de: [
      "Kann es mich vorher fragen?",
      "Ja. Ein Schritt kann auf Ihr Ja warten, per E-Mail, Chat oder Formular, bevor etwas gesendet, bestellt, gebucht oder veröffentlicht wird; bis dahin geschieht nichts, und ein Nein beendet es. Er kann auch nur ab einem Betrag fragen oder nur in Zweifelsfällen. Wo eine kostenlose Vorlage auf ein Ja wartet, sagt ihre Seite (auf Englisch); wo sie von selbst handelt, lässt sich ein solcher Schritt ergänzen, von Ihnen oder von uns.",
    ],
  },
  twice: {
    en: [
      "What if the same thing comes twice?",
      "A workflow notices it by what you name: a number of the order or invoice, an email address, a time that is already taken. The second one is then left out, added to the first, or put before a person. What each free template does when the same thing arrives twice was played and is in its passport, linked on its page. Where two people take the same time in the same second, the calendar or the list has to decide. Two spellings of a name are two people to a program, unless something else agrees, such as the telephone number.",
    ],
    de: [
      "Was, wenn dasselbe zweimal kommt?",
      "Ein Ablauf erkennt es an dem, was Sie bestimmen: der Nummer der Bestellung oder Rechnung, einer E-Mail-Adresse, einer Zeit, die schon vergeben ist. Das Zweite wird dann weggelassen, dem Ersten hinzugefügt oder einem Menschen vorgelegt. Was jede kostenlose Vorlage tut, wenn dasselbe zweimal ankommt, wurde durchgespielt und steht in ihrem Pass, der auf ihrer Seite verlinkt ist (auf Englisch). Nehmen zwei in derselben Sekunde dieselbe Zeit, muss der Kalender oder die Liste entscheiden. Zwei Schreibweisen eines Namens sind für ein Programm zwei Leute, wenn nicht etwas anderes übereinstimmt, etwa die Telefonnummer.",
    ],
  },
  "ai-data": {
    en: [
      "What does the AI get to read, and where does it run?",
      "Only what a step gives it. For a free template, its passport says which service gets what; for what we build, you get a list of which data goes where. Names and numbers can be left out before. In which country a provider works and what it keeps, its contract says, not this website. Where nothing may leave your house, a model on a computer of yours is possible; one of the free templates in the [library](/templates) works that way. Data about health and applicants stays out unless you decide otherwise, and whether you may decide so, somebody who may give you legal advice has to say.",
    ],
    de: [
      "Was bekommt die KI zu lesen, und wo läuft sie?",
      "Nur was ein Schritt ihr gibt. Bei einer kostenlosen Vorlage sagt ihr Pass (auf Englisch), welcher Dienst was bekommt; bei etwas, das wir bauen, bekommen Sie eine Liste, welche Daten wohin gehen. Namen und Nummern lassen sich vorher weglassen. In welchem Land ein Anbieter arbeitet und was er behält, sagt sein Vertrag, nicht diese Website. Wo nichts das Haus verlassen darf, geht auch ein Modell auf einem Rechner von Ihnen; eine der kostenlosen Vorlagen in der [Bibliothek](/templates) arbeitet so. Daten über Gesundheit und Bewerber bleiben draußen, es sei denn, Sie entscheiden anders; ob Sie das dürfen, muss jemand sagen, der Ihnen Rechtsrat geben darf.",
    ],
  },
  internet: {
    en: [
      "Does it need the internet?",
      "Yes, for what it connects: mailboxes, calendars and most services are reached over the internet. The workflow itself runs in n8n's cloud or on a server, so it goes on when your own line or power is out. What your people enter meanwhile has to wait until they are online again, unless their app keeps it and sends it later. n8n can also run on a computer in your own house and reach programs in the same network. What is possible in your place, a person can say.",
    ],
    de: [
      "Braucht es Internet?",
      "Ja, für das, was es verbindet: Postfächer, Kalender und die meisten Dienste sind über das Internet zu erreichen. Der Ablauf selbst läuft in der Cloud von n8n oder auf einem Server; er läuft also weiter, wenn bei Ihnen Leitung oder Strom ausfällt. Was Ihre Leute in der Zeit eintragen, muss warten, bis sie wieder online sind, wenn nicht ihre App es behält und später sendet. n8n kann auch auf einem Rechner in Ihrem Haus laufen und Systeme im selben Netz erreichen. Was bei Ihnen geht, sagt ein Mensch.",
    ],
  },
  pranks: {
    en: [
      "What if somebody plays tricks with it?",
      "Nothing stops every trick, so what it may do has limits: a largest amount, a confirmed address or a deposit before anything counts, how much one sender may ask for, and everything unusual goes to a person. What a free template checks, its page says; a limit that is missing can be added, by you or by us. What we build gets the limits that you name.",
    ],
    de: [
      "Was, wenn jemand Unfug damit treibt?",
      "Jeden Streich hält nichts auf; darum hat das, was es darf, Grenzen: ein höchster Betrag, eine bestätigte Adresse oder eine Anzahlung, bevor etwas gilt, wie viel ein Absender verlangen darf, und alles Ungewöhnliche geht an einen Menschen. Was eine kostenlose Vorlage prüft, sagt ihre Seite (auf Englisch); fehlt eine Grenze, lässt sie sich ergänzen, von Ihnen oder von uns. Was wir bauen, bekommt die Grenzen, die Sie nennen.",
    ],
  },
  exceptions: {
    en: [
      "Can some be left out or treated differently?",
      "Yes, if something in your data tells them apart: a tag, a list of names, addresses or numbers, an amount, a day, an invoice that is paid. A step then leaves them out or sends them another way. People who unsubscribed or never agreed stay out of every mailing; you name the list where that is noted, because a workflow knows only what its lists say. What a free template already leaves out is on its page. A further exception can be added, by you or by us.",
    ],
    de: [
      "Lassen sich manche ausnehmen oder anders behandeln?",
      "Ja, wenn etwas in Ihren Daten sie unterscheidet: ein Kennzeichen, eine Liste mit Namen, Adressen oder Nummern, ein Betrag, ein Tag, eine bezahlte Rechnung. Ein Schritt lässt sie dann aus oder schickt sie einen anderen Weg. Leute, die sich abgemeldet oder nie zugestimmt haben, bleiben aus jedem Versand heraus; Sie nennen die Liste, in der das steht, denn ein Ablauf weiß nur, was in seinen Listen steht. Was eine kostenlose Vorlage schon auslässt, steht auf ihrer Seite (auf Englisch). Eine weitere Ausnahme lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "bad-experience": {
    en: [
      "We had something like this before, and it went wrong. Why should it work now?",
      "Nobody can rule out that something goes wrong, so it begins small. What we build runs on test data first, then beside the old way, and only then takes over. What an AI words can stay a draft until one of you sends it. A step that fails stops and tells the person you named, so nothing ends in silence. Tell us what went wrong last time: we test that case first. If a free template is enough, try it on its own; its passport shows which mistakes were planted in it, and which of them were caught.",
    ],
    de: [
      "Wir hatten so etwas schon, und es ging schief. Warum soll es diesmal gehen?",
      "Dass etwas schiefgeht, kann niemand ausschließen; darum fängt es klein an. Was wir bauen, läuft zuerst mit Testdaten, dann neben dem alten Weg, und erst danach übernimmt es. Was eine KI formuliert, kann ein Entwurf bleiben, bis jemand von Ihnen ihn absendet. Ein Schritt, der scheitert, hält an und sagt es dem, den Sie genannt haben; es endet also nichts stillschweigend. Sagen Sie uns, was beim letzten Mal schiefging: Diesen Fall testen wir zuerst. Reicht eine kostenlose Vorlage, probieren Sie sie für sich aus; ihr Pass (auf Englisch) zeigt, welche Fehler in sie eingebaut und welche davon bemerkt wurden.",
    ],
  },
  suggestion: {
    en: [
      "What would you do in our place?",
      "I am a program and do not know your business, so only this much: begin with one task that comes back every week, that costs the most minutes, and that does little harm if it goes wrong once. Count its cases and minutes for a week, and let the [calculator](/#worth) say what it is worth. If a [free template](/templates) does it, try that first. If none does, or if you cannot choose, name your two or three tasks in a message or in the free call; a person then says where they would begin, or that it does not pay.",
    ],
    de: [
      "Was würdet ihr an unserer Stelle tun?",
      "Ich bin ein Programm und kenne Ihren Betrieb nicht, darum nur so viel: Fangen Sie mit einer einzigen Aufgabe an, die jede Woche wiederkommt, die meisten Minuten kostet und wenig Schaden macht, wenn sie einmal schiefgeht. Zählen Sie eine Woche lang Fälle und Minuten, und lassen Sie den [Rechner](/#worth) (auf Englisch) sagen, was das wert ist. Macht es eine [kostenlose Vorlage](/templates), probieren Sie zuerst diese. Macht es keine, oder können Sie sich nicht entscheiden, nennen Sie Ihre zwei oder drei Aufgaben in einer Nachricht oder im kostenlosen Gespräch; dann sagt ein Mensch, wo er anfangen würde, oder dass es sich nicht lohnt.",
    ],
  },
  recording: {
    en: [
      "May calls and talks be recorded or transcribed?",
      "That depends on the country and on the people who take part, so I cannot judge it. In many places everybody on the line has to agree first; in Germany it is a crime to record without consent what somebody says in private (§ 201 of its criminal code). For doctors, lawyers and employers there are further rules. So plan to ask at the beginning, to do without the recording after a no, and to delete it after a fixed time, and have somebody look at it who may give legal advice. A person of ours says how such a question would be built in.",
    ],
    de: [
      "Dürfen Telefonate und Gespräche aufgenommen oder mitgeschrieben werden?",
      "Das hängt vom Land und von den Beteiligten ab, darum kann ich es nicht beurteilen. Vielerorts müssen alle vorher zustimmen; in Deutschland ist es strafbar, das nichtöffentlich gesprochene Wort ohne Einwilligung aufzunehmen (§ 201 StGB). Für Ärzte, Anwälte und Arbeitgeber gelten weitere Regeln. Planen Sie also, am Anfang zu fragen, bei einem Nein auf die Aufnahme zu verzichten und sie nach fester Zeit zu löschen, und lassen Sie jemanden darauf schauen, der Rechtsrat geben darf. Wie eine solche Frage eingebaut würde, sagt Ihnen ein Mensch von uns.",
    ],
  },
  "no-mobile": {
    en: [
      "What about people without a mobile phone or an email address?",
      "A text message reaches any mobile, an old one without apps too; it needs only the number. An email needs an address. People without either are not reached by themselves. A step can sort them out and put them on a list for your desk, to call or to write to. An automatic call to a landline or a printed letter is possible too where a service for it exists in your country. A free template sends only what its page names; such a step can be added, by you or by us.",
    ],
    de: [
      "Was ist mit Leuten ohne Handy oder E-Mail-Adresse?",
      "Eine SMS kommt auf jedem Handy an, auch auf einem alten ohne Apps, und braucht nur die Nummer; eine E-Mail braucht eine Adresse. Wer beides nicht hat, wird nicht von selbst erreicht. Ein Schritt kann sie aussortieren und auf eine Liste setzen, nach der Ihr Empfang anruft oder schreibt. Auch ein automatischer Anruf aufs Festnetz oder ein gedruckter Brief ist möglich, wo es in Ihrem Land einen Dienst dafür gibt. Eine kostenlose Vorlage sendet nur, was ihre Seite nennt (auf Englisch); so ein Schritt lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "recipient-replies": {
    en: [
      "What happens when somebody answers an automatic message?",
      "An answer to an email goes to the address that it was sent from, so send from a mailbox that somebody reads. An answer to a text message arrives only if its number can receive, which depends on your SMS service; where a name is shown instead of a number, nobody can answer. Whether a free template reads answers, and what it does with them, is on its page. Otherwise a step can pass them on to a person, note a refusal in the calendar or stop the next message; it can be added, by you or by us.",
    ],
    de: [
      "Was geschieht, wenn jemand auf eine automatische Nachricht antwortet?",
      "Eine Antwort auf eine E-Mail geht an die Adresse, von der sie kam; senden Sie also aus einem Postfach, das jemand liest. Eine Antwort auf eine SMS kommt nur an, wenn deren Nummer empfangen kann, das hängt von Ihrem SMS-Dienst ab; steht ein Name statt einer Nummer da, kann niemand antworten. Ob eine kostenlose Vorlage Antworten liest und was sie damit tut, steht auf ihrer Seite (auf Englisch). Sonst kann ein Schritt sie an einen Menschen weitergeben, eine Absage im Kalender vermerken oder die nächste Nachricht anhalten; er lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  retention: {
    en: [
      "Does it delete after a time what it has stored?",
      "Not by itself, unless such a step is in it. A step that runs every night or every month can delete or blank entries, files and messages that are older than a time you name; it can be added, by you or by us. n8n also keeps a record of each run with the data in it, for as long as you set there. How long you have to keep something, and when it must be gone, depends on the kind of record and on your country: ask your tax or data protection advisor.",
    ],
    de: [
      "Löscht das nach einer Zeit, was es gespeichert hat?",
      "Nicht von selbst, außer ein solcher Schritt gehört dazu. Ein Schritt, der jede Nacht oder jeden Monat läuft, kann Einträge, Dateien und Nachrichten löschen oder schwärzen, die älter sind als eine Frist, die Sie nennen; er lässt sich ergänzen, von Ihnen oder von uns. Auch n8n bewahrt jeden Lauf mit seinen Daten auf, so lange, wie Sie es dort einstellen. Wie lange etwas aufzubewahren ist und wann es weg sein muss, hängt von der Art der Unterlagen und vom Land ab: Fragen Sie Ihre Steuer- oder Datenschutzberatung.",
    ],
  },
  "data-agreement": {
    en: [
      "Do you sign a data processing agreement, and who are your subprocessors?",
      "Where personal data is processed on your behalf, the contract this requires is part of the quote. It also names which other companies take part, and how the data is protected (technical and organizational measures); this website has neither such a list nor a text to read beforehand. Leave a message with the documents that you need, and a person answers. With the services you connect, such as Google or Twilio, you make the agreement yourself. Which of them gets what from a free template, its passport says, linked on its page.",
    ],
    de: [
      "Schließen Sie einen Vertrag zur Auftragsverarbeitung, und wer sind die Unterauftragsverarbeiter?",
      "Wo personenbezogene Daten in Ihrem Auftrag verarbeitet werden, gehört der dafür nötige Vertrag (AVV) zum Angebot. Er nennt auch, welche anderen Firmen beteiligt sind und wie die Daten geschützt werden (technische und organisatorische Maßnahmen, TOM); eine solche Liste und einen Text zum Vorablesen hat diese Website nicht. Hinterlassen Sie eine Nachricht mit den Unterlagen, die Sie brauchen, dann antwortet ein Mensch. Mit den Diensten, die Sie anschließen, etwa Google oder Twilio, schließen Sie den Vertrag selbst. Welcher davon was aus einer kostenlosen Vorlage bekommt, sagt ihr Pass, auf ihrer Seite verlinkt (auf Englisch).",
    ],
  },
  erasure: {
    en: [
      "What do I have to do when one of our customers wants to be deleted?",
      "Delete by hand in three places: the person's entries, in each list or calendar the workflow writes to; the messages, in the mailbox or service that sent or received them; and the runs, in n8n under Executions. n8n deletes runs by itself after some days, but entries and messages stay until you delete them. The passport of a template, linked on its page, names each place in its section “How long is personal data kept, and who deletes it?”. What you must delete and what you have to keep, your country's law says: ask your data protection advisor.",
    ],
    de: [
      "Was muss ich tun, wenn jemand von unseren Kunden gelöscht werden will?",
      "Von Hand löschen, an drei Stellen: die Einträge der Person in jeder Liste und jedem Kalender, in die der Ablauf schreibt; die Nachrichten in dem Postfach oder Dienst, der sie gesendet oder empfangen hat; und die Läufe in n8n unter „Executions“. Läufe löscht n8n nach einigen Tagen selbst, Einträge und Nachrichten bleiben, bis Sie sie löschen. Der Pass einer Vorlage, auf ihrer Seite verlinkt (auf Englisch), nennt jede Stelle im Abschnitt „How long is personal data kept, and who deletes it?“. Was gelöscht werden muss und was Sie aufbewahren müssen, sagt das Recht Ihres Landes: Fragen Sie Ihre Datenschutzberatung.",
    ],
  },
  "other-provider": {
    en: [
      "Can it work with another provider, for example for SMS instead of Twilio?",
      "Yes, but not by a setting: a template is made for the services on its page. Replace the steps of that service by an HTTP Request step that calls the other provider, or by the provider's own step if n8n has one. If answers come back, such as a YES by SMS, the trigger has to be replaced too. We have not tested it with other providers; we can make the change for you, and the price is in the quote.",
    ],
    de: [
      "Geht es auch mit einem anderen Anbieter, etwa für SMS statt Twilio?",
      "Ja, aber nicht mit einer Einstellung: Eine Vorlage ist für die Dienste auf ihrer Seite gemacht. Ersetzen Sie die Schritte dieses Dienstes durch einen Schritt „HTTP Request“, der den anderen Anbieter aufruft, oder durch dessen eigenen Schritt, wenn n8n einen hat. Kommen Antworten zurück, etwa ein JA per SMS, muss auch der Auslöser ersetzt werden. Ausprobiert haben wir es mit anderen Anbietern nicht; wir können es für Sie ändern, der Preis steht im Angebot.",
    ],
  },
  access: {
    en: [
      "Who can see or change what?",
      "You decide that. A workflow passes on only the fields that you choose, so salaries or diagnoses can stay out of a list that others see. Who may open the list, the mailbox or the folder is set in that service. Each connection gets only the rights it needs, and its key stays in n8n: people who use the results need no access to n8n and see no password. Whoever may edit workflows in n8n can use its connections, so keep these people few.",
    ],
    de: [
      "Wer kann was sehen oder ändern?",
      "Das bestimmen Sie. Ein Ablauf gibt nur die Felder weiter, die Sie auswählen; Gehälter oder Diagnosen können also aus einer Liste herausbleiben, die andere sehen. Wer die Liste, das Postfach oder den Ordner öffnen darf, stellen Sie in dem jeweiligen Dienst ein. Jede Verbindung bekommt nur die Rechte, die sie braucht, und ihr Schlüssel bleibt in n8n: Wer nur die Ergebnisse nutzt, braucht keinen Zugang zu n8n und sieht kein Passwort. Wer Abläufe in n8n bearbeiten darf, kann deren Verbindungen nutzen; das sollten also wenige sein.",
    ],
  },
  "emergency-cases": {
    en: [
      "What about an emergency among the messages?",
      "It has to reach a person at once, so nothing urgent should wait in a list or be answered by a program alone. Words that you name, such as water, smoke, pain or locked out, or an AI that reads each message, can raise an alarm: a text message or a call to the person on duty, also at night, and to the next one if nobody confirms. No sorting finds every emergency. So also give people a phone number that somebody answers, and the public emergency number. Such an alarm has to be built and tested for your house; a person of ours says how.",
    ],
    de: [
      "Was ist, wenn unter den Nachrichten ein Notfall ist?",
      "Der muss sofort zu einem Menschen; nichts Eiliges sollte also in einer Liste warten oder allein von einem Programm beantwortet werden. Wörter, die Sie nennen, etwa Wasser, Rauch, Schmerzen oder ausgesperrt, oder eine KI, die jede Nachricht liest, können Alarm auslösen: eine SMS oder einen Anruf bei dem, der Dienst hat, auch nachts, und beim Nächsten, wenn niemand bestätigt. Jeden Notfall findet keine Sortierung. Nennen Sie den Leuten also auch eine Telefonnummer, an die jemand geht, und den Notruf. So ein Alarm wird für Ihr Haus gebaut und getestet; wie, sagt ein Mensch von uns.",
    ],
  },
  "stop-when": {
    en: [
      "Does it stop, or wait, until something has happened?",
      "It can do both, if it looks right before each message whether somebody has paid, bought, signed, answered, canceled or booked again. That must be noted somewhere it can read, such as your shop, your accounting or a column of a list. What only you know, for example from a call, you mark there yourself. What a free template checks before it sends is on its page; a further check can be added, by you or by us.",
    ],
    de: [
      "Hört das auf oder wartet es, bis etwas geschehen ist?",
      "Beides geht, wenn es direkt vor jeder Nachricht nachsieht, ob jemand bezahlt, gekauft, unterschrieben, geantwortet, abgesagt oder neu gebucht hat. Das muss irgendwo stehen, wo es lesen kann, etwa im Shop, in der Buchhaltung oder in einer Spalte einer Liste. Was nur Sie wissen, zum Beispiel aus einem Anruf, vermerken Sie dort selbst. Was eine kostenlose Vorlage vor dem Senden prüft, steht auf ihrer Seite (auf Englisch); eine weitere Prüfung lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  capture: {
    en: [
      "What about things that come by phone, on paper or by word of mouth?",
      "Somebody has to put them in once, because nothing can be done automatically with what stands only on a slip of paper or in your head. Short ways are a form with three fields on the phone, a photo of the slip, or a voice message that is turned into text. From there they land in the same list as everything else. Read such entries over once, because photos and speech are understood with mistakes. If a free template has no such entrance, it can be added, by you or by us.",
    ],
    de: [
      "Was ist mit dem, was am Telefon, auf Papier oder auf Zuruf kommt?",
      "Das muss einmal jemand eingeben, denn mit dem, was nur auf einem Zettel oder im Kopf steht, geht nichts automatisch. Kurze Wege sind ein Formular mit drei Feldern am Handy, ein Foto vom Zettel oder eine Sprachnachricht, aus der Text wird. Von da landet es in derselben Liste wie alles andere. Lesen Sie solche Einträge einmal durch, denn Fotos und Sprache werden mit Fehlern verstanden. Hat eine kostenlose Vorlage keinen solchen Eingang, lässt er sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "account-type": {
    en: [
      "Which kind of account or plan do I need there?",
      "The page of each free template names the accounts it needs. The service has to let programs in, and not every kind of account does. Automatic WhatsApp messages need the WhatsApp Business Platform: neither the ordinary app nor the Business app on a phone is enough. A text message, Telegram or an email does without. Posting to Instagram needs a professional account, business or creator; switching to one is free. With many other services a free account is enough at first, up to a limit. Makers change their plans, so look at their price page before you pay.",
    ],
    de: [
      "Welche Art von Konto oder Tarif brauche ich dort?",
      "Die Seite jeder kostenlosen Vorlage nennt die Konten, die sie braucht (auf Englisch). Der Dienst muss Zugriff durch ein Programm erlauben, und das tut nicht jede Art von Konto. Automatische WhatsApp-Nachrichten brauchen die WhatsApp-Business-Plattform: Weder die normale App noch die Business-App auf dem Handy genügt. SMS, Telegram oder E-Mail gehen ohne. Für Beiträge auf Instagram ist ein professionelles Konto nötig (Business oder Creator), auf das man kostenlos umstellt. Bei vielen anderen Diensten reicht zuerst ein kostenloses Konto, bis zu einer Grenze. Die Tarife ändern sich; sehen Sie also vor dem Bezahlen auf die Preisseite des Anbieters.",
    ],
  },
  wording: {
    en: [
      "Can it write in my own words and tone?",
      "Yes. Fixed texts, such as a reminder, you word yourself, formal or not, with your name and signature; they stand in a field of a step and can be changed at any time. Where an AI words something, it gets your instructions and some messages of yours as examples. It then comes close, but does not hit the tone each time, so let it make drafts that you read before you send them. The page of a free template shows the texts it begins with.",
    ],
    de: [
      "Schreibt das in meinem Ton und mit meinen Worten?",
      "Ja. Feste Texte, etwa eine Erinnerung, formulieren Sie selbst, mit Sie oder Du, mit Ihrem Namen und Ihrer Signatur; sie stehen in einem Feld eines Schritts und lassen sich jederzeit ändern. Wo eine KI formuliert, bekommt sie Ihre Anweisungen und einige Ihrer Nachrichten als Beispiel. Sie kommt dann nahe heran, trifft den Ton aber nicht jedes Mal; lassen Sie sie also Entwürfe machen, die Sie vor dem Senden lesen. Die Seite einer kostenlosen Vorlage zeigt die Texte, mit denen sie beginnt (auf Englisch).",
    ],
  },
  deliverability: {
    en: [
      "Do its messages land in the spam folder?",
      "Nobody can promise that they do not. It helps to send from an address of your own domain that has SPF, DKIM and DMARC set, which your email provider explains; to write only to people who expect it; and to send few at a time. An account that sends many at once can be slowed or blocked by its provider, so look up its daily limit and begin with few. Disguised addresses of booking portals pass a message on only within the rules of the portal, so ask guests for their own address. A step can note which messages came back, for somebody to call; it can be added, by you or by us.",
    ],
    de: [
      "Landen die Nachrichten im Spam?",
      "Dass sie es nicht tun, kann niemand versprechen. Es hilft, von einer Adresse der eigenen Domain zu senden, für die SPF, DKIM und DMARC eingestellt sind (Ihr Mailanbieter erklärt das), nur Leuten zu schreiben, die damit rechnen, und wenige auf einmal zu senden. Ein Konto, das viel auf einmal sendet, kann der Anbieter bremsen oder sperren; sehen Sie also nach, wie viel am Tag erlaubt ist, und beginnen Sie mit wenigen. Verschlüsselte Adressen von Buchungsportalen leiten eine Nachricht nur nach den Regeln des Portals weiter; fragen Sie Gäste also nach ihrer eigenen Adresse. Ein Schritt kann vermerken, welche Nachrichten zurückkamen, damit jemand anruft; er lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "no-pressure": {
    en: [
      "Will you keep calling or writing to me afterwards?",
      "You get an answer to what you ask. The weekly tips come only if you ask for them and confirm them, and each has a link that ends them. The first call binds you to nothing. How often somebody comes back to you after it, this website does not say: write or say that you do not want that, or only by email, and a person reads it. What happens with your address, and how you have it deleted, is in the [privacy notice](/privacy).",
    ],
    de: [
      "Rufen oder schreiben Sie mich danach ständig an?",
      "Sie bekommen eine Antwort auf das, was Sie fragen. Die wöchentlichen Tipps kommen nur, wenn Sie sie bestellen und bestätigen, und jede Ausgabe hat einen Link, der sie beendet. Das erste Gespräch verpflichtet Sie zu nichts. Wie oft sich danach jemand meldet, sagt diese Website nicht: Schreiben oder sagen Sie, dass Sie das nicht oder nur per E-Mail möchten, ein Mensch liest es. Was mit Ihrer Adresse geschieht und wie Sie sie löschen lassen, steht in der [Datenschutzerklärung](/privacy) (auf Englisch).",
    ],
  },
  locations: {
    en: [
      "Does it work for several branches, people, calendars or mailboxes?",
      "Yes, with one difference: a free template is made for one account of each service. For several, either each branch or person gets a copy of the workflow with its own connections, or a step reads from a list which calendar, mailbox or sender belongs to whom. From about three on, the list is better, because a change is then made once. Both can be done, by you or by us; name your branches and people in a message or in the call.",
    ],
    de: [
      "Geht das auch für mehrere Filialen, Leute, Kalender oder Postfächer?",
      "Ja, mit einem Unterschied: Eine kostenlose Vorlage ist für je ein Konto jedes Dienstes gemacht. Für mehrere bekommt entweder jede Filiale oder Person eine Kopie des Ablaufs mit eigenen Verbindungen, oder ein Schritt liest aus einer Liste, welcher Kalender, welches Postfach oder welcher Absender zu wem gehört. Ab etwa drei ist die Liste besser, weil eine Änderung dann nur einmal gemacht wird. Beides geht, von Ihnen oder von uns; nennen Sie Ihre Filialen und Leute in einer Nachricht oder im Gespräch.",
    ],
  },
  undo: {
    en: [
      "Can it be stopped at once, or taken back?",
      "You can switch a workflow off in n8n at any time with one switch; then nothing further happens. A message that was sent cannot be taken back. A changed entry can be set right if its old value is known: many services keep a history or a trash, and a step can write the old value down before it is changed. So try it with test data first, then with a few people, and let it ask you before it does what cannot be undone.",
    ],
    de: [
      "Lässt sich das sofort anhalten oder rückgängig machen?",
      "Einen Ablauf schalten Sie in n8n jederzeit mit einem Schalter aus; dann geschieht nichts weiter. Eine gesendete Nachricht lässt sich nicht zurückholen. Ein geänderter Eintrag lässt sich berichtigen, wenn der alte Wert bekannt ist: Viele Dienste haben einen Verlauf oder Papierkorb, und ein Schritt kann den alten Wert aufschreiben, bevor er geändert wird. Probieren Sie es also zuerst mit Testdaten, dann mit wenigen Leuten, und lassen Sie es vor allem fragen, was sich nicht rückgängig machen lässt.",
    ],
  },
  device: {
    en: [
      "Does a computer have to stay on, and on which devices does it run?",
      "No computer of yours has to stay on: the workflow runs in n8n's cloud or on a server, day and night. You set it up in a browser, under Windows, on a Mac or under Linux, without installing anything. A phone or tablet is enough to read results and to say yes, but too small to set it up. n8n can also run on a computer of your own; then it works only while that is switched on.",
    ],
    de: [
      "Muss ein Computer anbleiben, und auf welchen Geräten läuft das?",
      "Von Ihnen muss kein Computer anbleiben: Der Ablauf läuft in der Cloud von n8n oder auf einem Server, Tag und Nacht. Eingerichtet wird er im Browser, unter Windows, auf dem Mac oder unter Linux, ohne dass Sie etwas installieren. Handy oder Tablet genügen, um Ergebnisse zu lesen und Ja zu sagen, sind zum Einrichten aber zu klein. n8n kann auch auf einem eigenen Rechner laufen; dann arbeitet es nur, solange der an ist.",
    ],
  },
  handover: {
    en: [
      "What if it does not know the answer, or somebody wants a person?",
      "Then it should say so and pass the conversation on, with everything that was said: to a mailbox, to Slack or to a phone, and outside your hours with the time at which somebody answers. What a free template does in that case is on its page. For a chatbot that we build, you decide what it may answer alone, and which words always lead to a person. It should never be hard to get to one.",
    ],
    de: [
      "Was ist, wenn es nicht weiterweiß oder jemand einen Menschen will?",
      "Dann sollte es das sagen und das Gespräch weitergeben, mit allem, was gesagt wurde: an ein Postfach, an Slack oder an ein Telefon, und außerhalb Ihrer Zeiten mit der Auskunft, wann jemand antwortet. Was eine kostenlose Vorlage dann tut, steht auf ihrer Seite (auf Englisch). Bei einem Chatbot, den wir bauen, bestimmen Sie, was er allein beantworten darf und welche Wörter immer zu einem Menschen führen. Dorthin zu kommen, sollte nie schwer sein.",
    ],
  },
  doubt: {
    en: [
      "That sounds too good to be true. Does it really work?",
      "Your doubt is fair: no program is flawless, and this website promises no miracle. So look before you believe it. The page of each free template plays recorded runs, and its passport says which planted mistakes were noticed and what was not tried. What we build runs on test data and beside the old way first, a failed step stops and tells somebody, and where judgment counts a person decides. If it does not pay, we say so.",
    ],
    de: [
      "Das klingt zu schön, um wahr zu sein. Geht das wirklich?",
      "Ihr Zweifel ist berechtigt: Kein Programm ist fehlerfrei, und Wunder verspricht diese Website nicht. Sehen Sie also nach, bevor Sie es glauben. Die Seite jeder kostenlosen Vorlage (auf Englisch) spielt aufgezeichnete Läufe ab, und ihr Pass sagt, welche absichtlich eingebauten Fehler bemerkt wurden und was nicht versucht wurde. Was wir bauen, läuft zuerst mit Testdaten und neben dem alten Weg, ein gescheiterter Schritt hält an und meldet sich, und wo es darauf ankommt, entscheidet ein Mensch. Lohnt es sich nicht, sagen wir es.",
    ],
  },
  "by-hand": {
    en: [
      "What is left for us to do by hand?",
      "What no rule can decide: to judge, to say yes where a step waits for it, and to look after cases that a step puts before a person, such as an unreadable paper. Calls and notes on paper reach a workflow only if somebody types them in, or if a step that reads them is built. For a free template, its page shows every step and where a person acts. For what we build, a person tells you in the call which steps would stay with you, before you decide.",
    ],
    de: [
      "Was bleibt für uns noch von Hand zu tun?",
      "Was sich nicht nach Regeln entscheiden lässt: urteilen, Ja sagen, wo ein Schritt darauf wartet, und die Fälle ansehen, die ein Schritt einem Menschen vorlegt, etwa ein unleserliches Papier. Anrufe und Notizen auf Papier erreichen einen Ablauf nur, wenn jemand sie eintippt oder ein Schritt gebaut wird, der sie liest. Bei einer kostenlosen Vorlage zeigt die Seite (auf Englisch) jeden Schritt und wo ein Mensch etwas tut. Bei etwas, das wir bauen, sagt Ihnen ein Mensch im Gespräch, welche Schritte bei Ihnen blieben, bevor Sie sich entscheiden.",
    ],
  },
  "review-filter": {
    en: [
      "Can it ask only happy customers for a public review?",
      "Please do not sort by that: review sites can forbid it, and whether it is allowed I cannot judge. So read the rules of the site first, and ask somebody who may give legal advice. What can be built without it: everybody is asked alike, and the message first invites people to write to you if something was not right, so that you hear of it early. A person of ours says how that would look at yours.",
    ],
    de: [
      "Kann es nur zufriedene Kunden um eine öffentliche Bewertung bitten?",
      "Danach sollte man nicht sortieren: Bewertungsportale können das verbieten, und ob es erlaubt ist, kann ich nicht beurteilen. Lesen Sie also zuerst die Regeln des Portals, und fragen Sie jemanden, der Rechtsrat geben darf. Was ohne das geht: Alle werden gleich gefragt, und die Nachricht bittet zuerst um Antwort an Sie, falls etwas nicht gestimmt hat; so erfahren Sie es früh. Wie das bei Ihnen aussähe, sagt ein Mensch von uns.",
    ],
  },
  "n8n-or-zapier": {
    en: [
      "How does n8n differ from Zapier, Make or Power Automate?",
      "All of them connect programs and work off steps by themselves. What is different about n8n: it can also run on a server of your own, where it is free of charge and what the workflow itself holds stays with you, and each workflow is a file and a drawing that you can read, change and take along. Zapier and Make run only with their makers. If you already have one of the others, and it does what you need, stay with it. Our templates run only in n8n. What each would cost you depends on how often something runs: compare their price pages.",
    ],
    de: [
      "Worin unterscheidet sich n8n von Zapier, Make oder Power Automate?",
      "Alle verbinden Dienste miteinander und arbeiten Schritte von selbst ab. Anders ist bei n8n: Es kann auch auf einem eigenen Server laufen, dort ist es kostenlos, und was der Ablauf selbst speichert, bleibt bei Ihnen; und jeder Ablauf ist eine Datei und eine Zeichnung, die Sie lesen, ändern und mitnehmen können. Zapier und Make laufen nur bei ihren Anbietern. Haben Sie schon eines der anderen und tut es, was Sie brauchen, bleiben Sie dabei. Unsere Vorlagen laufen nur in n8n. Was jedes bei Ihnen kosten würde, hängt davon ab, wie oft etwas läuft: Vergleichen Sie die Preisseiten.",
    ],
  },
  helper: {
    en: [
      "Can somebody of ours set it up, such as a nephew or an intern?",
      "Yes, if they like working with computers and read English: the page and the guide of a template are in English. No programming is needed, only an n8n, the file from the download and the sign-ins of the accounts that it connects; the template's page estimates the minutes. Some accounts can only be connected by whoever administers them. Let them try it with test data first, and have every account in your name, so that it stays with you when they leave. If they get stuck, a person answers; or we set it up for you, for a fixed quote.",
    ],
    de: [
      "Kann das jemand von uns einrichten, etwa ein Neffe oder eine Praktikantin?",
      "Ja, wenn die Person gern am Computer arbeitet und Englisch liest: Seite und Anleitung einer Vorlage sind auf Englisch. Programmieren muss niemand; nötig sind ein n8n, die Datei aus dem Download und die Anmeldungen der Konten, die verbunden werden. Die Seite der Vorlage schätzt die Minuten. Manche Konten kann nur verbinden, wer sie verwaltet. Lassen Sie zuerst mit Testdaten probieren, und lassen Sie alle Konten auf Ihren Namen laufen, damit es bei Ihnen bleibt, wenn die Person geht. Hakt es, antwortet ein Mensch; oder wir richten es für Sie ein, zum Festpreis im Angebot.",
    ],
  },
  "own-language": {
    en: [
      "Can each person get the message in their own language?",
      "Not with a free template as it is, unless its page says so: it sends one text to all, in English, which you can rewrite in any language. For several languages, your list gets a column with the language of each person, and a step picks the text; you word each text once. An AI can translate what is different each time, with a mistake now and then, so let somebody who speaks the language read it at first. Such a step can be added, by you or by us.",
    ],
    de: [
      "Kann jeder die Nachricht in seiner eigenen Sprache bekommen?",
      "Mit einer kostenlosen Vorlage so nicht, außer ihre Seite sagt es: Sie schickt allen denselben Text, auf Englisch, den Sie in jede Sprache umschreiben können. Für mehrere Sprachen bekommt Ihre Liste eine Spalte mit der Sprache jeder Person, und ein Schritt nimmt den passenden Text; jeden formulieren Sie einmal. Was jedes Mal anders ist, kann eine KI übersetzen, ab und zu mit Fehlern; lassen Sie es anfangs also jemanden lesen, der die Sprache spricht. Ein solcher Schritt lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "many-records": {
    en: [
      "What helps against timeouts, or when there are too many records?",
      "Fetch and work in portions. In n8n's step HTTP Request, “Add option” has “Pagination”, which fetches page after page, “Batching”, which sends few requests at a time with a pause between, and “Timeout”, how long it waits. “Loop Over Items” works off records in portions. Fetch only what is new since the last run, and only the fields you need. If n8n itself stops, it mostly lacks memory: smaller portions or a sub-workflow for each help. A large file or database should not pass through n8n: let it start the backup on the server that holds the data, and report the result. If you leave a message with the step, the number of records and the error's words, a person looks at it.",
    ],
    de: [
      "Was hilft gegen Timeouts oder bei zu vielen Datensätzen?",
      "In Portionen holen und arbeiten. Im Schritt „HTTP Request“ von n8n gibt es unter „Add option“ „Pagination“, die Seite für Seite holt, „Batching“, das wenige Anfragen auf einmal mit einer Pause dazwischen sendet, und „Timeout“, wie lange gewartet wird. „Loop Over Items“ arbeitet Datensätze in Portionen ab. Holen Sie nur, was seit dem letzten Lauf neu ist, und nur die Felder, die Sie brauchen. Bleibt n8n selbst stehen, fehlt meist Speicher: Kleinere Portionen oder ein eigener Ablauf für jede helfen. Eine große Datei oder Datenbank sollte nicht durch n8n laufen: Lassen Sie es die Sicherung auf dem Server anstoßen, auf dem die Daten liegen, und das Ergebnis melden. Hinterlassen Sie Schritt, Zahl der Datensätze und den Wortlaut des Fehlers, sieht ein Mensch es sich an.",
    ],
  },
  "without-recording": {
    en: [
      "Does it need a recording, or are typed notes enough?",
      "Nothing has to be recorded. A workflow reads text: typed notes, an email, a form, minutes in a document, or the transcript that your meeting program makes, where that is allowed. You can also dictate a summary afterwards, with your own voice alone: a free template [turns voice notes into tasks](/templates/turn-voice-notes-into-tasks). What nobody wrote down or said, it cannot find. Which way suits your meetings, a person can say.",
    ],
    de: [
      "Braucht es eine Aufnahme, oder reichen getippte Notizen?",
      "Aufgenommen werden muss nichts. Ein Ablauf liest Text: getippte Notizen, eine E-Mail, ein Formular, ein Protokoll in einem Dokument oder das Transkript Ihres Besprechungsprogramms, wo es erlaubt ist. Sie können auch hinterher eine Zusammenfassung einsprechen, nur mit Ihrer eigenen Stimme: Eine kostenlose Vorlage [macht aus Sprachnotizen Aufgaben](/templates/turn-voice-notes-into-tasks) (auf Englisch). Was niemand aufgeschrieben oder gesagt hat, findet auch sie nicht. Welcher Weg zu Ihren Besprechungen passt, sagt ein Mensch.",
    ],
  },
  recommendation: {
    en: [
      "Do you know somebody who does what you do not do?",
      "This website names and recommends no other firms, neither for shops and websites nor for repairs, taxes or anything else. Whether somebody of our team knows a good one, a person can say: leave a message with what you are looking for, and where. What we do is the routine work around it: inquiries, orders, appointments, invoices and reports that go from one program to the next.",
    ],
    de: [
      "Kennen Sie jemanden, der macht, was Sie nicht machen?",
      "Andere Firmen nennt und empfiehlt diese Website nicht, weder für Shops und Websites noch für Reparaturen, Steuern oder anderes. Ob jemand aus unserem Team eine gute kennt, sagt ein Mensch: Hinterlassen Sie eine Nachricht, was Sie suchen und wo. Was wir machen, ist die Routinearbeit darum herum: Anfragen, Bestellungen, Termine, Rechnungen und Berichte, die von einem Programm ins nächste gehen.",
    ],
  },
  "other-ai": {
    en: [
      "Can it be another AI, such as Claude, Gemini, Mistral or a local model?",
      "Mostly, yes. In a free template the model is a step of its own: replace it by the model step of another provider that n8n has, such as Anthropic (Claude), Google (Gemini) or Mistral, or by Ollama, which runs on a machine of yours. The instructions stay. Then try it with your own cases, because another model words and judges differently, and a small local one makes more mistakes. Steps that turn speech into text belong to one provider and take more changes. A template's page names the AI it comes with. In what we build, AI is used only where you agreed to it, from a provider you know by name.",
    ],
    de: [
      "Geht eine andere KI, etwa Claude, Gemini, Mistral oder ein lokales Modell?",
      "Meist ja. In einer kostenlosen Vorlage ist das Modell ein eigener Schritt: Ersetzen Sie ihn durch den Modell-Schritt eines anderen Anbieters, den n8n hat, etwa Anthropic (Claude), Google (Gemini) oder Mistral, oder durch Ollama, das auf einem Rechner von Ihnen läuft. Die Anweisungen bleiben. Probieren Sie es dann mit Ihren eigenen Fällen, denn ein anderes Modell formuliert und urteilt anders, und ein kleines lokales macht mehr Fehler. Schritte, die Sprache in Text verwandeln, gehören zu einem Anbieter und sind aufwendiger zu ändern. Welche KI eine Vorlage mitbringt, sagt ihre Seite (auf Englisch). Wo wir etwas bauen, kommt KI nur zum Einsatz, wo Sie zugestimmt haben, und Sie kennen den Anbieter mit Namen.",
    ],
  },
  serious: {
    en: [
      "There is no name on this website. Is this a serious firm?",
      "Your doubt is fair, so look before you give anything away. Who is responsible, with company, address and register, belongs in the [imprint](/imprint); what is missing there, ask a person before you order. You pay nothing until you say yes to a quote in writing, every step of a template can be read before you download it, and what we build stands in accounts of yours.",
    ],
    de: [
      "Hier steht kein Name. Ist das seriös?",
      "Ihr Zweifel ist berechtigt; sehen Sie also nach, bevor Sie etwas hergeben. Wer verantwortlich ist, mit Firma, Anschrift und Register, gehört ins [Impressum](/imprint); was dort fehlt, fragen Sie einen Menschen, bevor Sie beauftragen. Sie zahlen nichts, bis Sie zu einem schriftlichen Angebot Ja sagen, jeden Schritt einer Vorlage können Sie vor dem Herunterladen lesen, und was wir bauen, steht in Konten von Ihnen.",
    ],
  },
  "how-it-knows": {
    en: [
      "How does it know that, and where does it get the data?",
      "It knows only what stands where it can read: in a calendar, a list, a mailbox, a form, or a program that lets others in. What is on paper or in somebody's head has to be entered once, for example in a table with the customer, the date of the last service and the interval; then a step works out each day who is due. After that, somebody enters what is new, or a step does it where the work is confirmed in a form or a calendar. Which columns or entries a free template reads, its page says.",
    ],
    de: [
      "Woher weiß es das, und wo nimmt es die Daten her?",
      "Es weiß nur, was dort steht, wo es lesen kann: in einem Kalender, einer Liste, einem Postfach, einem Formular oder einem Programm, das Zugriff erlaubt. Was auf Papier oder in jemandes Kopf ist, muss einmal eingetragen werden, etwa in eine Tabelle mit Kunde, Tag der letzten Wartung und Abstand; dann rechnet ein Schritt jeden Tag aus, wer dran ist. Danach trägt jemand das Neue ein, oder ein Schritt tut es, wo die Arbeit in einem Formular oder Kalender bestätigt wird. Welche Spalten oder Einträge eine kostenlose Vorlage liest, sagt ihre Seite (auf Englisch).",
    ],
  },
  "read-pdfs": {
    en: [
      "Can it copy figures from PDFs, forms or time sheets into a table?",
      "Often, yes. A PDF that holds text and always looks alike, such as a time sheet from one program, is read well. Scans and photos take an AI and are read with mistakes, handwriting worst of all, so what is unclear is put before a person and sums are checked. A free template does this for [supplier invoices](/templates/list-supplier-invoices); for time sheets, delivery notes or forms it can be built from the same kinds of steps. Send a typical one, without names, with the [contact form](/#contact): a person says what can be read in yours.",
    ],
    de: [
      "Kann es Zahlen aus PDFs, Formularen oder Stundenzetteln in eine Tabelle übertragen?",
      "Oft ja. Ein PDF, das Text enthält und immer gleich aussieht, etwa ein Stundenzettel aus einem Programm, wird gut gelesen. Scans und Fotos brauchen eine KI und werden mit Fehlern gelesen, Handschrift am schlechtesten; Unklares kommt deshalb vor einen Menschen, und Summen werden nachgerechnet. Eine kostenlose Vorlage (auf Englisch) tut das für [Lieferantenrechnungen](/templates/list-supplier-invoices); für Stundenzettel, Lieferscheine oder Formulare lässt es sich aus solchen Schritten bauen. Schicken Sie ein typisches, ohne Namen, mit dem [Kontaktformular](/#contact) (auf Englisch): Ein Mensch sagt, was sich bei Ihnen lesen lässt.",
    ],
  },
  currency: {
    en: [
      "In which currency do you bill, and is VAT included?",
      "As far as no price on this website says it, it names neither the currency in which you are billed, nor whether amounts are with or without VAT, nor what applies with a VAT number or in another country (reverse charge). You get a quote in writing before you say yes: name your country and whether you have a VAT number, and ask for currency and tax to stand in it. What other services charge for a template stands on its page in the currency in which each of them charges; their price pages say what comes on top.",
    ],
    de: [
      "In welcher Währung rechnen Sie ab, und ist die Mehrwertsteuer dabei?",
      "Soweit kein Preis auf dieser Website es sagt, steht hier nicht, in welcher Währung abgerechnet wird, ob Beträge mit oder ohne Mehrwertsteuer sind und was mit einer UID oder in einem anderen Land gilt (Reverse Charge). Bevor Sie Ja sagen, bekommen Sie ein schriftliches Angebot: Nennen Sie vorher Ihr Land und ob Sie eine UID haben, und lassen Sie Währung und Steuer hineinschreiben. Was andere Dienste für eine Vorlage berechnen, steht auf deren Seite (auf Englisch) in der Währung, in der jeder es berechnet; was dazukommt, sagen deren Preisseiten.",
    ],
  },
  "vat-on-invoices": {
    en: [
      "Which tax stands on the invoices that it writes?",
      "A workflow decides nothing about tax: it takes the rate, and the sentence about it, from your invoicing program, from your list or from a field that you fill in once. So there can be several rates, or none and a note that you charge no VAT as a small business. Whether rate, sentence and numbering are right in your country, please have your tax advisor look at before the first invoice goes out. One free template drafts invoices, [for coaching sessions](/templates/prepare-coaching-sessions), as emails; whether and how it can be built with what you have, a person says.",
    ],
    de: [
      "Welche Steuer steht auf den Rechnungen, die es schreibt?",
      "Ein Ablauf entscheidet nichts über Steuern: Er nimmt den Satz und den Hinweis dazu aus Ihrem Rechnungsprogramm, aus Ihrer Liste oder aus einem Feld, das Sie einmal ausfüllen. Es können also mehrere Sätze sein, oder keiner und ein Hinweis, dass Sie als Kleinunternehmer keine Umsatzsteuer berechnen. Ob Satz, Hinweis und Nummern in Ihrem Land stimmen, lassen Sie bitte Ihre Steuerberatung ansehen, bevor die erste Rechnung hinausgeht. Eine kostenlose Vorlage (auf Englisch) entwirft Rechnungen, [für Coaching-Stunden](/templates/prepare-coaching-sessions), als E-Mail; ob und wie es mit dem geht, was Sie haben, sagt ein Mensch.",
    ],
  },
  "missed-calls": {
    en: [
      "How does it notice a missed call on an ordinary phone?",
      "By itself it does not: an ordinary mobile or landline tells no program that a call was missed. Your provider has to forward the calls that you do not take, after some rings or when the line is busy, to a number that programs can use, such as one of Twilio or of an internet telephone system. You keep your own number, and switch the forwarding on and off on your phone; what your provider charges for it, ask there. Behind that number a step can note who called, answer with a text message, or let a [phone assistant](/services/ai-caller-and-receptionist) take the call. No free template does this; whether it can be built for your phone, a person says.",
    ],
    de: [
      "Wie merkt es einen verpassten Anruf auf einem gewöhnlichen Telefon?",
      "Von selbst gar nicht: Ein gewöhnliches Handy oder Festnetz sagt keinem Programm, dass ein Anruf verpasst wurde. Ihr Anbieter muss Anrufe, die Sie nicht annehmen, nach einigen Rufzeichen oder wenn besetzt ist, an eine Nummer weiterleiten, auf die ein Programm zugreifen kann, etwa eine von Twilio oder einer Telefonanlage im Internet. Ihre eigene Nummer behalten Sie, und die Weiterleitung schalten Sie am Telefon ein und aus; was Ihr Anbieter dafür verlangt, fragen Sie dort. Hinter dieser Nummer kann ein Schritt notieren, wer anrief, mit einer SMS antworten oder einen [Telefonassistenten](/services/ai-caller-and-receptionist) (auf Englisch) abnehmen lassen. Keine kostenlose Vorlage tut das; ob es sich für Ihr Telefon bauen lässt, sagt ein Mensch.",
    ],
  },
  "import-json": {
    en: [
      "How do I get the downloaded file into n8n?",
      "Unpack the zip file; the workflow is the .json file in it, which you need not open. Make a new workflow in n8n, open the menu with the three dots at the top, choose “Import from File” and take that file. Then open each step with a warning and choose or make its credential; how to connect each account is explained on [its page](/connect). Fill in what the guide in the download names, run it once with test data, and press “Publish” (before n8n 2, the switch “Active”). If you have no n8n yet: [where to get it, and what it costs](/connect#get-n8n).",
    ],
    de: [
      "Wie kommt die heruntergeladene Datei in n8n?",
      "Entpacken Sie die Zip-Datei; der Ablauf ist die .json-Datei darin, die Sie nicht zu öffnen brauchen. Legen Sie in n8n einen neuen Workflow an, öffnen Sie oben das Menü mit den drei Punkten, wählen Sie „Import from File“ und nehmen Sie diese Datei. Öffnen Sie dann jeden Schritt mit einer Warnung und wählen oder erstellen Sie sein Credential; wie man jedes Konto verbindet, steht auf [dessen Seite](/connect) (auf Englisch). Füllen Sie aus, was die Anleitung im Download nennt, lassen Sie es einmal mit Testdaten laufen und drücken Sie „Publish“ (vor n8n 2 der Schalter „Active“). Haben Sie noch kein n8n: [wo es das gibt und was es kostet](/connect#get-n8n).",
    ],
  },
  "data-country": {
    en: [
      "Can the data stay in one country, such as Switzerland or Germany?",
      "What the workflow itself holds, yes: n8n can run on a server in the country that you choose, rented or your own. What it connects is stored where its maker stores it: Google, Microsoft, OpenAI, Slack and Twilio, for example, are companies from the USA. The fewer such services take part, the more stays; an AI can run on a machine of yours too. Whether that satisfies the law that applies to you, such as the GDPR or the Swiss Data Protection Act, I cannot judge, for that would be legal advice: please ask whoever advises you. Which services your task would need, a person says.",
    ],
    de: [
      "Können die Daten in einem Land bleiben, etwa in der Schweiz oder in Deutschland?",
      "Was im Ablauf selbst liegt, ja: n8n kann auf einem Server in dem Land laufen, das Sie wählen, gemietet oder Ihr eigener. Was er verbindet, liegt dort, wo der Anbieter es speichert: Google, Microsoft, OpenAI, Slack und Twilio zum Beispiel sind Firmen aus den USA. Je weniger solche Dienste beteiligt sind, desto mehr bleibt; auch eine KI kann auf einem Rechner von Ihnen laufen. Ob das dem Recht genügt, das für Sie gilt, etwa der DSGVO oder dem Schweizer Datenschutzgesetz, kann ich nicht beurteilen, das wäre Rechtsrat: Bitte fragen Sie, wer Sie berät. Welche Dienste Ihre Aufgabe bräuchte, sagt ein Mensch.",
    ],
  },
  absence: {
    en: [
      "What if you are ill or on holiday: is there a stand-in?",
      "Whether one of us or several would know your workflow, and who stands in for whom, this website does not say: ask a person before you order, and have it written into the quote if it matters to you. What it says: the workflow runs in your own n8n, whether or not one of us is at work; at a failed step it stops and tells whomever you named; and it comes with a guide, so that somebody of yours, or anybody who knows n8n, can help.",
    ],
    de: [
      "Was, wenn Sie krank oder im Urlaub sind: Gibt es eine Vertretung?",
      "Ob einer oder mehrere von uns Ihren Ablauf kennen und wer wen vertritt, sagt diese Website nicht: Fragen Sie einen Menschen, bevor Sie beauftragen, und lassen Sie es ins Angebot schreiben, wenn es Ihnen wichtig ist. Was sie sagt: Der Ablauf läuft in Ihrem eigenen n8n, ob jemand von uns gerade arbeitet oder nicht; an einem gescheiterten Schritt hält er an und sagt es dem, den Sie genannt haben; und er kommt mit einer Anleitung, sodass jemand von Ihnen oder jeder, der n8n kennt, helfen kann.",
    ],
  },
  "leaked-key": {
    en: [
      "I have given away a password or key by mistake. What now?",
      "Make it worthless first: sign in to the service that it belongs to, delete the key or change the password, and make a new one. Then look there whether anybody has used it. Please do not type it here. What you paste into the [check-up](/check) stays in your browser; nothing of it is sent or stored. If you have sent it to us in a message or a file, tell us, and a person deletes it. Before you pass a workflow on, let the check-up look for keys in it.",
    ],
    de: [
      "Ich habe aus Versehen ein Passwort oder einen Schlüssel herausgegeben. Was jetzt?",
      "Machen Sie ihn zuerst wertlos: Melden Sie sich bei dem Dienst an, zu dem er gehört, löschen Sie den Schlüssel oder ändern Sie das Passwort, und legen Sie ein neues an. Sehen Sie dann dort nach, ob es jemand benutzt hat. Bitte tippen Sie es nicht hier ein. Was Sie in die [Prüfung](/check) (auf Englisch) einfügen, bleibt in Ihrem Browser; nichts davon wird gesendet oder gespeichert. Haben Sie es uns in einer Nachricht oder Datei geschickt, sagen Sie es uns, dann löscht es ein Mensch. Bevor Sie einen Ablauf weitergeben, lassen Sie die Prüfung nach Schlüsseln darin suchen.",
    ],
  },
  deadlines: {
    en: [
      "Can it remind of deadlines, and how long before?",
      "Yes, though no free template is made for it. A table has a row for each contract, certificate or inspection: what it is, the last day, how many days before you want to know, and who is told. Each morning a step compares the days. Several reminders, such as six weeks, 30 and 7 days before, are several numbers, and a second person, such as an engineer, is one more address. A rule such as three months to the end of a quarter can be worked out by a step; otherwise you type the last day yourself. Different kinds can stand in one table with a column that names the kind. A note in the table says what was told, so that nothing is told twice.",
    ],
    de: [
      "Kann es an Fristen erinnern, und wie lange vorher?",
      "Ja, auch wenn keine kostenlose Vorlage genau dafür gemacht ist. Eine Tabelle hat je Vertrag, Zertifikat oder Prüfung eine Zeile: was es ist, der letzte Tag, wie viele Tage vorher Sie es wissen wollen und wer Bescheid bekommt. Jeden Morgen vergleicht ein Schritt die Tage. Mehrere Erinnerungen, etwa sechs Wochen, 30 und 7 Tage vorher, sind mehrere Zahlen, und eine zweite Person, etwa ein Techniker, ist eine Adresse mehr. Eine Regel wie drei Monate zum Quartalsende kann ein Schritt ausrechnen; sonst tragen Sie den letzten Tag selbst ein. Verschiedene Arten können in einer Tabelle stehen, mit einer Spalte für die Art. Ein Vermerk in der Tabelle sagt, was gemeldet ist, damit nichts doppelt kommt.",
    ],
  },
  receivers: {
    en: [
      "Can it also go to several people, or to somebody else?",
      "Yes. Where a free template sends an email to you or your team, the field for the receiver takes several addresses, separated by commas; everybody in it sees the others. Who receives what can also differ: a column in your list names the address for each row, such as both parents, the engineer or the office, and the step takes it from there. A message to Slack or Teams reaches everybody in its channel. Where a reply is expected, settle whose answer counts. An SMS or WhatsApp to a second person is one more message, and costs as one.",
    ],
    de: [
      "Kann es auch an mehrere Leute gehen oder an jemand anderen?",
      "Ja. Wo eine kostenlose Vorlage Ihnen oder Ihrem Team eine E-Mail schickt, nimmt das Feld für den Empfänger mehrere Adressen, mit Komma getrennt; alle darin sehen einander. Wer was bekommt, kann auch verschieden sein: Eine Spalte Ihrer Liste nennt zu jeder Zeile die Adresse, etwa beide Eltern, den Techniker oder das Büro, und der Schritt nimmt sie von dort. Eine Nachricht in Slack oder Teams erreicht alle im Kanal. Wo eine Antwort erwartet wird, legen Sie fest, wessen Antwort zählt. Eine SMS oder WhatsApp an eine zweite Person ist eine Nachricht mehr und kostet so viel.",
    ],
  },
  moved: {
    en: [
      "What if a date, a plan or an entry is changed afterwards?",
      "A workflow knows what stands in the calendar or list at the moment it looks. What is changed before that counts, so a moved appointment is reminded of at its new time. A message that has gone out already stays out: whether a new one follows depends on the workflow. A step can keep the date it told somebody, compare it at each run, and write again if it is another one, also to many at once, for example when a storm or an illness moves a whole day. If a row is deleted by mistake, what has no row gets no message; nobody else gets it instead, as long as the workflow finds rows by a number or a name and not by their place. What a free template does is on its page.",
    ],
    de: [
      "Was, wenn ein Termin, ein Plan oder ein Eintrag nachträglich geändert wird?",
      "Ein Ablauf weiß, was in dem Augenblick im Kalender oder in der Liste steht, in dem er nachsieht. Was vorher geändert wird, zählt; an einen verschobenen Termin wird also zur neuen Zeit erinnert. Eine Nachricht, die schon hinausging, bleibt draußen: Ob eine neue folgt, hängt vom Ablauf ab. Ein Schritt kann sich merken, welches Datum gemeldet wurde, bei jedem Lauf vergleichen und neu schreiben, wenn es ein anderes ist, auch an viele auf einmal, etwa wenn ein Sturm oder eine Krankheit einen ganzen Tag verschiebt. Wird eine Zeile versehentlich gelöscht, bekommt der ohne Zeile keine Nachricht; jemand anderes bekommt sie nicht statt ihm, solange der Ablauf Zeilen an Nummer oder Name findet und nicht an ihrem Platz. Was eine kostenlose Vorlage tut, steht auf ihrer Seite.",
    ],
  },
  "same-slot": {
    en: [
      "What if two people want the same slot, or the day is taken already?",
      "Then the calendar or list has to decide: right before it promises anything, a step looks whether the slot is still free, enters the first, and gives the other one a friendly no with another choice. If entries are worked off one after the other, two answers in the same second cannot both win. That holds for tables, rooms, dates of a photographer and holidays of two people alike; a rule such as “never both of these two” is a condition in the same step. What a free template checks before it says yes is on its page. What stands in no calendar, such as a booking on the phone that nobody entered, no workflow can know.",
    ],
    de: [
      "Was, wenn zwei denselben Platz wollen oder der Tag schon vergeben ist?",
      "Dann muss der Kalender oder die Liste entscheiden: Direkt bevor etwas zugesagt wird, sieht ein Schritt nach, ob der Platz noch frei ist, trägt den Ersten ein und gibt dem anderen ein freundliches Nein mit einer anderen Wahl. Werden Eingänge nacheinander abgearbeitet, können zwei Antworten in derselben Sekunde nicht beide gewinnen. Das gilt für Tische, Zimmer, Tage einer Fotografin und den Urlaub von zwei Leuten gleich; eine Regel wie „nie diese beiden zugleich“ ist eine Bedingung in demselben Schritt. Was eine kostenlose Vorlage prüft, bevor sie zusagt, steht auf ihrer Seite. Was in keinem Kalender steht, etwa eine Zusage am Telefon, die niemand eintrug, kann kein Ablauf wissen.",
    ],
  },
  bundle: {
    en: [
      "Does a person get one message, or one for each item?",
      "As it is built: a step can gather everything that concerns one person and write a single message with a list, instead of one for each pet, invoice, document or child. It groups by the email address or the number, so both have to stand in each row alike. For that, the reminders of a week can also be put on one day. A free template that does not gather, which its page shows, gets one more step before the sending; we can add it too. In the same way, an alert that many people report, such as a broken lift, can become one case with all reports in it.",
    ],
    de: [
      "Bekommt jemand eine Nachricht oder für jedes Stück eine?",
      "So, wie es gebaut ist: Ein Schritt kann alles sammeln, was eine Person betrifft, und eine einzige Nachricht mit einer Liste schreiben, statt je Tier, Rechnung, Beleg oder Kind eine. Er fasst nach E-Mail-Adresse oder Nummer zusammen, darum muss sie in jeder Zeile gleich stehen. Dafür lassen sich die Erinnerungen einer Woche auch auf einen Tag legen. Eine kostenlose Vorlage, die nicht sammelt (ihre Seite zeigt es), bekommt vor dem Senden einen Schritt mehr; auch wir können ihn ergänzen. Genauso kann aus einer Störung, die viele melden, etwa einem Lift, der steht, ein Fall mit allen Meldungen werden.",
    ],
  },
  thresholds: {
    en: [
      "Can I set my own limits, such as an amount, a number or a temperature?",
      "Yes. A limit is a number in a step: below it one thing happens, above it another, such as “over 500 a second person says yes”, “fewer than six pieces, write to me” or “only wind over 45”. Several steps of amounts are several ways in a row. You change the number in the step yourself, without programming; in a free template such numbers stand in “Set your values”, if it has any. Different limits for different articles, customers or days belong in a column of your list, from which the step reads them. What it compares has to be there as a number.",
    ],
    de: [
      "Kann ich eigene Grenzen festlegen, etwa einen Betrag, eine Menge oder eine Temperatur?",
      "Ja. Eine Grenze ist eine Zahl in einem Schritt: Darunter geschieht das eine, darüber das andere, etwa „über 500 sagt eine zweite Person Ja“, „weniger als sechs Stück, schreib mir“ oder „nur Wind über 45“. Mehrere Stufen sind mehrere Wege hintereinander. Die Zahl ändern Sie selbst im Schritt, ohne Programmieren; in einer kostenlosen Vorlage stehen solche Zahlen in „Set your values“, wenn sie welche hat. Verschiedene Grenzen je Artikel, Kunde oder Tag gehören in eine Spalte Ihrer Liste, aus der sie der Schritt liest. Was verglichen wird, muss als Zahl vorliegen.",
    ],
  },
  weather: {
    en: [
      "Can it watch the weather and warn us?",
      "Yes, though no free template does it. n8n can ask a weather service, such as OpenWeatherMap, at fixed times; many such services have a free plan up to a limit. A step compares the forecast with your limits, such as frost, wind or rain, each as a number that you set, and warns by SMS, WhatsApp, Telegram or email. Several sites are rows of a table with their place, worked off in one workflow, and each with the people who are told. An SMS reaches a phone without internet and costs a little for each. A forecast can be wrong: it takes nobody's decision whether work is safe. A person says what it would cost to build.",
    ],
    de: [
      "Kann es das Wetter beobachten und uns warnen?",
      "Ja, auch wenn keine kostenlose Vorlage es tut. n8n kann zu festen Zeiten einen Wetterdienst fragen, etwa OpenWeatherMap; viele haben bis zu einer Grenze einen kostenlosen Tarif. Ein Schritt vergleicht die Vorhersage mit Ihren Grenzen, etwa Frost, Wind oder Regen, jede als Zahl, die Sie selbst festlegen, und warnt per SMS, WhatsApp, Telegram oder E-Mail. Mehrere Orte sind Zeilen einer Tabelle, die ein Ablauf nacheinander abarbeitet, jede mit den Leuten, die Bescheid bekommen. Eine SMS kommt auch auf ein Handy ohne Internet und kostet je Stück etwas. Eine Vorhersage kann falsch sein: Ob gearbeitet werden darf, entscheidet weiter ein Mensch. Was der Bau kostet, sagt eine Person.",
    ],
  },
  uptime: {
    en: [
      "Can it watch whether our website is up, and how often does it look?",
      "Yes, though no free template does exactly that: one [watches pages of competitors](/templates/watch-competitor-pages) for changes, one reports [failed runs of n8n](/templates/watch-n8n-failed-runs). A workflow can open your address every few minutes, as often as you set it, and write to you by SMS, Slack or email if no good answer comes twice in a row. n8n must not run on the same server as the website: if that stands still, so does the watch. Running it costs what your n8n costs; some plans count runs, and a check every five minutes is about 8,600 runs a month. For only this, a ready-made monitoring service is simpler, and we say so.",
    ],
    de: [
      "Kann es überwachen, ob unsere Website erreichbar ist, und wie oft schaut es nach?",
      "Ja, auch wenn keine kostenlose Vorlage genau das tut: Eine [beobachtet Seiten von Mitbewerbern](/templates/watch-competitor-pages) auf Änderungen, eine meldet [gescheiterte Läufe von n8n](/templates/watch-n8n-failed-runs). Ein Ablauf kann Ihre Adresse alle paar Minuten aufrufen, so oft, wie Sie es einstellen, und Ihnen per SMS, Slack oder E-Mail schreiben, wenn zweimal hintereinander keine gute Antwort kommt. n8n darf dafür nicht auf demselben Server laufen wie die Website: Steht der, steht auch die Überwachung. Der Betrieb kostet, was Ihr n8n kostet; manche Tarife zählen Läufe, und alle fünf Minuten sind etwa 8.600 im Monat. Nur dafür ist ein fertiger Dienst einfacher, und das sagen wir auch.",
    ],
  },
  "large-files": {
    en: [
      "What about very large files, galleries or databases?",
      "They stay where they are, and only a link travels: a workflow keeps what it works with in the memory of n8n, so files of many gigabytes, such as videos, galleries or the dump of a database, should not pass through it. A gallery is sent as a link, and a reminder before the link ends is one more step at a fixed time. For a database or a server, the backup runs on that machine; n8n can start it, check that the file is there and has grown, delete old ones after some days, and report. The free [backup template](/templates/back-up-workflows-github) saves only n8n's workflows to GitHub: no database and no folders of Google Drive. For those there is no template; a person says what fits.",
    ],
    de: [
      "Was ist mit sehr großen Dateien, Galerien oder Datenbanken?",
      "Sie bleiben, wo sie sind, und nur ein Link wandert: Ein Ablauf hält das, womit er arbeitet, im Speicher von n8n; Dateien mit vielen Gigabyte, etwa Videos, Galerien oder der Abzug einer Datenbank, sollten also nicht hindurchgehen. Eine Galerie wird als Link verschickt, und eine Erinnerung, bevor der Link abläuft, ist ein Schritt mehr zu fester Zeit. Bei einer Datenbank oder einem Server läuft das Backup auf jenem Rechner; n8n kann es starten, prüfen, ob die Datei da ist und gewachsen ist, alte nach einigen Tagen löschen und alles melden. Die kostenlose [Backup-Vorlage](/templates/back-up-workflows-github) sichert nur die Abläufe von n8n auf GitHub: keine Datenbank und keine Ordner aus Google Drive. Dafür gibt es keine Vorlage; eine Person sagt, was passt.",
    ],
  },
  outdated: {
    en: [
      "What about people who died, moved away or no longer are customers?",
      "A workflow knows only what your list says, so give the list a column for it, such as “Active”, and a step leaves out every row without a yes, right before it writes. Whoever hears that an animal or a person has died, or that somebody moved or went elsewhere, changes that one field; no row has to be deleted. If the change is in your practice or customer program, a step can read it there. Each message should say how to end it, and whoever writes “no longer” is then marked. After a move, the new tenant or owner is a new row with an own consent. Read the first messages before they go out, for a mistake here hurts.",
    ],
    de: [
      "Was ist mit Verstorbenen, Weggezogenen und Leuten, die keine Kunden mehr sind?",
      "Ein Ablauf weiß nur, was Ihre Liste sagt. Geben Sie ihr darum eine Spalte, etwa „Aktiv“: Ein Schritt lässt jede Zeile ohne Ja aus, direkt bevor er schreibt. Wer hört, dass ein Tier oder ein Mensch gestorben ist oder dass jemand umgezogen oder woanders ist, ändert das eine Feld; gelöscht werden muss nichts. Steht die Änderung in Ihrem Praxis- oder Kundenprogramm, kann ein Schritt sie dort lesen. Jede Nachricht sollte sagen, wie man sie beendet; wer „nicht mehr“ schreibt, wird dann markiert. Nach einem Umzug ist der neue Mieter oder Besitzer eine neue Zeile mit eigener Einwilligung. Lesen Sie die ersten Nachrichten, bevor sie hinausgehen, denn ein Fehler tut hier weh.",
    ],
  },
  "who-pays": {
    en: [
      "What about partial payments, installments, or somebody else who pays?",
      "A workflow matches a payment by what you name: best by an invoice number in the reference, otherwise by amount and name. A part that was paid is subtracted if your list or accounting program has a column for it; then only the rest is asked for. Installments are rows of their own with a date each. If a mother, an office or one member pays for others, a column names the payer, so that nobody else is reminded. What cannot be matched surely, such as another surname or a cash payment, goes to you before anything is written. What a free template reads is on its page; more columns can be added, by you or by us.",
    ],
    de: [
      "Was ist mit Teilzahlungen, Raten oder wenn jemand anderes zahlt?",
      "Ein Ablauf ordnet eine Zahlung dem zu, was Sie bestimmen: am besten einer Rechnungsnummer im Verwendungszweck, sonst Betrag und Name. Ein bezahlter Teil wird abgezogen, wenn Ihre Liste oder Buchhaltung dafür eine Spalte hat; dann wird nur der Rest verlangt. Raten sind eigene Zeilen mit je einem Datum. Zahlt die Mutter, ein Amt oder ein Mitglied für andere, nennt eine Spalte, wer zahlt, damit niemand sonst gemahnt wird. Was sich nicht sicher zuordnen lässt, etwa ein anderer Nachname oder Bargeld, kommt zuerst zu Ihnen. Was eine kostenlose Vorlage liest, steht auf ihrer Seite; weitere Spalten lassen sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "merge-lists": {
    en: [
      "Can it bring lists with different columns together?",
      "Yes. For each list a step names which column means what, such as “Customer” here and “Name” there, and writes all of them into one table with the same headings. That is set up once for each list; it holds as long as nobody renames columns, and a missing heading should stop the run and tell you. Dates and amounts that are written differently are made alike by a step. Files of an old Excel can be read too, as .xls or .csv. What stands in two lists is recognized by a number or an email address, and doubtful cases go to you. It can run at a fixed time, such as Monday before nine.",
    ],
    de: [
      "Kann es Listen mit verschiedenen Spalten zusammenführen?",
      "Ja. Für jede Liste nennt ein Schritt, welche Spalte was bedeutet, etwa „Kunde“ hier und „Name“ dort, und schreibt alle in eine Tabelle mit denselben Überschriften. Das wird je Liste einmal eingerichtet; es hält, solange niemand Spalten umbenennt, und eine fehlende Überschrift sollte den Lauf anhalten und Ihnen gemeldet werden. Daten und Beträge in verschiedener Schreibweise gleicht ein Schritt an. Auch Dateien aus einem alten Excel lassen sich lesen, als .xls oder .csv. Was in zwei Listen steht, wird an einer Nummer oder E-Mail-Adresse erkannt, und Zweifelhaftes kommt zu Ihnen. Laufen kann es zu fester Zeit, etwa montags vor neun.",
    ],
  },
  cover: {
    en: [
      "Can it find a stand-in when somebody calls in sick?",
      "A part of it, and no free template does it. A form, a text message or a call to a number reports who is missing, at any hour, and the workflow starts at once. It takes from a list who may do the shift, writes to them one after the other or to all together by SMS or WhatsApp, and the first who says yes gets it; the others hear that it is taken, and you get one message with the result, or a call list if nobody answers. The changed plan goes out anew to those it concerns. Whoever has rest hours or a qualification needs a column for it, and the last word stays with you. A person says what that would cost to build.",
    ],
    de: [
      "Kann es Ersatz finden, wenn sich jemand krankmeldet?",
      "Einen Teil davon, und keine kostenlose Vorlage tut es. Ein Formular, eine SMS oder ein Anruf bei einer Nummer meldet, wer fehlt, zu jeder Stunde, und der Ablauf beginnt sofort. Er nimmt aus einer Liste, wer die Schicht übernehmen darf, schreibt allen zugleich oder einem nach dem anderen per SMS oder WhatsApp, und wer zuerst zusagt, bekommt sie; die anderen hören, dass sie vergeben ist, und Sie bekommen eine Nachricht mit dem Ergebnis oder eine Anrufliste, wenn niemand antwortet. Der geänderte Plan geht neu an die, die er betrifft. Ruhezeiten und Befähigungen brauchen je eine Spalte, und das letzte Wort haben Sie. Was der Bau kostet, sagt eine Person.",
    ],
  },
  "get-reviews": {
    en: [
      "Can it ask customers for a review after the job?",
      "Yes. One free template does it for places with guests: it [asks for a review after the stay](/templates/send-guest-messages). For a job, a delivery or an appointment it is adapted or built: a workflow starts when you mark something as done, delivered or paid, waits as long as you say, and sends the link of your page at Google, Booking.com or elsewhere. A column leaves out whoever should not be asked, such as after a complaint that is still open, and a note keeps anybody from being asked twice. Do not ask only the happy ones: review sites can forbid it; the message can invite people to write to you first if something was wrong. Whether you need consent for it, ask somebody who may give legal advice. A template that [answers reviews](/templates/answer-google-reviews) is something else.",
    ],
    de: [
      "Kann es Kunden nach dem Auftrag um eine Bewertung bitten?",
      "Ja. Eine kostenlose Vorlage tut es für Häuser mit Gästen: Sie [bittet nach dem Aufenthalt um eine Bewertung](/templates/send-guest-messages). Für Auftrag, Lieferung oder Termin wird das angepasst oder gebaut: Ein Ablauf beginnt, wenn Sie etwas als fertig, geliefert oder bezahlt markieren, wartet so lange, wie Sie sagen, und schickt den Link Ihrer Seite bei Google, Booking.com oder anderswo. Eine Spalte lässt aus, wer nicht gefragt werden soll, etwa bei einer offenen Reklamation, und ein Vermerk verhindert, dass jemand zweimal gefragt wird. Fragen Sie nicht nur die Zufriedenen: Bewertungsportale können das verbieten; die Nachricht kann einladen, zuerst Ihnen zu schreiben, wenn etwas nicht gepasst hat. Ob Sie dafür eine Einwilligung brauchen, sagt jemand, der Rechtsrat geben darf. Eine Vorlage, die [Bewertungen beantwortet](/templates/answer-google-reviews), ist etwas anderes.",
    ],
  },
  "do-the-work": {
    en: [
      "Do you do the work itself, such as bookkeeping, taxes or posts?",
      "No. We automate the routine around it; we keep no books, make no tax return, take no photos and look after no channel, and we answer no phone in person. For that you need a tax advisor, a bookkeeper or an agency; this website recommends none. What a workflow can take off you or them: fetching receipts from the mailbox, reading and listing invoices, filing them and passing them on to the accountant, for example with the free templates that [list supplier invoices](/templates/list-supplier-invoices) or [save attachments](/templates/save-outlook-attachments).",
    ],
    de: [
      "Machen Sie die Arbeit selbst, etwa Buchhaltung, Steuern oder Beiträge?",
      "Nein. Wir automatisieren die Routine darum herum; wir führen keine Bücher, machen keine Steuererklärung, fotografieren nicht, betreuen keine Kanäle und nehmen keine Anrufe persönlich an. Dafür brauchen Sie jemanden für Steuern oder Buchhaltung oder eine Agentur; diese Website empfiehlt niemanden. Was ein Ablauf Ihnen oder denen abnimmt: Belege aus dem Postfach holen, Rechnungen lesen und auflisten, ablegen und an die Steuerberatung weitergeben, zum Beispiel mit den kostenlosen Vorlagen, die [Rechnungen von Lieferanten auflisten](/templates/list-supplier-invoices) oder [Anhänge ablegen](/templates/save-outlook-attachments).",
    ],
  },
  "own-tools": {
    en: [
      "Which tools do you use yourselves, and who built this chat?",
      "Which programs our team uses day by day, this website does not say: ask in the call. What we build for customers is made in n8n, and so are all free templates. This chat is part of our website. It answers from texts of this website, and understands some messages wrongly; the chatbots of the [templates](/templates) and those we build for customers are made differently, with an AI model and your own texts.",
    ],
    de: [
      "Was nutzt ihr selbst, und wer hat diesen Chat gebaut?",
      "Womit unser Team im Alltag arbeitet, sagt diese Website nicht: Fragen Sie im Gespräch. Was wir für Kunden bauen, entsteht in n8n, ebenso alle kostenlosen Vorlagen. Dieser Chat gehört zu unserer Website. Er antwortet aus Texten dieser Website und versteht manche Nachricht falsch; die Chatbots der [Vorlagen](/templates) und die, die wir für Kunden bauen, sind anders gemacht, mit einem KI-Modell und Ihren eigenen Texten.",
    ],
  },
  chatgpt: {
    en: [
      "Why not simply ask ChatGPT or let it build the workflow?",
      "That can be enough, so try it: an AI can explain steps and draft a workflow for n8n. What it cannot do by itself is run each night, watch a mailbox and stop when something is wrong; for that the draft has to stand in a program such as n8n, with accounts connected, tried with real cases, and with a way for errors. Such drafts often use parameters that do not exist. The [check-up](/check) finds such faults, free of charge and in your browser. The free templates were run with played cases, and their pages show how. If a chat does your task well now and then, you need nothing from us.",
    ],
    de: [
      "Warum nicht einfach ChatGPT fragen oder den Ablauf bauen lassen?",
      "Das kann reichen, probieren Sie es also: Eine KI kann Schritte erklären und einen Ablauf für n8n entwerfen. Was sie allein nicht kann: jede Nacht laufen, ein Postfach beobachten und anhalten, wenn etwas nicht stimmt; dafür muss der Entwurf in einem Programm wie n8n stehen, mit verbundenen Konten, mit echten Fällen erprobt und mit einem Weg für Fehler. Solche Entwürfe nutzen oft Einstellungen, die es nicht gibt. Die [Prüfung](/check) findet solche Fehler, kostenlos und in Ihrem Browser. Die kostenlosen Vorlagen wurden mit gespielten Fällen ausgeführt, und ihre Seiten zeigen, wie. Erledigt ein Chat Ihre Aufgabe ab und zu gut genug, brauchen Sie von uns nichts.",
    ],
  },
  "invoice-formats": {
    en: [
      "Can it make e-invoices such as XRechnung, ZUGFeRD or a QR-bill?",
      "The format comes from your invoicing program, not from the workflow: one that can make e-invoices (XRechnung, ZUGFeRD, Peppol) or Swiss QR-bills makes them there, and the workflow hands it the figures, fetches the file and sends it on. So the currency, the reference number and the account for each currency are set there too. Without such a program, a service for it can be connected. Whether and from when you must send e-invoices, your tax advisor says. No free template makes invoices in these formats; one [lists the invoices you receive](/templates/list-supplier-invoices), of which it reads PDFs.",
    ],
    de: [
      "Kann es E-Rechnungen wie XRechnung oder ZUGFeRD oder QR-Rechnungen erstellen?",
      "Das Format kommt aus Ihrem Rechnungsprogramm, nicht aus dem Ablauf: Eines, das E-Rechnungen (XRechnung, ZUGFeRD, Peppol) oder Schweizer QR-Rechnungen kann, erstellt sie dort, und der Ablauf gibt ihm die Zahlen, holt die Datei und schickt sie weiter. Auch Währung, Referenznummer und das Konto je Währung werden dort festgelegt. Ohne ein solches Programm lässt sich ein Dienst dafür anbinden. Ob und ab wann Sie E-Rechnungen senden müssen, sagt Ihre Steuerberatung. Keine kostenlose Vorlage erstellt Rechnungen in diesen Formaten; eine [listet Rechnungen auf, die Sie bekommen](/templates/list-supplier-invoices), und liest dabei PDFs.",
    ],
  },
  "earlier-call": {
    en: [
      "No free time for a call soon: can it be earlier?",
      "The calendar shows all the free times there are. If none suits you, leave a message here or by the [contact form](/#contact): say what it is about, when you can talk, and that it is urgent. A person answers and says whether an earlier time can be found; nobody here can promise one. Often the question is settled in writing. The [free templates](/templates) need no call.",
    ],
    de: [
      "Kein Termin in nächster Zeit frei: Geht es früher?",
      "Der Kalender zeigt alle freien Zeiten, die es gibt. Passt keine, hinterlassen Sie hier oder im [Kontaktformular](/#contact) eine Nachricht: worum es geht, wann Sie sprechen können und dass es eilt. Eine Person antwortet und sagt, ob sich ein früherer Termin findet; versprechen kann ihn hier niemand. Oft ist die Frage auch schriftlich geklärt. Die [kostenlosen Vorlagen](/templates) brauchen kein Gespräch.",
    ],
  },
  easiest: {
    en: [
      "Which template is the easiest for a beginner?",
      "The ones with few accounts and short guides; the page of each estimates the minutes. About a quarter of an hour is estimated for the [weekly sales summary](/templates/send-weekly-sales-summary), the [follow-up on offers in Gmail](/templates/follow-up-on-offers), [birthday greetings](/templates/send-birthday-greetings) and the [weekly report of a website](/templates/send-weekly-website-report). Take one whose accounts you have already. What you need beside it is an n8n; its cloud can be tried free of charge for some days, as n8n says itself. A course is not needed: the guide in the download leads through every step, and a run with test data breaks nothing.",
    ],
    de: [
      "Welche Vorlage ist für den Anfang die einfachste?",
      "Die mit wenigen Konten und kurzer Anleitung; auf der Seite jeder Vorlage stehen die geschätzten Minuten. Etwa eine Viertelstunde ist geschätzt für den [Wochenbericht der Verkäufe](/templates/send-weekly-sales-summary), das [Nachfassen bei Angeboten in Gmail](/templates/follow-up-on-offers), die [Geburtstagsgrüße](/templates/send-birthday-greetings) und den [Wochenbericht einer Website](/templates/send-weekly-website-report) (alle auf Englisch). Nehmen Sie eine, deren Konten Sie schon haben. Dazu brauchen Sie ein n8n; seine Cloud lässt sich nach Angabe von n8n einige Tage kostenlos testen. Einen Kurs braucht es nicht: Die Anleitung im Download führt durch jeden Schritt, und ein Lauf mit Testdaten macht nichts kaputt.",
    ],
  },
  "import-errors": {
    en: [
      'It says "credentials not found" or "unrecognized node type": why?',
      '"Credentials not found", or a red mark on a step, is normal right after an import: a template brings no sign-ins. Open each step that is marked, and under “Credential to connect with” choose your own or make a new one; how, is explained for each account on [its page](/connect). Do this for every marked step, for each has its own field. “Unrecognized node type” or a step with a question mark means that your n8n does not know the step: our templates need n8n 2.0.0 or newer, so update it; steps of the community would have to be installed, but our templates use none. If it stays red after that, paste the workflow into the [check-up](/check): nothing leaves your browser.',
    ],
    de: [
      "Es heißt „credentials not found“ oder „unrecognized node type“: Warum?",
      "„Credentials not found“ oder eine rote Marke an einem Schritt ist direkt nach dem Import normal: Eine Vorlage bringt keine Anmeldungen mit. Öffnen Sie jeden markierten Schritt und wählen Sie unter „Credential to connect with“ Ihre eigenen Zugangsdaten oder legen Sie neue an; wie, erklärt für jedes Konto [seine Seite](/connect) (auf Englisch). Das gilt für jeden markierten Schritt, denn jeder hat sein eigenes Feld. „Unrecognized node type“ oder ein Schritt mit Fragezeichen heißt, dass Ihr n8n den Schritt nicht kennt: Unsere Vorlagen brauchen n8n 2.0.0 oder neuer, also aktualisieren Sie es; Schritte der Community müsste man installieren, unsere Vorlagen nutzen aber keine. Bleibt es danach rot, fügen Sie den Ablauf in die [Prüfung](/check) ein: Nichts verlässt Ihren Browser.",
    ],
  },
  "recorded-runs": {
    en: [
      "Is the data in the recorded runs real?",
      "The runs are real, the data is made up: each workflow ran in n8n and was recorded step by step, with invented people and simulated services. So no customer is shown, nothing was sent to anybody, and the figures in it are no results of a business. A template's page names the version of n8n and the day. It shows what each step does when all goes well, when something is missing and when a service fails. With your own data you see it in your own n8n: begin with an entry that has your own address.",
    ],
    de: [
      "Sind die Daten in den aufgezeichneten Läufen echt?",
      "Die Läufe sind echt, die Daten erfunden: Jeder Ablauf lief in n8n und wurde Schritt für Schritt aufgezeichnet, mit ausgedachten Personen und simulierten Diensten. Es ist also kein Kunde zu sehen, niemandem wurde etwas geschickt, und die Zahlen darin sind keine Ergebnisse eines Betriebs. Die Seite einer Vorlage (auf Englisch) nennt die Version von n8n und den Tag. Sie zeigt, was jeder Schritt tut, wenn alles gut geht, wenn etwas fehlt und wenn ein Dienst ausfällt. Mit Ihren Daten sehen Sie es in Ihrem eigenen n8n: Beginnen Sie mit einem Eintrag mit Ihrer eigenen Adresse.",
    ],
  },
  "message-fees": {
    en: [
      "Who charges for text messages and WhatsApp?",
      "The services that send them, and you pay those directly, in accounts of your own. An SMS service such as Twilio charges each text message, a long one as several, and a monthly price for the number. WhatsApp charges businesses for messages too, depending on the country and on the kind of message, and a service in between, such as Twilio, adds its own price. Emails from your mailbox cost nothing extra. The templates are free of charge and add nothing to it; the page of each one estimates what its services cost a month. What our work costs is a separate thing: you get a fixed quote for it.",
    ],
    de: [
      "Wer berechnet etwas für SMS und WhatsApp?",
      "Die Dienste, die sie verschicken; Sie zahlen direkt an diese, mit eigenen Konten. Ein SMS-Dienst wie Twilio berechnet jede SMS, eine lange als mehrere, und einen Monatspreis für die Nummer. Auch WhatsApp berechnet Unternehmen Nachrichten, je nach Land und Art der Nachricht, und ein Dienst dazwischen, etwa Twilio, schlägt seinen Preis auf. Nachrichten per E-Mail aus Ihrem Postfach kosten nichts extra. Die Vorlagen sind kostenlos und schlagen nichts auf; die Seite jeder Vorlage (auf Englisch) schätzt, was ihre Dienste im Monat kosten. Was unsere Arbeit kostet, ist etwas anderes: Dafür bekommen Sie ein festes Angebot.",
    ],
  },
  sender: {
    en: [
      "From which number or address do the messages come?",
      "From accounts of your own. An email comes from the mailbox that you connect, and answers go there unless another address is set for them. A text message comes from a number that you rent at an SMS service such as Twilio; not every service lets the number of your ordinary mobile be the sender. In some countries a name can stand in its place, but nobody can answer a name. WhatsApp messages come from a number that is registered with the WhatsApp Business Platform and can show the name of your business. Because people do not know a new number, your name belongs at the beginning of the text, and it helps to announce the number once. Which sender a free template uses, its page says.",
    ],
    de: [
      "Wer steht als Absender auf den Nachrichten?",
      "Sie selbst, denn gesendet wird über Ihre eigenen Konten. Eine E-Mail kommt aus dem Postfach, das Sie verbinden, und Antworten gehen dorthin, wenn keine andere Adresse dafür eingestellt ist. Eine SMS kommt von einer Nummer, die Sie bei einem SMS-Dienst wie Twilio mieten; die Nummer Ihres gewöhnlichen Handys lässt nicht jeder Dienst als Absender zu. In manchen Ländern kann stattdessen ein Name dort stehen, aber auf einen Namen kann niemand antworten. WhatsApp-Nachrichten kommen von einer Nummer, die bei der WhatsApp-Business-Plattform angemeldet ist und den Namen Ihres Betriebs zeigen kann. Weil niemand eine neue Nummer kennt, gehört Ihr Name an den Anfang des Textes, und es hilft, die Nummer einmal anzukündigen. Welchen Absender eine kostenlose Vorlage hat, sagt ihre Seite (auf Englisch).",
    ],
  },
  "n8n-edition": {
    en: [
      "Is the free n8n enough, or do I need a paid one?",
      "The free one is enough: on a server of your own, n8n's Community Edition costs nothing and has no limit on runs, and the free templates need no function of its paid editions. You pay for the server, and somebody has to install n8n, keep it up to date and back it up. For trying, the same edition runs on your own computer, as long as that is on. In n8n's cloud you need a paid plan after the trial, and it counts the runs. Both ways, with their prices, are on [this page](/connect#get-n8n).",
    ],
    de: [
      "Reicht das kostenlose n8n, oder brauche ich ein bezahltes?",
      "Das kostenlose reicht: Auf einem eigenen Server kostet die Community Edition von n8n nichts und hat keine Grenze für Läufe, und die kostenlosen Vorlagen brauchen keine Funktion der bezahlten Ausgaben. Sie zahlen den Server, und jemand muss n8n installieren, aktuell halten und sichern. Zum Ausprobieren läuft dieselbe Ausgabe auf Ihrem eigenen Rechner, solange er an ist. In der Cloud von n8n brauchen Sie nach der Testzeit einen bezahlten Tarif, und er zählt die Läufe. Beide Wege stehen mit Preisen auf [dieser Seite](/connect#get-n8n) (auf Englisch).",
    ],
  },
  "time-zones": {
    en: [
      "Does it cope with several time zones?",
      "Yes, if it knows the zone of each time. Calendars such as Google Calendar and Outlook keep the zone of an appointment, and booking pages such as Calendly and Cal.com show everybody their own local time. The hours at which a workflow starts, and those it writes into a text, follow the time zone in its settings in n8n, daylight saving time included. If a message is to arrive at nine in the morning everywhere, your list needs a column with each person's zone, and a step works out the hour. A bare “9:00” in a table says no zone, so all of them count in one. What a free template does about it, its page says; such a step can be added, by you or by us.",
    ],
    de: [
      "Kommt es mit mehreren Zeitzonen zurecht?",
      "Ja, wenn es bei jeder Uhrzeit die Zone kennt. Kalender wie Google Kalender und Outlook merken sich die Zone eines Termins, und Buchungsseiten wie Calendly und Cal.com zeigen jedem seine eigene Ortszeit. Die Uhrzeiten, zu denen ein Ablauf startet und die er in einen Text schreibt, folgen der Zeitzone in seinen Einstellungen in n8n, samt Sommerzeit. Soll eine Nachricht überall um neun Uhr morgens ankommen, braucht Ihre Liste eine Spalte mit der Zone jeder Person, und ein Schritt rechnet die Stunde aus. Ein bloßes „9:00“ in einer Tabelle nennt keine Zone, dann zählen alle in einer. Wie eine kostenlose Vorlage es hält, sagt ihre Seite (auf Englisch); ein solcher Schritt lässt sich ergänzen, von Ihnen oder von uns.",
    ],
  },
  "account-blocked": {
    en: [
      "Can my account be blocked for that, such as on LinkedIn, Instagram or WhatsApp?",
      "It can, and nobody can promise that it will not: the service decides by its own rules, so read them first. The risk is small where a workflow uses the service's official interface and writes to people who expect it, a few at a time. It is great where a program acts like a person: signs in, clicks, collects profiles or sends many contact requests and messages to strangers. LinkedIn forbids that, for example. n8n's own steps use the official interfaces. No free template writes to strangers on LinkedIn; one [posts on a company's page](/templates/turn-blog-posts-into-social-posts). If you depend on the account, ask a person before anything is built.",
    ],
    de: [
      "Kann mein Konto dafür gesperrt werden, etwa bei LinkedIn, Instagram oder WhatsApp?",
      "Das kann vorkommen, und niemand kann es ausschließen: Der Dienst entscheidet nach seinen eigenen Regeln, lesen Sie diese also vorher. Klein ist das Risiko, wenn ein Ablauf die offizielle Schnittstelle des Dienstes nutzt und wenigen auf einmal schreibt, die damit rechnen. Groß ist es, wenn ein Programm sich wie ein Mensch verhält: sich anmeldet, klickt, Profile sammelt oder Fremden viele Kontaktanfragen und Nachrichten schickt. LinkedIn etwa verbietet das. Die eigenen Schritte von n8n nutzen die offiziellen Schnittstellen. Keine kostenlose Vorlage schreibt Fremde auf LinkedIn an; eine [veröffentlicht Beiträge auf der Seite eines Unternehmens](/templates/turn-blog-posts-into-social-posts). Hängt viel an dem Konto, fragen Sie einen Menschen, bevor etwas gebaut wird.",
    ],
  },
  "bot-limits": {
    en: [
      "Can I set what a chatbot or phone assistant must not say?",
      "Yes, in several ways, though none of them is perfect. It answers from your own texts and is told which subjects it leaves to you, such as legal or medical advice, prices or promises; then it says so and passes the question on. Words that you name can lead to a person before an AI reads anything. An AI can still get something wrong, so your most awkward questions are tried before it goes live. Where a wrong sentence would be expensive, fixed answers or drafts that one of you sends are safer. What your profession allows, ask your chamber or whoever advises you; how it would be built at yours, a person says.",
    ],
    de: [
      "Kann ich festlegen, was ein Chatbot oder Telefonassistent nicht sagen darf?",
      "Ja, auf mehreren Wegen, auch wenn keiner davon vollkommen ist. Er antwortet aus Ihren eigenen Texten und bekommt gesagt, welche Themen er Ihnen überlässt, etwa Auskünfte zu Recht oder Gesundheit, Preise oder Zusagen; dann sagt er das und gibt die Frage weiter. Wörter, die Sie nennen, können zu einem Menschen führen, bevor eine KI etwas liest. Eine KI kann trotzdem danebenliegen, darum werden Ihre heikelsten Fragen vor dem Start ausprobiert. Wo ein falscher Satz teuer wäre, sind feste Antworten sicherer oder Entwürfe, die jemand von Ihnen absendet. Was Ihr Beruf erlaubt, fragen Sie Ihre Kammer oder wer Sie berät; wie es bei Ihnen gebaut würde, sagt ein Mensch.",
    ],
  },
  "customers-dislike": {
    en: [
      "My customers are older or do not like machines. Will they accept it?",
      "Some will not, and nobody has to use it: the telephone, the counter and email can stay as they are. A phone assistant or chatbot should pass on to a person as soon as somebody asks for one. A reminder by text or email reads like a message of yours, in your words. And much of the work is not seen by customers at all, such as lists, invoices, reports, or drafts that you send yourself; begin there if you have doubts. Otherwise try it with a few people first: a column in your list says who gets it, and whoever does not want it stays out. If it annoys more people than it helps, switch it off again.",
    ],
    de: [
      "Meine Kunden sind älter oder mögen keine Automaten. Nehmen sie das an?",
      "Manche nicht, und niemand muss es nutzen: Telefon, Theke und E-Mail können bleiben, wie sie sind. Ein Telefonassistent oder Chatbot soll an einen Menschen weitergeben, sobald jemand danach fragt. Eine Erinnerung per SMS oder E-Mail liest sich wie eine Nachricht von Ihnen, in Ihren Worten. Und vieles sehen Kunden gar nicht, etwa Listen, Rechnungen, Berichte oder Entwürfe, die Sie selbst absenden; fangen Sie dort an, wenn Sie zweifeln. Sonst probieren Sie es erst mit wenigen: Eine Spalte in Ihrer Liste sagt, wer es bekommt, und wer es nicht möchte, bleibt draußen. Stört es mehr Leute, als es hilft, schalten Sie es wieder ab.",
    ],
  },
  "not-the-practice": {
    en: [
      "I am a patient, guest or customer of another business. Can you help me here?",
      "I am sorry, this is not the place you are looking for. This is the website of a consultancy that automates routine work for businesses. We are not the practice, hotel or shop where you have an appointment or an order: nobody here sees its calendar, and a message that you leave here does not reach it. Please call it, or answer the message that you had from it; its number is in that message or on its website.",
    ],
    de: [
      "Ich bin Patient, Gast oder Kunde eines anderen Betriebs. Können Sie mir hier helfen?",
      "Es tut mir leid, hier sind Sie nicht richtig. Dies ist die Website eines Beratungsunternehmens, das Routinearbeit für Betriebe automatisiert. Wir sind nicht die Praxis, das Hotel oder der Laden, wo Sie einen Termin oder eine Bestellung haben: Niemand hier sieht deren Kalender, und eine Nachricht, die Sie hier hinterlassen, kommt dort nicht an. Rufen Sie bitte dort an, oder antworten Sie auf die Nachricht, die Sie von dort bekommen haben; die Nummer steht in dieser Nachricht oder auf der Website des Betriebs.",
    ],
  },
  "missing-papers": {
    en: [
      "Does it ask only for what is still missing?",
      "It can, if it knows for each person what is needed and what has come: a table with a row for each person and a column for each paper. A form with a field for each paper fills it by itself, or one of you ticks off what arrived. The next reminder then names only what is open, and none follows once all is there. What comes as an attachment to an email has to be matched first: by its file name, by an AI that reads it, or by one of you, and what is doubtful goes to you. No free template does all of this; a person says what it would take at yours.",
    ],
    de: [
      "Fragt es nur nach dem, was noch fehlt?",
      "Das geht, wenn es je Person weiß, was gebraucht wird und was schon da ist: eine Tabelle mit einer Zeile je Person und einer Spalte je Unterlage. Ein Formular mit einem Feld je Unterlage füllt sie von selbst, oder jemand von Ihnen hakt ab, was gekommen ist. Die nächste Erinnerung nennt dann nur, was offen ist, und ist alles da, folgt keine mehr. Was als Anhang einer E-Mail kommt, muss erst zugeordnet werden: nach dem Dateinamen, von einer KI, die es liest, oder von jemandem von Ihnen, und Zweifelhaftes geht an Sie. Keine kostenlose Vorlage tut das alles; was es bei Ihnen bräuchte, sagt ein Mensch.",
    ],
  },
};

export const rareQuestions: readonly Question[] = Object.entries(texts).map(([id, { en }]) => ({
  id,
  question: en[0],
  answer: [en[1]],
  // A patient or guest of somebody else needs no call with us.
  ...(id === "not-the-practice" ? {} : { action: { label: "Book a Call", to: "booking" } }),
}));

export const rareQuestionsInGerman: Readonly<Record<string, { title: string; text: string }>> =
  Object.fromEntries(
    Object.entries(texts).map(([id, { de }]) => [id, { title: de[0], text: de[1] }]),
  );
