import { interpolate } from "#shared/text/interpolate.ts";
import { CATCH_ALL, GUESS, replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { passageOf, spoken } from "./passages.ts";
import { linkTo } from "./template-passages.ts";

/** Repeats the previous answer in one sentence, for a visitor who finds that answer too long. */
export function inBrief({ subject, memory }: Inquiry, voice: Voice): Draft {
  const { brief, inShort } = voice.words;
  const { cards } = replyWith("shorter", voice);
  if (subject && memory.templates.includes(subject.slug)) {
    const title = linkTo(subject, voice);
    const text = memory.about.includes(GUESS) ? brief.near : brief.fits;
    return { kinds: ["shorter"], text: interpolate(text, { title }), cards };
  }
  if (memory.about.includes(CATCH_ALL)) return { kinds: ["shorter"], text: brief.none, cards };
  const passage = memory.about.map((kind) => passageOf(kind)).find((one) => one !== undefined);
  const [sentence] = passage ? spoken(passage, voice.language).text.split(/(?<=[.!?])\s+/u) : [];
  const text = sentence && interpolate(inShort, { sentence });
  return text ? { kinds: ["shorter"], text, cards } : replyWith("shorter", voice);
}
