import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/**
 * Fetches a page.
 * @returns the body, still compressed by brotli. Decompressing takes time that a benchmark of the server must not
 *   measure
 * @throws Error unless the status is 200
 */
export function getBytes(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`${url} answered ${response.resume().statusCode}`));
    }).once("error", reject);
  });
}
