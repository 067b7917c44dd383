import { Hono, type Context } from "hono";
import { inbox as labels } from "#content/accounts/admin.ts";
import { isFormWithFiles, readForm } from "#platform/http/body/read-files.ts";
import type { Endpoint } from "#platform/http/context.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { receiveMail } from "./replies/receive.ts";
import { isSignedByMailgun, isSignedPost } from "./replies/signed-post.ts";

const POSTS: Limit = { name: "inbound-mail", points: 600, seconds: 10 * 60 };

/**
 * Receives emails that a mail provider forwards as HTTP requests (docs/product.md, decision 47). Sites without such a
 * provider read a mailbox.
 */
export const inboundMailApi = new Hono<Endpoint>().post("/", async (c) => {
  const { platform, address } = c.var;
  const secret = platform.config.inbound?.postSecret;
  if (!secret) throw new Refusal("not_found", labels.replies.notPosted);
  await platform.limits.consume(POSTS, address);
  const source = isFormWithFiles(c.req.raw.headers)
    ? await readMailgun(c, secret)
    : await readPost(c, secret);
  if (!source) throw new Refusal("unauthenticated", labels.replies.badSignature);
  await receiveMail(platform, { source, isCut: false });
  // The response does not reveal whether the email belongs to a conversation.
  return c.json({});
});

/**
 * Reads an email from a request that the provider has signed (Standard Webhooks).
 * @returns undefined if the signature is wrong
 */
async function readPost(c: Context<Endpoint>, secret: string): Promise<Uint8Array | undefined> {
  const body = new Uint8Array(await c.req.arrayBuffer());
  const field = (name: string) => c.req.header(name) ?? "";
  const headers = {
    id: field("webhook-id"),
    time: field("webhook-timestamp"),
    signatures: field("webhook-signature"),
  };
  return isSignedPost(secret, headers, { body, now: c.var.platform.now() }) ? body : undefined;
}

async function readMailgun(c: Context<Endpoint>, secret: string): Promise<Uint8Array | undefined> {
  const form = await readForm(c.req.raw);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const given = { time: field("timestamp"), token: field("token"), signature: field("signature") };
  if (!isSignedByMailgun(secret, given, c.var.platform.now())) return undefined;
  const mime = form.get("body-mime");
  if (mime === null) throw new Refusal("invalid", labels.replies.noMime);
  return typeof mime === "string" ? Buffer.from(mime) : new Uint8Array(await mime.arrayBuffer());
}
