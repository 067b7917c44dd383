/**
 * Chooses the inputs for a test that does the same with many inputs. A quick `npm test` uses one in `every` inputs;
 * `npm test -- all` uses all.
 */
export function sample<T>(inputs: readonly T[], every: number): readonly T[] {
  return process.env["TESTS"] === "quick" ? inputs.filter((_, at) => at % every === 0) : inputs;
}
