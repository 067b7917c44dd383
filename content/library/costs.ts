// Texts about the costs of each service, on a template's page. They are separate from the texts of
// /connect, which the page need not load.
import { prices } from "./prices.ts";

export const costs = {
  heading: "What it costs a month",
  n8n: `${prices.n8nCloud} in its cloud, ${prices.rentedServer} on a rented server, free on your own`,
  where: "Where to get it, and which to choose",
  // {minutes}: a number.
  minutes: "How to connect it: about {minutes} minutes, once",
  note: `The template itself is free. Prices at the time of writing, ${prices.written}, without tax; each service’s own page has today’s.`,
};
