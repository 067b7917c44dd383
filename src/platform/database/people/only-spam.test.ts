import { expect, test } from "vitest";
import { annotations } from "../personal-data/annotations.ts";
import { OTHER_TRACES } from "./only-spam.ts";

/**
 * Tables that prove nothing by themselves. `touches` gets a row only with a message, a download or a lead from the
 * chat, which other tables record. `staff_audit` logs what staff did.
 */
const LEFT_OUT = ["touches", "staff_audit"];

test("every table with a person_id proves more than spam, or is left out by name", () => {
  const pointing = Object.entries(annotations)
    .filter(([, { columns }]) => "person_id" in columns)
    .map(([table]) => table.replace(/^public\./, ""));
  const known = ["contact_messages", ...OTHER_TRACES, ...LEFT_OUT];
  expect(pointing.toSorted()).toEqual(known.toSorted());
});
