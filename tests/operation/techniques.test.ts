import { expect, onTestFinished, test } from "vitest";
import { TECHNIQUES } from "#delivery/techniques.ts";
import { startSite } from "../support/operation/site.ts";

async function pageOf(without: string) {
  const site = await startSite({ BENCH_WITHOUT: without, LOG_LEVEL: "info" });
  onTestFinished(async () => void (await site.stop()));
  const ask = () => fetch(site.url, { headers: { "Accept-Encoding": "br" } });
  const { headers } = await ask();
  const html = await (await ask()).text();
  return { html, encoding: headers.get("content-encoding") };
}

const signs = ({ html, encoding }: Awaited<ReturnType<typeof pageOf>>) => ({
  "deferred-fonts": html.includes("&quot;deferFonts&quot;:true"),
  "early-clicks": html.includes("&quot;replayClicks&quot;:true"),
  encoding: encoding === "br",
  "inlined-styles": html.includes("<style") && !html.includes('<link rel="stylesheet"'),
  "scripts-after-paint": !html.includes('rel="modulepreload"'),
  "sections-in-turn": html.includes("&quot;inTurn&quot;:true"),
  "static-islands": !html.includes("static-islands"),
});

test("a site serves by every technique, and a benchmark can leave out each of them", async () => {
  const all = signs(await pageOf(""));
  expect(Object.values(all)).toEqual(Object.values(all).map(() => true));
  const none = signs(await pageOf(TECHNIQUES.join(",")));
  expect(Object.values(none)).toEqual(Object.values(none).map(() => false));
});
