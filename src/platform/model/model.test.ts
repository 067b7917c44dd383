import { setTimeout as pause } from "node:timers/promises";
import { OpenAI } from "openai";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  calls,
  ending,
  event,
  fails,
  hangs,
  refuses,
  says,
  saysOnDemand,
  saysSlowly,
  sends,
  sendsEvery,
  startProvider,
  staysSilent,
  type Answer,
  type Provider,
} from "#tests/support/model-provider.ts";
import type { Log } from "../log/log.ts";
import { TIMEOUTS, type Timeouts } from "./completion-stream.ts";
import { createModel } from "./create-model.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";

const SECRET_WORDS = "internal provider words about sk-live-123";
const LETTERS = Array.from("abcdefghijklmnopqrst");
const REQUEST: ModelRequest = {
  messages: [
    { role: "system", content: "Be kind." },
    { role: "user", content: "Hello" },
  ],
  tools: [],
  temperature: 0.7,
  maxTokens: 300,
};

let provider: Provider;
let logged: unknown[][];
let clock: number;
beforeEach(async () => {
  provider = await startProvider();
  logged = [];
  clock = Date.parse("2026-11-20T09:00:00Z");
});
afterEach(() => provider.close());

function model(...models: string[]): Model {
  return patientModel({}, ...models);
}

function patientModel(timeouts: Partial<Timeouts>, ...models: string[]): Model {
  const note = (...line: unknown[]) => void logged.push(line);
  return createModel(
    {
      apiKey: "the-key",
      baseUrl: provider.url,
      models: models.length > 0 ? models : ["one"],
      dailyTokens: 1_000_000,
    },
    { error: note, warn: note, info: note } as unknown as Log,
    {
      timeouts: {
        // Time limits in ms. The test's server answers within them even if the machine is busy.
        firstByteMs: 1000,
        silenceMs: 1000,
        totalMs: 5000,
        retryAfterMs: 2000,
        ...timeouts,
      },
      now: () => clock,
    },
  );
}

async function read(
  from: Model,
  { signal = new AbortController().signal, request = REQUEST } = {},
): Promise<{ text: string; end: ModelPiece | undefined; failed: string | undefined }> {
  let text = "";
  let end: ModelPiece | undefined;
  try {
    for await (const piece of from.reply(request, signal)) {
      if (piece.type === "text") text += piece.text;
      else end = piece;
    }
  } catch (error) {
    return { text, end, failed: (error as { kind: string }).kind };
  }
  return { text, end, failed: undefined };
}

test("the library's defaults are as docs/product.md, section 9 has them: 2 retries, 10 minutes; the first byte has 60 s", () => {
  const client = new OpenAI({ apiKey: "any" });
  expect(client.maxRetries).toBe(2);
  expect(client.timeout).toBe(600_000);
  expect(TIMEOUTS).toMatchObject({ firstByteMs: 60_000, totalMs: client.timeout });
});

test("the payload is that of docs/product.md, section 7, row 8, with the key of the operator", async () => {
  await read(model("gpt-4-turbo-preview"));
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]).toMatchObject({
    authorization: "Bearer the-key",
    body: {
      model: "gpt-4-turbo-preview",
      messages: REQUEST.messages,
      temperature: 0.7,
      max_tokens: 300,
      stream: true,
    },
  });
});

test("text is passed on as it arrives, and the number of tokens at the end", async () => {
  const { answer, next } = saysOnDemand("Good ", "morning", "!");
  provider.answerWith(answer);
  next();
  const texts: string[] = [];
  for await (const piece of model().reply(REQUEST, new AbortController().signal)) {
    if (piece.type === "text") {
      texts.push(piece.text);
      next();
    } else {
      expect(piece.tokens).toBe(30);
    }
  }
  expect(texts).toEqual(["Good ", "morning", "!"]);
});

