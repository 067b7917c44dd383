import { Hono, type Context, type MiddlewareHandler } from "hono";
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
import { sendMagicLink } from "../flows/magic-link.ts";
import { reauthenticate } from "../flows/reauthenticate.ts";
import { recover, resend } from "../flows/recover.ts";
import { signIn } from "../flows/sign-in.ts";
import { signOut } from "../flows/sign-out.ts";
import { signUp } from "../flows/sign-up.ts";
import { exchangeCode, verify, verifyLink } from "../flows/verify.ts";
import { limitRequests, REQUESTS } from "../proofs/limits.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import { onSite } from "../protocol/on-site.ts";
import { refreshSession } from "../sessions/sessions.ts";
import { viewOfUser } from "../sessions/user-view.ts";
import { listFactors } from "../stores/factors-store.ts";
import { publishedKeys } from "../tokens/keys.ts";
import { answerRefusal, toAuthRefusal, toErrorResponse } from "./error-response.ts";
import { factorsApi } from "./factors-http.ts";
import { callerOf, readBody, signedIn } from "./request-http.ts";

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

/** The subset of GoTrue that `@supabase/auth-js` calls. */
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
  .post("/signup", async (c) => {
    const wanted = await readBody(c, SignUp);
    return c.json(await signUp(c.var.platform, wanted, redirectTo(c), callerOf(c)));
  })
  .post("/token", async (c) => {
    const grant = c.req.query("grant_type");
    if (grant === "password") {
      const credentials = await readBody(c, PasswordGrant);
      return c.json(await signIn(c.var.platform, credentials, callerOf(c)));
    }
    if (grant === "pkce") {
      const exchange = await readBody(c, PkceGrant);
      return c.json(await exchangeCode(c.var.platform, exchange, callerOf(c)));
    }
    if (grant !== "refresh_token") {
      throw new AuthRefusal("invalid_credentials", "unsupported_grant_type");
    }
    await limitRequests(c.var.platform, REQUESTS.refresh, c.var.address);
    const { refresh_token } = await readBody(c, RefreshGrant);
    if (!refresh_token) throw new AuthRefusal("validation_failed", "refresh_token required");
    return c.json(await refreshSession(c.var.platform, refresh_token, callerOf(c)));
  })
  .post("/logout", async (c) => {
    const person = await signedIn(c);
    await signOut(c.var.platform, person, c.req.query("scope") ?? "global", callerOf(c));
    return c.body(null, 204);
  })
  .get("/user", async (c) => {
    const { user } = await signedIn(c);
    const { platform } = c.var;
    const factors = await listFactors(platform.database.db, user.id);
    return c.json(viewOfUser(user, factors, platform.now()));
  })
  .put("/user", async (c) => {
    const person = await signedIn(c);
    const change = await readBody(c, UserChange);
    return c.json(await changeUser(c.var.platform, person, change, redirectTo(c), callerOf(c)));
  })
  .get("/reauthenticate", async (c) => {
    await reauthenticate(c.var.platform, await signedIn(c), callerOf(c));
    return c.json({});
  })
  .post("/otp", mailLink)
  .post("/magiclink", mailLink)
  .post("/recover", async (c) => {
    await recover(c.var.platform, await readBody(c, Recover), redirectTo(c), callerOf(c));
    return c.json({});
  })
  .post("/resend", async (c) => {
    await resend(c.var.platform, await readBody(c, Resend), redirectTo(c), callerOf(c));
    return c.json({});
  })
  .post("/verify", async (c) =>
    c.json(await verify(c.var.platform, await readBody(c, Verify), callerOf(c))),
  )
  .get("/verify", verifyByLink)
  .route("/factors", factorsApi);
const answered = authApi.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
for (const path of new Set(answered)) {
  authApi.all(path, () => {
    throw new AuthRefusal("method_not_allowed", "This method is not answered here");
  });
}
authApi.all("*", () => {
  throw new AuthRefusal("not_found", "There is no such address");
});
authApi.onError((error, c) => {
  const refusal = toAuthRefusal(asRefusal(error, requestOf(c)) ?? error);
  // Leaving in the middle of the body is no error of ours.
  if (!refusal && !c.req.raw.signal.aborted) {
    c.var.platform.log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  }
  return answerRefusal(
    refusal ?? new AuthRefusal("unexpected_failure", "Unexpected failure, please try again"),
    versionOf(c),
  );
});

export const authErrorResponses: MiddlewareHandler<Endpoint> = async (c, next) => {
  await next();
  if (c.res.status < 400 || c.res.headers.has("X-Sb-Error-Code")) return;
  const answer = await toErrorResponse(c.res, versionOf(c));
  c.res = undefined;
  c.res = answer;
};

async function mailLink(c: Context<Endpoint>): Promise<Response> {
  await sendMagicLink(c.var.platform, await readBody(c, MagicLink), redirectTo(c), callerOf(c));
  return c.json({});
}

/** Leads on with the session in the fragment, or with a code in the query if its client asked. */
async function verifyByLink(c: Context<Endpoint>): Promise<Response> {
  const { token, type } = c.req.query();
  const proof = Verify.safeParse({ type, token_hash: token });
  if (!token || !type || !proof.success) {
    throw new AuthRefusal("validation_failed", "Verify requires a token and a verification type");
  }
  const url = new URL(allowedRedirect(redirectTo(c), c.var.origin));
  const fragment = await verifyLink(c.var.platform, proof.data, callerOf(c)).then(
    (outcome): Record<string, string> | undefined => {
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
        type,
      };
    },
    (error: unknown) => {
      const refusal = toAuthRefusal(error);
      if (!refusal) throw error;
      return {
        error: "access_denied",
        error_code: refusal.code,
        error_description: refusal.message,
      };
    },
  );
  url.hash = fragment ? new URLSearchParams({ ...fragment, sb: "" }).toString() : "";
  return c.redirect(url.href, 303);
}

/** Leads to this site only. */
function allowedRedirect(wanted: string | undefined, origin: string): string {
  return onSite(wanted ?? "", origin)?.href ?? `${origin}/`;
}

function redirectTo(c: Context<Endpoint>): string | undefined {
  return c.req.query("redirect_to");
}

function versionOf(c: Context<Endpoint>): string | null {
  return c.req.header("x-supabase-api-version") ?? null;
}
