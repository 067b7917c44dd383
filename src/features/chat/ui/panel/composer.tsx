import { ArrowUp, Square } from "lucide-react";
import {
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { looksLikeWorkflow } from "../../looks-like-workflow.ts";
import { MAX_MESSAGE } from "../../limits.ts";
import { useWords } from "../chat-language.ts";

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  writing: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
};

const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-60";

export function Composer({ input, text, onText, writing, onSend, onStop }: Props) {
  const online = useOnline();
  const { notices, inputLabel, placeholder, buttons } = useWords();
  const [triedOffline, setTriedOffline] = useState(false);
  const hasWorkflow = looksLikeWorkflow(text);
  const tooLong = text.length > MAX_MESSAGE;
  const notice = hasWorkflow ? (
    <WorkflowNotice />
  ) : tooLong ? (
    notices.tooLong
  ) : !online && triedOffline ? (
    notices.offline
  ) : undefined;

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === "" || writing || tooLong || hasWorkflow) return;
    setTriedOffline(!online);
    if (!online) return;
    onSend(text.trim());
    onText("");
    input.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={send} className="border-t border-hairline px-3 pt-3 max-sm:pt-2">
      <div role="alert">
        {notice && <p className="px-2.5 pb-2 text-small text-error">{notice}</p>}
      </div>
      <div className="flex items-end gap-2 rounded-[1.5rem] border border-edge bg-canvas p-1 pl-4 focus-within:border-text">
        <textarea
          ref={input}
          value={text}
          rows={1}
          aria-label={inputLabel}
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 grow resize-none bg-transparent py-2.5 text-base leading-normal text-text outline-none placeholder:text-faint large-text:placeholder:text-[0.75rem]"
        />
        {writing ? (
          <button
            type="button"
            aria-label={buttons.stop}
            title={buttons.stop}
            onClick={onStop}
            className={`${ROUND} border border-edge text-text hover:bg-raised`}
          >
            <Square aria-hidden className="size-4 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={buttons.send}
            title={buttons.send}
            disabled={text.trim() === "" || tooLong || hasWorkflow}
            className={`${ROUND} bg-text text-canvas`}
          >
            <ArrowUp aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </form>
  );
}

/**
 * The link loads a new document, without client-side navigation, because only then does the content security policy of
 * the check-up's page apply.
 */
function WorkflowNotice() {
  const { before, link, path, after } = useWords().notices.workflow;
  return (
    <>
      {before}
      <a href={path} className="underline underline-offset-4">
        {link}
      </a>
      {after}
    </>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener("online", changed);
      window.addEventListener("offline", changed);
      return () => {
        window.removeEventListener("online", changed);
        window.removeEventListener("offline", changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
