import type { HttpBindings } from "@hono/node-server";
import { createContext } from "react-router";
import type { Platform } from "../platform.ts";
import type { Refusal } from "../refusal.ts";

/** What a page's loader or action finds in its context. */
export type RequestContext = {
  platform: Platform;
  /** Network address of the visitor (client-address.ts). */
  address: string;
  /** Address the site is visited under, such as https://www.example.com */
  origin: string;
  /** Set when the page cannot be made, for a reason that passes (page-error.ts). */
  refusal?: Refusal | undefined;
};

export const requestContext = createContext<RequestContext>();

/** The same for endpoints. */
export type Endpoint = {
  Variables: RequestContext & { requestId: string };
  /** Absent when an application is called without a socket, as tests do. */
  Bindings: Partial<HttpBindings> | undefined;
};
