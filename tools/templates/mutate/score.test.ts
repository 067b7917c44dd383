import { expect, test } from "vitest";
import type { FaultKind } from "./fault.ts";
import type { Mutant, Place } from "./mutants.ts";
import { weaknesses, weaknessesOfAll } from "./pass-mark.ts";
import { scoreAgain, scoreOf } from "./score.ts";

const of = { workflow: `sha256-${"0".repeat(64)}`, fixtures: `sha256-${"1".repeat(64)}` };

function results(kind: FaultKind, place: Place, made: number, noticed: number) {
  return Array.from({ length: made }, (_, at) => ({
    mutant: { kind, place, node: place, what: `${kind} ${at}` } as Mutant,
    noticed: at < noticed,
  }));
}

test("a fault that makes no difference is not counted, unless a case noticed it", () => {
  const known = [
    { fault: "code › field 1", because: "Nobody reads it." },
    { fault: "code › field 0", because: "It was noticed all the same." },
  ];
  const score = scoreOf(of, results("field", "code", 3, 1), known);
  expect(score.kinds).toEqual({ field: { made: 2, noticed: 1 } });
  expect(score.missed).toEqual(["code › field 2"]);
  expect(score.equivalent).toEqual(known.slice(0, 1));
});

test("a score can be computed again for the same mutants, and differs for others", () => {
  const all = results("field", "code", 4, 3);
  const score = scoreOf(of, all, []);
  const draw = all.map(({ mutant }) => mutant);
  expect(scoreAgain(score, draw, [])).toEqual(score);
  expect(scoreAgain(score, draw.slice(1), [])).not.toEqual(score);
  const other = scoreAgain({ ...score, missed: ["code › gone"] }, draw, []);
  expect(other.missed).toEqual([]);
});

test("a score below the pass mark is reported with its numbers and the required share", () => {
  const weak = scoreOf(of, results("text", "code", 100, 59), []);
  expect(weaknesses(weak)).toEqual(["Its cases noticed 59 of 100 faults; 60 % are asked for."]);
  expect(weaknesses(scoreOf(of, results("text", "code", 100, 60), []))).toEqual([]);
});

test("the score of the library is judged for all faults, for those in nodes that contact a service, and for each frequent kind", () => {
  const good = scoreOf(of, results("text", "code", 90, 90), []);
  const weak = scoreOf(of, results("order", "service", 2, 1), []);
  expect(weaknessesOfAll([good, weak])).toEqual([
    "Its cases noticed 1 of 2 faults in nodes that contact somebody; 85 % are asked for.",
  ]);
  const worse = scoreOf(of, results("order", "service", 3, 1), []);
  expect(weaknessesOfAll([worse, worse])).toEqual([
    "Its cases noticed 2 of 6 faults; 85 % are asked for.",
    "Its cases noticed 2 of 6 faults in nodes that contact somebody; 85 % are asked for.",
    'Its cases noticed 2 of 6 faults of the kind "order"; 75 % are asked for.',
  ]);
});
