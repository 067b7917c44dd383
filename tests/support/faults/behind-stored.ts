const BEGIN = /^begin\b/i;
const COMMIT = /^commit\b/i;
const ROLLBACK = /^rollback\b(?! to\b)/i;
/** Statements that write, except those for counters of rate limits. */
const WRITE = /^\s*(?:with\b.*\b)?(?:insert|update|delete)\b(?!.*\brate_limits\b)/is;

/**
 * Finds the SQL statements that a request sends right after it has committed a change. If such a statement fails, the
 * answer must not say that nothing was stored.
 * @param statements - all statements of one request, in their order
 * @returns indexes in `statements`
 */
export function behindStored(statements: readonly string[]): number[] {
  let inTransaction = false;
  return statements.flatMap((sql, place) => {
    const isStored = inTransaction ? COMMIT.test(sql) : WRITE.test(sql);
    if (BEGIN.test(sql)) inTransaction = true;
    if (COMMIT.test(sql) || ROLLBACK.test(sql)) inTransaction = false;
    return isStored && place + 1 < statements.length ? [place + 1] : [];
  });
}
