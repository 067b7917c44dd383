/**
 * Whether code may use a name as a global variable of JavaScript or n8n. Expressions (`isExpression`) have more global
 * variables than scripts.
 */
export function isGlobal(name: string, isExpression: boolean): boolean {
  return (
    (Object.hasOwn(globalThis, name) && /^[A-Z]\w+(?:Array|Error|View|Ref|Map|Set)$/.test(name)) ||
    GLOBALS.has(name) ||
    (isExpression && OF_BROWSERS.has(name))
  );
}

const GLOBALS = new Set(
  "undefined NaN Infinity globalThis arguments Object Array String Number Boolean Symbol BigInt Math Date JSON RegExp Map Set Promise Proxy Reflect Error Intl Atomics ArrayBuffer SharedArrayBuffer isNaN isFinite parseInt parseFloat encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape eval Function console setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate Buffer TextEncoder TextDecoder FormData atob btoa process require module exports __dirname __filename global self DateTime Duration Interval Luxon input helpers getWorkflowStaticData getNodeParameter extend extendOptional luxon binary query".split(
    " ",
  ),
);

/** Global variables of browsers that n8n's expressions have too, but n8n's scripts do not. */
const OF_BROWSERS = new Set("fetch structuredClone URL URLSearchParams window document".split(" "));
