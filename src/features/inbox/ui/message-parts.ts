import type { Parts } from "#features/back-office/client/use-details.ts";
import type { MessageDetails } from "../views.ts";

/** Name of the field with the answer in a form with files. */
export const ANSWER = "answer";

type Seen = Pick<MessageDetails, "message" | "answers" | "replies">;

/**
 * Returns what a change of a message or an answer to it is about, so that a change by somebody else can be told from
 * one of the same. A status, a day or an answer follows from the conversation, so a new reply counts too. An answer
 * cannot be called back, so a new assignee or note counts too: somebody else may be answering, or have called.
 * @param fields - names of the changed fields; `answer` for an answer
 */
export function partOfChange(
  { message, answers, replies }: Seen,
  fields: readonly string[],
): readonly unknown[] {
  const { status, note, assigneeId, tags, followUpOn, email } = message;
  const thread = [answers.length, replies.length];
  const parts: Readonly<Record<string, unknown>> = {
    note,
    tags,
    email,
    assignee: assigneeId,
    status: [status, thread],
    followUpOn: [followUpOn, thread],
    [ANSWER]: [status, email, assigneeId, note, thread],
  };
  return fields.map((name) => parts[name]);
}

export const PARTS: Parts<MessageDetails> = {
  partOf: (details, _, body) => partOfChange(details, fieldsIn(body)),
  versionOf: ({ message }) => message.version,
  withVersion: (body, version) => {
    if (!(body instanceof FormData)) return { ...body, version };
    const given = body.get(ANSWER);
    const answer = JSON.parse(typeof given === "string" ? given : "{}") as object;
    body.set(ANSWER, JSON.stringify({ ...answer, version }));
    return body;
  },
};

function fieldsIn(body: object | FormData): string[] {
  const isAnswer = body instanceof FormData || "done" in body;
  return isAnswer ? [ANSWER] : Object.keys(body).filter((name) => name !== "version");
}
