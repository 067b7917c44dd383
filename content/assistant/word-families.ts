// Words that say much the same, in English and German, by the name of their family. A star stands for
// any ending. The assistant learns from the families too, so that an example with one word of a family
// also teaches the others.
export const wordFamilies: Readonly<Record<string, string>> = {
  you: "you your yours yourself u ur ya ihr euch euer eure eurem euren eurer sie ihnen ihre ihrem ihren ihrer du dir dich dein deine",
  we: "we us our ours ourselves wir uns unser unsere unserem unseren unserer",
  i: "i me my mine im i'm ich mir mich mein meine meinem meinen meiner",
  end: "end ends ended ending cancel* quit quits stop stops leave leaving terminate* exit kündig* künd* aussteig* aufhör* beend* raus aufhören abbrech* kündbar trennen",
  bound:
    "bound bind* lock locked commit* tied stuck obligat* obligation gebunden binden bindung verpflicht* knebel* festgelegt",
  contract:
    "contract* agreement* vertrag* verträge vereinbarung* abo abos subscription* retainer laufzeit* laufend* mindestlaufzeit* vertragslaufzeit* term notice kündigungsfrist* frist",
  month: "month* monthly monat* year yearly annual jahr* jährlich*",
  own: "own owns owner ownership belong* belongs gehör* eigentum eigentümer* rights rechte copyright urheber* besitz* behalten keep mitnehm* mitnahme ip",
  first: "first erst* erste* initial kennenlern* intro introductory",
  call: "call calls conversation talk meeting chat gespräch* telefonat* termin termine besprech* anruf* erstgespräch* beratungsgespräch* beratungstermin*",
  happens: "happen* passier* geschieht abläuft ablauf abläufe proceed* expect expects erwart*",
  cost: "cost* price* pricing charge* fee* fees kost* preis* preise gebühr* teuer expensive rate rates tarif* stundensatz honorar* budget euro* dollar* pounds money geld quote angebot* pauschal* fixpreis festpreis",
  pay: "pay* paid payment* bezahl* zahl* zahlung* überweis* invoice* rechnung* installment* instalment* rate raten ratenzahlung* deposit anzahlung* vorkasse skonto rabatt* discount* paypal kreditkarte card upfront vat mwst mehrwertsteuer tax",
  free: "free gratis kostenlos* umsonst kostenfrei* unverbindlich*",
  guarantee:
    "guarantee* guaranteed warrant* garantie* garantiert gewährleist* promise* versprech* refund* money-back geld-zurück erstatt* rückerstatt* liable liability haft*",
  fails:
    "fail* break* broke broken crash* bug bugs down outage error* wrong ausfall* ausfällt ausfallen abstürz* kaputt fehler* spinnt stehen hängt schief schiefgeht klappt funktioniert works working nichts bring* bringt nothing useless happy unhappy satisf* zufrieden unzufrieden",
  fix: "fix* repair* mend* debug* rescue reparier* beheb* richten retten flick* hinbieg* sanier*",
  others:
    "freelancer* agency agencies agentur* dienstleister* vorgänger* predecessor previous former someone somebody else anderer anderen anderem jemand fremd* entwickler* developer* contractor* ex-mitarbeiter* nephew neffe student consultant",
  built:
    "build* built make made set create* gebaut bauen baut gebastelt erstellt programmiert zusammengebaut zusammengestellt inherited geerbt übernommen",
  takeover:
    "take takeover over inherit übernehm* übernimmt weiterbau* weiterführ* weiterentwickel* fortführ* look anschau* ansehen angucken drüberschau* review audit* prüf* check checks",
  workflow:
    "workflow* flow flows automation* automatisierung* ablauf abläufe scenario* szenario* zap zaps skript script n8n make zapier",
  teach:
    "teach* train* training* show shows explain* learn learns course* courses workshop* schul* einschul* einweis* zeig* erklär* lern* kurs kurse beibring* handbuch manual guide anleitung* doku* dokument* documentation onboarding",
  staff:
    "staff team employee* people colleague* mitarbeit* leute kolleg* personal angestellt* mädels belegschaft girls crew secretary sekretär*",
  afraid:
    "afraid fear scared worried worry angst sorge* fürcht* ersetz* replace* fire fired lay layoff* job jobs arbeitsplatz arbeitsplätze wegrational* entlass* kündige",
  account:
    "account* login log-in log register* registrier* konto konten sign signup sign-up anmeld* einlog* benutzerkonto profil profile",
  template: "template* vorlag* download* herunterlad* runterlad* library bibliothek",
  client: "client* customer* kund* mandant* customers",
  use: "use uses using nutz* verwend* benutz* einsetz* hernehm*",
  sell: "sell* resell* sold verkauf* weiterverkauf* weitergeb* white label whitelabel white-label reseller* partner* affiliate provision commission vermittl* verlangen berechnen",
  licence: "licen* lizenz* erlaubt allowed darf dürf* may",
  where:
    "where wo location located standort* sitz sitzt based adresse office büro city stadt country land",
  onsite:
    "onsite on-site site person personally visit* come vorbei* vor-ort ort remote* remotely zoom teams video persönlich anreis* herkomm* kommt vorbeikomm* online",
  data: "data daten datenschutz dsgvo gdpr privacy personenbezogen* auftragsverarbeitung* avv av-vertrag dpa",
  stored:
    "store* stored storage server* hosted hosting lie liegen liegt gespeichert speicher* cloud rechenzentrum abgelegt landen landet datacenter",
  access:
    "access see sees read reads zugriff* zugang zugäng* einsicht einblick sehen sieht lesen passwort password* credential* zugangsdaten",
  secret:
    "confidential* secret* secrecy nda ndas non-disclosure vertraulich* geheim* verschwieg* stillschweig* geheimhaltung* schweigepflicht* disclose* leak* weitererzähl* weitergegeben",
  ai: "ai ki llm gpt chatgpt openai claude intelligence intelligenz sprachmodell* model*",
  reach:
    "reach* contact* phone telephone ring erreich* erreichbar* telefon* nummer number anruf* hotline support notdienst emergency",
  hours:
    "hours opening uhrzeit* uhr öffnungszeit* geschäftszeit* weekend* weekends wochenende* nachts night sunday saturday sonntag* samstag* feiertag* holiday* urlaub vacation abends evening",
  soon: "soon fast quick* quickly when schnell bald rasch wann sofort immediately urgent dringend kurzfristig asap warte* wait waiting capacity kapazität* verfügbar* available* slot",
  start: "start* begin* begins loslegen anfang* anfangen beginn* startet",
  long: "long lange weeks wochen days tage duration dauer* dauert",
  language:
    "language* sprache* sprachen deutsch german english englisch speak speaks sprecht sprechen spricht französisch french türkisch italienisch spanish",
  reference:
    "reference* case-study studies referenz* beispiel* example* examples fallstudie* testimonial* review bewertung* names namen nennen experience erfahrung*",
  trade:
    "industry industries trade trades sector branche* branchen plumber* electrician* hotel* restaurant* handwerk* elektriker* kanzlei* praxis* arzt friseur* bäcker* shop* law dentist* clinic*",
  size: "small big large tiny size groß größe klein* kleine* winzig* one-man einzelkämpfer* solo-selbständig* soloselbständig* einmann* minimum mindest* mini-betrieb kleinbetrieb*",
  prepare:
    "prepare* preparation ready bring vorbereit* mitbring* bereithalt* bereitleg* homework unterlagen need needs brauch*",
  change:
    "change* changes modify adjust* adapt* ändern änder* geändert anpass* angepasst umbau* erweiter* extend* extra wish* sonderwunsch* nachträglich* später later afterwards danach",
  care: "maintain* maintenance care wart* wartung* betreu* kümmer* pflege pflegen update* updates service support",
  program: "tool tools program* software app apps system* programm* anwendung* crm",
  what: "what was wie how",
  else: "websites website webseite* logo seo google ads werbung marketing design homepage app",
  company:
    "company firm business team founder* gmbh firma betrieb unternehmen inhaber* chef boss gründer* mitarbeiterzahl",
  try: "try trial test tests demo probe* testen ausprobier* probieren testphase",
  install: "set-up setup install* einricht* installier* aufsetz*",
  save: "save saves saving savings spar* ersparnis einsparung",
  another: "another other alternative* andere* anderes noch weitere weiteres",
  wrong: "wrong misunder* falsch missversteh* missverstanden verkehrt",
  message:
    "message* nachricht* mail* email* write wrote answer* reply replied antwort* schreib* geschrieben",
  arrive: "arriv* came received receive angekommen ankommt ankam bekomm* erhalten gekommen",
  erase: "delet* erase* remov* lösch* entfern* streich*",
  need: "need* require* brauch* benötig* nötig voraussetz*",
  thanks: "thank* thx cheers danke* dank merci",
  them: "guest guests gast gäste gästen patient patients patienten patientin tenant tenants mieter mietern mieterin client clients customer customers kunde kunden kundin kundinnen mandant mandanten member members mitglied mitglieder mitgliedern student students schüler schülern teilnehmer teilnehmern supplier suppliers lieferant lieferanten visitor visitors besucher people leute leuten",
  danger:
    "bleach venom swallowed keeled numb collaps* drooping slurs chokes stab* bomb chemo kill* suicid* died dying dead death deadly life alive living pill pills tablet tablets overdose hurt hurts harm* bleed* blood jump* bridge breath* choke* choking collapse* unconscious faint* fire burn* smoke flames gas police ambulance hospital cancer tumor tumour ill pain chest stroke accident hit hits hitting beat beats beaten threat* threaten* afraid scared stalk* rape* abuse* abusive violen* weapon gun knife attack* burglar* robbed miscarriage funeral widow* hopeless worthless alone lonely cry crying sad goodbye farewell wrist* poison* drown* heart diagnos* " +
    "gift giftig* rattengift verätzt übel umgekippt kippt taub gelähmt verschluckt gestürzt stromschlag angezündet anzünden droht drohen messers chemo sterb* stirb* starb gestorben tot tote tod umbring* umzubringen umgebracht leben lebensmüde selbstmord* suizid* tabletten überdosis weine weinen antun antut abschied* verabschiede* hoffnung* sinn sinnlos brücke springen atme* atmet atmen bewusstlos umgefallen zusammengebrochen blut* feuer brennt rauch gas polizei notarzt krankenwagen krankenhaus krebs tumor krank schmerz* brust schlaganfall unfall schlägt geschlagen schlagen bedroht* angst sperrt eingesperrt vergewaltig* missbrauch* gewalt waffe pistole messer einbrecher eingebrochen überfallen fehlgeburt beerdigung witwe* allein einsam traurig ausweg vorbei pulsadern vergiftet vergiften ertrunken herz diagnose verloren verschwinde* kaputtgehen ritze* geritzt mann frau husband wife partner",
};
