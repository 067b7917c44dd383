export type Lead = {
  email: string;
  interest: string | null;
  wantsNewsletter: boolean;
  message: string;
  before: string;
};

/**
 * Finds an email address in the messages and, by keywords, the service that interests the visitor and a request for the
 * newsletter (docs/product.md, section 5, decision 17). Keywords also match inside of words: "no" matches in "know",
 * and "ok" in "booking".
 */
export function findLead(messages: readonly string[]): Lead | undefined {
  for (const [place, message] of messages.entries()) {
    const email = addressIn(message);
    if (!email) continue;
    return {
      email,
      interest: findInterest(messages),
      wantsNewsletter: optsIn(message),
      message,
      before: messages[place - 1] ?? "",
    };
  }
  return undefined;
}

export function addressIn(text: string): string | undefined {
  return addressesIn(text)[0]?.email;
}

/**
 * Finds the email addresses that a text contains in their usual form. Addresses that are spelled out in words, such as
 * "ann at mill dot com", are not found.
 */
export function addressesIn(text: string): { email: string; start: number; end: number }[] {
  return Array.from(text.matchAll(EMAIL), ({ 0: found, index }) => ({
    email: found.toLowerCase(),
    start: index,
    end: index + found.length,
  })).filter(({ email }) => email.length <= MAX_EMAIL);
}

const MAX_EMAIL = 254;

// Each repetition has a maximum or starts after a fixed character. Matching therefore takes linear time, whatever the
// text is.
const EMAIL =
  /(?<![\p{L}\p{N}_%+'-])[\p{L}\p{N}_%+'-]{1,64}(?:\.[\p{L}\p{N}_%+'-]{1,64}){0,16}@(?:[\p{L}\p{N}-]{1,63}\.){1,16}\p{L}{2,63}/gu;

const YES = ["yes", "sure", "ok", "please"];
const NO = ["don't", "no"];

const INTERESTS: readonly (readonly [keyword: string, interest: string])[] = [
  ["email", "Email Automation"],
  ["manual", "Process Automation"],
  ["data", "Data Integration"],
  ["error", "Quality Improvement"],
  ["time", "Efficiency Optimization"],
  ["cost", "Cost Reduction"],
  ["lead", "Lead Generation"],
  ["hr", "HR Automation"],
  ["social", "Social Media Automation"],
];

function optsIn(message: string): boolean {
  // Phones write "don’t" with a curly apostrophe. It becomes a straight one, as in our lists of words.
  const words = message.toLowerCase().replaceAll("’", "'");
  return !NO.some((no) => words.includes(no)) && YES.some((yes) => words.includes(yes));
}

function findInterest(messages: readonly string[]): string | null {
  for (const message of messages) {
    const words = message.toLowerCase();
    const found = INTERESTS.find(([keyword]) => words.includes(keyword));
    if (found) return found[1];
  }
  return null;
}
