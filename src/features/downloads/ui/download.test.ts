import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { templatesPage } from "#content/library/templates-page.ts";
import { offline } from "#content/site/errors/offline.ts";
import { saveFile } from "#client/save-file.ts";
import { readStoredZip } from "#tests/support/stored-zip.ts";
import { download, GoneError, recordLead, readWorkflowText } from "./download.ts";

vi.mock(import("#client/save-file.ts"), { spy: true });

const texts = templatesPage.downloadModal.errors;
const LEAD = { email: "ada@example.com", template_id: crypto.randomUUID() };
const TEMPLATE = {
  id: LEAD.template_id,
  category: ["Email"],
  title: "Answer mail",
  slug: "answer-mail",
};

type Answer = () => Response | Promise<Response>;
let answers: Record<string, Answer>;
let left: string[];
beforeEach(() => {
  answers = { [`/api/templates/${TEMPLATE.id}`]: () => Response.json(TEMPLATE) };
  left = [];
  vi.stubGlobal("fetch", async (path: string, { signal }: RequestInit = {}) => {
    const answer = answers[Object.keys(answers).find((end) => path.endsWith(end)) ?? ""];
    return Promise.race([
      answer?.() ?? new Response("file"),
      new Promise<never>((_, reject) => {
        signal?.addEventListener("abort", () => {
          left.push(path.slice(path.lastIndexOf("/") + 1));
          reject(new DOMException("left", "AbortError"));
        });
      }),
    ]);
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never: Answer = () => new Promise(() => undefined);
const leadAnswers = (answer: Answer) => (answers["/api/download-leads"] = answer);
const unaborted = () => new AbortController().signal;

test.each<[string, Answer, string]>([
  ["the server's sentence", () => Response.json({ error: "Later." }, { status: 429 }), "Later."],
  ["a proxy's page", () => new Response("<h1>429</h1>", { status: 429 }), texts.recordFailed],
  ["no sentence", () => Response.json({}, { status: 422 }), texts.recordFailed],
  ["status 500", () => Response.json({ error: "Secret." }, { status: 500 }), texts.recordFailed],
  [
    "no connection",
    () => Promise.reject(new TypeError("no")),
    `${texts.recordFailed} ${offline.kept}`,
  ],
])("a request that could not be stored shows a sentence: %s", async (_, answer, sentence) => {
  leadAnswers(answer);
  await expect(recordLead(LEAD, "key", unaborted())).rejects.toThrow(sentence);
});

test("a template that staff hide meanwhile is no longer offered, at each step", async () => {
  const gone: Answer = () => Response.json({ error: "Template not found" }, { status: 404 });
  leadAnswers(gone);
  await expect(recordLead(LEAD, "key", unaborted())).rejects.toThrow(GoneError);
  answers[`/api/templates/${TEMPLATE.id}`] = gone;
  const options = { signal: unaborted(), onFile: () => undefined };
  await expect(download(LEAD.template_id, options)).rejects.toThrow(texts.gone);
  answers["/workflow.json"] = gone;
  await expect(readWorkflowText("answer-mail", unaborted())).rejects.toThrow(texts.gone);
  // A page with status 404 may come from a proxy or hotspot. Only the site's own answer means that the template is
  // gone.
  leadAnswers(() => new Response("<h1>404</h1>", { status: 404 }));
  await expect(recordLead(LEAD, "key", unaborted())).rejects.toThrow(texts.recordFailed);
});

test("a request without an answer is aborted, at each step", async () => {
  vi.useFakeTimers();
  leadAnswers(never);
  answers["preview.png"] = never;
  answers["/workflow.json"] = never;
  const steps = [
    [recordLead(LEAD, "key", unaborted()), texts.recordFailed],
    [
      download(LEAD.template_id, { signal: unaborted(), onFile: () => undefined }),
      texts.downloadFailed,
    ],
    [readWorkflowText("answer-mail", unaborted()), texts.downloadFailed],
  ] as const;
  const ends = steps.map(([step, sentence]) => expect(step).rejects.toThrow(sentence));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(ends);
});

test.each<[string, Answer]>([
  ["500", () => new Response("", { status: 500 })],
  ["503", () => new Response("", { status: 503 })],
  ["cut", () => Promise.reject(new TypeError("network"))],
])("one failing file (%s) ends the download and cancels the other files", async (_, answer) => {
  answers["preview.png"] = answer;
  answers["/metadata.json"] = never;
  const progress: number[] = [];
  const end = download(LEAD.template_id, { signal: unaborted(), onFile: (n) => progress.push(n) });
  await expect(end).rejects.toThrow(texts.downloadFailed);
  expect(left).toContain("metadata.json");
  const before = progress.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(progress).toHaveLength(before);
});

test("a template whose description cannot be loaded ends the download with an error", async () => {
  answers[`/api/templates/${TEMPLATE.id}`] = () => Response.json({}, { status: 500 });
  const end = download(LEAD.template_id, { signal: unaborted(), onFile: () => undefined });
  await expect(end).rejects.toThrow(texts.downloadFailed);
});

test("a missing picture is left out with a warning, and so is the report that cannot be stored", async () => {
  const saved: [file: Blob, name: string][] = [];
  vi.mocked(saveFile).mockImplementation((...file) => void saved.push(file));
  answers["preview.png"] = () => new Response("", { status: 404 });
  answers["/metadata.json"] = () => Response.json({});
  leadAnswers(() => Promise.reject(new TypeError("no")));
  await download(LEAD.template_id, { signal: unaborted(), onFile: () => undefined });
  const [[file, name] = [new Blob(), ""]] = saved;
  expect(name).toBe(`template-${LEAD.template_id}.zip`);
  const inside = [...readStoredZip(Buffer.from(await file.arrayBuffer())).keys()];
  expect(inside.filter((path) => !path.endsWith("LICENSE"))).toEqual(
    ["workflow.json", "configuration.md", "metadata.json"].map((each) => `answer-mail/${each}`),
  );
  const warned = () => vi.mocked(console.warn).mock.calls.join();
  expect(warned()).toContain("preview.png is missing");
  await expect.poll(warned).toContain("The download was not counted.");
});

test("a template without files ends the download with an error", async () => {
  for (const name of ["workflow.json", "configuration.md", "metadata.json", "preview.png"]) {
    answers[`/${name}`] = () => new Response("", { status: 404 });
  }
  const end = download(LEAD.template_id, { signal: unaborted(), onFile: () => undefined });
  await expect(end).rejects.toThrow(texts.downloadFailed);
});

test("closing the dialog aborts the request", async () => {
  answers["preview.png"] = never;
  const leaving = new AbortController();
  const end = download(LEAD.template_id, { signal: leaving.signal, onFile: () => undefined });
  setTimeout(() => leaving.abort(), 10);
  await expect(end).rejects.toThrow();
  expect(left).toContain("preview.png");
});
