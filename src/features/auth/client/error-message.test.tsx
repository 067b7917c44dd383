import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/api.ts";
import { accountProblems, waysOn, type AccountProblem } from "#content/accounts/account.ts";
import routes from "../../../routes.ts";
import { STATUS } from "../server/protocol/auth-refusal.ts";
import { Alert } from "./forms/alert.tsx";
import { isSessionOver, needsTwoFactor, describeError } from "./error-message.ts";
import { noteRetryAfter, formatWait } from "./retry-after.ts";

/** What only a fault in a program can cause: nobody can do anything about it but tell us. */
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

test.for(Object.entries(STATUS))(
  "the refusal %s has a sentence of its own and a way on",
  ([code, status]) => {
    const { says, way } = describeError(refusal(code, status));
    expect(says === accountProblems.unexpected.says).toBe(FAULTS.has(code));
    expect(says).toMatch(/^[A-Z].+\.$/);
    expect(says).not.toMatch(/[{}]/);
    const [whole, leads] =
      way === "here"
        ? [says, /[Pp]lease|next one/]
        : [shown({ says, way }), `href="${waysOn[way].to}`];
    expect(whole).toMatch(leads);
  },
);

test("every way on is a page of this site, or somebody to write to", () => {
  const paths = new Set(routes.map(({ path }) => `/${path}`));
  const elsewhere = Object.values(waysOn).filter(({ to }) => !paths.has(to));
  expect(elsewhere.map(({ to }) => to)).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/)]);
});

test("who has to sign in again comes back to where they were", () => {
  expect(shown(accountProblems.session_missing, "/admin/messages?status=open")).toContain(
    'href="/sign-in?next=%2Fadmin%2Fmessages%3Fstatus%3Dopen"',
  );
  expect(shown(accountProblems.user_already_exists, "/sign-up?next=%2Fadmin")).toContain(
    'href="/sign-in?next=%2Fadmin"',
  );
});

test("a session that ended is told from everything else", () => {
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

test("the second step is asked for by the service and by our own endpoints alike", () => {
  expect(needsTwoFactor(refusal("insufficient_aal", 403))).toBe(true);
  expect(needsTwoFactor(new ApiError({ status: 403, code: "insufficient_aal" }))).toBe(true);
  expect(needsTwoFactor(new ApiError({ status: 403, sentence: "This is for staff only." }))).toBe(
    false,
  );
});

test("what cannot be reached is no fault of ours", () => {
  const { unreachable, unexpected } = accountProblems;
  expect(describeError(new TypeError("Failed to fetch"))).toBe(unreachable);
  expect(describeError(new ApiError({ cause: "away" }))).toBe(unreachable);
  expect(describeError(new ApiError({ status: 502, code: "not_json" }))).toBe(unexpected);
  expect(describeError(new ApiError({ status: 503 })).says).toContain("We are busy");
  expect(describeError(new AuthRetryableFetchError("Failed to fetch", 0))).toBe(unreachable);
  expect(describeError(new AuthRetryableFetchError("Bad gateway", 502))).toBe(unexpected);
  expect(describeError(new AuthRetryableFetchError("Busy", 503)).says).toContain("We are busy");
});

test("how long to wait is said as the service says it", async () => {
  const answer = (status: number, seconds?: string) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        new Response("", { status, headers: seconds ? { "Retry-After": seconds } : {} }),
      ),
    );
  answer(429, "3297");
  await noteRetryAfter("/auth/v1/recover");
  const tooEarly = refusal("over_email_send_rate_limit", 429);
  expect(describeError(tooEarly).says).toContain("You can have the next one in 55 minutes.");
  answer(200);
  await noteRetryAfter("/auth/v1/user");
  answer(429);
  await noteRetryAfter("/auth/v1/token");
  const tooOften = refusal("over_request_rate_limit", 429);
  expect(describeError(tooOften).says).toBe(
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
] as const)("%i seconds are said as: %s", ([seconds, words]) => {
  expect(formatWait(seconds)).toBe(words);
});

function refusal(code: string, status: number): AuthApiError {
  return new AuthApiError("for programs", status, code);
}

function shown(problem: AccountProblem, at = "/account"): string {
  const router = createMemoryRouter([{ path: "*", element: <Alert of={problem} /> }], {
    initialEntries: [at],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
