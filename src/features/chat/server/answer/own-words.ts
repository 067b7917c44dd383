import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { passageOf } from "./passages.ts";

const SURE = 0.95;

/** Returns the id of the question that a message surely asks if it is read without the conversation. */
export function surelyAsked(message: string): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= SURE && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}
