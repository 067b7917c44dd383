/** Text as it stands in HTML or XML, inside attributes as well. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
