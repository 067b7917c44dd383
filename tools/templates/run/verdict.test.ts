import { beforeAll, expect, test } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";

let verdictOn: typeof import("./run-templates.ts").verdictOn;
beforeAll(async () => {
  await installWorkspace("templates");
  ({ verdictOn } = await import("./run-templates.ts"));
}, 300_000);

const DIFFERENCE = '"Tell sales" was told: item › 0 › text is "Bye" instead of "Hello".';
const UNRELEASED = "workflow.json is not that of version 1.0.0 any more.";

test("a change without a new version is reported with advice, and is not stored", () => {
  for (const accept of [false, true])
    expect(verdictOn([DIFFERENCE], UNRELEASED, accept)).toEqual({
      lines: [`DIFFERS: ${DIFFERENCE}`, UNRELEASED],
      isKept: false,
    });
});

test("a change is stored once it is accepted", () => {
  expect(verdictOn([DIFFERENCE], undefined, false)).toMatchObject({ isKept: false });
  expect(verdictOn([DIFFERENCE], undefined, true)).toEqual({
    lines: [`taken over: ${DIFFERENCE}`],
    isKept: true,
  });
});

test("a run that equals the record is stored without a report", () => {
  expect(verdictOn([], undefined, false)).toEqual({ lines: [], isKept: true });
});

test("a first run is not stored until it is accepted", () => {
  expect(verdictOn(null, undefined, false).lines[0]).toBe("DIFFERS: Nothing is recorded yet.");
  expect(verdictOn(null, undefined, true).isKept).toBe(true);
});
