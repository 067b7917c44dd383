import type { HandleErrorFunction, RouterContextProvider } from "react-router";
import { requestContext } from "../context.ts";
import { asRefusal } from "./errors.ts";

/**
 * What a loader, an action or a page did not expect; a path that does not exist is no error. A
 * failure of the database is left with the visit: the application then answers in its own words.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === "number" && status < 500) return;
  const visit = (context as RouterContextProvider).get(requestContext);
  const { log } = visit.platform;
  visit.refusal ??= asRefusal(error, { method: request.method, log });
  if (!visit.refusal) log.error({ err: error }, "page");
};
