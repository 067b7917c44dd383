import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Passport } from "#workflow/passport/passport.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import type { PassportProof } from "../../views.ts";
import { Changes, Kept } from "./changes.tsx";

const recorded = Passport.parse(TEMPLATES[0]!.json("passport.json"));

function textOf(...writes: Passport["writes"]): string {
  const remembers = [{ step: "Skip known ones", most: 10_000 }];
  const proof = { passport: { ...recorded, writes, remembers } } as PassportProof;
  return renderToStaticMarkup(
    <>
      <Changes proof={proof} />
      <Kept proof={proof} />
    </>,
  ).replace(/<[^>]+>/g, " ");
}

test("each place is listed once, with the steps that write there and how long it stays", () => {
  const text = textOf(
    { step: "Note it", service: "Google Sheets", act: "add", places: ["Leads"] },
    { step: "Mark it", service: "Google Sheets", act: "change", places: ["Leads"] },
  );
  expect(text.match(/Google Sheets, Leads/g)).toHaveLength(1);
  expect(text).toContain(
    "“Note it”: adds to it. “Mark it”: writes to it. What is written stays until",
  );
  expect(text).toContain("n8n, the memory of “Skip known ones”");
  expect(text).toContain("the last 10,000");
  expect(text).toContain("for 14 days, unless you set another time");
});

test("a place that a step deletes from is not said to hold everything", () => {
  const text = textOf(
    { step: "Save the note", service: "Data table", act: "add", places: ["notes"] },
    { step: "Forget old notes", service: "Data table", act: "remove", places: ["notes"] },
  );
  expect(text).toContain("n8n’s own table notes");
  expect(text).toContain("“Forget old notes”: deletes from it.");
  expect(text).not.toContain("until you delete it");
});
