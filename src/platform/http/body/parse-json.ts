import { Refusal } from "../../refusal.ts";

/**
 * Maximum number of nested levels. The site's own requests have at most ten. Recursive checks of 50 levels do not
 * overflow the stack.
 */
const MAX_DEPTH = 50;

export class InvalidJson extends Refusal {
  override name = "InvalidJson";
  isSyntax: boolean;

  constructor(reason: keyof typeof SENTENCES) {
    super("invalid", SENTENCES[reason]);
    this.isSyntax = reason === "syntax";
  }
}

const SENTENCES = {
  syntax: "This is not valid JSON.",
  type: "Please send a JSON object.",
  depth: "This JSON is nested too deeply.",
};

/** @throws InvalidJson for anything but a JSON object with at most 50 nested levels */
export function parseJsonObject(text: string): object {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new InvalidJson("type");
  }
  if (isDeeperThan(value, MAX_DEPTH)) throw new InvalidJson("depth");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InvalidJson("syntax");
  }
}

/** Visits the values level by level, because recursion could overflow the stack. */
function isDeeperThan(value: object, levels: number): boolean {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level
      .flatMap((each) => Object.values(each) as unknown[])
      .filter((each) => typeof each === "object" && each !== null);
  }
  return false;
}
