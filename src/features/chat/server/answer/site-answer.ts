import { readContact, type Contact } from "#features/leads/server/service.ts";
import type { Card, Source } from "../../contract.ts";
import { REMOVED, REMOVED_DIAGNOSIS, withoutMarks } from "#platform/typed-secrets/typed-secrets.ts";
import { answerAboutContact } from "./about-contact.ts";
import { answerMessage } from "./answer-message.ts";
import { readOfShown } from "./after-passage.ts";
import { answerAboutTools } from "./about-tools.ts";
import {
  answerUnclear,
  contactPart,
  isBareYesOrNo,
  isContactCard,
  saysNothingBeside,
  thankForNo,
} from "./contact-answer.ts";
import { detailsCard, taskBeside, withoutDeniedTrade } from "./details.ts";
import { isInDanger } from "./danger-and-misuse.ts";
import { answerFirst, holdsAccess, secretReply, surelyTellsTrouble } from "./first-answer.ts";
import { answerWith, replyWith, type Draft } from "./drafts.ts";
import { afresh } from "./leaves-subject.ts";
import { type Inquiry, type Voice } from "./likely-templates.ts";
import { agreesToCall } from "./moves.ts";
import { isOnlyName, thankByName } from "./naming.ts";
import { suitsInvitation } from "./newsletter-invitation.ts";
import { withOldRelease } from "./old-release.ts";
import { withoutQuoted } from "./quoted.ts";
import { passageTitled } from "./passages.ts";
import { mayBeDanger, SURE } from "./second-message.ts";
import { isRepeated, withoutRepeating } from "./repeated.ts";
import { answerStillTrouble, askedWhenSolved, isAdvice, isOfEmail } from "./still-trouble.ts";
import { cardIn } from "./template-passages.ts";
import { answerOfferedCase, withCase } from "./nearest-cases.ts";
import { newNameIn } from "./visitor-name.ts";
import { type Language } from "#platform/understanding/language.ts";

export type SiteAnswer = {
  language: Language;
  text: string;
  cards: Card[];
  kinds: string[];
  source?: Source;
  passage?: string;
};

