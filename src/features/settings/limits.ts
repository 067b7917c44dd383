/** Maximum sizes of settings, in characters, in entries of a list, or in bytes. */
export const MAX = {
  entry: 200,
  name: 80,
  number: 12,
  sentence: 300,
  people: 6,
  prices: 12,
  canned: 20,
  cannedTitle: 60,
  cannedText: 3000,
  signature: 500,
  /** In base64, a logo of this size fits into a request of 64 kB. */
  logoBytes: 45_000,
};
