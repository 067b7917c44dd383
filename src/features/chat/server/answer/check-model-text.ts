import type { ChatEvent } from "../../contract.ts";

/** Matches the end of a sentence. Each sentence of the AI model's text is checked as soon as it is complete. */
const END = /(?<=[.!?])\s+|(?<=\n)/u;
const AMOUNT =
  /(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£]|(?:euros?|dollars?|pounds?|francs?|franken|eur|usd|gbp|chf)(?!\p{L})))/giu;
const PROMISE =
  /(?<!\p{L})(?:guarante\w*|we promise|i promise|money[- ]back|discount\w*|risk[- ]free|garanti\w*|versprech\w*|versprochen|rabatt\w*|geld[- ]zurück|risikofrei)(?!\p{L})/iu;
const DENIAL =
  /(?<!\p{L})(?:no|not|never|cannot|can't|don't|nor|without|kein\w*|nicht|nie|ohne)(?!\p{L})/iu;
const MARKDOWN_LINK = /\[([^\]\n]*)\]\(([^)\s]*)\)/g;
const BARE_LINK = /(?:https?:\/\/|www\.)[^\s)\]]+/gi;

export type Ours = {
  /** Returns everything that was sent to the AI model. Prices that are not in this text count as invented. */
  facts: () => string;
  isOurLink: (address: string) => boolean;
  /**
   * Text in place of the first sentence with an invented price or promise. Later sentences of this kind are left out.
   */
  instead: string;
};

/** Removes invented prices, promises and links to other sites from the text of an AI model, sentence by sentence. */
export async function* checkText(
  events: AsyncGenerator<ChatEvent, void>,
  ours: Ours,
): AsyncGenerator<ChatEvent, void> {
  let held = "";
  let wasReplaced = false;
  const check = (sentence: string) => {
    const checked = withoutForeignLinks(sentence, ours.isOurLink);
    if (!isInvented(checked, ours.facts())) return checked;
    const instead = wasReplaced ? "" : `${ours.instead} `;
    wasReplaced = true;
    return instead;
  };
  const release = function* (parts: readonly string[]): Generator<ChatEvent> {
    const text = parts.map(check).join("");
    if (text !== "") yield { type: "text", text };
  };
  try {
    for await (const event of events) {
      if (event.type !== "text") {
        yield* release([held]);
        held = "";
        yield event;
        continue;
      }
      const parts = withSpaces(held + event.text);
      held = parts.pop() ?? "";
      yield* release(parts);
    }
  } finally {
    if (held !== "") yield* release([held]);
  }
}

/** Splits a text after each sentence. Each part ends with the space that follows its sentence. */
function withSpaces(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let found = END.exec(rest); found; found = END.exec(rest)) {
    const end = found.index + found[0].length;
    if (end === 0 || end >= rest.length) break;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

function withoutForeignLinks(sentence: string, isOurLink: Ours["isOurLink"]): string {
  return sentence
    .replace(MARKDOWN_LINK, (match, label: string, address: string) =>
      isOurLink(address) ? match : label,
    )
    .replace(BARE_LINK, (address) => (isOurLink(address) ? address : ""));
}

function isInvented(sentence: string, facts: string): boolean {
  const amounts = sentence.match(AMOUNT) ?? [];
  const known = digitsOf(facts);
  if (amounts.some((amount) => digitsOf(amount).some((one) => !known.includes(one)))) return true;
  return PROMISE.test(sentence) && !DENIAL.test(sentence);
}

function digitsOf(text: string): string[] {
  return (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((one) => one.replaceAll(/[.,]/g, ""));
}
