import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../conversation/conversation.ts";
import type { Draft } from "../conversation/use-chat.ts";

const NEAR_PX = 48;
const ABOVE_PX = 16;
/** Maximum share of the list's height that the visitor's question takes up above its answer. */
const MAX_QUESTION = 1 / 3;
/** Scroll positions that differ by at most this many px count as equal, because browsers round them. */
const SAME_PX = 2;

/** Scrolls the list of messages to the newest question while its answer grows, until the visitor scrolls up. */
export function useReadingPlace(messages: readonly Message[], draft: Draft | undefined) {
  const list = useRef<HTMLElement>(null);
  const following = useRef(true);
  const placedAt = useRef(0);
  const [awayFromEnd, setAwayFromEnd] = useState(false);
  const questionAt = messages.findLastIndex(({ sender }) => sender === "user");
  const newest = useRef(questionAt);
  newest.current = questionAt;

  useEffect(() => {
    const element = list.current;
    const look = () => {
      if (!element) return;
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      const byVisitor = Math.abs(element.scrollTop - placedAt.current) > SAME_PX;
      if (byVisitor) following.current = left < NEAR_PX;
      setAwayFromEnd(left >= NEAR_PX);
    };
    const follow = () => {
      if (following.current) placeAtQuestion();
      look();
    };
    element?.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(follow);
    if (element) observer.observe(element);
    return () => {
      element?.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    following.current = true;
  }, [questionAt]);
  useLayoutEffect(() => {
    if (following.current) placeAtQuestion();
    const element = list.current;
    if (!element) return;
    setAwayFromEnd(element.scrollHeight - element.scrollTop - element.clientHeight >= NEAR_PX);
  }, [messages, draft]);

  /** Scrolls until the newest question begins at the top of the list, or until the end of the list is reached. */
  function placeAtQuestion() {
    const element = list.current;
    if (!element) return;
    const shown = element.querySelector("ol")?.children ?? [];
    const answer = shown[newest.current + 1] ?? element.querySelector("[data-draft]");
    const end = element.scrollHeight - element.clientHeight;
    const topOf = (part: Element) =>
      part.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const start = answer
      ? Math.max(
          topOf(shown[newest.current] ?? answer),
          topOf(answer) - element.clientHeight * MAX_QUESTION,
        )
      : Infinity;
    place(Math.max(0, Math.min(end, element.scrollTop + start - ABOVE_PX)));
  }

  function place(top: number) {
    if (!list.current) return;
    list.current.scrollTop = top;
    placedAt.current = list.current.scrollTop;
  }

  return { list, awayFromEnd, toEnd: () => place(list.current?.scrollHeight ?? 0) };
}
