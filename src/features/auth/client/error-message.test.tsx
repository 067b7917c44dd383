import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/api.ts";
import { accountProblems, waysOn } from "#content/accounts/account.ts";
import type { Problem } from "#content/site/forms.ts";
import routes from "../../../routes.ts";
import { REFUSALS } from "../server/protocol/protocol.ts";
import { Alert } from "#client/forms/alert.tsx";
import { isSessionOver, needsTwoFactor, describeError } from "./error-message.ts";
import { recordRetryAfter, formatWait } from "./retry-after.ts";

/** Error codes that only a bug in a program causes, so that people can do nothing but report them. */
const FAULTS = new Set([
  "bad_json",
  "not_admin",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "request_entity_too_large",
  "unsupported_media_type",
  "anonymous_provider_disabled",
  "flow_state_not_found",
  "bad_code_verifier",
  "mfa_phone_enroll_not_enabled",
  "mfa_webauthn_enroll_not_enabled",
  "unexpected_failure",
]);

afterEach(() => vi.unstubAllGlobals());

test.for(Object.entries(REFUSALS))(
  "the refusal %s has its own sentence and tells what to do next",
  ([code, [status]]) => {
    const problem = describeError(refusal(code, status));
    const { message, way } = problem;
    expect(message === accountProblems.unexpected.message).toBe(FAULTS.has(code));
    expect(message).toMatch(/^[A-Z].+\.$/);
    expect(message).not.toMatch(/[{}]/);
    expect(shown(problem)).toMatch(way ? `href="${way.to}` : /[Pp]lease|next one/);
  },
);

test("every link of a refusal leads to a page of this site or to an email address", () => {
  const paths = new Set(routes.map(({ path }) => `/${path}`));
  const elsewhere = Object.values(waysOn).filter(({ to }) => !paths.has(to));
  expect(elsewhere.map(({ to }) => to)).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/)]);
});

test("a person who has to sign in again comes back to the page they were on", () => {
  expect(shown(accountProblems.session_missing, "/admin/messages?status=open")).toContain(
    'href="/sign-in?next=%2Fadmin%2Fmessages%3Fstatus%3Dopen"',
  );
  expect(shown(accountProblems.user_already_exists, "/sign-up?next=%2Fadmin")).toContain(
    'href="/sign-in?next=%2Fadmin"',
  );
});

test("isSessionOver recognizes an ended session and nothing else", () => {
  const over = ["session_expired", "refresh_token_already_used", "bad_jwt", "user_not_found"];
  for (const code of over) expect(isSessionOver(refusal(code, 403))).toBe(true);
  expect(isSessionOver(new AuthSessionMissingError())).toBe(true);
  expect(isSessionOver(new ApiError({ status: 401, sentence: "Please sign in." }))).toBe(true);
  expect(isSessionOver(new ApiError({ status: 403, sentence: "This is for staff only." }))).toBe(
    false,
  );
  expect(isSessionOver(refusal("invalid_credentials", 400))).toBe(false);
  expect(isSessionOver(new AuthRetryableFetchError("Failed to fetch", 0))).toBe(false);
  expect(isSessionOver(new TypeError("Failed to fetch"))).toBe(false);
});

test("needsTwoFactor recognizes the refusal of the account service and of our own endpoints", () => {
  expect(needsTwoFactor(refusal("insufficient_aal", 403))).toBe(true);
  expect(needsTwoFactor(new ApiError({ status: 403, code: "insufficient_aal" }))).toBe(true);
  expect(needsTwoFactor(new ApiError({ status: 403, sentence: "This is for staff only." }))).toBe(
    false,
  );
});

test("a server that cannot be reached is not reported as a fault of the site", () => {
  const { unreachable, unexpected } = accountProblems;
  expect(describeError(new TypeError("Failed to fetch"))).toBe(unreachable);
  expect(describeError(new ApiError({ cause: "away" }))).toBe(unreachable);
  expect(describeError(new ApiError({ status: 502, code: "not_json" }))).toBe(unexpected);
  expect(describeError(new ApiError({ status: 503 })).message).toContain("We are busy");
  expect(describeError(new AuthRetryableFetchError("Failed to fetch", 0))).toBe(unreachable);
  expect(describeError(new AuthRetryableFetchError("Bad gateway", 502))).toBe(unexpected);
  expect(describeError(new AuthRetryableFetchError("Busy", 503)).message).toContain("We are busy");
});

test("the wait comes from the Retry-After header of the last refused answer", async () => {
  const answer = (status: number, seconds?: string) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        new Response("", { status, headers: seconds ? { "Retry-After": seconds } : {} }),
      ),
    );
  answer(429, "3297");
  await recordRetryAfter("/auth/v1/recover");
  const tooEarly = refusal("over_email_send_rate_limit", 429);
  expect(describeError(tooEarly).message).toContain("You can have the next one in 55 minutes.");
  answer(200);
  await recordRetryAfter("/auth/v1/user");
  answer(429);
  await recordRetryAfter("/auth/v1/token");
  const tooOften = refusal("over_request_rate_limit", 429);
  expect(describeError(tooOften).message).toBe(
    "That was too often. Please try again in a quarter of an hour.",
  );
});

test.for([
  [1, "in 5 seconds"],
  [41, "in 45 seconds"],
  [89, "in 90 seconds"],
  [90, "in 2 minutes"],
  [3297, "in 55 minutes"],
  [5400, "in 2 hours"],
  [86_400, "in 24 hours"],
] as const)("%i seconds read as: %s", ([seconds, text]) => {
  expect(formatWait(seconds)).toBe(text);
});

function refusal(code: string, status: number): AuthApiError {
  return new AuthApiError("for programs", status, code);
}

function shown(problem: Problem, at = "/account"): string {
  const router = createMemoryRouter([{ path: "*", element: <Alert of={problem} /> }], {
    initialEntries: [at],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
