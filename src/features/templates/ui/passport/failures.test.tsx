import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Passport, type PassportEffect } from "#workflow/passport/passport.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import type { PassportProof } from "../../views.ts";
import { Failures } from "./failures.tsx";

type Failure = Passport["failures"][number];

const ALL = TEMPLATES.map(({ json }) => Passport.parse(json("passport.json")));
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

test("a recorded failure says where the run went, when that was seen, and who gets a message", () => {
  const text = textOf({
    ...unplayed,
    outcome: "branch",
    leadsTo: ["Mail it"],
    state: "played",
    seen,
  });
  expect(text).toContain(
    "“Save the lead”: another way, first “Mail it”. Tried 3 times. You get: Email to office@example.com. Seen: “The sheet fails”.",
  );
  expect(text).toContain("the lead is not dropped");
  expect(text).not.toContain("Not tested");
});

test("a failure that no run recorded claims nothing about its effects", () => {
  const text = textOf(unplayed);
  expect(text).toContain(
    "“Save the lead”: late. Tried 3 times. You get: Email to office@example.com. Not tested.",
  );
  expect(text).not.toMatch(/seen/i);
});

test("for a step that only received an error, the text says so, and what would happen if the step failed", () => {
  const text = textOf({ ...unplayed, state: "handed", seen });
  expect(text).toContain("Seen only with what had failed earlier: “The sheet fails”.");
  expect(text).toContain("“Save the lead”: late. Tried 3 times.");
});

test("somebody who is notified by the failing service itself learns where to look instead", () => {
  const text = textOf({ ...unplayed, channel: "gmail", service: "Gmail" });
  expect(text).toContain("The message about it goes through the same service");
  expect(text).not.toContain("You get:");
  expect(textOf({ ...unplayed, tells: [] })).toContain("No message: n8n lists the run as failed");
  expect(textOf({ ...unplayed, outcome: "on", tells: [] })).toContain(
    "Whether you hear about it is not known. Not tested.",
  );
});

test("the text says whether n8n lists the run as failed, and whether the message about it failed too", () => {
  const played: Failure = { ...unplayed, outcome: "on", state: "played", tells: [], seen };
  expect(textOf(played)).toContain("Nothing tells you: n8n lists the run as successful");
  const ended = [{ ...seen[0]!, ended: "error" as const }];
  expect(textOf({ ...played, seen: ended })).toContain("n8n lists the run as failed");
  expect(textOf({ ...played, isTellingLost: true })).toContain(
    "The message that would tell you failed as well",
  );
});

test.each(ALL.map((passport) => [passport.slug, passport] as const))(
  "%s promises no message about a failure by the service that fails, and none that nobody saw",
  (_slug, { failures }) => {
    const promised = failures.filter((one) => textOf(one).includes("You get:"));
    const wrong = promised.filter(
      ({ tells, channel: failed, state, outcome }) =>
        tells.every(({ channel }) => channel === failed) ||
        (state === "handed" && outcome !== "stop"),
    );
    expect(wrong.map(({ step }) => step)).toEqual([]);
  },
);
