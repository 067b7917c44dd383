import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../conversation/conversation.ts";
import type { Draft } from "../conversation/use-chat.ts";

const NEAR_PX = 48;
const ABOVE_PX = 16;
/** Scroll positions that differ by at most this many px count as equal, because browsers round them. */
const SAME_PX = 2;

/**
 * Scrolls down while an answer grows, until the answer's first line is at the top. If the visitor scrolls up, the
 * automatic scrolling ends.
 */
export function useReadingPlace(messages: readonly Message[], draft: Draft | undefined) {
  const list = useRef<HTMLElement>(null);
  const following = useRef(true);
  const placedAt = useRef(0);
  const [awayFromEnd, setAwayFromEnd] = useState(false);
  const questionAt = messages.findLastIndex(({ sender }) => sender === "user");
  const answerAt = useRef(0);
  answerAt.current = questionAt + 1;

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
      if (following.current) placeAtAnswer();
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
    if (following.current) placeAtAnswer();
    const element = list.current;
    if (!element) return;
    setAwayFromEnd(element.scrollHeight - element.scrollTop - element.clientHeight >= NEAR_PX);
  }, [messages, draft]);

  /** Scrolls until the newest answer begins at the top of the list, or until the end of the list is reached. */
  function placeAtAnswer() {
    const element = list.current;
    if (!element) return;
    const answer =
      element.querySelector("ol")?.children[answerAt.current] ??
      element.querySelector("[data-draft]");
    const end = element.scrollHeight - element.clientHeight;
    const start = answer
      ? answer.getBoundingClientRect().top - element.getBoundingClientRect().top
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
