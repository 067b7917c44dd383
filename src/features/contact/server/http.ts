import { Hono, type Context } from "hono";
import { readEntry } from "#features/analytics/server/service.ts";
import { isFormWithFiles, readFiles, readForm } from "#platform/http/body/read-files.ts";
import { readJson, validated } from "#platform/http/body/read-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { ContactMessage, type ContactReceipt } from "../contract.ts";
import { SECONDS } from "../fields.ts";
import { admitFiles, receiveMessage } from "./service.ts";

async function readMessage(c: Context<Endpoint>) {
  if (!isFormWithFiles(c.req.raw.headers))
    return { message: await readJson(c, ContactMessage), files: [] };
  await admitFiles(c.var.platform, c.var.address);
  const form = await readForm(c.req.raw);
  const message = validated(ContactMessage, valuesOf(form));
  return { message, files: await readFiles(form) };
}

/** POST /api/contact: receives a message (docs/product.md, section 7, row 1; decision 3). */
export const contactApi = new Hono<Endpoint>().post("/contact", async (c) => {
  const { platform } = c.var;
  const { message, files } = await readMessage(c);
  const receipt = await receiveMessage(platform, message, {
    address: c.var.address,
    key: readIdempotencyKey(c),
    files,
    entry: readEntry(c.req.raw.headers, c.var.origin),
  });
  return c.json(receipt satisfies ContactReceipt, 201);
});

function valuesOf(form: FormData): Record<string, string | number> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { [SECONDS]: seconds, ...values } = Object.fromEntries(texts);
  return { ...values, ...(seconds !== undefined && { [SECONDS]: Number(seconds) }) };
}
