import { brand } from "../../site/brand.ts";
import { lines } from "./lines.ts";

// What people write who ask about the company, by the id of the passage that answers them.

export const companyExamples: Readonly<Record<string, readonly string[]>> = {
  price: lines(`
    how much do you charge
    what would something like that cost us
    ballpark figure please, we are a team of four
    do you have a price list somewhere
    is this affordable for a family run guest house
    what's the damage for a simple reminder thing
    hourly rate or fixed price?
    I can't find any prices on your page
    Before I go any further: what are we talking, hundreds or thousands
    how do you bill, per project or per month
    our budget is 2000 dollars, is that enough
    can we pay in installments
    do you offer discounts for charities
    any monthly fees on top of your work
    what does a typical project run to
    could you send me a quote for connecting our booking system
    is the first call free of charge or does it cost something
    how expensive is it to have someone automate our invoices
    money wise, what should a small clinic expect
    whats ur rate
    Was kostet der Spaß
    mit welchen Kosten müssen wir rechnen
    Was verlangen Sie für so ein Projekt, grob geschätzt
    habt ihr eine Preisliste
    Wir sind ein kleiner Betrieb und können keine Unsummen ausgeben. Was kostet das ungefähr?
    gibts Festpreise oder rechnet ihr nach Stunden ab
    Stundensatz?
    ist das Erstgespräch kostenlos
    Können Sie mir ein Angebot schicken
    Reichen 1500 Euro für den Anfang
    fallen danach monatlich Gebühren an
    kann man das in Raten bezahlen
    Mein Chef will wissen was das ganze kosten soll
    Was muss eine Arztpraxis dafür hinlegen
    Preise habe ich auf der Seite nicht gefunden
    how much would one workflow set me back
    and what do I pay for all this
    tell me the price of one automation
    what does an automation cost for a restaurant
    Wie teuer ist eine einzelne Automatisierung
    Was nehmen Sie für einen Workflow
    Was kostet es, unser Hotel zu automatisieren
    Kosten?
    we charge our own clients by the hour, how is that with you
    not much money in the bank, is there something for a small purse
    do I pay up front or afterwards
    what is included in the price
    Zahle ich vorher oder nachher
    Was ist im Preis alles drin
    Kostet die Beratung extra
    is VAT included
    Wie sieht es mit den laufenden Kosten aus
    our last quote from an agency was 20k, where are you
    what's it going to run me
    give it to me straight, what does it come to
    can a corner shop afford you
    I'm a one woman band, is that out of my league
    one sum or day rates
    do you invoice weekly
    what's the cheapest thing you do
    my boss wants a number before we talk
    is there a minimum spend
    we got quoted six grand elsewhere, what's yours
    roughly how deep do I have to reach into my pocket
    are there setup fees
    do I have to pay the software on top
    how do you price a project
    what would it come to for two barbers
    price per month please
    any grants or funding for this
    can I pay when it works
    do you take a deposit
    what are your fees
    Butter bei die Fische, was kostet mich das
    in welcher Größenordnung liegt sowas
    Kann sich das ein Einzelkämpfer leisten
    Mit wie viel muss ich rechnen
    Was kommt da auf mich zu, finanziell
    Was kostet die günstigste Variante
    Ist eine Anzahlung fällig
    Zahlt man monatlich oder einmal
    Gibt es Fördermittel dafür
    Ein anderer wollte 6000 von uns, und ihr
    Ab welcher Summe macht ihr was
    Kommt da noch Mehrwertsteuer drauf
    Nach Aufwand oder pauschal
    Nennen Sie mir bitte eine Hausnummer
    Wie setzt sich der Preis zusammen
    what would you want off me for two or three of these
    what's the going rate
    Was muss ich für zwei drei solche Sachen hinblättern
    Was ist üblich für so etwas
    how deep do I have to dig in my pocket
    right then, what's the bill going to look like
    I'm seventy one and I've been had before. so tell me the figure first
    is it going to cost an arm and a leg
    what would you want for sorting a small garage, roughly, plus VAT or with
    are we talking a few hundred quid or a second mortgage
    do you want money up front
    my brother in law paid four grand for a thing that never worked. what do you take
    Wat kost dat
    Nu mal Butter bei die Fische, was nehmen Sie dafür
    Wieviel muss ich da hinlegen, mit oder ohne Mehrwertsteuer
    Sind das ein paar Hunderter oder muss ich die Kuh verkaufen
    Anzahlung oder erst hinterher zahlen
    was ruft ihr so auf für nen Zweimannbetrieb
    Ich bin 68 und hab kein Geld zu verschenken, sagen Sie mir ne Hausnummer
    Gibts bei Ihnen auch Skonto
  `),
  "pay-back": lines(`
    when do we get our money back
    is it worth it for a business with five people
    what's the return on that
    how soon does this pay for itself
    my partner thinks it's a waste of money, what do I tell her
    how much time would we actually save per week
    does that really make sense for only twenty invoices a month
    what do customers typically save
    can you prove that it saves money
    how many hours does an automation like that give back
    will I earn back what I spend
    break-even point?
    does it make financial sense for a small practice
    convince me this is a good investment
    what do I get for my money in the end
    Ab wann hat man das Geld wieder drin
    lohnt sich das überhaupt für einen Laden mit drei Leuten
    Wie viel Zeit sparen wir damit wirklich
    Rechnet sich das auch bei 20 Rechnungen im Monat
    Was bringt uns das unterm Strich
    Mein Mann sagt das rechnet sich nie. Was sage ich dem
    Wann ist das wieder reingeholt
    wieviel spart man da im Schnitt
    Welche Rendite kann man erwarten
    Bringt das wirklich was oder ist das nur Spielerei
    bis wann haben wir die Investition wieder raus
    Lohnt sich das für uns
    Lohnt sich der Aufwand für einen kleinen Betrieb
    how do I justify this to my accountant
    will it really pay
    what's in it for me
    how long before I'm in the plus
    does the thing earn its keep
    I want to see it in figures before I spend a penny
    how do I know it's money well spent
    what does it save, hand on heart
    we only do thirty bookings a week, is it worth the bother
    is it cheaper than hiring a student
    would a temp not be cheaper
    Wie lange bis ich im Plus bin
    Zahlt sich das aus
    Ist eine Aushilfe nicht billiger
    Wir haben nur dreißig Buchungen die Woche, lohnt der Aufwand
    Hand aufs Herz, was spart man
    Wieviele Stunden in der Woche gewinne ich
    Wann habe ich die Kosten wieder drin
    show me it makes sense in pounds and pence
    prove it in dollars
    Zeigen Sie mir dass sich das in Euro und Cent lohnt
    Rechnen Sie mir das mal vor
    will I see that money again before I retire
    when does it start earning its keep
    what do I save by it, in hours, honest answer
    is it worth it for three bookings a day
    Wann hab ich das Geld wieder drin
    rechnet sich das noch, ich geh in vier Jahren in Rente
    Lohnt sich das bei drei Zimmern überhaupt
    wieviel Stunden spar ich denn dabei, ehrlich jetzt
  `),
  time: lines(`
    how long until we have something that works
    we'd need it before the summer season starts, realistic?
    can it be ready by Christmas
    how many weeks from the first call to going live
    what's the lead time right now
    are you booked out or could you start next month
    how long does a project like this usually run
    we open in March, would you make that
    how quickly can you get us up and running
    is that a matter of days or months
    when could you start
    do we have to wait long
    how much of my own time will this take
    turnaround?
    need it asap, is next week possible
    Wie lange dauert so etwas
    Wann könnten Sie anfangen
    Schafft ihr das noch vor der Saison
    Wir machen im Mai auf, klappt das bis dahin
    wie viele Wochen vergehen bis das läuft
    habt ihr gerade lange Wartezeiten
    Wie schnell kann man damit starten
    geht das auch kurzfristig
    Reden wir da von Tagen oder Monaten
    Bis Weihnachten fertig, ist das drin
    wieviel Zeit muss ich selbst dafür aufbringen
    Wann wäre das denn einsatzbereit
    how soon could the first thing run
    when would it be finished
    I need this yesterday
    do you have capacity at the moment
    Wie lange braucht ihr für einen Workflow
    Habt ihr überhaupt Kapazitäten frei
    Die Saison beginnt im April
    any chance it's in by Easter
    the busy season starts in six weeks, doable
    will it be ready for Black Friday
    when can we go
    how many weeks are we talking
    what's your waiting time
    I want this running before the holidays
    how soon after signing does something happen
    are we looking at weeks or at half a year
    how much of my staff's time do you need
    Wird das bis Ostern was
    In sechs Wochen geht bei uns die Hochsaison los, reicht das
    Ist das vor den Ferien machbar
    Wann können wir loslegen
    Reden wir von Wochen oder einem halben Jahr
    Wie lange muss man auf euch warten
    Wieviel Zeit müssen meine Leute investieren
    Ab Auftrag, wie lange
    Klappt das noch dieses Jahr
    is a fortnight realistic
    two weeks, yes or no
    Sind zwei Wochen realistisch
    Geht das in vierzehn Tagen
    season starts at Easter, would it be going by then
    how many weeks before the thing is earning
    last builder said a fortnight and took a year. you?
    can it be done before Christmas rush
    Bis Ostern muss das stehn, schaffen Sie das
    wie lang dauert das bis da was läuft, Wochen oder Jahre
    Zur Saison brauch ich das, klappt das noch
    Wann könnte der erste Teil denn fertig sein
  `),
  tools: lines(`
    we use an old booking program from 2009, can that be connected
    do we need to give up our software
    does this work with Lightspeed
    can you hook into our practice management system
    will I have to learn a new program
    we're on Microsoft, not Google, is that a problem
    does it work with what we already have
    is our cash register compatible
    we run everything on an iPad, does that work
    can you integrate with SAP
    which programs can you connect
    our software has no API, what then
    we just bought a new system and don't want to change again
    does your stuff talk to WordPress
    can I keep using my calendar
    any interface to our hotel software
    do you support Salesforce
    we only have paper and Excel, is that enough
    Funktioniert das mit unserer alten Warenwirtschaft
    Geht das auch mit unserer Praxissoftware
    Habt ihr eine Schnittstelle zu DATEV
    Wir arbeiten mit Microsoft und nicht mit Google, geht das trotzdem
    Unser Kassensystem ist uralt, kann man da andocken
    Ich will kein neues Programm lernen müssen
    Mit welchen Programmen klappt das alles
    Können wir unsere bisherige Software behalten
    Was wenn unser System keine Schnittstelle hat
    Passt das zu unserem Hotelprogramm
    Wir haben nur Papier und Excel, reicht das
    läuft das auch auf dem Mac
    would it work with a very old program of ours
    can you work with our PMS
    we use Lexoffice, is that okay
    our booking software is called Bookero, ever heard of it
    can that be hooked up to a fax machine
    we have an own database on a Linux box, can you reach it
    Unsere Software ist Eigenbau, kommt ihr da ran
    Wir haben ein Programm von 2005
    do I need to replace anything
    what systems do you integrate with
    Welche Systeme könnt ihr anbinden
    we're married to Sage and not budging, still worth talking
    do you connect to Mews
    can you plug into our till
    we live in Outlook, does that matter
    our supplier's portal has no export, can you cope
    does it get on with iCloud calendars
    we use Fresha, Treatwell and a paper diary
    our system is from the nineties
    do I need new computers
    does my team have to learn yet another app
    what if we change software next year
    can it read our Access database
    does it work with Squarespace
    can you talk to our phone system
    does it run with Toast
    do you do anything with Airtable
    we're a Mac shop, is that a problem
    Wir hängen an unserem Lexware, geht trotzdem was
    Unser System stammt aus den Neunzigern
    Kriegt ihr eine Verbindung zu unserer Kasse hin
    Wir leben in Outlook, ist das schlimm
    Brauche ich neue Computer
    Muss mein Team noch eine App lernen
    Klappt das mit Doctolib
    Könnt ihr an Sage oder Addison ran
    Das Portal vom Lieferanten hat keinen Export, was nun
    Wir arbeiten mit Jimdo, passt das
    Funktioniert das mit unserer Telefonanlage
    Nächstes Jahr wechseln wir die Software, was dann
    Habt ihr eine Anbindung an Apaleo
    Läuft das mit Orgamax
    Wir nutzen iPads, geht das
    can your stuff see what's in our program
    everything is in one old program, can you get at it
    Bei uns läuft alles über ein Programm, kommt ihr da dran
    do you play nicely with Square
    does it get along with our POS
    we have SumUp, okay for you
    is Booksy supported
    can you hook up Cliniko
    Vertragt ihr euch mit SumUp
    Kommt ihr mit unserer Kasse klar
    Wir nutzen Shore, könnt ihr das
    Ist Treatwell möglich
    Versteht sich das mit Medistar
    Klappt das mit unserem alten Server
    we got Sage from 2006 on a disc, is that any good to you
    I use a paper diary and a Nokia, does that count
    will I have to chuck out my till
    my accountant swears by Xero, my wife by a biscuit tin. can you hook up with either
    do I need new computers for this
    we run a booking thing called Eviivo, can you get at that
    not learning another program at my age. do I have to
    the parts catalogue is on an old windows machine, can yours talk to it
    Wir arbeiten noch mit Lexware von anno dazumal, kommt ihr da ran
    muss ich meine Kasse rausschmeißen
    Kann das mit DATEV und mit unserm Fidelio
    Ich lern in dem Alter kein neues Programm mehr, muss ich das
    bei uns läuft TopKontor für die Aufträge, verträgt sich das
    Brauch ich dafür neue Rechner
    Wir haben GMX und ein Faxgerät, reicht das
    Verträgt sich das mit unserm Warenwirtschaftsdings
  `),
  n8n: lines(`
    what is this n8n you keep mentioning
    why not Zapier
    what's the difference to make.com
    is n8n safe and well known
    which technology do you build with
    never heard of n8n, explain please
    do you also work with Power Automate
    what platform is behind it
    is that open source
    how do you even pronounce n8n
    do you write code or use a tool
    why should we use n8n rather than program it ourselves
    Was ist denn dieses n8n
    Warum nicht einfach Zapier
    Mit welchem Programm baut ihr das
    n8n kenne ich nicht, was kann das
    Arbeitet ihr auch mit Make oder Power Automate
    Ist n8n quelloffen
    womit setzt ihr das technisch um
    Was steckt da für eine Software dahinter
    Wie spricht man n8n aus
    is n8n any good
    never come across n8n, should I have
    what's wrong with Zapier
    we already pay for Make, can you use that
    what tech stack
    Taugt n8n was
    n8n sagt mir nichts
    Wir zahlen schon für Make, geht das auch damit
    Gibt es diese Software in fünf Jahren noch
    what's this n8n when it's at home
    n eight n, is that a program or a postcode
    why that n8n and not something I've heard of
    is n8n any good, I only know Word
    Was is denn dieses n8n
    n8n, nie gehört, is das ein Programm
    Warum nehmt ihr n8n und nix Bekanntes
    taugt dieses n8n was
  `),
  hosting: lines(`
    where does all of this run
    do I need my own server for it
    can it run on our computer in the office
    is it in the cloud
    can we host it ourselves
    does a PC have to be switched on all night
    whose server is it
    which country are the servers in
    our IT only allows on-premises, possible?
    do you host it for us or do we have to
    do I have to install anything on my machine
    could it run on a NAS
    Wo läuft das Ganze dann
    Brauchen wir dafür einen eigenen Server
    Muss bei uns nachts ein Rechner laufen
    Kann das auf unserem Server im Keller laufen
    Ist das eine Cloud-Geschichte
    In welchem Land steht der Server
    Hostet ihr das für uns
    Unsere IT erlaubt nichts in der Cloud, geht das trotzdem
    Muss ich was auf meinem PC installieren
    läuft das bei euch oder bei uns
    Bei wem steht der Server am Ende
    whose computer does it sit on
    does my laptop have to stay on
    is there a box in my office then
    do we have to buy hardware
    where physically are the machines
    can you keep it in Germany
    runs on your servers or ours
    Auf wessen Rechner läuft das am Ende
    Muss mein Laptop dafür anbleiben
    Steht dann ein Kasten bei mir im Büro
    Müssen wir Hardware kaufen
    Kann das in Deutschland bleiben
    Wo stehen die Maschinen
    Läuft das in einem Rechenzentrum
    do I need an extra computer
    Brauche ich einen zusätzlichen Rechner
    can it live on the little server under my desk
    Raspberry Pi enough?
    Geht das auf dem kleinen Server unter meinem Schreibtisch
    Reicht ein Raspberry Pi
    where does this contraption sit then
    do I need a box humming in the cupboard
    internet's shocking out here on the fell, does it have to run in my office
    is it on your computer or mine
    if you go bust is it still sat somewhere I can get at
    do I rent a server or what
    can it live in the back room on our own machine
    who owns the account it runs under
    Wo steht denn die Kiste
    läuft das bei mir im Büro oder irgendwo in der Wolke
    Muss da bei uns Tag und Nacht ein Rechner brummen
    Auf der Hallig fällt dauernd das Netz aus, läuft das dann woanders
    Kann das auf unserm eignen Server im Hinterzimmer
    bei wem läuft das, bei euch oder bei uns
    muss ich da was mieten, Serverplatz oder wie das heißt
    steht der Server in Deutschland oder in Amerika
  `),
  data: lines(`
    is our patients' data safe with you
    will our customer list end up in America
    do you sign a data processing agreement
    are you GDPR compliant
    who in your company can read our emails
    does ChatGPT get to see our guest data
    we are a law firm, everything is confidential
    what rights do you need for our mailbox
    do I have to hand you my passwords
    is the AI trained on what we send
    our data protection officer will have questions
    how do you treat health information
    where does the data go when your workflow reads it
    is everything encrypted
    HIPAA?
    can you see our bank account
    we handle sensitive files, how do you protect them
    is it legal to send applicants' data to an AI
    Sind die Patientendaten bei euch sicher
    Landen unsere Kundendaten in den USA
    Schließen Sie einen Vertrag zur Auftragsverarbeitung
    Wir brauchen einen AV-Vertrag, sonst darf ich nichts unterschreiben
    Wer kann bei euch unsere Mails lesen
    Bekommt eine KI unsere Gästedaten zu sehen
    Wir haben Schweigepflicht, geht das überhaupt
    Muss ich euch meine Passwörter geben
    Unser Datenschutzbeauftragter fragt nach den Unterauftragnehmern
    Was passiert mit den Bewerberdaten
    Wird mit unseren Daten eine KI trainiert
    Welche Zugriffe braucht ihr auf unser Postfach
    Ist die Übertragung verschlüsselt
    Darf man Gesundheitsdaten überhaupt so verarbeiten
    we can't sign without a data processing agreement
    where is our customers' data kept
    are our client files secure
    AV-Vertrag
    Datenschutz
    data protection
    do you have access to our customers' data
    what about confidentiality
    Wir sind eine Kanzlei und brauchen das schriftlich mit dem Datenschutz
    Liegen unsere Daten in der EU
    patients' files can't leave the country, how do you deal with that
    do you sign NDAs
    what do I tell our works council about staff data
    our clients' files are top secret
    could somebody hack this
    how do you make sure nothing leaks
    do you keep copies of our stuff
    are my customers' phone numbers safe
    I'm worried about privacy
    is any of this shared with big tech
    can the AI company see our mails
    who do you share our information with
    do you comply with the law on data
    our insurer asks about cyber security
    what happens to our files when we stop
    Unsere Mandantenakten sind streng geheim, wie handhaben Sie das
    Was sage ich unserem Betriebsrat wegen der Mitarbeiterdaten
    Unterschreibt ihr eine Geheimhaltungsvereinbarung
    Könnte das gehackt werden
    Wie stellt ihr sicher dass nichts nach außen dringt
    Behaltet ihr Kopien von unseren Sachen
    Ich mache mir Sorgen um den Datenschutz
    Gehen da Sachen an Google oder Microsoft
    Sieht der KI-Anbieter unsere Mails
    Wie steht es mit der Sicherheit
    Habt ihr ein Verzeichnis der Verarbeitungen
    Dürfen unsere Daten das Land verlassen
    Wer hat alles Zugang
    who is liable if customer data gets into the wrong hands
    Wer haftet wenn Kundendaten in falsche Hände geraten
    discretion is everything with our clients, can you guarantee that
    our customers are famous people
    Diskretion ist das A und O bei uns
    Garantiert ihr Verschwiegenheit
    Wie sicher ist das alles
    who gets to see my customers names
    I don't want the Americans reading my order book
    guests give me their passport numbers, is it safe with you
    my solicitor says ask about GDPR so I'm asking
    does the AI get to read about my patients
    what do you do with our address list, sell it?
    is there a paper to sign about data protection
    the ICO wrote to our neighbour, I don't want that. is yours above board
    Wer kriegt meine Kundendaten zu sehn
    Datenschutz, wie haltet ihr das
    Ich will nich dass meine Gästeliste in Amerika landet
    Krieg ich da so nen Vertrag zur Auftragsverarbeitung
    liest die KI dann was meine Patienten haben
    Unser Datenschutzbeauftragter will wissen wohin was geht
    Meldescheine mit Ausweisnummer, is das bei euch sicher
    DSGVO, da hab ich Schiss vor ner Strafe. Seid ihr da sauber
  `),
  failure: lines(`
    what happens when it goes down on a Sunday
    will I notice if an automation stops
    what if the computer makes a mistake and sends nonsense to a customer
    how do I know it really ran
    who gets told when something doesn't go through
    and if the internet is out?
    what if a password changes
    how reliable is this
    I'm scared it breaks and nobody notices for weeks
    does it crash often
    what if the wrong customer gets the email
    last time a freelancer's script died silently, how do you prevent that
    what happens to a booking if the system hangs
    Was passiert, wenn das am Wochenende ausfällt
    Merke ich überhaupt wenn was hängen bleibt
    Und wenn der Computer Quatsch an Kunden schickt
    Wer bekommt Bescheid wenn ein Ablauf stecken bleibt
    Was ist bei Stromausfall oder ohne Internet
    Wie zuverlässig ist sowas
    Ich habe Angst dass das kaputtgeht und es keiner merkt
    Was tun wenn sich ein Passwort ändert
    Stürzt das oft ab
    Woher weiß ich dass es wirklich gelaufen ist
    Was wenn eine Buchung verloren geht
    and if it stops working
    what if the tool is down
    Und wenn es mal nicht läuft
    Wer haftet wenn was schiefgeht
    who is liable if something goes wrong
    worst case it emails everybody twice, then what
    what if it goes haywire
    and when it falls over
    it's Saturday night and it's stuck, what happens
    do I get an alarm
    what if n8n is offline
    can it do damage
    suppose it books the wrong slot
    what if somebody enters rubbish
    how do you stop it from going wrong
    bugs?
    Und wenn das Ding allen zweimal schreibt
    Was wenn es durchdreht
    Samstagabend hängt es, und dann
    Bekomme ich einen Alarm
    Kann das Schaden anrichten
    Angenommen es bucht den falschen Termin
    Was wenn jemand Unsinn eingibt
    Wie verhindert ihr Fehler
    Und wenn der Server mal weg ist
    and when it goes wrong on a Saturday night with a full house?
    machines break, I know, I mend them. who tells me when yours does
    what if it sends the wrong bill to the vicar
    power cut. does it carry on after or is everything lost
    my lad changed his password once and the whole till stopped. yours as well?
    suppose it jams, do I lose the orders
    how would I know it had stopped, I'm not sat at the screen
    suppose it goes doolally halfway through
    Und wenn das Ding Samstagabend streikt bei vollem Haus
    Maschinen gehn kaputt, weiß ich selbst. Wer meldet sich dann bei mir
    Stromausfall, is dann alles weg
    Wat mok ik wenn dat nich löppt
    wenn das Ding spinnt und dem Pastor ne falsche Rechnung schickt
    woran merk ich dass es steht
    Gehn Bestellungen verloren wenn da was hakt
    Was is wenn einer das Passwort ändert, steht dann alles
  `),
  maintenance: lines(`
    who takes care of it once you are gone
    do we have to sign a support contract
    can we get out of it again
    what's the minimum term
    do we own what you build
    if we part ways, does everything stop
    what if your company closes, do we keep the workflows
    who makes changes when our process changes next year
    can my nephew who knows computers maintain it
    are we locked in with you
    how do we cancel
    is there a notice period
    what happens to the automations when we no longer work together
    updates, who does those
    do you train our staff to handle it
    is there a help line after the project
    will we depend on you forever
    the last agency kept all the logins and disappeared, how is that with you
    does it belong to us afterwards
    Wer kümmert sich später darum
    Gehört uns das was ihr baut
    Was ist wenn es eure Firma in zwei Jahren nicht mehr gibt
    Kommen wir da wieder raus
    Gibt es eine Mindestlaufzeit
    Brauchen wir einen Wartungsvertrag
    Sind wir dann von euch abhängig
    Kann das auch unser eigener Techniker betreuen
    Wer ändert das wenn sich bei uns was ändert
    Kündigungsfrist?
    Was wenn wir uns zerstreiten, läuft dann alles noch
    Werden unsere Leute eingewiesen
    Macht ihr danach auch Support
    Die letzte Agentur ist mit allen Zugängen verschwunden, wie ist das bei euch
    Behalten wir die Sachen wenn wir aufhören
    do we keep what you built if we fall out
    you go bust, what then
    is there any lock-in
    who do I call when it needs a change
    can our own IT guy take over
    Was ist wenn ihr pleite geht
    Übernehmt ihr die Wartung
    Können wir das später selbst ändern
    Wie kündige ich
    and in two years when nobody picks up the phone anymore
    what happens when you guys move on
    could our trainee change a text in it later
    do we have to ask you every time we want a change
    are there running contracts
    what if I want to leave
    do I get the keys to everything
    who has the passwords in the end
    is there aftercare
    what does support cost afterwards and do I need it
    who do I ring when it needs tweaking
    if I sell the business, does it go with it
    can another company take over what you made
    hit by a bus?
    Und wenn ihr in drei Jahren nicht mehr ans Telefon geht
    Kann unser Azubi später einen Text ändern
    Müssen wir wegen jeder Kleinigkeit bei euch anrufen
    Was ist wenn ich raus will
    Wer hat am Ende die Passwörter
    Gibt es eine Nachbetreuung
    Wenn ich den Betrieb verkaufe, geht das mit über
    Kann eine andere Firma das übernehmen
    Was wenn ihr dichtmacht
    Gibt es laufende Verträge
    Wen rufe ich an wenn was geändert werden soll
    Bekommen wir alles ausgehändigt
    suppose I don't like it, am I stuck
    Angenommen es gefällt mir nicht, komme ich raus
    who'd fix it if the courier changes their form next spring
    who repairs things afterwards
    Wer repariert das wenn sich ein Formular ändert
    Wer bringt es wieder in Ordnung wenn was umgestellt wird
    who mends it when you've had your money and gone
    do you do servicing like on a boiler
    my daughter takes over in two years, can she look after it
    do I need one of them service contracts
    can I ring somebody if I want a word changed next year
    who keeps it up to date
    will you still be about in five years to tend it
    can my own computer chap take care of it later
    Wer wartet das denn wenn ihr wieder weg seid
    gibts da ne Wartung wie bei der Heizung
    Meine Tochter übernimmt den Laden, kann die das allein pflegen
    Brauch ich nen Wartungsvertrag
    kann unser EDV Mann das später betreuen
    Wer kümmert sich nach der Abnahme
    wenn ich nächstes Jahr was ändern will, wen ruf ich da
    kommt ihr da raus aus dem Vertrag wenn man euch nich mehr will zum Betreuen
  `),
  "templates-free": lines(`
    what's the catch with the free templates
    do I have to pay for a download
    why are you giving these away
    can I use a template commercially
    am I allowed to resell it to my clients
    under which license are they
    do I have to sign up to download
    will you spam me if I give you my email for the download
    is there a hidden subscription behind the templates
    really zero dollars?
    Wo ist der Haken bei den Vorlagen
    Kosten die Vorlagen wirklich nichts
    Darf ich eine Vorlage bei meinen Kunden einsetzen
    Welche Lizenz haben die Vorlagen
    Muss ich mich fürs Herunterladen anmelden
    Schließe ich mit dem Download ein Abo ab
    Warum verschenkt ihr das
    Bekomme ich dann Werbung wenn ich meine Mailadresse angebe
    darf man die Workflows weiterverkaufen
    can I take one of those and use it in my own agency for money
    what do you get out of giving these away
    is a credit card needed
    do I have to register for the files
    am I on some list if I download
    may I change them and sell them
    what's the small print on the downloads
    Darf ich so eine Vorlage in meiner Agentur gegen Geld einsetzen
    Was habt ihr davon die zu verschenken
    Brauche ich eine Kreditkarte dafür
    Lande ich auf irgendeiner Liste wenn ich was herunterlade
    Was steht im Kleingedruckten bei den Vorlagen
    free? nothing's free. where's the catch with these downloads
    do I pay later for them ready made ones
    so I give you my email and then you pester me, is that it
    do I owe you owt if I take one of the free ones
    Umsonst is nix, wo is der Haken bei den Vorlagen
    kosten die Vorlagen wirklich keinen Pfennig
    Wenn ich so ne Vorlage runterlade, krieg ich dann ne Rechnung
    muss ich was abonnieren damit ich die kostenlosen Sachen krieg
  `),
  "what-can-be-automated": lines(`
    what could you take off our hands
    where would you even start in an office like ours
    I have no idea what can be automated, do you have examples
    which tasks are suited for this
    we waste so much time on admin, what can be done
    what kind of jobs can a computer do for us
    give me some ideas for a small business
    what do other companies automate first
    how can you help us
    everything is manual here, what's possible
    what is possible and what isn't
    is automation anything for a two person company
    what should a business never automate
    inspire me
    Was könntet ihr uns abnehmen
    Wo fängt man da an
    Ich weiß gar nicht was man automatisieren kann, habt ihr Beispiele
    Bei uns läuft alles von Hand. Was geht da
    Welche Aufgaben eignen sich dafür
    Was machen andere Betriebe damit
    Wir ersticken im Papierkram, was kann man tun
    Habt ihr Ideen für einen kleinen Betrieb
    Wie könnt ihr uns helfen
    Ist das auch was für zwei Leute
    Was sollte man lieber nicht automatisieren
    was ist alles möglich
    what could you do for us
    what could you do for a place like ours
    can you automate my business
    can you automate things for us
    Was könnt ihr für uns tun
    Was könnt ihr bei uns automatisieren
    Könnt ihr bei uns was automatisieren
    Was kann man in einem Betrieb wie unserem automatisieren
    where do we even begin
    show me what's possible for somebody like me
    what would you do first if this was your shop
    we do everything by hand here
    I spend my evenings on paperwork
    does it make sense for us at all
    what's low hanging fruit
    which of my chores could a machine do
    Wo sollen wir anfangen
    Was würdet ihr bei uns als Erstes machen
    Ich sitze jeden Abend am Papierkram
    Welche von meinen Arbeiten könnte eine Maschine erledigen
    Hat das bei uns überhaupt Sinn
    Wir machen hier alles händisch
    I do everything by hand since 1984. what on earth could a computer take off me
    what have you lot got for a man with two vans and a dog
    paperwork til ten every night, which bits of it could go
    which chores can a machine do in a boarding house, give me some for instances
    Ich mach seit 1984 alles von Hand. Was könnte man mir denn abnehmen
    Papierkram bis nachts um zehn, was davon ginge von allein
    Was kann so ne Maschine in ner Pension überhaupt erledigen
    wat künnt ji denn allens automatiseern
  `),
  "which-templates": lines(`
    what free templates are there
    show me your library
    do you have anything ready made to download
    what can I get for free
    list of all workflows please
    where do I find the templates
    how many templates do you have
    which ones are the most popular
    anything new in the library
    I'd like to browse what you've got
    Welche Vorlagen gibt es
    Zeig mir mal alle Vorlagen
    Habt ihr fertige Abläufe zum Herunterladen
    Was gibts umsonst
    Wo finde ich die Bibliothek
    Wie viele Vorlagen habt ihr
    Was wird am meisten heruntergeladen
    Gibt es eine Übersicht
    do you have a template for that
    is there a template for my line of work
    a template for our CRM
    have you got anything for Pipedrive
    do you have something for Trello
    anything for dentists
    any template that saves time with email
    which template would you recommend
    Gibt es eine Vorlage für sowas
    Habt ihr was für Trello
    Habt ihr eine Vorlage für Zahnärzte
    Welche Vorlage passt zu mir
    Gibt es was Fertiges für Outlook
    template for invoices
    Vorlage für Rechnungen
    what have you got lying around for free
    anything I can just download
    let me see the shelf
    is there a catalog
    where's the list of ready made ones
    Was habt ihr zum Mitnehmen
    Kann ich irgendwas direkt herunterladen
    Gibt es einen Katalog
    what ready made ones have you got on the shelf
    show me the list of them free things
    where's the catalogue
    any of those ready to use jobs for an inn
    Was habt ihr denn an fertigen Sachen im Regal
    zeigt mal die Liste mit den Vorlagen
    wo find ich euern Katalog von den kostenlosen
    gibts auch fertige Vorlagen für Gasthöfe
  `),
  "use-a-template": lines(`
    I downloaded the zip, what now
    how do I import the file
    do I need programming skills to use one of these
    what do I need on my side to run a template
    is there a manual
    can a normal person set this up
    do I need an n8n account first
    where do I put the json
    does it come with instructions
    what accounts do I need before I begin
    I am not technical at all, can I still use it
    how do I get the thing into n8n
    Ich habe die zip geladen und jetzt
    Wie bekomme ich die Datei in n8n rein
    Muss ich dafür programmieren können
    Was brauche ich alles um eine Vorlage zu benutzen
    Gibt es dazu eine Anleitung
    Kann das ein Laie einrichten
    Brauche ich erst ein n8n Konto
    Ich habe von Technik keine Ahnung, schaffe ich das
    Wohin mit der json Datei
    Welche Zugänge muss ich vorher haben
    ok got the zip on my desktop, now
    which file do I open first
    does it need n8n cloud
    what's a json
    I opened the file and it's just code
    do I need to be a techie
    will it run on my phone
    what do I need to have ready
    Die Zip liegt auf dem Schreibtisch, was mache ich damit
    Welche Datei öffne ich zuerst
    Ich habe die Datei geöffnet und da steht nur Code
    Muss man dafür vom Fach sein
    Brauche ich n8n in der Cloud
    Was muss ich bereitliegen haben
    downloaded the file and now I'm sat looking at it, what do I need
    do I have to be a programmer to work one of these templates
    what do I want in the house before I can run a template
    can a man of seventy get one of your templates going by himself
    Datei runtergeladen, un nu
    muss ich programmieren können für so ne Vorlage
    Was brauch ich alles bevor ich ne Vorlage benutzen kann
    Krieg ich die Vorlage als Laie zum Laufen
  `),
  "set-up-for-me": lines(`
    I'm stuck with the installation, would one of you finish it
    can I pay you to put it in for me
    could you install the template at our place
    I downloaded one and I'm lost, can you do the rest
    do you also set these up
    can someone just do it for me
    I don't have time to fiddle, set it up for us please
    would you connect it to our accounts
    help, I can't get the template to work, will you do it
    how much help do I get with installing
    Könnt ihr mir die Vorlage einrichten
    Ich komme bei der Einrichtung nicht weiter, macht ihr das auch
    Ich zahle auch dafür wenn ihr mir das installiert
    Richtet ihr das bei uns ein
    Kann das jemand von euch für mich aufsetzen
    Ich hab keine Zeit zum Basteln, könnt ihr das übernehmen
    Habe eine Vorlage geladen und bin überfordert, helft ihr
    Verbindet ihr das mit unseren Konten
    macht ihr auch die Installation
    I got one of your freebies but can't make it work
    would one of your people put the thing in for us
    could somebody set up the appointment template in our practice
    Könnt ihr die Vorlage bei uns in der Praxis einrichten
    Hab das Ding runtergeladen und krieg es nicht hin
    can't be bothered to set it up, would you
    I'd rather pay someone to install it
    put it on our system for us please
    is there a hands-on service for the templates
    I'm out of my depth with this workflow file
    Ich habe keinen Nerv das selbst einzurichten
    Lieber zahle ich jemanden der das installiert
    Könnt ihr das bei uns aufspielen
    Ich blicke bei der Datei nicht durch, macht ihr das
    I don't want to fiddle, can one of your lads put the template in for me
    do you fit them as well as give them away
    got the template, can't make head nor tail. would you come and set it up
    I'd sooner pay you to install the free one than mess about
    Könnt ihr mir die Vorlage einbauen, ich hab zwei linke Hände
    Macht ihr das auch fertig angeschlossen, ich will da nich rumfummeln
    Vorlage geladen, versteh nur Bahnhof. Richtet ihr das ein
    ich zahl lieber dass einer von euch die Vorlage bei uns anschließt
  `),
  "change-a-template": lines(`
    can I swap Gmail for Outlook in a template
    we don't use Slack, can that part be replaced
    can I adapt the texts
    am I allowed to modify the workflow
    is it possible to add a step of our own
    it almost fits, but I'd need it with Telegram instead
    could the template send to two people rather than one
    can you customize a template for our needs
    can a template be extended later
    would it also work with another CRM if you change it
    Kann ich bei der Vorlage Gmail durch Outlook ersetzen
    Wir haben kein Slack, kann man das austauschen
    Lassen sich die Texte anpassen
    Darf man die Vorlage verändern
    Kann man noch einen Schritt einbauen
    Das passt fast, ich bräuchte es nur mit Telegram
    Passt ihr Vorlagen auch an
    Geht das auch mit einem anderen CRM wenn man es umbaut
    kann ich das umbauen wie ich will
    what if we use a different tool than in the template
    can the wording be in our tone
    can it also do SMS instead of email
    I'd need it in French
    could you bolt something on
    we'd want it with our own logo and text
    Was wenn wir ein anderes Programm haben als in der Vorlage
    Kann der Text in unserem Ton sein
    Geht das auch mit SMS statt E-Mail
    Ich bräuchte es auf Französisch
    Könnt ihr da noch was dranbauen
    nice but we don't use that calendar, can the template be bent to ours
    template's nearly right, want one step more in it
    can I saw a bit off the template, I don't need the slack part
    could yours be altered to go with Outlook not Gmail
    Passt fast, aber wir haben nen andern Kalender. Kann man die Vorlage umbauen
    kann ich bei der Vorlage was weglassen, Slack brauch ich nich
    Vorlage mit Outlook statt Gmail, geht das
    Darf ich an der Vorlage rumschrauben
  `),
  "human-or-robot": lines(`
    are you a bot
    am I talking to a real person here
    is anybody actually reading this
    hang on, is this a computer
    is this ChatGPT
    are you real
    is there a human on the other end
    who am I chatting with
    do you have a name
    are you an AI
    you sound like a machine
    did a person write that
    what are you
    Schreibe ich hier mit einem echten Menschen
    Sitzt da jemand oder ist das ein Computer
    Bist du eine KI
    Ist das ChatGPT
    Wer antwortet mir hier eigentlich
    Bist du echt
    Wie heißt du
    liest das hier überhaupt jemand
    Das klingt nach Maschine
    Was bist du eigentlich
    is there a bloke on the other side
    is this thing automated
    am I wasting my time typing to a machine
    say something a human would say
    prove you're human
    are you a proper person
    do you actually think
    who wrote this answer
    Tippt da gerade wer oder ist das ein Automat
    Beweis dass du ein Mensch bist
    Rede ich mit einer Maschine
    Ist da ein echter Mensch dran
    Denkst du eigentlich selbst
    Hockt da jemand am Rechner
    are you a program
    Sind Sie ein Programm
    is this software talking
    hello is there a living soul there
    am I talking to a chap or a gadget
    you answered quick for a person. machine are you
    is that you Linda or the computer
    I'm not chatting to a robot am I
    have you got a pulse
    who's this typing
    are you one of them AIs off the telly
    Bist du n Mensch oder ne Blechkiste
    sitzt da einer oder bist du ein Automat
    Rede ich hier mit ner Maschine
    Is da wer oder antwortet der Computer
    Das ging aber fix, bist du echt
    Bist du eine von diesen KIs aus dem Fernsehn
    sag mal, bist du aus Fleisch und Blut
    wer schreibt hier eigentlich mit mir
  `),
  where: lines(`
    do you have an office near Denver
    what's your address
    are you a German company
    do you come to our place
    can we meet in person
    which country are you in
    do you work with clients in Australia
    where is your headquarters
    in which city do you sit
    do you only work locally
    can I visit you
    Habt ihr ein Büro in München
    Wie lautet eure Adresse
    Seid ihr eine deutsche Firma
    Kommt ihr auch zu uns in den Betrieb
    Können wir uns persönlich treffen
    Arbeitet ihr auch für Kunden in Österreich
    Aus welcher Stadt kommt ihr
    Wo finde ich das Impressum
    Betreut ihr auch Betriebe in der Schweiz
    Kann man euch besuchen
    are you anywhere near Leeds
    do you cover Scotland
    is that a local outfit
    do you have people in Texas
    where do your people sit
    could you drop by our office
    which part of the world are you in
    do you do on-site visits
    Seid ihr in der Nähe von Kassel
    Seid ihr auch in Wien tätig
    Kann mal einer vorbeikommen
    Wo in Deutschland seid ihr
    Macht ihr Besuche vor Ort
    Aus welcher Ecke seid ihr
    Standort?
    whereabouts are you based
    are you local, I'm in Northumberland
    which town is your office in
    is there an address, I like to see where a firm lives
    Wo sitzt ihr denn
    seid ihr hier aus dem Norden
    In welcher Stadt habt ihr euer Büro
    Gibts bei euch ne richtige Anschrift
  `),
  "weekly-tips": lines(`
    do you send a newsletter
    how do I get the tips every week
    sign me up for the weekly email
    I'd like to receive automation tips
    please put me on your mailing list
    how do I unsubscribe from your emails
    can I stop the newsletter any time
    is there a blog or newsletter I can follow
    Gibt es bei euch einen Newsletter
    Ich hätte gern die wöchentlichen Tipps
    Bitte in den Verteiler aufnehmen
    Wie melde ich mich vom Newsletter ab
    Kann ich euren Rundbrief abonnieren
    Schickt ihr regelmäßig Tipps
    wie kriege ich die Tipps per Mail
    got a mailing list
    can I get updates by email
    I'd take those tips of yours
    how often does the newsletter come
    Ich würde die Tipps nehmen
    Wie oft kommt der Newsletter
    Habt ihr einen Verteiler
    put me on your mailing list for hints
    my wife reads your tips, can I have em sent too
    have you a bulletin that comes round
    that weekly letter, how do I get it
    Tragt mich mal für euern Rundbrief ein
    habt ihr so nen wöchentlichen Brief mit Kniffen
    Ich möcht die Tipps auch per Mail kriegen
    wie komm ich auf euern Verteiler
  `),
  services: lines(`
    what do you offer
    what are your services
    what exactly do you do
    tell me what your company does for a living
    what can I book with you
    which services do you provide
    what kind of work do you take on
    list your services
    do you only do automation or also other things
    Was bietet ihr an
    Welche Leistungen habt ihr
    Was genau macht ihr
    Was kann man bei euch alles beauftragen
    Womit beschäftigt ihr euch
    Was gehört alles zu eurem Angebot
    Was sind eure Dienstleistungen
    what is it you do
    so what do you people do exactly
    Was macht eure Firma
    Was tut ihr so
    tell me what you do
    was macht ihr denn so
    was macht ihr hier überhaupt
    what's your business
    what's on offer here
    what is this company about
    what all do you do
    what do you specialise in
    Was gibt es bei euch alles
    Worum geht es hier
    Worauf seid ihr spezialisiert
    what is it you lot sell
    what's on the menu with you
    in plain english what do you do for folk
    what trades have you under your roof, so to speak
    Was verkauft ihr hier eigentlich
    wat mookt ji dor so
    was habt ihr alles im Angebot an Arbeiten
    Erklären Sie mir mal auf Deutsch was Sie machen
  `),
  process: lines(`
    how does working with you go, step by step
    what happens after I say yes
    how do we get started
    walk me through a project
    what do you need from us to begin
    what's the procedure
    how does the collaboration look like
    say I hire you, what comes next
    who is involved on our side
    do you test it before it goes live
    what are the stages
    will we see intermediate results
    Wie läuft das ab wenn ich euch beauftrage
    Was passiert nachdem ich zugesagt habe
    Wie fangen wir an
    Welche Schritte kommen auf uns zu
    Was braucht ihr von uns
    Wie sieht die Zusammenarbeit aus
    Angenommen wir machen das, wie geht es dann weiter
    Wird das vorher getestet
    Erklär mir mal den Ablauf eines Projekts
    Wie geht ihr vor
    Sehen wir zwischendurch schon was
    Wer muss bei uns mitarbeiten
    describe the way you work
    so what would be the first step
    what would you want to see from us first
    what happens between the first talk and the launch
    Beschreib mal wie ihr arbeitet
    Was wäre der erste Schritt
    Und was kommt nach dem ersten Gespräch
    what's your process like
    tell me how you go about a project
    tell me more about how it works with you
    explain the process
    I've never hired anybody for this, what would the next weeks look like
    how does it all start
    what would you need me to do
    who does what
    talk me through it like I'm five
    do you come and look at what we do
    how many meetings
    do we get to try it first
    is there a test run
    Wie muss ich mir die nächsten Wochen vorstellen
    Ich habe sowas noch nie beauftragt, wie geht das los
    Wer macht was
    Wie viele Treffen sind das
    Können wir es vorher ausprobieren
    Schaut ihr euch an wie wir arbeiten
    Gibt es einen Probelauf
    Erklärt mir das wie einem Kind
    once I've booked the call, what happens
    I signed up for a call, what's the drill now
    Ich habe gerade einen Termin gebucht, wie geht es weiter
    how hands-on do I need to be while you build
    how much do you need from me
    Wie viel muss ich selbst mitmachen
    Was erwartet ihr von uns während ihr baut
    so how do we go about it, you and me
    say I shake hands on it, what happens then
    do you come and look at the job first
    what do you want from me, I've not much time
    do I get to see it before it's switched on
    who from our side has to sit with you
    does the old way carry on while you build
    in what order do you do things
    Wie geht das vor sich wenn wir uns einig sind
    Kommt ihr erst mal gucken oder wie
    was muss ich dafür tun, Zeit hab ich keine
    Erst Handschlag, und dann?
    seh ich das vorher bevor ihr das scharf schaltet
    läuft das Alte weiter solange ihr baut
    Muss da einer von uns dabeisitzen
    In welcher Reihenfolge macht ihr das denn
  `),
  reasons: lines(`
    why should I pick you
    what makes you different from other agencies
    why not hire a freelancer instead
    there are a hundred agencies like you
    what are your advantages
    couldn't I just do it myself
    give me one good reason to choose you
    what sets you apart
    why you and not somebody cheaper
    Warum sollten wir euch nehmen
    Was macht ihr besser als andere
    Agenturen gibt es wie Sand am Meer, warum ihr
    Was unterscheidet euch
    Warum nicht einfach ein Freelancer
    Könnte ich das nicht auch selbst machen
    Nenn mir einen guten Grund
    Was spricht für euch
    my cousin does IT, why wouldn't I just ask him
    couldn't a student do that cheaper
    what do you have that the others don't
    sell it to me
    why should I trust you
    Mein Schwager macht EDV, warum nicht einfach der
    Kann das nicht auch ein Student billiger
    Was habt ihr was andere nicht haben
    Warum sollte ich euch trauen
    Überzeug mich
    three other firms pitched me this week, what's special about yours
    Drei andere Firmen haben schon angeboten, was ist an euch besonders
    Was könnt ihr besser
    why you and not my nephew, he's good with computers
    there's a lad in Leeds does this cheaper
    what makes your lot any better
    convince me, I've heard a lot of salesmen
    Warum ihr und nich mein Neffe, der kann auch Computer
    in Flensburg macht das einer billiger, was könnt ihr besser
    überzeugen Sie mich mal, Verkäufer hatte ich schon genug hier
    Was habt ihr was andre nich haben
  `),
  served: lines(`
    have you done this before
    how many customers do you have
    do you have references
    have you ever worked with a dental practice
    are we your guinea pigs
    who are your clients
    can I talk to one of your customers
    how much experience do you have
    any case studies or reviews
    do you know our trade at all
    how many projects have you finished
    Habt ihr das schon mal für jemanden gemacht
    Wie viele Kunden habt ihr
    Habt ihr Referenzen
    Habt ihr Erfahrung mit Arztpraxen
    Sind wir euer Versuchskaninchen
    Wer gehört zu euren Kunden
    Kann ich mit einem eurer Kunden sprechen
    Wie lange macht ihr das schon
    Kennt ihr unsere Branche überhaupt
    Gibt es Bewertungen über euch
    Habt ihr Beispiele aus der Praxis
    any other vets using this
    who else in my line of work does this
    do you have somebody I could ring for a reference
    is it just you saying it works
    show me someone like us
    ever done a funeral parlor
    have other schools bought this
    first time for you or routine
    Nutzt das schon eine andere Praxis
    Wer aus meiner Branche macht das noch
    Gibt es jemanden den ich als Referenz anrufen kann
    Habt ihr schon mal für ein Bestattungsinstitut gearbeitet
    Seid ihr da Neulinge oder alte Hasen
    Zeigt mir einen Betrieb wie unseren
    Wie viele habt ihr schon gemacht
    have you ever done this for a vet
    did you work with restaurants before
    worked with schools before?
    who've you done this for
    any proof it works, somebody I could ask
    have you ever done a butcher
    how many firms use you
    anybody from our way among your customers
    I don't want to be the first daft beggar. am I
    done any B and Bs before us
    you got a track record or just a nice website
    Für wen habt ihr das denn schon gemacht
    Habt ihr schon mal nen Schlachter gehabt
    Gibts wen den ich anrufen und fragen kann ob das was taugt
    wieviel Betriebe habt ihr schon
    Bin ich bei euch der Erste
    könnt ihr was vorzeigen was ihr schon gebaut habt
    Kennt ihr euch mit Pensionen aus, schon mal eine gemacht
    Kunden hier oben an der Küste, habt ihr da welche
  `),
  industries: lines(`
    which industries do you work for
    what kind of companies are your customers
    are you specialized in certain trades
    do you only work with hotels
    is this for craftsmen too
    who is this meant for
    for which businesses do you do that
    are we too small for you
    Seid ihr auf bestimmte Branchen spezialisiert
    Macht ihr das nur für Hotels
    Für wen ist das gedacht
    Arbeitet ihr auch für Handwerker
    Sind wir zu klein für euch
    Welche Betriebe betreut ihr
    do you do for farmers or only for office folk
    what sort of businesses is this for
    is it just for posh hotels or for the likes of us
    which lines of trade do you look after
    Is das auch was für Handwerker oder nur für feine Hotels
    für was für Betriebe macht ihr das
    welche Gewerke bedient ihr
    Nehmt ihr auch kleine Krauter wie mich
  `),
  call: lines(`
    what happens in the 30 minutes
    what is that call about
    is the call a sales pitch
    what should I prepare for the conversation
    do I have to share my screen on the call
    who will I talk to in the first meeting
    is the consultation binding
    how does the first conversation go
    Was passiert in dem Gespräch
    Worum geht es in den 30 Minuten
    Ist das ein Verkaufsgespräch
    Muss ich mich auf den Termin vorbereiten
    Mit wem spreche ich da
    Ist das Erstgespräch verbindlich
    Wie läuft das erste Gespräch ab
    is that chat on the phone with a salesman
    do I have to buy anything after the call
    what do we talk about for half an hour
    can my wife join the call
    is it video or phone
    Muss ich nach dem Gespräch was kaufen
    Worüber reden wir da eine halbe Stunde
    Kann mein Partner bei dem Gespräch dabei sein
    Ist das per Video oder Telefon
    that half hour chat, is it a hard sell
    do I want my books in front of me for the call
    who'll be on the line when we have that talk
    is it on the telephone or do I need a camera for the half hour
    Die halbe Stunde, wollt ihr mir da was aufschwatzen
    muss ich für das Gespräch was rauslegen
    Wer is denn da dran bei dem Gespräch
    brauch ich ne Kamera für die halbe Stunde oder geht Telefon
  `),
  who: lines(`
    how big is your team
    tell me about ${brand.name}
    what is ${brand.name}
    who owns this business
    how many people work for you
    who is your boss
    how long have you been around
    are you a one man show
    Wer seid ihr
    Wer steckt hinter der Firma
    Wie groß ist euer Team
    Erzähl mir was über ${brand.name}
    Wem gehört die Firma
    Wie viele Leute arbeiten bei euch
    Seit wann gibt es euch
    Seid ihr ein Ein-Mann-Betrieb
    Wer ist der Chef
    are you a big company
    who runs the show
    is it just you
    how many of you are there
    what sort of outfit is this
    Seid ihr eine große Firma
    Wie viele seid ihr
    Was seid ihr für ein Laden
    Wer leitet das
    who are you people
    Wirewerk, never heard of it, what sort of firm is that
    is it a family business
    who's the gaffer
    Wer seid ihr denn überhaupt
    Wirewerk, nie gehört. Was is das für ne Firma
    is das ein Familienbetrieb
    Wer hat bei euch das Sagen
  `),
  german: lines(`
    do you also answer in Spanish
    which languages do you speak
    can we do this in French
    parlez vous francais
    hablas español
    Kann ich auf Deutsch schreiben
    Versteht ihr Deutsch
    Können wir das auf Deutsch machen
    is your team English speaking
    Sprecht ihr auch Türkisch
    do you do Welsh
    have you anyone who speaks Polish, for the wife
    can I write to you in German, my English is not the yellow from the egg
    what tongues do you answer in
    Kann man hier Deutsch schreiben
    snackt ji ok Platt
    Mein Englisch is schlecht, geht das auch auf deutsch
    Kann mein Koch euch auf Polnisch schreiben
  `),
  "this-template": lines(`
    what does it do
    what does this one do exactly
    explain this template in plain words
    what is this for
    I don't understand what this does
    and what do I get out of this one
    how does this workflow work
    Was macht die hier
    Was macht diese Vorlage genau
    Wofür ist das gut
    Erklär mir das hier in einfachen Worten
    Ich verstehe nicht was das tut
    Wie funktioniert dieser Ablauf
    what's this one good for then
    tell me simple what it does, no jargon
    so what do I get if I have this here
    I've read it twice, what does the thing actually do
    Was tut das hier denn nu
    Und wofür soll das hier gut sein
    einmal ohne Fachchinesisch was das Ding macht
    zweimal gelesen, nix verstanden, was passiert da
  `),
  "set-up-time": lines(`
    how long does it take to set it up
    how many minutes for the setup
    how long will I need to install this
    is it quick to set up
    how much work is the installation
    can I get this running in an hour
    Wie lange brauche ich um das einzurichten
    Wie viele Minuten dauert die Einrichtung
    Ist das schnell eingerichtet
    Wie aufwendig ist die Installation
    Schaffe ich die Einrichtung in einer Stunde
    is that an afternoon's work to put in or a week's
    how long am I going to be sat fitting this
    can I have it up and running before the pub opens
    ten minutes job or ten hours to get it installed
    Is das in ner Stunde eingerichtet oder sitz ich da drei Tage
    wie lang bin ich mit dem Einrichten zugange
    Schaff ich das Einbauen an einem Abend
    wieviel Zeit muss ich fürs Installieren rechnen
  `),
};
