import { connectionGroups } from "#content/library/connections/index.ts";
import { connectionsFor } from "#features/templates/server/service.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { wordsOf } from "#platform/search/words.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { answerOne } from "./decide.ts";
import {
  CATCH_ALL,
  GUESS,
  quotePassage,
  replyWith,
  suggestTemplates,
  type Draft,
  type Voice,
} from "./drafts.ts";
import { LIKELY, withoutTools, type Inquiry, type Retrieval } from "./likely-templates.ts";
import { alternatives, earlierIn, isAlike } from "./other-templates.ts";
import { passageOf } from "./passages.ts";
import { linkTo, topicOf } from "./template-passages.ts";
import { asksToSee } from "./shown-questions.ts";
import { templateCard, type TemplateFacts } from "./template-store.ts";
import { isSameTool, listAsWritten, toolsIn } from "./named-tools.ts";
import { isTelling } from "#platform/understanding/cues.ts";
import { understand } from "#platform/understanding/understand.ts";

/**
 * Matches the name of another automation platform. "Make" counts only after a word such as "use" or "statt", because it
 * is also a verb.
 */
const OTHER_PLATFORM =
  /(?<!\p{L})(zapier|integromat|power automate|ifttt|make\.com|pabbly|workato|activepieces)(?!\p{L})|(?<!\p{L})(?:use|using|with|in|on|have|got|like|prefer|for|mit|bei|nutzen|haben|nehmen|verwenden|über|via|statt|auf|lieber)\s(?:already\s|only\s|schon\s|nur\s)?(make)(?=\s*(?:$|[.,;!?)]|not|nicht|und|and|statt|instead|rather|here|already|schon|only|nur|too|auch))/iu;
/** Matches words such as "we use", which come before the name of a tool with which the visitor works. */
const USES =
  /(?<!\p{L})(?:we|i|wir|ich)\s(?:\p{L}+\s)?(?:use|have|prefer|work|nutzen?|haben?|verwenden?|arbeiten?)(?!\p{L})/iu;
/** Matches a question about a platform, such as "do you work with Zapier" or "könnte ich das in Make bauen?". */
const ASKS_WHETHER =
  /\?\s*$|(?<!\p{L})(?:(?:do|can|could|would) (?:you|i|we)|arbeitet ihr|arbeiten sie|könnt ihr|können sie|geht das)(?!\p{L})/iu;
/**
 * Maximum words of a message that says only that the visitor uses another platform, or wants no AI. A longer message
 * asks for something more.
 */
const MAX_ABOUT_PLATFORM = 14;

