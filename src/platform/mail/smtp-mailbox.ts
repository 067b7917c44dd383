import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/online.ts";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./message.ts";
import {
  isConnectionError,
  classifyConnectionError,
  classifyReply,
  reasonWithoutReply,
  SendFailure,
  type TransportError,
} from "./send-failure.ts";

/**
 * Time limits in ms. `connect`: for the connection, and again for the server's greeting. `answer`: how long the server
 * may be silent. `send`: for a whole email, even if the server answers byte by byte. `probe`: for a test login.
 */
export type SmtpTimeouts = { connect: number; answer: number; send: number; probe: number };

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, answer: 60_000, send: 120_000, probe: 15_000 };

export const MAX_CONNECTIONS = 5;

const IDLE_MS = 30_000;

export function createSmtpMailbox(
  { smtpUrl, from }: NonNullable<Config["mail"]>,
  timeouts: SmtpTimeouts = TIMEOUTS,
): Mailbox {
  let made: ReturnType<typeof createPool> | undefined;
  const transport = () => (made ??= createPool(new URL(smtpUrl), timeouts));
  const verify = async (signal?: AbortSignal): Promise<void> => {
    try {
      await within(limit(timeouts.probe, signal), (await transport()).verify());
    } catch (refused) {
      throw classifyConnectionError(refused as TransportError);
    }
  };
  const classify = async (error: TransportError, signal?: AbortSignal): Promise<SendFailure> => {
    const refusal = classifyReply(error);
    if (refusal) return refusal;
    if (isConnectionError(error)) return classifyConnectionError(error);
    // The connection ended without an answer. A test login shows whether the server or this email is the cause.
    return verify(signal).then(
      () => new SendFailure("again", reasonWithoutReply(error), error),
      (refused: SendFailure) => refused,
    );
  };
  return {
    async send(mail, { messageId, signal }) {
      try {
        await (
          await transport()
        ).sendMail({
          from,
          ...messageOf(mail, messageId),
          signal: limit(timeouts.send, signal),
        });
      } catch (error) {
        // The caller aborted the sending, and does not need to know why it failed.
        if (signal?.aborted) throw error;
        throw await classify(error as TransportError, signal);
      }
    },
    verify: () => verify(),
    close: () => void made?.then((pool) => pool.close()),
  };
}

/** nodemailer is large, so it is loaded with the first email. */
async function createPool(server: URL, timeouts: SmtpTimeouts) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...serverOf(server),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * A password is sent only to a server on this machine, or to one with a valid certificate. With smtp:// and without a
 * password, any certificate will do: an attacker who can forge one could also suppress STARTTLS.
 */
function serverOf(url: URL) {
  const secure = url.protocol === "smtps:";
  const hasPassword = url.password !== "";
  const opportunistic = !secure && (!hasPassword || isLoopback(url.hostname));
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username
      ? {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
    ...(opportunistic
      ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } }
      : { requireTLS: !secure }),
  };
}

function limit(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** @throws TransportError (a timeout) if the work has not ended when the signal aborts */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" }));
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}
