import { expect, test } from "vitest";
import { annotations } from "../personal-data/annotations.ts";
import { OTHER_TRACES } from "./only-spam.ts";

/**
 * Tables whose rows do not prove that a person did more than send spam. `touches` gets a row only together with a row
 * of another table. `staff_audit` logs what staff did.
 */
const LEFT_OUT = ["touches", "staff_audit"];

test("every table with a person_id proves more than spam, or is left out by name", () => {
  const pointing = Object.entries(annotations)
    .filter(([, { columns }]) => "person_id" in columns)
    .map(([table]) => table.replace(/^public\./, ""));
  const known = ["contact_messages", ...OTHER_TRACES, ...LEFT_OUT];
  expect(pointing.toSorted()).toEqual(known.toSorted());
});
