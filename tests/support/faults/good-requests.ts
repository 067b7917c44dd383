import type { ServerBuild } from "react-router";
import { endingLink } from "#features/weekly-report/server/ending-link.ts";
import { AUTH_BASE } from "#features/auth/protocol.ts";
import { signedByCalcom, signedByCalendly } from "../contact/booking-reports.ts";
import { signedPost } from "../mail/signed-post.ts";
import { PASSWORD } from "../accounts/accounts.ts";
import { endpoints, ID, senderOf } from "../fuzz/endpoints.ts";
import {
  MERGED_PERSON,
  MESSAGE_WITHOUT_EMAIL,
  SAME_PERSON,
  SPAM_MESSAGE,
  type Answer,
  type World,
} from "./world.ts";
import { contactMessage } from "../contact/contact-message.ts";

export type GoodRequest = {
  method: string;
  path: string;
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

type Special = Omit<GoodRequest, "method" | "path"> & { path?: string };

/**
 * Requests of fuzz/endpoints.ts that succeed only with another body, path, header or token than usual, each with what
 * it needs.
 */
const special: Record<string, (world: World) => Special> = {
  "POST /api/inbound-mail": () => signedPost({}),
  "POST /api/bookings/calcom": () => signedByCalcom(),
  "POST /api/bookings/calendly": () => signedByCalendly(),
  "POST /auth/v1/signup": () => ({ json: { email: "new@example.com", password: PASSWORD } }),
  "POST /auth/v1/token?grant_type=password": ({ ada }) => ({
    json: { email: ada.email, password: PASSWORD },
  }),
  "POST /auth/v1/token?grant_type=refresh_token": ({ ada }) => ({
    json: { refresh_token: ada.refreshToken },
  }),
  "POST /auth/v1/logout?scope=local": ({ ada }) => ({ token: ada.token }),
  "PUT /auth/v1/user": () => ({
    json: {
      data: { name: "Ada" },
      email: "ada@elsewhere.example",
      password: "another quiet wire hums",
      current_password: PASSWORD,
    },
  }),
  "POST /auth/v1/recover": ({ ada }) => ({ json: { email: ada.email } }),
  "POST /auth/v1/resend": ({ eve }) => ({ json: { type: "signup", email: eve.email } }),
  "POST /auth/v1/verify": ({ eve }) => ({
    json: { type: "signup", email: eve.email, token: eve.code },
  }),
  "GET /auth/v1/verify": ({ eve }) => ({
    path: `${AUTH_BASE}/verify?type=signup&token=${eve.link}&redirect_to=/`,
  }),
  "GET /auth/v1/factors/recovery-codes": asCareful,
  "POST /auth/v1/factors/recovery-codes": ({ staff }) => ({ token: staff.token, json: {} }),
  "DELETE /auth/v1/factors/recovery-codes": asCareful,
  "POST /auth/v1/factors/recovery-codes/regenerate": asCareful,
  "POST /auth/v1/factors/recovery-codes/verify": ({ careful }) => ({
    token: careful.token,
    json: { code: careful.recoveryCode },
  }),
  "POST /auth/v1/factors": () => ({ json: { factor_type: "totp" } }),
  "DELETE /auth/v1/factors/:id": ({ staff }) => ({
    token: staff.token,
    path: `${AUTH_BASE}/factors/${staff.spareFactorId}`,
  }),
  "POST /auth/v1/factors/:id/challenge": ({ staff }) => ({
    token: staff.token,
    path: `${AUTH_BASE}/factors/${staff.factorId}/challenge`,
  }),
  "POST /auth/v1/factors/:id/verify": ({ staff }) => ({
    token: staff.token,
    path: `${AUTH_BASE}/factors/${staff.factorId}/verify`,
    json: { challenge_id: staff.challengeId, code: staff.code },
  }),
  "DELETE /api/account/sessions/:id": ({ ada }) => ({
    path: `/api/account/sessions/${ada.otherSession}`,
  }),
  "DELETE /api/account": () => ({ json: { password: PASSWORD } }),
  "GET /api/admin/outbox": () => ({ path: "/api/admin/outbox?state=failed" }),
  "GET /api/admin/messages": () => ({ path: "/api/admin/messages?status=new" }),
  "POST /api/admin/messages/bulk": () => ({
    json: { ids: [ID], status: "open", assignee: null, tag: "big" },
  }),
  "POST /api/admin/privacy/erase-message": () => ({ json: { id: MESSAGE_WITHOUT_EMAIL } }),
  "POST /api/admin/people/:id/merge": () => ({ json: { other: SAME_PERSON } }),
  "POST /api/admin/people/:id/separate": () => ({ json: { other: MERGED_PERSON } }),
  "POST /api/chat": () => ({
    json: {
      session_id: ID,
      messages: [
        { role: "user", content: "Yes please, I am grace@example.com. Do you sort email?" },
      ],
    },
  }),
  "POST /api/download-leads": () => ({
    json: { email: "grace@example.com", template_id: ID, wants_newsletter: true },
  }),
  "GET /api/templates": () => ({ path: "/api/templates?q=week" }),
  "GET /templates.json": () => ({ path: "/templates.json" }),
  "GET /templates.atom": () => ({ path: "/templates.atom" }),
};

function asCareful({ careful }: World): Special {
  return { token: careful.token };
}

export function goodRequests(world: World): GoodRequest[] {
  const { ada, staff, apiKey } = world;
  const usual = { staff: staff.token, program: apiKey, visitor: ada.token, anybody: undefined };
  const ofEndpoints = endpoints.map(({ method, path, query = {}, body }) => {
    const pattern = path.replace(ID, ":id");
    const search = new URLSearchParams(query).toString();
    const address = search ? `${path}?${search}` : path;
    const key = `${method} ${pattern}`;
    const token = usual[senderOf(path)];
    const more = (special[`${key}?${search}`] ?? special[key])?.(world);
    // Two requests go to the same endpoint. The values in `more` are only for the one without `downloaded_at`.
    const isOther = body && "downloaded_at" in body;
    return { method, path: address, json: body, ...(token && { token }), ...(!isOther && more) };
  });
  const everything = { password: PASSWORD, everything: true };
  const noSpam = { ids: [SPAM_MESSAGE], status: "open", notSpam: true };
  return [
    ...ofEndpoints,
    { method: "DELETE", path: "/api/account", token: ada.token, json: everything },
    { method: "POST", path: "/api/admin/messages/bulk", token: staff.token, json: noSpam },
  ];
}

const newsletter =
  (purpose: "confirm" | "unsubscribe") =>
  (world: World): Special => ({
    path: `/newsletter/${purpose}?token=${world.newsletter[purpose]}`,
  });

const weeklyReport = ({ platform }: World): Special => {
  const { pathname, search } = new URL(endingLink(platform));
  return { path: pathname + search };
};

const pages: Record<string, (world: World) => Special> = {
  "/newsletter/confirm": newsletter("confirm"),
  "/newsletter/unsubscribe": newsletter("unsubscribe"),
  "/templates": () => ({ path: "/templates?q=week" }),
  "/weekly-report": weeklyReport,
};

const forms: Record<string, (world: World) => Special> = {
  "/": () => ({
    path: "/?index",
    form: contactMessage(),
  }),
  "/newsletter/confirm": (world) => ({ ...newsletter("confirm")(world), form: {} }),
  "/newsletter/unsubscribe": (world) => ({ ...newsletter("unsubscribe")(world), form: {} }),
  "/weekly-report": (world) => ({ ...weeklyReport(world), form: {} }),
};

/** Lists a valid request for each page and each of its forms. @throws Error that names an unknown form */
export function goodPageRequests(world: World, build: ServerBuild): GoodRequest[] {
  return Object.values(build.routes).flatMap((route) => {
    const { path = "", module } = route ?? {};
    if (/\*|nowhere/.test(path)) return [];
    const address = path
      .replace("/connect/:slug", "/connect/google")
      .replace("/services/:slug", "/services/crm-integration")
      .replace("/industries/:slug", "/industries/restaurants")
      .replace(":slug", "sort-gmail-inbox")
      .replace(":id", ID);
    const { token } = world.staff;
    const shown: GoodRequest = { method: "GET", path: address, token, ...pages[path]?.(world) };
    if (!module?.action) return [shown];
    const form = forms[path];
    if (!form) throw new Error(`No form is known that ${path} takes`);
    return [shown, { method: "POST", path: address, ...form(world) }];
  });
}

export function askAs(
  world: Pick<World, "ask">,
  { method, path, token, json, form, headers = {} }: GoodRequest,
): Promise<Answer> {
  return world.ask(path, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
}
