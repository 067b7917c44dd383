import type { Way } from "./word-table.ts";
import type { Word } from "./words.ts";

/** `text`: number of the text, in the order in which texts were added. `score`: has no unit. */
export type Ranked = { text: number; score: number };

export type Postings = {
  /**
   * Returns at most `most` texts, the best first. Each of them contains all stems of at least one of the `ways`
   * (wordings). Texts with equal scores keep their order.
   */
  rank: (ways: readonly Pick<Way, "stems" | "weight">[], most: number) => Ranked[];
  fieldsWith: (stem: string, text: number) => number[];
};

export type PostingsWriter = {
  /**
   * Adds a text to the index.
   * @param fields - for each field of the text, in the order of `boosts`, a list of its words
   */
  add: (fields: readonly (readonly Word[])[]) => void;
  finish: () => Postings;
};

/**
 * Parameters of the ranking function BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011).
 * REPETITION: how much repetitions of a word in a field count. LENGTH: how much less a word counts in a long field.
 * MINIMUM: how much a word counts at least.
 */
const REPETITION = 1.2;
const LENGTH = 0.7;
const MINIMUM = 0.5;

/** Records which stem is in which field of which text. Each of these entries takes 6 bytes. */
export function writePostings(boosts: readonly number[]): PostingsWriter {
  const stems = new Map<string, number>();
  const lengths: number[] = [];
  // The lists are parallel: each index stands for one stem in one field of a text (see `Entries`).
  const written: Written = { stems: [], places: [], times: [] };
  return {
    add(fields) {
      for (const words of fields) {
        const place = lengths.push(new Set(words.map(({ text }) => text)).size) - 1;
        for (const [stem, repeated] of Map.groupBy(words, (word) => word.stem)) {
          const number = stems.get(stem) ?? stems.size;
          stems.set(stem, number);
          written.stems.push(number);
          written.places.push(place);
          written.times.push(repeated.length);
        }
      }
    },
    finish: () =>
      createPostings(boosts, { stems, ...byStem(written, stems.size) }, Uint16Array.from(lengths)),
  };
}

type Written = Record<"stems" | "places" | "times", number[]>;

/** Sorts the entries by stem. A million entries take tens of milliseconds. */
function byStem({ stems, places, times }: Written, count: number): Omit<Entries, "stems"> {
  const starts = new Uint32Array(count + 1);
  for (const stem of stems) starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
  for (let n = 1; n <= count; n += 1) starts[n] = (starts[n] ?? 0) + (starts[n - 1] ?? 0);
  const next = starts.slice();
  const ordered = {
    starts,
    places: new Uint32Array(stems.length),
    times: new Uint16Array(stems.length),
  };
  for (let n = 0; n < stems.length; n += 1) {
    const stem = stems[n] ?? 0;
    const at = next[stem] ?? 0;
    ordered.places[at] = places[n] ?? 0;
    ordered.times[at] = times[n] ?? 0;
    next[stem] = at + 1;
  }
  return ordered;
}

/**
 * For each stem, the fields that contain it. `stems`: the number of each stem. The entries of stem number n are in
 * `places` and `times`, from the index `starts[n]` up to (without) `starts[n + 1]`. `places`: number of a field,
 * counted over the fields of all texts; ascending for each stem. `times`: how often the stem occurs in the field.
 */
type Entries = {
  stems: ReadonlyMap<string, number>;
  starts: Uint32Array;
  places: Uint32Array;
  times: Uint16Array;
};

type Scored = { texts: number[]; scores: number[] };

