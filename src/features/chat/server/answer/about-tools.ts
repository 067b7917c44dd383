import { isTrouble } from "#content/assistant/replies.ts";
import { wordsOf } from "#platform/search/words.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { answerAboutPlatform } from "./about-platform.ts";
import { answerConnection, sayUnknown } from "./connections.ts";
import { answerOne } from "./decide.ts";
import {
  CATCH_ALL,
  GUESS,
  quotePassage,
  slugsIn,
  suggestTemplates,
  type Draft,
  type Voice,
} from "./drafts.ts";
import { leavesSubject } from "./leaves-subject.ts";
import { LIKELY, withoutTools, type Inquiry, type Retrieval } from "./likely-templates.ts";
import { alternatives, earlierIn, isAlike } from "./other-templates.ts";
import { surelyAsked } from "./own-words.ts";
import { passageOf } from "./passages.ts";
import { surelyMeant, SURE } from "./second-message.ts";
import { templatesWithTool } from "./templates-with-tool.ts";
import { SAME_ANYWHERE, topicOf } from "./topics.ts";
import { guidesTo, sayOf, sayOfTool } from "./tool-answers.ts";
import { templateCard, type TemplateFacts } from "./template-store.ts";
import {
  isAi,
  isSameTool,
  listAsWritten,
  tellingBeside,
  toolsIn,
  withTools,
} from "./named-tools.ts";
import { namesNewTask } from "./new-task.ts";
import { understand } from "#platform/understanding/understand.ts";

/** Labels of messages that may name a tool, but do not ask whether the template works with it. */
const NOT_OF_TOOLS: readonly string[] = ["show-it", "setup-by-you"];
/** Matches words for connecting a program, such as "lässt sich das koppeln" or "does it hook up to". */
const CONNECTS =
  /(?<!\p{L})(?:connect(?:s|ed)?|integrat\p{L}*|hook(?:s|ed)? (?:up|in)\p{L}*|plug(?:s|ged)? into|link(?:s|ed)? (?:up )?(?:to|with)|interface|koppeln|gekoppelt|anbinden|angebunden|anbindung|anschließen|schnittstelle\p{L}*|verknüpfen|integrier\p{L}*|in unser\p{L}* [\p{L}-]+ (?:rein|hinein))(?!\p{L})/iu;

/** Matches a question such as "Would it work with that?" or "Funktioniert das damit?". */
const WITH_THAT = /(?<!\p{L})(?:damit|(?:with|mit)\s+(?:that|it|this|dem|dieser?m?))\W*$/iu;
/** Matches a question about whether a tool is needed, such as "does it need ChatGPT?" or "Brauche ich dafür Slack?". */
const NEEDS =
  /(?<!\p{L})(?:need(?:s|ed)?|requires?|have to (?:have|use|buy|get)|necessary|brauch\p{L}*|benötig\p{L}*|nötig|muss (?:ich|man)|müssen wir|setzt)(?!\p{L})[^!]*$/iu;
/** Matches words that ask whether something works with a tool, such as "Verträgt sich das?". */
const FITS =
  /(?<!\p{L})(?:verträgt|vertragen|kompatibel|compatible|(?:passt|past) (?:das|des|es|dös|sich)|(?:geht|läuft|klappt|funktioniert|gehts|klappts) (?:das|des|es|die|auch|damit|mit)|zam|works? with|go(?:es)? with|fits?)(?!\p{L})/iu;
/** Matches words by which a visitor accepts only one tool, such as "WhatsApp or nothing". */
const OR_NOTHING =
  /(?<!\p{L})(?:or (?:nothing|bust)|oder (?:gar nichts?|gar nix|nichts?|nix)|only (?:by |via |on |use |have |do |read |through ){0,2}\p{L}{2,20}[.!]?$|(?:geht|gehen|nutzen|haben|lesen|nur) (?:nur|bloß|lediglich|per|über|mit) \p{L}{2,20}[.!]?$)(?!\p{L})/iu;
/** Matches words that set a tool against something else, such as "Slack, not mail" or "WhatsApp statt SMS". */
const NOT_ANOTHER =
  /(?<!\p{L})(?:not|instead of|rather than|nicht|kein\p{L}*|(?:an)?statt)(?!\p{L})/iu;
/** Matches words that say that a program has no interface, such as "keine Schnittstelle" or "hasn't got an API". */
const NO_INTERFACE =
  /(?<!\p{L})(?:(?:keine?|ohne|koa) (?:\p{L}+ )?(?:schnittstelle\p{L}*|api)|(?:no|without an?|hasn['’]?t (?:got )?an?|doesn['’]?t have an?|lacks an?) (?:\p{L}+ )?(?:interface|api))(?!\p{L})/iu;
