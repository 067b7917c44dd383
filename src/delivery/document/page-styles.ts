import { LRUCache } from "lru-cache";

type Rule = {
  text: string;
  /** Empty for a rule that begins with "@". */
  selectors: Selector[];
  /** Name of a `@property` or of `@keyframes`, by which other rules refer to it. */
  name: string | undefined;
  /** For a rule that contains rules, such as `@media`: the text before the braces, and the rules between them. */
  group: { head: string; rules: Rule[] } | undefined;
};

/**
 * `names`: elements (`a`) and classes (`.card`) in the selector. `all`: whether the selector applies only to pages with
 * all of these names. If false, one of the names is enough.
 */
type Selector = { all: boolean; names: string[] };

/**
 * Rules that the first paint does not need, such as those for printing or for very large text on phones (narrower than
 * 18rem). The complete stylesheet, which is loaded before the scripts start, has these rules too.
 */
const LATER =
  /^@media (?:print|\(forced-colors|not all and \(width>=18rem\))|^@starting-style|^\[tabindex="-1"\]|:hover|:has\(:focus-visible\)|:-moz-(?:focusring|ui-invalid)|:modal|:popover-open|::(?:selection|backdrop|file-selector|-webkit-(?!details|slider))/;

const GROUP = /^@(?:layer|media|supports|container|starting-style)\b/;
const NAMED = /^@(?:property|keyframes) ([\w-]+)/;

/**
 * Prepares a stylesheet, so that each page can get only the rules that its first paint needs.
 * @param sheet - CSS without comments
 * @returns a function from a page's HTML to the CSS for its first paint
 */
export function stylesByPage(sheet: string): (html: string) => string {
  const rules = readRules(withoutFallbacks(sheet));
  const [named, others] = [rules.filter(({ name }) => name), rules.filter(({ name }) => !name)];
  const stylesFor = (names: ReadonlySet<string>, variables: readonly string[]) => {
    const styles = keep(others, names);
    // `@keyframes blink` is kept if a rule has the word `blink`, and `@property --done` if a rule has `var(--done)`.
    const words = new Set([
      ...(styles.match(/(?<![\w-])[a-z][\w-]*/g) ?? []),
      ...variablesIn(styles),
    ]);
    const all =
      styles + named.flatMap(({ name = "", text }) => (words.has(name) ? text : [])).join("");
    return withoutUnusedVariables(all, variables);
  };
  const made = new LRUCache<string, string>({ max: MAX_MADE });
  return (html) => {
    const [names, variables] = [namesIn(html), variablesIn(html)];
    const key = [...names, ...variables].toSorted().join(" ");
    const styles = made.get(key) ?? stylesFor(names, variables);
    made.set(key, styles);
    return styles;
  };
}

/** Maximum number of stored stylesheets. Few are needed, because pages of a kind have the same classes. */
const MAX_MADE = 50;

const THEME = /@layer theme\{[^{}]*\{[^{}]*\}\}/;

/**
 * Removes the theme's variables that neither the styles nor the page use.
 * @param ofPage - variables that the page's HTML uses
 */
function withoutUnusedVariables(styles: string, ofPage: readonly string[]): string {
  return styles.replace(THEME, (theme) => {
    const values = new Map([...theme.matchAll(VARIABLE)].map(([text, name = ""]) => [name, text]));
    // The value of a used variable may refer to another variable. The inner loop adds that variable to `used`, so the
    // outer loop visits it too.
    const used = new Set([...variablesIn(styles.replace(THEME, "")), ...ofPage]);
    for (const name of used)
      for (const part of variablesIn(values.get(name)?.slice(name.length) ?? "")) used.add(part);
    return theme.replace(VARIABLE, (text, name: string) => (used.has(name) ? text : ""));
  });
}

/**
 * Removes what has no effect: fallbacks for variables that the theme sets, variables that the build adds for
 * `light-dark()`, and repeated declarations.
 */
function withoutFallbacks(sheet: string): string {
  const set = new Set(
    [...(THEME.exec(sheet)?.[0] ?? "").matchAll(VARIABLE)].map(([, name]) => name),
  );
  return sheet
    .replace(/--lightningcss-(?:light|dark):[^;]*;/g, "")
    .replace(/(?<=[{;])([^{};]+;)\1+/g, "$1")
    .replace(/var\((--[\w-]+),[^()]*\)/g, (text, name: string) =>
      set.has(name) ? `var(${name})` : text,
    );
}

const VARIABLE = /(--[\w-]+):[^;}]*;?/g;

function variablesIn(text: string): string[] {
  return text.match(/(?<=var\()--[\w-]+/g) ?? [];
}

function keep(rules: readonly Rule[], present: ReadonlySet<string>): string {
  let remaining = "";
  for (const { text, selectors, group } of rules) {
    if (!group) {
      if (text.startsWith("@") || matches(selectors, present)) remaining += text;
      continue;
    }
    const inner = LATER.test(group.head) ? "" : keep(group.rules, present);
    // A `@layer` without rules stays, because it fixes the order of the layers.
    if (inner !== "" || group.head.startsWith("@layer")) remaining += `${group.head}{${inner}}`;
  }
  return remaining;
}

function matches(selectors: readonly Selector[], present: ReadonlySet<string>): boolean {
  const isThere = (name: string) => present.has(name);
  return selectors.some(
    ({ all, names }) => names.length === 0 || (all ? names.every(isThere) : names.some(isThere)),
  );
}

/** Returns the names of the elements (`a`) and of the classes (`.card`) in HTML. */
function namesIn(html: string): Set<string> {
  const found = new Set(html.match(/(?<=<)[a-z][\w-]*/g));
  for (const value of new Set(html.match(/(?<=\sclass=")[^"]*/g))) {
    for (const name of value.split(/\s+/)) found.add(`.${unescapeHtml(name)}`);
  }
  return found;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function readSelectors(head: string): Selector[] {
  const shown = splitList(head).filter((selector) => !LATER.test(selector));
  return shown.map((selector) => {
    const plain = withoutArguments(selector);
    const outside = [...classNames(plain), ...elementNames(plain)];
    // A page needs all names outside of `:where()` and similar functions. If there are none, one name inside is enough,
    // because the names inside may be alternatives.
    return outside.length > 0
      ? { all: true, names: outside }
      : { all: false, names: classNames(selector) };
  });
}

const CLASS = /(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;

function classNames(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = ""]) => {
    const plain = name.replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    return `.${plain.replace(/\\(.)/g, "$1")}`;
  });
}

function elementNames(selector: string): string[] {
  const rest = selector.replace(CLASS, ".").replace(/\[[^\]]*\]/g, "");
  return rest.match(/(?<![\w.:#-])[a-z][\w-]*/gi) ?? [];
}

function withoutArguments(selector: string): string {
  let depth = 0;
  let out = "";
  for (const [, piece = ""] of selector.matchAll(/(\\.|[^\\])/gs)) {
    if (piece === ")") depth -= 1;
    if (depth === 0) out += piece;
    if (piece === "(") depth += 1;
  }
  return out;
}

function splitList(selectors: string): string[] {
  const list = [""];
  let depth = 0;
  for (const [, piece = ""] of selectors.matchAll(/(\\.|[^\\])/gs)) {
    if (piece === "(" || piece === "[") depth += 1;
    if (piece === ")" || piece === "]") depth -= 1;
    if (piece === "," && depth === 0) list.push("");
    else list[list.length - 1] += piece;
  }
  return list;
}

/**
 * Matches one piece of CSS. A string, and a character after a backslash, are pieces of their own, so that a brace in
 * them does not begin or end a rule.
 */
const PIECE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]|[^"'\\{};]+/gs;

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let block = 0;
  for (const { 0: piece, index } of css.matchAll(PIECE)) {
    const end = index + piece.length;
    if (piece === "{") {
      if (depth === 0) block = end;
      depth += 1;
    }
    if (piece === "}") depth -= 1;
    if (depth > 0 || (piece !== "}" && piece !== ";")) continue;
    const head = css.slice(start, piece === "}" ? block - 1 : index).trim();
    rules.push(
      piece === "}"
        ? readRule(head, css.slice(block, end - 1))
        : { text: `${head};`, selectors: [], name: undefined, group: undefined },
    );
    start = end;
  }
  return rules;
}

function readRule(head: string, body: string): Rule {
  return {
    text: `${head}{${body}}`,
    selectors: head.startsWith("@") ? [] : readSelectors(head),
    name: NAMED.exec(head)?.[1],
    group: GROUP.test(head) ? { head, rules: readRules(body) } : undefined,
  };
}
