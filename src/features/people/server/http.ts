import { Hono, type Context } from "hono";
import { people as labels } from "#content/accounts/people.ts";
import { itemChange, staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { answerCsv } from "#platform/http/answer-csv.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { readId } from "#platform/http/read-id.ts";
import {
  ExportQuery,
  LeadChange,
  Merge,
  NewNote,
  NoteChange,
  NoteRemoval,
  OtherPerson,
  PeopleQuery,
  PersonChange,
  TimelineQuery,
} from "../contract.ts";
import {
  addNote,
  changeLead,
  changeNoteText,
  describePerson,
  exportPeople,
  mergePeople,
  readPeople,
  removeNote,
  renamePerson,
  separatePeople,
} from "./service.ts";

function readNote(c: Context<Guarded>): { person: string; note: string } {
  return {
    person: readId(c, labels.notFound),
    note: readId(c, labels.noteNotFound, "note"),
  };
}

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
    const { platform } = c.var;
    const query = readQuery(c, TimelineQuery);
    return c.json(await describePerson(platform, platform.database.db, id, query));
  })
  .patch("/:id", itemChange(labels.notFound, PersonChange, renamePerson))
  .patch("/:id/lead", itemChange(labels.notFound, LeadChange, changeLead))
  .post("/:id/notes", async (c) => {
    const id = readId(c, labels.notFound);
    const { text } = await readJson(c, NewNote);
    const note = { text, key: readIdempotencyKey(c) };
    return c.json(await addNote(c.var.platform, c.var.account.userId, id, note), 201);
  })
  .patch("/:id/notes/:note", async (c) => {
    const which = readNote(c);
    const change = await readJson(c, NoteChange);
    const { platform, account } = c.var;
    return c.json(await changeNoteText(platform, account.userId, which, change));
  })
  .delete("/:id/notes/:note", async (c) => {
    const which = readNote(c);
    const removal = await readJson(c, NoteRemoval);
    const { platform, account } = c.var;
    return c.json(await removeNote(platform, account.userId, which, removal));
  })
  .post("/:id/merge", itemChange(labels.notFound, Merge, mergePeople))
  .post("/:id/separate", itemChange(labels.notFound, OtherPerson, separatePeople));