function createPostings(
  boosts: readonly number[],
  { stems, starts, places, times }: Entries,
  lengths: Uint16Array,
): Postings {
  const width = boosts.length;
  const count = lengths.length / width;
  const averages = boosts.map((_, field) => {
    let sum = 0;
    for (let place = field; place < lengths.length; place += width) sum += lengths[place] ?? 0;
    return sum / count;
  });
  const spanOf = (stem: string) => {
    const number = stems.get(stem);
    return number === undefined ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  };

  function scoresOf(stem: string): Scored {
    const [from = 0, to = 0] = spanOf(stem);
    const holding = boosts.map(() => 0);
    for (let n = from; n < to; n += 1) {
      const field = (places[n] ?? 0) % width;
      holding[field] = (holding[field] ?? 0) + 1;
    }
    const rarity = holding.map((held) => Math.log(1 + (count - held + 0.5) / (held + 0.5)));
    const scored: Scored = { texts: [], scores: [] };
    for (let n = from; n < to; n += 1) {
      const place = places[n] ?? 0;
      const field = place % width;
      const text = (place - field) / width;
      const long = 1 - LENGTH + (LENGTH * (lengths[place] ?? 0)) / (averages[field] ?? 1);
      const often = times[n] ?? 0;
      const score =
        (boosts[field] ?? 0) *
        (rarity[field] ?? 0) *
        (MINIMUM + (often * (REPETITION + 1)) / (often + REPETITION * long));
      const last = scored.texts.length - 1;
      if (scored.texts[last] === text) {
        scored.scores[last] = (scored.scores[last] ?? 0) + score;
      } else {
        scored.texts.push(text);
        scored.scores.push(score);
      }
    }
    return scored;
  }

  return {
    rank(ways, most) {
      const numbers = new Map<string, number>();
      for (const stem of ways.flatMap((way) => way.stems))
        if (!numbers.has(stem)) numbers.set(stem, numbers.size);
      const totals = new Float64Array(count);
      /**
       * For each text, a set of bits: one bit for each stem of the `ways` that the text contains completely. The 33rd
       * stem shares the bit of the 1st, and so on. The text's score is multiplied by the number of set bits.
       */
      const held = new Uint32Array(count);
      const known = new Map([...numbers.keys()].map((stem) => [stem, scoresOf(stem)]));
      for (const { stems: wayStems, weight } of ways) {
        const { texts, scores } = wayStems.flatMap((stem) => known.get(stem) ?? []).reduce(inBoth);
        const bits = wayStems.reduce((all, stem) => all | (1 << (numbers.get(stem) ?? 0)), 0);
        for (let n = 0; n < texts.length; n += 1) {
          const text = texts[n] ?? 0;
          totals[text] = (totals[text] ?? 0) + weight * (scores[n] ?? 0);
          held[text] = (held[text] ?? 0) | bits;
        }
      }
      for (let text = 0; text < count; text += 1)
        totals[text] = (totals[text] ?? 0) * bitsIn(held[text] ?? 0);
      return highest(totals, most);
    },
    fieldsWith(stem, text) {
      const [from = 0, to = 0] = spanOf(stem);
      const fields: number[] = [];
      for (let n = firstFrom(places, text * width, from, to); n < to; n += 1) {
        const field = (places[n] ?? 0) - text * width;
        if (field >= width) break;
        fields.push(field);
      }
      return fields;
    },
  };
}

function inBoth(one: Scored, other: Scored): Scored {
  const both: Scored = { texts: [], scores: [] };
  let at = 0;
  for (let n = 0; n < one.texts.length; n += 1) {
    const text = one.texts[n] ?? 0;
    while ((other.texts[at] ?? text) < text) at += 1;
    if (other.texts[at] !== text) continue;
    both.texts.push(text);
    both.scores.push((one.scores[n] ?? 0) + (other.scores[at] ?? 0));
  }
  return both;
}

function bitsIn(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/**
 * Returns the `most` texts with the highest scores. A frequent word may be in thousands of texts, so texts whose scores
 * are too low are left out before the rest is sorted.
 */
function highest(scores: Float64Array, most: number): Ranked[] {
  const least =
    scores
      .filter((score) => score > 0)
      .toSorted()
      .at(-most) ?? 0;
  const ranked: Ranked[] = [];
  for (let text = 0; text < scores.length; text += 1) {
    const score = scores[text] ?? 0;
    if (score > 0 && score >= least) ranked.push({ text, score });
  }
  return ranked.toSorted((one, other) => other.score - one.score).slice(0, most);
}

/**
 * Returns the index of the first number that is at least `least` (binary search). The numbers ascend between the
 * indexes `from` and `to`.
 */
function firstFrom(numbers: Uint32Array, least: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
