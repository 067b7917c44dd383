import { Hono } from "hono";
import { curation as labels } from "#content/accounts/curation.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { readId } from "#platform/http/read-id.ts";
import { CurationQuery, TemplateChange } from "../contract.ts";
import { changeTemplate, readCuration } from "./service.ts";

export const curationApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readCuration(c.var.platform, readQuery(c, CurationQuery))))
  .patch("/:id", async (c) => {
    const id = readId(c, labels.notFound);
    const change = await readJson(c, TemplateChange);
    const { platform, account } = c.var;
    return c.json(await changeTemplate(platform, account.userId, id, change));
  });
