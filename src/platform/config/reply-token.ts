/* Sizes in bytes of a message's id and of its signature, which together are the token in a reply address. */

export const ID_BYTES = 16;
export const MAC_BYTES = 10;
/**
 * Maximum length of the token in a reply address (base 36). The setting REPLY_ADDRESS must leave room for this length.
 */
export const MAX_TOKEN_LENGTH = Math.ceil(((ID_BYTES + MAC_BYTES) * 8) / Math.log2(36));
