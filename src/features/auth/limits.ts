/* Apart from the contract, so that a form can be shown before anything has to be checked. */

/** Bytes are UTF-8's. A password beyond `maxBytes` is told so up to `maxCharacters`. */
export const PASSWORD = { minCharacters: 10, maxBytes: 72, maxCharacters: 1000 };
/** Characters of six digits, with whatever spaces they were copied with. */
export const MAX_CODE = 20;
/** Characters of a recovery code, likewise. */
export const MAX_RECOVERY_CODE = 50;
export const MAX_NAME = 200;
