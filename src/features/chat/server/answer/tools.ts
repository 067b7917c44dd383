import { z } from "zod";
import type { ModelTool, ToolCall } from "#platform/model/model.ts";
import type { Platform } from "#platform/platform.ts";
import type { Card } from "../../contract.ts";
import { templatesFor } from "./site-events.ts";

const NOTHING = { type: "object", properties: {} };
const Query = z.object({ query: z.string().max(400) });

export const tools: ModelTool[] = [
  tool(
    "find_templates",
    "Finds up to three free templates by task, tool or trade and shows them as cards, best first.",
    {
      type: "object",
      properties: { query: { type: "string", description: "A few words in English or German." } },
      required: ["query"],
    },
  ),
  tool("book_a_call", "Shows the button that books a 30-minute call."),
  tool("talk_to_a_person", "Shows the form that leaves a message for the team."),
];

/**
 * Runs a tool that the AI model calls.
 * @param context - the visitor's earlier messages, and the title of the template on whose page the visitor is
 * @param most - maximum number of templates that may still be shown
 * @returns `result`: the text that the AI model gets
 */
export async function runTool(
  platform: Platform,
  call: ToolCall,
  { context, most }: { context: string; most: number },
): Promise<{ cards: Card[]; result: string }> {
  if (call.name === "book_a_call") return { cards: [{ type: "booking" }], result: SHOWN };
  if (call.name === "talk_to_a_person") return { cards: [{ type: "person" }], result: SHOWN };
  if (call.name !== "find_templates") return { cards: [], result: "There is no such tool." };
  const given = Query.safeParse(parseArguments(call.arguments));
  if (!given.success) return { cards: [], result: "The arguments must be a JSON object: query." };
  if (most <= 0) return { cards: [], result: "Three templates are shown already: no more." };
  const found = await templatesFor(platform, given.data.query, context);
  const cards = found.slice(0, most).map(({ card }) => card);
  const titles = cards.map(
    ({ title, summary, slug }) => `[${title}](/templates/${slug}): ${summary}`,
  );
  return {
    cards,
    result: titles.length > 0 ? `Shown as cards:\n${titles.join("\n")}` : "No template fits.",
  };
}

const SHOWN = "It is shown below your answer.";

function parseArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tool(name: string, description: string, parameters: Record<string, unknown> = NOTHING) {
  return { name, description, parameters };
}
