import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorMessage } from "#shared/text/error-message.ts";
import { config as needs } from "../../../package.json";
import { brand, isSample } from "#content/site/brand.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { stories } from "#content/landing/stories.ts";
import type { Config } from "#platform/config/config.ts";
import {
  freeBytes,
  inMegabytes,
  RESERVE_BYTES,
} from "#platform/database/pglite/disk/disk-space.ts";
import { MAIL_HINTS } from "#platform/mail/mail-hints.ts";
import { createMailbox } from "#platform/mail/create-mailbox.ts";
import { SendFailure } from "#platform/mail/send-failure.ts";
import { nodeComplaint } from "#platform/program/node-version.ts";
import { release } from "#shared/release.ts";
import { fail, failOnline, ok, warn, type Finding } from "./finding.ts";

export const settingsChecks: Record<string, (config: Config) => Finding | Promise<Finding>> = {
  node: () => checkNode(process.versions.node),
  origin: (config) => checkOrigin(config),
  "mail server": askMailServer,
  "staff address": ({ staffEmail, ...config }) =>
    staffEmail
      ? ok("New messages are announced to staff.")
      : failOnline(isOnline(config), "Nobody is told of new messages.", "Set STAFF_EMAIL."),
  disk: ({ dataDir }) => checkDisk(dataDir, freeBytes(existing(resolve(dataDir)))),
  clock: () => checkClock(new Date(), release.date),
  legal: (config) =>
    checkLegal(isOnline(config), [...Object.values(brand.legal), ...Object.values(brand.email)]),
  samples: () => checkSamples([...stories, ...caseStudies]),
};

/** Whether the site has a public host name. */
export function isOnline({ publicOrigin }: Pick<Config, "publicOrigin">): boolean {
  return publicOrigin !== undefined && !LOCAL.test(new URL(publicOrigin).hostname);
}

const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

function checkNode(version: string): Finding {
  const complaint = nodeComplaint(version, needs.minNode);
  return complaint ? fail(complaint, "Use npm start.") : ok(`Node ${version} is new enough.`);
}

type Reached = Pick<Config, "publicOrigin" | "trustedProxies" | "host" | "port">;

/** @param contained in a container, the container's ports decide who reaches the site */
export function checkOrigin(config: Reached, contained = isContainer()): Finding {
  const { publicOrigin, trustedProxies, host } = config;
  if (!publicOrigin) {
    const says = "The address that visitors use is not set: mails carry codes but no links.";
    return warn(says, "Set PUBLIC_ORIGIN before real people come.");
  }
  if (!isOnline(config)) return ok(`Visitors use ${publicOrigin}, on this machine.`);
  if (publicOrigin.startsWith("http:")) {
    const says = `${publicOrigin} is not encrypted: passwords can be read on the way.`;
    return fail(says, "Let a proxy end TLS, and set PUBLIC_ORIGIN to its https address.");
  }
  if (trustedProxies === 0) {
    const says =
      "PUBLIC_ORIGIN is https, so a proxy ends TLS, but TRUSTED_PROXIES is 0: all visitors share the proxy's address, and its rate limits.";
    return fail(says, "Set TRUSTED_PROXIES to how many proxies stand in front, mostly 1.");
  }
  if (EVERYWHERE.has(host) && !contained) {
    const says = `The site listens on ${host}: whoever reaches port ${config.port} past the proxy names any address as theirs.`;
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
    const says = `No email leaves: it is kept as files in ${config.dataDir}/mail.`;
    return failOnline(online, says, "Set SMTP_URL and MAIL_FROM.");
  }
  const mailbox = createMailbox(config);
  try {
    await mailbox.verify?.();
    return ok("The mail server answers and takes the login.");
  } catch (error) {
    const reason = errorMessage(error);
    const hint = error instanceof SendFailure ? MAIL_HINTS[error.reason] : undefined;
    const mend = hint ?? "Check SMTP_URL, and that this machine may reach that server.";
    return fail(`The mail server cannot be used: ${reason}`, mend);
  } finally {
    mailbox.close();
  }
}

/** Warning threshold: twice the free space at which the site stops writing. */
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

/** @param madeAt when this version was built, ISO timestamp; "" if unknown */
export function checkClock(now: Date, madeAt: string): Finding {
  const says = `The clock says ${now.toISOString().slice(0, 16)} UTC`;
  return madeAt && now < new Date(madeAt)
    ? fail(`${says}, before this version was made.`, "Set the clock: switch on NTP.")
    : ok(`${says}.`);
}

export function checkLegal(online: boolean, entries: readonly string[]): Finding {
  if (!entries.some(isSample)) return ok("Who is answerable is filled in.");
  const says = "Who is answerable by law is still a sample.";
  const mend = "Replace `legal` and `email` in content/site/brand.ts, and build anew.";
  return failOnline(online, says, mend);
}

export function checkSamples(shown: readonly { sample: boolean }[]): Finding {
  const samples = shown.filter(({ sample }) => sample).length;
  return samples === 0
    ? ok("No invented story or case study is shown.")
    : warn(
        `${samples} stories and case studies are invented, and say so.`,
        "Put your own into content/landing/stories.ts and content/landing/case-studies.ts.",
      );
}