/** Matches a comparison of something with a tool, such as "better than Brevo". */
const COMPARES =
  /(?<!\p{L})(?:gegenüber|verglichen mit|im vergleich (?:zu|mit)|(?:besser|anders|günstiger|mehr) als|(?:better|different|cheaper|more) (?:than|from)|compared? (?:to|with)|versus|vs)(?!\p{L})/iu;
/**
 * Maximum number of meaningful words besides names of tools in a message that is only about tools. A message with more
 * such words asks for something new.
 */
const MAX_OTHER_WORDS = 3;
/** Matches the beginning of a message such as "or with Excel?", which names another tool. */
const WITH =
  /^(?:(?:and|or|und|oder|lieber|eher|rather)\s)*(?:with|in|by|via|mit|per|über)(?!\p{L})/iu;
/** Maximum words, besides names of tools, of a message that only names another tool. */
const MAX_WITH = 3;
/** Matches the wish for a template with a tool: "a template for ClickUp", "habt ihr was für HubSpot". */
const ASKS_FOR_TEMPLATE =
  /(?<!\p{L})(?:(?:an?|any|other|some|eine?|andere|irgendeine) (?:templates?|workflows?|vorlagen?)|anything|something|et?was|irgendwas|irgendetwas) (?:for|with|für|mit)(?!\p{L})/iu;
/** Ids of questions that have the same answer everywhere, but for which it matters which tool the message names. */
const OF_ONE_TOOL: readonly string[] = ["both-ways", "old-program", "difference"];
/** Minimum likelihood at which a message surely reports trouble, such as "the Gmail node says token expired". */
const SURELY_TROUBLE = 0.8;
/** Topics of questions that name a tool but do not ask for a template with that tool: "What does WhatsApp cost?" */
const ASKED_OF_TOOL: readonly (string | undefined)[] = ["costs", "saves", "fails", "data"];

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
  const withTool = await templatesWithTool(message, retrieval, voice);
  if (withTool) return withTool;
  if (namesNewTask(message, inquiry)) return undefined;
  const aboutPlatform = answerAboutPlatform(message, inquiry, voice);
  if (aboutPlatform) return aboutPlatform;
  if (leavesSubject(message, inquiry) || tellsOfTrouble(message) || asksInGeneral(message))
    return undefined;
  // A visitor who writes "I can barely use Excel" or "show me the message in Slack" does not ask whether the template
  // works with Excel or Slack.
  const isOfTools = namesOnlyTools(message) || memory.about.length === 0;
  if (!isOfTools && NOT_OF_TOOLS.includes(surelyMeant(message, inquiry))) return undefined;
  if (memory.about.length > 0 && NO_INTERFACE.test(message))
    return sayOfTool(voice.words.tools.noInterface, "", voice);
  const compared = toolsIn(message).wanted;
  if (memory.about.length > 0 && compared.length > 0 && COMPARES.test(message))
    return sayOfTool(
      voice.words.tools.compared,
      listAsWritten(compared, message, voice.language),
      voice,
    );
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
  const besides = isKnown
    ? undefined
    : await answerUnknownTool(message, named.wanted, retrieval, voice);
  if (besides) return besides;
  // "Do I need to pay for n8n?" asks about n8n itself, which every template needs.
  if (wanted.length === 1 && isSameTool("n8n", wanted[0] ?? "")) return undefined;
  const isNamed = wanted.length > 0 || refused.length > 0;
  const asksForTemplate = isShown && wanted.length > 0 && ASKS_FOR_TEMPLATE.test(message);
  const isNew = !asksForTemplate && asksForNew(message, [...wanted, ...refused]);
  if (!isNamed || isNew) return undefined;
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
      : sayOf(made, withoutTool, listAsWritten(refused, conversation, voice.language), voice);
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
  if (asksForTemplate)
    return answerOne(message, { ...inquiry, messages: [message] }, retrieval, voice);
  const { notMadeFor, needsTool, withoutTool } = voice.words.template;
  const needed = subject.tools.filter(isRefused).join(", ");
  const lacking = wanted.filter((name) => !subject.tools.some((tool) => isSameTool(tool, name)));
  if (lacking.length > 0 && NEEDS.test(message))
    return usesAi(subject) && lacking.some(isAi)
      ? undefined
      : sayOf(subject, withoutTool, listAsWritten(lacking, conversation, voice.language), voice);
  return lacking.length > 0
    ? sayOf(subject, notMadeFor, listAsWritten(lacking, conversation, voice.language), voice)
    : sayOf(subject, needsTool, needed, voice);
}

