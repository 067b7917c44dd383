const MESSAGE_ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@[^<>\s@]+>/g;

/** @param text such as the headers of an email @returns ids of deliveries, as they stand in the Message-IDs of our emails */
export function deliveriesIn(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = ""]) => id);
}
