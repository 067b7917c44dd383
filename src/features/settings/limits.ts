/** Maximum sizes: characters of a text, entries of a list, or bytes of a file. */
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
  /** A logo of this size, in base64, fits into a request of 64 kB. */
  logoBytes: 45_000,
};
