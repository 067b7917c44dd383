import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import { staffCommand } from "#features/auth/server/flows/staff-command.ts";
import { listen, stopListening } from "#delivery/listen/listen.ts";
import { createApp } from "#main/app.ts";
import type { TestPlatform } from "../platform.ts";
import { clientOf, PASSWORD, showSecondFactor, type Client } from "./client.ts";

export * from "./client.ts";

export type AuthSite = {
  origin: string;
  endpoints: readonly string[];
  /** Each client acts as a separate browser with the localStorage `storage`. */
  client: (storage?: Map<string, string>) => Client;
  call: (path: string, init?: Call) => Promise<Response>;
  close: () => Promise<void>;
};

type Call = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string>;
  json?: unknown;
};

/**
 * Serves the account service and the other endpoints on a free port.
 * @param platform - must not be used by another site; a second server for the same database needs its own platform
 */
export async function serveAuth(platform: TestPlatform): Promise<AuthSite> {
  const app = createApp(platform, {} as ServerBuild, []);
  const server = await listen(app, { host: "localhost", port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    endpoints: app.endpoints,
    client: (storage) => clientOf(origin, storage),
    call: (path, { json, ...init } = {}) =>
      fetch(`${origin}/auth/v1${path}`, {
        method: json === undefined ? "GET" : "POST",
        redirect: "manual",
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...init,
        headers: {
          "X-Supabase-Api-Version": "2024-01-01",
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...init.headers,
        },
      }),
    close: () => stopListening(server, 0),
  };
}

/**
 * Sends the emails of the outbox, and returns the newest one.
 * @param about - words that the subject contains
 * @throws Error if there is no such email
 */
export async function newestMail(
  platform: TestPlatform,
  email: string,
  about = "",
): Promise<{ subject: string; text: string; code: string; link: URLSearchParams }> {
  await platform.runJobs();
  const mail = platform.sent.findLast(({ to, subject }) => to === email && subject.includes(about));
  if (!mail) throw new Error(`no mail was sent to ${email}`);
  const url = /https?:\S+/.exec(mail.text)?.[0] ?? "";
  return {
    subject: mail.subject,
    text: mail.text,
    code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? "",
    link: new URLSearchParams(URL.parse(url)?.hash.slice(1)),
  };
}

export async function makeAccount(
  platform: TestPlatform,
  client: Client,
  email = "ada@example.com",
  password = PASSWORD,
) {
  const answer = await client.signUp({ email, password });
  if (answer.error) throw answer.error;
  const { code } = await newestMail(platform, email);
  const { data, error } = await client.verifyOtp({ type: "signup", email, token: code });
  if (error || !data.session) throw error ?? new Error("there is no session");
  return data.session;
}

/** Makes a staff account with an authenticator app. @returns an access token of a session with both factors */
export async function makeStaff(
  platform: TestPlatform,
  client: Client,
  email = "staff@example.com",
): Promise<string> {
  await joinStaff(platform, client, email);
  return showSecondFactor(client, platform.now());
}

export async function joinStaff(
  platform: TestPlatform,
  client: Client,
  email: string,
): Promise<void> {
  await makeAccount(platform, client, email);
  await staffCommand(platform, ["add", email]);
  const { code } = await newestMail(platform, email);
  const { error } = await client.verifyOtp({ type: "invite", email, token: code });
  if (error) throw error;
}
