const ASKS = String.raw`(?:how|where|who|woher|wie|wo|wer)(?!\p{L})(?![^?]*(?:stor|save|keep|speicher|verwend))[^?.!]{0,40}(?<!\p{L})(?:get|got|have|find|found|gave|given|from|habt|habts|haben|hast|hat|kommt|bekommen|kriegt)(?!\p{L})[^?.!]{0,40}(?<!\p{L})(?:my|our|mei|meine|unsere)\s(?:\p{L}{1,20}\s)?(?:address|e-?mail|mail|number|data|details|adresse|mailadresse|nummer|daten)(?!\p{L})`;
/**
 * Matches a question such as "how did you get my address?" and, without a question mark, "woher habt ihr meine Nummer"
 * ("where did you get my number").
 */
const ORIGIN: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${ASKS}[^?.!]{0,40}\?`, "iu"),
  new RegExp(
    String.raw`^(?=woher|how did|where did|who gave|wer hat)${ASKS}(?:\s\p{L}{1,20}){0,2}\s*$`,
    "iu",
  ),
];
export function asksForOrigin(message: string): boolean {
  return ORIGIN.some((pattern) => pattern.test(message.trim()));
}

/** Matches words with which a visitor gives the address (`@@`) for our reply: "my address is @@". */
const GIVEN =
  /(?:^|[.!?,;:\n]\s*|(?<!\p{L})(?:please|bitte|and|und)\s)(?:(?:my|our|meine|unsere)\s(?:e-?)?(?:mail\s?)?(?:address|mail|adresse)\s(?:is|ist|lautet)|(?:write|reply|answer|schreib\p{L}*|antwort\p{L}*)\s(?:\p{L}{1,10}\s){0,2}(?:to|at|an|unter))\s@@/iu;

/**
 * Whether a message asks how we got an address, and does not give an address for our reply.
 * @param marked - the message, in which `@@` stands for the address
 */
export function isOnlyOrigin(marked: string): boolean {
  return asksForOrigin(marked) && !GIVEN.test(marked);
}
