import type { Failure } from "./driver.ts";

export const statementFailures: (Failure & { what: string; statuses: readonly number[] })[] = [
  { what: "the connection is lost", code: "08006", message: "connection failure", statuses: [503] },
  { what: "it takes too long", code: "57014", message: "statement timeout", statuses: [503] },
  { what: "others were faster", code: "40001", message: "could not serialize", statuses: [503] },
  { what: "the disk is full", code: "53100", message: "No space left", statuses: [503] },
  // After the error "duplicate key", the site need not answer with 503, because retrying does not help.
  {
    what: "a row is there already",
    code: "23505",
    message: "duplicate key",
    statuses: [409, 422, 500, 503],
  },
];
