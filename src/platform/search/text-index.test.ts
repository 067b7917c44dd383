import { expect, test } from "vitest";
import type { Leniency } from "./concepts.ts";
import { createTextIndex, fitting } from "./text-index.ts";

const FIELDS = { title: { boost: 2, strength: 1 }, text: { boost: 1, strength: 0.5 } } as const;
const leniency: Leniency = {
  empty: new Set(),
  everyday: new Set(),
  services: new Set(),
  unknown: 0.25,
  maxUnknown: 0.5,
  spelled: new Set(),
};

const index = await createTextIndex(FIELDS, [
  ["wine cellar", "wine tasting", "wine labels", "wine list", "beer cellar"].map((title, n) => ({
    id: String(n),
    title,
    text: "no guest may show it",
  })),
]);
const find = (query: string, as?: Leniency) =>
  fitting(index.find(query, 10, as), as).map(({ id }) => id);

test("a word that is in most titles is ignored in a sentence, but a typed search finds it", () => {
  expect(find("wine")).toHaveLength(4);
  expect(find("wine", leniency)).toEqual([]);
  expect(find("i drink wine in my cellar", leniency).toSorted()).toEqual(["0", "4"]);
});

test("a word that occurs only in long texts is ignored in a sentence", () => {
  expect(find("may")).toHaveLength(5);
  expect(find("may", leniency)).toEqual([]);
});

test("a long text that contains all words of a phrase by coincidence does not match the phrase", () => {
  expect(find("no-show")).toEqual([]);
});

test("one of two searched things is enough if its word is in a title, but not if only a synonym is", async () => {
  const jobs = await createTextIndex(FIELDS, [
    [{ id: "jobs", title: "Screen applications", text: "" }],
    [{ id: "other", title: "Something else", text: "" }],
  ]);
  const idsOf = (query: string) => fitting(jobs.find(query, 10)).map(({ id }) => id);
  expect(idsOf("applications zebra")).toEqual(["jobs"]);
  expect(idsOf("Bewerber")).toEqual(["jobs"]);
  expect(idsOf("Bewerber zebra")).toEqual([]);
});

test("a word that is also a property of every JavaScript object, such as constructor, is found", async () => {
  const built = await createTextIndex(FIELDS, [
    [
      { id: "one", title: "Plan a constructor", text: "" },
      { id: "two", title: "Mail a plan", text: "" },
    ],
  ]);
  expect(
    built
      .find("constructor mail", 10)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["one", "two"]);
});
