import { suggestTemplates, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";

/** Matches a question which of the shown templates suits a purpose. The group captures the purpose. */
const WHICH_FOR =
  /^(?:(?:and|ok|okay|so|hm+|und|aber)[\s,]+)*(?:which|welche[rs]?)(?!\p{L})[^?.!]*?(?<!\p{L})(?:for|für)\s(\p{L}[^?]*)\?*$/iu;
/** Minimum share of the purpose's words that occur in the template's texts. */
const MIN_SHARE = 0.5;
const MOST = 10;

/**
 * Answers which of several shown templates suits a purpose, such as "which of the two for a dentist?".
 * @returns undefined if the message does not ask this, or if no shown template suits the purpose
 */
export async function chooseFor(
  message: string,
  { memory }: Inquiry,
  { findTemplates }: Retrieval,
  { words }: Voice,
): Promise<Draft | undefined> {
  const [, purpose] = WHICH_FOR.exec(message.trim()) ?? [];
  if (purpose === undefined || memory.templates.length < 2) return undefined;
  const found = await findTemplates(purpose, "", MOST);
  const [best] = found.filter(
    ({ card, share }) => share >= MIN_SHARE && memory.templates.includes(card.slug),
  );
  return best && suggestTemplates([best], words.bestOfShown);
}
