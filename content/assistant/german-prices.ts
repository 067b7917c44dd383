// German words for the monthly prices of the services, which the library has in English (content/library/connections/).
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /by use, mostly (?:less than a cent|a cent or less) a run/,
    "nach Gebrauch, meist höchstens ein Cent je Lauf",
  ],
  [/you buy (.+) of credit to begin/, "zu Beginn kaufen Sie Guthaben für $1"],
  [/you buy credit to begin/, "zu Beginn kaufen Sie Guthaben"],
  [
    /a few cents for each message that you begin, by country/,
    "einige Cent für jede Nachricht, die Sie beginnen, je nach Land",
  ],
  [
    /what your host takes for the database, or free on your own server/,
    "was Ihr Anbieter für die Datenbank nimmt, oder kostenlos auf Ihrem eigenen Server",
  ],
  [/in its cloud/, "in dessen Cloud"],
  [/on a rented server/, "auf einem gemieteten Server"],
  [/free on your own$/, "kostenlos auf Ihrem eigenen"],
  [/on your own(?! server)/, "auf Ihrem eigenen"],
  [/^free account/, "kostenloses Konto"],
  [/for other people's data/, "für Daten anderer Menschen"],
  [/^free plan/, "kostenloser Tarif"],
  [/^nothing/, "nichts"],
  [/^free$/, "kostenlos"],
  [/within its limits/, "in dessen Grenzen"],
  [/up to ([\d,]+) requests a month/, "bis $1 Abfragen im Monat"],
  [/beyond your (.+?) plan/, "außer Ihrem Tarif bei $1"],
  [/beyond Stripe's fees for payments/, "außer den Gebühren von Stripe für Zahlungen"],
  [/beyond the machine and its electricity/, "außer dem Rechner und seinem Strom"],
  [/beyond your mailbox/, "außer Ihrem Postfach"],
  [/beyond your shop/, "außer Ihrem Shop"],
  [/beyond your (.+)/, "außer Ihrem $1"],
  [/a number from/, "eine Nummer from"],
  [/each SMS from/, "jede SMS from"],
  [/in the USA and/, "in den USA und"],
  [/(\d+) to (\d+) cents/, "$1 bis $2 Cent"],
  [/in most of Europe/, "in den meisten Ländern Europas"],
  [/a person/, "je Person"],
];

/** Returns a service's monthly price in German. */
export function priceInGerman(price: string): string {
  const translated = PHRASES.reduce(
    (text, [english, german]) => text.replace(english, german),
    price,
  );
  return translated
    .replaceAll("from about", "ab etwa")
    .replaceAll(/\$(\d+)/g, "$1 Dollar")
    .replaceAll(/€(\d+)/g, "$1 Euro")
    .replaceAll(/\bcents?\b/g, "Cent");
}
