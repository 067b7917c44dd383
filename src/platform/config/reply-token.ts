/* Sizes in bytes of the two parts of the token in a reply address: the id of the message, and the signature. The check
   of the settings imports them from this file. */

export const ID_BYTES = 16;
export const MAC_BYTES = 10;
/**
 * Maximum length of the token in reply addresses, in characters of base 36. The setting REPLY_ADDRESS must leave room
 * for these characters.
 */
export const MAX_TOKEN_LENGTH = Math.ceil(((ID_BYTES + MAC_BYTES) * 8) / Math.log2(36));
