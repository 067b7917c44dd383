const MESSAGE_ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@[^<>\s@]+>/g;

/** Finds ids of deliveries, which the Message-IDs of the site's emails contain. @param text such as an email's headers */
export function deliveriesIn(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = ""]) => id);
}
