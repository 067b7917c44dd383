const MESSAGE_ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@[^<>\s@]+>/g;

/**
 * Finds the ids of deliveries in the Message-IDs of the site's own emails.
 * @param text that contains Message-IDs, such as the headers of a reply
 */
export function deliveriesIn(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = ""]) => id);
}