test("a character that is split over chunks arrives complete", async () => {
  const bytes = new TextEncoder().encode(event({ choices: [{ delta: { content: "🙂 ü" } }] }));
  const emoji = bytes.indexOf(0xf0);
  const single = Array.from(bytes.slice(emoji, emoji + 8), (byte) => Uint8Array.of(byte));
  const pieces = [bytes.slice(0, emoji), ...single, bytes.slice(emoji + 8), ending("stop")];
  provider.answerWith(sends(pieces));
  expect(await read(model())).toMatchObject({ text: "🙂 ü", failed: undefined });
});

test("a provider that ignores `stream` still gets its answer shown", async () => {
  provider.answerWith((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        choices: [{ message: { role: "assistant", content: "Whole." }, finish_reason: "stop" }],
        usage: { total_tokens: 12 },
      }),
    );
  });
  expect(await read(model())).toMatchObject({
    text: "Whole.",
    end: { tokens: 12 },
    failed: undefined,
  });
});

test("a tool call is put together from its parts", async () => {
  provider.answerWith(
    calls({ name: "find", arguments: '{"query":"mail"}' }, { name: "book", arguments: "{}" }),
  );
  expect((await read(model())).end).toMatchObject({
    calls: [
      { id: "call_0", name: "find", arguments: '{"query":"mail"}' },
      { id: "call_1", name: "book", arguments: "{}" },
    ],
  });
});

const cut = event({ choices: [{ delta: { content: "Half an ans" } }] });
const page: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  response.end("<h1>Welcome to nginx!</h1>");
};
const cutOff: Answer = (_, response) => void response.destroy();
const unfinishedError: Answer = (_, response) => {
  response.writeHead(400, { "content-type": "application/json" });
  response.write('{"error":');
};
const YEAR_2100 = "Fri, 01 Jan 2100 00:00:00 GMT";
const asksToWait = (name: string, value: string) =>
  refuses(429, { message: "slow" }, { [name]: value });
const failing = fails(SECRET_WORDS);
test.each<[name: string, answers: Answer[], attempts: number, failed: string | undefined]>([
  ["401", [refuses(401, { message: SECRET_WORDS, code: "invalid_api_key" })], 1, "key"],
  ["a text about the API key", [refuses(400, { message: "Bad API key sk-1" })], 1, "key"],
  ["400", [refuses(400, { message: SECRET_WORDS })], 1, "unavailable"],
  ["408, then fine", [refuses(408, { message: "late" }), says("Hi")], 2, undefined],
  [
    "429 with Retry-After, then fine",
    [refuses(429, { message: "slow" }, { "retry-after": "1" }), says("Hi")],
    2,
    undefined,
  ],
  [
    "429 with the date to wait for, then fine",
    [refuses(429, { message: "slow" }, { "retry-after": new Date(0).toUTCString() }), says("Hi")],
    2,
    undefined,
  ],
  ["429 with seconds nobody would wait for", [asksToWait("retry-after", "50")], 1, "unavailable"],
  ["the same in milliseconds", [asksToWait("retry-after-ms", "50000")], 1, "unavailable"],
  ["429 with a date far away", [asksToWait("retry-after", YEAR_2100)], 1, "unavailable"],
  ["500 twice, then fine", [failing, failing, says("Hi")], 3, undefined],
  ["500 for good", [failing], 3, "unavailable"],
  ["500, then silence", [failing, hangs, says("never")], 2, "unavailable"],
  ["cut before the first piece", [sends([], { cut: true }), says("never")], 1, "unavailable"],
  ["cut before any answer, then fine", [cutOff, says("Hi")], 2, undefined],
  ["no JSON", [sends(["data: <html>\n\n"])], 1, "malformed"],
  ["JSON that is no chunk", [sends(['data: {"choices":"x"}\n\n'])], 1, "malformed"],
  ["an HTML page", [page, says("never")], 1, "malformed"],
  ["no byte at all", [sends([]), says("never")], 1, undefined],
  [
    "an error in the stream",
    [sends([`data: ${JSON.stringify({ error: { message: SECRET_WORDS } })}\n\n`])],
    1,
    "unavailable",
  ],
  ["nothing but the end", [says()], 1, undefined],
  ["cut in the middle", [sends([cut], { cut: true }), says("never")], 1, "unavailable"],
  ["ended in the middle", [sends([cut]), says("never")], 1, "unavailable"],
])(
  "%s",
  async (_, answers, attempts, failed) => {
    provider.answerWith(...answers);
    const result = await read(model());
    expect(result.failed).toBe(failed);
    expect(provider.requests).toHaveLength(attempts);
    expect(JSON.stringify(logged)).not.toMatch(/internal provider|sk-/);
  },
  15_000,
);

