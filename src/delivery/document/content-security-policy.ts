import { createHash } from "node:crypto";

/**
 * Writes a policy that allows the inline scripts and styles marked with `nonce`, and removes the nonces from the HTML.
 * The policy lists hashes instead, because a nonce in a cached page would be the same for all visitors and protect
 * nobody.
 * @param connect - origins to which scripts may send requests
 */
export function applyContentSecurityPolicy(
  html: string,
  nonce: string,
  { https, connect = ["'self'"] }: { https: boolean; connect?: readonly string[] },
): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const marked = new RegExp(
    `<(script|style)\\b[^>]*\\bnonce="${nonce}"[^>]*>([\\s\\S]*?)</\\1>`,
    "g",
  );
  for (const [, tag, text = ""] of html.matchAll(marked)) {
    if (text === "") continue;
    hashes[tag as "script" | "style"].add(
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  }
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.script].join(" ")}`,
    `style-src ${["'self'", ...hashes.style].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect.join(" ")}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), policy };
}
