import type { Token } from "./scan-script.ts";

/** The names that a script or an expression uses and that neither it nor JavaScript nor n8n declares. */
export function undeclaredNames(tokens: readonly Token[]): string[] {
  const declared = declaredNames(tokens);
  const used = tokens.filter(
    ({ text, isName }, k) =>
      isName && !declared.has(text) && !GLOBALS.has(text) && isUsed(tokens, k),
  );
  return [...new Set(used.map(({ text }) => text))];
}

/** The names of methods that are called: `name` in `.name(`. */
export function calledMethods(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, k) =>
    isDot(tokens[k - 1]) && tokens[k + 1]?.text === "(" && /^[A-Za-z]/.test(text) ? [text] : [],
  );
}

/** Not the name of a field in `{ name: … }`, of a method in `{ name() { … } }`, or behind `typeof`. */
function isUsed(tokens: readonly Token[], k: number): boolean {
  const [before, after] = [tokens[k - 1]?.text ?? "", tokens[k + 1]?.text ?? ""];
  if (before === "typeof" || before === "break" || before === "continue") return false;
  if (after === ":" && /^(?:[{},;()]|)$/.test(before)) return false;
  if (after !== "(") return true;
  const end = closing(tokens, k + 1);
  return tokens[end + 1]?.text !== "{" || tokens[end]?.text !== ")";
}

/** Generous: what only may be declared counts too. */
function declaredNames(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>();
  const addBetween = (from: number, to: number) => {
    for (const { text, isName } of tokens.slice(from, to)) if (isName) names.add(text);
  };
  tokens.forEach(({ text }, k) => {
    const [before, after] = [tokens[k - 1], tokens[k + 1]];
    if (/^(?:const|let|var|import)$/.test(text)) addBetween(k, endOfBinding(tokens, k + 1));
    if (/^(?:function|class|typeof)$/.test(text)) addBetween(k + 1, k + 3);
    if (after?.text === "=" || (after?.text === "=>" && text !== ")")) addBetween(k, k + 1);
    if ((text === "{" || text === "[") && tokens[closing(tokens, k) + 1]?.text === "=")
      addBetween(k, closing(tokens, k));
    if (text !== "(" || /^(?:if|while|for|switch|with)$/.test(before?.text ?? "")) return;
    const end = closing(tokens, k);
    if (tokens[end + 1]?.text === "=>" || tokens[end + 1]?.text === "{") addBetween(k, end);
  });
  return names;
}

/** Up to the value or the end of `const a`, `let a, b`, `const { a, b: [c] }`. */
function endOfBinding(tokens: readonly Token[], from: number): number {
  let k = from;
  while (k < tokens.length) {
    const text = tokens[k]?.text ?? "";
    if (text === "{" || text === "[") k = closing(tokens, k) + 1;
    else if (tokens[k]?.isName || text === ",") k += 1;
    else return k;
    if (tokens[k - 1]?.isName && tokens[k]?.isName) return k;
  }
  return k;
}

/** The place of the bracket that closes the one at a place. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let k = open; k < tokens.length; k++) {
    const text = tokens[k]?.text ?? "";
    if (/^(?:[([{]|\$\{)$/.test(text)) depth += 1;
    else if (/^[)\]}]$/.test(text) && --depth === 0) return k;
  }
  return tokens.length;
}

function isDot(token: Token | undefined): boolean {
  return token?.text === "." || token?.text === "?.";
}

/** JavaScript's own names, and those that n8n gives to scripts and expressions. Names with "$" are looked at elsewhere. */
const GLOBALS = new Set(
  "undefined NaN Infinity globalThis arguments true false null this super async of get set Object Array String Number Boolean Symbol BigInt Math Date JSON RegExp Map Set WeakMap WeakSet WeakRef Promise Proxy Reflect Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError Intl Atomics ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array isNaN isFinite parseInt parseFloat encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape eval Function console setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask structuredClone Buffer URL URLSearchParams TextEncoder TextDecoder FormData Blob AbortController fetch atob btoa crypto performance process require module exports __dirname __filename global window document self DateTime Duration Interval Luxon items item input helpers getWorkflowStaticData getNodeParameter extend extendOptional luxon binary query".split(
    " ",
  ),
);
