import type { Lead } from "./lead-rules.ts";

/**
 * Contact data and wishes in the visitor's chat messages. An address in its usual form counts as the visitor's, unless
 * the words around it say otherwise. The newest address of the visitor counts. If the site is not sure of an address,
 * the assistant asks about it. Addresses that certainly are not the visitor's are left out.
 */
export type Contact = {
  /** The first email address that the visitor gave, together with the interest and the message (see `Lead`). */
  lead: Lead | undefined;
  /** Email address with which the visitor has replaced the address in `lead`. */
  correction: string | undefined;
  /**
   * Earlier addresses of the visitor that the newest message replaces by another address. Nobody is to write to them.
   */
  replaced: string[];
  /** Further addresses in the newest message to which we are to write in addition to the visitor's main address. */
  also: string[];
  /** Whether the newest message has a further address of the visitor to which we will not write, such as an old one. */
  hasUnused: boolean;
  /** Address in the newest message that the visitor gives only for the weekly tips. */
  tipsTo: string | undefined;
  /** Whether the newest message contains, or confirms, the visitor's present email address. */
  isNew: boolean;
  /**
   * Address about which the assistant asks whether it is right, because it is spelled out in words, mistyped, corrected
   * only in part, or perhaps another person's.
   */
  spelled: string | undefined;
  /**
   * Whether the assistant asks whose address `spelled` is. It does if the newest message contains the address in its
   * usual form, so that only its owner is in doubt.
   */
  asksWhose: boolean;
  /**
   * A second address that the visitor may mean instead. The assistant then asks whether `spelled` or this one is right.
   */
  spelledOther: string | undefined;
  /**
   * Whether the newest message has an address without an ending, or says that the earlier address or number is wrong
   * without giving the right one.
   */
  isIncomplete: boolean;
  /**
   * Whether the assistant is to repeat the contact data that it noted. It does so if the newest message asks what it
   * noted, says that we already have the data, or only spells the known address once more.
   */
  asksForNoted: boolean;
  /** Whether the visitor asks for the weekly tips. */
  wishes: boolean;
  /**
   * The visitor's answer, in the newest message, to the offer of weekly tips; undefined if there is none. A yes counts
   * only if an email address is known.
   */
  answer: "yes" | "no" | undefined;
  /** Whether the email address in the newest message is somebody else's, or the visitor asks us not to use it. */
  isOthers: boolean;
  /** Whether the email address in the newest message is only part of a task, as in "sort what comes to orders@…". */
  isMentioned: boolean;
  /** Whether the newest message asks us not to write to the email address in it. */
  isRefused: boolean;
  /** Whether the newest message ends the weekly tips to the email address in it. */
  isUnsubscribed: boolean;
  /** Whether the newest message asks us to erase the data about the email address in it. */
  isErased: boolean;
  /** Whether the visitor refuses, in the newest message, to give an email address, and has given none before. */
  isDeclined: boolean;
  /** Whether the visitor has refused in any message to give an email address. */
  hasDeclined: boolean;
  /** The email address that the visitor withdraws in the newest message. */
  takenBack: string | undefined;
  /** Whether the newest message withdraws the phone number or refuses calls. If it does, `phone` is undefined. */
  isPhoneTakenBack: boolean;
  /** The visitor's telephone number, as they wrote it. */
  phone: string | undefined;
  /** Further numbers at which the visitor can be reached. */
  morePhones: string[];
  /** Whether the telephone number is in the newest message or was corrected by it. */
  isPhoneNew: boolean;
  /**
   * How the newest message says that the visitor wants to be contacted, in their words: "call me after 4", "only
   * WhatsApp"; "" if it does not say so, or if no contact data is known.
   */
  wish: string;
  /** The newest message without the parts that are only about an address or refuse to give one. */
  rest: string;
};
