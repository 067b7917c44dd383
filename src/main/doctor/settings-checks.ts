import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorMessage } from "#shared/text/error-message.ts";
import { config as needs } from "../../../package.json";
import { business as labels } from "#content/accounts/business.ts";
import { isSample } from "#content/site/brand.ts";
import { checkHost } from "#delivery/listen/listen-on.ts";
import type { Config } from "#platform/config/config.ts";
import { isOnline } from "#platform/config/online.ts";
import {
  freeBytes,
  inMegabytes,
  RESERVE_BYTES,
} from "#platform/database/pglite/disk/disk-space.ts";
import { tryMailbox } from "#platform/mail/inbound/imap.ts";
import { createMailbox } from "#platform/mail/create-mailbox.ts";
import { senderAddress } from "#platform/mail/sender-address.ts";
import { MAIL_HINTS, SendFailure } from "#platform/mail/send-failure.ts";
import { nodeComplaint } from "#platform/program/node-version.ts";
import { samplesOfBusiness, type SampleEntry } from "#shared/business/samples.ts";
import { release } from "#shared/release.ts";
import { fail, failOnline, ok, warn, type Finding } from "./finding.ts";
import { askAccountService, askModel, checkNames } from "./service-checks.ts";

/** Name of the check for variables that look like misspelled settings. */
export const NAMES = "names of settings";

export const settingsChecks: Record<string, (config: Config) => Finding | Promise<Finding>> = {
  node: () => checkNode(process.versions.node),
  [NAMES]: () => checkNames(process.env),
  host: async ({ host }) => {
    await checkHost({ host });
    return ok(`The site can listen on ${host}.`);
  },
  origin: (config) => checkOrigin(config),
  assistant: askModel,
  "account service": askAccountService,
  "mail server": askMailServer,
  replies: askReplyMailbox,
  "staff address": ({ staffEmail, ...config }) =>
    staffEmail
      ? ok("Staff get an email about new messages.")
      : failOnline(
          isOnline(config),
          "Nobody gets an email about new messages.",
          "Set STAFF_EMAIL in the file .env.",
        ),
  disk: ({ dataDir }) => checkDisk(dataDir, freeBytes(existing(resolve(dataDir)))),
  clock: () => checkClock(new Date(), release.date),
  "own data": (config) => checkOwnData(isOnline(config), samplesOfBusiness()),
  sender: ({ mail, ...config }) => checkSender(isOnline(config), mail?.from),
};

function checkNode(version: string): Finding {
  const complaint = nodeComplaint(version, needs.minNode);
  return complaint ? fail(complaint, "Use npm start.") : ok(`Node ${version} is new enough.`);
}

type Reached = Pick<Config, "publicOrigin" | "trustedProxies" | "host" | "port">;

/**
 * Checks how visitors reach the site.
 * @param contained - whether the site runs in a container, so that the published ports decide who can reach the site
 */
