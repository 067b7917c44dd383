import { data } from "react-router";
import { refusalStatus } from "#platform/http/errors/errors.ts";
import { Refusal } from "#platform/refusal.ts";
import { CACHE_PAGE } from "./response-cache.ts";

/**
 * Loads the data of a page that depends on nothing but the template library, and marks the page as cacheable. If
 * loading is refused, it throws a response with the refusal's status.
 * @param madeFor see `CACHE_PAGE`
 */
export async function cachedData<T>(loading: Promise<T>, madeFor: "library" | "named") {
  try {
    return data(await loading, { headers: { [CACHE_PAGE]: madeFor } });
  } catch (error) {
    if (error instanceof Refusal) throw data(null, { status: refusalStatus(error) });
    throw error;
  }
}
