import { isbot } from "isbot";
import { listedPath } from "#shared/listed-paths.ts";
import { MAX_AGENT, MAX_PATH } from "../limits.ts";

/**
 * Whether the visitor may be counted. Browsers that ask not to be tracked (DNT or GPC, https://www.w3.org/TR/gpc/),
 * robots, and clients without a User-Agent are not counted.
 */
export function isCountable(headers: Pick<Headers, "get">): boolean {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return false;
  const agent = headers.get("user-agent");
  return agent !== null && agent !== "" && !isbot(agent.slice(0, MAX_AGENT));
}

const PLAIN_PATH = /^\/[a-z0-9/-]*$/;

/**
 * @returns the path without slashes at the end; undefined for a page that is not in listed-paths.ts, such as one for
 *   staff
 */
export function countedPage(path: string): string | undefined {
  const page = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const isPage = page.length <= MAX_PATH && PLAIN_PATH.test(page) && listedPath(page);
  return isPage ? page : undefined;
}
