import { expect, test } from "vitest";
import { priceInGerman } from "#content/assistant/german-prices.ts";
import { connections } from "#content/library/connections/index.ts";
import { costs } from "#content/library/costs.ts";

const ENGLISH =
  /\b(?:a|an|and|or|by|with|within|from|for|about|beyond|your|its|the|each|free|plan|you|in most|of|month|on|own)\b/;

test("no English word is left in the German prices of the services, and every number stays", () => {
  const prices = connections.map(({ before }) => before.monthly);
  for (const price of [...prices, costs.n8n]) {
    const german = priceInGerman(price);
    expect(german).not.toMatch(ENGLISH);
    expect(german.match(/\d+/g)).toEqual(price.match(/\d+/g));
  }
});
