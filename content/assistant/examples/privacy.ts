import { lines } from "./lines.ts";

// What people write who ask about this website itself and what it keeps of them.

export const privacyExamples: Readonly<Record<string, readonly string[]>> = {
  "privacy-chat": lines(`
    do you save what I type in here
    is this chat recorded
    who can read this conversation
    does the chat get stored somewhere
    are you keeping my messages
    will this conversation be deleted
    do you pass this chat on to OpenAI
    what happens to what I write here
    is what I tell you confidential
    Wird der Chat aufgezeichnet
    Wer kann dieses Gespräch lesen
    Bleibt das hier irgendwo gespeichert
    Wird der Verlauf gelöscht
    Geht das was ich hier tippe an eine KI
    Was passiert mit meinen Nachrichten hier
    Ist der Chat vertraulich
    liest hier jemand mit
    does anyone keep a copy of this conversation
    is this being logged
    can your staff see what I typed
    wird das hier mitgeschnitten
    Behält jemand eine Kopie von dem Gespräch
    Kann euer Team sehen was ich getippt habe
    who reads what I put in this box
    does it get kept, what I'm typing
    am I being recorded in this chat
    is this little chat passed on to anybody
    Wer liest das was ich hier reintipp
    wird das aufgehoben was ich hier schreib
    Geht unser Geschnacke hier an irgendwen weiter
    bleibt der Chat irgendwo liegen
    is this chat saved anywhere
    can somebody read what im typing
    do u send my messages to openai
    will this convo be gone when i close it
    wird der Chat hier gespeichert
    liest da wer mit 👀
    geht das was ich hier schreib an ne KI-Firma
    ist die Unterhaltung weg wenn ich zumach
    I mentioned a client's name in this chat just now, is that kept?
    does what I write to you here leave the building
    can my boss later see what I asked here
    transcript of this talk, who holds it
    Wird das mitgelesen was ich da schreib
    Bleibt unser Chat hier vertraulich
    Geht mein Geschreibsel hier an OpenAI
    Kann ich diesen Chatverlauf löschen
    does the wife get to see what I type in this chat
    is what I say here nailed to the wall for all to see
    where do these lines go when I shut the window
    you're not writing down my ranting, are you
    is there a tape running on this chat
    does my moaning in here go off to some AI outfit
    can the taxman get hold of this chat
    who overhears us in here
    Läuft hier im Chat ein Tonband mit
    Wo wandern die Zeilen hin wenn ich das Chatfenster zumach
    Kann das Finanzamt lesen was ich hier im Chat schreib
    Schreibst du mein Gemecker hier mit
    Hört in dem Chat noch wer zu
    Wird mein Geschimpfe hier aufgehoben
    Geht das was ich dir hier erzähl an so ne KI Bude
    Ist nach dem Schließen vom Chat alles weg
    is this convo private
    are you screenshotting this chat
    is my chat history gone when i close the tab
    do my messages here get fed to some ai company
    can i spill company secrets in this chat or better not
    do you keep transcripts of this chat
    who gets to scroll through what i wrote here
    if i drop my mail in this chat what happens with it
    ist das hier privat was ich schreib
    ist der chat weg wenn ich den tab zumache
    werden meine nachrichten hier an ne ki firma geschickt
    kann ich hier firmengeheimnisse reinschreiben oder lieber nicht
    behaltet ihr transkripte von dem chat
    wer scrollt hier später durch was ich geschrieben hab
    wenn ich meine mail in den chat tippe, was passiert damit
    wird dieser chatverlauf irgendwo archiviert
    Is this exchange minuted anywhere
    I have mentioned a client's affair here by mistake, does that text remain with you
    may I assume that nobody else reads along in this window
    is what I enter here forwarded to an artificial intelligence abroad
    Before I go on: who has insight into this conversation?
    does the dialogue vanish when I shut the window
    may I speak freely in this chat or is it put on file
    Will my employer or yours be able to read up on what I asked in this chat
    Wird über diese Unterhaltung Protokoll geführt
    Ich habe hier versehentlich einen Mandanten erwähnt, bleibt das bei Ihnen stehen
    Wer hat Einblick in diese Unterhaltung
    Wird mein Text aus dem Chat an eine KI im Ausland weitergereicht
    Verschwindet der Dialog, sobald ich das Fenster schließe
    Darf ich hier im Chat offen reden oder wird das zu den Akten genommen
    bekommt jemand aus Ihrem Haus zu sehen was ich hier gerade eingebe
    Ist diese Unterhaltung vertraulich zu behandeln
  `),
  "privacy-stored": lines(`
    what do you store about visitors
    which of my details do you keep and for how long
    how long is my email kept
    when do you delete my message
    what data does this website collect
    Was speichert ihr über Besucher
    Wie lange wird meine Mailadresse aufgehoben
    Wann löscht ihr meine Nachricht
    Welche Daten erhebt diese Seite
    Was bleibt von mir bei euch gespeichert
    what have you got written down about me
    if I send you my email how long do you hang on to it
    what does this website keep
    when do you bin my message
    Was schreibt ihr über mich auf
    wie lang hebt ihr meine Adresse auf
    was behält die Seite von mir
    Wann schmeißt ihr meine Nachricht weg
    what info do u keep if i fill in the form
    how long do you hold on to my email
    do you log site visitors
    what data of mine ends up in your database when i browse here
    was speichert ihr von mir wenn ich das Formular ausfülle
    wie lange bleibt meine Nachricht bei euch
    welche Infos von Besuchern hebt ihr auf
    speichert die Website meine IP
    what do you retain about me if I merely look around this site
    how long do you hold on to my contact form entry
    my address from the download, when does it get erased
    what records does your site keep on visitors
    Was merkt sich diese Website von mir
    Wie lange bewahrt ihr Kontaktanfragen auf
    Wird meine Mailadresse nach dem Download gelöscht
    Welche Angaben von mir habt ihr gespeichert
    what have you written down about me just from looking round here
    if I fill in that form, how long does it gather dust with you
    does this website keep a little black book on visitors
    what do you note down when a fella just browses
    do my details hang about after I've downloaded something
    how many years do you sit on a message sent through the form
    can I read your pages without leaving my name
    what sticks with you once I've sent the contact form
    Was schreibt ihr über einen auf, der bloß auf der Seite rumschaut
    Führt die Webseite Buch über Besucher
    Wie lang verstaubt meine Nachricht aus dem Formular bei euch
    Kann ich die Seiten lesen ohne meinen Namen dazulassen
    Was behaltet ihr von mir nach dem Herunterladen
    Welche Angaben hebt ihr von Webseitenbesuchern auf
    Wird meine Anfrage nach ner Zeit weggeschmissen
    was bleibt hängen wenn ich das Kontaktformular abschick
    what do you log when i just surf around your site
    do i leave a trail by browsing your page
    what ends up in your database if i fill in the contact form
    how long do you hang on to my email after a download
    do you keep my ip
    what info on me is sitting with you from this website
    do i have to reveal anything to read your template pages
    when does my contact message get wiped from your side
    was bleibt bei euch hängen wenn ich nur auf der seite rumsurfe
    wie lang hebt ihr meine mail nach dem download auf
    speichert ihr meine ip
    was landet in eurer datenbank wenn ich das kontaktformular ausfülle
    muss ich irgendwas von mir preisgeben um die vorlagen anzugucken
    was habt ihr von mir über die website gespeichert
    werden meine formularangaben irgendwann gelöscht
    welche infos sammelt eure seite über besucher
    Which particulars of mine remain with you after I've used the contact form
    after what period are enquiries through your website erased
    is my visit to this website put on record
    May I read all your pages without giving a name
    for how many months does an address from the download form stay with you
    does your site count its readers, and what does it note down
    what is retained if I merely leave my email on this site
    do you keep a file on those who look at your pages
    Welche Angaben verbleiben bei Ihnen, wenn ich das Kontaktformular abschicke
    Nach welcher Frist werden Anfragen über die Website gelöscht
    Wird mein Besuch auf dieser Seite protokolliert
    Kann ich Ihre Seiten lesen ohne meinen Namen preiszugeben
    Wie viele Monate bleibt die Adresse aus dem Downloadformular bei Ihnen liegen
    Zählen Sie Ihre Besucher, und was wird dabei vermerkt
    Legen Sie über Interessenten der Website eine Kartei an
    was halten Sie von mir fest, sobald ich hier meine Mail hinterlasse
  `),
  "privacy-others": lines(`
    do you sell my address
    who else gets my details
    do you share my email with partners
    which service providers do you use
    do third parties see my data on this website
    Verkauft ihr meine Adresse
    Wer bekommt meine Angaben noch
    Gebt ihr meine Mail an Partner weiter
    Welche Dienstleister setzt ihr ein
    do you pass my address on to other firms
    who else gets my details from this site
    you don't sell my email do you
    is there anyone behind you who sees what I send in
    Gebt ihr meine Adresse an andre Firmen
    wer kriegt noch was von meinen Angaben
    Ihr verkauft meine Mail doch nich weiter
    Wer steckt da noch mit drin der meine Daten von der Seite sieht
    you're not selling my email right
    do you share visitor info w/ meta or anyone
    who are your subprocessors for this site
    is the booking page a different company
    gebt ihr meine Mailadresse weiter
    kriegen Dritte was von meinen Angaben
    wer sieht außer euch meine Daten von der Website
    läuft die Terminbuchung über nen anderen Anbieter
    is my email passed to advertisers
    which subcontractors see what I send through the contact form
    do you rent out your contact list
    the booking page, is that a different company
    Gebt ihr meine Adresse an Dritte
    Wer ausser euch bekommt meine Kontaktdaten
    Welche Fremdfirmen stecken hinter eurer Seite
    Wird mit meinen Angaben gehandelt
    who do you flog my email to
    do my details end up with some call centre in Manila
    is my address going round your mates
    does the calendar page for the call belong to some other outfit
    do third parties get my name from this website
    are there subcontractors who see what I filled in
    once you've my address, will every double glazing firm have it
    who else has their nose in what I send you through the website
    An wen verscherbelt ihr meine Mailadresse
    Hab ich dann die Solarheinis am Telefon weil ihr meine Nummer weitergebt
    Geht meine Adresse bei euch reihum
    Gehört die Terminseite einem andern Anbieter
    Sehen Fremdfirmen was ich ins Formular eintrag
    Wer steckt sonst noch die Nase in meine Angaben von der Webseite
    Werden meine Kontaktdaten an Dritte verkauft
    Welche Dienstleister bekommen etwas von meiner Anmeldung
    do you hand my mail to your ad buddies
    which subprocessors does this website have
    who sends your mails, mailchimp?
    is calendly getting my data if i click book
    will my address land on some lead list
    do you monetize visitor info
    does the server guy see what i send through the form
    are you trading contacts with other agencies
    landet meine adresse auf irgendner leadliste
    verscherbelt ihr besucherdaten
    wer verschickt eure mails, mailchimp?
    kriegt calendly meine daten wenn ich auf buchen klicke
    welche subunternehmer hat die website
    tauscht ihr kontakte mit andern agenturen
    gebt ihr meine mailadresse an werbepartner
    sieht euer hoster was ich durchs formular schicke
    Are my contact particulars from this site disclosed to any third party
    which contractors have a view of what visitors send you
    I should not like my address to end up with advertisers
    who operates the appointment page, you or another company
    Do you trade in addresses
    the firm that hosts this site, can it see my enquiry
    Is the account sign-in kept by somebody else
    do partner companies receive the names of those who download
    Werden meine Kontaktangaben von dieser Seite Dritten offengelegt
    Welche Auftragnehmer bekommen zu sehen, was Besucher Ihnen senden
    Nicht dass meine Adresse am Ende bei Werbefirmen landet
    Betreiben Sie die Terminseite selbst oder ein Fremder
    Treiben Sie Adresshandel
    Kann die Firma, die diese Seite beherbergt, meine Anfrage einsehen
    Liegt mein Benutzerkonto hier bei einem anderen Anbieter
    erhalten Partnerfirmen die Namen derer, die etwas herunterladen
  `),
  "privacy-basis": lines(`
    on what legal basis do you process my data
    under which article of the GDPR
    what is your legitimate interest
    Auf welcher Rechtsgrundlage verarbeitet ihr das
    Nach welchem Artikel der DSGVO
    Worauf stützt ihr die Verarbeitung
    by what law do you keep my email
    what right have you to hold on to my details
    legal grounds, if you please
    which article of the GDPR do you go by on this page
    Mit welchem Recht speichert ihr meine Mail
    auf welcher Rechtsgrundlage macht ihr das
    welcher Paragraf erlaubt euch das
    Welcher Artikel der DSGVO gilt hier
    whats the legal basis for storing my mail address
    is it consent or legitimate interest
    art 6 which letter
    on what grounds do you keep my inquiry
    mit welcher Rechtsgrundlage speichert ihr meine Anfrage
    Einwilligung oder berechtigtes Interesse?
    Art. 6 Abs. 1 welcher Buchstabe
    worauf beruht die Speicherung rechtlich
    Auf welchen Rechtsgrund stützt ihr die Wochenmail
    what gives you the right to hold my email under GDPR
    is it consent or legitimate interest for your site counters
    which paragraph of the law covers your contact form
    legal grounds for mailing me
    Mit welcher rechtlichen Grundlage verarbeitet diese Seite meine Angaben
    Art. 6 DSGVO, welcher Buchstabe bei euch
    Auf welches Gesetz stützt sich eure Besucherzählung
    who says you're allowed to keep my email, which law
    show me the paragraph that lets this site store my name
    on what grounds do you keep my message
    legitimate interest or consent, which one do you use here
    I never agreed to anything, so by what right do you process it
    what article do you hide behind for the downloads
    is my consent the legal ground for the weekly mail
    my solicitor wants the lawful basis for your website
    Mit welchem Recht behaltet ihr meine Mail
    Welcher Paragraf erlaubt euch das Speichern von meinem Namen
    Ich hab nix unterschrieben, auf welcher Grundlage verarbeitet ihr das
    Berechtigtes Interesse oder Einwilligung, was gilt bei euch
    Auf welchen DSGVO-Artikel beruft ihr euch beim Herunterladen
    Mein Anwalt fragt nach der Rechtsgrundlage dieser Website
    Art. 6 Absatz was?
    ist die Einwilligung die Grundlage für die Tipps
    legit interest or consent, which one are you using here
    what's your lawful basis for the mail log
    gdpr article for the download form pls
    on which legal ground do you follow up on chats
    is my consent needed for the tips or do you claim something else
    my lawyer asks what lets you process my contact request
    what justifies counting visitors legally
    6(1) a, b or f?
    berechtigtes interesse oder einwilligung, was nehmt ihr
    auf welcher gesetzlichen grundlage zählt ihr besucher
    dsgvo artikel fürs downloadformular bitte
    mein anwalt fragt was euch erlaubt meine anfrage zu verarbeiten
    braucht ihr für die tipps meine zustimmung oder stützt ihr euch auf was anderes
    rechtsgrundlage fürs mailprotokoll?
    art 6 abs 1 buchstabe was
    wodurch ist das rechtlich gedeckt dass ihr einem chat nachgeht
    Pursuant to which provision are you entitled to keep my enquiry
    kindly cite the statute under which your site processes visitors' details
    is the dispatch of the weekly mail grounded on consent
    do you rely on legitimate interest for the visitor counter
    As a jurist I'd like to see the norm, please, for the processing on this website
    Is a pre-contractual measure the ground on which my message is processed
    upon what authority do you retain my email address
    which letter of Article 6 applies to the account here
    Nach welcher Norm dürfen Sie meine Anfrage aufbewahren
    Bitte benennen Sie die Rechtsgrundlage für die Verarbeitung auf dieser Website
    Beruht der Versand der Wochenmail auf Einwilligung
    Stützen Sie den Besucherzähler auf berechtigtes Interesse
    Als Juristin wüsste ich gern, welcher Buchstabe von Art. 6 hier einschlägig ist
    Ist das eine vorvertragliche Maßnahme, wenn Sie meine Nachricht verarbeiten
    Welche gesetzliche Erlaubnis haben Sie für das Speichern meiner Mailadresse
    Worauf gründet sich die Verarbeitung beim Benutzerkonto
  `),
  "privacy-browser": lines(`
    is there any tracking on this site
    do you use Google Analytics
    no cookie banner here, how come
    what is stored in my browser
    Setzt ihr Cookies
    Werde ich auf der Seite getrackt
    Nutzt ihr Google Analytics
    Warum gibt es keinen Cookie-Banner
    Was liegt in meinem Browser
    have you put cookies on my machine
    why don't you ask me about cookies like all the rest
    does this page spy on me
    it remembered what I typed yesterday, how
    Habt ihr mir Kekse aufn Rechner gelegt
    warum kommt hier kein Cookie Fenster
    verfolgt mich die Seite
    woher weiß die Seite noch was ich gestern eingetippt hab
    cookies?
    any pixels or trackers on here
    wheres the cookie banner lol
    what does this page put in local storage
    habt ihr Meta Pixel drauf
    werden hier Cookies gesetzt
    wieso kein Cookiebanner 🍪
    was speichert die Seite in meinem Browser
    does this page put cookies on my computer
    why is there no cookie banner here
    what does my browser remember from your site
    any trackers or google analytics on here
    Setzt diese Seite Cookies
    Werde ich hier getrackt
    Was speichert mein Browser von eurer Homepage
    Warum ist mein Formular noch ausgefüllt wenn ich wiederkomme
    do you stick them cookies on me
    every website wants me to accept biscuits, yours didn't. why
    will I be seeing your adverts everywhere now because I came here
    is google watching over my shoulder on this site
    does this page leave any muck on my computer
    what's stored on my laptop after I close your website
    is there one of those facebook spies in the page
    no cookie banner, are you hiding something
    Klebt ihr mir Cookies an
    Wieso kommt bei euch kein Cookie-Banner
    Krieg ich jetzt überall Reklame von euch weil ich hier war
    Schaut Google mir auf der Seite über die Schulter
    Lässt die Seite irgendwelchen Dreck auf meinem Rechner
    Was merkt sich mein Browser von eurer Seite
    Habt ihr so einen Facebook-Spion eingebaut
    Ladet ihr Schriften von Google nach
    are you running a meta pixel
    my adblocker shows zero trackers on your page, legit?
    what do you put in local storage
    do you retarget me on insta after this visit
    fonts from google or self hosted
    how come there's no consent popup
    hotjar or anything recording my mouse here?
    why does the form still have my stuff after reload
    habt ihr nen meta pixel drauf
    was legt ihr im local storage ab
    krieg ich jetzt überall werbung von euch weil ich hier war
    kommen eure schriftarten von google
    mein adblocker findet keine tracker bei euch, stimmt das
    kein consent popup, ist das ein bug
    läuft hotjar oder sowas auf der seite mit
    wieso steht mein text nach dem reload noch im formular
    Our IT forbids sites with trackers, is yours free of them
    does your page leave anything behind on my office computer
    I was asked for no consent banner. Is that in order?
    are fonts fetched from Google on this page
    does your website observe how I move about on it
    my half-written form was still there after lunch, where was it kept
    can I clear whatever your site deposited on this PC
    is anything loaded from Facebook or the like while I read here
    Unsere IT verbietet Seiten mit Trackern, ist Ihre frei davon
    Hinterlässt Ihre Seite etwas auf meinem Dienstrechner
    Weshalb wurde ich hier nicht um eine Cookie-Einwilligung gebeten
    Bindet die Seite Google-Schriften ein
    Wird beobachtet, worauf ich hier klicke
    Mein angefangenes Formular war nach der Pause noch ausgefüllt, wo war das abgelegt
    Wie lösche ich, was Ihre Seite auf diesem PC abgelegt hat
    Lädt Ihre Website irgendetwas von Facebook nach
  `),
  "privacy-rights": lines(`
    delete everything you have about me
    please erase my account and my messages
    I want a copy of my personal data
    what do you know about me
    how do I have my data removed
    I object to the processing of my data
    Löscht bitte alles was ihr über mich habt
    Ich möchte Auskunft über meine Daten
    Wie kann ich meine Daten löschen lassen
    Ich widerspreche der Verarbeitung
    Was wisst ihr über mich
    Bitte alle meine Angaben entfernen
    wipe my details please
    I messaged you last month, please delete that
    Löscht bitte meine Nachricht von neulich
    take me off your books
    I want everything you hold on me rubbed out
    can I have a copy of what you've got on me
    where do I complain about my data
    Löscht mich bei euch raus
    ich will sehn was ihr über mich habt, schwarz auf weiß
    Meine Angaben sind falsch, wer ändert das
    Wo kann ich mich wegen Datenschutz beschweren
    pls delete my account and everything
    i want out, remove my email from your system
    send me what you have on me
    how do i take back my consent
    Daten löschen bitte
    ich will wissen was ihr über mich habt, Art 15
    Einwilligung zurückziehen wie geht das
    bitte meinen Account samt Mailadresse entfernen
    please erase everything you have on me
    I would like a copy of the information you hold about me
    subject access request, where do I send it
    how do I withdraw my consent
    Ich verlange die Löschung meiner Daten
    Auskunftsbegehren, an wen richte ich das
    Wie widerrufe ich meine Einwilligung
    Wo kann ich mich über euren Datenschutz beschweren
    wipe me off your books
    strike my name from your records
    I want to see my file
    hand over everything you've got on me
    you've got my name spelt wrong, put it right in your records
    burn whatever you hold about me
    I take back the permission I gave you
    which ombudsman do I go to about my details with you
    Streicht mich aus euren Büchern
    Ich will meine Akte sehen
    Rückt raus was ihr über mich habt
    Mein Name steht falsch bei euch, bitte berichtigen
    Weg mit allem was ihr von mir gespeichert habt
    Ich nehm meine Einwilligung zurück
    Bei welcher Behörde kann ich euch wegen meiner Daten anschwärzen
    Sperrt meine Angaben
    nuke everything you have on me
    can i get an export of my data
    how do i get myself removed from your systems
    right to be forgotten, how does that work here
    i wanna see what you've got on file about me
    there's a typo in my stored name, fix it pls
    who do i complain to if you mess with my data
    i take back my consent, what now
    löscht bitte alles was ihr von mir habt
    kann ich nen export meiner daten kriegen
    wie komm ich aus eurem system wieder raus
    recht auf vergessenwerden, wie läuft das bei euch
    will sehen was ihr über mich gespeichert habt, auskunft
    mein name ist falsch bei euch hinterlegt, bitte korrigieren
    bei welcher behörde kann ich mich über euch beschweren wegen meiner daten
    ich zieh meine einwilligung zurück, was jetzt
    I hereby request information pursuant to Article 15
    kindly erase everything you have on me and confirm
    how do I object to the use of my particulars
    I gave a wrong address in your form and wish to have it rectified
    May I withdraw the consent I gave you last year?
    with which authority could I lodge a complaint about your site
    I'd like a copy of whatever is held under my name
    can I have my details restricted rather than deleted
    Hiermit bitte ich um Auskunft nach Art. 15 DSGVO
    Bitte tilgen Sie alles, was Sie über mich haben, und bestätigen Sie es mir
    Wie widerspreche ich der Nutzung meiner Angaben
    Ich habe im Formular eine falsche Adresse angegeben und möchte sie berichtigen lassen
    Meine Einwilligung vom letzten Jahr möchte ich zurücknehmen
    Bei welcher Aufsichtsbehörde könnte ich mich über Ihre Seite beschweren
    Ich wünsche eine Kopie aller zu meiner Person vorhandenen Daten
    Habe ich ein Recht auf Herausgabe in maschinenlesbarer Form
  `),
};
