// Fixed answers of the assistant to messages that no text of the website and no template answers: danger, trouble,
// courtesy, and what visitors say to an earlier answer.
import { claims, germanClaims } from "../site/claims.ts";
import { germanLanguages } from "./german.ts";

/** {support} and {privacy} stand for the addresses of the business. */
export interface Reply {
  en: string;
  de: string;
  /** Buttons below the text of the answer. */
  cards?: readonly ("booking" | "person")[];
}

/** Kinds of messages about people in danger. They get no template, no tips and no lead. */
export const dangers = [
  "crisis",
  "emergency",
  "violence",
  "hard-news",
  "illness",
  "cyber-attack",
  "unclear-danger",
] as const;
/** Kinds of messages of people for whom something of ours went wrong, or who want to end or change something. */
export const troubles = [
  "no-reply",
  "site-trouble",
  "service-down",
  "template-trouble",
  "mail-missing",
  "strange-mail",
  "unsubscribe",
  "move-call",
  "complaint",
  "privacy-rights",
] as const;
/** Kinds of messages that react to what the assistant has just shown, such as "another one". */
export const moves = [
  "another-one",
  "not-this",
  "not-asked",
  "too-expensive",
  "other-way-round",
  "not-our-tool",
  "show-it",
  "simpler",
  "shorter",
  "template-language",
  "declined",
] as const;
/** Kinds of courtesies, which are no task and no question. */
export const courtesies = ["greeting", "howAreYou", "thanks", "bye", "yesOrNo", "filler"] as const;

/** Kinds of messages, and of parts of messages, that ask for nothing: a remark, or good news of the visitor's life. */
export const asides = ["aside", "good-news"] as const;
export function isAside(kind: string): boolean {
  return (asides as readonly string[]).includes(kind);
}

/** Whether a message of this kind makes sense only after an answer. */
export function isMove(kind: string): boolean {
  return (moves as readonly string[]).includes(kind);
}

export function isTrouble(kind: string): boolean {
  return (troubles as readonly string[]).includes(kind);
}

export function isDanger(kind: string): kind is (typeof dangers)[number] {
  return (dangers as readonly string[]).includes(kind);
}

export type ReplyKind =
  | (typeof dangers)[number]
  | (typeof troubles)[number]
  | (typeof moves)[number]
  | (typeof courtesies)[number]
  | (typeof asides)[number]
  | "languages"
  | "password-removed"
  | "diagnosis-removed"
  | "card-removed"
  | "not-said"
  | "allowed"
  | "other-person"
  | "person"
  | "booking"
  | "insult"
  | "offTopic"
  | "doctor"
  | "lawyer"
  | "misuse"
  | "instructions";

const PERSON = ["person"] as const;

