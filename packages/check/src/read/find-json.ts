import { parseJson } from "./json.ts";

type FoundJson =
  | {
      value: unknown;
      slips: string[];
      /**
       * Whether the text ended before all brackets were closed. If so, the first of the `slips` (sentences about
       * mistakes in the JSON) reports it.
       */
      isCutOff: boolean;
      /** The text after the JSON, which may contain further JSON. */
      rest: string;
      problem?: never;
    }
  | { value?: never; rest?: never; problem: string };

/** Finds JSON in text that somebody copied: alone, in a Markdown code block, or between sentences. */
export function findJson(text: string): FoundJson {
  const trimmed = text.trim();
  if (trimmed === "") return { problem: `There is nothing here. ${EXPECTED}` };
  try {
    // JSON.parse is fast but has no limit of depth. If it fails, or if the value is nested too deeply, this package's
    // own slower parser reads the text.
    return { value: withinDepth(JSON.parse(trimmed)), slips: [], isCutOff: false, rest: "" };
  } catch {
    return carefully(trimmed);
  }
}

export const EXPECTED =
  "The check needs an n8n workflow as JSON: in n8n, press Ctrl+A and Ctrl+C on the canvas, or choose Download.";

class TooDeep extends Error {}

/** @returns the value unchanged @throws TooDeep if the value is nested too deeply to be processed */
function withinDepth(value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new TooDeep();
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null
        ? Object.values(one).filter((part) => typeof part === "object" && part !== null)
        : [],
    );
  }
  return value;
}

const MAX_DEPTH = 400;

function carefully(text: string): FoundJson {
  const start = beginningOf(text);
  if (start < 0) return { problem: noJson(text) };
  const read = parseJson(text, start);
  if (read.problem !== undefined) return { problem: `Line ${read.line}: ${read.problem}` };
  const rest = text
    .slice(read.end)
    .replace(/^\s*`{3,}\s*/, "")
    .trim();
  const around = text
    .slice(0, start)
    .trim()
    .replace(/`{3,9}\w{0,20}$/, "")
    .trim();
  const leftOut =
    around !== "" || rest !== "" ? ["The words around the workflow were left out."] : [];
  return { value: read.value, slips: [...read.slips, ...leftOut], isCutOff: read.isCutOff, rest };
}

/** Finds the first bracket at which JSON may begin; -1 if there is none. */
function beginningOf(text: string): number {
  const start = /[{[](?=\s*["“”„«{[])/.exec(text);
  return start?.index ?? -1;
}

function noJson(text: string): string {
  if (/^https?:\/\/\S+$/.test(text))
    return `This is an address, and nothing is loaded from it here. ${EXPECTED}`;
  if (/^<(?:!doctype|html|\?xml)/i.test(text)) return `This is a page and no workflow. ${EXPECTED}`;
  return `This text holds no workflow. ${EXPECTED}`;
}
