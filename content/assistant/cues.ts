// Phrases by which the assistant recognizes what visitors want, in English and German, without an AI
// model. Commas separate phrases; "…" matches up to four words; endings, accents, capitals and small
// typos are ignored.
import { brand } from "../site/brand.ts";

export interface Cue {
  /**
   * Id of a text of the website (listed in tests/assistant/cues.test.ts), or a kind of message (`ReplyKind` in
   * replies.ts).
   */
  means: string;
  /** Phrases that decide the meaning, whatever else the message says. */
  phrases: readonly string[];
  /** Phrases that decide the meaning of a message that says little else. */
  hints: readonly string[];
}

export const cues: readonly Cue[] = [
  cue(
    "crisis",
    "kill myself, killing myself, take my life, take my own life, end my life, ending my life, end it all, ending it all, suicide, suicidal, want to die, wanna die, wish i was dead, wish i were dead, hurt myself, harm myself, cut myself, better off without me, better off dead, no reason to live, not want to live, don't want to live, tired of living, overdose, don't want to be here anymore, don't want to be alive, " +
      "mich umbringen, bringe mich um, bring mich um, selbstmord, suizid, suizidal, suizidgedanken, selbstmordgedanken, leben nehmen, das leben zu nehmen, nicht mehr leben, will sterben, möchte sterben, mag nicht mehr leben, etwas antun, was antun, mich ritzen, ritze mich, ohne mich besser, lieber tot, am liebsten tot, überdosis, lebensmüde, kein sinn mehr im leben, leben keinen sinn",
  ),
  cue(
    "emergency",
    "call an ambulance, an ambulance, call the police, call 911, call 112, not breathing, stopped breathing, can't breathe, cannot breathe, unconscious, collapsed, bleeding heavily, heart attack, having a stroke, chest pain, chest pains, house is on fire, kitchen is on fire, smell gas, swallowed poison, " +
      "krankenwagen, rettungswagen, notarzt, atmet nicht, bewusstlos, ohnmächtig, blutet stark, herzinfarkt, schlaganfall, brennt es, es brennt, haus brennt, riecht nach gas, überfallen worden, hilfe überfall",
  ),
  cue(
    "violence",
    "beats me, hits me, hit me again, raped, abuses me, abusing me, being abused, threatens to kill, domestic violence, schlägt mich, verprügelt mich, vergewaltigt, misshandelt, häusliche gewalt, bedroht mich",
  ),
  cue(
    "no-reply",
    "no answer from you, never answered, never replied, never got back to me, never called back, not heard back, haven't heard back, keine antwort bekommen, keine antwort erhalten, keine rückmeldung, nie gemeldet, nicht gemeldet, nicht zurückgerufen, warte … auf antwort, warte … auf eine antwort, warte … auf rückmeldung",
  ),
  cue(
    "site-trouble",
    "download … not work, download … broken, download … fails, website … broken, site … broken, website … not work, page … not load, page … not work, form … not work, link … not work, link is broken, link is dead, can't log in, cannot log in, can't download, cannot download, download geht nicht, seite … lädt nicht, seite geht nicht, link geht nicht, link funktioniert nicht, nicht einloggen, nicht herunterladen",
  ),
  cue(
    "service-down",
    "since your update, since your change, thing you built, bot you built, system you built, workflow you built, built for us … stopped, built for us … broke, built for us … broken, built for us … down, built for us … wrong, built for us … not, built for us … twice, set up for us … stopped, set up for us … broke, set up for us … down, set up for us … not, made for us … stopped, made for us … wrong, you installed … error, you installed … not, you installed … stopped, you look after … stuck, you look after … stopped, you look after … down, your bot … told, your bot … tells, your automation … sending, your automation … sends, your automation … stopped, " +
      "seit eurem update, seit ihrem update, seit eurem eingriff, seit eurer änderung, seit ihrer änderung, uns gebaut … nicht, uns gebaut … nichts, uns gebaut … falsch, uns gebaut … steht, uns eingerichtet … nicht, uns eingerichtet … nichts, uns eingerichtet … steht, habt … angeschlossen … nicht, euer bot … erzählt, euer bot … schreibt, euer system … schreibt, euer system … antwortet, euer system … steht, ihr system … antwortet, seit gestern … keine … mehr, seit heute … keine … mehr, bei euch … abschalten, wann ist das repariert, wann läuft es wieder, when is it fixed",
  ),
  cue(
    "mail-missing",
    "never received … email, never received … mail, did not receive … email, didn't receive … email, email never came, mail never came, mail never arrived, email never arrived, email did not arrive, no confirmation email, mail nicht bekommen, mail nicht erhalten, keine mail bekommen, keine mail erhalten, mail kam nicht, mail kommt nicht, mail ist nicht … angekommen, keine bestätigungsmail",
  ),
  cue(
    "unsubscribe",
    "unsubscribe, take me off, remove me from, off your list, off the list, stop sending me, stop emailing me, newsletter abbestellen, newsletter abmelden, vom newsletter abmelden, aus dem verteiler, von der liste streichen, keine mails mehr, keinen newsletter mehr",
  ),
  cue(
    "move-call",
    "cancel my call, cancel our call, cancel the call, cancel my appointment with you, cancel our appointment, cancel our meeting, reschedule my call, reschedule our call, reschedule our meeting, move our call, move my call, postpone our call, postpone the call, unseren termin, termin mit euch absagen, termin mit ihnen absagen, unser gespräch, mein gespräch … absagen, den termin … absagen, termin morgen absagen, den termin … verschieben, gespräch … verschieben, gespräch absagen",
  ),
  cue(
    "complaint",
    "this is ridiculous, that is ridiculous, i want to complain, a complaint about, file a complaint, make a complaint, unacceptable, a scam, rip off, ripoff, frechheit, unverschämt, unverschämtheit, abzocke, betrug, betrüger, mich beschweren, beschwerde über euch, beschwerde über sie, geld zurück, inakzeptabel",
  ),
  cue(
    "instructions",
    "ignore all, ignore your, ignore previous, ignore the, ignore everything, disregard, forget your instructions, forget all, forget everything, previous instructions, your instructions, system prompt, your prompt, initial prompt, developer mode, jailbreak, pretend to be, pretend you are, act as, you are now, from now on you, reveal your, print your, repeat the words above, repeat everything above, your rules, your api key, admin password, drop table, ignoriere, vergiss deine, vergiss alles, vergiss alle, deine anweisungen, deine anweisung, deinen prompt, systemprompt, tu so als, du bist jetzt, ab jetzt bist du, verrate mir dein, deine regeln, deine regel, gib mir … passwort",
  ),
  cue(
    "person",
    "to a human, a human being, to a person, to a real person, real person please, to someone, to somebody, with someone, with somebody, with a person, with a human, to your team, to one of you, to an expert, speak to a, speak with a, talk to a, talk with a, human agent, human support, call me back, call us back, call back, please call me, please call us, can you call me, can you call us, could you call me, could you call us, someone … call me, somebody … call me, someone … call us, somebody … call us, someone … call, somebody … call, ring me, ring us, someone … ring, somebody … ring, phone me, someone … phone, somebody … phone, give me a call, give us a call, give me a ring, please contact me, please contact us, someone … contact me, contact me, write to me, email me, send me an email, reach out to me, get back to me, get back to us, leave a message, leave you a message, send you a message, contact you, reach you, get hold of you, your … number, your … email, your email address, " +
      "einem menschen, einen menschen, einer person, echte person, mit jemandem, mit jemand, jemanden sprechen, mit einem mitarbeiter, mit einem berater, ansprechpartner, ansprechperson, ruft mich, rufen sie mich, ruft uns bitte, rufen sie uns, mich … anrufen, könnt ihr … anrufen, können sie … anrufen, bitte … anrufen, kann jemand … anrufen, zurückrufen, zurückgerufen, rückruf, ruft … zurück, rufen … zurück, meldet euch, melden sie sich, bei mir melden, bei uns melden, schreibt mir, schreiben sie mir, schreibt uns, schreiben sie uns, nachricht hinterlassen, nachricht an euch, kontaktieren, kontakt aufnehmen, euch erreichen, sie erreichen, erreiche ich euch, erreiche ich sie, eure email, ihre email",
  ),
  cue(
    "booking",
    "book a call, schedule a call, arrange a call, set up a call, have a call, a video call, a short call, book a meeting, schedule a meeting, arrange a meeting, set up a meeting, have a meeting, meet you, appointment with you, consultation, a demo, talk on the phone, speak on the phone, free call, intro call, can i make an appointment, like to make an appointment, make an appointment with, like an appointment, need an appointment, want an appointment, when … free for a call, " +
      "termin mit euch, termin mit ihnen, termin bei euch, termin bei ihnen, kann ich einen termin, möchte einen termin, hätte gern einen termin, hätte gerne einen termin, ich brauche einen termin, wir brauchen einen termin, gespräch vereinbaren, gespräch buchen, gespräch mit euch, gespräch mit ihnen, beratungsgespräch, erstgespräch, beratungstermin, kennenlerngespräch, telefontermin, telefonieren, einen call, eine demo, euch treffen",
  ),
  cue(
    "price",
    "how much is, how much are, how much would, how much will, how much do you, how much does … cost, how much … cost, how much for, how much should, what does … cost, what do … cost, what would … cost, what will … cost, what would … charge, what is the price, what is the cost, what are the costs, what are your, your prices, your price, your pricing, your rate, your rates, your fees, price list, price range, fixed price, flat rate, do you charge, would you charge, you charge for, cost me, cost us, set me back, set us back, we afford, i afford, get a quote, send me a quote, give me a quote, need a quote, ballpark, minimum budget, small budget, how expensive, are you expensive, money do you, " +
      "was kostet, was kosten, was würde … kosten, was wird … kosten, was soll … kosten, wie viel kostet, wieviel kostet, wie viel kosten, wieviel kosten, wie viel verlangt, wieviel verlangt, wie viel … kosten, wie teuer, was verlangt ihr, was verlangen sie, verlangt ihr, was nehmt ihr, was nehmen sie, eure preise, ihre preise, euer preis, ihr preis, preisliste, festpreis, pauschalpreis, pauschale, preisrahmen, was muss ich … zahlen, was zahle ich, was zahlt man, was zahlen wir, uns leisten, mir leisten, welche kosten, welchen kosten, wie hoch sind, kostenpunkt, was berechnet ihr",
    "cost, price, prices, pricing, fee, fees, charges, rate, budget, quote, expensive, cheap, affordable, kosten, kostet, preis, preise, gebühr, gebühren, honorar, kostenvoranschlag, teuer, billig, günstig",
  ),
  cue(
    "pay-back",
    "pay off, pays off, paid off, pay back, payback, pay for itself, pays for itself, paid for itself, return on investment, roi, worth it, worth the money, break even, how much … save, what … save us, how much money … save, will we save, would we save, " +
      "rechnet sich, rechnet es sich, rechnet sich das, lohnt sich, lohnt es sich, lohnt sich das, lohnt das, amortisiert, amortisation, amortisieren, bezahlt gemacht, rentiert, was spart, wie viel spart, wieviel spart, sparen wir",
  ),
  cue(
    "time",
    "how long … take, how long does, how long would, how long will, how long until, how long before, how long till, how long is, how long do, how soon, how quick, how quickly, how fast, when … live, when … start, when … begin, when … ready, when … running, when … done, when … finished, up and running, time frame, timeframe, timeline, turnaround, by next week, by next month, by the end of, how many weeks, how many days, how many months, " +
      "wie lange, wie schnell, bis wann, ab wann, wann … fertig, wann … live, wann … anfangen, wann … beginnen, wann … starten, wann … läuft, wann … laufen, wann … loslegen, wie viele wochen, wie viele tage, wie viele monate, zeitrahmen, zeitplan, dauert es, dauert das, dauert so, projektdauer, umsetzungszeit",
    "weeks, duration, wochen, dauer, dauert",
  ),
  cue(
    "tools",
    "change our tools, change my tools, change tools, change our software, change our system, switch tools, switch software, replace our, replace my, new software, new program, new tools, with booking com, with airbnb, with expedia, mit booking com, mit airbnb, mit expedia, booking com anbinden, airbnb anbinden, connect booking com, connect airbnb, keep our, keep my, keep using, existing software, existing tools, existing systems, current software, current tools, current system, our own software, software we already, tools we already, tools we have, tools we use, which tools do you, what tools do you, which tools … connect, which tools … work, work with our, works with our, work with my, works with my, work with what we, would it work with you, what software do you, which software do you, learn a new, " +
      "tools wechseln, unsere tools, unsere programme, unsere software, bestehende software, bestehenden systeme, bestehende systeme, bestehenden programme, bestehende programme, vorhandene, vorhandenen, software wechseln, programme wechseln, neue software, neues programm, neue programme, umsteigen, welche tools, welche programme, welche software, programme behalten, software behalten, weiter benutzen, weiter nutzen, weiterverwenden",
    "do you work with, can you connect, do you connect, can you integrate, does it work with, will it work with, arbeitet ihr mit, arbeiten sie mit, könnt ihr … anbinden, können sie … anbinden, funktioniert das mit, geht das mit, läuft das mit, verträgt sich, compatible, interface, interfaces, api, integrate, kompatibel, anbinden, anbindung, schnittstelle, schnittstellen",
  ),
  cue(
    "n8n",
    "what is n8n, what's n8n, why n8n, why … use n8n, which platform, what platform, what technology, which technology, which technologies, low code, no code, was ist n8n, warum n8n, wieso n8n, welche plattform, welche technik, welche technologie, mit welcher technik",
    "n8n",
  ),
  cue(
    "n8n-or-zapier",
    "n8n or, n8n vs, instead of n8n, instead of zapier, zapier or, or zapier, like zapier, why not zapier, n8n oder, statt n8n, statt zapier, zapier oder, oder zapier, wie zapier, warum nicht zapier",
    "zapier, power automate",
  ),
  cue(
    "hosting",
    "where does it run, where does that run, where does this run, where will it run, where does … run, where do … run, where is it hosted, where … hosted, who hosts, own server, own servers, our server, our servers, on premise, on premises, self hosted, self host, host it, in the cloud, which server, what server, server location, data center, data centre, data … eu, servers in, " +
      "wo läuft, wo laufen, wo wird … gehostet, wo … gehostet, eigener server, eigenen server, eigenem server, unserem server, unseren server, welchem server, welchen servern, welcher server, rechenzentrum, serverstandort, server standort, selbst hosten, in der cloud, wo stehen … server, wo liegen … daten, wo sind … daten",
    "server, servers, hosting, cloud",
  ),
  cue(
    "privacy-chat",
    "this chat stored, this chat saved, this chat recorded, chat … stored, chat … saved, chat … recorded, chat … private, conversation … stored, conversation … saved, conversation … recorded, conversation … private, do you save this, do you store this, store what i write, save what i write, who reads this, chat gespeichert, chats gespeichert, gespräch gespeichert, unterhaltung gespeichert, gespräch aufgezeichnet, chat vertraulich, was ich … schreibe, wer liest",
  ),
  cue(
    "privacy-stored",
    "what do you store, what do you do with my, what happens with my, what happens to my, was macht ihr mit meiner, was macht ihr mit meinen, was macht ihr mit meinem, was machen sie mit meiner, was machen sie mit meinen, was passiert mit meiner, was passiert mit meinen, what data do you store, what do you save about, how long do you keep, how long do you store, was speichert ihr, was speichern sie, welche daten speichert, welche daten speichern, wie lange speichert, wie lange speichern, wie lange werden … gespeichert",
  ),
  cue(
    "privacy-others",
    "third party, third parties, pass … data on, pass on … data, advertisers, an dritte, daten … weitergegeben, daten weiter, daten verkauft",
  ),
  cue(
    "privacy-basis",
    "legal basis, legal ground, legal grounds, legitimate interest, rechtsgrundlage, berechtigtes interesse",
  ),
  cue(
    "privacy-browser",
    "cookie, cookies, tracking cookies, do you track, are you tracking, google analytics, trackt ihr",
  ),
  cue(
    "privacy-rights",
    "delete my data, delete my address, delete my email, delete my details, remove my data, remove my address, remove my email, forget me, know about me, data about me, a copy of my data, meine daten löschen, daten … gelöscht, lösch meine, löscht meine, löschen sie meine, meine adresse löschen, über mich gespeichert, auskunft über meine",
  ),
  cue(
    "data",
    "gdpr, dsgvo, data protection, datenschutz, datenschutzkonform, data privacy, data security, datensicherheit, privacy, is it safe, is it secure, is this safe, is this secure, is that safe, is that secure, is … data safe, is … data secure, are … data safe, data … safe, data … secure, information … safe, how safe, how secure, what about our data, about our data, data … end up, store … data, store … information, processing agreement, data processing, processing of data, contract … data, agreement … data, dpa, confidential, confidentiality, trust you, encrypted, encryption, use our data, sell our data, sell my data, share our data, send … to chatgpt, send … to openai, to chatgpt, to openai, hipaa, compliance, compliant, " +
      "auftragsverarbeitung, auftragsverarbeitungsvertrag, auftragsdatenverarbeitung, datenverarbeitung, vertrag … daten, avv, vertraulich, sind unsere daten, sind die daten, sind meine daten, daten sicher, daten … sicher, ist das sicher, wie sicher, ist es sicher, mit unseren daten, mit meinen daten, mit den daten, verschlüsselt, verschlüsselung, an openai, an chatgpt, daten … ki, ki … daten, konform, schweigepflicht",
    "data, safe, secure, security, daten, sicherheit, chatgpt … daten",
  ),
  cue(
    "failure",
    "something breaks, it breaks, that breaks, if … breaks, when … breaks, it fails, if … fails, when … fails, something fails, goes wrong, go wrong, went wrong, stops working, workflow stops, automation stops, if … stops, when … stops, if … crashes, when … crashes, wenn … stehen bleibt, stehenbleibt, stehen bleibt, makes a mistake, make mistakes, an outage, how reliable, reliable, downtime, " +
      "ausfällt, kaputtgeht, kaputt geht, schiefgeht, schief geht, schief läuft, schiefläuft, wenn … nicht funktioniert, wenn … nicht klappt, wenn … nicht läuft, falls … nicht funktioniert, wenn … fehler, fehler passiert, bei fehlern, bei einem fehler, fehler macht, zuverlässig, störung, abstürzt, wenn … hakt",
    "break, breaks, breakage, failure, fail",
  ),
  cue(
    "maintenance",
    "who looks after, look after it, looks after it, who maintains, maintain it, maintenance, after it is live, after launch, after that, afterwards, ongoing support, support plan, support contract, support afterwards, support later, do you offer support, offer support, cancel the support, cancel support, cancel … support, cancel it, who updates, without you, " +
      "wartung, wartet ihr, gewartet, wartungsvertrag, betreuung, betreut, betreut ihr, wer kümmert, kümmert sich, kümmert ihr, support danach, danach weiter, nach dem start, hinterher, ohne euch, ohne sie weiter, aufhören",
  ),
  cue(
    "templates-free",
    "templates … free, template … free, templates … cost, template … cost, is it free, is this free, is that free, are they free, really free, for free, free of charge, the catch, license, licence, pay … templates, pay … template, vorlagen … kostenlos, vorlage … kostenlos, vorlagen … gratis, vorlage … gratis, vorlagen … umsonst, vorlage … umsonst, vorlagen … kosten, vorlage … kosten, kosten … vorlagen, kosten … vorlage, wirklich kostenlos, wirklich gratis, wirklich umsonst, ist das kostenlos, ist das gratis, ist es kostenlos, sind die kostenlos, der haken, lizenz",
    "free, gratis, kostenlos, umsonst",
  ),
  cue(
    "which-templates",
    "",
    "template, templates, free templates, workflows, overview of templates, list of templates, vorlage, vorlagen, kostenlose vorlagen, gratis vorlagen, what free templates, which free templates, welche vorlagen",
  ),
  cue(
    "use-a-template",
    "what's next, whats next, what is next, what now, what do i do now, what do we do now, next steps, how do we go on, where do i start, wie gehts weiter, wie geht es jetzt weiter, wie geht's jetzt weiter, wie gehts jetzt weiter, was jetzt, was nun, was mache ich jetzt, was muss ich jetzt tun, wie fange ich an, nächster schritt, need to use a template, need … use … template, need for … template, use a template, use the template, use your template, use your templates, install a template, install the template, install … template, import … template, what do i need, what do we need, what would i need, requirements, prerequisites, programming skills, need to program, need to code, have to code, have to program, able to code, able to program, muss ich programmieren, müssen wir programmieren, muss man programmieren, know how to code, know how to program, without programming, without coding, technical knowledge, technical skills, be a programmer, " +
      "was brauche ich, was brauchen wir, was benötige ich, voraussetzung, voraussetzungen, programmierkenntnisse, programmieren können, wie installiere ich, wie nutze ich, wie benutze ich, wie verwende ich, vorlage … benutzen, vorlage … nutzen, vorlage … verwenden, vorlage … installieren, vorlagen … nutzen, technische kenntnisse",
  ),
  cue(
    "set-up-for-me",
    "set … up for me, set … up for us, set up for us, set up for me, set one up, install it for, install … for me, install … for us, do it for me, do it for us, do that for me, do that for us, build it for, help … set up, help … set it up, help … install, help with the setup, help with the set up, can you set up, could you set up, can you install, " +
      "für uns einrichten, für mich einrichten, uns einrichten, mir einrichten, einrichten lassen, installieren lassen, könnt ihr … einrichten, können sie … einrichten, helft ihr … einrichten, hilfe … einrichten, hilfe … einrichtung, übernehmt ihr … einrichtung, für uns installieren, für mich installieren, uns aufsetzen, für uns machen",
  ),
  cue(
    "this-template",
    "what does … template do, what does this do, what does it do, what is … template for, what is this for, explain … template, explain this, explain it, tell me about this, tell me more about this, how does … template work, was macht … vorlage, was tut … vorlage, was macht diese, was macht das, wofür ist, wozu dient, erklär mir diese, erkläre … vorlage, wie funktioniert … vorlage",
  ),
  cue(
    "set-up-time",
    "how long … set up, how long … set it up, how long … set this up, how long … setup, how long … install, how long … setting, minutes … set up, wie lange … einrichten, wie lange … installieren, wie lange … einrichtung, einrichtungszeit",
  ),
  cue(
    "change-a-template",
    "changed to fit, change … template, change … templates, adapt … template, adapt … templates, customize … template, customize … templates, customise … template, modify … template, adjust … template, edit … template, template … changed, templates … changed, template … adapted, template … customized, can it be changed, can it be adapted, can i change it, " +
      "vorlage … anpassen, vorlagen … anpassen, vorlage … ändern, vorlagen … ändern, vorlage … verändern, vorlage … angepasst, lässt sich … anpassen",
  ),
  cue(
    "no-shows",
    "no show, no shows, noshow, noshows",
    "reduce no shows, fewer no shows, too many no shows, no shows reduzieren, no shows verringern, weniger no shows, zu viele no shows",
  ),
  cue(
    "for-clients",
    "for my own clients, for my clients, for our clients, for our own clients, for clients of, to my clients, to our clients, resell, reselling, reseller, white label, white labeled, partner program, partner programme, become a partner, partner with you, partnership, subcontractor, subcontract, on behalf of our clients, under our name, under our brand, " +
      "für meine kunden, für unsere kunden, an meine kunden, an unsere kunden, bei unseren kunden, weiterverkaufen, weiterverkauf, wiederverkäufer, partner werden, partnerprogramm, partnerschaft, subunternehmer, unter unserem namen, unter eigenem namen",
  ),
  cue(
    "human-or-robot",
    "are you a robot, are you a bot, are you human, are you a human, are you real, are you a real, are you a person, are you a machine, are you a computer, is this a bot, is this a robot, is this a real, is this a human, is this automated, am i talking, am i speaking, am i chatting, am i writing, talking to a robot, talking to a bot, talking to a machine, are you ai, are you an ai, are you chatgpt, are you gpt, model are you, language model are you, human or robot, human or a robot, robot or human, real person or, a real person typing, " +
      "bist du ein, bist du eine, bist du echt, bist du chatgpt, bist du menschlich, sind sie ein roboter, sind sie ein bot, sind sie ein mensch, sind sie echt, sind sie eine, ist das ein bot, ist das ein roboter, ist das ein mensch, ist hier ein mensch, rede ich, spreche ich, schreibe ich mit, chatte ich, mensch oder maschine, mensch oder roboter, wer bist du",
  ),
  cue(
    "who-answers",
    "answers my message, answer my message, answers my email, answers my inquiry, reads my message, read my message, reads my email, gets my message, replies to my, reply to my message, who answers, who will answer, who will reply, who replies, who writes back, who gets back to me, who is going to answer, when will i hear, how soon will i hear, how soon do you answer, how soon do you reply, how fast do you answer, how fast do you reply, when do you answer, when do you reply, " +
      "wer antwortet, wer beantwortet, wer schreibt mir, wer schreibt zurück, wer meldet sich, wer liest meine, meine nachricht … liest, meine nachricht … beantwortet, beantwortet meine, antwortet auf meine, wann antwortet, wann antworten sie, wann bekomme ich … antwort, wann kriege ich … antwort, wie schnell antwortet, wie schnell antworten",
  ),
  cue(
    "who",
    `who are you, who is behind, who is this, who runs, who owns, who founded, about you, about your company, about the company, about your business, about yourself, about ${brand.name}, what is ${brand.name}, who is ${brand.name}, your team, your company, wer seid ihr, wer sind sie, wer steckt, wer steht … dahinter, wer steht hinter, wer ist das, wer ist hier, über euch, über eure firma, über ihre firma, über ihr unternehmen, über euer unternehmen, was ist ${brand.name}, wer ist ${brand.name}, über ${brand.name}, euer team, ihr team, eure firma, ihre firma`,
    brand.name,
  ),
  cue(
    "where",
    "where are you, where you are, where is your, your office, your address, your location, what city, which city, which country, what country, are you based, you located, come to our, come by your, drop by, stop by, see you in person, meet in person, vorbeikommen, vorbei kommen, come to us, visit us, visit you, on site, onsite, work remotely, imprint, postal address, " +
      "wo seid ihr, wo sitzt ihr, wo sind sie, wo sitzen sie, wo ist euer, wo ist eure, wo ist ihr, wo habt ihr, euer büro, ihr büro, ein büro, euer standort, ihr standort, euren sitz, firmensitz, eure adresse, ihre adresse, welcher stadt, welchem land, welche stadt, vor ort, kommt ihr zu, kommen sie zu, impressum, anschrift",
  ),
  cue(
    "process",
    "your process, how do you work, how do you proceed, how does it work, how does this work, how does that work, how would it work, how would this work, how would we work, what are the steps, the next steps, next step, what happens after, what happens next, what happens then, what happens when i, what comes next, how do we start, how do we begin, how do i start, how would we start, get started, where do we start, work together, working together, a project with you, how does a project, walk me through, " +
      "euer vorgehen, ihr vorgehen, wie geht ihr vor, wie gehen sie vor, wie arbeitet ihr, wie arbeiten sie, wie läuft … ab, wie läuft das, wie läuft ein, wie läuft eine, wie läuft so, ablauf, zusammenarbeit, zusammenarbeiten, wie funktioniert das, wie fangen wir an, wie geht es weiter, wie geht's weiter, nächste schritte, nächsten schritte, nächste schritt, wie starten wir, wie beginnen wir, vorgehensweise, was passiert danach, was passiert als nächstes, was passiert wenn ich",
    "process, steps, vorgehen, prozess",
  ),
  cue(
    "weekly-tips",
    "your newsletter, weekly tips, weekly mail, weekly email, is there a newsletter, do you have a newsletter, do you send a newsletter, subscribe to your, subscribe me, sign me up, euer newsletter, euren newsletter, eurem newsletter, ihr newsletter, ihren newsletter, ihrem newsletter, gibt es einen newsletter, habt ihr einen newsletter, haben sie einen newsletter, wöchentliche tipps, newsletter abonnieren, newsletter anmelden",
  ),
  cue(
    "served",
    "how many customers, how many clients, how many businesses, how many companies, references, your customers, your clients, track record, how much experience, your experience, how experienced, wie viele kunden, wie viele betriebe, wie viele firmen, referenz, referenzen, eure kunden, ihre kunden, wie viel erfahrung, eure erfahrung, ihre erfahrung",
  ),
  cue(
    "proof",
    "was it tested, really tested, not tested, was … tested, is it tested, who tested, where is the proof, any proof, proof that, prove that, prove it, test report, test results, what is a passport, what is the passport, what is this passport, what does the passport, passport mean, passport for a template, passport of a template, template passport, what is in the passport, was ist ein pass, was ist der pass, was ist dieser pass, was steht im pass, was bedeutet der pass, wofür ist der pass, pass einer vorlage, pass der vorlage, getestet, beweis, beweise, beweisen, testbericht, testergebnisse",
  ),
  cue(
    "reasons",
    "why you, why should we choose, why should i choose, why choose you, why should we hire, makes you different, makes you special, makes you better, better than others, warum euch, warum ausgerechnet, warum sollten wir, warum sollte ich, was unterscheidet euch, was unterscheidet sie, macht euch besonders, besser als andere",
  ),
  cue(
    "industries",
    "which industries, have you … worked with, have you worked for, do you have experience with, experience in our, habt ihr … gearbeitet, kennt ihr euch, kennen sie sich, what industries, which sectors, which trades, what kind of customers, what kinds of customers, what kind of businesses, which businesses, who do you work for, who do you work with, welche branchen, welchen branchen, für wen arbeitet ihr, für wen arbeiten sie, was für kunden, welche kunden",
  ),
  cue(
    "what-can-be-automated",
    "",
    "what can you automate, what could you automate, what can be automated, what could be automated, what can we automate, what could we automate, what can i automate, what could i automate, what should i automate, what should we automate, what is possible, what's possible, worth automating, was lässt sich … automatisieren, was kann … automatisiert werden, was kann man automatisieren, was könnt ihr automatisieren, was können sie automatisieren, was kann ich automatisieren, was können wir automatisieren, was könnte man automatisieren, was ist möglich",
  ),
  cue(
    "custom-workflow-development",
    "",
    "can you build, could you build, do you build, build me, build us, can you make, could you make, make us, something that, can you automate, could you automate, is it possible to automate, by hand, könnt ihr … bauen, könnt ihr … automatisieren, können sie … bauen, können sie … automatisieren, ich bräuchte, wir bräuchten, ich brauche etwas, wir brauchen etwas, lässt sich … automatisieren, von hand",
  ),
  cue(
    "services",
    "",
    "what do you do, what do you offer, what can you do, what could you do, what you do, what you offer, what services, which services, your services, what do you deliver, what do you sell, how can you help, how could you help, can you help, was macht ihr, was machen sie, was bietet ihr, was bieten sie, eure leistungen, ihre leistungen, welche leistungen, was könnt ihr, was können sie, was kannst du, wie könnt ihr helfen, wie können sie helfen, könnt ihr helfen, womit könnt ihr, womit können sie, euer angebot, ihr angebot, services",
  ),
  cue(
    "languages",
    "do you speak german, speak german, in german, sprichst du deutsch, sprecht ihr deutsch, sprechen sie deutsch, kannst du deutsch, verstehst du deutsch, auf deutsch, geht es auf deutsch",
    "deutsch, german",
  ),
  cue(
    "insult",
    "you are stupid, you're stupid, you are dumb, you're dumb, you are useless, you're useless, you are an idiot, you're an idiot, you suck, fuck you, fuck off, shut up, stupid bot, dumb bot, go to hell, i hate you, du bist … dumm, du bist … blöd, du bist … doof, du bist … nutzlos, du idiot, du nervst, halt die klappe, halt's maul, verpiss dich, leck mich, blöder bot, dummer bot, ich hasse dich",
    "stupid, dumb, useless, idiot, moron, suck, sucks, rubbish, worthless, shit, crap, fuck, fucking, bullshit, asshole, garbage, dumm, blöd, doof, nutzlos, scheiße, scheiß, arschloch, trottel, dummkopf, schrott, müll, depp",
  ),
  cue(
    "offTopic",
    "write me a poem, write a poem, write me a story, write a story, write a song, tell me a joke, tell a joke, tell me a story, capital of, population of, who won, who is the president, which stocks, buy stocks, buy shares, stock tips, world cup, stock market, meaning of life, my homework, write me a script, write a script, python script, schreib … gedicht, schreibe … gedicht, schreib … geschichte, erzähl … witz, erzähle … witz, erzähl … geschichte, hauptstadt von, wer hat gewonnen, sinn des lebens, meine hausaufgaben",
    "weather, rain, sunny, temperature, recipe, cooking, poem, song, joke, riddle, football, soccer, basketball, tennis, olympics, president, chancellor, election, politics, war, religion, god, capital, population, history, movie, movies, actor, celebrity, horoscope, lottery, bitcoin, crypto, homework, maths, algebra, essay, python, javascript, java, girlfriend, boyfriend, dating, sex, video game, wetter, regen, rezept, kochen, gedicht, lied, witz, rätsel, fußball, bundesliga, weltmeister, olympia, präsident, kanzler, wahl, politik, krieg, religion, gott, hauptstadt, einwohner, film, filme, schauspieler, horoskop, lotto, aktien, hausaufgabe, hausaufgaben, mathe, aufsatz, freundin, videospiel",
  ),
  cue(
    "greeting",
    "",
    "hi, hello, hey, hallo, hiya, moin, servus, grüezi, grüß gott, grüß dich, guten tag, guten morgen, guten abend, morgen, good morning, good afternoon, good evening, good day, greetings, sehr geehrte damen und herren, dear sir or madam, dear team, liebes team, nice to meet you, pleased to meet you, freut mich, anybody there, anyone there, jemand da",
  ),
  cue(
    "howAreYou",
    "",
    "how are you, how are you doing, how do you do, how is it going, how's it going, how is your day, what's up, what is up, and you, and yourself, you too, i am fine, i'm fine, i am good, i'm good, i am well, i'm well, not bad, all good, all fine, very well, fine, nice day, lovely day, busy day, long day, today, wie geht es dir, wie geht es ihnen, wie geht es euch, wie geht's, wie gehts, wie läuft's, na, und dir, und ihnen, und selbst, alles gut, alles klar, mir geht es gut, mir geht's gut, ganz gut, schöner tag, heute",
  ),
  cue(
    "thanks",
    "",
    "thanks, thank you, thx, ok thanks, ok thank you, okay thanks, ok danke, okay danke, alles klar danke, gut danke, ok cool, ok great, cheers, great, perfect, awesome, excellent, wonderful, amazing, super, cool, nice, lovely, brilliant, that helped, that helps, helpful, well done, good job, got it, ah i see, ok i see, i see thanks, understood, that is all, that's all, that was all, danke, vielen dank, dankeschön, danke schön, besten dank, herzlichen dank, prima, perfekt, klasse, toll, wunderbar, hat geholfen, das hilft, hilft mir, sehr gut, gut gemacht, verstehe, verstanden, das war's, das wars, das war alles, das war's schon, a lot, so much, very much",
  ),
  cue(
    "bye",
    "",
    "bye, goodbye, bye bye, see you, good night, have a nice day, have a good day, tschüss, tschüs, auf wiedersehen, bis bald, bis dann, bis später, schönen tag, schönen abend, gute nacht, ciao, tschüssi, tschö, tschau, servus dann, dann servus, na dann servus, moin und tschüss, pfiat di, pfiat eich, pfiat euch, pfiat ihna, pfüat di, pfüat eich, pfüati, pfiati, baba, ade, adieu, uf widerluege, uf wiederluege, mach's gut, macht's gut, machts gut, bis die tage, habe die ehre, take care, cheerio, ta ra, so long",
  ),
  cue(
    "yesOrNo",
    "",
    "yes, yeah, yep, sure, ok, okay, k, kk, no, nope, ja, nein, nee, klar, genau, gern, gerne, in ordnung",
  ),
  cue(
    "filler",
    "",
    "hm, hmm, hmmm, hmmmm, mhm, mh, mmh, mmm, mmmh, ehm, ähem, joa, puh, uff, oha, pff, huch, uhm, erm, äh, ähm, öh, öhm, aha, huh, meh, lol, haha, hihi, naja, na ja, tja, soso, ach so, achso, maybe, vielleicht, mal sehen, mal schauen, dunno, idk, test",
  ),
];