export const replies: Record<ReplyKind, Reply> = {
  crisis: {
    en: "I am very sorry that you are going through this. If your life is in danger right now, or you have taken something that can harm you, please call [911](tel:911) (United States, Canada), [999](tel:999) (United Kingdom), [000](tel:000) (Australia) or [112](tel:112) (Europe) first.\n\nI am only a program, so please talk to a person now: somebody will listen, day and night and free of charge.\n\n- United States and Canada: [988](tel:988)\n- United Kingdom and Ireland: [116 123](tel:116123)\n- Australia: [13 11 14](tel:131114), New Zealand: [1737](tel:1737)\n- Germany: [0800 111 0 111](tel:08001110111), Austria: [142](tel:142), Switzerland: [143](tel:143)",
    de: "Es tut mir sehr leid, dass es Ihnen so geht. Ist Ihr Leben jetzt in Gefahr, oder haben Sie etwas eingenommen, das Ihnen schaden kann, rufen Sie bitte zuerst die [112](tel:112) an.\n\nIch bin nur ein Programm; bitte sprechen Sie jetzt mit einem Menschen. Jemand hört Ihnen zu, Tag und Nacht und kostenlos.\n\n- Deutschland: [0800 111 0 111](tel:08001110111), [0800 111 0 222](tel:08001110222) oder [116 123](tel:116123)\n- Österreich: [142](tel:142)\n- Schweiz: [143](tel:143)\n- In English: [988](tel:988) (United States, Canada), [116 123](tel:116123) (United Kingdom)",
  },
  emergency: {
    en: "Please get yourself and others to safety, and call for help at once: [911](tel:911) in the United States and Canada, [999](tel:999) or [112](tel:112) in the United Kingdom, [000](tel:000) in Australia, [112](tel:112) in Europe. I am a program and cannot call anybody for you. I hope that help is there soon.",
    de: "Bitte bringen Sie sich und andere in Sicherheit, und rufen Sie sofort Hilfe: [112](tel:112) für Feuerwehr und Rettungsdienst in ganz Europa; Polizei [110](tel:110) in Deutschland, [133](tel:133) in Österreich, [117](tel:117) in der Schweiz. Ich bin ein Programm und kann niemanden für Sie rufen. Ich hoffe, dass schnell Hilfe da ist.",
  },
  violence: {
    en: "I am very sorry that this is happening; it is not your fault. If you are in danger, call the police: [911](tel:911) (United States, Canada), [999](tel:999) (United Kingdom), [000](tel:000) (Australia), [112](tel:112) (Europe). I am only a program, but people listen day and night and free of charge:\n\n- United States: [1-800-799-7233](tel:18007997233)\n- United Kingdom: [0808 2000 247](tel:08082000247)\n- Australia: [1800 737 732](tel:1800737732)\n- Germany: [116 016](tel:116016), Austria: [0800 222 555](tel:0800222555), Switzerland: [143](tel:143)\n\nIf nobody may see this conversation: the cross at the top (“Close and clear chat”) asks once, and then deletes it from this browser.",
    de: "Es tut mir sehr leid, dass das geschieht; Sie sind nicht schuld daran. Sind Sie in Gefahr, rufen Sie die Polizei: [110](tel:110) in Deutschland, [133](tel:133) in Österreich, [117](tel:117) in der Schweiz, überall [112](tel:112). Ich bin nur ein Programm, aber Menschen hören Ihnen zu, Tag und Nacht und kostenlos:\n\n- Deutschland: [116 016](tel:116016)\n- Österreich: [0800 222 555](tel:0800222555)\n- Schweiz: [143](tel:143)\n- In English: [1-800-799-7233](tel:18007997233) (United States), [0808 2000 247](tel:08082000247) (United Kingdom)\n\nDarf niemand dieses Gespräch sehen: Das Kreuz oben („Chat beenden“) fragt einmal nach und löscht es dann aus diesem Browser.",
  },
  illness: {
    en: "I am sorry that somebody is not well. I am a program for office work and cannot give medical advice: please ask a doctor or a pharmacist. Without an appointment, [111](tel:111) helps in the United Kingdom, [811](tel:811) in most of Canada, [116 117](tel:116117) in Germany and [1450](tel:1450) in Austria. If it is serious, call [911](tel:911), [999](tel:999) or [112](tel:112) at once. If it is the mind that suffers, somebody listens day and night: [988](tel:988) in the United States and Canada, [116 123](tel:116123) in the United Kingdom and Ireland, [13 11 14](tel:131114) in Australia, [0800 111 0 111](tel:08001110111) in Germany, [142](tel:142) in Austria, [143](tel:143) in Switzerland.",
    de: "Es tut mir leid, dass es jemandem nicht gut geht. Ich bin ein Programm für Büroarbeit und kann keinen medizinischen Rat geben: Bitte fragen Sie einen Arzt oder eine Apotheke. Ohne Termin hilft in Deutschland die [116 117](tel:116117), in Österreich die [1450](tel:1450), in der Schweiz Ihr Hausarzt oder der Notfalldienst Ihres Kantons. Ist es ernst, rufen Sie sofort die [112](tel:112) an. Leidet die Seele, hört Tag und Nacht jemand zu: in Deutschland unter [0800 111 0 111](tel:08001110111), in Österreich unter [142](tel:142), in der Schweiz unter [143](tel:143).",
    cards: PERSON,
  },
  "hard-news": {
    en: "I am very sorry that you have to bear this. I am only a program and cannot lighten it; people can listen, day and night and free of charge.\n\n- United States and Canada: [988](tel:988)\n- United Kingdom and Ireland: [116 123](tel:116123)\n- Australia: [13 11 14](tel:131114), New Zealand: [1737](tel:1737)\n- Germany: [0800 111 0 111](tel:08001110111), Austria: [142](tel:142), Switzerland: [143](tel:143)\n\nIf somebody is in acute danger, call [911](tel:911) (United States, Canada), [999](tel:999) (United Kingdom), [000](tel:000) (Australia) or [112](tel:112) (Europe).",
    de: "Es tut mir sehr leid, dass Sie das tragen müssen. Ich bin nur ein Programm und kann es nicht leichter machen; Menschen hören Ihnen zu, Tag und Nacht und kostenlos.\n\n- Deutschland: [0800 111 0 111](tel:08001110111) oder [0800 111 0 222](tel:08001110222)\n- Österreich: [142](tel:142)\n- Schweiz: [143](tel:143)\n- In English: [988](tel:988) (United States, Canada), [116 123](tel:116123) (United Kingdom)\n\nIst jemand in akuter Gefahr, rufen Sie sofort die [112](tel:112) an.",
    cards: PERSON,
  },
  "cyber-attack": {
    en: "I am sorry, that is an emergency of its own. Take the machines it is about off the network, pay nothing and delete nothing; call whoever looks after your computers, your bank if money is at stake, and the police: [911](tel:911) (United States), [999](tel:999) (United Kingdom), [112](tel:112) (Europe), or their office for crime on the internet. From another device, change the passwords of your mailbox and your bank first. If data about customers or patients may be affected, the authority for data protection often has to be told within three days. I am only a program and cannot look into your systems.",
    de: "Das tut mir leid; das ist ein Notfall. Nehmen Sie die betroffenen Geräte vom Netz, zahlen Sie nichts und löschen Sie nichts. Rufen Sie an, wer Ihre Computer betreut, Ihre Bank, wenn es um Geld geht, und die Polizei: [110](tel:110) in Deutschland, [133](tel:133) in Österreich, [117](tel:117) in der Schweiz, oder deren Stelle für Straftaten im Internet. Ändern Sie von einem anderen Gerät aus zuerst die Passwörter von Postfach und Bank. Sind vielleicht Daten von Kunden oder Patienten betroffen, muss oft binnen drei Tagen die Aufsichtsbehörde für Datenschutz davon erfahren. Ich bin nur ein Programm und kann in Ihre Systeme nicht hineinsehen.",
    cards: PERSON,
  },
  "unclear-danger": {
    en: "I am a program, and I am not sure whether I understand you rightly. If you or somebody near you is in danger, call [911](tel:911) (United States, Canada), [999](tel:999) (United Kingdom), [000](tel:000) (Australia) or [112](tel:112) (Europe). If it is all too much, somebody listens day and night and free of charge: [988](tel:988) in the United States and Canada, [116 123](tel:116123) in the United Kingdom and Ireland, [13 11 14](tel:131114) in Australia, [0800 111 0 111](tel:08001110111) in Germany, [142](tel:142) in Austria, [143](tel:143) in Switzerland.\n\nIf I misread you, please say it once more in other words, or leave it below: a person reads it.",
    de: "Ich bin ein Programm und nicht sicher, ob ich Sie richtig verstehe. Ist jemand in Gefahr, Sie selbst oder ein anderer, rufen Sie bitte die [112](tel:112) an. Wird Ihnen alles zu viel, hört Tag und Nacht und kostenlos jemand zu: in Deutschland unter [0800 111 0 111](tel:08001110111), in Österreich unter [142](tel:142), in der Schweiz unter [143](tel:143).\n\nHabe ich Sie falsch verstanden, sagen Sie es bitte noch einmal mit anderen Worten, oder hinterlassen Sie es unten: Ein Mensch liest es.",
    cards: PERSON,
  },
  "password-removed": {
    en: "Your message held a password or a code. I removed it: it was neither stored nor passed on. But it has left your device, so please change it. We never need a password in the chat.",
    de: "In Ihrer Nachricht stand ein Passwort oder ein Code. Ich habe es entfernt: Es wurde weder gespeichert noch weitergegeben. Es hat Ihr Gerät aber verlassen; bitte ändern Sie es. Wir brauchen im Chat nie ein Passwort.",
    cards: PERSON,
  },
  "diagnosis-removed": {
    en: "Please do not write here about the health of a person. I removed it: it was neither stored nor passed on. Tell me without names what should happen, such as “remind patients of a check-up”, and I will look again. Whether health data may go through a workflow at all has to be settled first; a person can say what that takes.",
    de: "Bitte schreiben Sie hier nichts über die Gesundheit eines Menschen. Ich habe es entfernt: Es wurde weder gespeichert noch weitergegeben. Sagen Sie mir ohne Namen, was geschehen soll, zum Beispiel „Patienten an eine Untersuchung erinnern“, dann suche ich noch einmal. Ob Gesundheitsdaten überhaupt durch einen Ablauf gehen dürfen, muss vorher geklärt werden; was es dazu braucht, sagt ein Mensch.",
    cards: PERSON,
  },
  "card-removed": {
    en: "I removed the number of your card: it was neither stored nor passed on. Nothing can be paid in this chat. The templates are free of charge, and for our work you pay nothing until you say yes to a written quote. This website does not say how to pay: please ask a person.",
    de: "Ich habe die Nummer Ihrer Karte entfernt: Sie wurde weder gespeichert noch weitergegeben. In diesem Chat lässt sich nichts bezahlen. Die Vorlagen sind kostenlos, und für unsere Arbeit zahlen Sie nichts, bis Sie zu einem schriftlichen Angebot Ja sagen. Wie man zahlt, sagt diese Website nicht: Fragen Sie bitte einen Menschen.",
    cards: PERSON,
  },
  "no-reply": {
    get en() {
      const { answerTime } = claims;
      return `From here I can see neither your message nor an agreed call, so I cannot say whether it was answered. A person answers${answerTime && ` ${answerTime}`}. If you have waited longer than that, or nobody called as agreed, I am sorry. For a missed call, leave your number and a good time below, or choose a new time. If you wait for an email, please look into your spam folder once; then leave a line with the address you wrote from, or write to {support}. A person looks into it and answers.`;
    },
    get de() {
      const { answerTime } = germanClaims;
      return `Von hier aus kann ich weder Ihre Nachricht noch einen vereinbarten Anruf sehen und deshalb nicht sagen, ob sie beantwortet ist. Ein Mensch antwortet${answerTime && ` ${answerTime}`}. Warten Sie schon länger, oder hat niemand wie vereinbart angerufen, tut es mir leid. Fehlt Ihnen ein Anruf, hinterlassen Sie unten Ihre Nummer und eine gute Zeit, oder wählen Sie eine neue Zeit. Warten Sie auf eine Mail, schauen Sie bitte einmal in den Spam-Ordner; dann hinterlassen Sie eine Zeile mit der Adresse, von der Sie geschrieben haben, oder schreiben an {support}. Ein Mensch geht dem nach und antwortet.`;
    },
    cards: ["person", "booking"],
  },
  "site-trouble": {
    en: "I am sorry that something of ours does not work. Please reload the page once or try another browser. If that does not help, tell us below what you did and what you saw, or write to {support}: a person looks into it.",
    de: "Es tut mir leid, dass bei uns etwas nicht geht. Bitte laden Sie die Seite einmal neu oder nehmen Sie einen anderen Browser. Hilft das nicht, schreiben Sie uns unten oder an {support}, was Sie getan und was Sie gesehen haben: Ein Mensch kümmert sich darum.",
    cards: PERSON,
  },
  "service-down": {
    en: "I am sorry: that is urgent. From this chat nobody can see or repair what runs at your place. Please write to {support} now, or leave a message below: the word “urgent”, what stopped and since when, and a number at which we reach you. What was agreed about help at night and on weekends is in your offer; this website names no emergency line. Until then: if it does harm, for example writes to customers twice, switch the workflow off in n8n (“Unpublish”; before n8n 2, the switch “Active”) and do what is urgent by hand. Under “Executions” n8n shows where a run stopped; copy that line into your message.",
    de: "Das tut mir leid, und es eilt. Aus diesem Chat kann niemand sehen oder reparieren, was bei Ihnen läuft. Schreiben Sie bitte gleich an {support}, oder hinterlassen Sie unten eine Nachricht: das Wort „dringend“, was seit wann steht, und eine Nummer, unter der wir Sie erreichen. Was für Nächte und Wochenenden vereinbart ist, steht in Ihrem Angebot; eine Notrufnummer nennt diese Website nicht. Bis dahin: Richtet es Schaden an, schreibt es etwa Kunden doppelt, schalten Sie den Workflow in n8n aus („Unpublish“; vor n8n 2 der Schalter „Active“) und erledigen das Eilige von Hand. Unter „Executions“ zeigt n8n, wo ein Lauf anhielt; diese Zeile kopieren Sie bitte in die Nachricht.",
    cards: PERSON,
  },
  "template-trouble": {
    en: 'I am sorry that the workflow does not run as it should. If it does harm right now, for example writes to customers twice, please switch it off first (“Unpublish” in n8n; before n8n 2, the switch “Active”), and tell us below what happened: a person looks into it. If you found a mistake in the template itself, the template\'s page has “Report a problem” for it. These causes come most often:\n\n- **It cannot be imported:** unpack the zip file, and import the .json file in it with “Import from File” in the menu of a new workflow.\n- **"401", "403", "invalid_grant", "token expired":** open the step in n8n and connect its account (credential) again.\n- **Nothing happens:** the workflow has to be active; under "Executions" n8n shows the last runs and where one stopped.\n- **Webhook gives 404:** use the production address, with the workflow active; the test address works only while you test.\n- **Something goes out twice:** look whether the workflow is active twice, or was started by hand as well.\n- **Timeout, or always at the same hour:** the other service does not answer in time; let it run at another hour, and, if the step only reads, switch on "Retry On Fail" in its settings.\n- **Unknown step, wrong hour:** update n8n; set the time zone in the workflow\'s settings.\n\nThe [check-up](/check) names further causes if you paste the workflow, and nothing leaves your browser. Otherwise leave the error\'s words below or write to {support}: a person looks into it.',
    de: "Es tut mir leid, dass die Automatisierung nicht läuft, wie sie soll. Richtet sie gerade Schaden an, schreibt sie etwa Kunden doppelt, schalten Sie sie bitte zuerst aus („Unpublish“ in n8n; vor n8n 2 der Schalter „Active“) und schreiben Sie uns unten, was geschehen ist: Ein Mensch sieht es sich an. Haben Sie einen Fehler in der Vorlage selbst gefunden, melden Sie ihn auf ihrer Seite unter „Report a problem“. Das sind die häufigsten Gründe:\n\n- **Lässt sich nicht importieren:** die Zip-Datei entpacken und die .json-Datei darin im Menü eines neuen Workflows mit „Import from File“ importieren.\n- **„401“, „403“, „invalid_grant“, „token expired“:** den Schritt in n8n öffnen und das Konto (Credential) neu verbinden.\n- **Nichts passiert:** Der Workflow muss aktiv sein; unter „Executions“ zeigt n8n die letzten Läufe und wo einer anhielt.\n- **Webhook meldet 404:** die Produktionsadresse nehmen und den Workflow aktivieren; die Testadresse gilt nur beim Testen.\n- **Etwas geht doppelt hinaus:** nachsehen, ob der Workflow zweimal aktiv ist oder zusätzlich von Hand gestartet wurde.\n- **Timeout, oder immer zur selben Stunde:** Der andere Dienst antwortet nicht rechtzeitig; zu einer anderen Stunde laufen lassen, und wenn der Schritt nur liest, in seinen Einstellungen „Retry On Fail“ einschalten.\n- **Unbekannter Schritt, falsche Uhrzeit:** n8n aktualisieren; die Zeitzone in den Einstellungen des Workflows setzen.\n\nDie [Prüfung](/check) (auf Englisch) nennt weitere Gründe, wenn Sie den Workflow einfügen; nichts verlässt dabei Ihren Browser. Sonst schreiben Sie den Wortlaut des Fehlers unten oder an {support}: Ein Mensch sieht es sich an.",
    cards: PERSON,
  },
  "mail-missing": {
    en: "I am sorry that the email did not arrive. It can take a few minutes, and sometimes it lies in the spam folder. Please ask for it once more where you asked before; if nothing comes, or the address was mistyped, leave the right one below or write to {support}, and a person looks into it.",
    de: "Es tut mir leid, dass die Mail nicht angekommen ist. Manchmal dauert es einige Minuten, manchmal liegt sie im Spam-Ordner. Bitte fordern Sie sie dort, wo Sie es getan haben, noch einmal an; kommt nichts oder war die Adresse vertippt, hinterlassen Sie unten die richtige oder schreiben an {support}, dann kümmert sich ein Mensch darum.",
    cards: PERSON,
  },
  "strange-mail": {
    en: "From here I cannot see who wrote or called. We only write to people who asked us for something, and no email of ours asks for a password or a payment. If you are unsure, press nothing in it and say nothing to a recorded voice: forward the email to {support}, or leave a message below, with the number of a call, and a person tells you whether it is ours, and stops it if it is.",
    de: "Von hier aus kann ich nicht sehen, wer geschrieben oder angerufen hat. Wir schreiben nur, wenn jemand uns um etwas gebeten hat, und keine Mail von uns fragt nach einem Passwort oder einer Zahlung. Sind Sie unsicher, klicken Sie darin nichts an und antworten Sie keiner Ansage vom Band: Leiten Sie die Mail an {support} weiter oder hinterlassen Sie unten eine Nachricht, bei einem Anruf mit der Nummer; dann sagt Ihnen ein Mensch, ob das von uns ist, und stellt es ab, wenn ja.",
    cards: PERSON,
  },
  unsubscribe: {
    en: "I am sorry if they keep coming. Every email with tips from us has a link at its end that unsubscribes you at once. If that did not work, or you no longer have such an email, leave your address below or write to {privacy}, and a person takes you off the list.",
    de: "Es tut mir leid, wenn sie weiter kommen. Am Ende jeder Mail mit Tipps steht ein Link, der Sie sofort abmeldet. Hat das nicht geholfen, oder haben Sie keine solche Mail mehr, hinterlassen Sie unten Ihre Adresse oder schreiben an {privacy}, dann nimmt ein Mensch Sie von der Liste.",
    cards: PERSON,
  },
  "move-call": {
    en: "The email that confirmed your call has a link to cancel or move it. From here I cannot see your booking. If you cannot find that email, leave a message below with your name and the time of the call: a person takes care of it. You can also choose a new time right away.",
    de: "In der Mail, die Ihr Gespräch bestätigt hat, steht ein Link zum Absagen oder Verschieben. Ihre Buchung kann ich von hier aus nicht sehen. Finden Sie die Mail nicht, hinterlassen Sie unten eine Nachricht mit Ihrem Namen und der Zeit: Ein Mensch kümmert sich darum. Sie können auch gleich eine neue Zeit wählen.",
    cards: ["person", "booking"],
  },
  complaint: {
    en: "I am sorry that you are not content with us. I am a program and cannot settle that; a person can. Please write below what happened, or to {support}: somebody from our team reads it and answers you.",
    de: "Es tut mir leid, dass Sie mit uns nicht zufrieden sind. Ich bin ein Programm und kann das nicht klären, ein Mensch schon. Bitte schreiben Sie unten oder an {support}, was geschehen ist: Jemand aus unserem Team liest es und antwortet Ihnen.",
    cards: PERSON,
  },
  "privacy-rights": {
    en: "You may see what we store about you, have it corrected or have it deleted. Write to {privacy} from the address it is about, or leave a message below, and a person does it. With an account you can do it yourself on your [account page](/account).",
    de: "Sie dürfen sehen, was wir über Sie gespeichert haben, und es berichtigen oder löschen lassen. Schreiben Sie von der betreffenden Adresse an {privacy} oder hinterlassen Sie unten eine Nachricht, dann erledigt es ein Mensch. Mit einem Konto können Sie es auf Ihrer [Kontoseite](/account) selbst tun.",
    cards: PERSON,
  },
  "another-one": {
    en: "I have no other template that fits what you wrote. Tell me in one sentence what should happen by itself, and I will look again; a person knows what can be built.",
    de: "Eine andere Vorlage, die zu dem passt, was Sie geschrieben haben, habe ich nicht. Sagen Sie mir in einem Satz, was von selbst geschehen soll, dann suche ich noch einmal; ein Mensch weiß, was sich bauen lässt.",
    cards: ["person", "booking"],
  },
  "not-this": {
    en: "Then I misunderstood you. Tell me in one sentence what comes in and what should happen with it, and I will look again. Or talk to a person.",
    de: "Dann habe ich Sie falsch verstanden. Sagen Sie mir in einem Satz, was hereinkommt und was damit geschehen soll, dann suche ich noch einmal. Oder sprechen Sie mit einem Menschen.",
    cards: ["person", "booking"],
  },
  "not-asked": {
    en: "I am sorry that I missed what you meant. I am a program and do not understand everything. Please say it once more in other words, or leave it for a person, who answers by email.",
    de: "Es tut mir leid, dass ich nicht getroffen habe, was Sie meinten. Ich bin ein Programm und verstehe nicht alles. Bitte sagen Sie es noch einmal mit anderen Worten, oder schreiben Sie es einem Menschen, der per E-Mail antwortet.",
    cards: PERSON,
  },
  "too-expensive": {
    en: "I understand. The templates are free of charge: if you set one up yourself, you pay only for the services it works with, and its page lists those. If you would rather have it done, start with the one task that costs you most; after a call you get a fixed quote, and you can say no to it.",
    de: "Das verstehe ich. Die Vorlagen sind kostenlos: Wenn Sie eine selbst einrichten, zahlen Sie nur die Dienste, mit denen sie arbeitet; ihre Seite nennt sie. Soll es jemand für Sie tun, fangen Sie mit der einen Aufgabe an, die am meisten kostet; nach einem Gespräch bekommen Sie ein festes Angebot, zu dem Sie Nein sagen können.",
    cards: ["booking"],
  },
  "other-way-round": {
    en: "Then I had it the wrong way round. Tell me in one sentence where it comes from and where it should go, and I will look again.",
    de: "Dann habe ich es verkehrt herum verstanden. Sagen Sie mir in einem Satz, woher etwas kommt und wohin es soll, dann suche ich noch einmal.",
    cards: PERSON,
  },
  "not-our-tool": {
    en: "A template is a drawing that can be changed: its steps can be connected to the tools you have, by you or by us, if the tool lets other programs in. A person can say whether yours does.",
    de: "Eine Vorlage ist eine Zeichnung, die sich ändern lässt: Die Schritte darin lassen sich mit den Programmen verbinden, die Sie haben, von Ihnen oder von uns, wenn das Programm den Zugriff von außen erlaubt. Ob Ihres das tut, sagt ein Mensch.",
    cards: PERSON,
  },
  "show-it": {
    en: "All templates are in the [library](/templates), and the page of each plays recorded runs of it step by step, with nothing to install. Tell me a task, and I will look for what fits.",
    de: "Alle Vorlagen stehen in der [Bibliothek](/templates) (auf Englisch), und die Seite jeder Vorlage spielt aufgezeichnete Läufe Schritt für Schritt ab; dazu müssen Sie nichts installieren. Nennen Sie mir eine Aufgabe, dann suche ich, was dazu passt.",
  },
  simpler: {
    en: "In plain words: a template is a ready-made recipe. It runs in a program called n8n and does the work step by step with the accounts you connect: your mailbox, your calendar, your list. You need no programming; a guide leads you through it. And if you would rather not do it yourself, we set it up for you.",
    de: "In einfachen Worten: Eine Vorlage ist ein fertiges Rezept. Sie läuft in einem Programm namens n8n und erledigt die Arbeit Schritt für Schritt mit den Konten, die Sie verbinden: Postfach, Kalender, Liste. Programmieren müssen Sie nicht, eine Anleitung führt hindurch. Und wenn Sie es lieber nicht selbst machen, richten wir es für Sie ein.",
    cards: ["person", "booking"],
  },
  shorter: {
    en: "In short: tell me one task in a few words, and I say yes or no to a template. Everything else a person answers.",
    de: "Kurz gesagt: Nennen Sie mir eine Aufgabe in wenigen Worten, dann sage ich Ja oder Nein zu einer Vorlage. Alles andere beantwortet ein Mensch.",
    cards: ["person", "booking"],
  },
  "template-language": {
    en: "Each template is in English: its page, its guide and the texts that it sends. You can rewrite those texts in its steps, in any language. Where a template lets an AI write or answer, such a model understands German and many other languages; how it answers is set in its instructions. A person can say what it takes for yours.",
    de: "Jede Vorlage ist auf Englisch: ihre Seite, ihre Anleitung und die Texte, die sie verschickt. Diese Texte können Sie in ihren Schritten umschreiben, in jeder Sprache. Wo in einer Vorlage eine KI schreibt oder antwortet, versteht ein solches Modell Deutsch und viele andere Sprachen; wie es antwortet, steht in seiner Anweisung. Was es bei Ihnen braucht, sagt ein Mensch.",
    cards: PERSON,
  },
  declined: {
    en: "All right, have a look around at your leisure. If a question comes up, just ask.",
    de: "In Ordnung, sehen Sie sich in Ruhe um. Wenn eine Frage auftaucht, fragen Sie einfach.",
  },
  aside: {
    en: "I will gladly look for you: which task should run by itself, or what would you like to know?",
    de: "Ich suche gern für Sie: Welche Aufgabe soll von selbst laufen, oder was möchten Sie wissen?",
  },
  // Sad news in few words can be taken for good news, so this reply does not congratulate.
  "good-news": {
    en: "Thank you for telling me. If some work should run by itself meanwhile, just say which; or write to a person below.",
    de: "Danke, dass Sie mir das erzählen. Wenn solange etwas von selbst laufen soll, sagen Sie mir einfach, was; oder schreiben Sie unten einem Menschen.",
    cards: PERSON,
  },
  languages: {
    get en() {
      const all = new Intl.ListFormat("en").format(claims.languages);
      return `I understand English and German, but no other language. The website itself is in English. ${all ? `Our people speak ${all}.` : "A person of our team can say which languages they speak."}`;
    },
    get de() {
      const all = new Intl.ListFormat("de").format(germanLanguages());
      return `Ich verstehe Deutsch und Englisch, aber keine andere Sprache. Die Website selbst ist auf Englisch. ${all ? `Unsere Leute sprechen ${all}.` : "Welche Sprachen unsere Leute sprechen, sagt Ihnen ein Mensch."}`;
    },
    cards: PERSON,
  },
  "not-said": {
    en: "This website does not say that, and I will not guess. A person of our team knows: leave a message, or ask in the 30-minute call. Who is responsible for this website stands in the [imprint](/imprint).",
    de: "Das sagt diese Website nicht, und raten möchte ich nicht. Ein Mensch aus unserem Team weiß es: Hinterlassen Sie eine Nachricht, oder fragen Sie im Gespräch von 30 Minuten. Wer für diese Website verantwortlich ist, steht im [Impressum](/imprint).",
    cards: ["person", "booking"],
  },
  allowed: {
    en: "Whether that is allowed I cannot judge: that would be legal advice. Please ask whoever advises you on it: whether the people have agreed to it or ordered it, which service gets which data and under which contract, whether the service's own rules permit it, and, with employees, who has a say. A person of our team can say how it works and how it can be set up with as little data as possible.",
    de: "Ob das erlaubt ist, kann ich nicht beurteilen, das wäre Rechtsrat. Bitte fragen Sie, wer Sie dabei berät: ob die Leute zugestimmt oder es bestellt haben, welcher Dienst welche Daten mit welchem Vertrag bekommt, ob die Regeln des Dienstes es zulassen und, bei Beschäftigten, wer mitbestimmt. Ein Mensch aus unserem Team kann sagen, wie es arbeitet und wie es mit möglichst wenig Daten geht.",
    cards: PERSON,
  },
  "other-person": {
    en: "I did not note that address, and nobody writes to it: whoever it belongs to would have to agree. They can write to us themselves, or you leave your own address. Who our customers are, and who wrote to us, we tell nobody. If it is about an email that you got, a person can help.",
    de: "Die Adresse habe ich nicht notiert, und niemand schreibt dorthin: Wem sie gehört, der müsste zustimmen. Er kann uns selbst schreiben, oder Sie hinterlassen Ihre eigene Adresse. Wer unser Kunde ist und wer uns geschrieben hat, sagen wir niemandem. Geht es um eine Mail, die Sie bekommen haben, hilft ein Mensch.",
    cards: PERSON,
  },
  greeting: {
    en: "Good to have you here! Tell me what your business does and which task keeps coming back, and I will look for what fits.",
    de: "Schön, dass Sie da sind! Was macht Ihr Betrieb, und welche Aufgabe kehrt immer wieder? Ich suche, was dazu passt.",
  },
  howAreYou: {
    en: "Very well, thank you for asking! And your business: which task costs you the most time or patience?",
    de: "Danke der Nachfrage, sehr gut! Und Ihr Betrieb: Welche Aufgabe kostet am meisten Zeit oder Nerven?",
  },
  thanks: {
    en: "You are welcome! If something else comes to mind, just ask.",
    de: "Gern geschehen! Wenn Ihnen noch etwas einfällt, fragen Sie einfach.",
  },
  bye: {
    en: "Good-bye, and thank you for stopping by!",
    de: "Auf Wiedersehen, und danke für Ihren Besuch!",
  },
  yesOrNo: {
    en: "All right. Tell me a little more: which task is it about, or what would you like to know?",
    de: "In Ordnung. Erzählen Sie mir etwas mehr: Um welche Aufgabe geht es, oder was möchten Sie wissen?",
  },
  filler: {
    en: "No hurry. Does something not fit, or is something unclear? Tell me in a few words what you have in mind, or ask a person.",
    de: "Lassen Sie sich Zeit. Passt etwas nicht, oder ist etwas unklar? Sagen Sie mir in ein paar Worten, woran Sie denken, oder fragen Sie einen Menschen.",
    cards: ["person", "booking"],
  },
  insult: {
    en: "I am sorry that this was no help. I am a program and do not understand everything; a person from our team does.",
    de: "Es tut mir leid, dass das nicht geholfen hat. Ich bin ein Programm und verstehe nicht alles; ein Mensch aus unserem Team schon.",
    cards: PERSON,
  },
  offTopic: {
    en: "That is not my field: I know about automating routine work in businesses. Is there a task at yours that keeps coming back? For anything else, ask a person.",
    de: "Das ist nicht mein Gebiet: Ich kenne mich mit dem Automatisieren von Routinearbeit in Betrieben aus. Welche Aufgabe kehrt bei Ihnen immer wieder? Bei allem anderen hilft ein Mensch.",
    cards: PERSON,
  },
  doctor: {
    en: "Please ask a doctor or a pharmacist: I must not give advice on health, and nobody here can. I know about automating routine work in businesses. Is there a task at yours that keeps coming back?",
    de: "Bitte fragen Sie eine Ärztin, einen Arzt oder in der Apotheke: Zu Gesundheit darf ich keinen Rat geben, und hier kann es niemand. Ich kenne mich mit dem Automatisieren von Routinearbeit in Betrieben aus. Welche Aufgabe kehrt bei Ihnen immer wieder?",
    cards: PERSON,
  },
  lawyer: {
    en: "Please ask a lawyer or an advice center: I must not give legal advice, and nobody here can. I know about automating routine work in businesses. Is there a task at yours that keeps coming back?",
    de: "Bitte fragen Sie eine Anwältin, einen Anwalt oder eine Beratungsstelle: Rechtsrat darf ich nicht geben, und hier kann es niemand. Ich kenne mich mit dem Automatisieren von Routinearbeit in Betrieben aus. Welche Aufgabe kehrt bei Ihnen immer wieder?",
    cards: PERSON,
  },
  misuse: {
    en: "I do not help with that: we automate nothing that deceives people, spies on them or writes to them against their will.",
    de: "Dabei helfe ich nicht: Wir automatisieren nichts, was Menschen täuscht, ausspäht oder gegen ihren Willen anschreibt.",
  },
  instructions: {
    en: "I answer questions about this website and about automating routine work, and nothing else. Is there a task I can look for?",
    de: "Ich beantworte Fragen zu dieser Website und zum Automatisieren von Routinearbeit, sonst nichts. Nach welcher Aufgabe soll ich suchen?",
  },
  booking: {
    en: "With pleasure, if it is about automating work: choose a time for a 30-minute call.",
    de: "Gern, wenn es um das Automatisieren von Arbeit geht: Suchen Sie sich einen Termin für ein Gespräch von 30 Minuten aus.",
    cards: ["booking"],
  },
  person: {
    en: "Leave a message below, with an email address or a phone number and when a call suits you, and a person answers you. The [contact form](/#contact) is on this website too. Or choose a time for a call right away.",
    de: "Hinterlassen Sie unten eine Nachricht, mit einer E-Mail-Adresse oder einer Telefonnummer und wann ein Anruf passt, dann meldet sich ein Mensch bei Ihnen. Das [Kontaktformular](/#contact) steht auch auf dieser Website. Oder wählen Sie gleich eine Zeit für ein Gespräch.",
    cards: ["person", "booking"],
  },
};
