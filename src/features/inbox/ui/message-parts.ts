import type { Parts } from "#features/back-office/client/use-details.ts";
import type { MessageDetails } from "../views.ts";

/** Name of the field with the answer in a form with files. */
export const ANSWER = "answer";

type Seen = Pick<MessageDetails, "message" | "answers" | "replies">;

/**
 * Returns the values of a message that a change or an answer depends on. There is a conflict only if somebody else has
 * changed one of these values meanwhile. A status or a follow-up day also depends on the conversation, so a new reply
 * is a conflict too. An answer depends on the conversation, the status, the email address, the assignee and the note:
 * it cannot be called back once it is sent, and somebody else may be answering, or have phoned the sender.
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
