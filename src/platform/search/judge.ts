import type { Concept } from "./concepts.ts";

/**
 * `boost`: weight of the field in the ranking. `strength` (0 to 1): how much a word in this field counts for the
 * `share` of a text (see `Judgment`). `names`: whether the field names the text, as a title does. By default, a field
 * with the strength 1 does.
 */
export type Fields<Field extends string> = Readonly<
  Record<Field, { boost: number; strength: number; names?: boolean }>
>;

export function isNaming({ strength, names = strength === 1 }: Fields<string>[string]): boolean {
  return names;
}

export type Reason<Field extends string = string> = {
  term: string;
  stems: string[];
  field: Field;
  means?: string;
};

/**
 * `share`: how much of the search one text fulfills, from 0 to 1. Example: 0.5 if the title contains one of two
 * searched words.
 */
export type Judgment<Field extends string = string> = { share: number; reasons: Reason<Field>[] };

/** For each searched stem, the fields of one text that contain it. */
export type Match<Field extends string> = ReadonlyMap<string, Field[]>;

/**
 * Factor for the weight of a concept that many texts contain in a strong field, such as the title. A concept that is so
 * common says little about a single text.
 */
const BROAD = 0.5;
const BROAD_SHARE = 0.4;
const BROAD_STRENGTH = 0.6;
const MIN_BROAD = 2;

function isBroad(strengths: readonly number[], among: number): boolean {
  const holding = strengths.filter((strength) => strength >= BROAD_STRENGTH).length;
  return holding > Math.max(MIN_BROAD, among * BROAD_SHARE);
}

/**
 * Judges how well each text fits the concepts. In a sentence, a concept that many texts contain weighs less (see
 * `BROAD`).
 * @param among - for a sentence, the number of texts that may be results; undefined for the words of a search field
 */
export function judge<Field extends string>(
  fields: Fields<Field>,
  concepts: readonly Concept[],
  matches: readonly Match<Field>[],
  among?: number,
): Judgment<Field>[] {
  const held = matches.map((match) => concepts.map((concept) => strongest(fields, concept, match)));
  const weights = concepts.map(({ weight }, place) => {
    const inEach = held.map((best) => best[place]?.strength ?? 0);
    return among !== undefined && isBroad(inEach, among) ? weight * BROAD : weight;
  });
  const total = sum(weights);
  return held.map((best) => ({
    share: sum(best.map(({ strength }, place) => strength * (weights[place] ?? 0))) / total,
    reasons: best.flatMap(({ reason }) => (reason ? [reason] : [])),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * Minimum strength (0 to 1) of a field in which a phrase counts. Weaker fields, such as long descriptions, may contain
 * all words of a phrase by coincidence.
 */
const MIN_PHRASE_STRENGTH = 0.9;

type Strongest<Field extends string> = { strength: number; reason?: Reason<Field> };

function strongest<Field extends string>(
  fields: Fields<Field>,
  { term, ways }: Concept,
  match: Match<Field>,
): Strongest<Field> {
  const order = Object.keys(fields) as Field[];
  let best: Strongest<Field> = { strength: 0 };
  for (const { stems, weight, means } of ways) {
    const field = weakest(
      order,
      stems.map((stem) => match.get(stem)),
    );
    const strength = field ? weight * fields[field].strength : 0;
    if (!field || strength <= best.strength) continue;
    if (stems.length > 1 && fields[field].strength < MIN_PHRASE_STRENGTH) continue;
    best = { strength, reason: { term, stems, field, ...(means && { means }) } };
  }
  return best;
}

/**
 * Finds the strongest field for each stem of a phrase, and returns the weakest of these fields.
 * @param order - names of the fields, strongest first
 * @param places - for each stem, the fields that contain it
 * @returns undefined if a stem is in no field
 */
function weakest<Field extends string>(
  order: readonly Field[],
  places: readonly (Field[] | undefined)[],
): Field | undefined {
  const found = places.map((fields) => order.findIndex((name) => fields?.includes(name)));
  return found.includes(-1) ? undefined : order[Math.max(...found)];
}
