/**
 * Returns one in `every` inputs in a quick `npm test`, and all inputs in `npm test -- all`.
 * @param from - place of the first input, modulo `every`. Tests that count it up cover all inputs together
 */
export function sample<T>(inputs: readonly T[], every: number, from = 0): readonly T[] {
  if (process.env["TESTS"] !== "quick") return inputs;
  return inputs.filter((_, at) => at % every === from % every);
}
