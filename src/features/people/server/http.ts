import { Hono } from "hono";
import { z } from "zod";
import { people as words } from "#content/accounts/people.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerCsv } from "#platform/http/answer-csv.ts";
import { answerPresent } from "#platform/http/answer-present.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { Refusal } from "#platform/refusal.ts";
import {
  ExportQuery,
  NewNote,
  NoteChange,
  OtherPerson,
  PeopleQuery,
  PersonChange,
  TimelineQuery,
} from "../contract.ts";
import {
  addNote,
  changeNoteText,
  exportPeople,
  mergePeople,
  openPerson,
  readPeople,
  renamePerson,
  separatePeople,
} from "./service.ts";

export const peopleApi = new Hono<Guarded>()
  .use(staffOnly)
  .get("/", async (c) => c.json(await readPeople(c.var.platform, readQuery(c, PeopleQuery))))
  .get("/export.csv", async (c) => {
    const { platform, account } = c.var;
    const query = readQuery(c, ExportQuery);
    return answerCsv(c, "people.csv", exportPeople(platform, account.userId, query));
  })
  .get("/:id", async (c) => {
    const id = idOf(c.req.param("id"));
    return c.json(await openPerson(c.var.platform, id, readQuery(c, TimelineQuery)));
  })
  .patch("/:id", async (c) => {
    const id = idOf(c.req.param("id"));
    const change = await readJson(c, PersonChange);
    const { platform, account } = c.var;
    return answerPresent(
      c,
      () => renamePerson(platform, account.userId, id, change),
      () => openPerson(platform, id, {}),
    );
  })
  .post("/:id/notes", async (c) => {
    const id = idOf(c.req.param("id"));
    const { text } = await readJson(c, NewNote);
    const note = { text, key: readIdempotencyKey(c) };
    return c.json(await addNote(c.var.platform, c.var.account.userId, id, note), 201);
  })
  .patch("/:id/notes/:note", async (c) => {
    const which = { person: idOf(c.req.param("id")), note: idOf(c.req.param("note")) };
    const change = await readJson(c, NoteChange);
    const { platform, account } = c.var;
    return answerPresent(
      c,
      () => changeNoteText(platform, account.userId, which, change),
      () => openPerson(platform, which.person, {}),
    );
  })
  .post("/:id/merge", async (c) => {
    const id = idOf(c.req.param("id"));
    const { other } = await readJson(c, OtherPerson);
    return c.json(await mergePeople(c.var.platform, c.var.account.userId, id, other));
  })
  .post("/:id/separate", async (c) => {
    const id = idOf(c.req.param("id"));
    const { other } = await readJson(c, OtherPerson);
    return c.json(await separatePeople(c.var.platform, c.var.account.userId, id, other));
  });

function idOf(text: string): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new Refusal("not_found", words.notFound);
}
