const FIGURES = [
  "zero oh null",
  "one eins",
  "two zwei zwo",
  "three drei",
  "four vier",
  "five fünf",
  "six sechs",
  "seven sieben",
  "eight acht",
  "nine neun",
  "ten zehn",
  "eleven elf",
  "twelve zwölf",
  "thirteen dreizehn",
  "fourteen vierzehn",
  "fifteen fünfzehn",
  "sixteen sechzehn",
  "seventeen siebzehn",
  "eighteen achtzehn",
  "nineteen neunzehn",
].flatMap((words, figure) => words.split(" ").map((word) => [word, figure] as const));
/** The words for the digits 0 to 9, each with its digit. */
export const DIGITS = FIGURES.filter(([, figure]) => figure < 10);
const ONES = DIGITS.filter(([, figure]) => figure > 0);
const TENS = [
  "twenty zwanzig",
  "thirty dreißig",
  "forty vierzig",
  "fifty fünfzig",
  "sixty sechzig",
  "seventy siebzig",
  "eighty achtzig",
  "ninety neunzig",
].flatMap((words, at) => {
  const ten = 10 * (at + 2);
  const [english = "", german = ""] = words.split(" ");
  const withOnes = ONES.flatMap(([one, figure]) =>
    [
      `${english} ${one}`,
      `${english}-${one}`,
      `${one.replace(/s$/u, "")}und${german}`,
      `${one}und${german}`,
    ].map((word) => [word, ten + figure] as const),
  );
  return [[english, ten] as const, [german, ten] as const, ...withOnes];
});
export const figures = new Map([...FIGURES, ...TENS].map(([word, value]) => [word, `${value}`]));
const TIMES: Readonly<Record<string, number>> = { double: 2, doppel: 2, triple: 3 };
const longest = [...figures.keys()].toSorted((one, other) => other.length - one.length);
const PART = String.raw`(?:(?:${Object.keys(TIMES).join("|")})[\s-])?(?:${longest.join("|")}|\d{1,4})`;
const DICTATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(plus\s)?(${PART}(?:[\s,-]{1,3}${PART}){4,15})(?![\p{L}\p{N}])`,
  "giu",
);

/**
 * Replaces a dictated telephone number, such as "zero one seven six 55 12", by digits. Fewer than five number words or
 * groups of digits do not count as a telephone number.
 */
export function inFigures(message: string): string {
  return message.replaceAll(DICTATED, (found, plus: string | undefined, parts: string) => {
    if (!/\p{L}/u.test(parts)) return found;
    const words = Array.from(parts.toLowerCase().matchAll(new RegExp(PART, "gu")), ([part]) => {
      const [times = ""] = part.split(/[\s-]/u);
      const word = times in TIMES ? part.slice(times.length + 1) : part;
      return (figures.get(word) ?? word).repeat(TIMES[times] ?? 1);
    });
    const number = words.join("");
    return number.length < MIN_DICTATED ? found : `${plus ? "+" : ""}${number}`;
  });
}
const MIN_DICTATED = 6;
