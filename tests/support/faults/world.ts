import { BOOKING_SECRETS } from "../contact/booking-reports.ts";
import { INBOUND } from "../mail/signed-post.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt } from "jose";
import type { ServerBuild } from "react-router";
import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";
import { SCOPES } from "#features/api/contract.ts";
import { addKey } from "#features/api/server/service.ts";
import { subscriptionLink } from "#features/newsletter/server/link.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import { createApp } from "#main/app.ts";
import type { Config } from "#platform/config/config.ts";
import {
  joinStaff,
  makeAccount,
  makeStaff,
  newestMail,
  PASSWORD,
  serveAuth,
  type AuthSite,
} from "../accounts/accounts.ts";
import { EVENT_TYPES } from "#shared/events.ts";
import { listen } from "../events/receiver.ts";
import { addTemplate, fillWith, RUN_RECORD } from "../library.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "../platform.ts";
import { ID } from "../fuzz/endpoints.ts";
import { makeTemporaryFolder } from "../temporary.ts";
import { keepTables, type KeptTables } from "./tables.ts";

/** `SAME_PERSON` can be merged with the person `ID`; `MERGED_PERSON` was merged before the tests begin. */
export const SAME_PERSON = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c12";
export const MERGED_PERSON = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c13";
export const SPAM_MESSAGE = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c14";
/** Id of a message whose sender left only a telephone number. */
export const MESSAGE_WITHOUT_EMAIL = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c17";

export type World = KeptTables & {
  platform: TestPlatform;
  ada: { email: string; token: string; refreshToken: string; otherSession: string };
  staff: {
    token: string;
    factorId: string;
    spareFactorId: string;
    challengeId: string;
    code: string;
  };
  careful: { token: string; recoveryCode: string };
  apiKey: string;
  eve: { email: string; code: string; link: string };
  newsletter: { confirm: string; unsubscribe: string };
  ask: Ask;
  /** Sends a request to a process that can neither read nor write the site's files, except its database. */
  askWithoutFiles: Ask;
};

/** Sends a single request to a new process with empty caches, and reads the answer. */
export type Ask = (path: string, options?: RequestInit) => Promise<Answer>;

export type Answer = { status: number; headers: Headers; body: string };

const SETTINGS = { chatDelay: false, bookingSecrets: BOOKING_SECRETS, inbound: INBOUND };

/**
 * Makes the site, accounts and rows for which all requests succeed.
 * @param pages - pages that the site serves beside the endpoints
 */
export async function createWorld(pages: ServerBuild): Promise<World> {
  const platform = await createTestPlatform(SETTINGS);
  const now = new Date();
  platform.travelTo(now);
  const site = await serveAuth(platform);
  const { origin } = site;
  const apiKey = await storeRows(platform);
  const email = "ada@example.com";
  const elsewhere = await makeAccount(platform, site.client(), email);
  const client = site.client();
  const { data } = await client.signInWithPassword({ email, password: PASSWORD });
  const staff = await enterStaff(platform, site);
  const carefulClient = site.client();
  const carefulToken = await makeStaff(platform, carefulClient, "careful@example.com");
  const { data: codes } = await carefulClient.mfa.recoveryCodes.generate();
  await site.client().signUp({ email: "eve@example.com", password: PASSWORD });
  const mail = await newestMail(platform, "eve@example.com");
  const newsletter = await wishForTips(platform);
  await site.close();
  await platform.database.query("delete from rate_limits");
  const askOf =
    (changes: Partial<Config>): Ask =>
    async (path, options) => {
      const replica = await createReplica({ ...SETTINGS, ...changes });
      replica.travelTo(now);
      const app = createApp(replica, pages, []);
      const response = await app.fetch(new Request(origin + path, options));
      const { status, headers } = response;
      // This request is answered with a stream of events, which stays open for minutes. The test does not read it.
      const endless = path === "/api/admin/live" && response.ok;
      if (endless) await response.body?.cancel();
      return { status, headers, body: endless ? "" : await response.text() };
    };
  const tables = await keepTables(platform);
  return {
    ...tables,
    platform,
    ask: askOf({}),
    askWithoutFiles: askOf({ dataDir: folderOfWrongFiles() }),
    ada: {
      email,
      token: data.session?.access_token ?? "",
      refreshToken: data.session?.refresh_token ?? "",
      otherSession: String(decodeJwt(elsewhere.access_token)["session_id"]),
    },
    staff,
    careful: { token: carefulToken, recoveryCode: codes?.codes[0] ?? "" },
    apiKey,
    eve: { email: "eve@example.com", code: mail.code, link: mail.link.get("token_hash") ?? "" },
    newsletter,
  };
}

/** Makes a folder with files in place of folders and folders in place of files, so that even root gets errors. */
function folderOfWrongFiles(): string {
  const folder = makeTemporaryFolder("wrong-files-");
  for (const name of ["backups", "mail"]) writeFileSync(join(folder, name), "");
  for (const name of ["endings.jsonl", "erasures.jsonl"]) mkdirSync(join(folder, name));
  return folder;
}

