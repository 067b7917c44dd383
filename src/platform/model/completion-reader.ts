import { z } from "zod";
import { ModelFailure } from "./failure.ts";
import type { ModelPiece, ToolCall } from "./model.ts";

const MAX_LINE = 4 * 1024 * 1024;
const MAX_CALLS = 8;

/**
 * Reads a provider's reply. Some providers ignore the parameter `stream` and send the reply as a whole.
 * @throws ModelFailure `malformed` if the reply breaks the protocol; ModelFailure `unavailable` if the provider reports
 *   an error or the reply is cut off; errors of the connection
 */
export async function* readCompletion(response: Response): AsyncGenerator<ModelPiece, void> {
  const calls: ToolCall[] = [];
  let tokens: number | undefined;
  let wrote = false;
  let finished = false;
  for await (const data of readData(response)) {
    if (data === "[DONE]") {
      finished = true;
      break;
    }
    const chunk = parse(data);
    if (chunk.error) throw new ModelFailure("unavailable", "the provider reported an error");
    tokens = chunk.usage?.total_tokens ?? tokens;
    const choice = chunk.choices[0];
    const written = choice?.delta ?? choice?.message;
    if (choice?.finish_reason) finished = true;
    for (const [place, call] of (written?.tool_calls ?? []).entries()) join(calls, call, place);
    if (written?.content) {
      wrote = true;
      yield { type: "text", text: written.content };
    }
  }
  if (!finished && (wrote || calls.length > 0)) {
    throw new ModelFailure("unavailable", "the answer was cut off");
  }
  yield { type: "end", calls, tokens };
}

const Written = z.object({
  content: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        index: z.int().min(0).max(MAX_CALLS).optional(),
        id: z.string().nullish(),
        function: z
          .object({ name: z.string().nullish(), arguments: z.string().nullish() })
          .optional(),
      }),
    )
    .nullish(),
});
type CallPart = NonNullable<z.output<typeof Written>["tool_calls"]>[number];

const Chunk = z.object({
  error: z.unknown().optional(),
  usage: z.object({ total_tokens: z.number() }).optional().catch(undefined),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        delta: Written.nullish(),
        message: Written.nullish(),
      }),
    )
    .default([]),
});

/** Parses a part of the reply. The error quotes nothing from the provider, because that text may contain anything. */
function parse(data: string): z.output<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelFailure("malformed", "the provider sent something that is no completion");
  }
}

/**
 * Adds a part of a streamed tool call. The first part has the id and the name; further parts continue the arguments.
 */
function join(calls: ToolCall[], { index, id, function: part }: CallPart, place: number): void {
  const call = (calls[index ?? place] ??= { id: "", name: "", arguments: "" });
  call.id ||= id ?? "";
  call.name ||= part?.name ?? "";
  call.arguments += part?.arguments ?? "";
}

async function* readData(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  if (!response.headers.get("content-type")?.includes("text/event-stream")) {
    const text = await response.text();
    if (text.trim() !== "") yield text;
    return;
  }
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE) throw new ModelFailure("malformed", "a line without an end");
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}
