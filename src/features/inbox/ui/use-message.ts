import { useEffect, useRef, useState } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ApiError } from "#client/api.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useDetails, type DetailsChange } from "#features/back-office/client/use-details.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import type { MessageDetails } from "../views.ts";
import { describeNews } from "./describe-news.ts";

/**
 * Loads a message, and loads it again when the server reports a change.
 * @returns the loaded message, and as `news` a newer version if somebody else has changed the message. The page shows
 *   the newer version only when staff ask for it
 */
export function useMessage(path: string) {
  const details = useDetails<MessageDetails>(path);
  const { data, replace } = details;
  const [news, setNews] = useState<MessageDetails>();
  const shown = useRef(data);
  useEffect(() => {
    shown.current = data;
  }, [data]);
  useLive(() => {
    accountFetch<MessageDetails>(path).then(
      (present) => {
        // If only the state of a sent email has changed, the page shows the new state at once. If somebody else has
        // changed the message, a notice appears. Its button shows the changed message.
        replace((before) =>
          before?.message.version === present.message.version ? present : before,
        );
        setNews(present);
      },
      // A failed request is not repeated. The next event from the server makes the page load the message again.
      () => undefined,
    );
  });
  const change: DetailsChange<MessageDetails> = async (...order) => {
    try {
      return await details.change(...order);
    } catch (failure) {
      throw await explained(failure, shown.current, path);
    }
  };
  const isNewer = data && news && news.message.version > data.message.version;
  return { ...details, change, news: isNewer ? news : undefined };
}

/** If the server refused a change because somebody else changed the message, makes an error that says who and what. */
async function explained(
  failure: unknown,
  before: MessageDetails | undefined,
  path: string,
): Promise<unknown> {
  if (!(failure instanceof ApiError) || failure.status !== 409) return failure;
  const present = await accountFetch<MessageDetails>(path).catch(() => undefined);
  const sentence = present && describeNews(before, present, labels.known.changedMeanwhile);
  return sentence ? new ApiError({ status: 409, sentence, cause: failure }) : failure;
}
