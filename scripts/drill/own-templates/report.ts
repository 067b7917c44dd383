import { maintain } from "#tests/support/operation/maintain.ts";
import type { Site } from "#tests/support/operation/site.ts";
import type { N8nClient } from "../../../tools/templates/run/server/n8n-client.ts";
import { publish, withValues, workflowOf } from "./published.ts";
import type { OutsideServices } from "./services.ts";

const START = "Every Monday at seven";

const LAST_WEEK = 120;
const WEEK_BEFORE = 30;

/** "Send a weekly website report" against the real API, compared with what the database counts. */
export async function drillReport(
  site: Site,
  token: string,
  client: N8nClient,
  outside: OutsideServices,
): Promise<boolean> {
  const { code, output } = await maintain(
    "sql",
    site.dataDir,
    `insert into contact_messages (name, email, phone, message, service, status, created_at)
     select 'Ada', 'ada' || n || '@report.example.com', '1', 'Hello', 'general',
       case when n <= 20 then 'open' else 'done' end,
       date_trunc('week', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'
         - case when n <= ${LAST_WEEK} then interval '3 days' else interval '10 days' end + n * interval '1 second'
     from generate_series(1, ${LAST_WEEK + WEEK_BEFORE}) as n`,
  );
  if (code !== 0) throw new Error(output);
  const answer = await fetch(`${site.url}/api/admin/keys`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Report", scopes: ["messages:read", "downloads:read"] }),
  });
  const { secret } = (await answer.json()) as { secret: string };
  const file = withValues(workflowOf("send-weekly-website-report"), { websiteUrl: site.url });
  const header = { name: "Authorization", value: `Bearer ${secret}` };
  const { id, workflow } = await publish(client, file, header);
  const { status, error } = await client.run(id, START, workflow);
  const post = outside.posted.find(({ channel }) => channel === "#website");
  console.log(post ? post.text.replace(/^/gm, "    ") : `no report (${status}): ${error}`);
  const told = [
    `${LAST_WEEK} messages, the week before ${WEEK_BEFORE}`,
    "20 still wait for an answer",
  ];
  return told.every((words) => post?.text.includes(words));
}
