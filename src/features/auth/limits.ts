/* Separate from contract.ts, so that a form can be shown before the schemas are loaded. */

/** Lengths of passwords, bytes in UTF-8. A password between `maxBytes` and `maxCharacters` gets its own error message. */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Maximum characters of a typed six-digit code, including the spaces that people copy with it. */
export const MAX_CODE = 20;
/** Maximum characters of a typed recovery code, including the spaces that people copy with it. */
export const MAX_RECOVERY_CODE = 50;
export const MAX_NAME = 200;
/** Maximum size of a profile as JSON in UTF-8. An access token contains the profile and must stay below 4 kB. */
export const MAX_METADATA_BYTES = 1024;
export const MAX_FACTOR_NAME = 100;
/** Maximum characters of the site's name in a QR code. The code contains it twice, with up to twelve bytes per character. */
export const MAX_ISSUER = 50;
