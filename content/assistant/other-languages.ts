// Languages that the assistant recognizes but does not speak. Each has a sentence that says so, and sample sentences by
// which the language is recognized. A language with a script of its own needs no samples.

export interface OtherLanguage {
  /**
   * A sentence in the recognized language. The sentence says which languages the assistant speaks, and how to reach a
   * person.
   */
  sentence: string;
  /** A script in which only this language is written. */
  script?: RegExp;
  samples: readonly string[];
}

export const otherLanguages: Readonly<Record<string, OtherLanguage>> = {
  fr: {
    sentence:
      "Je ne comprends que l'anglais et l'allemand. Une personne de notre équipe vous répondra volontiers : laissez un message ci-dessous ou réservez un appel.",
    samples: samples(
      "bonjour, parlez-vous français, je cherche une solution pour mon entreprise, nous avons un hôtel et beaucoup de clients, combien ça coûte, est-ce que vous pouvez m'aider, comment automatiser les factures, je voudrais envoyer des rappels à mes clients, merci beaucoup, quel est le prix, j'ai besoin d'un rendez-vous, pouvez-vous m'appeler, les rendez-vous manqués nous coûtent cher, répondre aux avis automatiquement, où êtes-vous, qu'est-ce que vous faites, nous sommes un petit restaurant à Lyon, je ne comprends pas, s'il vous plaît, bonsoir, avec mon logiciel, sur votre site, pour les nouveaux salariés, il faut que ce soit simple, au revoir, voulez-vous, mes données sont-elles protégées, toujours les mêmes questions des voyageurs, dans notre cabinet, ces courriels, une boutique en ligne",
    ),
  },
  es: {
    sentence:
      "Solo entiendo inglés y alemán. Una persona de nuestro equipo le responderá con gusto: deje un mensaje abajo o reserve una llamada.",
    samples: samples(
      "hola, habla español, habláis español, busco una solución para mi empresa, tenemos un hotel y muchos clientes, cuánto cuesta, pueden ayudarme, cómo puedo automatizar las facturas, quiero enviar recordatorios a mis clientes, muchas gracias, cuál es el precio, necesito una cita, me pueden llamar, los pacientes no vienen, responder a las reseñas, dónde están, qué hacen ustedes, somos un restaurante pequeño en Madrid, no entiendo, por favor, buenos días, buenas tardes, con mi programa, en su página, para los nuevos empleados, tiene que ser sencillo, adiós, están seguros mis datos, siempre las mismas preguntas de los huéspedes, en nuestra clínica, estos correos, una tienda en línea, estoy buscando trabajo",
    ),
  },
  it: {
    sentence:
      "Capisco solo l'inglese e il tedesco. Una persona del nostro team le risponderà volentieri: lasci un messaggio qui sotto o prenoti una chiamata.",
    samples: samples(
      "ciao, parla italiano, mi serve un preventivo, parlate italiano, cerco una soluzione per la mia azienda, abbiamo un albergo e molti clienti, quanto costa, potete aiutarmi, come posso automatizzare le fatture, vorrei inviare promemoria ai miei clienti, grazie mille, qual è il prezzo, ho bisogno di un appuntamento, potete chiamarmi, i pazienti non si presentano, rispondere alle recensioni, dove siete, che cosa fate, siamo un piccolo ristorante a Roma, non capisco, per favore, buongiorno, buonasera, con il mio programma, sul vostro sito, per i nuovi dipendenti, deve essere semplice, arrivederci, i miei dati sono al sicuro, sempre le stesse domande degli ospiti, nel nostro studio, queste email, un negozio online, sto cercando lavoro",
    ),
  },
  pt: {
    sentence:
      "Só entendo inglês e alemão. Uma pessoa da nossa equipa responde com prazer: deixe uma mensagem abaixo ou marque uma chamada.",
    samples: samples(
      "olá, fala português, vocês falam português, procuro uma solução para a minha empresa, temos um hotel e muitos clientes, quanto custa, podem ajudar-me, como posso automatizar as faturas, quero enviar lembretes aos meus clientes, muito obrigado, obrigada, qual é o preço, preciso de uma marcação, podem ligar-me, os pacientes não vêm, responder às avaliações, onde estão, o que vocês fazem, somos um restaurante pequeno em Lisboa, não entendo, por favor, bom dia, boa tarde, com o meu programa, no seu site, para os novos funcionários, tem de ser simples, adeus, os meus dados estão seguros, sempre as mesmas perguntas dos hóspedes, na nossa clínica, estes e-mails, uma loja online, estou à procura de trabalho, você pode me ajudar",
    ),
  },
  nl: {
    sentence:
      "Ik begrijp alleen Engels en Duits. Iemand van ons team antwoordt u graag: laat hieronder een bericht achter of boek een gesprek.",
    samples: samples(
      "hallo, spreekt u Nederlands, spreken jullie Nederlands, ik zoek een oplossing voor mijn bedrijf, wij hebben een hotel en veel klanten, hoeveel kost het, wat kost dat, kunnen jullie mij helpen, hoe kan ik de facturen automatiseren, ik wil herinneringen sturen naar mijn klanten, dank u wel, bedankt, wat is de prijs, ik heb een afspraak nodig, kunt u mij bellen, de patiënten komen niet opdagen, beoordelingen beantwoorden, waar zitten jullie, wat doen jullie, wij zijn een klein restaurant in Utrecht, ik begrijp het niet, alstublieft, goedemorgen, goedenavond, met mijn programma, op jullie website, voor nieuwe medewerkers, het moet eenvoudig zijn, tot ziens, zijn mijn gegevens veilig, altijd dezelfde vragen van gasten, in onze praktijk, deze mails, een webwinkel, ik zoek werk",
    ),
  },
  pl: {
    sentence:
      "Rozumiem tylko angielski i niemiecki. Ktoś z naszego zespołu chętnie odpowie: proszę zostawić wiadomość poniżej albo umówić rozmowę.",
    samples: samples(
      "dzień dobry, czy mówisz po polsku, czy mówią państwo po polsku, szukam rozwiązania dla mojej firmy, mamy hotel i wielu klientów, ile to kosztuje, czy możecie mi pomóc, jak zautomatyzować faktury, chcę wysyłać przypomnienia do klientów, dziękuję bardzo, jaka jest cena, potrzebuję terminu, proszę o telefon, pacjenci nie przychodzą, odpowiadać na opinie, gdzie jesteście, co robicie, jesteśmy małą restauracją w Krakowie, nie rozumiem, proszę, dobry wieczór, cześć, z moim programem, na waszej stronie, dla nowych pracowników, to musi być proste, do widzenia, czy moje dane są bezpieczne, ciągle te same pytania od gości, w naszym gabinecie, te wiadomości, sklep internetowy, szukam pracy",
    ),
  },
  cs: {
    sentence:
      "Rozumím jen anglicky a německy. Někdo z našeho týmu vám rád odpoví: zanechte níže zprávu nebo si domluvte hovor.",
    samples: samples(
      "dobrý den, mluvíte česky, kolik to bude stát dohromady, jak to bude fungovat, co to bude, hledám řešení pro svou firmu, máme hotel a hodně zákazníků, kolik to stojí, můžete mi pomoct, jak mohu automatizovat faktury, chci posílat připomínky zákazníkům, děkuji, díky moc, jaká je cena, potřebuji termín, můžete mi zavolat, pacienti nechodí, odpovídat na recenze, kde jste, co děláte, jsme malá restaurace v Praze, nerozumím, prosím, dobré ráno, ahoj, s mým programem, na vašich stránkách, pro nové zaměstnance, musí to být jednoduché, na shledanou, jsou moje data v bezpečí, pořád stejné dotazy od hostů, v naší ordinaci, tyto e-maily, internetový obchod, hledám práci",
    ),
  },
  tr: {
    sentence:
      "Yalnızca İngilizce ve Almanca anlıyorum. Ekibimizden biri size memnuniyetle yanıt verir: aşağıya bir mesaj bırakın veya bir görüşme ayarlayın.",
    samples: samples(
      "merhaba, türkçe biliyor musunuz, türkçe konuşuyor musun, şirketim için bir çözüm arıyorum, bir otelimiz ve çok müşterimiz var, ne kadar tutuyor, bana yardım edebilir misiniz, faturaları nasıl otomatikleştirebilirim, müşterilerime hatırlatma göndermek istiyorum, teşekkür ederim, teşekkürler, fiyatı nedir, randevu almak istiyorum, beni arayabilir misiniz, hastalar gelmiyor, yorumlara cevap vermek, neredesiniz, ne yapıyorsunuz, İstanbul'da küçük bir restoranız, anlamıyorum, lütfen, günaydın, iyi akşamlar, benim programımla, web sitenizde, yeni çalışanlar için, basit olmalı, görüşürüz, verilerim güvende mi, misafirlerden hep aynı sorular, muayenehanemizde, bu e-postalar, internet mağazası, iş arıyorum",
    ),
  },
  sv: {
    sentence:
      "Jag förstår bara engelska och tyska. Någon i vårt team svarar gärna: lämna ett meddelande nedan eller boka ett samtal.",
    samples: samples(
      "hej, pratar ni svenska, talar du svenska, jag söker en lösning för mitt företag, vi har ett hotell och många kunder, vad kostar det, kan ni hjälpa mig, hur kan jag automatisera fakturor, jag vill skicka påminnelser till mina kunder, tack så mycket, vad är priset, jag behöver en tid, kan ni ringa mig, patienterna kommer inte, svara på recensioner, var finns ni, vad gör ni, vi är en liten restaurang i Malmö, jag förstår inte, snälla, god morgon, god kväll, med mitt program, på er webbplats, för nya anställda, det måste vara enkelt, hej då, är mina uppgifter säkra, alltid samma frågor från gästerna, på vår mottagning, de här mejlen, en nätbutik, jag söker jobb, och inte också något",
    ),
  },
  da: {
    sentence:
      "Jeg forstår kun engelsk og tysk. En fra vores team svarer gerne: læg en besked nedenfor eller book en samtale.",
    samples: samples(
      "hej, taler I dansk, taler du dansk, jeg leder efter en løsning til min virksomhed, vi har et hotel og mange kunder, hvad koster det, kan I hjælpe mig, hvordan kan jeg automatisere fakturaer, jeg vil gerne sende påmindelser til mine kunder, mange tak, hvad er prisen, jeg har brug for en tid, kan I ringe til mig, patienterne kommer ikke, svare på anmeldelser, hvor er I, hvad laver I, vi er en lille restaurant i Aarhus, jeg forstår ikke, godmorgen, god aften, med mit program, på jeres hjemmeside, til nye medarbejdere, det skal være enkelt, farvel, er mine data sikre, altid de samme spørgsmål fra gæsterne, i vores klinik, disse mails, en netbutik, jeg søger arbejde, og ikke også noget",
    ),
  },
  ro: {
    sentence:
      "Înțeleg doar engleza și germana. Cineva din echipa noastră vă răspunde cu plăcere: lăsați un mesaj mai jos sau programați un apel.",
    samples: samples(
      "bună ziua, vorbiți românește, caut o soluție pentru firma mea, avem un hotel și mulți clienți, cât costă, mă puteți ajuta, cum pot automatiza facturile, vreau să trimit mementouri clienților, mulțumesc mult, care este prețul, am nevoie de o programare, mă puteți suna, pacienții nu vin, răspunde la recenzii, unde sunteți, ce faceți, suntem un restaurant mic din Cluj, nu înțeleg, vă rog, bună dimineața, bună seara, cu programul meu, pe site-ul vostru, pentru angajați noi, trebuie să fie simplu, la revedere, datele mele sunt în siguranță, mereu aceleași întrebări de la oaspeți, în cabinetul nostru, aceste e-mailuri, un magazin online, caut de lucru, am un hotel mic la mare, avem o cabană la munte, o firmă mică, am o cofetărie mică",
    ),
  },
  hu: {
    sentence:
      "Csak angolul és németül értek. Csapatunk egyik tagja szívesen válaszol: hagyjon üzenetet lent, vagy foglaljon egy hívást.",
    samples: samples(
      "jó napot, beszél magyarul, beszélnek magyarul, megoldást keresek a cégemnek, van egy szállodánk és sok vendégünk, mennyibe kerül, tudnak segíteni, hogyan automatizálhatom a számlákat, emlékeztetőket szeretnék küldeni az ügyfeleimnek, köszönöm szépen, mi az ára, időpontra van szükségem, fel tudnak hívni, a betegek nem jönnek el, értékelésekre válaszolni, hol vannak, mit csinálnak, kis étterem vagyunk Budapesten, nem értem, kérem, jó reggelt, jó estét, szia, az én programommal, a honlapukon, új dolgozóknak, egyszerűnek kell lennie, viszontlátásra, biztonságban vannak az adataim, mindig ugyanazok a kérdések a vendégektől, a rendelőnkben, ezek a levelek, webáruház, munkát keresek",
    ),
  },
  fi: {
    sentence:
      "Ymmärrän vain englantia ja saksaa. Joku tiimistämme vastaa mielellään: jätä viesti alle tai varaa puhelu.",
    samples: samples(
      "hei, puhutteko suomea, etsin ratkaisua yritykselleni, meillä on hotelli ja paljon asiakkaita, paljonko se maksaa, voitteko auttaa minua, miten voin automatisoida laskut, haluan lähettää muistutuksia asiakkailleni, kiitos paljon, mikä on hinta, tarvitsen ajan, voitteko soittaa minulle, potilaat eivät tule, vastata arvosteluihin, missä olette, mitä te teette, olemme pieni ravintola Tampereella, en ymmärrä, ole hyvä, hyvää huomenta, hyvää iltaa, ohjelmani kanssa, sivustollanne, uusille työntekijöille, sen täytyy olla helppoa, näkemiin, ovatko tietoni turvassa, aina samat kysymykset vierailta, vastaanotollamme, nämä sähköpostit, verkkokauppa, etsin töitä",
    ),
  },
  no: {
    sentence:
      "Jeg forstår bare engelsk og tysk. En i teamet vårt svarer gjerne: legg igjen en melding nedenfor eller bestill en samtale.",
    samples: samples(
      "hei, snakker dere norsk, jeg leter etter en løsning for bedriften min, vi har et hotell og mange kunder, hva koster det, kan dere hjelpe meg, hvordan kan jeg automatisere fakturaer, jeg ønsker å sende påminnelser til kundene mine, tusen takk, hva er prisen, jeg trenger en time, kan dere ringe meg, pasientene våre glemmer timene sine, kan dere koble dette til regnskapet",
    ),
  },
  hr: {
    sentence:
      "Razumijem samo engleski i njemački. Netko iz našeg tima rado će vam odgovoriti: ostavite poruku ispod ili rezervirajte razgovor.",
    samples: samples(
      "dobar dan, govorite li hrvatski, tražim rješenje za svoju tvrtku, imamo hotel i mnogo klijenata, koliko to košta, možete li mi pomoći, kako mogu automatizirati račune, želim slati podsjetnike klijentima, hvala lijepa, koja je cijena, trebam termin, možete li me nazvati, naši pacijenti zaboravljaju termine, imate li predložak za to",
    ),
  },
  ca: {
    sentence:
      "Només entenc l'anglès i l'alemany. Una persona del nostre equip us respondrà amb molt de gust: deixeu un missatge a sota o reserveu una trucada.",
    samples: samples(
      "bon dia, parleu català, busco una solució per a la meva empresa, tenim un hotel i molts clients, quant costa, em podeu ajudar, com puc automatitzar les factures, vull enviar recordatoris als meus clients, moltes gràcies, quin és el preu, necessito una cita, em podeu trucar, els nostres pacients obliden les cites, vull respondre les ressenyes",
    ),
  },
  vi: {
    sentence:
      "Tôi chỉ hiểu tiếng Anh và tiếng Đức. Một người trong nhóm chúng tôi sẽ sẵn lòng trả lời: hãy để lại tin nhắn bên dưới hoặc đặt lịch gọi.",
    samples: samples(
      "xin chào, bạn có nói tiếng Việt không, tôi tìm giải pháp cho công ty của tôi, chúng tôi có một khách sạn và nhiều khách hàng, giá bao nhiêu, bạn có thể giúp tôi không, làm sao để tự động hóa hóa đơn, tôi muốn gửi lời nhắc cho khách hàng, cảm ơn nhiều, tôi cần một cuộc hẹn, hãy gọi cho tôi, kết nối với",
    ),
  },
  id: {
    sentence:
      "Saya hanya mengerti bahasa Inggris dan Jerman. Seseorang dari tim kami dengan senang hati akan menjawab: tinggalkan pesan di bawah atau pesan panggilan.",
    samples: samples(
      "halo, apakah Anda berbicara bahasa Indonesia, saya mencari solusi untuk perusahaan saya, kami punya hotel dan banyak pelanggan, berapa biayanya, bisakah Anda membantu saya, bagaimana cara mengotomatiskan faktur, saya ingin mengirim pengingat kepada pelanggan, terima kasih banyak, saya perlu janji temu, tolong hubungi saya, menghubungkan dengan",
    ),
  },
  uk: {
    sentence:
      "Я розумію лише англійську та німецьку. Людина з нашої команди охоче відповість: залиште повідомлення нижче або забронюйте дзвінок.",
    script: /[іїєґ]/iu,
    samples: [],
  },
  ru: {
    sentence:
      "Я понимаю только английский и немецкий. Сотрудник нашей команды с радостью ответит: оставьте сообщение ниже или запишитесь на звонок.",
    script: /\p{Script=Cyrillic}/u,
    samples: [],
  },
  el: {
    sentence:
      "Καταλαβαίνω μόνο αγγλικά και γερμανικά. Κάποιος από την ομάδα μας θα σας απαντήσει: αφήστε ένα μήνυμα παρακάτω ή κλείστε μια κλήση.",
    script: /\p{Script=Greek}/u,
    samples: [],
  },
  he: {
    sentence:
      "אני מבין רק אנגלית וגרמנית. מישהו מהצוות שלנו ישמח לענות: השאירו הודעה למטה או קבעו שיחה.",
    script: /\p{Script=Hebrew}/u,
    samples: [],
  },
  ar: {
    sentence:
      "أفهم الإنجليزية والألمانية فقط. سيجيبك أحد أعضاء فريقنا بكل سرور: اترك رسالة أدناه أو احجز مكالمة.",
    script: /\p{Script=Arabic}/u,
    samples: [],
  },
  hi: {
    sentence:
      "मैं केवल अंग्रेज़ी और जर्मन समझता हूँ। हमारी टीम का कोई व्यक्ति आपको उत्तर देगा: नीचे संदेश छोड़ें या एक कॉल बुक करें।",
    script: /\p{Script=Devanagari}/u,
    samples: [],
  },
  ja: {
    sentence:
      "英語とドイツ語のみ理解できます。担当者がお答えしますので、下にメッセージを残すか、通話をご予約ください。",
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    samples: [],
  },
  ko: {
    sentence:
      "저는 영어와 독일어만 이해합니다. 저희 팀원이 기꺼이 답변해 드립니다. 아래에 메시지를 남기거나 통화를 예약해 주세요.",
    script: /\p{Script=Hangul}/u,
    samples: [],
  },
  zh: {
    sentence: "我只懂英语和德语。我们团队的成员很乐意回答您：请在下方留言或预约通话。",
    script: /\p{Script=Han}/u,
    samples: [],
  },
};

function samples(list: string): string[] {
  return list.split(", ");
}
