import { isTrouble } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { answerAboutPlatform } from "./about-platform.ts";
import { answerConnection, sayUnknown, sayWayIn } from "./connections.ts";
import { answerOne } from "./decide.ts";
import { CATCH_ALL, GUESS, suggestTemplates, type Draft } from "./drafts.ts";
import { leavesSubject } from "./leaves-subject.ts";
import { LIKELY, withoutTools, type Inquiry } from "./likely-templates.ts";
import { alternatives, earlierIn, isAlike } from "./other-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { asksAboutData, surelyMeant, SURE } from "./second-message.ts";
import { templatesWithTool, withMadeForTrade } from "./templates-with-tool.ts";
import { topicOf } from "./topics.ts";
import { answerCaseOfTools } from "./nearest-cases.ts";
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
import { saysUsed } from "./unknown-tools.ts";
import { asks as asksSomething, splitMessage } from "#platform/understanding/split.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/** Matches a question about whether a tool is needed, such as "does it need ChatGPT?" or "Brauche ich dafür Slack?". */
const NEEDS =
  /(?<!\p{L})(?:need(?:s|ed)?|requires?|have to (?:have|use|buy|get)|necessary|brauch\p{L}*|benötig\p{L}*|nötig|muss (?:ich|man)|müssen wir|setzt)(?!\p{L})[^!]*$/iu;
/** Matches words that ask whether something works with a tool, such as "Verträgt sich das?". */
const FITS =
  /(?<!\p{L})(?:verträgt|vertragen|kompatibel|compatible|(?:passt|past) (?:das|des|es|dös|sich)|(?:geht|läuft|klappt|funktioniert|gehts|klappts) (?:das|des|es|die|auch|damit|mit)|zam|works? with|go(?:es)? with|fits?)(?!\p{L})/iu;
/**
 * Maximum number of meaningful words, besides names of tools, in a question about tools. A longer message asks for
 * something new.
 */
const MAX_OTHER_WORDS = 3;
/**
 * Maximum number of meaningful words, besides names of tools, in a sentence that only names tools. "Same thing?" has so
 * few words that it asks nothing of its own.
 */
const MAX_BESIDE = 1;
/** Matches a question such as "Would it work with that?" or "Funktioniert das damit?". */
const WITH_THAT = /(?<!\p{L})(?:damit|(?:with|mit)\s+(?:that|it|this|dem|dieser?m?))\W*$/iu;
/** Minimum likelihood (0 to 1) at which a question surely asks for another template: "can you sort my Gmail inbox?" */
const SURELY_TASK = 0.95;
/** Ids of questions whose answer depends on the tool that the message names: "Can I use it with Outlook?" */
const OF_ONE_TOOL: readonly (string | undefined)[] =
  "tools change-a-template use-a-template ai-use both-ways old-program old-data difference".split(
    " ",
  );
/** Minimum likelihood (0 to 1) at which a message surely reports trouble: "the Gmail node says token expired". */
const SURELY_TROUBLE = 0.8;
/** Classifier labels of messages that may ask whether something works with a tool, if no template was shown. */
const ABOUT_TOOLS: readonly string[] = ["tool", "needs", "not-our-tool", "not-this", "instead"];
/** Topics of questions that name a tool but do not ask for a template with that tool: "What does WhatsApp cost?" */
const ASKED_OF_TOOL: readonly (string | undefined)[] = ["costs", "saves", "fails", "data"];

/** Answers whether the shown template works with the tools that the visitor names. */
export async function answerAboutTools(
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const { subject, memory, messages, retrieval, voice } = inquiry;
  const withTool = await templatesWithTool(message, inquiry);
  if (withTool) return withTool;
  const aboutPlatform = answerAboutPlatform(message, inquiry);
  if (aboutPlatform) return aboutPlatform;
  if (leavesSubject(message, inquiry) || tellsOfTrouble(message) || asksInGeneral(message))
    return undefined;
  if (!subject) return withOtherTool(message, inquiry);
  const named = toolsIn(message, subject.tools);
  const asks = message.includes("?") || FITS.test(message);
  const isThat = asks && WITH_THAT.test(message) && named.wanted.length === 0;
  const { wanted, refused } = isThat
    ? { ...named, wanted: messages.flatMap((one) => toolsIn(one, subject.tools).wanted).slice(-1) }
    : named;
  const conversation = messages.join("\n");
  const isShown = memory.templates.includes(subject.slug);
  const isKnown = isShown && !memory.about.includes(GUESS);
  const besides = asks && !isKnown ? await sayUnknown(wanted, message, inquiry) : undefined;
  if (besides) return besides;
  // "Do I need to pay for n8n?" asks about n8n itself, which every template needs. Other functions answer it.
  if (wanted.length === 1 && isSameTool("n8n", wanted[0] ?? "")) return undefined;
  const isNamed = wanted.length > 0 || refused.length > 0;
  if (!isNamed || asksForNew(sentenceWith(wanted, message), [...wanted, ...refused]))
    return undefined;
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
  const others = await alternatives(inquiry, { fits, texts });
  const likely = others.filter(
    ({ likelihood, card }) => likelihood >= LIKELY && isAlike(subject, card),
  );
  if (likely.length > 0) return suggestTemplates(likely, voice.words.otherTemplates);
  const { notMadeFor, needsTool, withoutTool } = voice.words.template;
  const needed = subject.tools.filter(isRefused).join(", ");
  const strange = wanted.filter((name) => !subject.tools.some((tool) => isSameTool(tool, name)));
  // Leaves out AI models if the template uses AI. Another function answers which AI model it uses and whether another
  // one will do.
  const lacking = usesAi(subject) ? strange.filter((name) => !isAi(name)) : strange;
  if (strange.length > 0 && lacking.length === 0) return undefined;
  if (asksWhetherNeeded(message, lacking))
    return sayOf(subject, withoutTool, listAsWritten(lacking, conversation, voice.language), voice);
  if (lacking.length === 0) return sayOf(subject, needsTool, needed, voice);
  const names = listAsWritten(lacking, conversation, voice.language);
  const ofCase = answerCaseOfTools(lacking, message, inquiry);
  if (ofCase) return ofCase;
  const draft = sayOf(subject, notMadeFor, names, voice);
  const way = await sayWayIn(lacking, message, inquiry);
  const text = [draft.text, way].filter(Boolean).join(" ");
  return withMadeForTrade({ ...draft, text }, lacking, names, inquiry);
}

