import { beforeEach } from "vitest";
import type { BulkResult } from "#features/inbox/contract.ts";
import type { Inbox, MessageDetails } from "#features/inbox/views.ts";
import type { PersonDetails } from "#features/people/contract.ts";
import { storeMessage } from "../contact/stored-message.ts";
import { copyRows } from "../kept-rows.ts";
import { makeStaff } from "./accounts.ts";
import { platform, site, startAccountSite } from "./account-site.ts";

export const STAFF = "staff@example.com";
export const INBOX = "inbox@example.com";
export const HOSTILE = `=1+1"><img src=x onerror=alert(1)>\r\n`;

export let staff: string;
export let me: string;

type Changes = Parameters<typeof startAccountSite>[0];

/** The staff member of all tests. Each test worker makes this account only once. */
let member: Awaited<ReturnType<typeof makeMember>> | undefined;

/** Starts a site before each test, on which a member of staff is signed in. */
export function useDesk(changes: Changes = { rateLimits: false, staffEmail: INBOX }): void {
  beforeEach(async () => {
    await startAccountSite(changes);
    if (member) await member.putBack();
    else member = await makeMember();
    // The member needs a new access token for each test. A token is valid only at one origin, and the site has
    // another port in each test.
    const { refreshToken: refresh_token } = member;
    const { data } = await site.client().refreshSession({ refresh_token });
    staff = data.session?.access_token ?? "";
    me = data.user?.id ?? "";
  });
}

async function makeMember() {
  const client = site.client();
  await makeStaff(platform, client, STAFF);
  const { data } = await client.getSession();
  const putBack = await copyRows(platform, "desk");
  return { putBack, refreshToken: data.session?.refresh_token ?? "" };
}

export const query = (sql: string, params: unknown[] = []) => platform.database.query(sql, params);

/**
 * Sends a request to the back office as a member of staff.
 * @param body - sent as JSON, or as a form with files
 */
export function call(path: string, method = "GET", body?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${site.origin}/api/admin${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${staff}`,
      ...(!isForm && { "Content-Type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

type Answer = Inbox &
  MessageDetails &
  BulkResult &
  Pick<PersonDetails, "timeline"> & { error?: string; present?: MessageDetails };

export type Reply<Body> = { status: number; body: Body };

export async function askAny(path: string, method = "GET", json?: object): Promise<Reply<never>> {
  const answer = await call(path, method, json);
  return { status: answer.status, body: (await answer.json()) as never };
}

export const ask: (path: string, method?: string, json?: object) => Promise<Reply<Answer>> = askAny;

type Written = Partial<
  Record<"message" | "status" | "at" | "followUpOn" | "assignee" | "email" | "phone", string>
>;

export async function write(name: string, written: Written = {}): Promise<string> {
  const { at, followUpOn = null, assignee = null, ...given } = written;
  const { id } = await storeMessage(platform, {
    name,
    email: `${name}@x.org`,
    phone: "+49 30 1",
    follow_up_on: followUpOn,
    assignee_id: assignee,
    ...given,
    ...(at && { created_at: new Date(at) }),
  });
  return id;
}

export const namesOf = ({ messages }: Pick<Inbox, "messages">) => messages.map(({ name }) => name);

export async function mailsAbout(subject: string) {
  await platform.runJobs();
  return platform.sent.filter((mail) => mail.subject.startsWith(subject));
}
