import { describe, expect, test } from "vitest";
import { findTemplates } from "../library/template-folder.ts";
import { runnable } from "../run/run-template.ts";
import { mutantsOf } from "./mutants.ts";
import { pickMutants } from "./pick.ts";
import { faultsOfCode, faultsOfParameter } from "./text-faults.ts";

describe("faults of a text", () => {
  test.each([
    ["={{ $json.name }}", "field", "={{ $json.nameGone }}"],
    ["={{ $json.a === 1 }}", "comparison", "={{ $json.a !== 1 }}"],
    ["={{ $json.a >= 1 }}", "boundary", "={{ $json.a > 1 }}"],
    ["={{ $json.a ?? 'none' }}", "default", "={{ $json.a ?? '' }}"],
    ["=Dear {{ $json.name }}", "text", "= {{ $json.name }}"],
    ["Hello there", "text", " there"],
  ])("%s: %s", (text, kind, instead) => {
    expect(faultsOfParameter(text)).toContainEqual(
      expect.objectContaining({ kind, text: instead }),
    );
  });

  test("code is turned in its order, comments are left alone", () => {
    const code = "// a > b is old\nlist.sort((a, b) => a.due - b.due)";
    expect(faultsOfCode(code).map(({ text }) => text)).toEqual([
      "// a > b is old\nlist.sort((a, b) => b.due - a.due)",
    ]);
  });
});

test("mutants differ from the workflow in one place, the same ones for the same seed", () => {
  const { file } = runnable(findTemplates(["send-payment-reminders"])[0]!);
  const all = mutantsOf(file, new Set(["Send the clear reminder"]));
  expect(new Set(all.map(({ kind }) => kind))).toContain("schedule");
  for (const mutant of all) {
    const changed = file.nodes.filter((node, place) => node !== mutant.file.nodes[place]);
    expect(changed.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(mutant.file)).not.toBe(JSON.stringify(file));
  }
  expect(pickMutants(all, 2, 7)).toEqual(pickMutants(all, 2, 7));
});
