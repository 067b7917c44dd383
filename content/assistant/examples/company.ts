import { brand } from "../../site/brand.ts";
import { lines } from "./lines.ts";

// What people write who ask about the company, by the id of the passage that answers them.

export const companyExamples: Readonly<Record<string, readonly string[]>> = {
  price: lines(`
    and what would all that cost us
    what's the damage
    what will I be paying
    Und was kostet der Spaß
    Was müsste ich dafür hinlegen
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
    pricing? 👀
    whats the ticket size for a gig like this
    bootstrapped, so pls tell me this isn't 10k
    do u do retainers or one-off fees
    cant find a pricing page, am i blind
    rough $$ for one simple flow?
    we're pre-revenue, any startup discount
    I need a number for my budget sheet by noon, could you give me an estimate please
    Was kostet das so ca? 🙈
    Gibts nen Startup-Rabatt
    Was ruft ihr auf für sowas
    Pauschalpreis oder Tagessatz
    kann mir einer ne grobe Zahl nennen, vier- oder fünfstellig?
    Ich soll für die Geschäftsleitung die Kosten einholen. Könnten Sie mir einen ungefähren Rahmen nennen?
    was wär das günstigste Paket
    mit was für nem Budget muss man bei euch antanzen
    Dear team, before I bring this up with our managing partner I'd need some idea of the financial side. Could you give me a range?
    I have to put a line in next year's budget. What number do I write?
    is this going to bankrupt a two-doctor office
    does every extra location get billed again
    my boss's first question will be the fee, so: the fee?
    are there hidden charges, licenses, per-user stuff, anything that shows up later
    do nonprofits or schools get a break on the fee
    so is it a retainer, a flat sum, or do you run a meter
    Die Chefin fragt als Erstes nach den Franken. Was darf ich ihr sagen?
    Sehr geehrte Damen und Herren, könnten Sie mir vorab einen Kostenrahmen nennen, damit ich es der Heimleitung vorlegen kann?
    Verrechnet ihr pauschal oder nach Aufwand
    Ist das was für unser schmales Budget oder eher für Konzerne
    in welcher Grössenordnung bewegen wir uns da finanziell
    kommt die MwSt. noch drauf und gibt es Nebenkosten
    was kostet mich der Spass monatlich wenns mal läuft
    Braucht man eine Anzahlung
    my plumber mate says computer people invoice by the breath. what do you invoice by
    I charge 55 an hour plus van. what's your rate plus van
    will I need to sell the tractor
    so what's the sting
    if I have to ask I can't afford it, right? well I'm asking
    four pints a day I make on this pub, how many pints do you want
    last lot quoted eight hundred and it ended at six thousand. do your quotes stick
    is it one bill and done or a subscription like everything these days
    do you do mates rates for a two man joinery
    call-out fee?
    any small print charges, licence fees, that kind of robbery
    what sort of money are we looking at for a bakery
    cash alright? and how much of it
    do you take a deposit like I do for kitchens
    I don't sign blank cheques, where do I see a number
    Half a pig and a crate of cider, or do you only take euros? How many then
    Kriegt man bei euch nen schriftlichen Kostenvoranschlag wie sichs gehört
    Was kommt am Ende auf der Rechnung raus
    Ich nehm 62 die Stunde mit Anfahrt, und ihr
    Muss ich dafür ne Kuh verkaufen
    Sagen Sie einfach ne Hausnummer
    Der letzte EDV-Fritze hat erst 900 gesagt und dann warens 5000. Bleibts bei euch beim Angebot
    Pauschale oder nach Aufwand
    Welcher Betrag steht da unterm Strich
    is das so ein Abo wo man nie wieder rauskommt vom Zahlen
    Nachlass für Innungsmitglieder?
    was wollt ihr denn dafür haben
    Gibts Skonto bei euch
    Ist das für nen Einmannbetrieb überhaupt bezahlbar
    Ein Wirt in der Nachbarschaft hat zwölftausend abgedrückt für sowas, liegt ihr auch da
    ok but real talk what's this gonna run me
    zapier wants 70 bucks a month from me, where do you guys land
    is this startup money or series b money
    pre-seed here, so tell me if we're out of your league financially lol
    what do i need to put aside for the first thing you'd build
    last agency quoted us 8k for two zaps, pls tell me you're saner
    do you work on retainer or one-off
    rev share possible? i'm low on cash
    i sell candles on etsy, can i even pay for you
    got an invoice from my old automation dude that made me cry. what would yours look like
    cheaper than a virtual assistant on upwork or nah
    where's the pricing tab, am i blind
    give me a number, any number, so i can tell my cofounder
    do you take a deposit upfront or pay when it's done
    black friday deal? student deal? anything?
    was zahl ich da am ende so
    make kostet mich 30 im monat, und ihr dann nochmal obendrauf wie viel
    ist das eher dreistellig oder fünfstellig
    bin solo selbstständig, sprengt das mein konto
    kann man das abstottern
    fiverr-typ will 150 euro dafür, wo liegt ihr
    find nirgends nen reiter mit preisen bei euch
    unser budget fürs quartal ist fast alle, was müsste ich dafür freischaufeln
    nehmt ihr anzahlung oder erst wenns fertig ist
    was ist mit laufenden gebühren, kommt da monatlich noch was
    hab für die letzte agentur 6000 hingelegt und nix bekommen, wie teuer wirds bei euch
    tagessatz?
    pauschal oder auf stundenbasis bei euch
    mein steuerberater will wissen was ich dafür einplanen soll
    gibts startup rabatt
    Our treasurer will want a figure before the item goes on the agenda
    Could you indicate an order of magnitude, so that I may apply for the funds
    anything above 5,000 has to go out to tender with us, would you stay below that
    we are a registered charity and every penny is audited, what should we reckon with
    Is your quotation binding or does it creep up afterwards, as our last one did
    I need three offers for the file, may I have a written one from you
    our annual allocation for office matters is modest. Would it stretch to one workflow?
    do you invoice before or after delivery, our accounts department is particular
    Would there be running charges in the second year that I should put into next year's estimate
    The museum is funded by the town and the purse is thin, I hardly dare ask for the sum
    Does the fee include the half day of training, or is that charged separately
    is there an educational rate for state schools
    the bar association price recommendations do not cover this, so what fee do you ask
    what would I have to budget, roughly, the partners will not hear of it otherwise
    Do you quote a lump sum or does the meter run, as with us lawyers
    Der Vorstand möchte eine Hausnummer hören, bevor wir weiterreden
    Ab welcher Summe geht es bei Ihnen los
    Ich muss das im Haushaltsplan unterbringen, mit welchem Betrag darf ich rechnen
    Über 1000 Euro brauchen wir drei Vergleichsangebote, liegen Sie darüber?
    gibt es einen Nachlass für gemeinnützige Vereine
    Ist Ihr Angebot verbindlich oder kommt hinterher ein Nachtrag
    Kommt zum Honorar noch die Umsatzsteuer dazu
    Wie rechnen Sie ab, pauschal oder nach Aufwand wie wir Anwälte auch
    Unser Schulträger bewilligt selten was, wie kostspielig wäre denn ein kleiner Ablauf
    Können wir die Summe auf zwei Haushaltsjahre aufteilen
    Die Chefin fragt als erstes nach dem Betrag, und ich steh dann da. Was sag ich ihr?
    welche laufenden Gebühren entstehen uns im zweiten Jahr
    Bitte um unverbindlichen Kostenvoranschlag für eine Kanzlei mit fünf Anwälten
    Wir leben von Spenden, da muss man jeden Euro rechtfertigen. Was käme da auf uns zu
    Ist die Einweisung der Kolleginnen im Betrag enthalten oder kostet die extra
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
    whats the ROI tho
    my cofounder says just hire an intern, does this beat that
    at what point do we break even
    we'd save like 4 hrs a week, is that even worth it
    wann hat sich das amortisiert
    ROI?
    sparen wir da echt was oder ist das nur fancy
    ich muss das intern rechtfertigen, nach wie vielen Monaten rechnet es sich
    Our owner will only sign if it saves more than it costs. Does it?
    convince me this isn't money down the drain for a six person law office
    after how many months are we in the plus
    would this actually free up hours for my receptionist or is that marketing talk
    Rechnet sich das überhaupt für eine kleine Ordination
    Ab wann sind wir damit im Plus
    Mein Treuhänder will eine Amortisationsrechnung sehen
    Was springt unterm Strich für uns heraus, wir haben nur vier Angestellte
    a new saw pays itself off in a season, does this
    I've bought enough shiny gadgets that sit in the barn. what do I earn on this one
    would I make more by putting the cash in pigs
    does it ever bring in more than it swallows
    at 14 jobs a month is there any point in it
    my wife does the paperwork free of charge on Sundays, so where's the saving
    how many months before it stops costing me and starts feeding me
    a lad on minimum wage does the same, where's my gain
    Eine Abkantbank hab ich nach zwei Jahren raus. Und das hier
    was bleibt davon am Jahresende hängen
    Bringt das mehr ein als es frisst
    Meine Frau macht den Schreibkram umsonst, wo soll da ne Ersparnis sein
    Bei vierzehn Aufträgen im Monat, is das nich mit Kanonen auf Spatzen
    Steht der Nutzen in irgendeinem Verhältnis zum Aufwand
    Ab welcher Betriebsgröße fängt das an sich zu tragen
    wann verdien ich dran statt draufzuzahlen
    when do i break even on this
    roi? my investors gonna ask
    how many months till it's in the green
    does it earn back what i put in or is that agency talk
    my cofounder says we'd lose money on it, when would it turn around
    we only get like 20 orders a day, does that ever pay for itself
    payback period compared to hiring a working student
    at what point am i saving more than i spent
    ab wann bin ich da im plus
    roi in zahlen bitte
    wann hab ich die kohle wieder drin
    rechnet sich das überhaupt bei drei buchungen am tag
    mein mitgründer meint wir verbrennen damit nur geld, wann kommt das wieder rein
    amortisiert sich das noch dieses jahr oder erst nächstes
    nach wie vielen monaten ist die investition wieder raus
    ab welchem punkt spar ich mehr als ich ausgegeben hab
    the auditors will ask whether the expenditure was justified, how do we show that
    After how many months would the practice be out of the red with this
    I would have to demonstrate to the trustees that it saves more than it swallows
    We only send forty letters a week. Is it even economical at that volume?
    our accountant calls it a toy, when would the savings cover the outlay
    Suppose it spares me half an hour daily, when have we recovered the expense
    Could you furnish a cost-benefit calculation for our committee
    would an office of two ladies ever see a return
    Ich brauche eine Wirtschaftlichkeitsrechnung für den Stadtrat
    Wann hätten wir die Ausgabe wieder herinnen
    Rechnet sich das überhaupt für eine Praxis mit einer Ärztin
    der Kassenprüfer will wissen, ob sich die Anschaffung gelohnt hat
    Ab wie vielen Vorgängen im Monat ist so etwas wirtschaftlich
    Nach wie vielen Monaten sind die Kosten durch die gesparte Arbeitszeit gedeckt
    Bei uns kommt das nur zweimal die Woche vor, zahlt sich das dann noch aus
    Unser Schatzmeister glaubt nicht an die Ersparnis. Wie weisen Sie die nach
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
    ETA for a first version?
    we launch in 3 weeks, can u make that
    how fast do you ship
    when's the earliest we could be live, asking for my boss
    wie schnell seid ihr so
    Launch ist am 15., schafft ihr das bis dahin 🚀
    ab wann könnte das live gehen, Tage oder eher Monate
    Könnten Sie mir sagen mit welcher Projektdauer wir rechnen sollten
    Our new wing opens January 8th, is that cutting it too close?
    I'm sorry to press, but the semester begins in five weeks. Could anything be up by then?
    how soon could you begin, and when would we see the first thing run
    are we talking days, weeks or half a year
    Wir ziehen im Mai um, schaffen wir das vorher noch
    Bis zum Saisonstart Mitte Dezember, ist das utopisch?
    Wie lange müssten wir warten bis der erste Ablauf steht
    Wie schnell wäre das einsatzbereit, die Direktion drängt
    lambing starts in March, will you lot be done by then
    I build a barn in six weeks. how long do you need for some wires in a computer
    when would we see the first bit of it working
    IT projects drag on like Berlin airport, how's yours
    beer garden opens Easter, doable or pipe dream
    how quick are you off the mark
    got an audit on the 3rd, could it be up by that time
    are we talking before or after harvest
    how many evenings of mine does this eat until it goes
    is there a waiting list with you like there is with me
    my roofer said next week and that was two years ago. what's your next week
    start Monday, finish when
    fastest you ever got one of these up and running?
    we've a wedding season from May, would you make it
    will I still be alive when it's finished
    what's the turnaround
    Bis zur Spargelzeit müsst das stehen, wird das was
    Ein Dachstuhl steht bei uns in drei Tagen, und wie lang braucht ihr
    Wann könntet ihr loslegen
    zieht sich das wie beim Flughafen
    Kriegt ihr das vor Weihnachten hin, da brennt bei uns in der Metzgerei die Hütte
    Wie viele Wochen geht man mit sowas schwanger
    Dauert das lang?
    Ab wann hätt ich den ersten Nutzen davon in der Hand
    Biergarten macht Ostern auf, seid ihr da soweit
    habt ihr auch so Wartezeiten wie wir, ein halbes Jahr und mehr
    im Oktober is Weinlese, danach oder davor fertig
    Bis wann wär ein erster Ablauf scharf geschaltet
    wie fix seid ihr
    Geht das auch noch diesen Monat oder ist das Wunschdenken
    we launch on the 1st, doable?
    what's your turnaround
    is this a weekend thing or a whole quarter with you guys
    our dev said two sprints, how fast are you
    need it live before black friday lol
    how soon after kickoff do i see anything running
    last agency took 7 months, how quick are you
    season starts in may, am i too late
    if we sign today when's the first thing live
    do you have a waitlist before you even start
    typical timeline from idea to go live?
    i'm impatient, when would the bot be up
    we open the second store in three weeks, could you be done by then
    days, weeks, months?
    can you rush it, we're drowning
    how much of my own time would you need over the next weeks till it's live
    wie flott seid ihr
    wir launchen am ersten, kriegt ihr das hin
    brauchts da zwei wochen oder ein halbes jahr bis was läuft
    die letzte agentur hat ewig rumgedoktert, wie schnell seid ihr
    bis zur saison noch machbar?
    wann könnte das erste ding live sein wenn wir heute zusagen
    habt ihr grad wartezeit oder könnt ihr direkt loslegen
    wie lang zieht sich sowas
    ist das bis black friday drin
    unser relaunch ist in drei wochen, schafft ihr das bis dahin
    wie viele wochen muss ich einrechnen bis das steht
    geht auch express
    wenn ich montag zusage, ab wann merk ich was davon
    was ist bei euch so die übliche projektlaufzeit
    our financial year closes on 31 March, would it be in use by then
    the exhibition opens in nine weeks and I am getting anxious about the calendar
    the new term begins after Labor Day, is that still feasible
    If the board approves on the 12th, when would the first thing be in operation
    our last IT supplier promised spring and delivered in autumn. How punctual are you?
    two of my colleagues retire in June, could something be working before then
    grant money must be spent by year end. Are you able to deliver before December?
    how much notice do you require
    is there a waiting period with you at present
    the move to the new premises is in five weeks, too tight?
    my locum starts in a fortnight, would it be in place
    Would we speak of weeks or of quarters until it is live
    enrolment season is around the corner, is it too late for this year
    how soon could you begin, should the partners agree
    What is a realistic go-live date for a small notary's office?
    Bis zum Quartalsende müsste es stehen, ist das realistisch
    Zum Schuljahresbeginn im August sollte es laufen, schaffen Sie das noch
    Die Fördermittel verfallen am 31.12., werden Sie vorher fertig
    Mit welcher Vorlaufzeit ist bei Ihnen zu rechnen
    Reden wir hier von Wochen oder von Monaten
    Unsere Frau Lindner geht im Mai in Rente, wäre bis dahin etwas einsatzbereit
    Angenommen, der Gemeinderat stimmt am 14. zu, ab wann wäre das im Einsatz
    Wie rasch könnten Sie anfangen
    Das letzte EDV-Projekt hat sich zwei Jahre hingezogen, wie lange zieht es sich bei Ihnen
    die Sonderausstellung beginnt in sieben Wochen, geht sich das noch aus
    Gibt es bei Ihnen derzeit Wartezeiten für neue Kunden
    Wann hätten wir den ersten Ablauf in Betrieb
    vor der Grippesaison müsste das fertig sein, wird das knapp?
    Im Sommer ist die Kanzlei drei Wochen zu, könnte es danach schon laufen
    Bis zur Mitgliederversammlung sind es noch zwei Monate. Reicht Ihnen das
  `),
  tools: lines(`
    we take bookings through booking.com and Expedia, does that go with yours
    can you connect Airbnb
    does this work together with Smoobu
    do you work with our channel manager
    we use Cloudbeds, can you connect that
    is there a connection to Opera PMS
    can it talk to Booking.com and HRS
    do you integrate with Treatwell
    can you hook into Doctolib
    do you support DATEV
    Arbeitet ihr mit Booking.com zusammen
    Geht das auch mit Airbnb und Expedia
    Könnt ihr Doctolib anbinden
    Wir sind bei HRS, lässt sich das verbinden
    Funktioniert das mit unserem Channelmanager
    Gibt es eine Anbindung an DATEV
    Wir haben Lexware, könnt ihr das einbinden
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
    we're all in on airtable + monday.com, cool?
    does this play nice w/ square
    our stack: notion, linear, stripe, intercom. compatible?
    we use toast pos, can u plug into that
    do i have to ditch my gusto
    mindbody integration possible?
    we just migrated to odoo and i'm NOT switching again
    Would you be able to work with our existing software, it's called Dentrix
    könnt ihr sevDesk anbinden
    wir nutzen Personio und Asana, passt das zusammen mit euch
    geht auch shopware 6
    unser Kassensystem ist orderbird, kommt ihr da dran
    BMD haben wir in Österreich, Schnittstelle?
    müssen wir von Trello weg
    läuft das mit Treatwell oder Shore
    Wir arbeiten mit einer Branchensoftware, die kaum jemand kennt. Ist eine Anbindung trotzdem denkbar?
    we have Dentrix and the vendor is awful, will that even talk to you
    we're on Clio and I'm not switching, partners would revolt
    our school runs on PowerSchool, is that a dealbreaker
    does my staff have to learn yet another screen
    can you get at data in an old FileMaker thing a nephew made
    we use Yardi for the rentals, can you plug into that
    Everything is on paper and an ancient Access file, are you able to work with such a setup?
    please tell me we don't have to leave Outlook
    Wir arbeiten mit Abacus, geht das zusammen
    Läuft das mit unserer Ordinationssoftware, die ist von einem kleinen Grazer Anbieter
    müssen wir dann von Bexio weg
    Unser Reservationssystem ist Protel, kann man da was anhängen
    Die Belegschaft macht nicht schon wieder ein neues Programm mit
    Hat eure Lösung eine Schnittstelle zu Vertec
    Geht das auch mit Mac und iPad
    wir haben nur Excel und ein Faxgerät, reicht das
    I've a duplicate book and a pencil behind my ear, can you hook onto that
    the till is older than the barmaid, does it matter
    we price jobs in an excel my late father made. does that have to go
    if I have to chuck out my Sage I'm off
    can you get into the milking robot's program, it's a Lely
    our wholesaler's ordering thing is a green screen from 1994, workable?
    don't tell me I need a new phone
    WhatsApp group and a whiteboard, that's our IT. good enough?
    do you get along with Tradify
    what if the maker of our software won't let anybody in
    can you work with Powered Now or do we need something else
    took me three years to learn QuickBooks and I'm not starting over
    would our Epos Now tills talk to it
    does it go with an old Nokia
    anything we'd have to buy new or switch to
    hooks up with Farmplan? nobody ever heard of it but us
    Bei uns hängt alles am Zettelbrett, kann man da überhaupt was anschließen
    Wir haben Streit Software fürs Handwerk, kommt man da ran
    meine Kasse ist ne Vectron von 2011, taugt die noch
    Herdenmanager von Lely, könnt ihr den anzapfen
    wenn ich mein Excel hergeben soll könnt ihr gleich wieder gehn
    Der Großhändler hat nur so ein Portal ohne alles, geht das trotzdem
    Wir arbeiten mit Labelwin, schon mal gehört
    Brauch ich da ein Smartphone für, ich hab ne Tastenkiste
    Ich stell nicht schon wieder auf was Neues um, das letzte Mal hat die halbe Belegschaft gekündigt
    Kann das auch mit MS Access, das hat mein Schwager gebaut
    hero software angebunden kriegen, machbar?
    Taugt das zusammen mit unserm Gastronovi
    Was ist wenn der Hersteller von unserm Programm sich quer stellt
    Müssen die alten Programme alle weg
    we're all in on notion, does that work with you
    do you guys do airtable
    we just migrated to monday.com, please don't tell me to switch again
    does it play nice with lightspeed
    my pms is mews, any chance
    been on shopify since 2019 and i'm not moving
    can you hook up klaviyo and gorgias
    we live in slack, would that stay
    i've got calendly + stripe + kajabi duct taped together, is that ok for you
    does our booking engine need an api or how does that go
    google workspace shop here, no microsoft, is that a problem
    our pos is from like 2008, deal breaker?
    integrations list? like zapier has
    do i have to ditch hubspot for this
    we track everything in one monster spreadsheet, can that stay
    läuft das mit shopware
    wir sind grad erst zu personio gewechselt, müssen wir schon wieder was neues nehmen
    könnt ihr an lexoffice ran
    geht das auch mit apaleo als hotelsystem
    unser kassensystem ist uralt, hat glaub ich gar keine api, geht das trotzdem
    mein team hasst neue software, bleibt unser zeug
    wir machen alles in trello und whatsapp, passt das zu euch
    hab elopage und calendly, lässt sich da was dranhängen
    sevdesk könnt ihr das
    muss ich von wix weg
    wir nutzen nur apple krams, kalender und mail, klappt das damit auch
    habt ihr ne liste mit programmen die ihr anbinden könnt
    läuft bei uns alles über instagram dms und ein excel, müsste das weg
    kommt ihr mit odoo klar
    was wenn unser tool gar keine schnittstelle hat
    the town hall prescribes our software, we are not allowed to install another
    We keep the catalogue in an Access database from 2003, would that be a hindrance
    my doctors refuse to learn yet another screen, must they
    Would our practice software be replaced or does it remain
    the county IT only permits Microsoft products, does that suit you
    we are tied to a ten year licence for our case management, can yours live alongside it
    our telephone system is leased, would it have to go
    does it get along with DATEV
    I dread another migration, we barely survived the last. Is one involved?
    can LibreOffice sheets be linked up, we've no Excel here
    The school board bought us a pupil information system nobody loves. Could you work with it nonetheless?
    how do I find out whether our program has such an interface
    Would the ladies at the counter have to abandon their card index and calendar
    we've Lotus Notes still, please don't laugh, is that compatible
    Must we buy further licences of anything before you can connect us
    Unser Träger schreibt die Software vor, daran dürfen wir nicht rütteln. Geht es trotzdem?
    Verträgt sich das mit RA-MICRO
    Wir haben eine uralte Access-Datenbank fürs Inventar, lässt sich die anbinden
    Die Ärzte weigern sich, noch ein neues Programm zu lernen, müssten sie das
    Müssen wir unsere Praxissoftware dafür aufgeben
    passt das zu DATEV und zum beA
    bei uns läuft alles über MuseumPlus, kennen Sie das und kommen Sie da ran
    Müssten wir zusätzliche Lizenzen anschaffen
    Die Schulverwaltung gibt uns ASV vor, kommen Sie damit zurecht
    nicht schon wieder eine Umstellung bitte, oder ist das keine
    Woran erkenne ich, ob unser Programm eine Schnittstelle hat
    Bleibt unser Outlook so wie es ist
    Wir führen alles in einer Excel-Liste, die seit 1998 wächst. Kann die bleiben?
    Das Landratsamt sperrt fast alles außer Microsoft 365, genügt das
    Vereinssoftware von 2011, der Hersteller ist pleite. Kann man da noch was andocken
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
    why n8n and not zapier
    never heard of n8n lol
    is n8n better than make.com
    i thought n8n was for nerds, do i need to learn it
    wieso n8n statt Zapier
    n8n, spricht man das wie aus? was ist das überhaupt
    ist n8n open source
    was ist der Vorteil von diesem n8n gegenüber Power Automate
    our IT guy asks why not Zapier or Make
    what's that n8n thing, sounds like a license plate
    is n8n some startup that'll be gone next year
    which software do you build on, is it open source
    Was ist n8n, hab ich noch nie gehört
    Warum nehmt ihr nicht Power Automate, das haben wir schon
    Wie spricht man n8n aus und was macht es
    Ist n8n ein seriöses Produkt oder eine Bastelei
    n8n, is that a typo or a number plate
    why that n8n and not something a normal man has heard of
    is this n8n going to be bust in two years like every other program
    is n8n a brand of drill or what
    do I need to understand that n8n stuff myself
    who makes n8n anyhow
    what's n8n got that Zapier hasn't
    sounds like a motorway, n8n. explain
    n8n klingt wie ein Autokennzeichen, was soll das sein
    Wozu braucht man dieses n8n denn
    Hält sich dieses n8n oder ist das nächstes Jahr weg vom Fenster
    n8n oder Make, wieso habt ihr euch für das entschieden
    muss ich n8n können um das zu lesen
    von wem ist das n8n
    Erklär mir n8n so dass es ein Schreiner kapiert
    ist n8n was Gescheites
    why n8n and not make
    how's n8n different from zapier
    is n8n open source
    never heard of n8n, is it like ifttt
    how do you even pronounce that n8n thing
    my dev swears by temporal, why do you go with n8n
    is n8n any good compared to power automate
    what's the deal with this n8n everyone on youtube talks about
    was ist der vorteil von n8n gegenüber make
    n8n oder zapier, warum nehmt ihr das eine
    dieses n8n, ist das open source oder wie
    hab n8n auf tiktok gesehen, was isn das
    wieso baut ihr nicht mit power automate
    was kann n8n was ifttt nicht kann
    ist n8n nicht zu nerdig für mein team
    ist das n8n was seriöses, kenn das nicht
    Our data protection officer asks for the name and maker of the product you build with
    is that product established, or shall we be its first municipal user
    Who is the manufacturer of n8n and where does it sit
    what happens to us if the makers of n8n give up
    can somebody without IT training read those drawings of n8n
    My nephew recommends Power Automate as we have it anyway. Why do you prefer the other?
    is it certified, this n8n, or widespread at least
    The council's IT department wants to know the technical platform behind it
    Welches Programm steckt technisch dahinter, unsere IT-Stelle fragt danach
    Ist n8n ein anerkanntes Produkt oder eher etwas für Bastler
    Wer stellt n8n her, eine deutsche Firma?
    Kann eine Verwaltungsangestellte diese n8n-Zeichnungen überhaupt lesen
    Wir hätten Power Automate schon in der Lizenz, weshalb nehmen Sie n8n
    n8n klingt wie ein Tippfehler, was verbirgt sich dahinter
    Und wenn es den Hersteller von n8n eines Tages nicht mehr gibt
    Was spricht für n8n gegenüber einer selbst programmierten Lösung
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
    can we self host on hetzner
    aws or our own box?
    docker ok?
    do u run it for us or is it on our account
    we only use EU servers, doable?
    vps needed?
    does this live on your infra or mine
    Where would the software be installed, our IT department would like to know
    Hetzner oder wo läuft das dann
    self-hosted möglich?
    geht das auf unserem eigenen vServer
    läuft das in der Cloud oder bei uns im Keller
    brauch ich da nen extra Rechner der immer an is
    EU-Hosting ja/nein
    auf wessen Account liegt das Ganze
    Unsere IT fragt, wo die Anwendung betrieben wird
    does it sit in your office, ours, or some data center in Virginia
    Is it possible to keep everything on the machine in our back room?
    our board insists nothing runs outside Switzerland
    on-prem or cloud
    who rents the server and in whose name is the account
    do I have to leave my laptop on overnight for it to work
    could it live on our own AWS
    where physically would the thing be running
    Steht der Server in der Schweiz
    Läuft das bei euch oder bei uns im Keller
    wir haben einen eigenen Server beim lokalen Anbieter, ginge der
    auf wessen Maschine läuft der Kram am Ende
    Wem gehört das Konto auf dem das läuft
    Cloud kommt bei uns nicht in Frage, gibt es eine Alternative
    Muss bei uns dafür ein Rechner durchlaufen
    Können Sie das in einem österreichischen Rechenzentrum betreiben
    so where does the thing actually live
    not having another humming box in my feed store
    does my office PC have to stay switched on all night for it
    whose computer is it ticking away on
    can I keep it in-house, in the cupboard behind the bar
    this cloud business, whose cloud
    if it's on somebody's server, is that server mine
    my broadband is two tin cans and a string, where would it run
    Wo steht das Ding denn dann, bei euch im Keller?
    Kommt mir nicht in irgendeine Wolke, geht das auch im eigenen Haus
    muss der Rechner in der Werkstatt nachts anbleiben
    Auf wen läuft das Konto vom Server
    Können wir das auf unsern Synology Kasten packen
    Brauchts da nen eigenen Server oder mietet man was
    Läuft das bei euch oder bei mir oder in Amerika
    Welcher Anbieter stellt den Rechner auf dem das rennt
    can it run on my hetzner box
    self hosted or saas
    do you spin up the docker container or do i
    whose aws account would that be on
    got a raspberry pi in the back office, could that run it
    is the instance mine or yours
    do i need a vps for this
    we're on a synology nas in the shop, good enough to run it?
    läuft das auf meinem hetzner server
    cloud oder selber hosten
    brauch ich da nen eigenen vps
    auf wessen server liegt der ganze kram am ende
    gehört die instanz mir oder euch
    hab ein nas im laden stehen, reicht das zum laufen lassen
    läuft das bei euch im rechenzentrum oder bei uns
    docker auf unserer kiste, geht das
    may it be kept on the server in our basement, the county insists
    Would the account be in our name or in yours
    our rules forbid the cloud altogether. Is there another way?
    in which country does the machine stand that executes all this
    Must we rent something for it to live on
    is a small machine in the archive room sufficient, or do we need a data centre
    the diocese operates its own computing centre, could it be installed there
    Who signs the contract with the server company, you or the association
    Dürfen wir es im Rechenzentrum der Gemeinde betreiben
    Cloud ist bei uns laut Dienstanweisung untersagt, gibt es eine Alternative
    In welchem Land steht der Rechner, auf dem das abläuft
    Lautet das Konto dann auf uns oder auf Sie
    muss dafür bei uns im Keller eine Maschine laufen
    Wir haben einen Serverschrank vom Systemhaus, ließe sich das dort unterbringen
    Brauchen wir dafür einen Mietserver, und wer richtet den ein
    Auf wessen Rechner wird das ausgeführt wenn bei uns abends alles ausgeschaltet ist
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
    gdpr?? we're in berlin so legal will kill me
    do you see our customers' emails
    is openai gonna train on our stuff
    SOC 2?
    we handle medical info, hipaa baa available?
    do u sign a DPA
    who at your company gets access to our accounts
    Our legal team would like to know which personal data leaves our systems
    AVV habt ihr?
    DSGVO-konform oder eher so lala
    unser Anwalt will wissen welche Daten wohin fließen
    gehen Kundendaten in die USA 🇺🇸
    kriegt ChatGPT dann unsere Klientendaten zu sehen
    Gesundheitsdaten sind heikel, wie geht ihr damit um
    welche Berechtigungen wollt ihr für unser Google Konto
    Wir benötigen vorab eine Auskunft zum Datenschutz und zur Auftragsverarbeitung
    we're bound by HIPAA, does that scare you off
    will you sign a BAA
    attorney-client privilege: who on your side would see the files?
    I'm uneasy about student records, FERPA and all that. How do you treat them?
    My boss is terrified of a breach. What do you do to protect patient info?
    does any AI company train on our letters
    what access would you want to our systems, and can we limit it
    the Data Protection Commission here is strict, can you show what goes where
    Wie halten Sie es mit dem revDSG
    Als Anwaltskanzlei unterliegen wir dem Berufsgeheimnis, ist das mit Ihnen überhaupt möglich
    Bekommen wir einen Auftragsverarbeitungsvertrag
    Unsere Bewohnerdaten dürfen auf keinen Fall in die USA
    Schweigepflicht! Wer von euch sieht Patientennamen?
    wandern unsere Akten in eine KI
    Die Datenschutzbeauftragte wird mich löchern, was kann ich ihr vorlegen
    Schülerdaten sind heikel, wie stellt ihr sicher dass nichts abfliesst
    I don't want my recipes ending up in some American machine
    my customer list is my pension. who else gets a look at it
    will the AI be telling my competitor what I quote
    do I have to hand over the keys to my whole mailbox
    a farmer down the road had his records all over the internet. could that be me
    who sees my takings
    what exactly are you allowed to rummage through once you're in
    is it legal to let a machine handle my guests' names, what with the GDPR
    I've got apprentices under eighteen, their details are nobody's business
    can your lads snoop in my bank statements
    do I get it on paper where all that info ends up
    do you feed my letters to ChatGPT
    what if the data inspector knocks on my door
    how little access can you get by with
    I do work for the police station, plans have to stay secret. how do you treat that
    my Stammgäste tell me things that stay in the pub. does your software blab
    Kriegt die Konkurrenz meine Kalkulation zu sehen
    Wer schnüffelt da alles in meinen Büchern
    Muss ich euch meine Passwörter geben oder wie läuft das
    Meine Kundenkartei ist mein Kapital, wer kommt da noch ran
    Landen unsere Rezepturen dann in so ner KI
    Ich hab für die Bundeswehr Schlosserarbeiten gemacht, da darf nix raus
    was darf euer Programm alles lesen bei mir
    Macht ihr so einen Vertrag zur Auftragsverarbeitung
    Der Datenschutzheini von der Handwerkskammer hat mir die Hölle heiß gemacht, seid ihr sauber
    Welche Daten von meinen Gästen wandern da wohin
    Geht mein Umsatz irgendwen in Kalifornien was an
    Lehrlingsdaten sind heikel, wie haltet ihr das
    wird mit meinen Angeboten irgendwas trainiert
    Hab ich schwarz auf weiß wo meine Kundendaten hinkommen
    our clients are kinda famous, who on your side sees their stuff
    eu only? my lawyer gets hives otherwise
    do you sign a dpa
    does openai train on our customer mails then
    investor asked for our soc2 stuff, how do you handle customer info in the workflows
    i coach people through burnout, that stuff can't leak
    what scopes do you request on my google account
    do you get full admin or just read access
    would guests' passport scans go through some llm
    i'm nervous giving anybody the keys to our inbox tbh
    where do the customer records travel once the workflow picks them up
    our last freelancer still has all our logins, how do you deal with access
    influencer contracts under nda, can your flows touch them
    is chatgpt reading my dms if we do this
    what about ccpa, we ship to california
    is that compliant, we're a clinic startup and the auditors are coming
    landen unsere kundendaten dann bei openai
    avv gibts bei euch?
    meine coachees erzählen mir intime sachen, das darf nirgends rumschwirren
    welche zugriffe braucht ihr auf unser google konto
    kriegt ihr adminrechte oder nur lesen
    der letzte freelancer hat bis heute unsere passwörter, wie regelt ihr das
    bleibt das alles in der eu
    lernt die ki mit den mails unserer kunden
    wir haben ne nda mit unseren brands, dürft ihr da überhaupt ran
    unser datenschutzmensch flippt aus wenn gästedaten in die usa gehen
    geben wir da nicht alles über unsere käufer preis
    lebensläufe von bewerbern durch ne ki jagen, ist das bei euch so
    wer von euch kann in unser crm gucken
    dsgvo mäßig alles sauber was ihr baut?
    We are bound by attorney-client privilege. How do you square that with outside access?
    Our works council will object unless I can say who sees what
    is a data processing contract supplied by you or must I have one drafted
    children's names are involved, and the ministry is strict about that
    Would medical findings ever pass through a language model
    the supervisory authority inspected our neighbours last year, so I'd like to know how you protect what passes through
    do your people take an oath of confidentiality, as mine did
    HIPAA is no joke in this office, how do you handle protected health information
    to which systems would you have the keys, and can I limit them
    our donors were promised discretion. Where does their information travel?
    Could you name, in a list, which particulars flow to which program
    will our case files be used to train some artificial intelligence
    I must complete a record of processing activities, do you supply the particulars
    May American companies get at our members' addresses in this way
    how do we remain compliant, I am the one who signs
    Als Kanzlei unterliegen wir der Verschwiegenheit, § 203 StGB. Wie tragen Sie dem Rechnung?
    Unser Datenschutzbeauftragter wird fragen, wo die Schülerdaten hinwandern
    Schließen Sie mit uns einen Auftragsverarbeitungsvertrag
    Gelangen Befunde in eine künstliche Intelligenz
    Der Personalrat muss zustimmen, welche Angaben verarbeiten Sie da genau
    Wie halten Sie es mit der ärztlichen Schweigepflicht
    ich brauche was fürs Verzeichnis der Verarbeitungstätigkeiten, liefern Sie das
    Spenderdaten sind heikel, werden die irgendwohin übermittelt
    Auf welche unserer Postfächer hätten Sie Zugriff
    Werden unsere Akten zum Trainieren von irgendwelchen Modellen hergenommen
    Sind Ihre Mitarbeiter auf Vertraulichkeit verpflichtet
    Bei uns geht es um Minderjährige, da darf nichts nach außen dringen. Wie stellen Sie das sicher?
    Dürfen wir das mit Gesundheitsdaten überhaupt, rein rechtlich
    Die Aufsicht war letztes Jahr im Haus. Ist das, was Sie bauen, DSGVO-fest?
    Können wir den Zugriff auf das Nötigste beschränken
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
    what if it breaks at 2am
    ok but when an api goes down, do we lose orders?
    bugs happen, who finds out
    last zap we had died & nobody noticed for a month
    does it retry
    what if it emails the wrong person 😬
    any alerting
    I'd like to understand what happens if one of the steps doesn't work
    und wenn das Teil mal abkackt
    merken wir wenn was hängt
    was wenn Instagram oder so die API ändert
    gehen Daten verloren wenn mittendrin was abstürzt
    wer kriegt die Fehlermeldung
    unser letzter Zap ist einfach still gestorben, passiert das bei euch auch
    Was passiert bei einem Ausfall am Wochenende
    was ist wenn ein Login abläuft
    and when it texts the wrong patient at 3am, what then?
    if a reminder doesn't go out and we lose a court date, who's liable
    suppose it chokes on a weekend, will anybody notice before Monday
    has one of your automations ever gone badly wrong
    what is plan B if the thing stops mid-way
    things always break here. How would I even find out?
    do double messages happen
    Could it delete something by mistake? I'd lose my job.
    Wer haftet wenn das System einen Fehler macht
    Und wenn der Ablauf mitten in der Nacht stehen bleibt?
    was passiert bei Stromausfall oder wenn das WLAN spinnt
    Merkt das jemand wenn eine Erinnerung nicht rausgegangen ist
    Ich hab Angst dass das Ding Blödsinn an unsere Klienten verschickt
    Wie störungsanfällig ist sowas
    gibt es eine Meldung wenn es hängt
    Unser letztes System ist dreimal abgestürzt und keiner hat was gesagt, läuft das bei euch anders?
    everything with a plug packs in sooner or later. then what
    what if it orders forty tonnes of gravel instead of four
    my satnav drove me into a river. what stops yours doing the like
    who do I shout at when it plays up on a Saturday night with a full house
    will it tell me it's dead or do I find out when customers ring
    a fuse goes, power's out for a day, is everything gone
    murphy's law mate. what's the plan B
    it freezes half way through, does the job start all over
    what if facebook locks us out, does the thing just sit there
    how would I even know it had stopped
    gremlins in the machine, who gets the alarm
    and if it makes a pig's ear of it?
    our milking robot rings me at 3am when there's trouble. does yours
    suppose somebody changes a password and says nothing
    does it fall on its face often
    if it goes belly up mid order, is the order lost
    Alles was nen Stecker hat geht irgendwann in die Binsen. Und dann
    was wenn das Ding spinnt und vierzig Tonnen Kies bestellt
    Samstagabend, Hütte voll und das Zeug streikt. Wem sag ich dann Bescheid
    Merk ich das wenn es den Geist aufgibt
    Der Strom war bei uns zwei Tage weg nach dem Sturm, was passiert da mit dem Ganzen
    Und wenns in die Hose geht?
    Wer kriegt den Alarm wenns klemmt
    Meldet sich das Ding von selber wenn was faul ist
    Verschluckt sich sowas öfter
    wie bei der Melkanlage: wenn Störung, ruft die mich an. macht das eures auch
    Passwort geändert und keiner sagt was, läuft dann nix mehr?
    Was ist der Plan B falls der Kasten aussteigt
    Bleibt der Auftrag liegen wenn mittendrin Schluss ist
    Was wenn da einer Murks eintippt und alles steht
    zapier just died on us last summer and nobody noticed for 2 weeks, does yours do that
    what if an api goes down at 3am
    do i get pinged when it craps out
    does it retry or just die
    my old zaps failed silently all the time
    what if shopify changes something and the whole chain snaps
    error handling?
    imagine it sends 500 customers the wrong mail, then what
    if my token expires am i screwed
    what's the fallback when the bot chokes
    had a make scenario eat 40 orders once. could that happen with you
    will i know that it stopped or do i find out from angry customers
    what happens to the half done stuff when it stops in the middle
    does it crash a lot
    if gmail locks me out, does everything collapse
    was wenn das ding nachts abschmiert
    krieg ich ne nachricht wenns hängt
    bei zapier ist uns wochenlang nix aufgefallen, passiert das bei euch auch
    und wenn instagram mal wieder die api ändert
    wer merkt das wenn der ablauf streikt
    hatte mal ein make szenario das 40 bestellungen verschluckt hat, kann das hier auch passieren
    was wenn das passwort abläuft, steht dann alles
    gehen sachen verloren wenns mittendrin abkackt
    probiert der das nochmal oder ist dann schluss
    gibts ein error handling
    mein albtraum: das ding hängt und wir merkens erst wenn kunden meckern
    geht da was kaputt wenn unser shop mal down ist
    was passiert bei ner störung am samstagabend
    wie robust ist das, crasht das oft
    wenn mein praktikant aus versehen das formular ändert, fliegt dann alles auseinander
    a missed court deadline would cost us the licence, so what if it stalls unnoticed
    Suppose the internet is out for a day, is everything in between lost
    In our surgery a wrong letter to a wrong patient is a serious matter. What safeguards exist against such errors?
    who is alerted when it has not done its duty
    my predecessor's macro failed silently for half a year. Could that occur here?
    does it tell me or must I look every morning
    What if a password is renewed and nobody thinks of it
    would half-finished letters go out if it stops in the middle
    the server was down on enrolment day last year, a nightmare. What would yours do in such a case?
    and when a form gets altered by the ministry, will it fall over
    how reliable is it, honestly, on a scale where the post office is a seven
    I should be held responsible for any malfunction, so how would I learn of one
    if it fails at night, what state do we find in the morning
    can an outage be repaired by us, or do we wait for you
    Will it send the same notice twice if it stumbles
    Eine versäumte Frist wäre für uns ein Haftungsfall. Merke ich, wenn es hängt?
    Was geschieht bei einem Stromausfall mitten im Vorgang
    Wer wird verständigt, wenn etwas nicht durchgelaufen ist
    Angenommen, das Passwort läuft ab, und keiner denkt dran
    Bei meiner Vorgängerin ist ein Makro monatelang still ausgefallen. Kann das hier auch passieren?
    gehen dann halbe Briefe raus wenn es mittendrin abbricht
    Wie störanfällig ist so etwas
    Fällt ein Ausfall am Wochenende überhaupt jemandem auf
    Das Ministerium ändert gern die Formulare, bricht dann alles zusammen
    Kann es sein, dass Vorgänge einfach verschwinden
    ich möchte nicht am Montag vor einem Scherbenhaufen stehen, wie beugen Sie vor
    Wird eine Fehlermeldung verschickt und an wen
    Und bei einer Störung, können wir uns da selber behelfen
    Was ist, wenn das Netz im Rathaus wieder einen Tag lang weg ist, geht da was verloren
    Doppelt verschickte Bescheide wären peinlich. Kann das bei einer Panne vorkommen?
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
    who fixes it in 6 months
    are we locked in w/ you
    do u offer an sla or support plan
    can my VA maintain it or do we need a dev
    what if we break up lol
    who owns the flows
    handover docs included?
    Is there ongoing support after the project has ended
    wer kümmert sich danach drum
    Vendor lock-in?
    kann meine Assistentin das später selber ändern
    muss ich dann ewig bei euch bleiben
    macht ihr auch Wartung
    gehört der Code am Ende uns
    kriegen wir ne Doku
    Gibt es nach Projektabschluss einen Ansprechpartner für Anpassungen
    Brauchen wir euch danach für jede kleine Änderung
    say in two years our booking vendor changes everything, who adapts it
    am I married to you forever after this
    do I get the source files or are they yours
    our last IT company held our website hostage. Could that happen here?
    what if you folks retire
    is there a help desk after launch or am I alone with it
    could our nephew who knows computers keep it going
    who owns the finished product, intellectual property wise
    Gibt es einen Supportvertrag und wie kommt man da wieder raus
    Wem gehören die Abläufe nachher, euch oder uns
    Wenn eure Firma eingeht, stehen wir dann im Regen?
    Wer kümmert sich darum, wenn Sie fertig sind
    kann unsere Sekretärin später selber einen Text ändern
    Bekommen wir eine Anleitung oder muss ich jedesmal anrufen
    Kündigungsfrist beim Wartungsvertrag?
    my lift has a service contract that bleeds me dry, is it like that with you
    when you've cashed the cheque, who oils it
    can my daughter fiddle with it or does it need a professor
    does the thing come with a handbook a bricklayer can read
    I fix my own tractors. can I fix this
    John Deere won't let me touch my own machine, do you pull the same trick
    if you lot vanish who picks up the pieces
    can another firm take it over from yours
    do I have to keep you on forever
    will you show the barmaid how to switch it off
    does it need an MOT every year
    once it's mine, is it mine mine
    aftercare, or do I never see you again
    if we fall out, does it keep going without you
    who has the drawings at the end, you or me
    price goes up on the menu, can I change that myself later on
    Wer schmiert das Ding wenn ihr weg seid
    Ich repariere meine Schlepper selber, darf ich da auch ran
    Aufzugwartung kostet mich ein Vermögen, braucht das auch so einen Vertrag
    Kann da später auch ein anderer Betrieb weitermachen
    Ist da ne Betriebsanleitung dabei die auch ein Maurer versteht
    Wenn ihr zusperrt, steh ich dann mit dem Kram allein da
    Kann meine Tochter da selber dran drehen
    Hänge ich dann für immer an euch wie am Tropf
    Zeigt ihr meinen Leuten wie man das abstellt
    Gibt es nach der Übergabe noch jemand der sich zuständig fühlt
    Muss das jedes Jahr zum TÜV
    Wenn wir uns verkrachen, läuft das dann ohne euch weiter
    Wer hat hinterher die Hand drauf, wir oder ihr
    Speisekarte ändert sich alle Woche, kann das der Koch selber nachziehen
    once it's live, who babysits it
    do i need a dev on staff to keep that alive
    is there some kind of care plan
    what if you guys go out of business, who takes it over
    do you do support after handover or am i on my own
    our ops girl would have to own it later, can she learn that
    the last agency ghosted us after launch, do you stick around
    sla?
    could my nephew who codes take over later
    am i locked in with you for upkeep
    who pushes updates when it's been running for a year
    is there documentation or just trust me bro
    can we cancel the support thing whenever
    do you train my team so they can handle it
    who do i ping in six months when we wanna tweak stuff
    wer kümmert sich wenns mal läuft
    brauch ich dafür nen eigenen entwickler im team
    die letzte agentur war nach dem launch weg, bleibt ihr dran
    gibts bei euch sowas wie nen wartungsvertrag
    was wenn es euch in zwei jahren nicht mehr gibt, wer betreut das dann
    bringt ihr meinem team bei wie man das am laufen hält
    bin ich dann auf ewig an euch gebunden fürs betreuen
    wer pflegt das später, mein werkstudent?
    kriegt man ne doku dazu oder steht man nachher allein da
    kann man den support auch wieder kündigen
    nach der übergabe noch erreichbar oder tschüss
    wer macht die updates in nem jahr
    meine assistentin soll das später übernehmen, kann die das ohne it
    macht ihr auch laufende betreuung
    hab null bock das danach selber zu hüten, übernehmt ihr das
    I retire in two years. Will my successor be able to take it over?
    boards change every three years in our association, and knowledge goes with them. How is continuity ensured?
    If your firm ceased to exist, would we be left stranded
    is there written documentation that I can put into the binder
    do you insist on a service agreement, and what is the notice period
    Who holds the rights to it after the final payment
    could our municipal IT man take charge of it
    the fellow who built our database moved to Spain, and now nobody dares touch it. I want no second one of those
    whom do we turn to in three years when a law changes and a text must be adapted
    may we have another provider look after it, contractually speaking
    Are the staff instructed how to halt it and start it again
    what obligations do we have toward you once it is handed over
    my deputy must be able to run it while I am on maternity leave, is it that well described
    is upkeep compulsory or can we do without
    would updates be your affair or ours
    Ich gehe in zwei Jahren in Pension, kann meine Nachfolgerin damit weiterarbeiten
    Bei uns wechselt alle drei Jahre der Vorstand, wer kennt sich dann noch aus
    Gehört der Ablauf nach der Abnahme uns
    Wir möchten nicht von einem einzelnen Dienstleister abhängig werden
    Gibt es eine schriftliche Dokumentation für unseren Ordner
    Wie lauten die Kündigungsfristen für die Betreuung
    Was wird aus unseren Abläufen, falls Sie Ihr Geschäft aufgeben
    Kann unsere städtische IT die Pflege übernehmen
    Der Mann, der unsere Datenbank gebaut hat, ist verzogen, und jetzt traut sich keiner mehr dran
    ist ein Wartungsvertrag Pflicht
    An wen wenden wir uns, wenn sich in drei Jahren eine Vorschrift ändert und der Text angepasst gehört
    Wird das Team eingewiesen, wie man es anhält und wieder anlaufen lässt
    Dürfen wir später zu einem anderen Betreuer wechseln
    wer spielt die Aktualisierungen ein, Sie oder wir
    Meine Vertretung muss das auch können wenn ich krank bin, ist es so gut beschrieben
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
    free as in free or free trial
    so i give u my email and thats it?
    can i sell these to my agency clients
    what license, MIT?
    kosten die Vorlagen wirklich nix
    wo ist der Haken bei dem Gratiszeug
    darf ich das für meine Kunden weiterverwenden
    krieg ich nach dem Download Spam
    Sind die Abläufe zum Runterladen echt umsonst, auch für Vereine
    what's the catch with the free downloads
    do I have to hand over a credit card for a template
    will you spam me forever if I download one
    may I use a free one commercially in my agency
    Wo ist der Haken bei den Gratisvorlagen
    Muss ich mich für den Download irgendwo anmelden oder zahlen
    Darf ich die Gratisvorlage auch geschäftlich verwenden
    nobody gives away anything for nothing, so what's the trick with these templates
    free as in free beer or free as in free trial
    the template is free and then the bill comes, is that it
    do I end up in some mailing list if I grab one of the downloads
    why on earth would you give those workflows away
    is there a card number needed for the free ones
    can I use the free one in the business or only at home
    am I allowed to pass the template on to my brother's workshop
    Geschenkt gibts nix, wo ist der Haken bei den Vorlagen
    Umsonst ist der Tod. Und eure Vorlagen?
    Kommt nach dem Runterladen noch ne Rechnung
    Krieg ich dann Werbung wenn ich so ne Gratisvorlage zieh
    Wieso verschenkt ihr die Dinger
    Kann ich die Vorlage meinem Schwager für seine Werkstatt weitergeben
    Muss ich für die Vorlagen irgendwo ne Kreditkarte angeben
    Bleiben die Vorlagen gratis oder nur die ersten dreißig Tage
    what's the catch with the freebies
    free free or free trial free
    do i need to drop my credit card to download
    are the templates 0 bucks for commercial use too
    so i just give my mail and get the json, no spam?
    gumroad people charge 49 for these, why do you give them away
    can i use them for client work at my agency, license wise
    is there a paid tier for the templates
    wo ist der haken bei den gratis dingern
    echt umsonst oder nur testphase
    muss ich für den download ne kreditkarte hinterlegen
    auf etsy kosten solche vorlagen 20 euro, bei euch nix?
    darf ich die vorlagen bei meinen agenturkunden einsetzen ohne was zu zahlen
    krieg ich dann jeden tag spam wenn ich so ne vorlage runterlade
    sind die templates auch gewerblich kostenfrei
    gibts ne bezahlversion von den vorlagen
    Is there truly no charge, or does an invoice follow
    Under which licence are the downloads published, our legal counsel asks
    May a public institution use these without payment
    Does my download oblige us to anything
    I am wary of gifts. What do you want in return for the downloads?
    do we enter into a subscription by fetching a template
    may our umbrella association hand your templates on to its members
    will I be flooded with advertising if I give my email for the file
    Entsteht durch das Herunterladen eine Verpflichtung
    Was führen Sie im Schilde, wenn Sie Vorlagen einfach verschenken
    Unter welcher Lizenz stehen die Vorlagen
    Dürfen wir die als Behörde kostenfrei verwenden
    Kommt hinterher doch eine Rechnung für die Vorlage
    schließe ich mit dem Download ein Abo ab?
    Darf der Landesverband eure Vorlagen an die Ortsvereine weitergeben
    Ich traue Geschenken nicht recht, sind die Vorlagen wirklich umsonst
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
    small pr agency, 6 ppl, no clue where to begin 🤷‍♀️
    what would u automate first at a flower shop
    I spend all day on busywork, surely some of that can go away
    got any ideas for a tattoo studio
    was kann man denn so alles automatisieren
    wir sind 4 Leute und machen alles manuell, wo fängt man da an
    was würdet ihr in nem Concept Store als erstes angehen
    mir fehlt die Fantasie was da geht, Beispiele?
    I manage the office of three therapists and everything is manual. Where would one even start?
    which chores in a small school office can a machine take over
    Honestly I'm not sure we have anything worth automating. How would I know?
    give me ideas for a property management firm like ours
    Was liesse sich in einem Treuhandbüro wie unserem überhaupt automatisieren
    Wo fängt man da an, bei uns ist alles Handarbeit
    Nennen Sie mir Beispiele was bei einer Physiopraxis von selber laufen könnte
    Welche Büroarbeiten kann man einer Maschine überlassen
    a robot can't lay bricks. so what can it do for me
    what on a farm could a computer possibly do that I don't do better
    go on then, name one thing in my butcher's you could take off me
    where would you even start in a place as chaotic as mine
    I saw a man on telly whose office runs itself. what of mine would
    which bits of a landlord's day can a machine have
    is there anything in a smithy worth handing to a computer
    what had better stay in human hands
    Schweißen kann euer Computer ja wohl nicht. Was dann
    Nennt mir eine Sache in meiner Metzgerei die der Rechner übernehmen könnt
    Wo würdet ihr bei so nem Chaosladen wie meinem ansetzen
    was davon muss ich noch selber machen und was nicht
    Gibts auf nem Hof überhaupt was zu automatisieren
    Wofür soll ein Schmied sowas brauchen
    Woran merk ich was sich zum Abgeben eignet
    Von welchen Arbeiten lasst ihr lieber die Finger
    no clue where to start, i just know i'm drowning in tabs
    what would you automate first if you were me
    i feel like i copy paste all day, what of that could a machine do
    got a skate shop, where's the low hanging fruit
    give me ideas, i run a small pr agency
    my va quit and now i do everything myself, what can be taken off my plate
    which stuff do people usually get off their desk first
    is there anything in a content creator's week that can run itself
    wo fang ich an, ich ersauf in kleinkram
    was würdet ihr an meiner stelle zuerst automatisieren
    ich bin den ganzen tag nur am copy pasten, was davon geht von selbst
    gib mal ideas für nen concept store
    meine assistenz hat gekündigt und jetzt mach ich alles, was kann man da abgeben
    was lohnt sich in ner kleinen agentur zu automatisieren
    welche aufgaben kann man sich überhaupt vom hals schaffen
    lässt sich in meinem alltag als influencerin irgendwas automatisieren
    We are a three-person registrar's office, and everything takes so long. Where would one start?
    I've been asked to write a paper on what in our administration lends itself to automation
    which chores of a law office are suitable, and which are better left alone
    so much of my day is copying and checking, is there any remedy
    Our director wants us to become more digital, whatever that means. Any suggestions?
    what do other secretaries hand over to such a system
    I wouldn't know what to ask for, could you give examples
    the mountain on my desk never shrinks. Which part of it might a program take
    Was ließe sich in einem Schulsekretariat überhaupt automatisieren
    Die Leitung will, dass wir digitaler werden. Womit beginnt man da sinnvollerweise
    Welche Tätigkeiten einer Kanzlei eignen sich dafür, welche besser nicht
    Ich soll eine Vorlage für den Vorstand schreiben, was bei uns automatisierbar wäre
    Haben Sie Beispiele, was andere Vorzimmer abgegeben haben
    Den halben Tag tippe ich ab und kontrolliere. Was davon könnte man mir abnehmen?
    Ich wüsste gar nicht, wonach ich fragen soll. Was ist denn möglich
    gibt es typische Fälle, wo so etwas bei Vereinen Sinn macht
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
    show me all the freebies
    anything ready-made for slack
    got templates i can grab?
    whats in the library
    zeig mal was es gratis gibt
    habt ihr auch was fertiges für airtable
    wo find ich die Workflows zum Runterladen
    Liste aller Vorlagen bitte 🙂
    what's in your library
    show me the freebies you've got
    is there an overview of ready made flows
    any ready-made things for schools to browse
    Welche fertigen Vorlagen gibt es bei euch
    Zeigt mal die Liste mit den Gratis-Abläufen
    Wo kann ich die Vorlagen durchstöbern
    Habt ihr was Fertiges zum Herunterladen für Arztpraxen
    what's on the shelf
    show us the freebies
    have you a list of the ready made ones
    how many of those templates are there
    any ready made ones for a man with a van
    let me rummage through your templates
    is there something off the peg
    what do you have lying about that I can take home today
    Was habt ihr auf Lager an Vorlagen
    Zeig mal her was es an Gratiszeug gibt
    Gibts was von der Stange
    Wie viele Vorlagen sind das insgesamt
    ich würd gern mal durch eure Vorlagen stöbern
    Habt ihr fertige Abläufe für Handwerker
    Liste der Vorlagen bitte
    Welche von den kostenlosen Dingern habt ihr denn so
    show me the library
    what templates you got
    got anything for instagram people in the freebies
    how many templates are in there
    is there a gallery like on n8n.io
    can i browse the workflows by tool
    any ready made flows for agencies
    what's the newest template you dropped
    zeig mal was ihr an vorlagen habt
    wie viele templates sind das so
    gibts ne übersicht von den fertigen workflows
    habt ihr fertige flows für onlineshops
    kann ich nach tool filtern bei den vorlagen
    wo ist eure bibliothek
    was habt ihr an fertigen sachen zum runterladen
    habt ihr auch vorlagen für coaches
    Is there a catalogue of your ready-made workflows I might consult
    how many templates does the collection comprise
    Where may I view what is available to download
    may I see the assortment sorted by subject
    is there something in your library for offices like ours, or only for shops
    do you keep an index of the templates by program
    Our trainee is to pick one of your free workflows, where does she find the overview
    what ready-made things do you offer without charge
    Gibt es ein Verzeichnis Ihrer fertigen Abläufe
    Wo finde ich die Übersicht der Vorlagen
    Wie umfangreich ist Ihre Vorlagensammlung
    Welche Vorlagen stellen Sie gratis bereit
    kann man die Sammlung nach Programmen durchsuchen
    Ist in eurer Bibliothek auch etwas für Verwaltungen dabei
    Ich hätte gern eine Liste aller verfügbaren Vorlagen
    Was halten Sie an Fertigem zum Mitnehmen bereit
    a template for Asana
    a template for Monday
    do you have a template for Trello
    Vorlage für Asana
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
    downloaded it, now what
    do i need my own n8n for this
    is there a how-to w/ the json
    can a non techie import that thing
    hab die Datei, wie krieg ich die rein
    was brauch ich alles um ne Vorlage zum Laufen zu bringen
    geht das auch ohne Programmierkenntnisse
    wie importiert man das json
    I downloaded the zip, now what? I'm no programmer
    which accounts must I have before I can run one of these templates
    can a school secretary install a template or do I need IT
    what's required on our end to use a downloaded workflow
    Was brauche ich, damit so eine Vorlage bei mir läuft
    Ich hab die Datei heruntergeladen und weiss nicht weiter
    Muss man programmieren können für eure Vorlagen
    Brauche ich ein eigenes n8n für die Vorlage
    got your template, it's a load of brackets. where do I put it
    do I need a computer science degree to get one of these templates going
    what must I have in the house before I can use a template
    does the template need some account somewhere
    I can change a clutch but not a program. can I still use one of your templates
    what do I feed the template into
    downloaded that file, windows wants to know which program. which
    is a laptop enough for the template or do I need more
    Datei runtergeladen, Windows fragt womit öffnen. Womit?
    Kupplung wechseln kann ich, programmieren nicht. Reicht das für so ne Vorlage
    Was muss vorhanden sein, damit die Vorlage läuft
    Wo steck ich die Vorlage rein
    Brauch ich ein Konto irgendwo bevor ich eine Vorlage nehmen kann
    Ist bei der Vorlage eine Anleitung dabei oder steh ich dann da
    welche Zutaten braucht man für so eine Vorlage
    Muss ich für die Vorlage was installieren
    i got the json, now what
    do i need to know how to code for these templates
    which plan of n8n do i need to run one of your templates
    can a total noob get a template going
    do i import that into zapier or what's the requirement
    what accounts do i need before i download one
    can i run the templates on the free n8n thing
    is there a walkthrough in the download or do i figure it out
    hab die datei, und jetzt
    muss ich programmieren können für eure vorlagen
    welche zugänge brauch ich um so ein template zu nutzen
    kann ich die vorlage auch in make importieren
    kriegt ein absoluter noob so ne vorlage zum laufen
    ist da ne anleitung dabei wenn ich das runterlade
    was brauch ich an technik damit so ne vorlage geht
    geht die vorlage mit der kostenlosen n8n variante
    What are the prerequisites on our side before we try one of the templates
    I have received the archive by email and do not know which program opens it
    would our office apprentice manage a template without knowing any programming
    is the manual enclosed, and in understandable language
    which accounts must exist before I import a template
    may a template be tried on an ordinary office PC
    I have the file and the booklet. Is an n8n of our own strictly required?
    Is administrator permission on our machines needed to use a download
    Welche Voraussetzungen müssen wir erfüllen um eine Vorlage einzusetzen
    Ich habe das Archiv erhalten, womit öffnet man es
    Liegt der Vorlage eine verständliche Anleitung bei
    Kommt unsere Auszubildende mit einer Vorlage zurecht, ohne programmieren zu können
    Brauche ich für die Vorlage Administratorrechte am Dienstrechner
    Welche Zugänge muss ich parat haben bevor ich die Vorlage einspiele
    Benötigen wir ein eigenes n8n für Ihre Vorlagen
    wie bringe ich die heruntergeladene Datei in das Programm hinein
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
    can u just install the template for us
    i don't wanna fiddle, do it for me pls
    would pay someone to hook this download up to our accounts
    Could your team set up one of the free workflows at our office?
    übernehmt ihr das Aufsetzen der Vorlage für uns
    kein Bock das selber zu machen, macht ihr das
    ich schaff das Einrichten nicht, kann das wer von euch übernehmen
    Installiert ihr uns so einen fertigen Ablauf
    I don't want to fiddle with a template. Could you people just install it for our office?
    we found the right template, would you put it in for us
    can I pay you to hook the free one up with our accounts
    I gave up at step four, please do it for me
    Könnt ihr uns die Vorlage einrichten, ich trau mich da nicht drüber
    Wir möchten so eine Vorlage, aber jemand von euch soll sie installieren
    Übernehmt ihr auch die Einrichtung von den Gratisabläufen
    Ich kenn mich nicht aus, bitte macht ihr das mit der Vorlage
    I've ten thumbs, can one of yours put the template in
    do you fit it as well or just supply
    I'd pay somebody to get that template going, you do that?
    tried your template, swore at it, gave up. come and do it
    would you install the free one at my place
    supply and fit, please, for one of those templates
    can I have the template turnkey
    my nephew bottled it, will you finish setting up the template
    Baut ihr die Vorlage auch ein oder liefert ihr nur
    Hab zwei linke Hände am Rechner, richtet das einer von euch ein
    Die Vorlage bitte schlüsselfertig
    Mein Neffe hat bei der Vorlage aufgegeben, macht ihr das fertig
    Lieferung mit Montage, geht das bei euren Vorlagen
    Kann von euch jemand die Vorlage bei mir zum Laufen bringen
    Ich zahl lieber einen der die Vorlage reinsetzt, bietet ihr das
    Einrichten lassen, statt selber fummeln, möglich?
    i like that template but zero patience, can you just install it
    could you guys do the setup of a template for us
    found the right template, don't wanna touch it, you do it?
    done for you version of the template?
    would you hook the template up to our accounts
    i tried importing your template and gave up, can someone of yours finish it
    my team is too lazy to set the template up, is that a service you have
    pls just put that template in our n8n for us
    könnt ihr mir das template einfach einbauen
    ich hab die passende vorlage gefunden aber null geduld, macht ihr das
    gibts das template auch als rundum sorglos
    hab beim importieren der vorlage aufgegeben, bringt ihr die bei uns zum laufen
    würdet ihr die vorlage bei uns mit den konten verbinden
    richtet ihr uns eine von den vorlagen ein
    keine lust mich durch die anleitung der vorlage zu wühlen, nehmt ihr mir das ab
    vorlage gefällt, bitte bei uns installieren, geht das
    None of us is technically inclined, might one of your staff put the template into service here
    we'd rather have the template installed by you than break something
    I got to step four of the guide and gave up. Could you finish it on our behalf?
    Is it possible to commission you with the installation of a template
    our volunteer who does computers has left, would you connect the template to our accounts
    The template looks right for the museum but I do not dare to install it myself
    can one order the set-up along with the download
    Would you adapt and explain the template to our secretaries, as a service
    Könnten Sie die Vorlage bei uns in Betrieb nehmen
    Bei Schritt vier der Anleitung bin ich gescheitert, übernehmen Sie den Rest
    Niemand hier ist technisch begabt. Richtet das jemand von Ihnen für uns ein?
    Kann man die Einrichtung der Vorlage bei Ihnen beauftragen
    Unser ehrenamtlicher EDV-Mann ist weg, verbinden Sie die Vorlage mit unseren Konten
    Die Vorlage passt, aber ich traue mich nicht, sie selbst zu installieren. Machen Sie das auch?
    wir hätten die Vorlage gern schlüsselfertig von Ihnen eingerichtet
    Erledigen Sie das Einrichten samt Einweisung der Kolleginnen für uns
  `),
  "for-clients": lines(`
    We are a marketing agency. May we sell your workflows on to our customers?
    could we sell your stuff on to the firms we look after
    I build websites for small shops, could I hand them your templates as part of my work
    do you do white label
    is there a partner program for freelancers
    am I allowed to charge for setting up one of your downloads at a customer's
    we'd like to offer automation under our own name and have you do the building
    do you work as a subcontractor for agencies
    do you pay a commission if I send you customers
    I'm a consultant, can I roll these out at several companies
    Dürfen wir Ihre Vorlagen bei unseren Kunden einsetzen und dafür Geld nehmen
    Wir sind eine Agentur, kann man das weiterverkaufen
    Gibt es ein Partnerprogramm
    arbeitet ihr auch als Subunternehmer für Agenturen
    darf ich als Freiberufler eure Workflows für Auftraggeber verwenden
    Könnten Sie für unsere Kunden bauen, und wir treten nach außen auf
    Zahlen Sie eine Provision für vermittelte Kunden
    darf man die Vorlagen gewerblich weitergeben
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
    love the template but we use teams not slack
    can i swap gmail for outlook in it
    tweak the workflow so it fits us?
    is it ok to add my own steps to a download
    kann ich in der Vorlage Slack durch Teams ersetzen
    geht das Template auch angepasst, also mit anderem CRM
    darf man da was dran ändern
    wie viel kann ich an so nem Template umbauen
    the template uses Slack, we have Teams. Swap possible?
    can I rewrite the text messages in a template
    it's nearly right but we need one more step for the attorney's approval
    may I tinker with the flow after downloading
    Die Vorlage nimmt Gmail, wir haben aber Outlook, geht das auch
    Kann man bei der Vorlage noch einen Schritt einbauen
    Lässt sich der Ablauf auf unsere Praxis umbiegen
    Darf ich an der Vorlage herumschrauben
    can I saw bits off the template and bolt others on
    the template's nearly right but I use Yahoo, can that be swapped
    do I void something if I tinker with a template
    is the template set in stone
    does the template bend to my way of working or me to it
    can I take out the slack step, we haven't got slack
    would the template do two pubs instead of one if you alter it
    can the wording in the template be made less posh
    Kann man an der Vorlage was absägen und was anderes dranschrauben
    Ist die Vorlage in Beton gegossen
    Wir haben kein Slack, kann der Schritt aus der Vorlage raus
    Darf ich an der Vorlage rumbasteln
    Lässt sich so eine Vorlage auf zwei Wirtschaften umstricken
    Passt sich die Vorlage mir an oder ich mich ihr
    Vorlage nimmt Google, ich hab web.de. Austauschbar?
    kann man die Texte in der Vorlage auf Bayrisch machen
    template's cool but we use asana instead of clickup, swap possible?
    can i fork your templates
    could i rip out the gmail part and use outlook
    can the template post to discord and not slack
    am i allowed to remix the workflow
    can i bolt another step onto the end of a template
    need the template but with two approvals, is that tweakable
    can i change the texts in the template to our brand voice
    vorlage ist nice aber wir haben asana statt clickup, kann man das tauschen
    darf ich an euren templates rumschrauben
    kann ich in der vorlage gmail rausschmeißen und outlook rein
    lässt sich an die vorlage noch ein schritt hinten dran hängen
    vorlage soll in discord posten statt in slack, geht das umzubauen
    kann man die texte in der vorlage auf unseren ton umschreiben
    sind die vorlagen anpassbar oder fix
    die vorlage passt zu 80 prozent, kann man den rest ummodeln
    Our letterhead and wording are prescribed, may the texts in the template be replaced
    we use Thunderbird where your template has Gmail, can that be exchanged
    the template needs a second signature before anything leaves the house. Could that be inserted?
    may we strike out a step that our rules forbid
    Does the licence permit us to alter the template
    is it allowed to tailor a template to our files plan
    can the wording be made more formal, we address people by title
    your template speaks to Slack, which is banned here. Would Teams do instead?
    Darf man die Texte in der Vorlage durch unsere Amtssprache ersetzen
    Lässt sich in die Vorlage eine zweite Freigabe einbauen
    Statt Slack bräuchten wir in der Vorlage Teams, geht das
    Erlaubt die Lizenz Änderungen an der Vorlage
    können wir einen Schritt weglassen, der bei uns nicht zulässig ist
    Die Vorlage duzt die Leute, wir siezen. Kann man das umstellen?
    ließe sich die Vorlage auf unseren Aktenplan zuschneiden
    Kann man bei einer Vorlage Google durch Nextcloud ersetzen
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
    r u a bot
    is this chatgpt im talking to
    am i talking to a real person rn
    wait are you human??
    u sound like an ai lol
    which llm are you
    are you alive 😂
    Excuse me, is there a person on the other end of this chat
    bist du n Bot
    sitzt da wer oder ist das KI
    schreib ich grad mit nem Menschen
    bist du echt 🤖
    welches Modell bist du, GPT?
    Chatte ich hier mit einer Maschine
    antwortet da jemand persönlich?
    Entschuldigung, sind Sie ein Mitarbeiter oder ein Programm
    I'd like to know if you are flesh and blood
    I feel silly asking but is there a lady or gentleman typing this?
    if this is AI just say so
    you reply awfully fast for a person
    do you have a name or are you software
    Is a real employee behind this or one of those assistants
    wait am I writing to a machine right now
    which model is answering me, is it Claude?
    Schreib ich da mit einem Automaten?
    Sitzt da wer oder ist das künstliche Intelligenz
    Sind Sie eine echte Person, Entschuldigung die Frage
    bist a mensch oder a computer
    Antwortet mir hier ein Programm
    Hab ich es hier mit einem Chatbot zu tun
    Wer tippt da eigentlich
    Du bist doch kein echter Mitarbeiter, gell
    am I talking to a tin can
    is there blood in your veins or oil
    you answer too quick for a person
    are you one of them chat gpts
    have you ever held a hammer? thought not. machine?
    real bloke or a bit of software
    are you made of meat
    who's this typing, a program?
    Bin ich hier an ne Blechbüchse geraten
    Hast du Blut oder Öl in den Adern
    Für nen Menschen antwortest du mir zu schnell
    Schon mal nen Hammer gehalten oder bist du ne Maschine
    Steckt da ne Software dahinter oder ein Kerl
    du bist doch auch nur so ein Automat
    Bist du einer von diesen ChatGPTs
    Mensch oder Apparat
    is this gpt in a trenchcoat
    are you an intern or an llm
    bot?
    which model are you
    you type way too fast for a person
    am i chatting with software rn
    be honest, is anyone real on the other side
    you an actual dude or some script
    bot oder mensch, sag mal ehrlich
    tippt da grad wer echtes
    welches modell steckt in dir
    du antwortest verdächtig schnell, bist du echt
    red ich hier mit ner maschine
    bist du ein praktikant oder ne ki
    hast du überhaupt nen puls
    With whom do I have the pleasure
    is it a lady or an apparatus that replies
    May I ask whether these replies are composed by a person
    you answer suspiciously quickly for a clerk
    I'd like to know if I should address you as Mr or Mrs, or whether there's nobody there
    am I corresponding with a machine
    do I have to say please to you, or are you software
    Is this an automated response
    Mit wem habe ich das Vergnügen
    Spreche ich mit einer Dame oder mit einem Apparat
    Sie antworten verdächtig schnell für eine Sachbearbeiterin
    Sind Sie ein Automat
    Werden diese Antworten von einem Menschen verfasst
    Soll ich Sie mit Herr oder Frau anreden, oder sind Sie ein Programm
    Korrespondiere ich hier mit einer Maschine
    Tippt da wirklich eine Person oder kommt das aus dem Rechner
  `),
  "who-answers": lines(`
    who answers my message, is it a person
    if I write to you, who reads it
    does a human read the contact form or a robot
    will a person reply or do I get an automatic answer
    who gets my message when I press send
    who is going to write back to me
    does my message land with a call center
    how soon will I hear from you
    when do you reply to messages
    how fast do you answer emails
    do you answer in German too when I write
    is my inquiry answered by AI
    I don't want an AI to answer my inquiry, who does it
    what happens to my message after I sent it
    who exactly is on the other end of that form
    do the same people who answer also build it
    a bot won't reply to my email, will it
    how long until somebody answers my message
    I filled in your form, who looks at that
    will the same person stay with me
    do you reply on weekends or only Monday to Friday
    sent you a note, who picks that up
    Wer antwortet auf meine Nachricht
    Liest das ein Mensch, wenn ich euch schreibe
    Wer liest denn meine Anfrage
    Antwortet mir da ein Roboter oder eine Person
    Wer beantwortet die Mails bei euch
    Kommt auf das Formular eine automatische Antwort
    Wann bekomme ich eine Antwort
    Wie schnell antwortet ihr auf Anfragen
    Wer schreibt mir zurück
    Landet meine Nachricht in einem Callcenter
    Wer kümmert sich um meine Nachricht
    Was passiert mit meiner Anfrage, nachdem ich sie abgeschickt habe
    Bekomme ich auf Deutsch eine Antwort
    Bleibt es dieselbe Person, mit der ich zu tun habe
    Schreibt mir da eine KI zurück, wenn ich das Formular ausfülle
    Ich hab euch geschrieben, wer schaut sich das an
    Antwortet ihr auch am Wochenende auf Nachrichten
    Innerhalb welcher Zeit meldet ihr euch auf eine Anfrage
    Bei wem landet das, wenn ich auf Absenden drücke
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
    where are u guys based
    are you in the US or EU
    nyc office?
    what city are you in and do you do on-site visits
    sitzt ihr in Berlin
    aus welcher Stadt seid ihr
    habt ihr n Büro in Wien
    Wo ist Ihr Firmensitz
    are you anywhere near Cork
    our partners like shaking hands, would someone travel to Boston
    do you take clients in Switzerland or only in the EU
    in what time zone is your team
    Habt ihr eine Niederlassung in Wien
    Seids ihr in Österreich daheim
    Kommt jemand bei uns in Luzern vorbei
    Aus welchem Land seid ihr eigentlich
    where do you lot hang out
    is that far from Shropshire
    which town is your workshop in
    do I have to drive to the city to see you
    are you a local firm or some outfit in India
    could I drop round and kick the tyres at your place
    what country do you pay your taxes in
    I only deal with people I can drive to. how far
    In welcher Ecke vom Land hockt ihr
    Ist das weit vom Allgäu
    Muss ich da in die Stadt fahren oder kommt ihr raus
    Seid ihr aus der Gegend oder hockt ihr in Indien
    In welchem Ort ist eure Werkstatt
    Kann man bei euch mal auf den Hof fahren
    Ich mach nur Geschäfte mit Leuten aus der Region, wo seid ihr her
    Habt ihr eine Niederlassung in Oberösterreich
    in welchem bundesland seid ihr zuhause
    are you remote or is there an actual office
    what timezone are you guys in
    berlin based?
    could i swing by for a coffee at yours
    do you fly out to clients or is it all zoom
    we're in lisbon, is that too far from you
    you're not one of those offshore shops are you, where do you sit
    is there a coworking where your people hang out
    seid ihr remote oder habt ihr ein büro
    kann ich mal auf nen kaffee bei euch rumkommen
    in welcher zeitzone seid ihr
    kommt ihr auch auf mallorca vorbei
    wir sind in wien, ist das zu weit weg für euch
    wo hockt ihr eigentlich
    macht ihr alles über zoom oder auch mal vor ort
    We may only commission firms within the state. Where are you domiciled?
    could one of you attend in person at our town hall, or is everything remote
    how far are you from Norwich
    The committee prefers a supplier from the region, are you local
    Do you have premises one can visit
    in which city does your firm have its seat
    would you travel to our monastery in the hills, or is it all by telephone
    Is there a branch in Wales
    Wo hat Ihr Unternehmen seinen Sitz
    Wir beauftragen bevorzugt Firmen aus der Region, sind Sie in der Nähe von Kassel
    Käme jemand persönlich ins Rathaus oder läuft alles aus der Ferne
    Kann man Sie in Ihren Räumlichkeiten besuchen
    sind Sie in Bayern ansässig oder im Ausland
    Von wo aus arbeiten Sie
    Gibt es eine Zweigstelle im Raum Dresden
    Wie weit ist es von Ihnen bis Bregenz
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
    do u have a newsletter
    sign me up for the tips thing
    mailing list?
    how do i subscribe to your weekly email
    gibts nen Newsletter
    trag mich bitte in euren Verteiler ein
    wie krieg ich die Tipps per Mail
    schickt ihr regelmäßig Automatisierungs-Tipps raus
    sign me up for the tips mail
    do you send out anything regularly I could read first
    is there a mailing list with advice for office managers
    how often does your newsletter come
    Ich möchte eure wöchentlichen Tipps bekommen
    Habts ihr einen Newsletter
    Kann man sich für die Rundmail eintragen
    Gibt es regelmässig Tipps per Mail von euch
    do you send something round once a week I can read in the cab
    put me down for the tips
    sign me up for that weekly mail thing
    how do I get off the weekly tips again
    is there a bulletin like the farmers' union has
    any tricks by email for someone like me
    I'd read a short mail over breakfast, have you one
    what's in that weekly letter of yours
    Gibts bei euch so ein Blättchen wie von der Innung
    Tragt mich für die Tipps ein
    Wie werd ich die wöchentliche Mail wieder los
    Schickt ihr ab und zu Kniffe per Mail rum
    Was steht denn so in eurem Wochenbrief
    Ich les gern beim Frühstück was Kurzes, habt ihr nen Rundbrief
    Einmal die Woche ein Tipp, wo meld ich mich da an
    Rundmail abonnieren
    you got a substack
    put me on the list for the weekly thing
    how often do you mail those tips
    i read every automation newsletter out there, where's yours
    can i unsub from the tips anytime
    anything like a digest i can get in my inbox
    sign me up for the hacks
    what's in the weekly mail, is it any good
    habt ihr nen newsletter mit hacks
    setz mich auf den verteiler
    wie oft kommt eure tippmail
    kann ich die wöchentliche mail wieder abbestellen
    wo trag ich mich für die tipps ein
    gibts sowas wie nen digest von euch per mail
    lohnt sich euer newsletter, was steht da drin
    will gern regelmäßig automatisierungstricks ins postfach
    I should like to receive your circular, if there is one
    may I have the weekly hints sent to the school office address
    on which day does your weekly letter appear
    kindly remove me from the list of recipients of your weekly mail
    Do you publish a bulletin with advice for offices
    My colleague reads your advice each week and recommends it, how does one subscribe
    is the weekly mail free and can it be cancelled
    does one subscribe to your hints separately for each colleague
    Ich würde gern Ihr Rundschreiben beziehen
    An welchem Tag erscheint Ihr wöchentlicher Brief
    Bitte streichen Sie mich aus dem Verteiler der Wochenmail
    Geben Sie regelmäßig Ratschläge per E-Mail heraus
    Können Sie die wöchentlichen Hinweise ans Sekretariat senden
    Meine Kollegin bekommt von Ihnen wöchentlich Kniffe zugeschickt, wie bestelle ich das
    Ist die Wochenpost mit den Tipps abbestellbar
    Wie trage ich mich für die Automatisierungstipps ein
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
    what do u guys actually do
    full list of your offerings pls
    so is this like a dev agency or what services do you have
    what can i hire you for
    was bietet ihr alles an
    was gehört alles zu eurem Portfolio
    Leistungsübersicht?
    was macht ihr so als Agentur
    could you outline the range of things your firm takes on
    in one sentence what do you folks sell
    what's on the menu, service wise
    which areas do you cover besides email
    Was umfasst Ihr Angebot
    Welche Leistungen bieten Sie an
    Was macht ihr alles, nur kurz bitte
    Wofür kann man euch engagieren
    what is it you people actually do all day
    what do you sell, in plain english
    my grandson sent me here. what's the trade
    what's on your menu
    list me your jobs like I list mine on the van
    is it only emails or do you do phones and the rest too
    what can I order from you
    what line of work is this
    Was macht ihr eigentlich den ganzen Tag
    Was habt ihr im Angebot, auf Deutsch bitte
    Was steht bei euch auf der Karte
    Mein Enkel hat mich hergeschickt, was ist das für ein Gewerk
    Welche Arbeiten führt ihr aus
    Macht ihr nur Mails oder auch Telefon und so
    Was kann man bei euch bestellen
    Was sind eure Leistungen, so wie bei mir am Auto steht
    what sort of gigs do you take
    what's on the menu here
    so what do you actually sell
    sum up your offering in one line
    what's in your portfolio of services
    consulting only or do you build too
    which packages are there
    what all do you guys cover
    was habt ihr so im angebot
    was verkauft ihr eigentlich genau
    nur beratung oder baut ihr auch
    welche pakete gibts bei euch
    wofür kann man euch buchen
    was deckt ihr alles ab
    fass mal zusammen was ihr leistet
    euer leistungskatalog?
    Please outline your range of services for our procurement file
    which sorts of work do you undertake altogether
    I am to present your firm on Tuesday and need to know what all you do
    do you confine yourselves to emails, or is there more on offer
    what falls within your remit
    A short summary of your portfolio would be appreciated
    what kinds of commissions do you accept
    besides software, what do you provide, in a nutshell
    Bitte nennen Sie mir Ihr Leistungsspektrum für die Vergabeakte
    Welche Arten von Aufträgen übernehmen Sie
    Ich soll Ihre Firma am Dienstag im Vorstand vorstellen, was bieten Sie alles an
    Machen Sie nur E-Mails oder auch anderes
    Womit beschäftigt sich Ihr Unternehmen im Einzelnen
    Was gehört alles zu Ihrem Angebot
    Haben Sie eine Übersicht Ihrer Dienstleistungen
    wofür kann man Sie denn alles engagieren
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
    how does this work if we say go
    what are the steps
    do i get a demo before it's live
    how involved do we have to be
    ok im in, what now
    kickoff → ??? → live. what's in between
    do you work in sprints
    Could you outline how a project with you is usually run
    wie läuft so n Projekt ab
    was passiert nachm Kickoff
    müssen wir da viel zuarbeiten
    testet ihr das vorher an Dummy-Daten
    arbeitet ihr agil oder eher Wasserfall 😄
    wann sehen wir was zum Anklicken
    was kommt zuerst, was dann
    Könnten Sie uns den üblichen Projektablauf schildern
    Dear Sir or Madam, could you kindly describe the stages from our first contact to the day it's in use?
    what would you need from me and my staff, we are stretched thin
    do we get to test it before it goes near patients
    how hands-on do I have to be while you build
    who is our contact person during the project and how often do we hear from you
    suppose the partners vote yes on Friday. Monday morning, what do you do?
    is there a trial phase next to our old way
    what happens between signing and launch
    Wie läuft so eine Zusammenarbeit bei Ihnen ab
    Welche Schritte kommen da auf uns zu, grob
    Müssen wir viel vorbereiten oder macht ihr das
    wird das zuerst getestet bevor es scharf geschaltet wird
    Angenommen wir sagen ja, wie gehts dann weiter
    Wird das Personal eingeschult
    Wie oft sehen wir einen Zwischenstand
    In welchen Etappen gehen Sie vor
    I measure, draw, quote, build. what's your order of doing things
    do you turn up, drink my coffee and leave, or how does it go
    say I shake your hand today. what happens tomorrow
    who from my side has to sit there and for how long while you build
    do you try it on the quiet before it's let loose on customers
    what do you need from me at the start
    is there a handover like with a house
    will you watch us work first or just guess
    walk me through it like I'm your apprentice
    do you do it in one go or in stages like a roof
    do we run the old ledger alongside till we trust it
    how do you figure out what I do all day
    do I get to see it half built or only when it's done
    who decides what gets done first
    are there any snagging lists at the end
    what's the drill from hello to done
    Ich mess auf, zeichne, mach ein Angebot und bau. Und wie geht ihr vor
    Mal angenommen Handschlag heut, was passiert morgen
    Schaut ihr uns erst mal bei der Arbeit zu
    Gibts ne Abnahme wie am Bau
    Erklär mir euer Vorgehen wie einem Lehrling
    Baut ihr das am Stück oder abschnittsweise
    Probiert ihr das erst trocken bevor es auf die Gäste losgelassen wird
    Wen muss ich von meinen Leuten dafür abstellen
    Läuft das alte Auftragsbuch nebenher weiter bis man dem traut
    Seh ich das schon im Rohbau
    wie ist der Ablauf vom Handschlag bis zur Übergabe
    In welcher Reihenfolge macht ihr das
    Wer bestimmt womit angefangen wird
    Was müsst ihr am Anfang von uns wissen
    walk me through how you guys work
    do you do sprints or waterfall or what
    what's step one after i say yes
    how hands on do i have to be during the build
    do we get to see wips along the way
    we had an agency that vanished for 3 months and came back with garbage. how do you keep us in the loop
    is there some kind of kickoff workshop
    do you test with fake data first or right on our live shop
    who decides what gets built first
    how does the collab look, slack channel, weekly standup?
    from first hello to launch, what are the phases
    do we switch hard on day one or does it run in parallel for a bit
    what's your onboarding like for new clients
    is there a handover at the end and what's in it
    my cofounder wants to know your methodology
    what would you need from us to get rolling, step by step
    wie läuft so ein projekt bei euch ab
    was ist der erste schritt nachdem ich ja gesagt hab
    arbeitet ihr in sprints oder wie
    sehen wir zwischenstände oder erst das fertige ding
    unsere alte agentur war drei monate abgetaucht, wie haltet ihr einen auf dem laufenden
    testet ihr erst mit spieldaten oder gleich am echten shop
    gibts ein kickoff
    wer entscheidet womit angefangen wird
    wie stark muss ich mich da während der umsetzung einbringen
    wie sieht die zusammenarbeit konkret aus
    läuft das neue erst parallel zum alten oder wird hart umgestellt
    welche phasen gibts bis zum livegang
    und dann? also nach dem ersten gespräch, wie gehts weiter bei euch
    habt ihr ne feste vorgehensweise oder nach gefühl
    Kindly set out the stages, our rules require a documented procedure
    what preparation is expected from my office beforehand
    does our committee have to approve something in between
    will there be a formal acceptance at the end
    Would the old paper route be kept in parallel for a while, I'd sleep better
    I would not like real patient names used while you are still trying things out. How do you test?
    how much of my secretary's time will you claim
    who sits down with whom, and how often
    once the contract is signed, what is the next step on your part
    may I watch the thing being built and object
    is there a pilot phase before all departments are affected
    Do you interview the employees first, or begin straight away
    at what point do the staff get to see it
    We have never commissioned anything of the sort. How does one go about it?
    in what sequence do you proceed, from analysis to handover
    Bitte schildern Sie das Vorgehen in Phasen, unsere Ordnung verlangt das
    Was müssten wir im Vorfeld bereitlegen
    Wie oft müsste ich meine Sekretärin dafür freistellen
    Gibt es am Ende eine förmliche Abnahme
    Läuft der alte Papierweg eine Zeitlang parallel weiter
    Wird vorab mit erfundenen Fällen geprobt
    Befragen Sie zuerst die Mitarbeiterinnen oder legen Sie gleich los
    Ab wann bekommt das Team etwas zu Gesicht
    der Vertrag ist unterschrieben, und dann?
    Kann der Vorstand zwischendurch noch Einspruch erheben
    Wir haben so etwas noch nie vergeben. Wie geht man da vor?
    Ist eine Pilotphase vorgesehen, bevor es alle Abteilungen trifft
    Von der Analyse bis zur Übergabe, wie sind da Ihre Schritte
    Mit wem setzen Sie sich bei uns zusammen und wie viele Sitzungen braucht es
    Wie begleiten Sie uns bis zur Einführung
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
    why you and not some upwork guy
    whats your edge
    convince me in one sentence
    we could build it ourselves in zapier, why hire u
    warum ihr und nicht irgendein Typ von Fiverr
    was ist euer USP
    ich könnt mir das doch auch mit ChatGPT selber bauen, oder
    wieso sollten wir grad mit euch arbeiten
    we had a consultant once, cost a fortune and delivered slides. Why are you any better?
    what do I say to my partner who thinks his cousin could do it
    so many of these AI agencies popping up, what's special about yours
    why should a careful person trust you
    Was könnt ihr besser als die anderen
    Warum ausgerechnet ihr und nicht unser IT-Haus
    Was spricht für Sie, ich habe drei Anbieter auf der Liste
    Überzeugen Sie mich, ich bin skeptisch
    every cowboy says he's the best. why you
    give me one good reason not to hang up
    what have you got that the lad from the computer shop hasn't
    I've been burned by two IT firms, what's different with you
    why would I trust a bunch of keyboard ticklers
    what's so grand about your firm
    sell it to me, but keep it short
    there's a dozen like you in the phone book, why ring you
    Jeder sagt er ist der Beste. Warum ausgerechnet ihr
    Ein einziger Grund, warum ich nicht beim Nachbarn seiner EDV-Bude bleib
    Zwei Computerfirmen haben mich schon übern Tisch gezogen, was ist bei euch anders
    Was könnt ihr was der Bub vom Computerladen nicht kann
    Was habt ihr den anderen voraus
    Wieso sollt ich Leuten trauen die noch nie ne Schaufel in der Hand hatten
    Von eurer Sorte gibts ein Dutzend, wieso also ihr
    Womit stecht ihr die Konkurrenz aus
    ich schwank noch zwischen euch und ner andern agentur, gib mir argumente
    was ist bei euch anders als bei den ganzen ki bros
    convince me
    why not just use make myself, i'm pretty techy
    upwork has a thousand n8n guys, why you
    what's your usp
    how are you better than zapier's own experts
    my developer says he can vibe code that in a day, why pay you
    what do you do that chatgpt agents can't
    three agencies pitched us this week, what makes you stand out
    auf upwork gibts tausend n8n leute, wieso ihr
    warum nicht selber mit make zusammenklicken, bin ja fit in sowas
    mein entwickler sagt er prompted das an einem tag, wozu brauch ich euch
    drei agenturen haben diese woche gepitcht, was hebt euch ab
    was könnt ihr was chatgpt agents nicht können
    wieso sollte ich grad euch nehmen und keinen vom fiverr
    The committee has two other bidders on the table. What should tip the scales?
    why not entrust this to our regular IT supplier, who at least knows the building
    give me arguments I may quote before the partners
    I've sat through many sales presentations. In what do you differ?
    what would you say to a sceptical headmaster
    one hears of so many firms in this field, how does one tell the serious ones
    could the county's own IT not do the very same
    what advantage would we have from you over hiring a part-time clerk
    Es liegen zwei weitere Angebote vor. Was hebt Sie davon ab
    Weshalb sollten wir nicht bei unserem bewährten Systemhaus bleiben
    Nennen Sie mir Argumente, die ich vor dem Kuratorium vorbringen kann
    Woran erkenne ich, dass Sie ein seriöser Anbieter sind und kein Blender
    Was haben wir von Ihnen, das uns eine zusätzliche Halbtagskraft nicht bietet
    könnte unsere städtische IT das nicht genauso gut
    Unser Direktor ist skeptisch, womit überzeuge ich ihn von Ihnen
    Was zeichnet Ihr Haus gegenüber Mitbewerbern aus
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
    any logos you can show
    case studies?
    have u worked w/ dtc brands
    who else is using you
    got testimonials
    how many clients so far
    ever built smth for a yoga studio
    Could you name a company similar to ours that you have worked for
    Referenzen?
    habt ihr schon mal was für ne Agentur gemacht
    wen habt ihr alles als Kunden
    gibts Case Studies zum Anschauen
    wie viele Projekte habt ihr schon durch
    seid ihr neu oder macht ihr das schon länger für Firmen wie uns
    kann man irgendwo Kundenstimmen lesen
    Haben Sie Erfahrung mit Werbeagenturen, gern mit Beispielen
    any orthodontists among your customers
    may I phone a client of yours and ask how it went
    do you have case studies from schools
    I never heard of you. Who trusts you already?
    has any law firm in Ireland hired you
    am I the first nursing home you'd be doing this for
    got testimonials or success stories I could forward to the owner
    how many companies have you done it for
    Haben Sie Referenzen aus dem Pflegebereich
    Gibt es Kanzleien, die mit Ihnen arbeiten
    Kann man mit einem bestehenden Kunden von euch reden
    Wie viele Betriebe habt ihr schon betreut
    Seid ihr Neulinge oder macht ihr das schon länger für Praxen
    Vorzeigeprojekte?
    Wer sind eure bisherigen Auftraggeber, ich brauch was für den Vorstand
    Habt ihr mit Privatschulen Erfahrung
    which other pubs have let you in the door
    am I the guinea pig here
    show me a butcher who's happy with you
    how many have you done, and how many are still speaking to you
    I ask every roofer for three addresses. what are yours
    ever worked for a dairy
    got any references I can ring up
    who else was mad enough to hire you
    have you set foot on a building site before
    is it only big hotels that buy from you or wee places as well
    how long is your list of customers
    any brewers on your books
    you ever dealt with people like us who hate computers
    do you have a track record or just a nice website
    seen your work anywhere I might know
    any sawmills among the ones you've worked for
    Bin ich euer Versuchskaninchen
    Welche Wirtschaften haben das schon von euch
    Ich frag jeden Dachdecker nach drei Adressen. Und eure
    Zeigt mir nen Metzger der mit euch zufrieden ist
    Wie viele Betriebe habt ihr denn schon durch
    Habt ihr schon mal nen Stall von innen gesehen
    Gibts Leut die für euch die Hand ins Feuer legen
    Wer war denn noch so verrückt und hat euch beauftragt
    Habt ihr schon mal für nen Winzer was gemacht
    Könnt ihr was vorweisen oder nur ne schöne Webseite
    Gibts Schreinereien in eurer Kundschaft
    Seid ihr Anfänger
    Wen habt ihr sonst noch so als Kunden
    Wie viele sind vor mir schon drauf reingefallen, haha
    is anyone i might know already with you
    got any case studies
    who've you done this for, drop some names
    any testimonials i can look at
    are we your guinea pigs or have you done this before
    trustpilot?
    do you have social proof, like, anything
    could i talk to one of your existing customers
    what logos can you show
    have you worked with dtc brands before
    our board wants references
    ever done it for a boutique hotel like ours
    who else is using your stuff
    i saw zero reviews on google, do you have actual customers
    track record?
    how experienced are you really, number of projects i mean
    portfolio pls
    habt ihr case studies
    für wen habt ihr schon gebaut, paar namen bitte
    gibts bewertungen von euch irgendwo
    wie viele kunden habt ihr schon durch
    sind wir eure versuchskaninchen oder habt ihr das schon öfter gemacht
    kann ich mal mit nem bestandskunden von euch quatschen
    find keine google rezensionen zu euch, habt ihr überhaupt kundschaft
    schon mal für nen coach gearbeitet
    irgendwelche erfolgsstories
    unser investor will referenzen von euch sehen
    wer nutzt euch sonst noch
    wie viel erfahrung habt ihr, also anzahl projekte
    wart ihr schon bei boutique hotels wie unserem im einsatz
    Is there a public institution among your clientele
    May I ring a reference, preferably another notary
    our statutes demand proof of comparable projects, could you supply it
    how many offices have entrusted you with such work so far
    I'd feel easier if another museum had gone first
    have any schools come to you, and were they content
    are there testimonials from attorneys
    since when do you do this, and for how many houses
    Have you any experience with bodies under public law
    I do not wish us to be the experiment. Who preceded us?
    does any surgery in the county already work with you
    With whom have you cooperated in the nonprofit world?
    who can vouch for you
    would a foundation of our sort be your first
    do you possess experience with offices that are still on paper
    Befindet sich unter Ihrer Kundschaft auch eine öffentliche Einrichtung
    Dürfte ich bei einem Referenzkunden anrufen, am liebsten einem Notariat
    Laut Vergabeordnung brauchen wir Nachweise vergleichbarer Projekte
    Welche Museen haben Sie bereits betreut
    mir wäre wohler, wenn schon eine andere Schule den Anfang gemacht hätte
    Wie viele Kanzleien vertrauen Ihnen schon
    Gibt es Stimmen von zufriedenen Praxen
    Wir wollen nicht das Experiment sein. Wer war vor uns dran?
    Haben Sie Erfahrung mit Stiftungen
    Wer kann für Sie bürgen
    Arbeitet in unserem Landkreis bereits jemand mit Ihnen
    Seit wann betreiben Sie das, und mit welchem Erfolg
    Verfügen Sie über Erfahrungen mit Körperschaften des öffentlichen Rechts
    Wären wir der erste Verein, der sich an Sie wendet
    Haben Sie Auftraggeber, die noch mit Karteikarten arbeiteten, so wie wir
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
    do u work w/ agencies or only hotels
    who's your typical customer, type of business
    which verticals
    are startups ok or just brick and mortar
    für welche Branchen macht ihr das
    nehmt ihr auch Start-ups
    ist das nur was für Praxen und Hotels
    arbeitet ihr auch mit Vereinen und Kulturbetrieben
    which sectors do you know well
    do you only do hotels or other lines of business too
    is ours a field you work in, what fields are there
    what kinds of businesses do you work for
    In welchen Branchen seid ihr daheim
    Welche Sparten bedienen Sie
    Macht ihr nur Hotellerie oder auch anderes
    Für welche Art Betriebe arbeitet ihr
    do you touch farms or is it all suits and offices
    which trades are you at home in
    is a blacksmith too odd for you
    do you take anybody or only certain branches
    looks like it's all for hotels, what about the likes of us
    what kinds of business do you deal with
    do you do trades or just shops
    who is this meant for, townies?
    Macht ihr auch Bauernhöfe oder nur Büroleute
    In welchen Gewerken kennt ihr euch aus
    Ist ein Hufschmied zu exotisch für euch
    Für welche Branchen ist das gedacht
    Nehmt ihr jeden oder nur bestimmte Betriebe
    Sieht alles nach Hotel aus, was ist mit unsereins
    Mit was für Betrieben habt ihr zu tun
    Auch was fürs Handwerk dabei?
    is this more b2b or b2c businesses you're for
    do you take on creators or only proper companies
    any verticals you focus on
    agency with 3 people, are we your target group
    is a tattoo studio something you'd take or is that too niche
    what niches do you serve
    do you only do hospitality
    saas startups too or just brick and mortar
    nehmt ihr auch creator oder nur richtige firmen
    welche nischen bedient ihr
    drei leute agentur, sind wir überhaupt eure zielgruppe
    auf welche verticals seid ihr fokussiert
    auch für saas startups oder nur läden und hotels
    für welche art unternehmen seid ihr da
    arbeitet ihr nur mit gastro und hotellerie
    seid ihr eher für mittelstand oder auch für kleine buden
    Is your offer also intended for associations and foundations, or only commerce
    do you take on museums, or would we be out of place
    in which sectors are you at home
    are public offices within your field
    does a law office fit into your circle at all
    I see hotels and shops mentioned. Would a parish office be welcome as well?
    which lines of business do you cater to
    do you serve only firms that sell something
    Richtet sich Ihr Angebot auch an Vereine und Stiftungen
    In welchen Branchen sind Sie zu Hause
    Nehmen Sie auch Behörden an, oder nur Geschäfte
    Ich lese von Hotels und Läden. Wären wir als Pfarrbüro auch richtig?
    Passt eine Anwaltskanzlei überhaupt in Ihr Raster
    Für welche Gewerbe ist das gedacht
    Sind kommunale Museen bei Ihnen eine Zielgruppe
    Gibt es Branchen, die Sie nicht betreuen
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
    what's the 30 min thing about
    is the call gonna be a pitch
    do i need to prep smth for the intro call
    who's on the call from your side
    was besprechen wir in der halben Stunde
    ist der Call unverbindlich
    muss ich für das Gespräch was vorbereiten
    wird das so n Verkaufsgespräch oder was passiert da
    is the half hour chat free and without obligation
    will you try to sell me something during those 30 minutes
    who should be present from our side in the intro call, the owner too?
    what do you want to see in that first conversation
    Was wird in der halben Stunde besprochen
    Verpflichtet mich das Erstgespräch zu irgendwas
    Soll ich für das Gespräch etwas bereithalten
    Ist beim Kennenlerngespräch ein Techniker dabei
    this half hour talk, is it a sales pitch in disguise
    what do I have to bring to that call
    do I need a tie for the thirty minutes
    is that call going to end with me signing something
    who talks in those thirty minutes, you or me
    what comes out of the call for me
    can I do the call from the tractor with no camera
    will there be powerpoint in that half hour, because then I'm out
    Die halbe Stunde, ist das so ne Kaffeefahrt
    Was soll ich zu dem Gespräch mitbringen
    Unterschreib ich da was in den dreißig Minuten
    Wer redet in der halben Stunde, ihr oder ich
    Kann ich das Gespräch auch vom Schlepper aus machen
    Kommt da Powerpoint in dem Erstgespräch, dann bin ich raus
    Was hab ich von den 30 Minuten
    Ist das Gespräch am Ende doch bloß Verkauf
    is that discovery call gonna be a hard sell
    what do i bring to the 30 min thing
    is it zoom or meet, that first call
    do i need to prep slides for the call
    do i get something useful out of the half hour even if i don't buy
    who's on the call, a sales rep or somebody who builds
    can my cofounder sit in on the intro call
    what's the agenda of the call
    ist das erstgespräch ne verkaufsshow
    was soll ich für die halbe stunde vorbereiten
    läuft der call über zoom oder teams
    wer sitzt da im call, ein vertriebler oder einer der baut
    bringt mir der call was auch wenn ich nix kaufe
    darf mein mitgründer beim call dabei sein
    was ist die agenda bei dem 30 minuten ding
    verpflichtet mich der call zu irgendwas
    Who takes part in that half hour and may I bring our deputy director
    is there an obligation after the 30 minutes
    what papers should I have before me during the conversation
    Is the introductory conversation without commitment
    will the discussion be recorded, our rules forbid it
    what is the purpose of the half-hour conversation, exactly
    does one need a camera for that talk
    Shall I expect a sales presentation in those thirty minutes or a real discussion
    Ist das halbstündige Gespräch unverbindlich
    Welche Unterlagen sollte ich zu dem Gespräch bereithalten
    Wer sitzt uns in den dreißig Minuten gegenüber
    Darf unsere stellvertretende Leiterin bei dem Gespräch mithören
    Wird das Erstgespräch mitgeschnitten, das wäre uns nicht gestattet
    Was wird in der halben Stunde denn besprochen
    Benötigt man für das Gespräch eine Kamera
    Erwartet mich in den 30 Minuten ein Werbevortrag
  `),
  who: lines(`
    who's behind all this
    who is actually behind the site
    which people are behind it
    whose website is this
    Wer steckt denn dahinter
    Wer steckt eigentlich hinter der Seite
    Wer steht hinter dem Ganzen
    Was für Leute sind das
    Welche Menschen stecken hinter euch
    Wessen Seite ist das hier
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
    ${brand.name}, never heard of it, what sort of firm is that
    is it a family business
    who's the gaffer
    Wer seid ihr denn überhaupt
    ${brand.name}, nie gehört. Was is das für ne Firma
    is das ein Familienbetrieb
    Wer hat bei euch das Sagen
    who's behind this
    are you a startup too
    how many ppl on your team
    who's the founder
    wie groß seid ihr
    wer hat ${brand.name} gegründet
    was ist ${brand.name}
    Was ist das für ein Unternehmen hinter dieser Seite
    who am I dealing with, a real firm or two guys in a garage
    when was your company founded
    tell me a little about yourselves before I go on
    what's ${brand.name}
    Wie viele Leute arbeiten bei ${brand.name}
    Seit wann gibt es eure Firma
    Stellen Sie sich doch kurz vor
    what sort of mob have I stumbled on here, who are you
    never heard of your firm, what are you
    proper company or two students in a garage
    who's the gaffer over there
    what's ${brand.name} when it's at home
    tell me who I'm dealing with
    is it a family firm
    how many hands have you got
    Ist das ne richtige Firma oder zwei Studenten in der Garage
    ${brand.name}, was soll das sein
    Wie viele Leut schaffen bei euch
    Mit wem hab ichs hier zu tun
    Seid ihr ein Familienbetrieb
    Von euch hab ich noch nie was gehört, was seid ihr für welche
    Wer ist bei euch der Chef und was macht die Firma
    who started ${brand.name}
    who are you guys even
    bootstrapped or vc backed
    are you two dudes in a garage
    how many heads in your company
    what's ${brand.name}'s story
    when did you start out as a company
    is there an about us page
    wer seid ihr überhaupt
    wer hat euch gegründet
    seid ihr zwei typen in der garage oder ne richtige firma
    wie viele köpfe seid ihr
    was steckt hinter dem namen ${brand.name}
    seid ihr selber ein startup
    gibts ne über uns seite
    wie alt ist euer laden
    Would you introduce your firm in two sentences, for the minutes
    I had not heard of ${brand.name} before, what kind of house is it
    Who are the persons behind this enterprise
    is ${brand.name} an independent firm or part of a group
    how many staff do you employ, our procurement form asks
    in what year was your company founded
    Who is the managing director?
    are you an established company or two students in a garage
    Könnten Sie Ihr Haus in zwei Sätzen vorstellen, fürs Protokoll
    Von ${brand.name} habe ich noch nie gehört, was ist das für ein Unternehmen
    Welche Personen stehen hinter der Firma
    Gehört ${brand.name} zu einem Konzern
    Wie viele Beschäftigte hat Ihr Unternehmen, das Formular fragt danach
    In welchem Jahr wurden Sie gegründet
    Wer ist bei Ihnen Geschäftsführer
    sind Sie eine gestandene Firma oder zwei Studenten in einer Garage
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
    can we switch to english
    do you guys speak german too, my partner is from Vienna
    do u support spanish
    is it ok if i write in portuguese
    könn ma deutsch reden
    geht das hier auch auf Deutsch
    kann ich auch auf Italienisch schreiben
    Is everything in German, or can our English speaking nurses follow it too?
    half our staff speak German, do you work in both languages
    could your consultants talk Spanish with our team
    will the documentation be in English
    is anyone at your firm fluent in French, we're near Geneva
    do you answer in Italian too
    Darf ich Deutsch schreiben
    Geht das auch auf Schweizerdeutsch
    Redet bei euch jemand Deutsch, mein Englisch ist schlecht
    Gibt es die Unterlagen auch in deutscher Sprache
    Sprechen Sie Französisch
    do your people talk German too
    my barman only has Polish, can you do that
    I'd sooner talk Welsh, any chance
    could I write to you in Dutch
    is there somebody who knows Italian, my pizza man needs it
    which tongues do you speak
    my wife's German, can she write in her own language
    does this thing understand French
    Kannst du auch Polnisch, mein Koch kann nix anderes
    Verstehst du Boarisch
    Kann ich auf Deutsch weiterschreiben
    Gehts auch auf Italienisch, für meinen Pizzabäcker
    Welche Sprachen könnt ihr
    Redet bei euch einer Ungarisch
    Ist das bei euch alles nur auf Englisch oder auch deutsch
    Schwätzt ihr au Schwäbisch
    can i switch to german here
    you speak italian by any chance
    my partner only speaks portuguese, can he write you too
    english ok?
    do your consultants do calls in dutch
    is your support available in french
    i mix denglish all day, do you get that
    spanish pls?
    geht auch auf deutsch hier
    kannst du deutsch
    mein koch spricht nur italienisch, versteht ihr das
    sprecht ihr auch schwizerdütsch
    macht ihr calls auch auf englisch, mein mitgründer kann kein deutsch
    denglisch ok?
    kannst du auch arabisch
    welche sprachen kannst du so
    May I submit my questions in German as well
    our minutes are bilingual, would your documents be in both languages
    which languages does your staff command
    would you converse in Dutch with our director
    is correspondence in Italian acceptable
    Our cleaning staff speak Portuguese only, do you accommodate that?
    are the guides written in English or German
    I'm more at ease in German, shall I switch
    Darf ich meine Fragen auch auf Deutsch stellen
    In welchen Sprachen kann man mit Ihnen verkehren
    Ist Schriftverkehr auf Italienisch möglich
    Unsere Direktorin spricht nur Niederländisch, geht das bei Ihnen
    Sind die Anleitungen auf Deutsch abgefasst
    Mein Englisch reicht dafür nicht, darf ich deutsch schreiben
    Beherrscht Ihr Personal auch Sorbisch
    Wir sind zweisprachig in Südtirol, bedienen Sie beide Sprachen
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
    so what's this one for
    tldr of this template?
    explain like im 5 what this does
    what happens once i switch this thing on
    was kann das Ding hier
    kurz gesagt: was tut die Vorlage
    check nicht ganz was das hier macht
    wobei hilft mir das hier
    I'm on this page but what is it good for
    in everyday words, please, what happens when this runs
    sorry, I'm not technical, what would this one do for my office
    can you sum up this template for my boss
    Was tut die Vorlage da überhaupt
    Kannst du mir das auf dieser Seite kurz zusammenfassen
    was habe ich davon wenn ich die nehme
    Erklären Sie es bitte für Laien, was passiert hier
    what earthly use is this one
    in words a bricklayer gets, what does this do
    what am I looking at here
    does this one actually do anything
    so I switch it on and what happens
    what's the point of this contraption
    who'd use this
    tell me what this thing here does all day
    Was macht das Ding hier
    Für nen Maurer erklärt, was tut das
    Was seh ich da
    Ich schalt das ein und dann?
    Wer braucht denn sowas wie das hier
    Was soll der Kasten da können
    Und was hab ich von dem hier
    Beschreib mal was das den ganzen Tag treibt
    tldr of this one?
    what problem does this one solve
    eli5 this workflow
    so this thing here does what
    what triggers it and what comes out
    is this one useful for me or what does it do
    give me the gist of this template
    not getting it, what's happening in this flow
    tldr zu dieser vorlage
    was bringt mir die hier
    erklär mir den flow als wär ich fünf
    was macht das ding auf dieser seite
    welches problem löst die vorlage hier
    was passiert in dem workflow da oben
    check nicht was die vorlage tut
    kurzfassung bitte, was kann das teil hier
    May I ask what purpose this one serves
    could you describe in lay terms what is carried out here
    I'm to explain this page to my principal, what is the gist
    what would take place, step by step, if we were to use this one
    the description is rather technical. In brief, what is achieved?
    for whom is this one intended and what does it accomplish
    what is the benefit of the one shown here
    does this do what I think it does, namely what exactly
    Welchem Zweck dient diese Vorlage hier
    Könnten Sie für Laien beschreiben, was hier ausgeführt wird
    Ich soll diese Seite meiner Vorgesetzten erklären, worum geht es im Kern
    Was geschieht da Schritt für Schritt, wenn wir diese hier einsetzen
    Die Beschreibung ist recht technisch. Was leistet das Ganze in Kürze
    Für wen ist diese hier gedacht und was bewirkt sie
    Welchen Nutzen hätten wir von der hier gezeigten Vorlage
    was genau nimmt einem diese hier ab
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
    how many minutes til it's running
    can i set this up on my lunch break
    setup = 10 min or a whole weekend?
    how much time should our intern plan to install it
    wie lang dauert das Einrichten
    krieg ich das an nem Nachmittag installiert
    wie viel Zeit muss ich fürs Setup einplanen
    ist das in ner halben Stunde startklar
    Hab ich das bis Feierabend eingerichtet
    is this an afternoon's work or a week to get installed
    roughly how long would a non-techie sit on the setup
    could my receptionist have it set up by lunch
    how many steps and minutes until it's installed
    Wie lang sitzt man da beim Einrichten
    Brauche ich dafür einen halben Tag oder geht das in der Mittagspause
    Geht das Aufsetzen flott oder ist das eine Wochenendarbeit
    will I have this one in before last orders
    is this a tea break job or a weekend job
    how many hours of fiddling before this one goes
    could I put this in during milking
    how long did it take the last fool who tried to install it
    is it quicker to set up than a flat pack wardrobe
    an evening or a week to get this one installed
    minutes or days, this set-up
    Ist das einrichten ne Brotzeit oder ein Wochenende
    Wieviel Stunden Gefummel bis die Vorlage sitzt
    Krieg ich das zwischen Mittag und Abendgeschäft installiert
    Länger als ein Ikea-Schrank beim Aufbau?
    Einen Abend oder ne Woche zum Einrichten
    Wie lang bastelt man da dran bis es eingerichtet ist
    Hab ich das vor der Stallarbeit aufgesetzt
    Wie viele Minuten braucht so eine Einrichtung ungefähr
    can i get it installed over lunch
    how long till i've imported and connected it
    is that a five minute setup
    how much time do i block for installing this
    gonna take my whole sunday to set it up?
    how fiddly is the setup, timewise
    one coffee or a whole pot to get this installed
    how quick can a non techie set this up
    krieg ich das in der mittagspause eingerichtet
    wie viel zeit muss ich mir fürs einrichten blocken
    geht da mein ganzer sonntag fürs setup drauf
    ist das ein fünf minuten setup
    wie fummelig ist das einrichten zeitlich
    ein kaffee oder ne ganze kanne bis das installiert ist
    wie lang sitzt ein laie am einbau
    bis wann hab ich das importiert und verbunden, halbe stunde?
    how many hours should I set aside to get this one installed
    would it be put in place within one working day
    I can spare an afternoon for the installation, is that sufficient
    is the setting up a lengthy affair
    could our apprentice complete the set-up before lunch
    what duration does the guide foresee for the installation
    how long was it for others until this one was set up
    do I need to block a whole day in the calendar for setting it up
    Wie viele Stunden sollte ich mir für die Einrichtung freihalten
    Ist das innerhalb eines Arbeitstages eingerichtet
    Ich könnte einen Nachmittag fürs Installieren erübrigen, genügt das
    Ist die Einrichtung eine langwierige Angelegenheit
    Schafft unsere Auszubildende das Einrichten bis Mittag
    Welche Dauer veranschlagt die Anleitung für die Installation
    muss ich mir dafür einen ganzen Tag im Kalender sperren bis es eingerichtet ist
    Mit welchem Zeitaufwand ist beim Einrichten zu rechnen
  `),
};
