import { Hono } from "hono";
import { z } from "zod";
import { curation as words } from "#content/accounts/curation.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerPresent } from "#platform/http/answer-present.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import { Refusal } from "#platform/refusal.ts";
import { TemplateChange } from "../contract.ts";
import { changeTemplate, openTemplate, readCuration } from "./service.ts";

export const curationApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readCuration(c.var.platform)))
  .patch("/:id", async (c) => {
    const id = z.uuid().safeParse(c.req.param("id"));
    if (!id.success) throw new Refusal("not_found", words.notFound);
    const change = await readJson(c, TemplateChange);
    const { platform, account } = c.var;
    return answerPresent(
      c,
      () => changeTemplate(platform, account.userId, id.data, change),
      () => openTemplate(platform, id.data),
    );
  });
