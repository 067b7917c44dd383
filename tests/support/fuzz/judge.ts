import { wordsOf } from "#platform/search/words.ts";
import type { Request } from "./requests.ts";
import { hostileTexts } from "./hostile.ts";
import type { Reply } from "./send.ts";

const MAX_MS = 5000;
/** Maximum characters of the answer to a bad request: one sentence, and one more for each field of a form. */
const MAX_REFUSAL = 5000;
/** The hostile texts, in both forms in which an answer may repeat them: in JSON, and as a list of words. */
const quoted = hostileTexts
  .flatMap((text) => [
    JSON.stringify(text).slice(1, -1),
    wordsOf(text)
      .map((word) => word.text.toLowerCase())
      .join(" "),
  ])
  .filter((text) => text.length > 10);
const INSIDES =
  /\bat (?:async )?[\w.<>$]+ \((?:file|node|\/)|node_modules|node:internal|(?:Type|Syntax|Range|Reference)Error\b|\b(?:select|insert into|update|delete from) [\w"*. ,]+ (?:from|values|set|where)\b|pglite|drizzle|relation "/i;

/** Judges the answer to a bad request. @returns a sentence about what is wrong */
export function complaint({ target, method }: Request, reply: Reply): string | undefined {
  const { status, headers, body, milliseconds } = reply;
  if (status === 0) return "no answer";
  if (status >= 500) return `status ${status}`;
  if (milliseconds > MAX_MS) return `an answer after ${Math.round(milliseconds)} ms`;
  if (!headers["x-content-type-options"]) return "no security headers";
  if (headers["set-cookie"]) return "a cookie";
  // A page may repeat the hostile text that was searched for, so this text is removed before the body is judged.
  const text = withoutHostileTexts(body);
  if (!headers["content-type"]?.startsWith("text/html") && leaksInternals(text)) return "insides";
  // Dots in the path may lead out of /api.
  const path = URL.parse(target, "http://localhost")?.pathname ?? target;
  const isEndpoint = /^\/(?:api|auth\/v1)\//.test(path);
  if (!isEndpoint || status < 400 || method === "HEAD") return undefined;
  if (body.length > MAX_REFUSAL) return `a refusal of ${body.length} characters`;
  return sentenceComplaint(headers["content-type"] ?? "", body);
}

export function leaksInternals(body: string): boolean {
  return INSIDES.test(body) || body.includes(process.cwd());
}

function withoutHostileTexts(json: string): string {
  return quoted.reduce((rest, text) => rest.replaceAll(text, ""), json);
}

/** Checks that an error is reported in JSON, with a sentence. @returns what is wrong with the answer */
export function sentenceComplaint(type: string, body: string): string | undefined {
  if (!/^application\/(?:problem\+)?json\b/.test(type)) return `an error as "${type}"`;
  let message: unknown;
  try {
    const answer = JSON.parse(body) as Record<string, unknown>;
    // The fields that GoTrue (Supabase's account service) uses.
    message = answer["error"] ?? answer["msg"] ?? answer["message"] ?? answer["error_description"];
  } catch {
    return "an error that is no JSON";
  }
  return typeof message === "string" && message.length >= 8
    ? undefined
    : "an error without a sentence";
}
