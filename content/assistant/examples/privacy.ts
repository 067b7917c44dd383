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
    Speichert ihr was ich hier reinschreibe
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
  `),
};
