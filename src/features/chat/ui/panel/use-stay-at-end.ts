import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../conversation/conversation.ts";
import type { Draft } from "../conversation/use-chat.ts";

/** This near to its end the visitor is at the end. */
const NEAR_PX = 48;

/** Follows new words as long as the visitor has not scrolled up to read; a question of their own leads back. */
export function useStayAtEnd(messages: readonly Message[], draft: Draft | undefined) {
  const list = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [awayFromEnd, setAwayFromEnd] = useState(false);
  const asked = messages.at(-1)?.sender === "user" ? messages.length : 0;

  useEffect(() => {
    const element = list.current;
    const look = () => {
      if (!element) return;
      const { scrollHeight, scrollTop, clientHeight } = element;
      atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      setAwayFromEnd(!atEnd.current);
    };
    element?.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    if (element) observer.observe(element);
    return () => {
      element?.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    if (asked > 0) atEnd.current = true;
  }, [asked]);
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else setAwayFromEnd(true);
  }, [messages, draft]);

  function toEnd() {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }
  return { list, awayFromEnd, toEnd };
}
