import { stripVTControlCharacters } from "node:util";

/** The part of Vitest's JSON report that this module reads. */
export type TestsReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type Suite = { file?: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; ok: boolean; tests: { results: TryResult[] }[] };
type TryResult = { status: string; error?: { message?: string } };

/** The part of Playwright's JSON report that this module reads. */
export type JourneysReport = { suites: Suite[]; errors?: { message?: string }[] };

/** Lists the tests that failed, and the files that could not be loaded, with the reasons. */
export function failedTests({ testResults }: TestsReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [line(name, message)];
    return failed.map((test) => line(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/**
 * Lists the journeys (tests in a browser) that failed in each try, and errors outside the journeys. Each line has the
 * reason.
 */
export function failedJourneys({ suites, errors = [] }: JourneysReport): string[] {
  const failed = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => line(nameOf(spec), errorsOf(spec).at(-1)));
  return [...failed, ...errors.map(({ message }) => line("outside the journeys", message))];
}

/** Lists the journeys that passed only when they were repeated, with the reason of the first failure. */
export function repeatedJourneys({ suites }: JourneysReport): string[] {
  return suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => ok && tests.some(({ results }) => results.length > 1))
    .map((spec) => line(nameOf(spec), errorsOf(spec)[0]));
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function nameOf({ file, title }: Spec): string {
  return `${file}: ${title}`;
}

function errorsOf({ tests }: Spec): string[] {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ error }) => (error?.message ? [error.message] : [])),
  );
}

/**
 * Writes a failed test as a line, with its reason. The first three lines of a reason say what the test expected and
 * what it got.
 */
function line(name: string, reason = "no reason was reported"): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean);
  return `${name}: ${lines.slice(0, 3).join(" / ")}`;
}
