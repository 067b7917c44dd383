import { setTimeout } from "node:timers/promises";
import { postMessage } from "../contact/contact-message.ts";

export type Load = {
  pages: number;
  files: number;
  acknowledged: string[];
  refused: number;
  failures: string[];
};

let sent = 0;

/**
 * Runs `work` while visitors open pages with their images and scripts, and send messages.
 * @param urls - addresses of servers, which get the requests in turn
 */
export async function underLoad<T>(
  urls: readonly string[],
  { readers, writers }: { readers: number; writers: number },
  work: () => Promise<T>,
): Promise<{ result: T; load: Load }> {
  const load: Load = { pages: 0, files: 0, acknowledged: [], refused: 0, failures: [] };
  const over = new AbortController();
  const onAndOn = async (once: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await once().catch(async (error: unknown) => {
        load.failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
        await setTimeout(100);
      });
    }
  };
  const next = () => urls[(sent += 1) % urls.length] ?? "";
  const going = [
    ...Array.from({ length: readers }, () => onAndOn(() => visit(next(), load))),
    ...Array.from({ length: writers }, () =>
      onAndOn(() => write(next(), `message ${process.pid} ${sent}`, load)),
    ),
  ];
  const result = await work().finally(() => over.abort());
  await Promise.all(going);
  return { result, load };
}

async function visit(url: string, load: Load): Promise<void> {
  const path = ["/", "/templates", "/privacy", "/sign-in"][load.pages % 4] ?? "/";
  const page = await fetch(url + path);
  const html = await page.text();
  if (page.status !== 200) load.failures.push(`${page.status} ${path}`);
  load.pages += 1;
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(url + file);
      await answer.arrayBuffer();
      if (answer.status !== 200) load.failures.push(`${answer.status} ${file}`);
      load.files += 1;
    }),
  );
}

async function write(url: string, message: string, load: Load): Promise<void> {
  const answer = await postMessage(url, { name: "Load", message });
  const text = await answer.text();
  if (answer.status === 201) load.acknowledged.push(message);
  else if (answer.status === 503 && answer.headers.has("retry-after")) load.refused += 1;
  else load.failures.push(`${answer.status} ${text}`);
}