/** Time limits in ms that may pass before this machine answers, where the provider never answers anyway. */
const IMPATIENT = { firstByteMs: 150, silenceMs: 150 };

test.each<[name: string, answer: Answer]>([
  ["never an answer: it may have been charged", hangs],
  ["never a first piece", staysSilent],
  ["an error whose text never ends", unfinishedError],
])("%s is a failure, and is not tried again", async (_, answer) => {
  provider.answerWith(answer, says("never"));
  expect(await read(patientModel(IMPATIENT))).toMatchObject({ text: "", failed: "unavailable" });
  expect(provider.requests).toHaveLength(1);
});

test("the log of a refused key tells the operator how to fix it", async () => {
  provider.answerWith(refuses(401, { message: SECRET_WORDS, code: "invalid_api_key" }));
  await read(model());
  expect(JSON.stringify(logged)).toContain("AI_API_KEY");
});

test("a keep-alive from the provider does not count as silence", async () => {
  provider.answerWith(
    sendsEvery(60, [...Array<string>(8).fill(": working\n\n"), cut, ending("stop")]),
  );
  expect(await read(model())).toMatchObject({ text: "Half an ans", failed: undefined });
});

test("a slow reader does not count as silence of the provider", async () => {
  provider.answerWith(says(...LETTERS));
  let text = "";
  for await (const piece of patientModel({ silenceMs: 150 }).reply(
    REQUEST,
    new AbortController().signal,
  )) {
    if (text.length === 3) await pause(400);
    if (piece.type === "text") text += piece.text;
  }
  expect(text).toBe(LETTERS.join(""));
});

test("an endless reply ends after the total time limit", async () => {
  provider.answerWith(saysSlowly(50, ...LETTERS));
  const { text, failed } = await read(patientModel({ totalMs: 400 }));
  expect(failed).toBe("unavailable");
  // The whole reply would take 1300 ms, so the time limit of 400 ms cuts it off.
  expect(text).toMatch(/^ab/);
  expect(text.length).toBeLessThan(LETTERS.length);
});

test.each([301, 302, 307, 308])(
  "a redirect (%i) is not followed, because the key would go along, and the log says so",
  async (status) => {
    const other = await startProvider();
    try {
      provider.answerWith((_, response) => {
        response.writeHead(status, { location: `${other.url}/chat/completions` }).end();
      });
      expect(await read(model())).toMatchObject({ text: "", failed: "redirect" });
      expect([provider.requests.length, other.requests.length]).toEqual([1, 0]);
      expect(JSON.stringify(logged)).toMatch(/redirect.*AI_BASE_URL/);
    } finally {
      await other.close();
    }
  },
);

test.each([
  [
    400,
    {
      message: "This model's maximum context length is 8192 tokens.",
      code: "context_length_exceeded",
    },
  ],
  [400, { message: "prompt is too long: 210000 tokens > 200000 maximum" }],
  [413, { message: "Request too large for model `x`" }],
])("a conversation longer than the model's context is recognized: %i %j", async (status, error) => {
  provider.answerWith(refuses(status, error));
  expect(await read(model())).toMatchObject({ failed: "too-long" });
  expect(provider.requests).toHaveLength(1);
});