/** Polite and filling words around a question, which neither ask nor name anything. */
export const fillers: readonly string[] = (
  "i'm i'd i've i'll you're we're we'd it's that's there's isn't aren't don't doesn't won't can't just really very quite " +
  "actually maybe perhaps roughly about around something anything thing things someone somebody anyone guys folks well now soon " +
  "as back tomorrow yesterday tonight morgen gestern can cannot bescheid bekommen bekommt selbst let know tell show ask asking question wondering interested think hope give get gets got take go going come keep let's " +
  "say mean means own mine ours yours most much many lot lots kind sort also too only even still here right good time every day " +
  "been being should may might must shall such into onto up down out off again ever never always often because while since but " +
  "have's business company save saves hours day use used " +
  "wird werden worden wurde wurden war waren gewesen sein bisher hier gerade zurück vorher unserer eurem eurer läuft laufen heißt lautet beim vom will wollt wollen willst möchten brauchst brauchen meist immer zuviel viel viele mehr wenig hoch gibt habt hast hätte hätten wäre würde würden würdet könnte könnten kannst könnt müssen muss müsst soll sollen sollte darf dürfen mag " +
  "mal denn doch ja eigentlich ungefähr etwa etwas was irgendwas jemand man sehr ganz schon noch nur immer wieder oft jetzt hier da dann " +
  "euch euer eure euren eurem eurer dir dich du deine dein mir mich uns sich ihnen ihrem ihren unserem unseren unserer meinem meiner " +
  "zeig zeige zeigen zeigt sag sage sagen frage fragen wissen gern gerne geht gehen machen macht mache tun tut lassen lässt führe führen betreibe betreiben leite " +
  "dafür damit dazu davon darüber weil wenn ob aber sondern ohne um durch jede jeden jedes jeder jedem alle alles so solche dies diese dieser dieses diesem"
).split(" ");

