import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { applyContentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const seal = (html: string, options = {}) =>
  applyContentSecurityPolicy(html, "n0nce", { https: false, ...options });
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("the policy allows only scripts and styles marked with the nonce, each by the hash of its text", () => {
  const { policy } = seal(
    `<style nonce="n0nce">a{}</style><script nonce="n0nce">one()</script><script>evil()</script><script type="module" nonce="n0nce" async="">two()\n</script>`,
  );
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hashOf("one()")} ${hashOf("two()\n")}`,
  );
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hashOf("a{}")}`);
});

test("the page is sent without the nonces", () => {
  const { html } = seal(
    `<script nonce="n0nce" src="/a.js"></script><script nonce="n0nce">1</script>`,
  );
  expect(html).toBe(`<script src="/a.js"></script><script>1</script>`);
});

test("the same page gets the same policy, whatever its nonce was", () => {
  const page = (mark: string) =>
    applyContentSecurityPolicy(`<script nonce="${mark}">1</script>`, mark, { https: true });
  expect(page("first")).toEqual(page("second"));
});

test("a page may connect only to this site and to the origins that are named", () => {
  expect(directive(seal("").policy, "connect-src")).toBe("connect-src 'self'");
  const { policy } = seal("", { connect: ["'self'", "https://auth.example.com"] });
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://auth.example.com");
  const { policy: offline } = seal("", { connect: ["'none'"] });
  expect(directive(offline, "connect-src")).toBe("connect-src 'none'");
});

test("nothing unsafe is allowed, and everything not named is forbidden", () => {
  const { policy } = seal("", { https: true });
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  for (const name of ["base-uri", "frame-ancestors"]) {
    expect(directive(policy, name)).toBe(`${name} 'none'`);
  }
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});
