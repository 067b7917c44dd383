import { madeUpId } from "./made-up-templates.ts";
import {
  endpoints,
  pages,
  senderOf,
  type EndpointRequest,
  type Sender,
} from "../fuzz/endpoints.ts";

/**
 * Processor time in ms that each kind of request may take. `mail` includes writing and sending the email after the
 * answer. Exports and requests that hash a password have limits of their own.
 */
export const BUDGETS = {
  page: 30,
  search: 30,
  list: 30,
  form: 15,
  mail: 45,
  assistant: 60,
  password: 150,
  export: 2000,
};

export type Weighed = {
  kind: keyof typeof BUDGETS;
  method: string;
  target: string;
  body?: string | undefined;
  as: Sender | "page";
};

type Varied = Weighed & {
  variants?: (nth: number) => Weighed;
  /** Makes a request that is sent before each of the measured ones, without being measured. */
  before?: (nth: number) => Weighed;
};

/** Requests that end an account or a session are sent last. */
const ENDINGS = /^(?:DELETE \/api\/account|POST \/auth\/v1\/logout|PUT \/auth\/v1\/user)$/;
/** The stream of changes, a request that never ends by itself. */
const LEFT_OUT = /^GET \/api\/admin\/live$/;

/**
 * Lists the requests to measure: each endpoint and page in fuzz/endpoints.ts (except the endless stream), and further
 * URLs.
 */
export function weighedRequests(): Varied[] {
  const nameOf = ({ method, path }: EndpointRequest) => `${method} ${path}`;
  const all = [
    ...endpoints.map((request) => weighed(request, false)),
    ...pages.map((request) => weighed(request, request.method === "POST")),
  ];
  const listed = [...endpoints, ...pages].map((request, n) => ({ request, weighed: all[n] }));
  const included = listed.filter(({ request }) => !LEFT_OUT.test(nameOf(request)));
  const isEnding = ({ request }: (typeof listed)[number]) => ENDINGS.test(nameOf(request));
  const inOrder = (some: typeof listed) => some.flatMap((one) => one.weighed ?? []);
  const others = included.filter((one) => !isEnding(one));
  // The requests of `varied` come after `others`, which have already run the same code once.
  return [...inOrder(others), ...varied(), ...inOrder(included.filter(isEnding))];
}

function varied(): Varied[] {
  const get =
    (as: Weighed["as"]) =>
    (kind: Weighed["kind"], address: (nth: number) => string): Varied => ({
      kind,
      method: "GET",
      as,
      target: address(0),
      variants: (nth) => ({ kind, method: "GET", target: address(nth), as }),
    });
  const afterChange = (target: string): Varied => ({
    kind: "page",
    method: "GET",
    as: "anybody",
    target,
    before: changeTemplate,
  });
  const visit = get("anybody");
  const work = get("staff");
  return [
    visit("page", (n) => `/templates/made-up-${n + 1}`),
    visit("page", (n) => `/?template=made-up-${n + 1}`),
    visit("page", (n) => `/?searched=word${n}`),
    visit("search", (n) => `/templates?q=invoices%20${n}`),
    visit("search", (n) => `/templates?q=unheard${n}of`),
    visit("search", (n) => `/api/templates?q=slack%20${n}`),
    visit("search", () => "/api/templates?q=e"),
    visit("search", () => "/api/templates?sort=quickest&q=report"),
    visit("list", () => "/api/templates?category=Rare"),
    ...["/", "/templates", "/templates/made-up-1", "/templates/made-up-2"].map(afterChange),
    visit("page", (n) => `/no/such/page-${n}`),
    visit("page", (n) => `/templates/no-such-template-${n}`),
    work("search", (n) => `/api/admin/people?q=ada+${n + 11}`),
    work("search", () => "/api/admin/people?q=bookings"),
    work("search", (n) => `/api/admin/people?q=qqq${n}zzz`),
    work("list", () => "/api/admin/people?has=newsletter"),
    work("search", () => "/api/admin/messages?q=zeppelin77"),
    work("list", () => "/api/admin/messages?waiting=long"),
    work("list", () => "/api/admin/messages?due=today"),
  ];
}

/** Makes a request that features a template if `nth` is even, and stops featuring it if `nth` is odd. */
function changeTemplate(nth: number): Weighed {
  const isFeatured = nth % 2 === 0;
  const body = JSON.stringify({ isFeatured, seen: { isPublic: true, isFeatured: !isFeatured } });
  const target = `/api/admin/templates/${madeUpId(1)}`;
  return { kind: "form", method: "PATCH", target, body, as: "staff" };
}

function weighed({ method, path, query, body }: EndpointRequest, isForm: boolean): Weighed {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const fields = body as Record<string, string> | undefined;
  const sent = body && (isForm ? String(new URLSearchParams(fields)) : JSON.stringify(body));
  const as = isForm ? "page" : senderOf(path);
  return { kind: kindOf(method, path, query), method, target: path + search, body: sent, as };
}

const MAILED =
  /^\/(?:api\/(?:contact|chat\/person|admin\/settings\/test-mail)|auth\/v1\/(?:otp|magiclink|recover|resend|reauthenticate|factors))$/;

function kindOf(method: string, path: string, query: EndpointRequest["query"]): Weighed["kind"] {
  if (/\.csv$|account\/data$|privacy\/(?:show|erase)$/.test(path)) return "export";
  if (/^\/auth\/v1\/(?:signup|token|user)$/.test(path) && method !== "GET") return "password";
  if (method === "DELETE" && path === "/api/account") return "password";
  if (MAILED.test(path)) return "mail";
  if (path === "/api/chat" && method === "POST") return "assistant";
  const isData = /^\/(?:api|auth|n8n)\//.test(path);
  // A form that is sent without JavaScript is answered with the page, which contains the typed values.
  if (method !== "GET") return isData ? "form" : "page";
  if (query?.["q"] ?? query?.["search"]) return "search";
  return isData ? "list" : "page";
}
