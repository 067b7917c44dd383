/** Returns one in `every` inputs in a quick `npm test`, and all inputs in `npm test -- all`. */
export function sample<T>(inputs: readonly T[], every: number): readonly T[] {
  return process.env["TESTS"] === "quick" ? inputs.filter((_, at) => at % every === 0) : inputs;
}
