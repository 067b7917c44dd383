import type { Mutant } from "./mutant.ts";

const newsletter = "src/features/newsletter/newsletter.service.test.ts";
const leads = "src/features/leads/lead-rules.test.ts";
const chat = "src/features/chat/model-answer.endpoint.test.ts";

export const visitorsMutants: readonly Mutant[] = [
  {
    name: "newsletter: a link for one thing does the other",
    kind: "secret",
    file: "src/features/newsletter/server/link.ts",
    text: "`newsletter ${purpose} ${id}`",
    replacement: "`newsletter ${purpose.slice(0, 0)} ${id}`",
    tests: [newsletter],
  },
  {
    name: "leads: “don't” is no no",
    kind: "rule",
    file: "src/features/leads/server/lead-rules.ts",
    text: `["don't", "no"]`,
    replacement: `["no"]`,
    tests: [leads],
  },
  {
    name: "assistant: an address may take the whole day's tokens",
    kind: "limit",
    file: "src/features/chat/server/budget.ts",
    text: "const SHARE = 0.1;",
    replacement: "const SHARE = 1;",
    tests: [chat],
  },
  {
    name: "assistant: what was not spent stays reserved",
    kind: "limit",
    file: "src/features/chat/server/budget.ts",
    text: "const tokens = Math.round(spent);",
    replacement: "const tokens = Math.max(reservation.tokens, Math.round(spent));",
    tests: [chat],
  },
];
