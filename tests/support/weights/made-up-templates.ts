/** Returns SQL that inserts templates made of words of real ones. One in fifty thousand has a rare category. */
export function madeUpTemplates(from: number, to: number): string {
  const pick = (words: string[], by: string) =>
    `(array['${words.join("','")}'])[1 + (${by}) % ${words.length}]`;
  const verbs = ["Send", "Sort", "Collect", "Answer", "Remind", "Publish", "Watch", "Check"];
  const things = ["invoices", "weekly report", "reviews", "leads", "bookings", "mails", "orders"];
  const places = ["Gmail", "Slack", "Google Sheets", "HubSpot", "Telegram", "Notion"];
  const categories = ["Email", "CRM", "HR", "Finance", "Marketing", "Data", "Care"];
  return `insert into templates (id, title, slug, description, category, tools, setup_minutes,
      downloads, created_at, summary, outcome, industries, version, metadata)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
      ${pick(verbs, "n")} || ' ' || ${pick(things, "n / 3")} || ' in ' || ${pick(places, "n / 7")} || ' (template ' || n || ')',
      'made-up-' || n,
      'Every morning it looks at new ' || ${pick(things, "n / 2")} || ', checks each one, and writes what happened into '
        || ${pick(places, "n / 5")} || '. What fails goes to a person with the reason, nothing is sent twice, and a summary follows. ' || md5(n::text),
      array[case when n % 50000 = 0 then 'Rare' else ${pick(categories, "n")} end, ${pick(categories, "n / 11")}],
      array[${pick(places, "n / 7")}, 'Tool ' || n % 40],
      5 + n % 60, n * 7919 % 10000, timestamptz '2020-01-01' + n * interval '1 minute',
      'A summary of the template.', 'What it saves.', array['Real Estate'], '1.0.0', '{}'
    from generate_series(${from}, ${to}) n`;
}

export function madeUpId(nth: number): string {
  return `00000000-0000-4000-9000-${String(nth).padStart(12, "0")}`;
}
