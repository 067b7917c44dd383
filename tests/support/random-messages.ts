const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ROWS = ["qwertzuiop", "asdfghjkl", "yxcvbnm", "qwertyuiop", "zxcvbnm"];
const VOWELS = "aeiouäöü";
const SCRIPTS = ["абвгдежзиклмнопрст", "αβγδεζηθικλμνξο", "あいうえおかきくけこ", "אבגדהוזחט"];
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
 * Returns a message without meaning: random letters, neighboring keys, syllables, vowels, hexadecimal digits, repeated
 * letters, or letters of several scripts. Except for vowels, a message has at least four letters, because shorter ones
 * are often abbreviations.
 */
export function randomMessage(random: () => number): string {
  const pick = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T;
  const many = (least: number, most: number, one: () => string) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, one);
  const row = pick(ROWS);
  const scripts = [LETTERS, pick(SCRIPTS)];
  const word = pick([
    () => many(4, 11, () => pick(LETTERS)).join(""),
    () => many(4, 10, () => pick(row)).join(""),
    () => many(2, 4, () => pick(SYLLABLES)).join(""),
    () => many(3, 6, () => pick(VOWELS)).join(""),
    () => `${pick("abcdef")}${many(5, 15, () => pick("0123456789abcdef")).join("")}`,
    () => pick(LETTERS).repeat(4 + Math.floor(random() * 6)),
    () => many(4, 9, () => pick(pick(scripts))).join(""),
  ]);
  const message = many(1, 5, word).join(" ");
  return pick([message, message, message, message.toUpperCase()]) + pick(["", "", "?", "!", "..."]);
}
