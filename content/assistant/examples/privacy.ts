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
  `),
};
