import { createContext, useContext, type ReactNode } from "react";
import { Link } from "react-router";
import { helplines } from "#content/assistant/helplines.ts";
import { useWords } from "../chat-language.ts";

export const OnLeave = createContext<() => void>(() => undefined);

const LOOK = "text-accent underline underline-offset-2";

/**
 * A link in an untrusted text, such as an answer of the AI model. It may lead only to paths of this site, http(s) URLs
 * and the phone numbers in `helplines`.
 */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const onLeave = useContext(OnLeave);
  const { newTab } = useWords();
  if (isPath(href)) {
    return (
      <Link to={href} onClick={onLeave} className={LOOK}>
        {children}
      </Link>
    );
  }
  if (isHelpline(href)) {
    return (
      <a href={href} className={LOOK}>
        {children}
      </a>
    );
  }
  if (!isWebAddress(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={LOOK}>
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

/** Whether a link target is a path on this site. "//host" and "/\host" are none, because they lead to other sites. */
function isPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function isHelpline(href: string): boolean {
  return href.startsWith("tel:") && helplines.includes(href.slice("tel:".length));
}

function isWebAddress(href: string): boolean {
  const protocol = URL.parse(href)?.protocol;
  return protocol === "http:" || protocol === "https:";
}
