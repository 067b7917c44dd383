import type { Hono } from "hono";
import { accountApi } from "#features/account/server/http.ts";
import { chatApi } from "#features/chat/server/http.ts";
import { answersApi } from "#features/chat/server/staff-http.ts";
import { numbersApi, visitsApi } from "#features/analytics/server/http.ts";
import { adminApi } from "#features/admin/server/http.ts";
import { keysApi, publicApi } from "#features/api/server/http.ts";
import { curationApi } from "#features/curation/server/http.ts";
import { deliveriesApi } from "#features/deliveries/server/http.ts";
import { inboxApi, liveApi, todayApi } from "#features/inbox/server/http.ts";
import { privacyApi } from "#features/privacy/server/http.ts";
import { peopleApi } from "#features/people/server/http.ts";
import { contactApi } from "#features/contact/server/http.ts";
import { downloadsApi } from "#features/downloads/server/http.ts";
import { templatesApi } from "#features/templates/server/http.ts";
import { showcaseApi } from "#features/showcase/server/http.ts";
import { webhooksApi } from "#features/webhooks/server/http.ts";
import { vitalsApi } from "#features/vitals/server/http.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { refuseOtherMethods } from "#platform/http/errors/no-such-address.ts";

/** Everything below /api. */
export function routeApis(app: Hono<Endpoint>): void {
  app.use("/api/*", refuseOtherMethods(app));
  app.route("/api", contactApi);
  app.route("/api", chatApi);
  app.route("/api", vitalsApi);
  app.route("/api", visitsApi);
  app.route("/api", templatesApi);
  app.route("/api", showcaseApi);
  app.route("/api", downloadsApi);
  app.route("/api/account", accountApi);
  app.route("/api/admin/today", todayApi);
  app.route("/api/admin/live", liveApi);
  app.route("/api/admin/messages", inboxApi);
  app.route("/api/admin/answers", answersApi);
  app.route("/api/admin/deliveries", deliveriesApi);
  app.route("/api/admin/people", peopleApi);
  app.route("/api/admin/privacy", privacyApi);
  app.route("/api/admin/templates", curationApi);
  app.route("/api/admin/numbers", numbersApi);
  app.route("/api/admin/webhooks", webhooksApi);
  app.route("/api/admin/keys", keysApi);
  app.route("/api/v1", publicApi);
  app.route("/api/admin", adminApi);
  app.all("/api/*", (c) => c.json({ error: "There is no such address." }, 404));
}
