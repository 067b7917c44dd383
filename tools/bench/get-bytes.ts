import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/**
 * The bytes of an answer as they came, compressed with brotli: undoing that is the client's work
 * and would count as the server's.
 * @throws when the status is not 200
 */
export function getBytes(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`${url} answered ${response.resume().statusCode}`));
    }).once("error", reject);
  });
}