/**
 * Answers a message about tools if no template is the subject. After "we use Teams, not Slack", for example, answers
 * the visitor's earlier request again, without templates that use Slack.
 */
async function withOtherTool(message: string, inquiry: Inquiry): Promise<Draft | undefined> {
  const { voice } = inquiry;
  const { wish, about } = inquiry.memory;
  const { wanted, refused } = toolsIn(message);
  const [question = ""] = message.split(/(?<=\?)\s/u);
  const meant = surelyMeant(message, inquiry);
  const tells = wanted.length > 0 && tellsUsed(message, wanted);
  const isOfTools = tells || meant === "" || ABOUT_TOOLS.includes(meant);
  const text = tells ? sentenceWith(wanted, message) : question;
  if (!wish || !isOfTools || asksForNew(text, [...wanted, ...refused])) return undefined;
  const { leftOut, connected, noneWithout, without } = voice.words.tools;
  if (refused.length === 0) {
    const named = listAsWritten(wanted, message, voice.language);
    if (asksWhetherNeeded(message, wanted)) return sayOfTool(leftOut, named, voice);
    const isAsked = message.includes("?") || FITS.test(message);
    if (wanted.length === 0 || !(tells || isAsked)) return undefined;
    const unknown = await sayUnknown(wanted, message, inquiry);
    if (unknown || !isAsked) return unknown;
    return about.includes(CATCH_ALL) && FITS.test(message)
      ? sayOfTool(connected, named, voice)
      : answerConnection(message, inquiry);
  }
  const changed = withTools(wish, refused, wanted);
  const allowed = withoutTools(refused, inquiry.retrieval);
  const draft = await answerOne(changed, { ...inquiry, messages: [changed], retrieval: allowed });
  const isRepeated = inquiry.answers.some((answer) => answer.includes(draft.text));
  const named = listAsWritten(refused, message, voice.language);
  if (!draft.isUnsure && !isRepeated) {
    const lead = interpolate(without, { tool: named });
    return wanted.length > 0 ? draft : { ...draft, text: `${lead} ${draft.text}` };
  }
  return (
    (await answerConnection(wanted.join(", "), inquiry, true)) ??
    sayOfTool(noneWithout, named, voice)
  );
}

/**
 * Returns the sentence that names one of the tools, such as "We hold everything in Bullhorn." Returns the whole message
 * if another sentence asks a question of its own, which a short one such as "Same thing?" does not.
 */
function sentenceWith(tools: readonly string[], message: string): string {
  const sentences = splitMessage(message);
  const named = sentences.find((sentence) => namesOne(tools, sentence));
  const asksOther = sentences.some(
    (one) => one !== named && one.includes("?") && understand(one).telling > MAX_BESIDE,
  );
  return named === undefined || asksOther ? message : named;
}

function namesOne(tools: readonly string[], sentence: string): boolean {
  const named = toolsIn(sentence).wanted;
  return tools.some((tool) => named.some((one) => isSameTool(one, tool)));
}

/** Whether the sentence that names one of the tools asks whether this tool is needed. */
function asksWhetherNeeded(message: string, tools: readonly string[]): boolean {
  return splitMessage(message).some(
    (sentence) => namesOne(tools, sentence) && NEEDS.test(sentence),
  );
}

/** Whether a message tells which tools the visitor uses, as in "Ich nutz Toggl" and "we keep the list in Excel". */
function tellsUsed(message: string, tools: readonly string[]): boolean {
  const sentence = sentenceWith(tools, message);
  return tellingBeside(sentence, tools) <= MAX_BESIDE || saysUsed(sentence, tools);
}

function tellsOfTrouble(message: string): boolean {
  const [best] = understand(message).meanings;
  return best !== undefined && isTrouble(best.label) && best.likelihood >= SURELY_TROUBLE;
}

/** Whether a message names a tool, but surely asks about something else: "will Gmail block us?" */
function asksInGeneral(message: string): boolean {
  if (asksAboutData(message)) return true;
  const asked = surelyAsked(message);
  return asked !== undefined && !OF_ONE_TOOL.includes(asked);
}

function usesAi({ tools }: TemplateFacts): boolean {
  return tools.some(isAi);
}

function asksForNew(message: string, names: readonly string[]): boolean {
  const [best] = understand(message).meanings;
  if (best?.label === "not-our-tool" || FITS.test(message)) return false;
  if (best?.label === "tools" && best.likelihood >= SURELY_TASK) return false;
  const isTask = best && isTemplate(best.label) && best.likelihood >= SURELY_TASK;
  if (isTask && message.includes("?") && tellingBeside(message, names) > 1) return true;
  const isOfTool = best && ASKED_OF_TOOL.includes(topicOf(best.label)) && best.likelihood >= SURE;
  if (isOfTool && asksSomething(message)) return true;
  const isNew = best?.label === "which-templates" || best?.label === "other-way-round";
  return isNew || tellingBeside(message, names) > MAX_OTHER_WORDS;
}
