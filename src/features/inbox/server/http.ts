import { Hono, type Context } from "hono";
import { inbox as labels } from "#content/accounts/admin.ts";
import { itemChange, staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { HEARTBEAT_MS } from "#features/back-office/limits.ts";
import { answerCsv } from "#platform/http/answer-csv.ts";
import {
  isFormWithFiles,
  readFiles,
  readForm,
  type UploadedFile,
} from "#platform/http/body/read-files.ts";
import { parseBody, readJson, readQuery, validated } from "#platform/http/body/read-json.ts";
import { answerEvents } from "#platform/http/event-stream.ts";
import { readId } from "#platform/http/read-id.ts";
import {
  BulkChange,
  ExportQuery,
  InboxQuery,
  MessageChange,
  NewAnswer,
  Undo,
} from "../contract.ts";
import {
  answerMessage,
  changeMessage,
  changeMessages,
  exportMessages,
  listenToDesk,
  openFile,
  openMessage,
  readInbox,
  readToday,
  undoChanges,
} from "./service.ts";

/** The body is either JSON, or a form with files whose field `answer` contains the same JSON. */
async function readAnswer(c: Context<Guarded>): Promise<NewAnswer & { files: UploadedFile[] }> {
  if (!isFormWithFiles(c.req.raw.headers)) return { ...(await readJson(c, NewAnswer)), files: [] };
  const form = await readForm(c.req.raw);
  const given = form.get("answer");
  const answer = validated(NewAnswer, parseBody(typeof given === "string" ? given : ""));
  return { ...answer, files: await readFiles(form) };
}

export const todayApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readToday(c.var.platform, c.var.account.userId)));

export const liveApi = new Hono<Guarded>().use(staffOnly).get("/", async (c) => {
  const leaving = new AbortController();
  const events = await listenToDesk(c.var.platform, leaving.signal);
  return answerEvents(c, events, leaving, HEARTBEAT_MS);
});

export const inboxApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => {
    const { platform, account } = c.var;
    return c.json(await readInbox(platform, account.userId, readQuery(c, InboxQuery)));
  })
  .get("/export.csv", async (c) => {
    const { platform, account } = c.var;
    const query = readQuery(c, ExportQuery);
    return answerCsv(c, "messages.csv", exportMessages(platform, account.userId, query));
  })
  .post("/bulk", async (c) => {
    const { platform, account } = c.var;
    return c.json(await changeMessages(platform, account.userId, await readJson(c, BulkChange)));
  })
  .post("/undo", async (c) => {
    const { platform, account } = c.var;
    return c.json(await undoChanges(platform, account.userId, await readJson(c, Undo)));
  })
  .get("/:id", async (c) => c.json(await openMessage(c.var.platform, readId(c, labels.notFound))))
  .patch("/:id", itemChange(labels.notFound, MessageChange, changeMessage))
  .get("/:id/files/:file", async (c) => {
    const id = readId(c, labels.notFound);
    const file = readId(c, labels.replies.noFile, "file");
    const { name, body } = await openFile(c.var.platform, id, file);
    // A stranger sent this file, and browsers must not run it.
    return c.body(new Uint8Array(body), 200, {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "no-store",
    });
  })
  .post("/:id/answers", async (c) => {
    const id = readId(c, labels.notFound);
    const answer = await readAnswer(c);
    const { platform, account } = c.var;
    return c.json(await answerMessage(platform, account.userId, id, answer));
  });
