import { interpolate } from "#shared/text/interpolate.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { Draft, Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { understand } from "./understand/understand.ts";

/** "Does it work with Xero?", "Geht das auch mit lexoffice?" */
const WORKS_WITH =
  /(?<!\p{L})(?:works?|go|possible|done|runs?|compatible|used?|connect(?:ed)?|geht|ginge|gehen|funktionier\p{L}*|läuft|klappt|passt|möglich|arbeitet|nutzen|verbinden)(?!\p{L}).*?(?<!\p{L})(?:with|mit|to)\s+(.+?)\W*$/iu;
const WITH_IT =
  /(?<!\p{L})(?:geht|ginge|funktionier\p{L}*|läuft|klappt|passt)(?!\p{L}).*(?<!\p{L})damit\W*$/iu;
const POINTING = /^(?:that|it|this|dem|das|dieser?m?)$/iu;
const DETERMINER = /^(?:our|my|the|an?|unser\p{L}*|mein\p{L}*|de[mnr]|das|einem?r?)\s+/iu;
/** "We use Pipedrive", "wir arbeiten mit Lexoffice" */
const IN_USE =
  /(?<!\p{L})(?:(?:we|i)\s+(?:(?:currently|already|only|all)\s+)?(?:use|work\s+(?:with|in))|(?:we\s+are|we're)\s+(?:on|using)|(?:wir|ich)\s+(?:nutzen?|verwenden?|benutzen?|arbeiten?\s+mit))\s+(?!(?:an?|the|our|no|it|that|kein\p{L}*|ein\p{L}*|das|dem|den|die|unser\p{L}*|aber|etwas)(?!\p{L}))([\p{L}\d.]+)/iu;
const QUESTIONS = ["tools", "change-a-template", "not-our-tool", "use-a-template"];
const MIN_LIKELIHOOD = 0.5;
const MAX_NAME = 3;

/** Says whether the template that was shown is made for a tool that the visitor names, or named before. */
export function answerAboutTool(
  message: string,
  { subject, memory, messages }: Inquiry,
  { words }: Voice,
): Draft | undefined {
  if (!subject || memory.refused.has(subject.slug)) return undefined;
  const named = toolAskedFor(message, messages.slice(0, -1));
  if (named === undefined) return undefined;
  const { slug, title, tools } = subject;
  const own = tools.find((tool) => isSame(tool, named));
  const sentence = own ? words.template.madeFor : words.template.notMadeFor;
  const values = {
    title: `[${title}](/templates/${slug})`,
    tool: own ?? named,
    tools: tools.join(", "),
  };
  return {
    kinds: ["tools"],
    text: interpolate(sentence, values),
    cards: own ? [] : [{ type: "person" }],
  };
}

/** @returns the tool that a message says is in use */
export function toolInUse(message: string): string | undefined {
  return IN_USE.exec(message)?.[1];
}

function toolAskedFor(message: string, earlier: readonly string[]): string | undefined {
  const object = WORKS_WITH.exec(message)?.[1]?.trim();
  if (WITH_IT.test(message) || (object !== undefined && POINTING.test(object))) {
    return earlier.map(toolInUse).findLast((tool) => tool !== undefined);
  }
  const name = object?.replace(DETERMINER, "");
  if (name === undefined || name.split(/\s+/).length > MAX_NAME) return undefined;
  const asked = understand(message).meanings.filter(({ label }) => QUESTIONS.includes(label));
  const likelihood = asked.reduce((sum, one) => sum + one.likelihood, 0);
  return likelihood >= MIN_LIKELIHOOD ? name : undefined;
}

/** Whether one name holds all words of the other: "Excel" is "Microsoft Excel". */
function isSame(one: string, other: string): boolean {
  const stemsOf = (name: string) => wordsOf(name).map(({ stem }) => stem);
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  const [fewer, more] = stems.length < others.length ? [stems, others] : [others, stems];
  return fewer.length > 0 && fewer.every((stem) => more.includes(stem));
}
