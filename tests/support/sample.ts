/**
 * Chooses from many inputs that ask one question. A quick `npm test` tries every so many of them, `npm test -- all`
 * tries all.
 */
export function sample<T>(inputs: readonly T[], every: number): readonly T[] {
  return process.env["TESTS"] === "quick" ? inputs.filter((_, at) => at % every === 0) : inputs;
}
