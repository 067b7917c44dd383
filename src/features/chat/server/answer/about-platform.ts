import { interpolate } from "#shared/text/interpolate.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry, Voice } from "./likely-templates.ts";
import { asWritten, isAi } from "./named-tools.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { TemplateFacts } from "./template-store.ts";
import { sayOf } from "./tool-answers.ts";

/**
 * Matches the name of another automation platform. "Make" is also a verb, so it counts only after a word such as "use"
 * or "statt".
 */
const OTHER_PLATFORM =
  /(?<!\p{L})(zapier|integromat|power automate|ifttt|make\.com|pabbly|workato|activepieces)(?!\p{L})|(?<!\p{L})(?:use|using|with|in|on|have|got|like|prefer|for|pay|paying|mit|bei|nutzen|haben|nehmen|verwenden|über|via|statt|auf|lieber)\s(?:already\s|only\s|schon\s|nur\s)?(make)(?=\s(?:pro|core|teams|plan|abo|account|subscription|konto)(?!\p{L})|\s*(?:$|[.,;!?)]|not|nicht|und|and|statt|instead|rather|here|already|schon|only|nur|too|auch))/iu;
/** Matches words of a message about the visitor's platform: "we use Zapier", "könnte ich das in Make bauen?". */
const OF_PLATFORM =
  /\?\s*$|(?<!\p{L})(?:(?:we|i|wir|ich)\s(?:\p{L}+\s)?(?:use|have|prefer|work|pay|nutzen?|haben?|verwenden?|arbeiten?)|(?:do|can|could|would) (?:you|i|we)|arbeitet ihr|arbeiten sie|könnt ihr|können sie|geht das)(?!\p{L})/iu;
/** Maximum number of words in a message about another platform. A longer message also asks for something else. */
const MAX_ABOUT_PLATFORM = 20;

const WITHOUT_AI =
  /(?<!\p{L})(?:without|no|not want|don['’]t want|ohne|keine?|will nicht)\s(?:any\s|eine?\s)?(?:ai|a\.i\.|artificial intelligence|chatgpt|ki|künstliche intelligenz)(?!\p{L})/iu;

function answerWithoutAi(template: TemplateFacts, voice: Voice): Draft {
  const models = template.tools.filter(isAi);
  const { needsTool, withoutTool } = voice.words.template;
  return models.length > 0
    ? sayOf(template, needsTool, models.join(", "), voice)
    : sayOf(template, withoutTool, voice.language === "de" ? "KI" : "AI", voice);
}

const WITHOUT_N8N =
  /(?<!\p{L})(?:without|don['’]t (?:want|have)|ohne|kein)\s(?:\p{L}+\s)?n8n(?!\p{L})/iu;

/** Answers a visitor who wants no AI or no n8n, or who works with another automation platform. */
export function answerAboutPlatform(
  message: string,
  { subject, memory, voice }: Inquiry,
): Draft | undefined {
  if (message.trim().split(/\s+/u).length > MAX_ABOUT_PLATFORM) return undefined;
  if (subject && WITHOUT_AI.test(message)) return answerWithoutAi(subject, voice);
  const draft = { ...replyWith("not-our-tool", voice), kinds: ["n8n"] };
  if (memory.about.length > 0 && WITHOUT_N8N.test(message))
    return { ...draft, text: voice.words.template.needsN8n };
  const [, always, behind] = OTHER_PLATFORM.exec(message) ?? [];
  const platform = always ?? behind;
  const isAbout = memory.templates.length > 0 || OF_PLATFORM.test(message);
  if (!platform || !isAbout || comparesPlatforms(message, memory.about)) return undefined;
  const text = interpolate(voice.words.template.otherPlatform, {
    platform: asWritten(platform.toLowerCase(), message),
  });
  return { ...draft, text };
}

/**
 * Whether a message asks how n8n differs from another automation platform. The website has a text about this. A message
 * that names only the other platform, such as "could I do that in Zapier?", asks this only after an answer about n8n.
 */
function comparesPlatforms(message: string, about: readonly string[]): boolean {
  const [best] = understand(message).meanings;
  const isOfBoth = about.includes("n8n") || /n8n/iu.test(message);
  return isOfBoth && best?.label === "n8n-or-zapier" && best.likelihood >= SURE;
}

const SURE = 0.7;
