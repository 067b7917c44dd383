import { parseAst } from "vite";

type Place = { start: number; end: number };
type ConditionMutant = Place & { what: string; line: number; replacement: string };

type Node = Place & {
  type: string;
  test?: Node | null;
  operator?: string;
  left?: Node;
  right?: Node;
  callee?: Node & { name?: string };
  arguments?: Node[];
};

/**
 * Lists mutants of the conditions in TypeScript code. An `if` or `?:` becomes always true or never true, a `&&` loses
 * one of its sides, or an `and(…)` of a database query loses one of its arguments.
 */
export function conditionMutants(source: string): ConditionMutant[] {
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const textOf = ({ start, end }: Place) => source.slice(start, end);
  return nodesIn(parseAst(source, { lang: "ts" })).flatMap((node) =>
    replacementsOf(node, textOf).map(({ place, replacement }) => ({
      start: place.start,
      end: place.end,
      line: lineAt(place.start),
      replacement,
      what: `${textOf(place).replace(/\s+/g, " ")} → ${replacement.replace(/\s+/g, " ")}`,
    })),
  );
}

function replacementsOf(
  node: Node,
  textOf: (place: Place) => string,
): { place: Place; replacement: string }[] {
  const { type, test, operator, left, right, callee } = node;
  if ((type === "IfStatement" || type === "ConditionalExpression") && test)
    return ["true", "false"].map((replacement) => ({ place: test, replacement }));
  if (type === "LogicalExpression" && operator === "&&" && left && right)
    return [left, right].map((side) => ({ place: node, replacement: textOf(side) }));
  if (type === "CallExpression" && callee?.name === "and")
    return (node.arguments ?? []).map((leftOut) => ({
      place: node,
      replacement: `and(${(node.arguments ?? [])
        .filter((argument) => argument !== leftOut)
        .map(textOf)
        .join(", ")})`,
    }));
  return [];
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return "type" in value && "start" in value ? [value as Node, ...below] : below;
}
