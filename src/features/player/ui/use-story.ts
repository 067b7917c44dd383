import { useEffect, useState } from "react";
import { callApi } from "#client/api.ts";
import { storyPath } from "#shared/template-addresses.ts";
import type { Story } from "#workflow/story/story.ts";

export function useStory(slug: string) {
  const [story, setStory] = useState<Story>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<Story>(storyPath(slug), { signal: leaving.signal }).then(setStory, () => {
      if (!leaving.signal.aborted) setFailedAttempt(attempt);
    });
    return () => leaving.abort();
  }, [slug, attempt]);
  return { story, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
