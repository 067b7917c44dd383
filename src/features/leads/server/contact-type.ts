import type { Lead } from "./lead-rules.ts";

/**
 * Contact data and wishes in the visitor's chat messages. An address in its usual form is taken as the visitor's,
 * unless the words around it say otherwise. If the visitor gives several addresses, the newest is used.
 */
export type Contact = {
  /** The first address that the visitor gave. */
  lead: Lead | undefined;
  /** Address with which the visitor has replaced the address in `lead`. */
  correction: string | undefined;
  /** Earlier addresses that the newest message replaces. Nobody is to write to them. */
  replaced: string[];
  /** Further addresses to which we are to write in addition to the visitor's main address. */
  also: string[];
  /** Whether the newest message has a further address of the visitor to which we will not write, such as an old one. */
  hasUnused: boolean;
  tipsTo: string | undefined;
  /** Whether the newest message contains, or confirms, the visitor's present email address. */
  isNew: boolean;
  /**
   * Address that the assistant asks the visitor to confirm, because it is spelled out in words, mistyped, corrected
   * only in part, or perhaps another person's.
   */
  spelled: string | undefined;
  /**
   * Whether the assistant asks only whose address `spelled` is, and not how it is spelled, because the message contains
   * it in its usual form.
   */
  asksWhose: boolean;
  /** A second address that the visitor may mean instead of `spelled`. */
  spelledOther: string | undefined;
  /**
   * Whether the newest message has an email address without a top-level domain, such as "ann@hill", or says that the
   * earlier address or number is wrong without giving the right one.
   */
  isIncomplete: boolean;
  /**
   * Whether the assistant is to repeat the contact data that it noted. The visitor may have asked for it, said that we
   * already have it, or spelled the known address once more.
   */
  asksForNoted: boolean;
  wishes: boolean;
  /** The visitor's answer to the offer of the newsletter. A yes counts only if an email address is known. */
  answer: "yes" | "no" | undefined;
  /** Whether the email address in the newest message is somebody else's, or the visitor asks us not to use it. */
  isOthers: boolean;
  /** Whether the email address in the newest message is only part of a task, as in "sort what comes to orders@…". */
  isMentioned: boolean;
  isRefused: boolean;
  isUnsubscribed: boolean;
  isErased: boolean;
  /** Whether the visitor refuses to give an email address, and has given none before. */
  isDeclined: boolean;
  hasDeclined: boolean;
  /** The address that the newest message withdraws. */
  takenBack: string | undefined;
  /** Whether the newest message withdraws the phone number or refuses calls. In both cases, `phone` is undefined. */
  isPhoneTakenBack: boolean;
  phone: string | undefined;
  morePhones: string[];
  isPhoneNew: boolean;
  /**
   * How the visitor wants to be contacted, in their words: "call me after 4"; "" if the newest message does not say so,
   * or if no contact data is known.
   */
  wish: string;
  /** The newest message without the parts that are only about an address or a refusal to give an address. */
  rest: string;
};
