const BEGIN = /^begin\b/i;
const COMMIT = /^commit\b/i;
const ROLLBACK = /^rollback\b(?! to\b)/i;
/** Matches statements that write, except those for counters of rate limits. */
const WRITE = /^\s*(?:with\b.*\b)?(?:insert|update|delete)\b(?!.*\brate_limits\b)/is;

/**
 * Finds the statements right after a committed change. If one fails, the answer must not say that nothing was stored.
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