test("silence after the first text ends the reply with an error", async () => {
  provider.answerWith(async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(cut);
    await pause(2000);
    response.end();
  });
  expect(await read(model())).toMatchObject({ text: "Half an ans", failed: "unavailable" });
  expect(provider.requests).toHaveLength(1);
});

const missing = refuses(404, {
  message: "The model `one` does not exist",
  code: "model_not_found",
});
test("a model that the provider lacks is skipped for an hour", async () => {
  const list = model("one", "two");
  provider.answerWith(missing, says("Hi"));
  expect(await read(list)).toMatchObject({ text: "Hi" });
  await read(list);
  const requestedModels = () => provider.requests.map((request) => request.body.model);
  expect(requestedModels()).toEqual(["one", "two", "two"]);
  clock += 60 * 60 * 1000;
  provider.answerWith(missing, says("Hi"));
  await read(list);
  expect(requestedModels()).toEqual(["one", "two", "two", "one", "two"]);
});

test("if the provider has none of the models each is asked once, and asked again for the next request", async () => {
  const list = model("one", "two");
  provider.answerWith(missing);
  expect(await read(list)).toMatchObject({ failed: "model-missing" });
  expect(await read(list)).toMatchObject({ failed: "model-missing" });
  expect(provider.requests).toHaveLength(4);
  expect(JSON.stringify(logged)).toContain("AI_MODELS");
});

test("refused parameters are left out or renamed, and the site remembers that for the model", async () => {
  const thinking = model("one");
  provider.answerWith(
    refuses(400, {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      param: "max_tokens",
      code: "unsupported_parameter",
    }),
    refuses(400, {
      message: "Unsupported value: 'temperature' does not support 0.7 with this model.",
      param: "temperature",
      code: "unsupported_value",
    }),
    says("Hi"),
  );
  expect(await read(thinking)).toMatchObject({ text: "Hi" });
  await read(thinking);
  const sent = provider.requests.map(({ body }) => [
    body.max_tokens,
    body.max_completion_tokens,
    body.temperature,
  ]);
  expect(sent).toEqual([
    [300, undefined, 0.7],
    [undefined, 300, 0.7],
    [undefined, 300, undefined],
    [undefined, 300, undefined],
  ]);
});

test("a parameter that is refused in its new form too is not tried forever", async () => {
  provider.answerWith(
    refuses(400, { message: "Unsupported parameter: max_tokens", param: "max_tokens" }),
  );
  expect(await read(model())).toMatchObject({ failed: "unavailable" });
  expect(provider.requests).toHaveLength(2);
});

test("a visitor who leaves ends the provider's request, before and during the reply", async () => {
  let leavings = 0;
  for (const answer of [hangs, staysSilent, saysSlowly(100, ...LETTERS)]) {
    leavings += 1;
    const leaving = new AbortController();
    provider.answerWith(answer);
    const reading = read(model(), { signal: leaving.signal });
    await expect.poll(() => provider.requests.length).toBe(leavings);
    await pause(120);
    leaving.abort();
    expect(await reading).toMatchObject({ failed: "left" });
    await expect.poll(() => provider.requests.filter(({ leftAt }) => leftAt).length).toBe(leavings);
  }
  expect(logged).toEqual([]);
});

test("a reader who stops early ends the provider's request", async () => {
  provider.answerWith(saysSlowly(50, ...LETTERS));
  for await (const piece of model().reply(REQUEST, new AbortController().signal)) {
    expect(piece.type).toBe("text");
    break;
  }
  await pause(150);
  expect(provider.requests[0]?.leftAt).toBeDefined();
});

test("an answer of one megabyte can be read", async () => {
  provider.answerWith(says("x".repeat(1024 * 1024)));
  expect((await read(model())).text).toHaveLength(1024 * 1024);
});
