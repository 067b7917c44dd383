import { shortType } from "../../facts/node-kinds.ts";
import { textOf } from "../../read/text-of.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at, nearest } from "../wording.ts";

/** An agent is told what each of its tools is for. */
export const toolWithoutPurpose: Rule = {
  id: "tool-without-purpose",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: ({ nodes }) =>
    nodes.flatMap(({ node: { name, type, parameters, disabled }, facts: { ports } }): Trouble[] => {
      const isTool = ports.out.some(({ kind }) => kind === "ai_tool");
      if (!isTool || disabled === true) return [];
      const kind = type.replace(/^.*\./, "");
      const isOwn = /^(?:toolWorkflow|toolCode|toolHttpRequest)$/.test(kind);
      const isManual = parameters["descriptionType"] === "manual";
      const isEmptied = ["description", "toolDescription"].some(
        (field) => typeof parameters[field] === "string" && parameters[field].trim() === "",
      );
      const isTold = ["description", "toolDescription"].some(
        (field) => textOf(parameters[field]).trim() !== "",
      );
      if (isTold || !(isOwn || isManual || isEmptied)) return [];
      return [
        {
          nodes: [name],
          sentence: `${at(name)} has no description, so the agent does not know what the tool is for and uses it wrongly or never.`,
        },
      ];
    }),
  mend: "Write in the description what the tool does and when it is to be used.",
};

/** A model's name is written as its provider writes it. */
export function misspeltModel(type: string, value: string): string | undefined {
  const family = Object.entries(MODELS).find(([of]) => shortType(type).endsWith(of))?.[1];
  const model = value.replace(/^models\//, "");
  if (!family || value.startsWith("=") || model.length < 4) return undefined;
  // A day or a release behind a known name is another release of it.
  if (family.some((known) => model === known || model.startsWith(`${known}-`))) return undefined;
  const near = nearest(model, family);
  return near !== undefined && !isOtherRelease(model, near) ? near : undefined;
}

/** `gpt-5.4` beside `gpt-5`: digits differ, and letters do not. */
function isOtherRelease(a: string, b: string): boolean {
  const letters = (name: string) => name.replace(/[\d.]+/g, "");
  return letters(a).replace(/-+$/, "") === letters(b).replace(/-+$/, "");
}

const MODELS: Readonly<Record<string, string[]>> = {
  OpenAi:
    "gpt-3.5-turbo gpt-4 gpt-4-turbo gpt-4o gpt-4o-mini gpt-4.1 gpt-4.1-mini gpt-4.1-nano gpt-5 gpt-5-mini gpt-5-nano gpt-5.1 o1 o1-mini o3 o3-mini o4-mini chatgpt-4o-latest".split(
      " ",
    ),
  Anthropic:
    "claude-3-haiku claude-3-opus claude-3-sonnet claude-3-5-haiku claude-3-5-sonnet claude-3-7-sonnet claude-sonnet-4 claude-opus-4 claude-haiku-4 claude-sonnet-4-5 claude-opus-4-1 claude-haiku-4-5".split(
      " ",
    ),
  GoogleGemini:
    "gemini-1.5-flash gemini-1.5-pro gemini-2.0-flash gemini-2.0-flash-lite gemini-2.5-flash gemini-2.5-pro gemini-2.5-flash-lite".split(
      " ",
    ),
};
