import { lines } from "../../assistant/examples/lines.ts";

/** Sentences of such messages, as they come in ever other orders. */
export const unwantedPhrases: Readonly<Record<string, readonly string[]>> = {
  ranking: lines(`
we can help your website rank higher on Google
your website does not appear on the first page
you are losing customers to your competitors who rank above you
we will put you at the top of the search results
first page of Google in three months
I ran a quick audit of your site and found several errors
I can send you the audit report for free
we fix the issues that hold your site back
more visitors, more leads, more sales
boost your online presence
your online visibility is poor
people who search for your services cannot find you
our SEO experts have helped hundreds of businesses
affordable SEO packages for small business
no results, no payment
we increased the traffic of a firm like yours by 300 percent
local SEO so that customers nearby find you
improve your ranking on Google Maps
we only work with one company per area
your site is not optimised for mobile and for speed
which keywords do you want to be found for
I was browsing your website and noticed some things that could be improved
you could get much more out of your website
your rivals show up first, you do not
get recommended by ChatGPT, Gemini and Perplexity
your business is invisible to AI search
we guarantee results within weeks
no long contracts, cancel at any time
shall I send you a proposal with prices
can I send you some examples of our work
Sie werden bei Google nicht gefunden
Ihre Webseite steht nur auf Seite fünf der Suchergebnisse
wir bringen Ihre Firma auf Seite eins bei Google
Ihre Mitbewerber stehen vor Ihnen
wir optimieren Ihre Webseite für Suchmaschinen
mehr Sichtbarkeit, mehr Besucher, mehr Umsatz
wir haben Ihre Seite geprüft und Fehler gefunden
kostenloser SEO Check für Ihre Homepage
keine Mindestlaufzeit, keine Vertragsbindung
Sie zahlen nur bei Erfolg
lassen Sie uns kurz telefonieren, wann passt es Ihnen
wir verbessern Ihre Platzierung bei Google Maps
mehr Kunden über das Internet gewinnen
damit Sie auch von ChatGPT empfohlen werden
eure Webseite taucht in der Suche nicht auf
ich kann euch auf die erste Seite bringen
eure Seite hat viel Potential, das ihr gerade verschenkt
wir bringen euch bei Google nach oben
eure Konkurrenz ist vor euch
wann habt ihr Zeit für ein Telefonat
ich habe mir eure Webseite angeschaut
wollt ihr mehr Anfragen über eure Webseite
when someone searches for what you sell, your rivals come first
people nearby search for your service every day and find others
I can change that for you
want me to send what we would change
we did the same for another company in your trade
your page speed is low and Google punishes that
a small fix would bring you twice the visitors
no strings, just a free look at your page
`),
  links: lines(`
do you accept guest posts on your blog
how much do you charge for a sponsored post
we would like to publish an article on your website
we pay for publication of an article with a link
we write the content ourselves, you only publish it
our client would like to be mentioned on your site
would you like to exchange links with us
I link to you and you link to me
we place your link on our websites with high authority
DA 50 plus sites with real traffic
permanent dofollow backlinks
can you add our link to your article
I found a great article of yours and have a suggestion
we offer content which fits your audience
we own a network of blogs on many topics
your readers would love our infographic
please tell me the price for a link
we are looking for publishers to cooperate with
we are preparing a list of the best companies in your field
your place in our ranking costs
you have been nominated for our award, the fee is
publish your company in our magazine
we have selected you as one of the top ten providers
your company profile in our directory
nehmen Sie Gastbeiträge auf Ihrem Blog an
wir möchten einen Artikel mit Link auf Ihrer Seite veröffentlichen
was kostet ein Beitrag mit Verlinkung bei Ihnen
wir suchen Partner für einen Linktausch
starke Backlinks für Ihre Webseite
Links von themenrelevanten Seiten mit hoher Autorität kaufen
unser Kunde möchte auf Ihrer Seite erwähnt werden
wir liefern den fertigen Text, Sie veröffentlichen ihn
Ihre Firma wurde für eine Auszeichnung nominiert
ein Eintrag in unserem Portal kostet nur
wir nehmen Sie in unsere Liste der besten Anbieter auf
Werbeplatz auf Ihrer Webseite kaufen
I own several blogs in the technology niche
you mention me and I mention you
a link from your page to mine and one back
no money involved, both of us win
we would place a mention of your company on our site
our client wants to be featured on your blog
we pay per post, how much is yours
für einen Kunden suchen wir Seiten für einen Artikel mit Link
dürfen wir auf Ihrer Seite einen Fachbeitrag veröffentlichen
was würde das bei Ihnen kosten
habt ihr Interesse an einer Kooperation mit gegenseitiger Verlinkung
wir setzen einen Link auf euch, ihr auf uns
we interview founders for our podcast, the fee for a guest is
your article would be read by our 50000 subscribers
`),
  money: lines(`
we offer loans to individuals and companies
get a loan even with bad credit
loan at low interest rate
money in your account within 24 hours
no collateral and no credit check
your business qualifies for funding
apply for a working capital loan now
you have been approved for a credit line
how much money do you need
we finance your project up to 50 million
private investor looking for projects to fund
we invest in companies like yours and seek partners
cash advance for your business
get the money that the government owes you
your company may be entitled to a tax refund
we file the claim and only take a share of what is paid
reduce your credit card processing fees
cheaper business insurance, get your quote
save up to 40 percent on your energy bill
debt relief, reduce what you owe by half
Kredit ohne Schufa
Sofortkredit mit Auszahlung in 24 Stunden
Geld trotz negativer Bonität
wir bieten Darlehen für Privatpersonen und Unternehmen
Kredit zu günstigen Zinsen, schnell und diskret
wie viel Geld brauchen Sie
Zusage innerhalb weniger Minuten
Auszahlung auf Ihr Konto schon morgen
wir finanzieren Ihr Vorhaben ohne Bank
Investor sucht Projekte
sparen Sie bis zu 40 Prozent bei Strom und Gas
wechseln Sie jetzt den Stromanbieter
Sie zahlen zu viel für Ihre Versicherung
günstigere Tarife für Gewerbekunden
Kapital für Ihr Unternehmen ohne Sicherheiten
you are overpaying for electricity
businesses like yours save hundreds each year
our adviser will call you, just send your number
als Gewerbekunde sparen Sie
unser Berater meldet sich bei Ihnen
senden Sie uns nur Ihre Rufnummer
we buy your outstanding invoices
up to a quarter of a million without security
reply with the amount you need
we are direct lenders, fast approval
equipment financing with no money down
`),
  inheritance: lines(`
I am contacting you about an inheritance
a late client of mine who had the same surname as you
he died without a will and left millions in the bank
I need a foreign partner to transfer the money
you will get 40 percent of the sum
this deal is confidential and without risk
send me your full name, address and phone number to proceed
you are the beneficiary of the fund
you have won the lottery
your email address has been selected as a winner
claim your prize before the deadline
contact our claims agent
donation of two million to you and your family
I am dying and want to give my money to you
I was directed to you by God
compensation fund of the United Nations
the fund is in a security company
reply to my private email for more details
I have a business proposal of mutual benefit
trust and honesty are required
Sie haben im Lotto gewonnen
Sie wurden als Gewinner gezogen
Ihr Gewinn liegt zur Auszahlung bereit
eine Erbschaft in Millionenhöhe wartet auf Sie
der Verstorbene hatte keine Erben
Sie erhalten 40 Prozent der Summe
ich möchte Ihnen mein Vermögen schenken
bitte behandeln Sie das vertraulich
senden Sie mir Ihren Namen und Ihre Bankverbindung
eine Spende von zwei Millionen Euro für Sie
`),
  coins: lines(`
earn money with crypto every day
our signals made our members rich
our bot trades for you while you sleep
invest 250 and get back 5000
guaranteed profit with bitcoin
join our VIP group on Telegram
spots are limited, the group closes soon
this coin will go up a hundredfold
my neighbour makes hundreds a day with it
I quit my job thanks to this system
financial freedom without working
double your deposit
forex trading account managed by experts
we recover your lost crypto
your wallet has been suspended, verify it
enter your recovery phrase to restore access
suspicious activity in your wallet
claim your free tokens
connect your wallet now
mit Krypto jeden Tag Geld verdienen
passives Einkommen ohne Vorkenntnisse
der Bot handelt für dich
investiere 250 Euro und werde reich
garantierte Gewinne an der Börse
unsere Mitglieder verdoppeln ihr Geld
komm in unsere Telegram Gruppe
ich zeige dir, wie ich mein Geld vermehrt habe
Ihre Wallet wurde gesperrt, bestätigen Sie Ihre Wiederherstellungsphrase
wir holen verlorene Coins zurück
our traders made three times the stake
our members tripled their money
the calls of our traders were right again
seats in the channel are almost gone
the doors close tonight
copy the trades of a professional
my mentor showed me how, now I show you
unsere Händler lagen wieder richtig
der Kanal ist bald voll
kopiere einfach die Trades vom Profi
I turned a small stake into a fortune
ask me how, it only takes a phone
the bank does not want you to know this
`),
  agencies: lines(`
we are an agency specialising in web design
I can redesign your website
your website looks old and needs a fresh look
we build websites starting at
a new website for a low price
website with hosting and domain included
do you need a logo, a flyer or a brochure
we develop mobile apps and web applications
our developers are ready to start immediately
hire our developers at low hourly rates
offshore team with years of experience
we are a software company from India
please share your requirements with us
may I share our portfolio and pricing
we make explainer videos
a video would raise your conversions
we manage your Facebook and Google ads
we bring you new customers every month
qualified appointments with decision makers
we book meetings for you, you pay per meeting
lead generation for companies like yours
are you looking for more clients
can you handle more clients at the moment
do you have ten minutes this week for a quick call
I will show you how we did it for others
I would like to show you a demo
I wanted to follow up on my last message
just bumping this to the top of your inbox
who is the right person to talk to about this
please forward this to the person in charge
if you are not interested just reply with no
we sell email lists of companies
database of businesses with emails and phone numbers
contact data of managers in your target market
list of attendees of the trade fair with emails
would you be interested in acquiring the list
let me know and I will send you counts and cost
send your offer to thousands of companies
we send your message to contact forms
email marketing with guaranteed delivery
virtual assistants for every task
outsource your work to us and save money
we answer your calls day and night
an AI agent that calls your customers for you
special price if you decide this week
the first month is free
try it without risk
wir erstellen Ihnen eine neue Webseite
Ihre Homepage ist veraltet
moderne Webseiten zum Festpreis
Webdesign schon ab 299 Euro
wir entwickeln Apps und Software zu günstigen Preisen
unsere Entwickler stehen sofort bereit
dürfen wir Ihnen ein Angebot machen
gerne senden wir Ihnen ein unverbindliches Angebot
darf ich Ihnen unsere Referenzen schicken
wir machen Erklärvideos für Ihr Unternehmen
wir gewinnen neue Kunden für Sie
mehr Aufträge für Ihren Betrieb
jeden Monat zehn neue Kunden, garantiert
wir vereinbaren Termine mit Entscheidern für Sie
haben Sie Kapazität für weitere Kunden
wann haben Sie Zeit für ein kurzes Gespräch
kostenloses Erstgespräch sichern
wir verkaufen Adressen von Firmen
Adressdaten mit E-Mail und Telefonnummer
Ansprechpartner in Ihrer Zielgruppe
ideal für Ihre Werbung per Post und Mail
wir finden Mitarbeiter für Sie
Fachkräfte aus dem Ausland für Ihren Betrieb
wir reinigen Ihre Büroräume
günstig, zuverlässig und gründlich
wir liefern Arbeitskleidung, Werbemittel und Büromöbel
Leasing ohne Anzahlung
bei Interesse einfach auf diese Mail antworten
antworten Sie einfach mit Ja
nur noch wenige Plätze frei
Angebot gilt nur bis Freitag
jetzt Rabatt sichern
our call center makes appointments for you
you only pay for meetings that take place
nothing up front, no risk
we fill your calendar with sales calls
for consultancies such as yours
our sales team becomes your sales team
I rebuild websites in WordPress
your pages load slowly and look dated
delivered in ten days, hosting for a year included
I made a draft of a new homepage for you, want to see it
I am a freelance designer looking for new projects
our studio animates, films and edits at a fixed price
we recruit developers for you in Eastern Europe
engineers at 15 dollars an hour
may I send some profiles of our developers
we write your blog posts and newsletters for you
translation of your website by native speakers, from 5 cents a word
we translate your website into any language
a chatbot for your website, set up in a day, first month free
our tool writes your sales emails, book a demo
cold email campaigns that land in the inbox
corporate gifts and printed shirts with your logo
team events and coaching for your staff
we train your employees in sales, book our seminar
cyber security check for your company, first scan free
managed IT services, let us take care of your network
cheaper phone contracts for your company
coffee machines, water dispensers and plants for your office
we rent out office space and meeting rooms
cleaning of offices, ask for a quote
wir bauen eure neue Webseite
ich bin freier Designer und suche neue Projekte
wir übernehmen eure Social Media Kanäle
habt ihr gerade Bedarf an neuen Kunden
unser Team telefoniert für euch
ihr zahlt nur pro Termin
wir übersetzen Ihre Webseite in jede Sprache
Schulungen und Seminare für Ihr Team
Kaffeemaschinen und Wasserspender für Ihr Büro
Photovoltaik für Ihr Firmendach ohne eigene Kosten
günstige Handyverträge für Ihre Firma
Firmenwagen im Abo, alles inklusive
wir prüfen Ihre IT Sicherheit kostenlos
Ihr Datenschutzbeauftragter für 49 Euro im Monat
Flyer, Visitenkarten und Banner zum kleinen Preis
`),
  "false invoices and sign-ins": lines(`
your domain expires soon, renew it now
failure to pay will lead to the loss of your domain
your website and email will stop working
this is your final notice
your invoice is overdue
please find the invoice in the link
pay within three days to avoid additional fees
your account will be suspended
your account has been limited
unusual sign in was detected
verify your account here
confirm your password to keep your account
your mailbox is almost full
upgrade your mailbox storage
your messages are on hold
your package is waiting, pay the fee
update your payment details
you are using my pictures without permission
here is the proof, download it
my lawyer will sue you
I have access to your computer
pay in bitcoin or I publish the video
we found a security hole in your website, pay us a reward
your licence has expired, call support
your page will be removed because of copyright
someone wants to register your company name as domain
registration fee for your trademark
yearly fee for the entry in the register
Ihre Domain läuft ab, verlängern Sie jetzt
sonst werden Ihre Webseite und Ihre E-Mails abgeschaltet
offene Rechnung im Anhang
bitte überweisen Sie den Betrag innerhalb von sieben Tagen
letzte Mahnung
Ihr Konto wird gesperrt
bestätigen Sie Ihre Daten
ungewöhnliche Anmeldung festgestellt
Ihr Postfach ist voll
Ihr Eintrag im Register läuft ab
Gebühr für die Veröffentlichung Ihrer Firmendaten
Ihr Paket konnte nicht zugestellt werden
Sie verwenden meine Bilder ohne Erlaubnis
ich habe Ihren Computer gehackt
zahlen Sie in Bitcoin
your certificate has run out and visitors see a warning, renew it here
your backup failed, sign in to keep your files
a document was shared with you, open it here
your signature is required, view the document
you have a new voice message, listen here
payroll update: confirm your bank details
please buy gift cards for me, I am in a meeting
change of our bank account, please pay future invoices to the new one
wir haben unsere Bankverbindung geändert
ein Dokument wurde mit Ihnen geteilt, hier öffnen
Ihr Zertifikat ist abgelaufen, hier erneuern
bitte bestätigen Sie Ihre Handynummer, sonst wird der Zugang gesperrt
`),
  goods: lines(`
we are a manufacturer and exporter
factory price, wholesale, low minimum order
we can produce with your logo
please tell us your requirements so we can quote
our products are of best quality and price
catalogue and samples on request
we are looking for distributors and importers
replica watches, bags and shoes
cheap pills without prescription
fat burner, lose weight fast
discreet shipping worldwide
buy one get one free
70 percent off today only
shop now, free shipping
the best deals online
buy documents and diplomas
CBD, vape and supplements
wir sind Hersteller und suchen Händler
direkt vom Hersteller zum besten Preis
Katalog und Muster auf Anfrage
Pillen ohne Rezept
schnell abnehmen ohne Sport
diskreter Versand
nur heute 70 Prozent Rabatt
jetzt bestellen
günstige Uhren und Taschen
`),
  "games and company": lines(`
online casino bonus
free spins without deposit
bet and win
slots and poker
big jackpot
betting tips that always win
hot singles near you
I am looking for a man
my photos are here
no strings attached
chat with me tonight
adult videos
sexy girls
I am new in town and lonely
write to me, I am waiting for you
Casino Bonus ohne Einzahlung
Freispiele
Sportwetten
spielen und gewinnen
Willkommensbonus sichern
Frauen aus deiner Nähe
ich suche einen Mann
meine Fotos findest du hier
ohne Verpflichtung treffen
ich bin einsam
schreib mir, ich warte auf dich
ich bin neu in der Stadt und suche was Lockeres
Bilder von mir siehst du hier
hast du Lust auf ein Treffen
hey du, ich hab dich gesehen und will dich kennenlernen
keine feste Beziehung, nur Spaß
du gefällst mir
hey handsome, I just moved here
looking for something casual
see my pictures here
play now and win big
your lucky day, spin the wheel
sichere dir deinen Bonus und dreh am Rad
`),
  work: lines(`
work from home and earn money
earn 3000 a month for a few hours a week
no experience needed
part time job with high pay
receive packages at home and send them on
receive payments on your bank account
join my team and be your own boss
unlimited income
the products sell themselves
build your own business without risk
I am looking for ambitious people
watch the free webinar
this changed my life
Nebenjob von zu Hause
viel Geld mit wenig Arbeit
Pakete annehmen und weiterschicken
keine Erfahrung nötig
werde dein eigener Chef
baue dir ein zweites Einkommen auf
freie Zeiteinteilung und hoher Verdienst
wir suchen motivierte Leute für unser Team
`),
  attention: lines(`
buy followers and likes
real followers delivered fast
more subscribers for your channel
buy five star reviews
we remove bad reviews
negative reviews hurt your business, we delete them
we send visitors to your website
targeted traffic to your url
100000 visitors for a small price
great post, thanks for sharing
amazing blog, visit mine
check out my website
I really like your content
click here for more
visit this page
Follower kaufen
echte Bewertungen kaufen
wir entfernen schlechte Bewertungen
mehr Sterne bei Google
Besucher für Ihre Webseite kaufen
schauen Sie auf meiner Seite vorbei
toller Beitrag, danke
I can bring you customers from my audience of 200000
promote your app in our channel
we publish your news on 300 sites
your logo on our event, sponsor packages from 500
vote for your company in our award
subscribe to our channel
besuchen Sie unsere Messe, Standplätze ab 900 Euro
Werbung in unserem Magazin, Anzeige ab 290 Euro
`),
};
