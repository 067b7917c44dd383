import type { HandleErrorFunction, RouterContextProvider } from "react-router";
import { requestContext } from "../context.ts";
import { asRefusal } from "./errors.ts";

/** Stores a database failure in the request's context: the application then writes the error answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === "number" && status < 500) return;
  const visit = (context as RouterContextProvider).get(requestContext);
  const { log } = visit.platform;
  visit.refusal ??= asRefusal(error, { method: request.method, log });
  if (!visit.refusal) log.error({ err: error }, "page");
};
