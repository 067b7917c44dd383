import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/**
 * Fetches a page without decompressing it, which would be the client's work.
 * @returns the body as it was sent, compressed by brotli @throws Error for any status but 200
 */
export function getBytes(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`${url} answered ${response.resume().statusCode}`));
    }).once("error", reject);
  });
}