/** Words by which a message is recognized as German or English; words of both languages are left out. */
export const languageWords: { en: readonly string[]; de: readonly string[] } = {
  en: "i you he she we they and or the a is are has have how what who where when why which not with for of to on at by our my your please thanks hello can could do does did there me us it this that be from i'm don't run need want get wrong comma typo mistake names name's show another give tell other next something else more again instead would these those their them because than just only very much many some any every each always never already here know think".split(
    " ",
  ),
  de: "nimmer wirkli mog mogst pfiad griaßt schaugts schauts passd oba weng wengl gö gell gelt woaß woas hätt hätts wär tät joa tschüs tschö ahoi moinsen büschn dütt mien dien uns'n grüezi äxgüsi hesch chömed hend hät guet öb nüd nume gärn luege znacht bitti sali pfiat pfiati eich enk mas schaug moch mochs mochts deaf obend ruah passt wiederschaun widerluege zäme mitenand merci vilmal öpper händ chönd söll sälber lueg ik kiek nee koane koa ned nimma mia hob rufts scho wos ois servus griaß bissl bisserl isch gsi nöd öppis nich jau moin haste kannste hams gibts gehts isses krieg garantie laufzeit probezeit standort testphase ja gern gerne ich du er wir ihr und oder der das den dem ein eine einen einem einer ist sind bin bist seid hat haben habe habt wie wer wo wann warum welche welcher nicht kein keine mit für von zu im auf bei nach über unser unsere mein meine meinen euch euer bitte danke hallo guten kann könnt können kannst gibt auch noch mir mich uns sich zum zur wenn dass es zu sie geht kostet was machen etwas vorlage vorlagen wird werden diesem dieser vielen dank läuft mal euren eure ihre ihren sein seid warst bitte heute morgen erfassen macht tschüss moin servus deutsch mensch menschen roboter hauptstadt preise preis kosten datenschutz".split(
    " ",
  ),
};

function cue(means: string, phraseList: string, hints = ""): Cue {
  return { means, phrases: phrases(phraseList), hints: phrases(hints) };
}

function phrases(list: string): string[] {
  return list.split(", ").filter((phrase) => phrase !== "");
}
