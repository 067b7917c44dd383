/* Apart from the contract, so that a form can be shown before anything has to be checked. */

/** Bytes are counted in UTF-8. Up to `maxCharacters` a password over `maxBytes` gets its own message. */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Characters of six digits, with whatever spaces they were copied with. */
export const MAX_CODE = 20;
/** Characters of a recovery code, likewise. */
export const MAX_RECOVERY_CODE = 50;
export const MAX_NAME = 200;
/** As UTF-8 of JSON. An access token carries them: with all else it stays below 4 kB. */
export const MAX_METADATA_BYTES = 1024;
export const MAX_FACTOR_NAME = 100;
/** Twice in a QR code, each character of up to twelve there. */
export const MAX_ISSUER = 50;
