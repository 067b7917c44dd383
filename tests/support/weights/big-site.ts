import { madeUpPeople } from "./made-up-people.ts";
import { madeUpTemplates } from "./made-up-templates.ts";

const PER_STATEMENT = 5000;
const DAYS = 365;
const VISITORS_A_DAY = 40;

export function fillSite({
  messages,
  templates,
}: {
  messages: number;
  templates: number;
}): string[] {
  return [
    ...inParts(templates, (from, to) => [madeUpTemplates(from, to)]),
    ...inParts(messages, madeUpPeople),
    `insert into visit_counts (day, kind, name, times, visitors)
     select current_date - d, 'source', name, 0, ${VISITORS_A_DAY / 4}
     from generate_series(0, ${DAYS}) d, unnest(array['direct', 'google.com', 'linkedin-ads', 'news']) as name
     union all
     select current_date - d, 'view', '/templates/made-up-' || 1 + (v * 31 + d) % ${templates}, 1, 1
     from generate_series(0, ${DAYS}) d, generate_series(1, ${VISITORS_A_DAY}) v
     on conflict do nothing`,
    "analyze",
  ];
}

function inParts(all: number, made: (from: number, to: number) => string[]): string[] {
  const parts = Math.ceil(all / PER_STATEMENT);
  return Array.from({ length: parts }, (_, n) =>
    made(n * PER_STATEMENT + 1, Math.min(all, (n + 1) * PER_STATEMENT)),
  ).flat();
}
