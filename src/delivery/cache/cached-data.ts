import { data } from "react-router";
import { refusalStatus } from "#platform/http/errors/errors.ts";
import { Refusal } from "#platform/refusal.ts";
import { CACHE_PAGE } from "./response-cache.ts";

/**
 * Marks data that depends only on the URL and the template library. A page with such data may be cached.
 * @param madeFor - value of the header `CACHE_PAGE`
 * @throws a Response with the matching HTTP status if `loading` fails with a Refusal
 */
export async function cachedData<T>(loading: Promise<T>, madeFor: "library" | "named") {
  try {
    return data(await loading, { headers: { [CACHE_PAGE]: madeFor } });
  } catch (error) {
    if (error instanceof Refusal) throw data(null, { status: refusalStatus(error) });
    throw error;
  }
}
