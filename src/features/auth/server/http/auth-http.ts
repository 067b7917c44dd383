import { Hono, type Context, type MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import type { Config } from "#platform/config/config.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { asRefusal, requestOf } from "#platform/http/errors/errors.ts";
import {
  MagicLink,
  PasswordGrant,
  PkceGrant,
  Recover,
  RefreshGrant,
  Resend,
  SignUp,
  UserChange,
  Verify,
} from "../../contract.ts";
import { changeUser } from "../flows/change-user.ts";
import { reauthenticate, recover, resend, sendMagicLink } from "../flows/request-mail.ts";
import { signIn } from "../flows/sign-in.ts";
import { signOut } from "../flows/sign-out.ts";
import { signUp } from "../flows/sign-up.ts";
import { exchangeCode, verify } from "../flows/verify.ts";
import { limitRequests, type LimitedRequest } from "../proofs/limits.ts";
import { AuthRefusal, type Call, onSite } from "../protocol/protocol.ts";
import { refreshSession } from "../sessions/session.ts";
import { viewOfUser } from "../sessions/session-view.ts";
import { listFactors } from "../store.ts";
import { publishedKeys } from "../sessions/keys.ts";
import { answerRefusal, toAuthRefusal, toErrorResponse } from "./error-response.ts";
import { factorsApi } from "./factors-http.ts";
import { callOf, forPerson, readBody, signedIn } from "./request-http.ts";

/** The endpoints of GoTrue (Supabase's account service) that the client library `@supabase/auth-js` calls. */
export const authApi = new Hono<Endpoint>()
  .use(async (c, next) => {
    if (c.var.platform.config.supabase) {
      throw new AuthRefusal("not_found", "This site uses a hosted account service");
    }
    await next();
  })
  .get("/health", (c) =>
    c.json({ name: "Accounts", version: "1", description: "The site's own account service" }),
  )
  .get("/settings", (c) => c.json(settingsOf(c.var.platform.config)))
  .get("/.well-known/jwks.json", async (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json({ keys: await publishedKeys(c.var.platform) });
  })
  .post("/signup", limited("sign-up", SignUp, signUp))
  .post("/token", async (c) => {
    const answer = GRANTS.get(c.req.query("grant_type") ?? "");
    if (!answer) throw new AuthRefusal("invalid_credentials", "unsupported_grant_type");
    return answer(c);
  })
  .post("/logout", async (c) => {
    await signOut(callOf(c), await signedIn(c), c.req.query("scope") ?? "global");
    return c.body(null, 204);
  })
  .get(
    "/user",
    forPerson(async ({ platform }, { user }) =>
      viewOfUser(user, await listFactors(platform.database.db, user.id), platform.now()),
    ),
  )
  .put("/user", forPerson(changeUser, { body: UserChange, limit: "change" }))
  .get("/reauthenticate", forPerson(reauthenticate, { limit: "change" }))
  .post("/otp", limited("magic-link", MagicLink, sendMagicLink))
  .post("/magiclink", limited("magic-link", MagicLink, sendMagicLink))
  .post("/recover", limited("recover", Recover, recover))
  .post("/resend", limited("resend", Resend, resend))
  .post(
    "/verify",
    limited("verify", Verify, (call, proof) => verify(call, proof)),
  )
  .get("/verify", verifyByLink)
  .route("/factors", factorsApi);

const GRANTS = new Map<string, (c: Context<Endpoint>) => Promise<Response>>([
  ["password", async (c) => c.json(await signIn(callOf(c), await readBody(c, PasswordGrant)))],
  ["pkce", limited("verify", PkceGrant, exchangeCode)],
  [
    "refresh_token",
    async (c) => {
      const call = callOf(c);
      await limitRequests(call, "refresh");
      const { refresh_token: token } = await readBody(c, RefreshGrant);
      if (!token) throw new AuthRefusal("validation_failed", "refresh_token required");
      return c.json(await refreshSession(call, token));
    },
  ],
]);

const answered = authApi.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
for (const path of new Set(answered)) {
  authApi.all(path, () => {
    throw new AuthRefusal("method_not_allowed");
  });
}
authApi.all("*", () => {
  throw new AuthRefusal("not_found");
});
authApi.onError((error, c) => {
  const refusal =
    error instanceof HTTPException
      ? new AuthRefusal(error.status === 415 ? "unsupported_media_type" : "bad_json", error.message)
      : toAuthRefusal(asRefusal(error, requestOf(c)) ?? error);
  // If the client disconnects while it sends the body, the error is not logged.
  if (!refusal && !c.req.raw.signal.aborted) {
    c.var.platform.log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  }
  return answerRefusal(refusal ?? new AuthRefusal("unexpected_failure"), versionOf(c));
});

export const authErrorResponses: MiddlewareHandler<Endpoint> = async (c, next) => {
  await next();
  if (c.res.status < 400 || c.res.headers.has("X-Sb-Error-Code")) return;
  const answer = await toErrorResponse(c.res, versionOf(c));
  c.res = undefined;
  c.res = answer;
};

function settingsOf({ signUp: isOpen }: Config) {
  return {
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !isOpen,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    mfa_enabled: true,
    saml_enabled: false,
    passkeys_enabled: false,
  };
}

/** Makes an endpoint that needs no session, with a limit for each network address. */
function limited<Schema extends z.ZodType>(
  kind: LimitedRequest,
  schema: Schema,
  answer: (call: Call, body: z.output<Schema>) => Promise<object | void>,
): (c: Context<Endpoint>) => Promise<Response> {
  return async (c) => {
    const call = callOf(c);
    const body = await readBody(c, schema);
    await limitRequests(call, kind);
    return c.json((await answer(call, body)) ?? {});
  };
}

/**
 * Handles a mailed link by a redirect. Its URL contains the session or an error in the fragment or, for a client with
 * PKCE, a code in the query.
 */
async function verifyByLink(c: Context<Endpoint>): Promise<Response> {
  const { token, type } = c.req.query();
  const proof = Verify.safeParse({ type, token_hash: token });
  if (!proof.success) {
    throw new AuthRefusal("validation_failed", "Verify requires a token and a verification type");
  }
  const call = callOf(c);
  const url = onSite(call.redirectTo ?? "", call.origin) ?? new URL(call.origin);
  const fragment = await fragmentOf(call, proof.data, url);
  url.hash = fragment ? new URLSearchParams({ ...fragment, sb: "" }).toString() : "";
  return c.redirect(url.href, 303);
}

/**
 * Makes the fragment of the redirect's URL. It contains the session, an error, or the message that the other mailbox
 * still has to confirm.
 * @returns undefined for a client with PKCE. For such a client, `url` gets a code in its query
 */
async function fragmentOf(
  call: Call,
  proof: z.output<typeof Verify>,
  url: URL,
): Promise<Record<string, string> | undefined> {
  try {
    await limitRequests(call, "verify");
    const outcome = await verify(call, proof, true);
    if ("authCode" in outcome) {
      url.searchParams.set("code", outcome.authCode);
      return undefined;
    }
    if ("code" in outcome) return { message: outcome.msg };
    return {
      access_token: outcome.access_token,
      expires_at: String(outcome.expires_at),
      expires_in: String(outcome.expires_in),
      refresh_token: outcome.refresh_token,
      token_type: outcome.token_type,
      type: proof.type,
    };
  } catch (error) {
    const refusal = toAuthRefusal(error);
    if (!refusal) throw error;
    const { code, message } = refusal;
    return { error: "access_denied", error_code: code, error_description: message };
  }
}

function versionOf(c: Context<Endpoint>): string | null {
  return c.req.header("x-supabase-api-version") ?? null;
}
