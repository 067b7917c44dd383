/* Apart from the contract, so that the form can be shown before anything has to be checked. */

/** Limits of the fields in characters; the form's `maxlength` uses the same. */
export const MOST = {
  name: 200,
  email: 254,
  phone: 50,
  website: 2000,
  company: 200,
  message: 10_000,
};

/**
 * A field that the form shows to nobody: who fills it is a robot. It is sent only when filled, so
 * that a person's message is exactly row 1 of the calls (docs/product.md, section 7, row 1).
 */
export const TRAP = "reply_channel";
