import { expect, test } from "vitest";
import { behindStored } from "#tests/support/faults/behind-stored.ts";

const READ = "select 1";
const WRITE = 'insert into "people" values ($1)';

test.each([
  { what: "a commit", statements: ["begin", WRITE, READ, "commit", READ, READ], places: [4] },
  { what: "a write of its own", statements: [READ, WRITE, READ], places: [2] },
  {
    what: "a write in front of which others are read",
    statements: ["with old as (select 1)\n insert into a select 1", READ],
    places: [1],
  },
  {
    what: "each of several commits",
    statements: ["begin", WRITE, "commit", "begin", WRITE, "commit", READ],
    places: [3, 6],
  },
  { what: "no rollback", statements: ["begin", WRITE, "rollback", READ], places: [] },
  {
    what: "no part of a transaction",
    statements: ["begin", "savepoint sp1", WRITE, "rollback to savepoint sp1", WRITE, "commit"],
    places: [],
  },
  {
    what: "no count of how often something was asked",
    statements: ["\n INSERT INTO\n rate_limits VALUES ($1)", READ],
    places: [],
  },
])("statements after something was stored are found: $what", ({ statements, places }) => {
  expect(behindStored(statements)).toEqual(places);
});
