import { wordsOf } from "#platform/search/words.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { toolInUse } from "./about-tool.ts";
import { answerOne, forQuestion, isTask } from "./decide.ts";
import { offerToBuild, replyWith, suggestTemplates, type Draft, type Voice } from "./drafts.ts";
import { LIKELY, type Inquiry, type Retrieval } from "./likely-templates.ts";
import { alternatives } from "./moves.ts";
import { templateCard } from "./template-store.ts";
import { understand } from "./understand/understand.ts";

/** "Without OpenAI", "we don't use HubSpot", "haben kein Mailchimp" */
const REFUSED_TOOL =
  /(?<!\p{L})(?:without|ohne|(?:don't|dont|do not)\s(?:use|have|want)|kein(?:e|en)?)\s+([\p{L}\d.]+)/iu;
const INSTEAD =
  /(?<!\p{L})(?:i\s(?:asked|meant|mean|want|wanted|need)|we\s(?:meant|mean|want|wanted|need)|ich\s(?:meine|meinte|fragte|wollte|will|suche|brauche)|wir\s(?:meinen|meinten|wollen|wollten|suchen|brauchen))(?!\p{L})/giu;
const NEGATION =
  /(?<!\p{L})(?:no|nope|not|never|didn't|didnt|don't|dont|wrong|nein|nee|nö|nicht|falsch|anders)(?!\p{L})/iu;
/** "Enrich contacts, not merge them": what is not wanted must not be searched for. */
const NOT_WANTED =
  /,?\s(?:not|nicht|kein(?:e|en)?|without|ohne|rather than|instead of|statt)(?:\s[\p{L}-]+){1,4}\W*$/iu;
/** A question is answered from this likelihood on. */
const ANSWERS = 0.6;

/** Answers what a second message asks for beside its refusal of what was shown. */
export async function answerRefinement(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  if (inquiry.memory.about.length === 0) return undefined;
  return (
    (await withoutTool(message, inquiry, retrieval, voice)) ??
    (await askedInstead(message, inquiry, retrieval, voice))
  );
}

/** Says whether the shown template needs a tool that the visitor refuses, and offers others without it. */
async function withoutTool(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { subject, memory } = inquiry;
  const name = REFUSED_TOOL.exec(message)?.[1];
  if (!name || !subject || !memory.templates.includes(subject.slug)) return undefined;
  const found = await retrieval.findTemplates(name, "", 1);
  if (!found.some(({ namesTool }) => namesTool)) return undefined;
  const { template, otherTemplates } = voice.words;
  const stems = wordsOf(name).map(({ stem }) => stem);
  const needed = subject.tools.filter((tool) =>
    wordsOf(tool).some(({ stem }) => stems.includes(stem)),
  );
  const used = toolInUse(message);
  const sentence = used
    ? template.notMadeFor
    : needed.length > 0
      ? template.needsTool
      : template.withoutTool;
  const text = interpolate(sentence, {
    title: `[${subject.title}](/templates/${subject.slug})`,
    tool: used ?? (needed.join(", ") || name),
    tools: subject.tools.join(", "),
  });
  if (needed.length === 0) return { kinds: ["templates"], text, cards: [templateCard(subject)] };
  const nearest = await alternatives(message, inquiry, retrieval);
  const others = nearest.filter(({ likelihood }) => likelihood >= LIKELY);
  return others.length > 0
    ? suggestTemplates(others, `${text}\n\n${otherTemplates}`)
    : { ...replyWith("not-our-tool", voice), text };
}

/** Answers "not that, I meant …" by what follows, together with the wish before it. */
async function askedInstead(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const marker = [...message.matchAll(INSTEAD)].at(-1);
  if (!marker || !NEGATION.test(message.slice(0, marker.index))) return undefined;
  const wanted = message
    .slice(marker.index + marker[0].length)
    .replace(NOT_WANTED, "")
    .trim();
  const { meanings, telling } = understand(wanted);
  const [best] = meanings;
  if (!best) return undefined;
  if (!isTask(best.label) && best.likelihood >= ANSWERS) {
    const isKept = best.label === "price" && inquiry.memory.about.includes("price");
    const draft = isKept
      ? { ...replyWith("booking", voice), kinds: ["price"], text: voice.words.noPromise }
      : await forQuestion(best.label, wanted, inquiry, retrieval, voice);
    return { ...draft, text: `${voice.words.missed}\n\n${draft.text}` };
  }
  if (telling === 0) return undefined;
  const { wish = "" } = inquiry.memory;
  const alone = await answerOne(wanted, { ...inquiry, messages: [wish, wanted] }, retrieval, voice);
  if (!alone.isUnsure) return alone;
  const together = `${wish} ${wanted}`;
  const both = await answerOne(together, { ...inquiry, messages: [together] }, retrieval, voice);
  return both.isUnsure ? offerToBuild(voice) : both;
}
