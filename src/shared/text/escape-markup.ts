/** Escapes a text for HTML and XML. The result is safe in attributes too. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
