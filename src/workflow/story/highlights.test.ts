import { expect, test } from "vitest";
import { highlightsOf, outcomeOf } from "./highlights.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { readFirstCase, type StoryStep } from "./story.ts";

const NOTHING = { count: 0, shown: [] };
const DEED = { channel: "gmail", place: "", subject: "", text: "Hello", values: [] };

function step(node: string, changes: Partial<StoryStep> = {}): StoryStep {
  const went = [{ ...NOTHING, way: "" }];
  return {
    node,
    kind: "",
    wires: [],
    parts: [],
    came: NOTHING,
    went,
    deeds: [],
    moreDeeds: 0,
    ...changes,
  };
}

const decision = (node: string) => step(node, { went: [{ ...NOTHING, way: "yes" }] });
const sending = (node: string) => step(node, { deeds: [{ ...DEED, act: "send" }] });
const looking = (node: string) => step(node, { deeds: [{ ...DEED, act: "look" }] });
const names = (steps: StoryStep[]) => highlightsOf({ steps }).map(({ node }) => node);

test("steps that reach a service are shown first; if these are few, the last decisions are added", () => {
  const steps = [
    step("Start"),
    step("Set your values"),
    decision("What started it?"),
    looking("Read"),
    step("Reckon"),
    decision("Is it due?"),
    decision("Is it known?"),
    sending("Send"),
  ];
  expect(names(steps)).toEqual(["Start", "Read", "Is it due?", "Is it known?", "Send"]);
});

test("a loop is shown once, and every failed step is shown", () => {
  const steps = [
    step("Start"),
    sending("Send"),
    step("Wait"),
    sending("Send"),
    step("Note", { error: "" }),
  ];
  expect(names(steps)).toEqual(["Start", "Send", "Wait", "Note"]);
});

test("of many steps that use a service, six are shown, including those that reach a person", () => {
  const looks = Array.from({ length: 9 }, (_, place) => looking(`Read ${place}`));
  const shown = names([step("Start"), ...looks, sending("Send")]);
  expect(shown).toHaveLength(6);
  expect(shown.at(-1)).toBe("Send");
});

test("the outcome is the last step that reached a person, otherwise the last step", () => {
  expect(outcomeOf([step("Start"), sending("Send"), looking("Note")])).toBe(1);
  expect(outcomeOf([step("Start"), looking("Note")])).toBe(1);
});

test("a message to somebody else is the outcome rather than a later one to the owner", () => {
  const to = (place: string) => step(place, { deeds: [{ ...DEED, act: "send", place }] });
  const steps = [step("Start"), to("patient@example.com"), to("practice@example.com")];
  expect(outcomeOf(steps, ["practice@example.com"])).toBe(1);
  expect(outcomeOf(steps.toSpliced(1, 1), ["practice@example.com"])).toBe(1);
});

test("a draft for a customer is the outcome rather than a later message to the team", () => {
  const draft = step("Draft", { deeds: [{ ...DEED, act: "draft" }] });
  const told = step("Tell the team", {
    deeds: [{ ...DEED, act: "send", channel: "slack", place: "#reception" }],
  });
  expect(outcomeOf([step("Start"), draft, told])).toBe(1);
  expect(outcomeOf([step("Start"), told])).toBe(1);
});

test("the first run of every template has four to six highlights", () => {
  expect(TEMPLATES.length).toBeGreaterThan(40);
  const counted = TEMPLATES.map(({ folder, text, json }) => {
    const files = { record: text("run.json"), workflow: text("workflow.json") };
    const story = readFirstCase({ ...files, metadata: json("metadata.json") });
    return { folder, steps: highlightsOf(story?.first ?? { steps: [] }).length };
  });
  expect(counted.filter(({ steps }) => steps < 4 || steps > 6)).toEqual([]);
});
