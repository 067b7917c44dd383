const MESSAGE_ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@[^<>\s@]+>/g;

/**
 * Finds the ids of deliveries in a text: the Message-IDs of the site's emails contain them. @param text such as
 * an email's headers
 */
export function deliveriesIn(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = ""]) => id);
}
