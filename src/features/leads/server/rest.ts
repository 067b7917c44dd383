import { withoutName } from "#platform/understanding/names.ts";
import { IF_RETURNED, TOGETHER } from "./address-uses.ts";
import {
  completedAddress,
  partialAddress,
  withoutCompletion,
  withoutPartial,
} from "./completed-address.ts";
import type { Contact } from "./contact-type.ts";
import { findAddresses } from "./find-addresses.ts";
import { isVisitors, ownersIn } from "./owners.ts";
import { ownPhoneIn, splitAtPhone } from "./own-phone.ts";
import { editedNumber } from "./phone.ts";
import { preferredAddress } from "./preferred-address.ts";
import { clausesOf, withoutCall, withoutRefusal } from "./refusals.ts";
import { isSpellingNote } from "./spelled-letters.ts";
import { sentencesOf } from "./topic.ts";
import { hideAddresses } from "./whose-address.ts";

/* Removes from a message the parts that are only about contact data. The assistant answers the rest. */

export function withoutAddresses(message: string): string {
  return hideAddresses(message).replaceAll("…", " ");
}

/** Puts addresses that are spelled out in words into their usual form. */
function writtenPlainly(message: string): string {
  return findAddresses(message).reduceRight(
    (text, { email, start, end }) => `${text.slice(0, start)}${email}${text.slice(end)}`,
    message,
  );
}

/** Matches a clause that only announces or mentions an address: "you need an address", "same address". */
const ANNOUNCES =
  /^(?:[\p{L}']+\s){0,4}(?:need|want|forgot|my|an|same|here is|braucht?|brauchen|wollt|meine?|eine|gleiche|selbe|hier) (?:[\p{L}']+\s)?(?:e-?mail|mail|e-?mail address|address|adresse|mailadresse)(?:\s\p{L}+)?[\s.,:!]*$/iu;

function namesNoReceiver(clause: string): boolean {
  return findAddresses(clause).length === 0 && !TOGETHER.test(clause) && !IF_RETURNED.test(clause);
}

/**
 * Returns the clauses of a message without those that only announce an email address or say how it is spelled, and
 * without those about an address that is not the visitor's.
 */
function withoutNotes(message: string): string[] {
  const owners = ownersIn(message);
  const main = owners.find(({ owner }) => isVisitors(owner))?.email;
  const mayNameOthers = owners.length < 2 || owners.some(({ owner }) => owner === "mentioned");
  const isOfMain = (text: string) => {
    const found = findAddresses(text);
    return found.length === 0 || found.some(({ email }) => email === main);
  };
  const sentences = mayNameOthers ? [message] : sentencesOf(message).filter(isOfMain);
  const clauses = clausesOf(sentences.join(" "));
  return clauses.filter((clause) => {
    if (isSpellingNote(clause)) return false;
    if (findAddresses(clause).length > 0) return mayNameOthers || isOfMain(clause);
    return clauses.length === 1 || !ANNOUNCES.test(clause.trim());
  });
}

const LABEL =
  /(?<!\p{L})(?:tel(?:efon|efonnummer)?|phone|mobile?|handy|fon|(?:my |meine )?(?:number|nummer)(?: is| ist)?)[.:\s]*$/iu;

function withoutLabel(message: string, phone: string | undefined): string {
  if (phone === undefined) return message;
  const at = message.indexOf(phone);
  return `${message.slice(0, at).replace(LABEL, "")}${message.slice(at)}`;
}

export function restOf(
  messages: readonly string[],
  {
    isOthers,
    isMentioned,
    isDeclined,
    isIncomplete,
    takenBack,
    spelled,
    isNew,
    isPhoneNew,
    isPhoneTakenBack,
    also,
    correction,
    replaced,
  }: Omit<Contact, "rest">,
): string {
  const before = messages.at(-2) ?? "";
  const said = writtenPlainly(messages.at(-1) ?? "");
  const typed = ownPhoneIn(said);
  const [start, note] = splitAtPhone(said, typed);
  if (typed === undefined && isPhoneNew) return "";
  if (isPhoneTakenBack) return withoutCall(said);
  if (also.length > 0) return clausesOf(said).filter(namesNoReceiver).join(" ");
  if (completedAddress(said, before)) return withoutCompletion(said);
  if (isNew && preferredAddress(said, messages.slice(0, -1), replaced[0])) return "";
  const isEdited = typed !== undefined && editedNumber(withoutName(note), typed) !== undefined;
  const newest = isEdited ? start : said;
  if (isOthers || isDeclined || takenBack) return withoutRefusal(newest, before);
  if (isIncomplete && partialAddress(newest)) return withoutPartial(newest);
  if (isMentioned) return withoutAddresses(newest);
  if (spelled === undefined && !(isNew && correction)) {
    return isNew ? withoutNotes(newest).join(" ") : withoutLabel(newest, typed);
  }
  // A message that reaches this line contains or corrects an address. If it contains none, as in "without the hyphen",
  // it only corrects one, so nothing is left of it.
  const clauses = withoutNotes(newest).filter((clause) => findAddresses(clause).length === 0);
  return findAddresses(newest).length > 0 ? clauses.join(" ") : "";
}
