/** Escapes a text for HTML and XML. The result can also be used in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
