/** Durations in ms. A light runs along a wire for LIGHT. The element at the end of the wire then pulses for PULSE. */
export const LIGHT = 650;
export const PULSE = 300;
const BEFORE_THE_FIRST = 350;
const BETWEEN_MARKS = 140;

/**
 * Times in ms at which the parts of a story's animation start.
 * @param marks - number of marked texts in the message
 * @param results - number of rows that show results
 */
export function schedule(marks: number, results: number) {
  const arrives = BEFORE_THE_FIRST + LIGHT;
  const marked = range(marks).map((mark) => arrives + PULSE + mark * BETWEEN_MARKS);
  const leaves = (marked.at(-1) ?? arrives) + PULSE;
  const understood = leaves + LIGHT;
  const sent = range(results).map((row) => understood + PULSE + row * LIGHT);
  const filled = sent.map((start) => start + LIGHT);
  const waits = (filled.at(-1) ?? understood) + PULSE;
  return { enters: BEFORE_THE_FIRST, arrives, marked, leaves, understood, sent, filled, waits };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, position) => position);
}
