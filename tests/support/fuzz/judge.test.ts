import { expect, test } from "vitest";
import { complaint } from "./judge.ts";
import type { Request } from "./requests.ts";

const request = { method: "GET", target: "/api/admin/overview" } as Request;
const answered = (body: unknown) => ({
  status: 200,
  headers: { "content-type": "application/json", "x-content-type-options": "nosniff" },
  body: JSON.stringify(body),
  milliseconds: 1,
});

test("a list of searches may repeat the words of a hostile text, but no answer may hold other SQL", () => {
  const searched = { searches: [{ words: "union select secret from accounts", times: 2 }] };
  expect(complaint(request, answered(searched))).toBe(undefined);
  const leaked = { error: "select id from accounts failed" };
  expect(complaint(request, answered(leaked))).toBe("insides");
});
