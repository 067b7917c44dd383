import type { TextFault, FaultKind } from "./fault.ts";

export function faultsOfParameter(text: string): TextFault[] {
  if (!text.startsWith("=")) return wordFaults(text);
  const faults: TextFault[] = [];
  for (const match of text.matchAll(/\{\{([\s\S]*?)\}\}/g)) {
    const at = match.index + 2;
    const code = match[1] ?? "";
    for (const fault of faultsOfCode(code))
      faults.push({ ...fault, text: splice(text, at, code.length, fault.text) });
  }
  for (const match of text.slice(1).matchAll(/(?<=^|\}\})(?:(?!\{\{)[\s\S])+/g)) {
    const passage = match[0];
    for (const fault of wordFaults(passage))
      faults.push({ ...fault, text: splice(text, match.index + 1, passage.length, fault.text) });
  }
  return faults;
}

export function faultsOfCode(code: string): TextFault[] {
  const hidden = withoutComments(code);
  return CODE_FAULTS.flatMap(({ kind, find, put }) =>
    [...hidden.matchAll(find)].flatMap((match) => {
      const instead = put(match);
      if (instead === match[0]) return [];
      return [
        {
          kind,
          what: `${line(match[0])} → ${line(instead)}`,
          text: splice(code, match.index, match[0].length, instead),
        },
      ];
    }),
  );
}

type CodeFault = { kind: FaultKind; find: RegExp; put: (match: RegExpExecArray) => string };

const CODE_FAULTS: CodeFault[] = [
  {
    kind: "field",
    // In `error?.message ?? error` a renamed field makes no difference, because `?? error` gives the same text.
    find: /((?:\$json|\.json)\??\.)([A-Za-z_]\w*)(?![\w(])(?!\?\.message \?\?)/g,
    put: ([, before, name]) => `${before}${name}Gone`,
  },
  {
    kind: "comparison",
    find: / (===|!==) /g,
    put: ([, sign]) => (sign === "===" ? " !== " : " === "),
  },
  {
    kind: "comparison",
    find: / (&&|\|\|) /g,
    put: ([, sign]) => (sign === "&&" ? " || " : " && "),
  },
  {
    kind: "boundary",
    find: / (<|>|<=|>=) /g,
    put: ([, sign = ""]) => (sign.length === 1 ? ` ${sign}= ` : ` ${sign[0]} `),
  },
  {
    kind: "boundary",
    find: /(?<= (?:<|>|<=|>=|\+|-) )\d+(?![\w.])/g,
    put: ([number]) => String(Number(number) + 1),
  },
  {
    kind: "default",
    find: /(?<=(?:\?\?|\|\|) )('[^'\n]*'|"[^"\n]*"|\d+(?![\w.]))/g,
    put: ([literal]) => (/^\d/.test(literal) ? String(Number(literal) + 1) : otherText(literal)),
  },
  {
    kind: "text",
    find: /(['`])(?:[A-Z][\w',]* [^'`\n]{8,}?)\1/g,
    put: ([literal]) => literal.replace(/[A-Z]\S* /, ""),
  },
  {
    kind: "order",
    find: /\b(a)(\.[\w.]+)? - (b)(\.[\w.]+)?/g,
    put: ([, a, left = "", b, right = ""]) => `${b}${right} - ${a}${left}`,
  },
  {
    kind: "time zone",
    find: /\.setZone\([^()]*(?:\([^()]*\)[^()]*)*\)/g,
    put: () => ".setZone('America/New_York')",
  },
];

/**
 * Lists faults in a text that people read, or in the name of an option, such as "sendAndWait". Each fault removes one
 * word.
 */
function wordFaults(text: string): TextFault[] {
  return [...text.matchAll(/(?<![\w<&/])[A-Za-z]{4,}(?![\w>=/])/g)].map((match) => ({
    kind: "text",
    what: `“${match[0]}” left out`,
    text: splice(text, match.index, match[0].length, ""),
  }));
}

function otherText(literal: string): string {
  return literal.length === 2 ? `${literal[0]}other${literal[0]}` : literal[0] + literal[0]!;
}

function withoutComments(code: string): string {
  return code.replace(/^\s*\/\/.*$/gm, (comment) => " ".repeat(comment.length));
}

function splice(text: string, at: number, length: number, instead: string): string {
  return text.slice(0, at) + instead + text.slice(at + length);
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 60);
}
