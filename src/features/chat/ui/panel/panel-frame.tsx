import { CalendarPlus, Minus, UserRound, X } from "lucide-react";
import { useContext } from "react";
import { chat } from "#content/assistant/chat.ts";
import { brand } from "#content/site/brand.ts";
import { IconButton } from "#design/button.tsx";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import type { AnsweredBy } from "../../contract.ts";
import { BotAvatar } from "../messages/avatar.tsx";
import { OnLeave } from "../messages/safe-link.tsx";
import { useWords } from "../chat-language.ts";

export function PanelHead({
  id,
  answeredBy,
  onMinimize,
  onClose,
}: {
  id: string;
  answeredBy: AnsweredBy | undefined;
  onMinimize: () => void;
  onClose: () => void;
}) {
  const { buttons, disclosure } = useWords();
  return (
    <header className="flex items-center gap-2 border-b border-hairline py-2.5 pr-2 pl-3 sm:gap-3 sm:pl-4">
      <span className="large-text:hidden">
        <BotAvatar />
      </span>
      <div className="min-w-0 grow">
        <h2
          id={id}
          lang="en"
          className="truncate text-base leading-tight sm:text-[1.0625rem] large-text:text-[0.75rem]"
        >
          {chat.title}
        </h2>
        <p className="min-h-[1.375em] text-[0.8125rem] leading-snug text-muted">
          {answeredBy === "model" ? disclosure.model : answeredBy && disclosure.site}
        </p>
      </div>
      <div className="flex">
        <IconButton label={buttons.minimize} onClick={onMinimize}>
          <Minus aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={buttons.close} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </header>
  );
}

const WAY =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-small text-muted transition-colors hover:bg-raised hover:text-text";

export function PanelFoot({ onPerson, onClose }: { onPerson: () => void; onClose: () => void }) {
  const onLeave = useContext(OnLeave);
  const { buttons, privacy, newTab } = useWords();
  return (
    <footer className="px-3 pb-2 max-sm:pb-1">
      <div className="flex flex-wrap justify-between max-sm:my-1">
        <button type="button" onClick={onPerson} className={WAY}>
          <UserRound aria-hidden className="size-4 max-sm:hidden" />
          {buttons.talkToPerson}
        </button>
        {brand.bookingUrl && (
          <a href={brand.bookingUrl} target="_blank" rel="noopener noreferrer" className={WAY}>
            <CalendarPlus aria-hidden className="size-4 max-sm:hidden" />
            {buttons.bookCall}
            <span className="sr-only"> {newTab}</span>
          </a>
        )}
        <button type="button" onClick={onClose} className={`${WAY} sm:hidden`}>
          {buttons.closeMobile}
        </button>
      </div>
      <p className="px-2.5 pb-1 text-[0.75rem] leading-snug text-faint">
        <LinkedSentence sentence={privacy} onClick={onLeave} />
      </p>
    </footer>
  );
}
