import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { brand } from "#content/site/brand.ts";
import { outage } from "#content/site/errors/outage.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import type { Endpoint } from "../context.ts";

export type Question = { method: string; path: string; accept: string };

export function questionOf({ method, url, headers }: Request): Question {
  return { method, path: new URL(url).pathname, accept: headers.get("accept") ?? "" };
}

const FOR_PROGRAMS =
  /^\/(?:api|auth\/v1|n8n)(?:\/|$)|^\/(?:healthz|readyz)$|\.(?:atom|data|json|md|txt|xml)$/;

export const errorsAsPages: MiddlewareHandler<Endpoint> = async (c, next) => {
  await next();
  if (c.res.status < 400 || !isForPeople(questionOf(c.req.raw))) return;
  if (!c.res.headers.get("content-type")?.startsWith("application/json")) return;
  const { error } = (await c.res.json()) as { error?: unknown };
  const { status, headers } = c.res;
  // The JSON answer is removed first, because Hono would copy its headers, such as the content type, to the page.
  c.res = undefined;
  c.res = errorPage(status, String(error), headers);
};

export function unhandledErrorPage(question: Question, headers: [string, string][]): Response {
  const all = new Headers(headers);
  return isForPeople(question)
    ? errorPage(500, outage.unexpected, all)
    : Response.json({ error: outage.unexpected }, { status: 500, headers: all });
}

function isForPeople({ method, path, accept }: Question): boolean {
  if (FOR_PROGRAMS.test(path)) return false;
  if (accept.includes("text/html")) return true;
  return (method === "GET" || method === "HEAD") && !accept.includes("json");
}

/** The page needs no scripts or files, because loading those may fail too. */
function errorPage(status: number, sentence: string, headers: Headers): Response {
  const { page } = outage;
  const email = `<a href="mailto:${brand.email.hello}">${brand.email.hello}</a>`;
  const heading = status >= 500 ? page.ours : page.theirs;
  // A faulty request gets no link to try again, because it would fail again.
  const again =
    status >= 500 || status === 429 ? `<a href="">${escapeMarkup(page.reload)}</a> ` : "";
  const html = `<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${heading} | ${brand.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><a href="/">${escapeMarkup(brand.name)}</a></p>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(sentence)}</p>
<p class="ways">${again}<a href="/">${escapeMarkup(page.home)}</a></p>
${brand.email.hello && `<p>${escapeMarkup(page.write).replace("{email}", email)}</p>`}
</main>
</body>
</html>
`;
  const pageHeaders = new Headers(headers);
  pageHeaders.delete("Content-Length");
  pageHeaders.set("Content-Type", "text/html; charset=utf-8");
  pageHeaders.set("Content-Security-Policy", POLICY);
  return new Response(html, { status, headers: pageHeaders });
}

const STYLE = `body{margin:0;background:#0b0910;color:#f5f3f9;font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:clamp(2rem,12vh,8rem) 1.25rem}
h1{margin:2rem 0 0;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15}
a{color:#c29bff;text-underline-offset:.2em}
a:focus-visible{outline:2px solid;outline-offset:4px}
.ways a{display:inline-block;margin:.75rem .5rem .25rem 0;padding:.7rem 1.2rem;border:1px solid #6f6883;border-radius:.625rem;color:inherit;text-decoration:none}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
