import { SQLSTATE } from "./database-error.ts";

export type DatabaseFailure = "away" | "busy" | "read-only";

/**
 * Returns the kind of a database failure after which the same statement may succeed later; undefined for other errors.
 * An error's `cause` is examined too.
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  // A TypeError comes from a bug, or from a failed `fetch` to another server, but not from the database.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  const code = sqlStateOf(error);
  const known = BY_CODE.find(([pattern]) => code !== undefined && pattern.test(code));
  return known ? known[1] : databaseFailure(error.cause);
}

/**
 * Whether a write failed because it refers to a row that does not exist (any more). PostgreSQL also uses the code 23503
 * when a foreign key refuses a deletion, but no foreign key of this site does.
 */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === "23503" || isOwnerGone(error.cause);
}

/** Kinds of failure by SQLSTATE (PostgreSQL manual, appendix A), or by the code of an error of Node's sockets. */
const BY_CODE: readonly [RegExp, DatabaseFailure][] = [
  [/^(?:53100|25006)$/, "read-only"],
  [/^(?:53...|57014|55P03|40001|40P01|25P03|25P04)$/, "busy"],
  [/^(?:08...|57P0[1-5]|58030)$/, "away"],
  [/^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/, "away"],
  [/^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/, "away"],
];

/** Error messages of the library pg that come without a code, each with a fitting SQLSTATE. */
const WITHOUT_CODE: readonly [RegExp, string][] = [
  [/^timeout exceeded when trying to connect$/, SQLSTATE.tooManyConnections],
  [/^(?:Connection terminated|timeout expired$|Query read timeout)/, SQLSTATE.connectionFailure],
  [/^Client (?:was closed|has encountered a connection error)/, SQLSTATE.connectionFailure],
  [/^Cannot use a pool after calling end/, SQLSTATE.connectionFailure],
];

export function sqlStateOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return code;
  return WITHOUT_CODE.find(([pattern]) => pattern.test(error.message))?.[1];
}
