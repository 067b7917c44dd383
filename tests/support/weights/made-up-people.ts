export function madeUpPeople(from: number, to: number): string[] {
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
