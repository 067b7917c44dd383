import type { HandleErrorFunction, RouterContextProvider } from "react-router";
import { requestContext } from "../context.ts";
import { Refusal } from "../../refusal.ts";
import { asRefusal, CUT_OFF } from "./errors.ts";

/**
 * Stores in the request's context why a page was refused. The server reads this refusal to make the error page. A
 * failure of the database becomes a refusal.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const visit = (context as RouterContextProvider).get(requestContext);
  if (request.signal.aborted) {
    // The client has disconnected, so nobody reads the answer. A refusal takes the place of the error, so that no false
    // alarm gets into the log.
    visit.refusal ??= new Refusal("invalid", CUT_OFF);
    return;
  }
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === "number" && status < 500) return;
  const { log } = visit.platform;
  visit.refusal ??= asRefusal(error, { method: request.method, log });
  if (!visit.refusal) log.error({ err: error }, "page");
};
