import { createHmac } from "node:crypto";

const SECRET = "a secret of 24 characters";

/** Settings of a site to which the mail provider posts replies. The site then reads no mailbox. */
export const INBOUND = { address: "hello+*@example.com", postSecret: SECRET };

/**
 * Signs a request by Standard Webhooks.
 * @param time - in seconds
 */
export function signatureOf(
  body: string,
  time = Math.floor(Date.now() / 1000),
  secret = SECRET,
): Record<string, string> {
  const id = "msg_1";
  const signed = createHmac("sha256", secret).update(`${id}.${time}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(time),
    "webhook-signature": `v1,${signed}`,
  };
}

export function signedPost(json: object) {
  return { json, headers: signatureOf(JSON.stringify(json)) };
}

export function mailgunFields(mime: string, secret = SECRET): FormData {
  const form = new FormData();
  const time = String(Math.floor(Date.now() / 1000));
  form.append("timestamp", time);
  form.append("token", "token");
  const signature = createHmac("sha256", secret).update(`${time}token`).digest("hex");
  form.append("signature", signature);
  form.append("body-mime", mime);
  return form;
}