/** Matches the wish to work without artificial intelligence, such as "geht das auch ohne KI". */
const WITHOUT_AI =
  /(?<!\p{L})(?:without|no|not want|don['’]t want|ohne|keine?|will nicht)\s(?:any\s|eine?\s)?(?:ai|a\.i\.|artificial intelligence|chatgpt|ki|künstliche intelligenz)(?!\p{L})/iu;
/** Matches words with which visitors say that they can hardly use a program. */
const UNABLE =
  /(?<!\p{L})(?:barely|hardly|kaum|no idea (?:of|about)|keine ahnung von|(?:can(?:no|['’])t|can not) (?:even )?use|kann (?:nicht mal|kein))(?!\p{L})/iu;

function isAboutPlatform(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MAX_ABOUT_PLATFORM;
}

/** Says which AI models the shown template needs, or that it works without AI. */
function answerWithoutAi(template: TemplateFacts, voice: Voice): Draft {
  const models = template.tools.filter(isAi);
  const { needsTool, withoutTool } = voice.words.template;
  return models.length > 0
    ? sayOf(template, needsTool, models.join(", "), voice)
    : sayOf(template, withoutTool, voice.language === "de" ? "KI" : "AI", voice);
}

/** Matches the wish to work without n8n, such as "geht das ohne n8n?". */
const WITHOUT_N8N =
  /(?<!\p{L})(?:without|don['’]t (?:want|have)|ohne|kein)\s(?:\p{L}+\s)?n8n(?!\p{L})/iu;
/** Matches words for connecting a program, such as "lässt sich das koppeln" or "does it hook up to". */
const CONNECTS =
  /(?<!\p{L})(?:connect(?:s|ed)?|integrat\p{L}*|hook(?:s|ed)? (?:up|in)\p{L}*|plug(?:s|ged)? into|link(?:s|ed)? (?:up )?(?:to|with)|interface|koppeln|gekoppelt|anbinden|angebunden|anbindung|anschließen|schnittstelle\p{L}*|verknüpfen|integrier\p{L}*|in unser\p{L}* [\p{L}-]+ (?:rein|hinein))(?!\p{L})/iu;

/**
 * Answers a visitor who works with another automation platform. The answer says that the templates run only in n8n.
 * @returns undefined if the message does not say that the visitor works with another platform
 */
function answerAboutPlatform(
  message: string,
  { memory }: Inquiry,
  voice: Voice,
): Draft | undefined {
  const [, always, behind] = OTHER_PLATFORM.exec(message) ?? [];
  const platform = always ?? behind;
  const isShort = isAboutPlatform(message);
  const isAbout = memory.templates.length > 0 || USES.test(message) || ASKS_WHETHER.test(message);
  if (!platform || !isShort || !isAbout) return undefined;
  const text = interpolate(voice.words.template.otherPlatform, {
    platform: listAsWritten([platform.toLowerCase()], message),
  });
  return { ...replyWith("not-our-tool", voice), kinds: ["n8n"], text };
}

/** Matches a question such as "Would it work with that?" or "Funktioniert das damit?". */
const WITH_THAT = /(?<!\p{L})(?:damit|(?:with|mit)\s+(?:that|it|this|dem|dieser?m?))\W*$/iu;
/** Matches a question about whether a tool is needed, such as "does it need ChatGPT?" or "Brauche ich dafür Slack?". */
const NEEDS =
  /(?<!\p{L})(?:need(?:s|ed)?|requires?|have to (?:have|use|buy|get)|necessary|brauch\p{L}*|benötig\p{L}*|nötig|muss (?:ich|man)|müssen wir|setzt)(?!\p{L})[^!]*$/iu;
/** Matches names of AI models and their makers. */
const AI = /chatgpt|openai|gemini|claude|copilot|mistral|ollama/iu;
/** Matches words such as "it" that refer to an earlier question or wish, as in "does it work with Teams?". */
const OF_IT = /(?<!\p{L})(?:it|that|this|es|das)(?!\p{L})/iu;
/** Matches words that ask whether something works with a tool, such as "Verträgt sich das?". */
const FITS =
  /(?<!\p{L})(?:verträgt|vertragen|kompatibel|compatible|(?:passt|past) (?:das|des|es|dös|sich)|(?:geht|läuft|klappt|funktioniert|gehts|klappts) (?:das|des|es|die|auch|damit|mit)|zam|works? with|go(?:es)? with|fits?)(?!\p{L})/iu;
/** Matches words by which a visitor accepts only one tool, such as "WhatsApp or nothing". */
const OR_NOTHING =
  /(?<!\p{L})(?:or (?:nothing|bust)|oder (?:gar nichts?|gar nix|nichts?|nix)|only (?:by |via |on |use |have |do |read |through ){0,2}\p{L}{2,20}[.!]?$|(?:geht|gehen|nutzen|haben|lesen|nur) (?:nur|bloß|lediglich|per|über|mit) \p{L}{2,20}[.!]?$)(?!\p{L})/iu;
/** Matches words that say that a program has no interface, such as "keine Schnittstelle" or "hasn't got an API". */
const NO_INTERFACE =
  /(?<!\p{L})(?:(?:keine?|ohne|koa) (?:\p{L}+ )?(?:schnittstelle\p{L}*|api)|(?:no|without an?|hasn['’]?t (?:got )?an?|doesn['’]?t have an?|lacks an?) (?:\p{L}+ )?(?:interface|api))(?!\p{L})/iu;
/** Matches a comparison of something with a tool, such as "better than Brevo". */
const COMPARES =
  /(?<!\p{L})(?:gegenüber|verglichen mit|im vergleich (?:zu|mit)|(?:besser|anders|günstiger|mehr) als|(?:better|different|cheaper|more) (?:than|from)|compared? (?:to|with)|versus|vs)(?!\p{L})/iu;
/** Matches the beginning of a question such as "Und in Teams statt per Mail?". */
const AND_WITH =
  /^(?:[^?.!]{0,20}[.!,]\s)?(?:and|und|or|oder)\s(?:also |auch )?(?:in|with|via|through|by|on|from|mit|per|über|aus|für|for)\s/iu;
/** Matches the beginning of a question. The message may lack the question mark, as in "does it work with Teams". */
const ASKS =
  /^(?:(?:and|but|ok|okay|so|und|aber|also),?\s)*(?:does|do|can|could|will|would|is|geht|läuft|funktioniert|klappt|kann)\s/iu;
/**
 * Maximum number of meaningful words besides names of tools in a message that is only about tools. A message with more
 * such words asks for something new.
 */
const MAX_OTHER_WORDS = 3;
/** Topics of questions that name a tool but do not ask for a template with that tool: "What does WhatsApp cost?" */
const ASKED_OF_TOOL: readonly (string | undefined)[] = ["costs", "saves", "fails", "data"];
/** Minimum likelihood at which a message counts as a question on one of the topics in ASKED_OF_TOOL. */
const SURE = 0.6;

/**
 * Answers the question whether the template that was shown works with the tools that the visitor names.
 * @returns undefined if the message does not ask this
 */
export async function answerAboutTools(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { subject, memory, messages } = inquiry;
  if (subject && WITHOUT_AI.test(message) && isAboutPlatform(message))
    return answerWithoutAi(subject, voice);
  if (memory.about.length > 0 && WITHOUT_N8N.test(message) && isAboutPlatform(message))
    return {
      ...replyWith("not-our-tool", voice),
      kinds: ["n8n"],
      text: voice.words.template.needsN8n,
    };
  // A visitor who writes "I can barely use Excel" or "show me the message in Slack" does not ask whether the template
  // works with Excel or Slack.
  if (UNABLE.test(message) || (memory.about.length > 0 && asksToSee(message))) return undefined;
  const aboutPlatform = answerAboutPlatform(message, inquiry, voice);
  if (aboutPlatform) return aboutPlatform;
  if (memory.about.length > 0 && NO_INTERFACE.test(message))
    return sayOfTool(voice.words.tools.noInterface, "", voice);
  const compared = toolsIn(message).wanted;
  if (memory.about.length > 0 && compared.length > 0 && COMPARES.test(message))
    return sayOfTool(voice.words.tools.compared, listAsWritten(compared, message), voice);
  if (!subject) return withOtherTool(message, inquiry, retrieval, voice);
  const named = toolsIn(message, subject.tools);
  const isThat = WITH_THAT.test(message) && named.wanted.length === 0;
  const { wanted, refused } = isThat
    ? { ...named, wanted: messages.flatMap((one) => toolsIn(one, subject.tools).wanted).slice(-1) }
    : named;
  const conversation = messages.join("\n");
  const isShown = memory.templates.includes(subject.slug);
  if (isShown && named.wanted.length + named.refused.length === 0 && CONNECTS.test(message))
    return quotePassage(passageOf("tools"), voice);
  const isKnown = isShown && !memory.about.includes(GUESS);
  const besides = isKnown ? undefined : answerUnknownTool(message, named.wanted, voice);
  if (besides) return besides;
  // "Do I need to pay for n8n?" asks about n8n itself, which every template needs.
  if (wanted.length === 1 && isSameTool("n8n", wanted[0] ?? "")) return undefined;
  const isNamed = wanted.length > 0 || refused.length > 0;
  if (!isNamed || asksForNew(message, [...wanted, ...refused])) return undefined;
  const isWanted = (tool: string) => wanted.some((name) => isSameTool(tool, name));
  const isRefused = (tool: string) => refused.some((name) => isSameTool(tool, name));
  const fits = (tools: readonly string[]) =>
    wanted.every((name) => tools.some((tool) => isSameTool(tool, name))) && !tools.some(isRefused);
  const shown = await Promise.all(memory.templates.map((slug) => retrieval.factsOf(slug)));
  const made = [subject, ...shown].find((one) => one && fits(one.tools));
  if (made) {
    const { withoutTool, madeFor } = voice.words.template;
    const matching = made.tools.filter(isWanted).join(", ");
    const draft = matching
      ? sayOf(made, madeFor, matching, voice)
      : sayOf(made, withoutTool, listAsWritten(refused, conversation), voice);
    const isAnswered = matching !== "" && made === subject;
    return isAnswered
      ? { ...draft, text: [draft.text, ...guidesTo(made, wanted, voice)].join(" ") }
      : { ...draft, kinds: ["templates"], cards: [templateCard(made)] };
  }
  const texts = earlierIn(inquiry).map((text) => withTools(text, subject.tools, wanted));
  const others = await alternatives(inquiry, retrieval, { fits, texts });
  const likely = others.filter(
    ({ likelihood, card }) => likelihood >= LIKELY && isAlike(subject, card),
  );
  if (likely.length > 0) return suggestTemplates(likely, voice.words.otherTemplates);
  const { notMadeFor, needsTool, withoutTool } = voice.words.template;
  const needed = subject.tools.filter(isRefused).join(", ");
  const lacking = wanted.filter((name) => !subject.tools.some((tool) => isSameTool(tool, name)));
  if (lacking.length > 0 && NEEDS.test(message))
    return usesAi(subject) && lacking.some(isAi)
      ? undefined
      : sayOf(subject, withoutTool, listAsWritten(lacking, conversation), voice);
  return lacking.length > 0
    ? sayOf(subject, notMadeFor, listAsWritten(lacking, conversation), voice)
    : sayOf(subject, needsTool, needed, voice);
}

/**
 * Answers the visitor's earlier wish again if the visitor corrects a tool in it, for example by "we use Teams, not
 * Slack".
 */
async function withOtherTool(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { wish, about } = inquiry.memory;
  const { wanted, refused } = toolsIn(message);
  const [question = ""] = message.split(/(?<=\?)\s/u);
  if (!wish || asksForNew(question, [...wanted, ...refused])) return undefined;
  const { leftOut, connected, noneWithout, without } = voice.words.tools;
  if (refused.length === 0) {
    const named = listAsWritten(wanted, message);
    if (wanted.length > 0 && NEEDS.test(message)) return sayOfTool(leftOut, named, voice);
    const asks = message.includes("?") || ASKS.test(message.trim());
    const isAsked = asks && (OF_IT.test(message) || AND_WITH.test(message));
    if (wanted.length === 0 || !(isAsked || FITS.test(message) || OR_NOTHING.test(message)))
      return undefined;
    return (
      answerUnknownTool(message, wanted, voice) ??
      (about.includes(CATCH_ALL)
        ? sayOfTool(connected, named, voice)
        : quotePassage(passageOf("tools"), voice))
    );
  }
  const text = withTools(wish, refused, wanted);
  const allowed = withoutTools(refused, retrieval);
  const draft = await answerOne(text, { ...inquiry, messages: [text] }, allowed, voice);
  const isRepeated = inquiry.answers.some((answer) => answer.includes(draft.text));
  const named = listAsWritten(refused, message);
  if (!draft.isUnsure && !isRepeated) {
    const lead = interpolate(without, { tool: named });
    return wanted.length > 0 ? draft : { ...draft, text: `${lead} ${draft.text}` };
  }
  return wanted.length > 0
    ? quotePassage(passageOf("tools"), voice)
    : sayOfTool(noneWithout, named, voice);
}

/** Says which tools in `wanted` the website does not mention, if the message asks whether something works with them. */
function answerUnknownTool(
  message: string,
  wanted: readonly string[],
  voice: Voice,
): Draft | undefined {
  const unknown = wanted.filter((name) => !isConnected(name));
  return unknown.length > 0 && (FITS.test(message) || message.includes("?"))
    ? sayOfTool(voice.words.tools.unknown, listAsWritten(unknown, message), voice)
    : undefined;
}

/** Whether the website has a guide that says how to connect a tool. */
function isConnected(tool: string): boolean {
  const connections = connectionGroups.flatMap((group) => group.connections);
  return connections.some(({ name }) => isSameTool(name, tool));
}

function sayOfTool(sentence: string, tool: string, voice: Voice): Draft {
  const { cards } = replyWith("booking", voice);
  const draft = replyWith("not-our-tool", voice);
  return {
    ...draft,
    kinds: ["tools"],
    text: interpolate(sentence, { tool }),
    cards: [...draft.cards, ...cards],
  };
}

const isAi = (tool: string) => AI.test(tool);

function usesAi({ tools }: TemplateFacts): boolean {
  return tools.some(isAi);
}

function sayOf(template: TemplateFacts, sentence: string, tool: string, voice: Voice): Draft {
  const tools = template.tools.join(", ");
  const text = interpolate(sentence, { title: linkTo(template, voice), tool, tools });
  return { ...replyWith("not-our-tool", voice), kinds: ["tools"], text };
}

/** Returns sentences with links to connection guides, for those of the template's tools that `tools` names. */
function guidesTo(template: TemplateFacts, tools: readonly string[], { words }: Voice): string[] {
  const named = connectionsFor(template).filter(({ name }) =>
    tools.some((tool) => isSameTool(name, tool)),
  );
  return named.map(({ name, slug }) =>
    interpolate(words.template.connect, { tool: `[${name}](${connectionPath(slug)})` }),
  );
}

/** Removes the names of tools (`replaced`) from a text, and adds the names of other tools (`wanted`). */
function withTools(text: string, replaced: readonly string[], wanted: readonly string[]): string {
  const stems = new Set(replaced.flatMap((tool) => wordsOf(tool).map(({ stem }) => stem)));
  const others = wordsOf(text).filter(({ stem }) => !stems.has(stem));
  return [...others.map((word) => word.text), ...wanted].join(" ");
}

/** Whether a message does more than name tools: it names a task of its own or asks for templates. */
function asksForNew(message: string, names: readonly string[]): boolean {
  const stems = new Set(names.flatMap((name) => wordsOf(name).map(({ stem }) => stem)));
  const others = wordsOf(message).filter((word) => isTelling(word) && !stems.has(word.stem));
  const [best] = understand(message).meanings;
  if (best?.label === "not-our-tool" || FITS.test(message)) return false;
  if (best && ASKED_OF_TOOL.includes(topicOf(best.label)) && best.likelihood >= SURE) return true;
  const isNew = best?.label === "which-templates" || best?.label === "other-way-round";
  return isNew || others.length > MAX_OTHER_WORDS;
}
