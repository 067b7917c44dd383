import { useEffect, useRef, useState } from "react";
import { inbox as labels } from "#content/accounts/admin.ts";
import { ApiError } from "#client/api.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useDetails, type DetailsChange } from "#features/back-office/client/use-details.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import type { MessageDetails } from "../views.ts";
import { describeNews } from "./describe-news.ts";
import { PARTS } from "./message-parts.ts";

/**
 * Loads a message, and loads it again when the server reports something new.
 * @returns the loaded message, and as `news` a newer version, which the page shows only when staff ask for it
 */
export function useMessage(path: string) {
  const details = useDetails<MessageDetails>(path, "", PARTS);
  const { data, replace } = details;
  const [news, setNews] = useState<MessageDetails>();
  const shown = useRef(data);
  useEffect(() => {
    shown.current = data;
  }, [data]);
  const newest = useRef<AbortController>(undefined);
  const isErased = useRef(false);
  const loadNews = () => {
    if (isErased.current) return;
    newest.current?.abort();
    const { signal } = (newest.current = new AbortController());
    accountFetch<MessageDetails>(path, { signal }).then(
      (present) => {
        // The page shows this version at once if the message itself is unchanged (an email may have a new delivery
        // state), or if the message could not be loaded before. A change by somebody else is only announced.
        replace((before) =>
          !before || before.message.version === present.message.version ? present : before,
        );
        setNews(present);
      },
      // The failure is ignored, because the next event from the server loads the message again.
      () => undefined,
    );
  };
  useLive(loadNews);
  const change: DetailsChange<MessageDetails> = async (...order) => {
    const seen = shown.current;
    try {
      return await details.change(...order);
    } catch (failure) {
      throw await explained(failure, seen, path);
    }
  };
  /** Erases the message. The page then no longer loads news of it, which the server would answer with 404. */
  const erase = async (id: string): Promise<void> => {
    isErased.current = true;
    newest.current?.abort();
    try {
      await accountFetch("/api/admin/privacy/erase-message", { method: "POST", json: { id } });
    } catch (failure) {
      isErased.current = false;
      // Loads what happened to the message meanwhile, which may be why the server refused.
      loadNews();
      throw failure;
    }
  };
  const isNewer = data && news && news.message.version > data.message.version;
  return { ...details, change, erase, news: isNewer ? news : undefined };
}

/** Explains why a change failed: if somebody else changed the message first, the error says who changed what. */
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
