/** Matches a question where we have the visitor's address from: "how did you get my address?" */
const ORIGIN =
  /(?<!\p{L})(?:how|where|who|woher|wie|wo|wer)(?!\p{L})(?![^?]*(?:stor|save|keep|speicher|verwend))[^?.!]{0,40}(?<!\p{L})(?:get|got|have|find|found|gave|given|from|habt|haben|hast|hat|kommt|bekommen|kriegt)(?!\p{L})[^?.!]{0,40}(?<!\p{L})(?:my|our|meine|unsere)\s(?:\p{L}{1,20}\s)?(?:address|e-?mail|mail|number|data|details|adresse|mailadresse|nummer|daten)(?!\p{L})[^?.!]{0,40}\?/iu;

/** Whether a message asks where we have the visitor's address, number or data from. */
export function asksForOrigin(message: string): boolean {
  return ORIGIN.test(message);
}
