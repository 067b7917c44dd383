import type { MessageChange } from "../contract.ts";
import type { MessageDetails } from "../views.ts";

type WorkFields = { assignee: string; followUpOn: string; tags: string };

/** Returns the message's values for the fields of the form. */
export function fieldsOf({
  assigneeId,
  followUpOn,
  tags,
}: Pick<MessageDetails["message"], "assigneeId" | "followUpOn" | "tags">): WorkFields {
  return { assignee: assigneeId ?? "", followUpOn: followUpOn ?? "", tags: tags.join(", ") };
}

/** Returns only the changed fields, so that somebody else's change of another field is not undone. */
export function changedFields(
  { assignee, followUpOn, tags = "" }: Readonly<Record<string, string>>,
  present: WorkFields,
): MessageChange {
  return {
    ...(assignee !== present.assignee && { assignee: assignee || null }),
    ...(followUpOn !== present.followUpOn && { followUpOn: followUpOn || null }),
    ...(tags !== present.tags && { tags: tags.split(",").flatMap((tag) => tag.trim() || []) }),
  };
}
