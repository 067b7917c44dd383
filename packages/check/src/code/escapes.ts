/** Turns the inside of a string literal, such as `Today\'s`, into the text that JavaScript reads: `Today's`. */
export function unescaped(written: string): string {
  return written.replace(
    /\\(?:u\{0{0,9}(10[\da-fA-F]{4}|[\da-fA-F]{1,5})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
    (_, inBrackets?: string, four?: string, two?: string, char = "") => {
      const code = inBrackets ?? four ?? two;
      return code === undefined
        ? (ESCAPED[char] ?? char)
        : String.fromCodePoint(Number.parseInt(code, 16));
    },
  );
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };
