/* Separate from contract.ts, because a form has to be shown before the browser has loaded the schemas. */

/**
 * Limits of a password's length; bytes are counted in UTF-8. If a password has more than `maxCharacters`, the whole
 * request is invalid. With fewer characters but more than `maxBytes`, it gets an error message about its length.
 */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Maximum characters of a typed six-digit code, including the spaces that people copy with it. */
export const MAX_CODE = 20;
/** Maximum characters of a typed recovery code, including the spaces that people copy with it. */
export const MAX_RECOVERY_CODE = 50;
export const MAX_NAME = 200;
/**
 * Maximum size in bytes of a profile as JSON in UTF-8. An access token contains the profile, and must stay below 4 kB.
 */
export const MAX_METADATA_BYTES = 1024;
export const MAX_FACTOR_NAME = 100;
/**
 * Maximum characters of the site's name in a QR code. The code contains the name twice, with up to twelve bytes for
 * each character.
 */
export const MAX_ISSUER = 50;