/**
 * Answers a message about tools in a conversation about no template. For example, after "we use Teams, not Slack" the
 * assistant answers the visitor's earlier wish again, without templates for Slack.
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
    const named = listAsWritten(wanted, message, voice.language);
    if (wanted.length > 0 && NEEDS.test(message)) return sayOfTool(leftOut, named, voice);
    const isAsked = [/\?/u, FITS, OR_NOTHING, NOT_ANOTHER].some((form) => form.test(message));
    if (wanted.length === 0 || !isAsked) return undefined;
    return (
      (await answerUnknownTool(message, wanted, retrieval, voice)) ??
      (about.includes(CATCH_ALL)
        ? sayOfTool(connected, named, voice)
        : ((await answerConnection(message, retrieval, voice)) ??
          quotePassage(passageOf("tools"), voice)))
    );
  }
  const text = withTools(wish, refused, wanted);
  const allowed = withoutTools(refused, retrieval);
  const draft = await answerOne(text, { ...inquiry, messages: [text] }, allowed, voice);
  const isRepeated = inquiry.answers.some((answer) => answer.includes(draft.text));
  const named = listAsWritten(refused, message, voice.language);
  if (!draft.isUnsure && !isRepeated) {
    const lead = interpolate(without, { tool: named });
    return wanted.length > 0 ? draft : { ...draft, text: `${lead} ${draft.text}` };
  }
  return wanted.length > 0
    ? quotePassage(passageOf("tools"), voice)
    : sayOfTool(noneWithout, named, voice);
}

/**
 * Answers the visitor's earlier task after the visitor has replaced a word in it, as in "not quotes, invoices". If the
 * new word names a tool, templates are shown only if they also fit the task without this tool.
 * @param task - the corrected task
 */
export async function answerCorrected(
  task: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const answerTo = (text: string) =>
    answerOne(text, { ...inquiry, messages: [text] }, retrieval, voice);
  const draft = await answerTo(task);
  const before = toolsIn(inquiry.memory.wish ?? "").wanted;
  const right = toolsIn(task).wanted.filter((tool) => !before.includes(tool));
  if (right.length === 0) return draft;
  const plain = await answerTo(withTools(task, right, []));
  if (slugsIn(draft).some((slug) => slugsIn(plain).includes(slug))) return draft;
  const { connected } = voice.words.tools;
  return (
    (await sayUnknown(right, task, retrieval, voice)) ??
    sayOfTool(connected, listAsWritten(right, task, voice.language), voice)
  );
}

/** Says which tools in `wanted` the website does not mention, if the message asks whether something works with them. */
async function answerUnknownTool(
  message: string,
  wanted: readonly string[],
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const isAsked = FITS.test(message) || message.includes("?");
  return isAsked ? sayUnknown(wanted, message, retrieval, voice) : undefined;
}

function tellsOfTrouble(message: string): boolean {
  const [best] = understand(message).meanings;
  return best !== undefined && isTrouble(best.label) && best.likelihood >= SURELY_TROUBLE;
}

/** Whether a message names a tool in a question that has the same answer for all tools: "will Gmail block us?" */
function asksInGeneral(message: string): boolean {
  const asked = surelyAsked(message) ?? "";
  return SAME_ANYWHERE.includes(asked) && !OF_ONE_TOOL.includes(asked);
}

function usesAi({ tools }: TemplateFacts): boolean {
  return tools.some(isAi);
}

/** Whether a message only names another tool, such as "with Excel instead?". */
function namesOnlyTools(message: string): boolean {
  const { wanted } = toolsIn(message);
  const others = wordsOf(withTools(message, wanted, []));
  return wanted.length > 0 && others.length <= MAX_WITH && WITH.test(message.trim());
}

/** Whether a message does more than name tools: it names another task or asks for templates. */
function asksForNew(message: string, names: readonly string[]): boolean {
  const [best] = understand(message).meanings;
  if (best?.label === "not-our-tool" || FITS.test(message)) return false;
  if (best && ASKED_OF_TOOL.includes(topicOf(best.label)) && best.likelihood >= SURE) return true;
  const isNew = best?.label === "which-templates" || best?.label === "other-way-round";
  return isNew || tellingBeside(message, names) > MAX_OTHER_WORDS;
}
