import { Link, useLocation } from "react-router";
import { inbox } from "#content/accounts/admin.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { formatAgo } from "#shared/text/format-date.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { MessageDetails, SimilarMessage } from "../views.ts";
import { noticeOf, undoable } from "./use-message-change.ts";
import { useUndo } from "./use-undo.tsx";

const labels = inbox.similar;

type Props = {
  message: MessageDetails["message"];
  similar: readonly SimilarMessage[];
  onChanged: () => void;
};

export function SimilarMessages({ message: { personId }, similar, onChanged }: Props) {
  const { search } = useLocation();
  const notify = useUndo(onChanged);
  if (similar.length === 0) return null;
  const merge = async (into: string, other: string) => {
    await accountFetch(`/api/admin/people/${into}/merge`, { method: "POST", json: { other } });
    onChanged();
  };
  const close = async ({ id, status, version }: SimilarMessage) => {
    const json = { status: "done" as const, version };
    const path = `/api/admin/messages/${id}`;
    const { message } = await accountFetch<MessageDetails>(path, { method: "PATCH", json });
    notify(noticeOf(json), undoable(status, message));
    onChanged();
  };
  return (
    <section className="border-t border-hairline pt-8">
      <h2 className="text-title">{labels.title}</h2>
      <ul className="mt-3 flex flex-col gap-4 text-small">
        {similar.map((other) => {
          const { id, name, email, same, status, createdAt, otherPersonId } = other;
          return (
            <li key={id} className="flex flex-col items-start gap-2">
              <span className="wrap-anywhere">
                <Link to={`/admin/messages/${id}${search}`} className="font-semibold underline">
                  {name}
                </Link>{" "}
                <span className="text-faint">
                  {[readableDomains(email), labels.same[same], formatAgo(createdAt)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {personId && otherPersonId && (
                <ActionButton onPress={() => merge(personId, otherPersonId)} done={labels.merged}>
                  {labels.merge}
                </ActionButton>
              )}
              {same === "text" && status !== "done" && (
                <ActionButton onPress={() => close(other)}>{labels.close}</ActionButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
