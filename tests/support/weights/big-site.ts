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

function madeUpPeople(from: number, to: number): string[] {
  const numbers = `generate_series(${from}, ${to}) as n`;
  const email = "'p' || n || '@firm' || n % 977 || '.example.com'";
  const at = "timestamptz '2024-01-01' + n * interval '7 minutes'";
  return [
    `insert into templates (id, title, description, category, tools) values
       ('00000000-0000-4000-8000-000000000001', 'Bench', 'd', '{}', '{}') on conflict do nothing`,
    `insert into contact_messages (name, email, phone, company, message, service, status, created_at, follow_up_on)
     select (array['Ada','Bob','Eve','Max'])[1 + n % 4] || ' ' || n, ${email}, '', 'Firm ' || n % 977,
       (array['Our bookings are typed twice','Invoices wait for weeks','Nobody answers the phone'])[1 + n % 3]
         || ', about ' || n || '.' || case n % 10007 when 77 then ' zeppelin77' else '' end,
       'general', (array['done','done','done','open','new','spam'])[1 + n % 6], ${at},
       case n % 400 when 0 then date '2026-01-01' end
     from ${numbers}`,
    `insert into download_leads (email, template_id, created_at)
     select ${email}, '00000000-0000-4000-8000-000000000001', ${at} from ${numbers} where n % 3 = 0`,
    `insert into chat_leads (email, "timestamp", wants_newsletter)
     select ${email}, ${at}, false from ${numbers} where n % 50 = 0`,
  ];
}
