/** A quick `npm test` tries one in `every` inputs; `npm test -- all` tries all. */
export function sample<T>(inputs: readonly T[], every: number): readonly T[] {
  return process.env["TESTS"] === "quick" ? inputs.filter((_, at) => at % every === 0) : inputs;
}