export function checkOrigin(config: Reached, contained = isContainer()): Finding {
  const { publicOrigin, trustedProxies, host } = config;
  if (!publicOrigin) {
    const says =
      "The address that visitors use is not set: links in emails lead to localhost, or are replaced by a code.";
    return warn(says, "Set PUBLIC_ORIGIN in the file .env before real people come.");
  }
  if (!isOnline(config)) return ok(`Visitors use ${publicOrigin}, on this machine.`);
  if (publicOrigin.startsWith("http:")) {
    const says = `${publicOrigin} is not encrypted: passwords can be read on the way.`;
    return fail(says, "Let a proxy end TLS, and set PUBLIC_ORIGIN to its https address.");
  }
  if (trustedProxies === 0) {
    const says =
      "PUBLIC_ORIGIN is https, so a proxy ends TLS, but TRUSTED_PROXIES is 0: all visitors share the proxy's address, and its rate limits.";
    return fail(
      says,
      "Set TRUSTED_PROXIES to the number of proxies in front of the site, mostly 1.",
    );
  }
  if (EVERYWHERE.has(host) && !contained) {
    const says = `The site listens on ${host}: somebody who reaches port ${config.port} without the proxy can claim any address.`;
    return warn(says, "Set HOST=127.0.0.1, or let a firewall close the port to all but the proxy.");
  }
  return ok(`Visitors use ${publicOrigin}, through ${trustedProxies} of your proxies.`);
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

function isContainer(): boolean {
  return ["/.dockerenv", "/run/.containerenv"].some((path) => existsSync(path));
}

async function askMailServer(config: Config): Promise<Finding> {
  const online = isOnline(config);
  if (!config.mail) {
    const says = `No email is sent: emails are stored as files in ${config.dataDir}/mail.`;
    return failOnline(online, says, "Set SMTP_URL and MAIL_FROM.");
  }
  const mailbox = createMailbox(config);
  try {
    await mailbox.verify?.();
    return ok("The mail server answers and accepts the login.");
  } catch (error) {
    const reason = errorMessage(error);
    const hint = error instanceof SendFailure ? MAIL_HINTS[error.reason] : undefined;
    const mend = hint ?? "Check SMTP_URL, and that this machine may reach that server.";
    return fail(`The mail server cannot be used: ${reason}`, mend);
  } finally {
    mailbox.close();
  }
}

async function askReplyMailbox({ inbound }: Config): Promise<Finding> {
  if (!inbound) return ok("Replies to an answer go to its author.");
  if (!inbound.imapUrl) return ok("Replies to answers are posted by the provider of the mail.");
  try {
    await tryMailbox(inbound.imapUrl);
    return ok("The mailbox of replies opens.");
  } catch (error) {
    return fail(
      `The mailbox of replies cannot be read: ${errorMessage(error)}`,
      "Check IMAP_URL, and that this machine may reach that server.",
    );
  }
}

/** Free space in bytes below which `npm run doctor` warns. */
const LOW_BYTES = 8 * RESERVE_BYTES;

export function checkDisk(folder: string, free: number): Finding {
  const says = `${inMegabytes(free)} are free on the disk of ${folder}.`;
  const mend = "Make room, or set DATA_DIR to a folder on another disk.";
  if (free < RESERVE_BYTES) return fail(`${says} Nothing is written any more.`, mend);
  return free < LOW_BYTES ? warn(says, mend) : ok(says);
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

/**
 * Checks that the clock does not show a time before this version was made.
 * @param madeAt - ISO timestamp; "" if unknown
 */
export function checkClock(now: Date, madeAt: string): Finding {
  const says = `The clock says ${now.toISOString().slice(0, 16)} UTC`;
  return madeAt && now < new Date(madeAt)
    ? fail(`${says}, before this version was made.`, "Set the clock: switch on NTP.")
    : ok(`${says}.`);
}

/**
 * Reports sample values that the business has not replaced. Samples other than `people` and `place` are a failure on a
 * public site. Otherwise, samples are only a warning.
 */
export function checkOwnData(online: boolean, samples: readonly SampleEntry[]): Finding {
  if (samples.length === 0) return ok("Name, addresses and legal data are your own.");
  const named = samples.map((entry) => labels.entries[entry]).join(", ");
  const says = `These are still samples, and emails to customers wait until you replace them: ${named}.`;
  const mend = "Enter your own in the settings of the back office: /admin/settings";
  const isNeeded = samples.some((entry) => entry !== "people" && entry !== "place");
  return isNeeded ? failOnline(online, says, mend) : warn(says, mend);
}

export function checkSender(online: boolean, from?: string): Finding {
  const address = senderAddress(from);
  return isSample(address)
    ? failOnline(
        online,
        `Emails are sent in the name of ${address}, which is a sample.`,
        "Set MAIL_FROM.",
      )
    : ok("The sender of emails is no sample.");
}
