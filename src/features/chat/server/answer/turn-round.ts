import { understand } from "#platform/understanding/understand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { answerOne } from "./decide.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { linkTo } from "./template-passages.ts";

/**
 * Words such as "the other way round" (see OTHER_WAY) are removed from a message. If fewer meaningful words than this
 * remain, the assistant reads the complete message instead.
 */
const MIN_TELLING = 2;

/**
 * Answers a message from somebody who wants a template that works in the opposite direction, for example from the
 * calendar to the spreadsheet and not from the spreadsheet to the calendar. The answer shows such a template, or says
 * that there is none.
 */
export async function turnRound(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const { subject, memory } = inquiry;
  const rest = message.replace(OTHER_WAY, " ");
  const wanted = understand(rest).telling >= MIN_TELLING ? rest : message;
  const newInquiry = wanted === rest ? { ...inquiry, messages: [rest] } : inquiry;
  const draft = await answerOne(wanted, newInquiry, retrieval, voice);
  const isNew = (card: Card) => card.type === "template" && !memory.all.has(card.slug);
  if (!draft.isUnsure && draft.cards.some(isNew)) return draft;
  const reply = replyWith("other-way-round", voice);
  if (!subject) {
    return wanted === rest ? { ...reply, text: voice.words.template.noneThatWay } : reply;
  }
  const title = linkTo(subject, voice);
  return { ...reply, text: interpolate(voice.words.template.oneWay, { title }) };
}

/**
 * Matches the words of a phrase such as "the other way round". They are removed from the message, because they say
 * nothing about the task.
 */
const OTHER_WAY =
  /(?<!\p{L})(?:other|opposite|wrong|way|direction|round|around|about|reversed?|backwards|exactly|sorry|anders(?:he)?rum|umgekehrt|verkehrt|rum|herum|richtung|gegenrichtung|andere|genau)(?!\p{L})/giu;
