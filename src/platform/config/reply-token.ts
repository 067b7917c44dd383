/* The size of the token in a reply address. It is here because the settings are checked against it. */

export const ID_BYTES = 16;
export const MAC_BYTES = 10;
/** Maximum length of that token in characters of base 36, for which REPLY_ADDRESS must leave room. */
export const MAX_TOKEN_LENGTH = Math.ceil(((ID_BYTES + MAC_BYTES) * 8) / Math.log2(36));
