/* Apart from the contract, so that a form can be shown before anything has to be checked. */

/**
 * Lengths of a password: characters at least, UTF-8 bytes at most. One that is too long is told so
 * as long as it has no more than `maxCharacters`.
 */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Characters of a code of six digits, with whatever spaces it was copied with. */
export const MAX_CODE = 20;
/** Characters of a recovery code, the same. */
export const MAX_RECOVERY_CODE = 50;
/** Characters of an account's name. */
export const MAX_NAME = 200;
