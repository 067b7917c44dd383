const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ROWS = ["qwertzuiop", "asdfghjkl", "yxcvbnm", "qwertyuiop", "zxcvbnm"];
const SYLLABLES = [
  "bra",
  "klo",
  "vek",
  "zu",
  "mip",
  "tar",
  "xen",
  "ol",
  "fri",
  "gwa",
  "ünd",
  "glu",
];

/**
 * Returns random letters, neighboring keys or syllables: at least four letters, since shorter texts are often
 * abbreviations.
 */
export function randomMessage(random: () => number): string {
  const pick = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T;
  const many = (least: number, most: number, one: () => string) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, one);
  const row = pick(ROWS);
  const word = pick([
    () => many(4, 11, () => pick(LETTERS)).join(""),
    () => many(4, 10, () => pick(row)).join(""),
    () => many(2, 4, () => pick(SYLLABLES)).join(""),
  ]);
  return many(1, 5, word).join(" ") + pick(["", "", "", "?", "!", "..."]);
}
