import { parse, type AnyNode } from "acorn";
import type { TextFault } from "./fault.ts";

/**
 * Lists the faults that can be put into a script. Each is a changed copy of the script, with one statement, branch,
 * call, operator or constant changed.
 */
export function faultsOfScript(code: string): TextFault[] {
  const program = parse(code, {
    ecmaVersion: "latest",
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
  });
  const text = ({ start, end }: Place) => code.slice(start, end);
  return partsOf(program).flatMap((node) =>
    changesOf(node, text).map(({ kind, at, put }) => ({
      kind,
      what: `${line(text(at))} → ${line(put) || "nothing"}`,
      text: code.slice(0, at.start) + put + code.slice(at.end),
    })),
  );
}

type Place = { start: number; end: number };
type Change = { kind: TextFault["kind"]; at: Place; put: string };

/**
 * Lists a syntax node and the syntax nodes inside it. `while` loops, `do` loops and the heads of `for` loops are left
 * out, because a loop with a fault might never end.
 */
function partsOf(node: AnyNode): AnyNode[] {
  const isLoop = /^(While|DoWhile|For)Statement$/.test(node.type);
  const inside = Object.entries(node).flatMap(([key, value]) => {
    if (isLoop && key !== "body") return [];
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter(isNode).flatMap(partsOf);
  });
  return isLoop && node.type !== "ForStatement" ? [] : [node, ...inside];
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function changesOf(node: AnyNode, text: (place: Place) => string): Change[] {
  switch (node.type) {
    case "ExpressionStatement":
      return "directive" in node ? [] : [{ kind: "statement", at: node, put: "" }];
    case "IfStatement":
      return [
        { kind: "statement", at: node, put: ";" },
        { kind: "branch", at: node.test, put: "true" },
        { kind: "branch", at: node.test, put: "false" },
      ];
    case "ConditionalExpression":
      return [
        { kind: "branch", at: node, put: `(${text(node.consequent)})` },
        { kind: "branch", at: node, put: `(${text(node.alternate)})` },
      ];
    case "UnaryExpression":
      return node.operator === "!"
        ? [{ kind: "operator", at: node, put: text(node.argument) }]
        : [];
    case "BinaryExpression": {
      const instead = OTHER_OPERATOR[node.operator];
      const between = { start: node.left.end, end: node.right.start };
      if (!instead) return [];
      return [
        { kind: "operator", at: between, put: text(between).replace(node.operator, instead) },
      ];
    }
    case "Literal":
      return constantsInsteadOf(node.value).map((put) => ({ kind: "constant", at: node, put }));
    case "CallExpression":
      return callsInsteadOf(node, text).map((put) => ({ kind: "call", at: node, put }));
    default:
      return [];
  }
}

const OTHER_OPERATOR: Record<string, string> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
};

function constantsInsteadOf(value: unknown): string[] {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "number") return [String(value + 1)];
  if (typeof value !== "string" || value === "use strict") return [];
  return [value === "" ? "'other'" : "''"];
}

type Call = Extract<AnyNode, { type: "CallExpression" }>;

/**
 * Lists faulty replacements of a method call. Some calls are removed: `list.sort()` becomes `list`. In others, a
 * similar method is called: `list.some(…)` becomes `list.every(…)`.
 */
function callsInsteadOf(node: Call, text: (place: Place) => string): string[] {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  const { name } = callee.property;
  if (LEFT_OUT.has(name)) return [text(callee.object)];
  const instead = OTHER_CALL[name];
  if (!instead) return [];
  const rest = { start: callee.property.end, end: node.end };
  return [text({ start: callee.start, end: callee.property.start }) + instead + text(rest)];
}

const LEFT_OUT = new Set(
  (
    "filter slice sort toSorted reverse toReversed flat concat " +
    "trim toLowerCase toUpperCase replace replaceAll padStart padEnd " +
    "plus minus startOf endOf setZone"
  ).split(" "),
);

const OTHER_CALL: Record<string, string> = {
  some: "every",
  every: "some",
  find: "findLast",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  startsWith: "endsWith",
  push: "unshift",
  first: "last",
};

function line(text: string): string {
  const short = text.replace(/\s+/g, " ").trim();
  return short.length > 60 ? `${short.slice(0, 60)}…` : short;
}
