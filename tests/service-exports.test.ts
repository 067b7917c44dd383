import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { EVENT_TYPES } from "#shared/events.ts";

/* A service has no function that only tests call: a page, an endpoint, a job or another feature has to call it. */

const CODE = globSync("src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const SERVICES = CODE.filter(({ file }) => /\/features\/\w[\w-]*\/server\/service\.ts$/.test(file));

/** Only tests call these from outside of their service. */
const ONLY_TESTS = ["flushVisits", "libraryChanged", "listSolutions"];

/** Returns the names of the values that a file exports, without types. */
function exportedBy(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm)];
  const passedOn = [...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" as ").at(-1) ?? ""),
  );
  const values = passedOn.filter((name) => name !== "" && !name.startsWith("type "));
  return [...declared.map(([, name = ""]) => name), ...values];
}

/** Whether a file may call the service: the other files beside the service make it up, except those of endpoints. */
function calls(file: string, service: string): boolean {
  return !file.startsWith(dirname(service)) || /(?:http|guard)\.ts$/.test(file);
}

test("every function that a service exports is called by the site", () => {
  const exported = SERVICES.flatMap(({ file, text }) =>
    exportedBy(text).map((name) => ({ file, name })),
  );
  expect(exported.length).toBeGreaterThan(100);
  const unused = exported.filter(({ file, name }) => {
    const word = new RegExp(`\\b${name}\\b`);
    return !CODE.some((other) => calls(other.file, file) && word.test(other.text));
  });
  expect(unused.map(({ name }) => name).toSorted()).toEqual(ONLY_TESTS);
});

test("every event that staff can choose for a webhook is published somewhere", () => {
  const publishers = CODE.filter(({ text }) => text.includes("outbox"));
  const never = EVENT_TYPES.filter(
    (type) => !publishers.some(({ text }) => text.includes(`type: "${type}"`)),
  );
  expect(never).toEqual([]);
});
