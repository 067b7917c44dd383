import { lines } from "../../assistant/examples/lines.ts";

/** What nobody wants who runs a site, by what it is after. Names and sites are invented. */
export const unwanted: Readonly<Record<string, readonly string[]>> = {
  ranking: lines(`
I had a look at your site and was surprised that it is nowhere to be found on Google. We get small businesses into the top three within ninety days. May I send you our packages and prices?
We are a digital marketing agency with more than ten years of experience in SEO, SMO and PPC. Our team can double your organic traffic. Kindly share your phone number so we can discuss.
Hello sir, your website is having many on page and off page issues because of which it is not performing. I can send you a full report free of cost.
Are you satisfied with the number of visitors your website gets? Most owners are not. Our white hat method brings qualified leads from search engines every month.
I noticed a few technical problems that keep your pages from showing up in search results. If you are interested I will send screenshots, no obligation.
Do you want more enquiries from local customers? We optimise Google Business profiles so that you appear in the map above everybody else.
Guaranteed rankings or you do not pay. Ask for our quote today and we start this week.
Just checking if you received my previous email about the visibility of your website. Our special offer ends on Friday.
Our monthly plan includes keyword research, content, link building and reporting for only 199. Reply with yes and I will call you.
Get discovered by ChatGPT and other AI answers. We optimise your brand so that artificial intelligence recommends you instead of your competitors.
Your domain authority is low compared with others in your niche. We raise it to 50 plus in four weeks, proof is attached.
Ich habe mir Ihre Internetseite angesehen und festgestellt, dass Sie bei Google kaum sichtbar sind. Wir bringen Sie auf die vorderen Plätze und rechnen nur nach Erfolg ab.
Möchten Sie mehr Anfragen über Ihre Webseite gewinnen? Unsere SEO Agentur hat bereits über 300 Betrieben geholfen. Gerne erstelle ich Ihnen eine kostenlose Analyse.
Ihr Google Unternehmensprofil ist nicht optimiert und Sie verlieren dadurch täglich Kunden an den Wettbewerb. Darf ich Ihnen zeigen, wie es besser geht?
Mit unserer Suchmaschinenoptimierung steigern Sie Ihre Reichweite garantiert. Jetzt unverbindlich beraten lassen und dreißig Prozent sparen.
Wir haben Fehler auf Ihrer Website gefunden, die Ihr Ranking verschlechtern. Sollen wir Ihnen den Bericht zusenden?
`),
  links: lines(`
I am reaching out to ask whether you accept guest posts. Our writers deliver original articles and we only need one dofollow link in return.
We are interested in buying a sponsored article on your website. Please let me know your rates for a permanent post and whether gambling content is allowed.
Would you consider a link swap? I can give you a link from a site with DR 60 and you link to my client's homepage.
I came across your article and loved it. I have written a resource that would be a great addition for your readers, could you add a link to it?
We sell high quality backlinks from real blogs with traffic. Bulk discount for ten or more, list of sites on request.
I represent several brands which look for long term cooperation with publishers such as you. What is the price of a link insertion in an existing post?
There is a broken link on your page. You could replace it by our guide on the same topic.
My name is a content manager and I would love to contribute a unique piece to your blog free of charge. Topics are below, choose the one you like.
Press release distribution to 400 news sites including big ones, with links, from 99.
We publish a directory of the leading companies of your trade. A featured entry with link is 149 a year.
Our magazine would like to feature your founder in an interview. The contribution to the cost of production is 900.
Ich schreibe im Auftrag eines Kunden und suche Blogs für Gastartikel mit einem Backlink. Welche Konditionen haben Sie für eine dauerhafte Veröffentlichung?
Haben Sie Interesse an einem Linktausch? Meine Seite passt thematisch gut zu Ihrer, beide würden davon profitieren.
Wir kaufen Werbeplätze in Form von Advertorials auf Ihrer Webseite. Bitte teilen Sie uns Ihre Preise für einen Text mit zwei Links mit.
Hochwertige Backlinks aus Deutschland, handverlesen und nachhaltig. Fordern Sie jetzt unsere Preisliste an.
Ihr Unternehmen wurde für unser Portal der besten Dienstleister ausgewählt. Der Premiumeintrag kostet im ersten Jahr nur 19 Euro im Monat.
`),
  money: lines(`
We provide business loans from 10,000 to 5 million at 2 percent interest. Bad credit is no problem. Contact us with the amount you need and your country.
Do you need urgent cash to expand your company? Funds are released within 24 hours, no upfront fee and no guarantor.
I am a private lender and can finance your project from our family office, repayment over ten years.
Your business is pre-approved for a merchant cash advance. Click to claim your funding before it expires.
Unsecured credit line for small businesses, soft check only, decision in five minutes.
My client, a Gulf investor, looks for companies to put 20 million into. Send me your business plan and passport copy so that we can proceed.
Sell your invoices to us and get 90 percent today. Factoring made easy for every trade.
You may be entitled to compensation and tax credits that you have never claimed. Our experts check it for free and take a success fee.
Wir vergeben Kredite an Privat und Gewerbe ab 3 Prozent Zinsen, auch bei Schufa Eintrag. Nennen Sie uns die gewünschte Summe und Laufzeit.
Brauchen Sie eine Finanzierung? Privater Geldgeber bietet Darlehen ohne Bankauskunft, schnelle Überweisung auf Ihr Konto.
Guten Tag, ich bin Kreditgeber und helfe Menschen in finanzieller Not. Schreiben Sie mir eine Mail mit Betrag und Monatsrate.
Liquidität für Ihr Unternehmen innerhalb von zwei Tagen, ohne Sicherheiten und ohne Papierkram. Jetzt beantragen.
Senken Sie Ihre Stromkosten und Gaskosten im Betrieb. Wir vergleichen kostenlos die Tarife und rufen Sie zurück.
Sparen Sie bei der privaten Krankenversicherung bis zu 300 Euro im Monat, jetzt Vergleich anfordern.
`),
  inheritance: lines(`
I am a banker in charge of the account of a deceased customer without heirs. I propose that you stand as next of kin so that we share the sum of 14 million dollars.
Dearest one, I am a widow with cancer and wish to donate my fortune to charity through you. Please answer me in private for more details.
Congratulations, your email address has won one million in the international promotion. To claim send your name, address and copy of ID.
This is the United Nations compensation office. Your payment of 2.5 million is ready on an ATM card, pay only the delivery.
I am a soldier on a peace mission and found two boxes of cash which I need to move out of the country. You receive thirty percent.
The wealthy donor who won the jackpot has chosen you to receive 1,500,000. Write to his private email.
A confidential transaction of great benefit to both of us. Kindly get back to me urgently as time is of the essence.
Sie haben gewonnen! Ihre Mailadresse wurde bei der Verlosung gezogen, der Gewinn von 500.000 Euro wartet auf Abholung. Senden Sie Name und Kontonummer.
Ich bin Rechtsanwalt und vertrete den Nachlass eines verstorbenen Mandanten, der Ihren Nachnamen trug. Sie können die Erbschaft von 7 Millionen antreten.
Ich bin schwer krank und möchte mein Vermögen spenden. Gott hat mich zu Ihnen geführt, bitte antworten Sie vertraulich.
`),
  coins: lines(`
Our trading robot makes 3 percent every day with bitcoin. Start with 250 and watch your money grow, withdraw at any time.
Join our private group for crypto signals, 92 percent accuracy, thousands of happy investors.
The presale of the new token starts now. Early buyers have made a hundred times their stake.
Earn passive income from forex without any experience, our account managers trade for you.
Your coins can be recovered! Our hackers get back funds lost to fake brokers, you pay only after success.
You have an unclaimed airdrop in your wallet. Connect it to receive your tokens.
Ich verdiene seit sechs Monaten ein passives Einkommen mit Kryptowährungen und zeige dir wie. Ab 250 Euro bist du dabei.
Diese Handelsplattform macht ganz normale Leute reich, das Fernsehen hat darüber berichtet. Sichere dir deinen Platz, bevor er weg ist.
Verdoppeln Sie Ihr Kapital in wenigen Wochen mit künstlicher Intelligenz an der Börse, garantierte Rendite.
Geld beim Broker verloren? Wir holen Ihre Bitcoin zurück, kostenlose Erstprüfung.
`),
  agencies: lines(`
I hope this email finds you well. We are a web design and development company based in India offering high quality work at affordable cost. Can I send you our portfolio?
Your website looks outdated and is not mobile friendly. I am a freelance designer and can redesign it for you at a reasonable price, let me know if you are interested.
We create professional logos from 29, unlimited revisions, three concepts in 48 hours.
We have a team of dedicated developers available immediately for your projects, hire them hourly or monthly, first week free.
Would you like to outsource your bookkeeping, data entry or customer support? Our virtual assistants cost 6 dollars an hour.
Can we produce a short animated video for your company? Prices begin at 195 and we include the voice over.
We generate exclusive leads for your industry, you only pay for results. When is a good time for a 10 minute call this week?
My AI receptionist answers your calls around the clock. Can I show you a demo made just for your company?
Quick question: who handles marketing at your company? I have an idea that could bring you 20 new clients a month.
We build iOS and Android apps for startups. Do you have an idea that you want to turn into an app? Get a free estimate.
I will manage your social media, daily posts and stories, growing your followers organically for 99 a month.
Following up on my last message, I guess you are busy. Should I reach out to someone else in your team?
Our software helps companies like yours cut costs by 35 percent. Book a demo with me here and receive a gift card.
Email lists of CEOs, CTOs and founders, GDPR compliant, verified last week. Send me your target criteria and I share samples.
Grow your brand with our SMS marketing and bulk email servers, inbox guaranteed.
Wir sind eine Webagentur und haben gesehen, dass Ihre Homepage in die Jahre gekommen ist. Gerne unterbreiten wir Ihnen ein Angebot für eine neue Seite zum Festpreis.
Guten Tag, wir programmieren Apps und Webshops zu günstigen Konditionen mit Entwicklern aus Osteuropa. Haben Sie aktuell Bedarf?
Wir liefern Ihnen jeden Monat planbar neue Kunden über Facebook und Instagram Werbung. Wann haben Sie Zeit für ein kurzes kostenloses Strategiegespräch?
Sie brauchen einen neuen Imagefilm? Unser Team dreht hochwertige Videos schon ab 490 Euro, jetzt Termin sichern.
Telefonakquise durch Profis: Wir vereinbaren für Sie Termine mit Entscheidern. Nur Erfolgshonorar.
Firmenadressen nach Branche und Region kaufen, tagesaktuell und mit Ansprechpartner. Muster gratis anfordern.
Suchen Sie noch Mitarbeiter? Wir besetzen Ihre offenen Stellen mit Social Recruiting in vier Wochen, mit Geld zurück Garantie.
Wir bieten Reinigung, Winterdienst und Hausmeisterservice für Gewerbeobjekte. Dürfen wir Ihnen ein Angebot machen?
Als Steuerberater gesucht? Nein? Dann vielleicht ein günstiger Firmenwagen im Leasing ohne Anzahlung, Sonderkontingent nur diesen Monat.
`),
  "false invoices and sign-ins": lines(`
Your domain name is about to expire. To avoid loss of your website and emails please renew it today by secure payment.
This is the final notice before suspension of your hosting account. Update your billing information at the link below.
Attached you will find the outstanding invoice. Please settle it within three days to avoid legal action.
We are the domain registration service in China. Another company wants to register your name as internet keyword, please confirm if you authorised it.
Your mail storage is full and your account will be deactivated. Log in here to keep it.
Somebody has tried to log in to your account. Confirm your identity by entering your card details.
Your Facebook page violates our community standards and is scheduled for deletion. Appeal within 24 hours through this form.
I recorded you with your webcam while you visited adult sites. Pay 900 in bitcoin or I send the video to all your contacts.
Your site has been hacked and we have extracted your database. Transfer the ransom to the wallet below.
Your trademark publication is due for payment. The register fee amounts to 1,280 and is to be paid by bank transfer.
Your images infringe my rights. Download the list of the pictures with my ownership documents here and remove them at once.
Microsoft support: your licence has run out and a virus was found on your computer. Call this number immediately.
Your parcel could not be delivered because of an unpaid customs fee of 1.99. Pay it here to schedule a new delivery.
Ihre Domain läuft in wenigen Tagen aus. Zahlen Sie die Verlängerungsgebühr sofort, sonst wird Ihre Webseite abgeschaltet.
Letzte Mahnung vor gerichtlichem Inkasso: Überweisen Sie den offenen Betrag umgehend auf das unten genannte Konto.
Ihr Konto wurde vorübergehend gesperrt. Bestätigen Sie Ihre Zugangsdaten über den folgenden Link, um die Sperre aufzuheben.
Ihr Eintrag im Gewerbeverzeichnis muss bestätigt werden. Senden Sie das Formular unterschrieben zurück, die Gebühr beträgt 890 Euro jährlich.
Ihr Paket liegt im Verteilzentrum, es sind noch Zollgebühren zu bezahlen. Klicken Sie hier.
Ihr Postfach hat das Limit erreicht. Melden Sie sich an, um weitere Nachrichten zu empfangen.
`),
  goods: lines(`
Cheap viagra and cialis without prescription, discreet worldwide shipping, pay with card or crypto.
Lose 10 kilos in two weeks with this natural keto pill that doctors do not want you to know about.
Replica watches and designer bags, indistinguishable from the original, 80 percent off.
We are a professional factory for LED lights, tents and solar panels and can supply you at wholesale price. Our catalogue is enclosed, samples free.
Dear purchasing manager, we export packaging machines and spare parts with CE certificate. Please send your inquiry.
The drone everybody talks about is on sale today only. Free shipping for the first hundred orders.
Buy real documents online: driving licence, passport, diplomas, registered in the database.
CBD oil that takes your pain away, buy two and get one free.
We supply masks, gloves and rapid tests in any quantity from stock.
Sehr geehrter Einkäufer, wir sind Hersteller von Verpackungen und Werbeartikeln in China und liefern zu Fabrikpreisen. Katalog auf Anfrage.
Abnehmen ohne Diät: Diese Kapseln verbrennen Fett im Schlaf. Jetzt mit 50 Prozent Rabatt bestellen.
Potenzmittel rezeptfrei und diskret nach Hause, Zahlung auf Rechnung.
Führerschein ohne Prüfung kaufen, original und registriert.
`),
  "games and company": lines(`
Play the best online slots and get a 300 percent welcome bonus. No deposit needed, instant payout.
Sure betting tips from insiders, fixed matches for this weekend, win every day.
Hot girls in your area are waiting to chat with you tonight, no credit card required.
I saw your profile and I like you, I am lonely. Write me on my site and I show you my private photos.
Watch free adult videos in HD, new content each hour.
Meet rich older women who pay for your company.
Online Casino mit Freispielen und Bonus ohne Einzahlung, jetzt kostenlos registrieren und gewinnen.
Sportwetten Tipps vom Profi, hundert Prozent sicher, hol dir deinen Gratis Wettschein.
Ich bin eine einsame Frau und suche ein Abenteuer in deiner Nähe. Fotos und Nummer auf meiner Seite.
Heiße Kontakte aus deiner Umgebung, diskret und kostenlos anmelden.
`),
  work: lines(`
Work from home and earn 500 a day with only a phone and internet, no skills needed. Limited places.
Be your own boss! I am building a team of motivated people and you would be a perfect fit. Ask me how I replaced my salary in two months.
We are looking for a payment agent in your country. Receive transfers on your account and keep ten percent.
This secret system made me 12,000 last month on autopilot. The free webinar shows how to copy it.
Mystery shoppers wanted, keep the products and get paid 200 for each visit.
Heimarbeit mit hohem Verdienst: 3.000 Euro im Monat bei freier Zeiteinteilung, keine Erfahrung nötig.
Werde Teil unseres Teams und baue dir ein finanziell freies Leben auf, unser Network wächst täglich.
Wir suchen Finanzagenten, die Zahlungen über ihr Konto weiterleiten und eine Provision behalten.
`),
  attention: lines(`
Buy Instagram followers, YouTube views and TikTok likes, instant delivery and lowest prices.
We write positive reviews for your Google, Trustpilot and Amazon pages from aged accounts, and we delete the negative ones.
Real website traffic from your country, 50,000 visitors for 39, improves your conversions.
We post your ad to millions of contact forms like this one. You just read it, so it works! Ask for our price list.
Your message could reach 5 million website owners through their contact pages for less than a hundred dollars.
Fünfzig echte Fünf-Sterne-Bewertungen für Ihr Google Profil, diskret und mit Garantie.
Follower und Likes kaufen, sofortige Lieferung, deutsche Profile.
Wir löschen negative Bewertungen zum Festpreis, Zahlung nur bei Erfolg.
Nice blog! I really enjoyed reading it, keep up the great work. Check out my page too.
Hello everyone, I found this great site and wanted to share it with you.
Test test asdf qwerty http www best deals online cheap cheap buy now
Is this the right place for buying advertising on your website? We pay well for banners, any topic.
`),
};
