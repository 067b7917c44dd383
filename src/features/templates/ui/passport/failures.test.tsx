import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Passport, type PassportEffect } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { Failures } from "./failures.tsx";

type Failure = Passport["failures"][number];

const ALL = globSync("templates/*/*/passport.json").map((path) =>
  Passport.parse(JSON.parse(readFileSync(path, "utf8"))),
);
const recorded = ALL[0]!;

function textOf(...failures: Failure[]): string {
  const proof = {
    passport: { ...recorded, failures },
    guide: { errors: "" },
    costs: { case: "lead" },
  } as PassportProof;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Failures proof={proof} />
    </MemoryRouter>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

const unplayed: Failure = {
  step: "Save the lead",
  service: "Google Sheets",
  channel: "googleSheets",
  tries: 3,
  outcome: "stop",
  leadsTo: [],
  state: "unplayed",
  seen: [],
  tells: [{ channel: "gmail", place: "office@example.com" }],
  isTellingLost: false,
};
const note: PassportEffect = {
  act: "send",
  channel: "gmail",
  service: "Gmail",
  place: "office@example.com",
  text: "A lead waits",
  tells: true,
};
const seen: Failure["seen"] = [{ situation: "The sheet fails", ended: "success", after: [note] }];

test("a recorded failure says what was sent afterwards, how the run ended, and who gets a notice", () => {
  const text = textOf({
    ...unplayed,
    outcome: "branch",
    leadsTo: ["Mail it"],
    state: "played",
    seen,
  });
  expect(text).toContain("You get a message");
  expect(text).toContain(
    "Tried up to 3 times, then it goes on by the steps for failures, first “Mail it”. Seen when “The sheet fails”: Email to office@example.com: “A lead waits”; the run ended well. You get: Email to office@example.com.",
  );
  expect(text).toContain("the lead is not dropped");
  expect(text).not.toContain("nobody has seen it");
});

test("a failure that no run recorded claims nothing about its effects", () => {
  const text = textOf(unplayed);
  expect(text).toContain("This stands in the workflow, and nobody has seen it");
  expect(text).toContain("If it fails: tried up to 3 times, then the run ends.");
  expect(text).not.toMatch(/seen when/i);
});

test("a step that was given a failed entry says what it did with it, and what would happen if it failed", () => {
  const text = textOf({ ...unplayed, state: "handed", seen });
  expect(text).toContain(
    "Not made to fail itself, but given an entry that had failed, when “The sheet fails”: Email to office@example.com",
  );
  expect(text).toContain("If it fails: tried up to 3 times, then the run ends.");
});

test("somebody who is notified by the failing service itself learns where to look instead", () => {
  const text = textOf({ ...unplayed, channel: "gmail", service: "Gmail" });
  expect(text).toContain("Where the guide says that you get a message: it goes by Gmail.");
  expect(text).toContain("You get a message, unless the service that sends it is down");
  expect(text).not.toContain("You get:");
  expect(textOf({ ...unplayed, tells: [] })).toContain("No message: n8n lists the run as failed");
  expect(textOf({ ...unplayed, outcome: "on", tells: [] })).toContain(
    "Whether a message tells you was not seen",
  );
});

test("a run that ended as failed, and a message that failed as well, are not told as silence", () => {
  const played: Failure = { ...unplayed, outcome: "on", state: "played", tells: [], seen };
  expect(textOf(played)).toContain("No message was sent in the recorded run, which ended well");
  const ended = [{ ...seen[0]!, ended: "error" as const }];
  expect(textOf({ ...played, seen: ended })).toContain(
    "n8n lists the run as failed, under Executions",
  );
  expect(textOf({ ...played, isTellingLost: true })).toContain(
    "The message that would tell you failed in that run as well",
  );
});

test.each(ALL.map((passport) => [passport.slug, passport] as const))(
  "%s promises no message about a failure by the service that fails, and none that nobody saw",
  (_slug, { failures }) => {
    const promised = failures.filter((one) => textOf(one).includes("You get:"));
    const wrong = promised.filter(
      ({ tells, channel: own, state, outcome }) =>
        tells.every(({ channel }) => channel === own) || (state === "handed" && outcome !== "stop"),
    );
    expect(wrong.map(({ step }) => step)).toEqual([]);
  },
);
