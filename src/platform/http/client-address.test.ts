import { expect, test } from "vitest";
import type { Endpoint } from "./context.ts";
import { addressOf } from "./request-log.ts";

test.each([
  ["the socket's address", "192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a header nobody vouches for", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["what one proxy saw", "10.0.0.1", "203.0.113.9", 1, "203.0.113.9"],
  [
    "the address that one proxy saw, not the visitor's claim",
    "10.0.0.1",
    "1.1.1.1, 203.0.113.9",
    1,
    "203.0.113.9",
  ],
  [
    "the address that the outer of two proxies saw",
    "10.0.0.2",
    "1.1.1.1,203.0.113.9, 10.0.0.1",
    2,
    "203.0.113.9",
  ],
  ["the socket, when the proxy wrote nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["IPv4 in IPv6 clothes", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a whole IPv6 network", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["an IPv6 network written short", "2001:DB8::6", undefined, 0, "2001:db8:0:0::/64"],
  ["this machine", "::1", undefined, 0, "0:0:0:0::/64"],
  ["a proxy's bracketed IPv6", "10.0.0.1", "[2001:db8:1:2::6]:4711", 1, "2001:db8:1:2::/64"],
  ["a proxy's address with a port", "10.0.0.1", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["nothing at all", undefined, undefined, 0, "unknown"],
])("%s", (_, socket, forwarded, proxies, address) => {
  const bindings = { incoming: { socket: { remoteAddress: socket } } } as Endpoint["Bindings"];
  expect(addressOf({ trustedProxies: proxies }, bindings, forwarded)).toBe(address);
});
