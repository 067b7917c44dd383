import { afterEach, beforeEach, expect, test } from "vitest";
import { startChat, type ChatServer } from "#tests/support/chat.ts";
import { readFeedback, removeFeedback } from "./server/feedback.ts";

let server: ChatServer;
beforeEach(async () => {
  server = await startChat(undefined);
});
afterEach(() => server.close());

const FEEDBACK = {
  question: "Was kostet das?",
  answer: "Das steht dazu auf dieser Website.",
  templates: ["send-payment-reminders"],
  answered_by: "site",
  page: "/templates/send-payment-reminders",
  comment: "Ich wollte eine Zahl.",
};
const leave = (body: object) =>
  fetch(`${server.url}/api/chat/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

test("an unhelpful answer is stored for staff, who can turn it into a test question", async () => {
  expect((await leave(FEEDBACK)).status).toBe(204);
  const { total, answers } = await readFeedback(server.platform);
  expect([total, answers]).toEqual([1, [expect.objectContaining(FEEDBACK)]]);
  expect(JSON.parse(answers[0]?.asQuestion ?? "")).toEqual({
    language: "de",
    kind: "visitors",
    page: FEEDBACK.page,
    turns: [FEEDBACK.question],
    expect: { template: FEEDBACK.templates, passages: "none" },
  });
});

test("feedback is accepted without a comment", async () => {
  const { comment: _, ...rest } = FEEDBACK;
  expect((await leave(rest)).status).toBe(204);
  expect((await readFeedback(server.platform)).answers).toMatchObject([{ comment: "" }]);
});

test.each<[string, object]>([
  ["no question", { ...FEEDBACK, question: " " }],
  ["a long sentence", { ...FEEDBACK, comment: "x".repeat(1001) }],
  ["a stranger's answer", { ...FEEDBACK, answered_by: "me" }],
  ["many templates", { ...FEEDBACK, templates: Array(11).fill("a") }],
  ["nothing", {}],
])("%s is refused with a sentence", async (_, body) => {
  const response = await leave(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w{2,}.*\.$/) });
  expect(await readFeedback(server.platform)).toEqual({ total: 0, answers: [] });
});

test("one network address can send twenty reports in an hour", async () => {
  for (let n = 0; n < 20; n += 1) await leave(FEEDBACK);
  expect((await leave(FEEDBACK)).status).toBe(429);
});

test("staff delete a report; deleting an unknown report answers 404", async () => {
  await leave(FEEDBACK);
  const { answers } = await readFeedback(server.platform);
  const id = answers[0]?.id ?? "";
  await removeFeedback(server.platform, id);
  expect((await readFeedback(server.platform)).total).toBe(0);
  await expect(removeFeedback(server.platform, id)).rejects.toMatchObject({ code: "not_found" });
});
