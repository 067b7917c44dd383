import { Hono } from "hono";
import { people as labels } from "#content/accounts/people.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerCsv } from "#platform/http/answer-csv.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { readId } from "#platform/http/read-id.ts";
import {
  ExportQuery,
  LeadChange,
  NewNote,
  NoteChange,
  OtherPerson,
  PeopleQuery,
  PersonChange,
  TimelineQuery,
} from "../contract.ts";
import {
  addNote,
  changeLead,
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
    const id = readId(c, labels.notFound);
    return c.json(await openPerson(c.var.platform, id, readQuery(c, TimelineQuery)));
  })
  .patch("/:id", async (c) => {
    const id = readId(c, labels.notFound);
    const change = await readJson(c, PersonChange);
    const { platform, account } = c.var;
    return c.json(await renamePerson(platform, account.userId, id, change));
  })
  .patch("/:id/lead", async (c) => {
    const id = readId(c, labels.notFound);
    const change = await readJson(c, LeadChange);
    const { platform, account } = c.var;
    return c.json(await changeLead(platform, account.userId, id, change));
  })
  .post("/:id/notes", async (c) => {
    const id = readId(c, labels.notFound);
    const { text } = await readJson(c, NewNote);
    const note = { text, key: readIdempotencyKey(c) };
    return c.json(await addNote(c.var.platform, c.var.account.userId, id, note), 201);
  })
  .patch("/:id/notes/:note", async (c) => {
    const which = {
      person: readId(c, labels.notFound),
      note: readId(c, labels.noteNotFound, "note"),
    };
    const change = await readJson(c, NoteChange);
    const { platform, account } = c.var;
    return c.json(await changeNoteText(platform, account.userId, which, change));
  })
  .post("/:id/merge", async (c) => {
    const id = readId(c, labels.notFound);
    const { other } = await readJson(c, OtherPerson);
    return c.json(await mergePeople(c.var.platform, c.var.account.userId, id, other));
  })
  .post("/:id/separate", async (c) => {
    const id = readId(c, labels.notFound);
    const { other } = await readJson(c, OtherPerson);
    return c.json(await separatePeople(c.var.platform, c.var.account.userId, id, other));
  });
