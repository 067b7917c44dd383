/* In bytes: the id of the message and the signature in a reply address. The check of the settings imports them, too. */

export const ID_BYTES = 16;
export const MAC_BYTES = 10;
/** In characters of base 36. The setting REPLY_ADDRESS must leave room for them. */
export const MAX_TOKEN_LENGTH = Math.ceil(((ID_BYTES + MAC_BYTES) * 8) / Math.log2(36));
