import { Hono } from "hono";
import { curation as labels } from "#content/accounts/curation.ts";
import { itemChange, staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readQuery } from "#platform/http/body/read-json.ts";
import { CurationQuery, TemplateChange } from "../contract.ts";
import { changeTemplate, readCuration } from "./service.ts";

export const curationApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readCuration(c.var.platform, readQuery(c, CurationQuery))))
  .patch("/:id", itemChange(labels.notFound, TemplateChange, changeTemplate));