/** Inserts rows with the id `ID`, by which requests name them. @returns an API key */
async function storeRows(platform: TestPlatform): Promise<string> {
  // The landing page shows a recorded run of this template as the example for healthcare.
  await fillWith(
    platform,
    "bookings/remind_patients_of_appointments_by_sms_and_free_canceled_slots",
  );
  const template = await addTemplate(platform, {
    id: ID,
    slug: "sort-gmail-inbox",
    metadata: { ports: {}, nodes: [] },
  });
  await platform.database.query("update templates set industries = '{Retail}'");
  await platform.database.query(
    `insert into template_files (template_id, workflow, guide, record, fingerprint)
     values ($1, '{"nodes":[],"connections":{}}', 'A guide.', $2, 'x')`,
    [template.id, JSON.stringify(RUN_RECORD)],
  );
  await platform.database.query(
    `insert into people (id, email, merged_into, merged_at) values
     ($1, 'ada@example.com', null, null), ($2, 'ada@example.org', null, null),
     ($3, 'ada@example.net', $1, now())`,
    [ID, SAME_PERSON, MERGED_PERSON],
  );
  await platform.database.query(
    `insert into person_notes (id, person_id, text, author_id, created_at, updated_at)
     values ($1, $1, 'A note.', $1, now(), now())`,
    [ID],
  );
  await platform.database.query(
    `insert into contact_messages (id, name, email, phone, message, service)
     values ($1, 'Ada', 'ada@example.com', '1', 'Hello', 'general')`,
    [ID],
  );
  await platform.database.query(
    `insert into message_files (id, message_id, name, type, size, body, created_at)
     values ($1, $1, 'note.txt', 'text/plain', 2, 'hi', now())`,
    [ID],
  );
  await platform.database.query(
    `insert into contact_messages (id, name, email, phone, message, service, status)
     values ($1, 'Bob', 'bob@example.com', '1', 'Hello', 'general', 'spam')`,
    [SPAM_MESSAGE],
  );
  await platform.database.query(
    `insert into contact_messages (id, name, email, phone, message, service)
     values ($1, 'Cem', '', '1', 'Hello', 'general')`,
    [MESSAGE_WITHOUT_EMAIL],
  );
  await platform.database.query(
    `insert into answer_feedback (id, page, question, answer, templates, answered_by)
     values ($1, '/', 'What?', 'That.', '{}', 'site')`,
    [ID],
  );
  await platform.database.query(
    `insert into deliveries (id, channel, kind, state, next_at, waiting_since, created_at, message_id)
     values ($1, 'mail', 'contact_message', 'failed', now(), now(), now(), '<failed@example.com>')`,
    [ID],
  );
  await platform.database.query(
    `insert into business (version, logo, logo_type, logo_hash)
     values (1, 'x', 'image/png', '0123456789abcdef')`,
  );
  await listen(platform, "https://127.0.0.1:9/", EVENT_TYPES, { id: ID });
  const { key, secret: apiKey } = await addKey(platform, ID, { name: "All", scopes: SCOPES });
  // The time of the last use is in the future. Otherwise even a failing request would change it.
  await platform.database.query(
    "update api_keys set id = $1, last_used_at = now() + interval '1 hour' where id = $2",
    [ID, key.id],
  );
  return apiKey;
}

async function enterStaff(platform: TestPlatform, site: AuthSite): Promise<World["staff"]> {
  const step = stepAt(platform.now());
  const staffClient = site.client();
  await joinStaff(platform, staffClient, "staff@example.com");
  const { data: factor } = await staffClient.mfa.enroll({ factorType: "totp" });
  const factorId = factor?.id ?? "";
  const secret = factor?.type === "totp" ? factor.totp.secret : "";
  const code = codeAt(secret, step);
  await staffClient.mfa.challengeAndVerify({ factorId, code });
  const { data: spare } = await staffClient.mfa.enroll({
    factorType: "totp",
    friendlyName: "Spare",
  });
  await staffClient.mfa.challengeAndVerify({
    factorId: spare?.id ?? "",
    code: codeAt(spare?.type === "totp" ? spare.totp.secret : "", step),
  });
  const { data: challenge } = await staffClient.mfa.challenge({ factorId });
  return {
    token: (await staffClient.getSession()).data.session?.access_token ?? "",
    factorId,
    spareFactorId: spare?.id ?? "",
    challengeId: challenge?.id ?? "",
    // Setting up the app has used up the present code, so this is the next one.
    code: codeAt(secret, step + 1),
  };
}

async function wishForTips(platform: TestPlatform): Promise<World["newsletter"]> {
  await platform.database.db.transaction((tx) =>
    requestSubscription(platform, tx, "news@example.com", {
      source: "chat",
      page: "/",
      words: "The weekly tips, please.",
    }),
  );
  const { rows } = await platform.database.query("select id from newsletter_subscriptions");
  const tokenFor = (purpose: "confirm" | "unsubscribe") =>
    new URL(subscriptionLink(platform, purpose, String(rows[0]?.["id"]))).searchParams.get(
      "token",
    ) ?? "";
  return { confirm: tokenFor("confirm"), unsubscribe: tokenFor("unsubscribe") };
}
