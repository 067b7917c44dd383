/**
 * Returns the client's address. With `trustedProxies` the outermost trusted proxy wrote the address into
 * X-Forwarded-For, so no client can forge the entry. IPv6 is cut to its /64, the network of one household.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor?.split(",") ?? []), socketAddress ?? ""].map((hop) => hop.trim());
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? "";
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.[\d.]+):\d+$/, "$1")
    .replace(/^\[|\](:\d+)?$/g, "");
  if (!plain.includes(":")) return plain || "unknown";
  return ipv6Network(plain);
}

function ipv6Network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4).join(":") + "::/64";
}
