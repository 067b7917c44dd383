import { Hono } from "hono";
import { readEntry } from "#features/analytics/server/service.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { AnswerFeedback, ChatRequest, PersonMessage, type Assistant } from "../contract.ts";
import { HEARTBEAT_MS } from "../limits.ts";
import { answerEvents } from "#platform/http/event-stream.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { leaveFeedback } from "./feedback.ts";
import { leaveMessage } from "./person.ts";
import { answerVisitor, whoAnswers } from "./service.ts";

/** The assistant's endpoints (docs/product.md, section 7, row 8; decisions 2, 14 to 17). */
export const chatApi = new Hono<Endpoint>()
  .get("/chat", async (c) =>
    c.json({ answeredBy: await whoAnswers(c.var.platform) } satisfies Assistant),
  )
  .post("/chat", async (c) => {
    const request = await readJson(c, ChatRequest);
    const leaving = new AbortController();
    const events = await answerVisitor(c.var.platform, request, {
      address: c.var.address,
      signal: leaving.signal,
      entry: readEntry(c.req.raw.headers, c.var.origin),
    });
    return answerEvents(c, events, leaving, HEARTBEAT_MS);
  })
  .post("/chat/feedback", async (c) => {
    await leaveFeedback(c.var.platform, await readJson(c, AnswerFeedback), c.var.address);
    return c.body(null, 204);
  })
  .post("/chat/person", async (c) => {
    const message = await readJson(c, PersonMessage);
    const entry = readEntry(c.req.raw.headers, c.var.origin);
    const from = { address: c.var.address, key: readIdempotencyKey(c), entry };
    const receipt = await leaveMessage(c.var.platform, message, from);
    return c.json(receipt, 201);
  });
