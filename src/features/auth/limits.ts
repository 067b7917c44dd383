/* These limits are not in contract.ts, so that a form can use them before the browser has loaded the Zod schemas. */

/** `maxBytes`: in UTF-8. Above `maxCharacters`, the server refuses the whole request as invalid. */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Maximum length of a typed code, including the spaces that people copy with it. */
export const MAX_CODE = 20;
export const MAX_RECOVERY_CODE = 50;
export const MAX_NAME = 200;
/** Maximum size of a profile as JSON in UTF-8. The access token contains the profile, and must stay below 4 kB. */
export const MAX_METADATA_BYTES = 1024;
export const MAX_FACTOR_NAME = 100;
/**
 * Maximum characters of the site's name in the QR code for an authenticator app. The QR code contains the name twice,
 * with up to twelve bytes for each character, and has room for only a few kilobytes.
 */
export const MAX_ISSUER = 50;
