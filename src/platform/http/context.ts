import type { HttpBindings } from "@hono/node-server";
import { createContext } from "react-router";
import type { Platform } from "../platform.ts";
import type { Refusal } from "../refusal.ts";

export type RequestContext = {
  platform: Platform;
  address: string;
  origin: string;
  /** Why the page cannot be rendered now. The server then sends an error page. */
  refusal?: Refusal | undefined;
};

export const requestContext = createContext<RequestContext>();

export type Endpoint = {
  Variables: RequestContext & { requestId: string };
  /** Undefined if the request has no socket, as in tests. */
  Bindings: Partial<HttpBindings> | undefined;
};
