import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIPv4, type LookupFunction } from "node:net";
import { useAgent } from "request-filtering-agent";
import type { DeliveryReason } from "#shared/deliveries.ts";

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Matches only public IPv6 addresses (RFC 4291, section 2.4). The library request-filtering-agent would also accept
 * `::127.0.0.1`.
 */
const GLOBAL_IPV6 = /^[23][0-9a-f]{3}:/;

/**
 * IP addresses that are inside a machine or a private network, or that belong to no host (RFC 6890). Addresses of
 * Teredo and 6to4 are among them, because they contain an IPv4 address, which may be private.
 */
const INSIDE = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "224.0.0.0/3",
  // This range contains the addresses of Teredo.
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
]) {
  const [address = "", bits] = range.split("/");
  INSIDE.addSubnet(address, Number(bits), isIPv4(address) ? "ipv4" : "ipv6");
}

function isPublicIPv6(address: string): boolean {
  return GLOBAL_IPV6.test(address) && !INSIDE.check(address, "ipv6");
}

/**
 * Whether a host is `localhost`, or an IP address to which the site must not send requests. Other names are resolved
 * only when a request is sent.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith("[")) return !isPublicIPv6(hostname.slice(1, -1));
  return hostname === "localhost" || (isIPv4(hostname) && INSIDE.check(hostname));
}

export type Answer = {
  status: number | null;
  text: string;
  /** Null if the receiver accepted the request. */
  reason: DeliveryReason | null;
};

/**
 * Sends a POST request, without following redirects. Never connects to an IP address inside this machine or its
 * network, even if a public host name resolves to one.
 * @param privateHosts - hosts that may be inside this network, and to which the site may send without encryption
 */
export async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  {
    privateHosts,
    stopping,
  }: { privateHosts: readonly string[]; stopping: AbortSignal | undefined },
): Promise<Answer> {
  const { protocol, hostname } = new URL(url);
  const trusted = privateHosts.includes(hostname);
  if (protocol !== "https:" && !trusted) return failed("not_allowed");
  if (isPrivateHost(hostname) && !trusted) return failed("private_address");
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = stopping ? AbortSignal.any([stopping, timeout]) : timeout;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const request = (protocol === "https:" ? https : http).request(
        url,
        { method: "POST", headers, signal, ...(!trusted && { agent: useAgent(url), lookup }) },
        (response) => {
          read(response).then(
            (text) => resolve(judge(response.statusCode ?? 0, text)),
            (error: Error) => reject(error),
          );
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  } catch (error) {
    stopping?.throwIfAborted();
    return failed(reasonOf(error as NodeJS.ErrnoException));
  }
}

/**
 * Resolves a host name, and refuses private IPv6 addresses. The library request-filtering-agent refuses private IPv4
 * addresses.
 */
const lookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, options, (error, found, family) => {
    const all = Array.isArray(found) ? found : [{ address: found, family }];
    const refused = all.find((one) => one.family === 6 && !isPublicIPv6(one.address));
    const refusal =
      refused && new Error(`${refused.address} is not allowed. Because of its range.`);
    done(refusal ?? error, found, family);
  });
};

function judge(status: number, text: string): Answer {
  if (status >= 200 && status < 300) return { status, text, reason: null };
  return { status, text, reason: status >= 300 && status < 400 ? "redirect" : "refused" };
}

/** Reads at most MAX_ANSWER_BYTES of the receiver's answer, and drops the rest. */
async function read(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= MAX_ANSWER_BYTES) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString("utf8");
}

function failed(reason: DeliveryReason): Answer {
  return { status: null, text: "", reason };
}

function reasonOf({ name, code = "", message }: NodeJS.ErrnoException): DeliveryReason {
  // Errors of request-filtering-agent have no code, so they are recognized by their message.
  if (/ is not allowed\. Because/.test(message)) return "private_address";
  if (name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR") return "no_answer";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "no_such_host";
  if (/CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code)) return "no_encryption";
  return "connection_lost";
}
