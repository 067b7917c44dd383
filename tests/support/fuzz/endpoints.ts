import { contactMessage } from "../contact/contact-message.ts";

export type EndpointRequest = {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  query?: Record<string, string>;
};

export const ID = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";
const TURN = { role: "user", content: "Which templates sort my mail?" };
const EMAIL = "ada@example.com";
const PASSWORD = "correct horse battery";

export type Sender = "staff" | "program" | "visitor" | "anybody";

/**
 * Returns who has to send a request. A sign-out is sent without a session ("anybody"), because it would end the session
 * of later requests.
 */
export function senderOf(path: string): Sender {
  if (path.startsWith("/api/admin/")) return "staff";
  if (path.startsWith("/api/v1/")) return "program";
  return VISITORS.test(path) ? "visitor" : "anybody";
}

const VISITORS = /^\/(?:api\/account|auth\/v1\/(?:user|factors|reauthenticate))(?:\/|$)/;

/** tests/http/app.endpoint.test.ts compares this list with the application's routes. */
export const endpoints: readonly EndpointRequest[] = [
  {
    method: "POST",
    path: "/api/contact",
    body: contactMessage({
      website: "https://example.com",
      company: "Example",
      service: "workflow",
    }),
  },
  { method: "GET", path: "/api/chat" },
  {
    method: "POST",
    path: "/api/chat",
    body: { session_id: ID, messages: [TURN, { ...TURN, role: "assistant" }, TURN], page: "/" },
  },
  {
    method: "POST",
    path: "/api/chat/person",
    body: {
      session_id: ID,
      name: "Ada",
      email: EMAIL,
      message: "Please call me.",
      transcript: [TURN],
    },
  },
  {
    method: "POST",
    path: "/api/chat/feedback",
    body: {
      question: "What does it cost?",
      answer: "That depends.",
      templates: ["send-payment-reminders"],
      answered_by: "site",
      page: "/",
      comment: "I wanted a number.",
    },
  },
  { method: "POST", path: "/api/inbound-mail", body: {} },
  { method: "POST", path: "/api/bookings/calcom", body: {} },
  { method: "POST", path: "/api/bookings/calendly", body: {} },
  {
    method: "POST",
    path: "/api/vitals",
    body: { measurements: [{ page: "/", metric: "LCP", value: 1200 }] },
  },
  { method: "POST", path: "/api/visits", body: { kind: "view", page: "/templates" } },
  {
    method: "GET",
    path: "/api/templates",
    query: { q: "mail", category: "email", tool: "Gmail", sort: "newest", after: `0_x_${ID}` },
  },
  { method: "GET", path: `/api/templates/${ID}` },
  { method: "GET", path: "/api/showcases/healthcare" },
  { method: "POST", path: "/api/missed-searches", body: { q: "zebra" } },
  { method: "POST", path: "/api/download-leads", body: { email: EMAIL, template_id: ID } },
  {
    method: "POST",
    path: "/api/download-leads",
    body: { template_id: ID, downloaded_at: "2026-11-20T10:00:00Z" },
  },
  { method: "GET", path: "/api/logo/0123456789abcdef" },
  { method: "GET", path: "/api/admin/settings" },
  {
    method: "PATCH",
    path: "/api/admin/settings",
    body: { version: 1, name: "Quillfern", me: { name: "Ida", signature: "Graz" } },
  },
  { method: "GET", path: "/api/admin/settings/readiness" },
  { method: "POST", path: "/api/admin/settings/test-mail" },
  { method: "GET", path: "/auth/v1/health" },
  { method: "GET", path: "/auth/v1/settings" },
  { method: "GET", path: "/auth/v1/.well-known/jwks.json" },
  {
    method: "POST",
    path: "/auth/v1/signup",
    body: { email: EMAIL, password: PASSWORD, data: { name: "Ada" } },
    query: { redirect_to: "/" },
  },
  {
    method: "POST",
    path: "/auth/v1/token",
    query: { grant_type: "password" },
    body: { email: EMAIL, password: PASSWORD },
  },
  {
    method: "POST",
    path: "/auth/v1/token",
    query: { grant_type: "refresh_token" },
    body: { refresh_token: "abcdefghijkl" },
  },
  { method: "POST", path: "/auth/v1/logout", query: { scope: "local" } },
  { method: "GET", path: "/auth/v1/user" },
  {
    method: "PUT",
    path: "/auth/v1/user",
    body: { data: { name: "Ada" }, password: "another horse" },
  },
  { method: "POST", path: "/auth/v1/recover", body: { email: EMAIL } },
  { method: "POST", path: "/auth/v1/otp", body: { email: EMAIL, create_user: false } },
  { method: "POST", path: "/auth/v1/magiclink", body: { email: EMAIL, data: { name: "Ada" } } },
  { method: "GET", path: "/auth/v1/reauthenticate" },
  { method: "POST", path: "/auth/v1/resend", body: { type: "signup", email: EMAIL } },
  {
    method: "POST",
    path: "/auth/v1/verify",
    body: { type: "signup", email: EMAIL, token: "123456" },
  },
  {
    method: "GET",
    path: "/auth/v1/verify",
    query: { type: "signup", token: "abc", redirect_to: "/" },
  },
  { method: "GET", path: "/auth/v1/factors/recovery-codes" },
  { method: "POST", path: "/auth/v1/factors/recovery-codes", body: { friendly_name: "Paper" } },
  { method: "DELETE", path: "/auth/v1/factors/recovery-codes" },
  { method: "POST", path: "/auth/v1/factors/recovery-codes/regenerate" },
  { method: "POST", path: "/auth/v1/factors/recovery-codes/verify", body: { code: "abcd" } },
  {
    method: "POST",
    path: "/auth/v1/factors",
    body: { factor_type: "totp", friendly_name: "Phone" },
  },
  { method: "DELETE", path: `/auth/v1/factors/${ID}` },
  { method: "POST", path: `/auth/v1/factors/${ID}/challenge` },
  {
    method: "POST",
    path: `/auth/v1/factors/${ID}/verify`,
    body: { challenge_id: ID, code: "123456" },
  },
  { method: "GET", path: "/api/account" },
  { method: "GET", path: "/api/account/details" },
  { method: "DELETE", path: `/api/account/sessions/${ID}` },
  { method: "DELETE", path: "/api/account/email-change" },
  { method: "GET", path: "/api/account/data" },
  { method: "DELETE", path: "/api/account", body: { password: PASSWORD, everything: true } },
  { method: "GET", path: "/api/admin/overview" },
  { method: "GET", path: "/api/admin/mail" },
  { method: "GET", path: "/api/admin/speed" },
  { method: "GET", path: "/api/admin/answers" },
  { method: "DELETE", path: `/api/admin/answers/${ID}` },
  { method: "GET", path: "/api/admin/outbox", query: { state: "failed", after: `x_${ID}` } },
  { method: "GET", path: `/api/admin/outbox/${ID}` },
  { method: "POST", path: "/api/admin/outbox/retry", body: { state: "failed" } },
  { method: "POST", path: `/api/admin/outbox/${ID}/retry` },
  { method: "POST", path: `/api/admin/outbox/${ID}/cancel` },
  {
    method: "GET",
    path: "/api/admin/people",
    query: { q: "ada", has: "message", after: `2026-11-20T10:00:00.000Z_${ID}` },
  },
  { method: "GET", path: "/api/admin/people/export.csv", query: { q: "ada", has: "message" } },
  { method: "GET", path: `/api/admin/people/${ID}` },
  { method: "PATCH", path: `/api/admin/people/${ID}`, body: { name: "Ada", version: 1 } },
  {
    method: "PATCH",
    path: `/api/admin/people/${ID}/lead`,
    body: { state: "won", amount: 1500, day: "2026-11-20", version: 1 },
  },
  { method: "POST", path: `/api/admin/people/${ID}/notes`, body: { text: "Called." } },
  {
    method: "PATCH",
    path: `/api/admin/people/${ID}/notes/${ID}`,
    body: { text: "Called twice.", version: 1 },
  },
  { method: "DELETE", path: `/api/admin/people/${ID}/notes/${ID}`, body: { version: 1 } },
  { method: "POST", path: `/api/admin/people/${ID}/merge`, body: { other: ID } },
  { method: "POST", path: `/api/admin/people/${ID}/separate`, body: { other: ID } },
  { method: "GET", path: "/api/v1/openapi.json" },
  {
    method: "GET",
    path: "/api/v1/people",
    query: { after: `2026-11-20T10:00:00.000Z_${ID}`, limit: "10" },
  },
  { method: "POST", path: `/api/v1/people/${ID}/notes`, body: { text: "Called." } },
  { method: "GET", path: "/api/v1/messages", query: { limit: "10" } },
  { method: "GET", path: "/api/v1/downloads", query: { limit: "10" } },
  { method: "GET", path: "/api/admin/keys" },
  {
    method: "POST",
    path: "/api/admin/keys",
    body: { name: "Our CRM", scopes: ["people:read", "notes:write"] },
  },
  { method: "DELETE", path: `/api/admin/keys/${ID}` },
  { method: "GET", path: "/api/admin/templates", query: { q: "mail", state: "shown" } },
  {
    method: "PATCH",
    path: `/api/admin/templates/${ID}`,
    body: { isFeatured: true, seen: { isPublic: true, isFeatured: false } },
  },
  { method: "GET", path: "/api/admin/numbers", query: { period: "2026-11-16" } },
  { method: "GET", path: "/api/admin/webhooks" },
  {
    method: "POST",
    path: "/api/admin/webhooks",
    body: {
      url: "https://tools.example.com/hook",
      events: ["contact.received"],
      headerName: "X-Key",
      headerValue: "a key",
    },
  },
  { method: "GET", path: `/api/admin/webhooks/${ID}` },
  { method: "PATCH", path: `/api/admin/webhooks/${ID}`, body: { active: false, version: 1 } },
  { method: "POST", path: `/api/admin/webhooks/${ID}/test` },
  { method: "DELETE", path: `/api/admin/webhooks/${ID}` },
  { method: "POST", path: "/api/admin/privacy/show", body: { email: "eve@example.com" } },
  { method: "POST", path: "/api/admin/privacy/erase-message", body: { id: ID } },
  { method: "POST", path: "/api/admin/privacy/erase", body: { email: "eve@example.com" } },
  {
    method: "GET",
    path: "/api/admin/messages",
    query: {
      status: "new",
      q: "bookings",
      assignee: "me",
      tag: "big",
      due: "today",
      waiting: "long",
      replied: "yes",
      after: `x_${ID}`,
    },
  },
  { method: "GET", path: "/api/admin/today" },
  { method: "GET", path: "/api/admin/live" },
  {
    method: "GET",
    path: "/api/admin/messages/export.csv",
    query: { status: "new", q: "bookings", assignee: "me", tag: "big", waiting: "long" },
  },
  {
    method: "POST",
    path: "/api/admin/messages/bulk",
    body: { ids: [ID], status: "open", assignee: null, tag: "big" },
  },
  {
    method: "POST",
    path: "/api/admin/messages/undo",
    body: { messages: [{ id: ID, status: "open", version: 1 }] },
  },
  {
    method: "POST",
    path: `/api/admin/messages/${ID}/answers`,
    body: { subject: "Your message", text: "Gladly.", done: false, version: 1 },
  },
  { method: "GET", path: `/api/admin/messages/${ID}` },
  { method: "GET", path: `/api/admin/messages/${ID}/files/${ID}` },
  { method: "PATCH", path: `/api/admin/messages/${ID}`, body: { status: "open", note: "Called." } },
  { method: "GET", path: "/n8n/health" },
  { method: "GET", path: "/n8n/templates/categories" },
  {
    method: "GET",
    path: "/n8n/templates/search",
    query: { search: "mail", page: "1", limit: "20", category: "1" },
  },
  { method: "GET", path: "/n8n/templates/collections", query: { "category[]": "1" } },
  { method: "GET", path: "/n8n/templates/collections/retail" },
  { method: "GET", path: "/n8n/templates/workflows/sort-gmail-inbox" },
  { method: "GET", path: "/n8n/workflows/templates/sort-gmail-inbox" },
  { method: "GET", path: "/templates.json", query: { after: `0_x_${ID}` } },
  { method: "GET", path: "/templates.atom", query: { after: `0_x_${ID}` } },
  { method: "GET", path: "/templates/sort-gmail-inbox.md" },
  { method: "GET", path: "/templates/sort-gmail-inbox/workflow.json" },
  { method: "GET", path: "/templates/sort-gmail-inbox/run.json" },
  { method: "GET", path: "/templates/remind-patients-by-sms/passport.json" },
  { method: "GET", path: "/templates/sort-gmail-inbox/passport.svg" },
  { method: "GET", path: "/healthz" },
  { method: "GET", path: "/readyz" },
];

export const pages: readonly EndpointRequest[] = [
  { method: "GET", path: "/", query: { sent: "1" } },
  { method: "POST", path: "/", query: { index: "" }, body: { name: "Ada", email: EMAIL } },
  { method: "GET", path: "/templates", query: { q: "mail", category: "email", sort: "newest" } },
  { method: "GET", path: "/templates/sort-gmail-inbox" },
  { method: "GET", path: "/connect" },
  { method: "GET", path: "/connect/google" },
  { method: "GET", path: "/privacy" },
  { method: "GET", path: "/newsletter/confirm", query: { token: "abc" } },
  { method: "GET", path: "/weekly-report", query: { token: "abc" } },
  { method: "POST", path: "/weekly-report", query: { token: "abc" } },
  { method: "GET", path: "/newsletter/unsubscribe", query: { token: "abc" } },
  { method: "POST", path: "/newsletter/unsubscribe", query: { token: "abc" } },
  { method: "GET", path: "/sitemap.xml" },
  { method: "GET", path: "/_root.data", query: { _routes: "root" } },
  { method: "GET", path: "/templates.data", query: { q: "mail" } },
  { method: "GET", path: "/assets/none.js" },
  { method: "GET", path: "/templates/email/x/workflow.json" },
];
