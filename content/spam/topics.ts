// Phrases of contact form spam in English, German and Russian, collected from forms and from
// spammers' offers. Commas separate phrases; "…" matches up to four words, "*" any ending, "#" a
// number; accents, capitals and punctuation are ignored. The lists contain phrases of offers, not
// subjects, since somebody who sells pills or ranks pages by trade may write to us. A company in one
// of these trades removes its topic.

import { phrases } from "./phrases.ts";

/**
 * A message is spam if it contains two phrases of `sure`, or one of them and other signs of spam. Phrases of `hints`
 * only add to other signs.
 */
export interface SpamTopic {
  sure: readonly string[];
  hints: readonly string[];
}

export const spamTopics = {
  ranking: topic(
    "we … seo services, our seo packages, seo packages, seo offer, seo proposal, seo pricing, seo audit, white hat seo, off page optimization, your website … first page, your website … page one, your website … not ranking, your website ranking, rank your website, rank* your site, bring your website, bring* … page one, you … on the first page of, hurt* your … rankings, boost* your … seo, boost* your … ranking*, top # ranking*, improve* your … ranking*, rankings or you do not pay, boost your website traffic, # … visitors to your website, # real visitors, organic visitors to your, not getting enough … traffic, top local citations, submit your business, " +
      "ihr* … auf platz 1, auf platz 1 der, auf die erste seite, ihre webseite … nicht … gefunden, ihre website … nicht … gefunden, seo angebot, wir sind eine seo agentur, ihr ranking, ihr google ranking, suchmaschinenoptimierung fur ihre, mehr besucher fur ihre, kostenlose website analyse, kostenlose seo analyse, " +
      "продвижение сайт*, раскрутка сайт*, в топ, первая страница поиск*, рост тиц",
    "seo, link building, keyword research, keywords, organic traffic, serp, search rankings, domain authority, ppc, smo, digital marketing company, search engines, suchmaschinen, suchergebnisse, seo report, our seo, targeted … visitors, listed … directories, traffic to your website, rankings or you don t pay, " +
      "search engine*, ranking*, first page, page one, page 1, top 10, top 3, google, organic, organic visitors, # visitors, real human traffic, website traffic, seo plan, seo expert, seo team, keyword*, on page, meta tags, optimization, optimisation, ersten seite, erste seite, suchbegriff*, suchmaschine*, sichtbarkeit, premiere page, moteurs de recherche, primera pagina, posicionamiento, топ 10, выведем, " +
      "natural listings, on top of, top of the, place your website, meta description, seo agentur*, backlink*, in den karten, optimieren wir",
  ),
  links: topic(
    "contribute … guest post, write … guest post, publish … guest post, accept guest post*, guest posting services, sponsored article, sponsored post*, publish … article … link, write an article for your, article on your website, article for your website, publish an article on, dofollow link*, do follow link*, dofollow backlink*, link insertion*, niche edit*, # … backlinks, quality backlinks, few … backlinks, buy backlinks, sell backlinks, adding a link, a link back to, great addition for your readers, fee for the placement, pay for the placement, price for each niche, permanent placement, willing to pay … placement, placement with, " +
      "gastbeitrag … link, gastartikel … link, dofollow link zu, linkplatzierung, hochwertige* backlinks, sponsored posts, " +
      "вечные ссылки, прогон*, хрумер*",
    "guest post*, guest article, backlinks, backlink, link back, dofollow, do follow, came across your blog, your blog, topic ideas, gastbeitrag, kostet bei ihnen, ссылки, pbn, high da, da #, link exchange, advertorial, per post, linktausch, linkaufbau, " +
      "sponsored, sponsored content, followed link, guest blog*, edu links, forum links, link placement, place your links, indexing, indexed, high authority, blog article*, permanent article, publish* an article, publish* articles, article with, our article, link to our, " +
      "advertising space, text link, paid yearly, existing page, guest articles, permanent links, in all niches, blogs, bulk discount, your niche, niche, dr #",
  ),
  money: topic(
    "guaranteed profit*, guaranteed returns, trading algorithmus, trading signals vip, crypto signals, signals group, vip signals, risk free, turn # … into #, invest* from #, investing starts, earn # … per day, earn # … a day, make # … a day, make money online, work* from home … no experience, earn … from home, quit their jobs, free tokens, airdrop … claim, exclusive … airdrop, claim # eth, connect your wallet, your wallet is eligible, forex trading made, account manager trades, recovery expert, recovery hacker, got back all my, lost … crypto scam, dollars in the bank, trusted partner to transfer, transfer the funds, late husband s inheritance, million … dollars … charity, barrister representing, you will receive #, need your bank details, government … grant … selected, selected to receive, " +
      "verdienen sie #, # … pro woche von zu hause, von zu hause verdienen, zu millionaren, trading algorithmus macht, garantierte rendite, garantierter gewinn, " +
      "заработок … дома, пассивный доход, инвестиц* … гарант*",
    "bitcoin*, crypto, usdt, eth, nft, forex, investor, investors, # accuracy, payout*, inheritance, beneficiary, confidential, million us dollars, million dollars, million usd, guaranteed, widow, lottery, no risk, passive income, trading robot, trading bot, next of kin, processing fee, minimum deposit, passives einkommen, first payout, easy money, weekly returns, " +
      "btc, deposit, giveaway, wallet*, coins, binary options, win rate, broker, trading, robot, profit*, invest, investing, commission, gold dust, deceased, unclaimed, proceed with the, claim together, foreign partner, paid daily, part time job, no skills, eur a day, euro a day, usd a day, dollars a day, tax refund, refund of, customs fee, unpaid customs, gift card*, survey, lucky, winner*, millions, fortune, nebenverdienst, gewinn*, gezogen, smartphones, geld verdienen, krypto*, биткоин*, доход*, деньги, " +
      "copy the trades, of professionals, percent every week, every week, open your account, open an account, million euros, my wealth, beloved, orphans, dying, chosen you, god bless you, stuff envelopes, process payments, no interview, our recruiter, recruiter, заработк*, миллион, регистрация бесплатная, курс по, mlm, network marketing, be your own boss, financial freedom, double your, staking, presale, ico, token*",
  ),
  loan: topic(
    "urgent loan, need … a loan, we offer loans, loan offer, loan* at #, bad credit ok, pre approved for, same day funding, # interest rate, # interest per annum, business loan* … apply, no upfront fees, fund projects with a loan, " +
      "sofortkredit, kredit ohne schufa, auch bei negativer, kredit … in # stunden, " +
      "списание долгов, банкротство физических лиц, кредит … без отказ*, займ*",
    "loan, loans, funding, working capital, collateral, interest rate, kredit, auszahlung in, кредит*, бесплатная консультация, под ключ, working capital … day, no collateral, without collateral, no credit check, bad credit, ohne schufa, schnell geld, " +
      "get a loan, loan today, financial help, pay your bills, low interest, easy terms, equity, moratorium, funding for your, privatkredit, bankkredit, kredite, abgelehnt, zinsen ab, burgen, bonitat, credit score, debt, refinanc*, " +
      "need cash, cash for payroll, for payroll, no paperwork, credit types, all credit types, payday, payday loans, in 24 hours, advance, schulden, bank nein sagt, ohne vorkosten, bundesweit, diskret, umschuldung",
  ),
  pills: topic(
    "cheap sildenafil, buy … sildenafil, cheap tadalafil, buy … tadalafil, buy … viagra, cheap viagra, cheap cialis, buy … cbd, vape online, male enhancement, enhancement pills, bigger and longer, miracle … pills, weight loss pills doctors, lose # kg, lose # pounds, lose # … weeks, without diet, stealth delivery, doctors don t want, " +
      "rezeptfrei kaufen, potenzmittel, ohne rezept … bestellen, bestellen … ohne rezept, gunstig online bestellen, abnehmen ohne diat, # kilo abnehmen, " +
      "виагр*, сиалис*, потенци*",
    "discreet shipping, worldwide shipping, shipping worldwide, weight loss pills, sildenafil, tadalafil, viagra, kamagra, cialis, diskreter versand, ohne rezept, gummies, natural ingredients, no prescription, without prescription, " +
      "pills, generic, no doctor, weed*, sativa, cannabis, cbd, thc, vape, cheap delivery, we ship to, falten, wundercreme, abnehmen, slim, testosterone, viagra*, erectile, potency, prescription drugs, " +
      "tablets, painkiller*, anxiety, medication, sleeping tablets, overnight, plain packaging, steroids, peptides, hair loss, keto, detox, anti aging, pharmacy",
  ),
  gambling: topic(
    "free spins, no deposit bonus, spins no deposit, casino bonus, fixed matches, sure fixed, betting tips, vip tips, online betting trends, bonus ohne einzahlung, freispiele, casino ohne, kasyno online, darmowych spinow, bez depozytu, " +
      "онлайн казино, бесплатные вращения, бонус за регистрац*, играй сейчас, быстрый вывод, вулкан",
    "casino, slots, jackpot, odds #, betting, kasyno, казино, ставк*, welcome bonus, no deposit, play poker online, online poker, online casino, online slots, sportsbook, win big, spinow, " +
      "jackpot*, spin, spins, bonus, sports betting, betting brand, bets, winners, players, wheel, wetten, sportwetten, poker, roulette, " +
      "free bet, bookmaker, big match, bet #, collect your, casinos, blackjack, lotto, tipps, quoten",
  ),
  adult: topic(
    "hot girls, sex cams, live sex, porn videos, milf, hot photos, intimate photos, my photos … here, looking for a serious man, lonely and looking, adult dating, hookup*, no registration needed, girls near you, " +
      "heisse frauen, sexkontakte, sextreffen, heute abend sex, willst du … sex, frauen aus deiner, " +
      "ищу мужчину, без обязательств, мои фото, красавчик, интим*, девушки … ждут",
    "sex, dear i am, lonely, write me tonight, teens, amateur, meet tonight, kostenlos und anonym, одиноко, porno, porn, xxx, nude*, onlyfans, escort service, " +
      "naughty, housewives, handsome, bored, wanna chat, want to meet, private videos, leaked, companions, gentlemen, escort*, discreet companions, singles, cam, cams, nackt*, erotik*, девушки, фото, " +
      "husbands abroad, slavic, brides, beautiful women, find your love, browse profiles, profiles, lovers, sugar, affair*, seitensprung, kennenlernen, знакомств*",
  ),
  alarm: topic(
    "verify your account, confirm your identity, update your payment, confirm your password, keep your password, account will be suspended, account has been limited, account was limited, mailbox … full, storage is full, incoming messages … pending, release messages, release … messages, webmail security, email password to, log in with your email, sign in to release, domain … about to expire, domain … expir* … renew, renew your domain, renew immediately, failure to renew, domain name … cancellation, domain registration service, hosting … expires, certificate expires today, website will be blocked, invoice … overdue … avoid, avoid suspension, pay the outstanding, final notice, trademark publication, trademark register, you could be sued, copyright violation notice, images on your website without, start legal action*, list of stolen, hacked your website, i have hacked, ruin your reputation, wallet … within # days, professional hacker, change grades, " +
      "bestatigen sie ihre daten, aus sicherheitsgrunden gesperrt, ihr konto … gesperrt, wird ihr konto, zugang … gesperrt, zahlen sie sofort, inkassoverfahren zu vermeiden, letzte mahnung ihre, brancheneintrag, damit er nicht geloscht, ihre domain … lauft … ab, domain verlangern sie, " +
      "ваш аккаунт … заблокирован*, подтвердите … данные",
    "dear user, dear employee, dear customer, account, within # hours, immediately, act immediately, view invoice, rechnung ansehen, amount due, overdue, download the evidence, attached file, premium eintrag, laufzeit # monate, security alert, secure, suspended, distributor or business partner, forward this to your ceo, dear ceo, spy on, unusual activity, taken offline, within # days or, evidence here, internet keyword, copyright infringement and, " +
      "your password, same password, password expires, expires today, bounce, terminated, unpaid, unpaid invoice, not received by, cancel it here, if this was not, not authorise, not authorize, exploited, hole in your, vulnerabilities, hackers, bounty, customer data, dark web, will be published, be blocked, be deleted, be suspended, be closed, avoid court, unauthorised, unauthorized, licence fee, license fee, belongs to our, publication fee, register of companies, without delay, settle the, statement of your, cloned cards, fake documents, passports, synchroni*, lose your, not be delivered, your parcel, your account, your wallet, your mailbox, secure mail, your subscription, has been renewed, to cancel, " +
      "important notice, third party, your domain, being applied for, our registrar, registrar, priority until, migrating, re validate, revalidate, validate, will not receive, mailboxes, our crawler, detected, unlicensed, photographs on your, lawsuits, violations, case #, within five, your card, will be charged, to refund call, security suites, blocked a login, card number, restore access, another country, for your safety, recorded you, your camera, your contacts, all your contacts, webcam, bitcoin within, konto, versandkosten, wartet auf sie, ein paket, sie haben post, gesperrt, password",
  ),
  trade: topic(
    "web design … company, website design company, web development company, app development company based, offshore … development, mobile app development company, developers at #, redesign* your website, redesigning your website, new look for your website, develop a mobile app for your, errors on your website, errors … your website, fehler auf ihrer, fehler … ihrer website, in our audit, free website audit, your website scored, checked your site, your site loads slow*, site loads slowly, improve your site speed, i sent you an email … seo, email list of, verified email list, list of decision makers, acquiring an email list, business owners in your industry, scrape any, million contact forms, messages to website owners, through their contact forms, your ad text, contact forms like this, deliver your ad, real followers, positive reviews for your, star reviews for, remove negative reviews, virtual assistant* start*, trained virtual assistant*, book # … sales calls, # … qualified … calls, new clients per month, done for you … outreach, you only pay for results, monetize your website, highest cpm, lifetime access, unlimited videos, one time $ #, never paying for, selected as one of, confirm your participation, " +
      "# neue kunden im monat, neue kunden im monat, planbar #, ohne kaltakquise, solaranlage ohne, stromanbieter wechseln, zahlen sie noch zu viel, sie wurden ausgewahlt, sie haben … gewonnen, gewinn einzulosen, gutschein im wert, " +
      "баз* данных клиентов, email рассылк*, рассылк* … форм*, формам обратной связи, сообщений за",
    "you won, portfolio, price list, affordable, low cost, lowest price, free sample, free samples, packages, catalogue, quotation, responsive, iso certified, based in india, satisfaction, deliverability, unsubscribe, free shipping, # reviews, quick # minute, quick question, i help agencies, swiss movement, web developer, kurz zu mir, ich helfe, # minuten zeit, гарантия, низкая цена, рассылка, пишите в, app development company, logo design, explainer video*, animated explainer, dedicated developers, # hour, website … audit, complete database, b2b … database, email database, # followers, shoutout, cold outreach, on autopilot, proven system, push ads, replica watches, designer bags, factory price, professional manufacturer, we are … manufacturer, we are … factory, packaging factory, oem accepted, moq, printed pens, with your logo, sponsorship of, cold email campaigns, bulk smtp, " +
      "outsourcing, years of experience, rates from, per lead, exclusive leads, qualified leads, more leads, sales calls, promo video*, samples, watch samples, coupon, promo code, hosting bill, uptime, free migration, qa team, software testing, encyclopedia, approval guarantee, most trusted, best agencies, include you, full page, deadline for acceptance, award, outbound, demos, worth a chat, business relations, foshan, shenzhen, guangdong, in china, in vietnam, in india, in pakistan, eastern europe, production of, buy followers, likes and comments, guarantee, instant start, unlimited, pre vetted, remote developers, developers at, graphic design, web design, webdesign, brochure, banner, logo, flyer*, visitenkarten, hausbesitzer, solaranlage*, warmepumpe*, sichern, wie ihre, card processing, comparison, reviews for your, more clients, more customers, new clients, your agency, founders, any requirement, happy to assist, your requirement*, our team can, our experts, our past work, redesign*, upgrade or redesign, go ahead, look* broken, looks outdated, veraltet, fix this, heads up, for sale, # kg, форм*, сайтам, стоимость, отчет, " +
      "engineers from, dedicated engineers, cheaper than, scale, startups, intro call, # minute intro, million b2b, b2b contacts, contacts with, mobile numbers, lifetime, one payment, discount ends, our plugin, plugin, viral, shorts, clips, reels, ratings, # stars, raise you, push them down, discreetly, exporter of, competitive price, valued inquiry, awaiting your, greetings of the day, custom software, affordable budget, may we know, on request, nominated, prize, trophy, certificate, gala ticket, winner package, for einmalig, einmalig, antworten sie einfach, unvollstandig, verliert taglich, we turn one, we develop, reasonable, our work, of our work, your website address",
  ),
} as const satisfies Record<string, SpamTopic>;
export type SpamTopicName = keyof typeof spamTopics;

function topic(sure: string, hints: string): SpamTopic {
  return { sure: phrases(sure), hints: phrases(hints) };
}
