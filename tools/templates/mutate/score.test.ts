import { expect, test } from "vitest";
import type { FaultKind } from "./fault.ts";
import type { Mutant, Place } from "./mutants.ts";
import { weaknesses, weaknessesOfAll } from "./pass-mark.ts";
import { scoreAgain, scoreOf } from "./score.ts";

const of = { workflow: `sha256-${"0".repeat(64)}`, fixtures: `sha256-${"1".repeat(64)}` };

/** So many faults of a kind, of which so many were noticed. */
function results(kind: FaultKind, place: Place, made: number, noticed: number) {
  return Array.from({ length: made }, (_, at) => ({
    mutant: { kind, place, node: place, what: `${kind} ${at}` } as Mutant,
    noticed: at < noticed,
  }));
}

test("a fault that makes no difference counts neither way, if it was not noticed", () => {
  const known = [
    { fault: "code › field 1", because: "Nobody reads it." },
    { fault: "code › field 0", because: "It was noticed all the same." },
  ];
  const score = scoreOf(of, results("field", "code", 3, 1), known);
  expect(score.kinds).toEqual({ field: { made: 2, noticed: 1 } });
  expect(score.missed).toEqual(["code › field 2"]);
  expect(score.equivalent).toEqual(known.slice(0, 1));
});

test("a score stands again from its draw, and not from another", () => {
  const all = results("field", "code", 4, 3);
  const score = scoreOf(of, all, []);
  const draw = all.map(({ mutant }) => mutant);
  expect(scoreAgain(score, draw, [])).toEqual(score);
  expect(scoreAgain(score, draw.slice(1), [])).not.toEqual(score);
  const other = scoreAgain({ ...score, missed: ["code › gone"] }, draw, []);
  expect(other.missed).toEqual([]);
});

test("below the pass mark is said what, and how much is asked for", () => {
  const all = [...results("text", "code", 90, 80), ...results("field", "service", 10, 7)];
  expect(weaknesses(scoreOf(of, all, []))).toEqual([
    "Its cases noticed 7 of 10 faults in nodes that contact somebody; 80 % are asked for.",
  ]);
  const weak = scoreOf(of, results("text", "code", 100, 84), []);
  expect(weaknesses(weak)).toEqual(["Its cases noticed 84 of 100 faults; 85 % are asked for."]);
});

test("of the library each kind is judged, where there are enough of it", () => {
  const few = scoreOf(of, results("order", "code", 2, 1), []);
  expect(weaknessesOfAll([few, few])).toEqual([]);
  expect(weaknessesOfAll([few, few, few])).toEqual([
    'Its cases noticed 3 of 6 faults of the kind "order"; 75 % are asked for.',
  ]);
});