/** Answers from the site's own texts, with a link to the page that contains them (docs/product.md, decision 15). */
export async function answerFromSite(inquiry: Inquiry): Promise<SiteAnswer> {
  const { voice } = inquiry;
  const { language } = voice;
  const newest = inquiry.messages.at(-1) ?? "";
  const offered = await answerOfferedCase(newest, inquiry);
  if (offered) return inLanguage(offered, language);
  const contact = readContact(inquiry.messages, inquiry.answers);
  const spoken = withoutDeniedTrade(withoutMarks(contact.rest));
  const message = withoutQuoted(spoken);
  const solved = askedWhenSolved(message, inquiry);
  const task = solved ?? taskBeside(inquiry.messages, contact) ?? message;
  const isWhole = (contact.isOthers && !contact.isRefused) || contact.spelled !== undefined;
  const name = newNameIn(inquiry.messages, contact);
  const isNamed = name !== undefined && isOnlyName(newest);
  const still = isNamed ? undefined : answerStillTrouble(message, inquiry);
  const isCall = agreesToCall(message, inquiry);
  // A message that is the title of a website text comes from a button, and asks only for this text.
  const isTitle = passageTitled(message) !== undefined;
  const ofTool = still || isCall || isTitle ? undefined : await answerAboutTools(message, inquiry);
  const aboutTool = ofTool && withCase(ofTool, message, inquiry);
  const isAnswered =
    isNamed ||
    solved !== undefined ||
    isCall ||
    aboutTool !== undefined ||
    isWhole ||
    contact.takenBack !== undefined;
  const unsplit = isWhole ? withoutMarks(newest) : spoken;
  const { likelihood = 0 } = readOfShown(message, inquiry) ?? {};
  const isHarmless = inquiry.answers.length > 0 && !mayBeDanger(message);
  const isOfShown = likelihood >= SURE && !surelyTellsTrouble(message);
  const found = isTitle
    ? undefined
    : answerFirst(unsplit, voice, {
        isAnswered: isAnswered || isOfShown,
        isOthers: contact.isOthers,
        isHarmless,
      });
  // True for "I won't give you my address, I get enough spam", which does not ask to unsubscribe from the weekly tips.
  const isOnlyRefusal = contact.isDeclined && found?.kinds.includes("unsubscribe") === true;
  const trouble = isOnlyRefusal ? undefined : found;
  const isNew = trouble && !isAdvice(trouble) && !(still && isOfEmail(still));
  const first = isNew ? trouble : (still ?? trouble);
  const isUnsubscribed = first?.kinds.includes("unsubscribe");
  const isDeclined = contact.answer === "no" && (!first || isUnsubscribed);
  const isAgreed = contact.answer === "yes" && isUnsubscribed;
  // True if the message corrects the email address, or gives or withdraws a phone number. The message is then not
  // answered as a request about privacy rights, which it resembles.
  const isSettled =
    contact.isPhoneTakenBack || contact.isPhoneNew || (contact.isNew && !!contact.correction);
  const asksForRights = first?.kinds.includes("privacy-rights") === true;
  const isOfTips = isDeclined || isAgreed || (isSettled && asksForRights);
  const aboutContact = isInDanger(message, isHarmless)
    ? undefined
    : answerAboutContact(contact, inquiry);
  const urgent =
    secretReply(newest, message, voice) ?? (isOfTips || aboutContact ? undefined : first);
  const answer =
    urgent ??
    aboutContact ??
    (isDeclined ? thankForNo(voice) : undefined) ??
    aboutTool ??
    (task === "" || isAgreed || (isSettled && asksForRights)
      ? NOTHING_BESIDE
      : await answerMessage(task, solved ? afresh(inquiry) : inquiry));
  const fitting = contact.isDeclined ? waysWithoutAddress(answer, voice) : answer;
  const draft =
    urgent || aboutContact
      ? answer
      : withOldRelease(withoutSelling(fitting, newest, voice), message, voice);
  const isSecret = holdsAccess(newest);
  const isGiven = contact.isNew || contact.isPhoneNew || contact.spelled !== undefined;
  const isOfDanger = urgent !== undefined && isInDanger(message, isHarmless);
  const isWithdrawn = contact.takenBack !== undefined || contact.isPhoneTakenBack;
  const said =
    urgent && !isSecret && !isWithdrawn && (!isGiven || isOfDanger)
      ? undefined
      : (contactPart(name ? { ...contact, isIncomplete: false } : contact, voice) ??
        thankByName(name, voice));
  const unclear = said || urgent ? undefined : answerUnclear(draft, task, contact, voice);
  const part = unclear === undefined ? said : { text: unclear, cards: [] };
  const isReplaced =
    unclear !== undefined ||
    (part !== undefined &&
      !isSecret &&
      !urgent &&
      (name ? isNamed : saysNothingBeside(draft, { ...contact, rest: task })));
  const shown = isReplaced
    ? { ...draft, kinds: ["contact"], cards: draft.cards.filter(isContactCard) }
    : draft;
  // If the answer would repeat an earlier one, the message is read again without the conversation. A message about
  // contact data or trouble is not read again, because only the conversation tells what it means.
  const again = () => (urgent || aboutContact ? draft : answerMessage(task, afresh(inquiry)));
  const alone = !isReplaced && isRepeated(shown, inquiry) && (await again());
  const {
    text,
    cards: all,
    kinds,
    passage,
  } = alone ? withoutRepeating(shown, alone, message, inquiry) : shown;
  const details =
    part &&
    detailsCard(inquiry, unclear === undefined ? contact : withUnclear(task || newest, contact));
  // A visitor in danger gets no button for the contact form.
  const ofPart = isOfDanger ? [] : (part?.cards ?? []);
  const others = ofPart.filter((card) => all.every(({ type }) => type !== card.type));
  const questions = part || isReplaced ? [] : (draft.others ?? []);
  const asked = withQuestions(all, questions, voice);
  // The card with the visitor's details links to the same form as the card "person", which is therefore left out.
  const cards = details
    ? [...[...asked, ...others].filter(({ type }) => type !== "person"), details]
    : [...asked, ...others];
  const mayInvite = inquiry.template && !contact.hasDeclined && !part && questions.length === 0;
  const invites = mayInvite && suitsInvitation(draft, inquiry.answers);
  const parts = [
    holdsOtherSecret(newest, draft) && voice.words.secretRemoved,
    solved && !urgent && voice.words.solved,
    !isReplaced && text,
    part?.text,
    invites && voice.words.newsletterInvitation,
  ];
  const whole = parts.filter(Boolean).join("\n\n");
  return inLanguage(
    { text: whole, cards, kinds, passage: isReplaced ? undefined : passage },
    language,
  );
}

