import { toolNames } from "#content/assistant/tool-names.ts";

const PASSWORDS = String.raw`\p{L}{0,20}-?(?:pas{1,2}wor[dt]s?|pas{1,2}wörtern?|passwrot|passw(?=[:=\s])|passcodes?|passphrase|passwd|kennw[oö]rt(?:e?r)?)|pwd?s?|psw|pass(?=\s?[:=])|api[ -]?(?:key|token|schlüssel)|secret(?: key)?`;
const NUMBERS = String.raw`pins?|(?:(?:login|zugangs?|sicherheits|security|access|tür|door)[ -]?)?codes?|tans?`;
const LOGINS = String.raw`token|log-?ins?(?:-?daten)?|zug[aä]nge?|zugangsdaten|anmeldedaten|credentials|creds|benutzer(?:name)?|user(?:name)?`;
/**
 * Matches a word that names a secret: a password (group 1), a number or code (group 2), or an account or login (group
 * 3).
 */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!(?:zip|post|error|fehler|qr|bar|status|country|area|no|low|source) ?-?)(?:(${PASSWORDS})|(${NUMBERS})|(${LOGINS}))(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Matches a word between "password" and the password itself, such as "is". */
const JOINS = /^(?:is|are|was|lautet|lauten|ist|sind|wäre|heißt|heisst|[:=]|->|→)$|[:=]$/iu;
/**
 * Matches those words of `JOINS` that cannot be the secret itself, such as "is" and "lautet:". It does not match
 * "werkstatt.kern:", which ends in a colon too but may be the secret.
 */
const JOINS_ALONE = /^(?:\p{L}+|\W+|\p{L}+:)$/iu;
/** Matches a word after which the sentence is no longer about the password: "password lost, my name is Ada". */
const OTHER =
  /[,.;!?]$|^(?:name|user|username|benutzer\p{L}*|login|e-?mail|mail|adresse|address|nummer|number|telefon|phone|tel|anrufen|an:|call)$/iu;
/** Matches a word between a secret and "password" after it: "Summer!2024 is the password". */
const JOINS_BACK = /^(?:is|ist|wäre|als|as|=|->|\()$|^\(/iu;
/** Matches a word after "my password is" that only describes the password, such as "wrong". */
const ABOUT =
  /^(?:not?|wrong|lost|gone|invalid|incorrect|expired|too|being|never|always|in|on|stored|safe|secure|needed|required|ok|weak|sent|saved|changed|reset|asked|shown|different|same|unknown|still|broken|how|what|why|where|falsch|weg|nicht|keine?s?|zu|ungültig|abgelaufen|verloren|vergessen|sicher|immer|mir|bei|nötig|noch|anders|unbekannt|geändert|gespeichert|hinterlegt|kaputt|was|wie|wo|that|the|my|an?|it|das|der|die|dem|eine?[nr]?|meine?)[.!?,]*$/iu;

const MAX_WORDS = { password: 14, other: 8 };
const MAX_BACK = 5;
/** Minimum number of characters in a secret. `near`: right after a word such as "password". `far`: some words later. */
const MIN_LETTERS = { near: 4, far: 6 };

const EMAIL = /^[^\s@/|]+@[^\s@/|]+\.\p{L}{2,}[.,;:!?)]*$/u;
/** Matches an email address before a secret: "ada@example.com/Summer44". */
const BEFORE_SECRET = /^[^\s@/|]+@[^\s@/|:]+\.\p{L}{2,}[/|:](?=.)/u;
const LINK = /^["'(]*(?:https?:\/\/|www\.)/iu;
const WEAK_NAME = /^(?:n8n|b2b|b2c|office-?365|microsoft-?365|m365|windows-?1[01])(?:-\p{L}+)?$/iu;
const TOOLS: ReadonlySet<string> = new Set(toolNames.flatMap((name) => name.split(" ")));

type Range = { from: number; to: number };
type Spoken = Range & { word: string };

/**
 * Replaces passwords, codes and login data near a word such as "password" or "login". In case of doubt, the function
 * removes too much.
 * @param removed - text that takes the place of a secret
 * @param wasNamed - whether the visitor's previous message contains such a word. This message may then be only the
 *   secret
 */
export function removePasswords(text: string, removed: string, wasNamed = false): string {
  const words = Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const named = Array.from(text.matchAll(NAME), (match) => secretsOf(match, text, words)).flat();
  const alone = wasNamed && words.length <= MAX_BACK ? words.filter(isSecret) : [];
  let rest = "";
  let end = 0;
  for (const { from, to } of [...named, ...alone].toSorted((one, two) => one.from - two.from)) {
    if (from < end) continue;
    rest += text.slice(end, from) + removed;
    end = to;
  }
  return rest + text.slice(end);
}

export function namesSecret(text: string): boolean {
  return text.search(NAME) >= 0;
}

function secretsOf(match: RegExpExecArray, text: string, words: readonly Spoken[]): Range[] {
  const isPassword = match[1] !== undefined;
  const mayBeNumber = match[3] === undefined;
  const begin = match.index;
  const end = begin + match[0].length;
  const before = words.filter(({ to }) => to <= begin).slice(-MAX_BACK);
  const most = isPassword ? MAX_WORDS.password : MAX_WORDS.other;
  const found: Range[] = secretBefore(before, mayBeNumber);
  let isNext = true;
  let isJoined = false;
  let isOther = false;
  for (const one of wordsAfter(end, text, words).slice(0, most)) {
    const { word } = one;
    if (JOINS.test(word)) {
      isJoined = true;
      if (JOINS_ALONE.test(word)) continue;
    }
    const isQuoted = (isNext || isJoined) && QUOTED.test(text.slice(one.from));
    const isWhole = !isOther && isPassword && (isQuoted || (isJoined && !ABOUT.test(word)));
    const isNumber =
      !isOther &&
      mayBeNumber &&
      (isNext || isJoined) &&
      /^\W*\d[\d.-]{2,}(?:[^\w.-]\W*)?$/u.test(word);
    const isNear = isNext || isJoined;
    if ((isWhole && !EMAIL.test(word)) || isNumber || looksSecret(word, { isNear, isPassword })) {
      found.push(secretIn(one, text));
    }
    isNext = false;
    isJoined = JOINS.test(word);
    isOther ||= OTHER.test(word);
  }
  return found;
}

/**
 * Returns the words after a name such as "password". A colon or equals sign counts as a separate word, as in
 * "password:Summer44".
 */
function wordsAfter(end: number, text: string, words: readonly Spoken[]): Spoken[] {
  return words.flatMap(({ from, to }) => {
    const start = Math.max(from, end);
    if (start >= to) return [];
    const word = text.slice(start, to);
    const [sign] = /^["'”“)]*[:=]+/u.exec(word) ?? [];
    if (!sign || sign.length === word.length) return [{ word, from: start, to }];
    const middle = start + sign.length;
    return [
      { word: ":", from: start, to: middle },
      { word: text.slice(middle, to), from: middle, to },
    ];
  });
}

function secretBefore(words: readonly Spoken[], mayBeNumber: boolean): Range[] {
  const join = words.findLastIndex(({ word }) => JOINS_BACK.test(word));
  const one = words[join - 1];
  if (!one) return [];
  const isNumber = mayBeNumber && /^\d{4,8}$/u.test(one.word);
  return isNumber || isSecret(one) ? [one] : [];
}

function isSecret({ word }: Spoken): boolean {
  return looksSecret(word, { isNear: true, isPassword: true });
}

const QUOTED = /^["“„«'‚‘](?:[^\n"”“»'’‘]{1,80})["”“»'’‘]/u;

/**
 * Returns the range of a secret, without an email address that stands before it. A secret in quotes ends at the closing
 * quote.
 */
function secretIn({ word, from, to }: Spoken, text: string): Range {
  const [address = ""] = BEFORE_SECRET.exec(word) ?? [];
  const [quoted = ""] = QUOTED.exec(text.slice(from)) ?? [];
  return { from: from + address.length, to: Math.max(to, from + quoted.length) };
}

/**
 * Whether a word mixes letters with digits, or contains special characters. Near a word such as "password", a small
 * letter before a capital is enough, as in "sunShine".
 */
function looksSecret(
  spoken: string,
  { isNear, isPassword }: { isNear: boolean; isPassword: boolean },
): boolean {
  const word = spoken.replace(BEFORE_SECRET, "");
  if (EMAIL.test(word) || LINK.test(word)) return false;
  const bare = word.replace(/^[("'“„«‚]+/u, "").replace(/[)"'”“»’,;:.]+$/u, "");
  const inner = bare.replace(/[!?]+$/u, "");
  if (bare.length < (isNear ? MIN_LETTERS.near : MIN_LETTERS.far)) return false;
  if (WEAK_NAME.test(inner) || TOOLS.has(inner.toLowerCase())) return false;
  if (!/[\p{L}\p{N}]/u.test(inner)) return false;
  if (/\p{L}/u.test(inner) && /\p{N}/u.test(inner)) return true;
  if (/[!#$%&*=?^_~§@<>\\|{}]/u.test(inner)) return true;
  return isPassword && /\p{Ll}\p{Lu}/u.test(inner) && !inner.endsWith("Innen");
}
