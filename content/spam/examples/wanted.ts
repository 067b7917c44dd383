import { lines } from "../../assistant/examples/lines.ts";

/** What people write who want something of us, by what that is. Names and sites are invented. */
export const wanted: Readonly<Record<string, readonly string[]>> = {
  "a job for us": lines(`
We run a small hotel and answer the same questions by email all day. Could you automate part of that and roughly what would it cost?
I own a physiotherapy practice. Patients cancel late and we lose the slot. Can you build something that offers it to the next on a list?
Our team copies orders from the shop into the accounting program every evening. We use WooCommerce and DATEV, is there a connection?
Hello, I found your template for invoices and it almost fits. We also need the cost centre, can you add that for us?
We are looking for somebody to connect our CRM with our telephone system. Do you have experience with HubSpot and Aircall?
I would like a quote for a workflow which reads incoming PDF invoices and puts the amounts into a Google Sheet.
My assistant left and now I have to do her reminders by hand. How fast could you help?
We get about 200 enquiries a month from our website and three portals. They should end up in one list with the source.
Please call me back tomorrow between nine and eleven, it is about a chatbot for our town hall.
Can your chatbot answer in German, English and Turkish? Our tenants speak all three.
We have been using n8n ourselves for a year and are stuck with rate limits of the Shopify API. Do you do consulting by the hour?
Every Friday I put together the sales figures of five branches. It takes me three hours. I heard you do this sort of thing.
I teach yoga and I am not technical. I want people to book and pay without writing me ten messages.
We are a non-profit with very little money and a huge spreadsheet of members. Where would you start?
Our warehouse sends us stock levels in a CSV by FTP at night. Could products be hidden in the shop when they run out?
A colleague recommended you. We sell insurance and want follow-ups after a quote, but nobody should get too many emails.
I lend out construction machines. Customers ask for availability by WhatsApp and I look into a paper calendar. There must be a better way.
We arrange mortgages and consumer loans as a broker, and we would like the bank's answers sorted into the customer's file.
I run an SEO agency with eleven people. Client reports eat two days a month, we pull them from Search Console, Analytics and Ahrefs. Can that be automated?
Our online casino equipment shop (tables and chips for events) needs order confirmations in three languages.
We are a web design studio and our offers are written by hand in Word. I want them to come out of our project tool.
Our crypto tax software gets support mails all night. An assistant that drafts replies for us would be great.
We host domains for 900 small companies and would like to warn them before they expire. Which of your templates comes closest?
As a pharmacy we have to check each order by law. Can a workflow stop and wait for the pharmacist?
We are a dating coach business, and clients fill in a long questionnaire. I would like a summary before the first meeting.
Our influencer agency tracks Instagram followers of 60 creators in a sheet. Could this update itself every morning?
I buy used cars. When a lead comes in from the form I want a text message to me and one to the customer within a minute.
We need to send a letter to everybody whose payment is overdue, but friendly at first and firmer later.
Do you think it is possible to collect reviews from our guests automatically after they leave?
What would it take to have meeting notes written and the tasks put into Asana?
Wir sind ein Malerbetrieb mit zwölf Leuten. Aufmaße kommen per WhatsApp und sollen im Auftrag landen. Können Sie so etwas bauen?
Guten Tag, wir hätten gern ein Angebot für die automatische Erfassung unserer Eingangsrechnungen. Es sind etwa 300 im Monat.
Unser Verein hat 600 Mitglieder und die Beitragsrechnungen schreibe ich jedes Jahr einzeln. Bitte um Rückruf.
Ich habe eine Zahnarztpraxis und suche eine Lösung für Terminerinnerungen per SMS, die mit unserer Software zusammenarbeitet.
Wir möchten Anfragen aus dem Kontaktformular direkt in Pipedrive haben. Was würde das ungefähr kosten und wie lange dauert es?
Könnten Sie uns in einem kurzen Gespräch zeigen, was bei einem Steuerbüro sinnvoll wäre?
Bei uns im Hotel kommen Buchungen über Booking, Airbnb und Telefon. Manchmal ist ein Zimmer doppelt vergeben.
Ich bin Fotografin und verbringe mehr Zeit mit Mails als mit Fotos. Helft ihr auch Einzelunternehmern?
Unsere Monteure sollen morgens ihre Termine aufs Handy bekommen, mit Adresse und Ansprechpartner.
Wir verkaufen Fahrräder im Laden und online, die Bestände stimmen nie überein. Haben Sie dafür schon eine Vorlage?
Wir vermitteln Kredite für Handwerker und wollen die Unterlagen unserer Kunden automatisch anfordern, wenn etwas fehlt.
Wir sind eine Werbeagentur und suchen jemanden, der für unsere Kunden Abläufe in n8n umsetzt. Arbeiten Sie auch als Subunternehmer?
Als Gebäudereinigung bekommen wir Beschwerden per Mail und Telefon. Die sollen in ein Ticket und an den Objektleiter.
Wir betreiben ein Callcenter und möchten Gesprächsnotizen automatisch ins CRM übertragen.
Unsere Energieberatung erfasst Stromverbräuche von Kunden aus Fotos der Zähler. Geht das mit KI?
Kann man Rechnungen aus Lexware automatisch anmahnen lassen, aber nur wenn der Betrag über 50 Euro liegt?
Moin, ich brauch Hilfe mit meinem Kalender und den Bestellungen, am besten telefonisch.
Wir suchen für unsere Immobilienverwaltung einen Assistenten, der Mieterfragen beantwortet. Welche Daten braucht er dafür?
Dear Sir, please send price and details of your AI receptionist, we are a clinic with five doctors. Kindly reply soon.
Kindly share your company profile and prices for automation of our export documents. We are a trader of rice, 300 shipments a year.
Respected Madam, we are a school with 900 students and need fee reminders in WhatsApp. Please revert with a quotation.
Greetings from Lagos. We distribute spare parts and customers ask for prices all day. How much for a chatbot?
We are manufacturers of furniture and buyers from 20 countries write to us. Please advise how your system can answer them.
Good day, I am interested in your services for my guest house. Please let me know your best price and how to begin.
We are inviting companies to tender for the automation of our city's citizen office. Please send your offer by the end of the month.
I noticed that a link on your guide for Xero leads to a page that is gone. Just so you know.
Your site cannot be used with my screen reader, the menu does not open. Could you fix that please?
I am a freelance designer and drown in invoices. Which of your templates would you begin with?
Our call center has 40 seats. After each call somebody writes a summary, which takes two minutes. Could a machine do this?
We translate manuals and receive files by mail from 60 clients. They should be renamed and put in the right folder.
Habt ihr auch was für kleine Agenturen? Wir haben zehn Kunden und machen die Berichte von Hand.
Hallo zusammen, könnt ihr uns helfen? Wir sind ein Yogastudio und die Wartelisten nerven.
Wir suchen für unseren Fachverband jemanden, der einen Vortrag über Automatisierung hält. Was würde das kosten?
Meine Tochter hat euch gefunden. Ich habe einen Hofladen und viele Zettel. Geht da was?
`),
  "the library": lines(`
The template for payment reminders works, thank you. How do I change the language of the emails?
I downloaded the workflow and imported it, but the first node has an exclamation mark. What does that mean?
Does the review template need a paid Google account?
I filled in the form on the template page and get an error in step four. Screenshot is attached in the chat.
Is there a version of this template for Outlook instead of Gmail?
Which n8n version do I need? We host it ourselves on a small server.
The download link in my email has expired, could you send me a new one please?
May I use the templates for my own clients, or is there a licence?
Your guide says Twilio but we use another provider for SMS. Can I exchange it?
Since yesterday the workflow fails with 401. Did Xero change something?
Die Vorlage für den Wochenbericht läuft, aber die Summen sind um eine Stunde verschoben. Liegt das an der Zeitzone?
Ich finde die Stelle nicht, an der man die Zugangsdaten einträgt. Können Sie mir helfen?
Der Link zum Herunterladen geht nicht. Bitte schicken Sie mir die Datei.
Funktioniert die Vorlage auch mit Microsoft 365 und ohne Google?
Wie viele Nachrichten verbraucht das im Monat? Wir haben nur das kleinste Paket.
Darf ich die Vorlage an meine Kunden weitergeben?
See the failing run here: https://n8n.bakery.example/execution/18 and our form is at https://bakery.example/order. Any idea?
`),
  "what we agreed on": lines(`
I have not heard from you since Monday. Our go-live is next week and I am getting nervous.
There are two invoices for the same month. Which one should we pay?
We would like to cancel the maintenance contract at the end of the quarter. What is the notice period?
I am very unhappy with the last change, it sent 80 wrong emails to our customers. Somebody must call me NOW.
Can we move our call from Wednesday to Thursday at the same time?
Please send the data processing agreement to our lawyer.
Your offer is fine with us, where do we sign?
The chatbot tells people that we are open on Sundays. We are not. Please fix it.
Who is our contact while you are on holiday?
THIS IS THE THIRD TIME I WRITE. NOBODY ANSWERS. I WANT MY MONEY BACK.
I did not order anything from you and still got a bill, please check.
Wir warten seit zwei Wochen auf eine Antwort zu unserem Auftrag. Bitte melden Sie sich.
Auf der letzten Rechnung fehlt unsere Umsatzsteuernummer, können Sie sie bitte neu ausstellen?
Wir müssen den Termin am Freitag leider absagen. Passt Ihnen der Montag danach?
Der Bot hat gestern einem Kunden einen falschen Preis genannt. Das ist sehr ärgerlich, bitte rufen Sie mich heute noch an.
Bitte kündigen Sie unseren Wartungsvertrag zum Jahresende und bestätigen Sie das schriftlich.
Vielen Dank für die schnelle Hilfe gestern, jetzt läuft alles wieder!
`),
  "who we are": lines(`
What does an hour of your time cost, and is there a minimum?
Do you also work with companies in Austria and Switzerland?
How long does a project like this usually take from the first call?
Where are your servers and who can see our customers' data?
Can we pay monthly?
Are you hiring? I am a developer with two years of n8n and would love to apply.
I am a student and write my thesis about automation in small companies. Would you answer a few questions?
I write for a local newspaper about small firms that use artificial intelligence. Could I talk to one of you this week?
Please delete my account and everything you have about me.
I keep getting your newsletter although I unsubscribed. Please stop.
What data have you stored about me? I ask according to article 15 of the GDPR.
Hi
Hello, is anybody there?
call me 555 0133
price?
Do you do this without the cloud?
Is the assistant a real person?
Thanks!
We spoke at the trade fair last week, you wanted to send me some examples of workflows for craftsmen.
Your colleague told me to write here and send the address of our shop: https://candles.example
The contact form on your site told me that my phone number is wrong, it is not.
Was kostet bei Ihnen eine Stunde Beratung?
Arbeiten Sie auch mit Firmen in der Schweiz?
Bitte löschen Sie alle meine Daten und bestätigen Sie mir das.
Ich studiere Wirtschaftsinformatik und schreibe meine Masterarbeit. Hätten Sie Zeit für ein Interview?
Sitzen Ihre Server in Deutschland und gibt es einen Vertrag zur Auftragsverarbeitung?
Können wir auch in Raten zahlen?
Hallo, bitte um Rückruf, danke
Gibt es bei Ihnen ein Praktikum?
Ich habe eine Frage zu Ihrem Angebot, wann erreiche ich jemanden?
`),
};
