import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only when they were tried again: they are passed, not forgotten. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`Passed only when tried again: ${name}`);
  }
}