/**
 * Adds a message that the assistant did not understand to the contact data, so that the card passes it on to staff. A
 * bare yes or no is not added, because it would tell staff nothing.
 */
function withUnclear(message: string, contact: Contact): Contact {
  return isBareYesOrNo(message)
    ? { ...contact, asksForNoted: true }
    : { ...contact, wish: message };
}

function inLanguage({ text, cards, kinds, passage }: Draft, language: Language): SiteAnswer {
  return {
    language,
    text,
    cards: cards.map((card) => cardIn(language, card)),
    kinds,
    ...(passage && { passage: passage.id, source: passage.source }),
  };
}

/**
 * Adds buttons for questions that the visitor may have meant, below the sentence "If you meant something else, is it
 * one of these questions?". The buttons stand below the cards of templates, and above the ways to reach us.
 */
function withQuestions(
  cards: readonly Card[],
  titles: readonly string[],
  { words }: Voice,
): Card[] {
  const [templates, others] = [true, false].map((isTemplate) =>
    cards.filter(({ type }) => (type === "template") === isTemplate),
  );
  const choices = titles.map((text, at): Card => ({
    type: "choice",
    text,
    ...(at === 0 && { lead: words.orOneOfThese }),
  }));
  return [...(templates ?? []), ...choices, ...(others ?? [])];
}

/** Gives a visitor who refuses to give an address the ways to reach us, most of which need no address. */
function waysWithoutAddress(draft: Draft, voice: Voice): Draft {
  const isOfPerson = draft.kinds.every((kind) => kind === "person" || kind === "booking");
  if (!isOfPerson && !draft.kinds.includes(REACH_US)) return draft;
  return { ...answerWith(REACH_US, voice), cards: [{ type: "booking" }, { type: "person" }] };
}
const REACH_US = "reach-us";

/**
 * If the visitor has just mentioned an illness, an answer without templates is replaced: the assistant then asks not to
 * write about health, and does not offer our services.
 */
function withoutSelling(draft: Draft, newest: string, voice: Voice): Draft {
  const isHealth = newest.includes(REMOVED_DIAGNOSIS);
  const hasTemplate = draft.cards.some(({ type }) => type === "template");
  return isHealth && !hasTemplate ? replyWith("diagnosis-removed", voice) : draft;
}

/** Whether something secret was removed from the newest message, and the answer to it does not say so. */
function holdsOtherSecret(newest: string, { kinds }: Draft): boolean {
  const isTold = holdsAccess(newest) || kinds.includes("diagnosis-removed");
  return !isTold && (newest.includes(REMOVED) || newest.includes(REMOVED_DIAGNOSIS));
}

/** Empty draft for a message that needs no answer except the one about the visitor's email address or phone number. */
const NOTHING_BESIDE: Draft = { kinds: ["contact"], text: "", cards: [] };
