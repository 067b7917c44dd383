const BEGIN = /^begin\b/i;
const COMMIT = /^commit\b/i;
const ROLLBACK = /^rollback\b(?! to\b)/i;
/** How often something was asked is no part of what is asked for. */
const WRITE = /^\s*(?:with\b.*\b)?(?:insert|update|delete)\b(?!.*\brate_limits\b)/is;

/**
 * What comes after something was stored for good: whatever becomes of it, the answer must not be that nothing was.
 * @param statements of one request, in their order @returns their places
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
