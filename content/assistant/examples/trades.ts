import { industryWords, otherTrades } from "../service-words.ts";

/** What people write who say no more than what their business is, by the industry's slug. */
export const tradeExamples: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(industryWords).map(([slug, trades]) => [slug, trades.flatMap(saidOf)]),
  ),
  "custom-workflow-development": otherTrades,
};

function saidOf(trade: string): string[] {
  return [
    `we run a ${trade}, what could you do for us`,
    `I own a ${trade}`,
    `we are a ${trade}, what can you automate`,
    `Wir haben ein ${trade}, was könnt ihr automatisieren`,
  ];
}
