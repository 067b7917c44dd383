/** The same script or expression without what it does not run. Texts and patterns in it stay as they are. */
export function withoutComments(code: string): string {
  if (!code.includes("//") && !code.includes("/*")) return code;
  const endOfText = textsOf(code);
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < code.length;) {
    const pair = code.slice(at, at + 2);
    if (pair !== "//" && pair !== "/*") {
      at = endOfText(at);
      continue;
    }
    kept.push(code.slice(from, at));
    const end = code.indexOf(pair === "//" ? "\n" : "*/", at + 2);
    from = at = end < 0 ? code.length : pair === "//" ? end : end + 2;
  }
  return [...kept, code.slice(from)].join(" ");
}

/** Without the insides of `try { … }`: an error in there does not stop a step. */
export function withoutAttempts(code: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: start, index } of code.matchAll(/\btry\s*\{/g)) {
    if (index < from) continue;
    kept.push(code.slice(from, index + start.length));
    from = endOfBlock(code, index + start.length);
  }
  return [...kept, code.slice(from)].join("");
}

function endOfBlock(code: string, start: number): number {
  const endOfText = textsOf(code);
  let depth = 1;
  for (let at = start; at < code.length; at = endOfText(at)) {
    if (code[at] === "{") depth += 1;
    else if (code[at] === "}" && --depth === 0) return at;
  }
  return code.length;
}

/** @returns a function that goes over the text in quotes that begins at a place, or else over one character */
function textsOf(code: string): (start: number) => number {
  // A quote that is never closed is looked for once, not again behind each further one.
  const openUntil = new Map<string, number>();
  return (start) => {
    const quote = code[start] ?? "";
    if (!`"'\``.includes(quote) || start < (openUntil.get(quote) ?? 0)) return start + 1;
    const ends = quote === "`" ? quote : `${quote}\n`;
    let at = start + 1;
    while (at < code.length && !ends.includes(code[at] ?? "")) at += code[at] === "\\" ? 2 : 1;
    if (code[at] === quote) return at + 1;
    openUntil.set(quote, at);
    return start + 1;
  };
}
