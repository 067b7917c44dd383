/**
 * Finds words that may be secret keys: at least 24 characters, in which digits, small letters and capital letters
 * alternate often. UUIDs, checksums and words that are joined from several words do not count.
 */
export function randomWords(text: string): string[] {
  const words = text.replace(/sha256-[0-9a-f]{64}/g, "").match(/[A-Za-z0-9]{24,}/g) ?? [];
  return words.filter((word) => {
    const changes = word
      .split("")
      .filter((letter, k) => k > 0 && kindOf(letter) !== kindOf(word.charAt(k - 1))).length;
    return word.replace(/\D/g, "").length >= 4 && changes / word.length > 0.3;
  });
}

function kindOf(letter: string): string {
  return /\d/.test(letter) ? "digit" : /[a-z]/.test(letter) ? "lower" : "upper";
}
