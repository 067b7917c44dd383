import { useEffect, useRef, useState, type RefObject } from "react";
import { CloseQuestion } from "./close-question.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "../messages/message-list.tsx";
import { PanelFoot, PanelHead } from "./panel-frame.tsx";
import { newestLanguage, type Message } from "../conversation/conversation.ts";
import { writeDraft } from "#client/draft.ts";
import { useDraft } from "#client/use-draft.ts";
import { PersonForm, PERSON_DRAFT, type DetailsCard } from "./person-form.tsx";
import { OnLeave } from "../messages/safe-link.tsx";
import { useChat } from "../conversation/use-chat.ts";
import { useSwipeUp } from "./use-swipe-up.ts";
import { chatWords } from "../../words.ts";
import { ChatLanguage } from "../chat-language.ts";
import { useVisibleArea } from "./use-visible-area.ts";
import "./panel.css";

export type ChatPanelProps = {
  open: boolean;
  page: string;
  onMinimize: () => void;
  onUnread: () => void;
};

const TITLE = "chat-title";

export function ChatPanel({ open, page, onMinimize, onUnread }: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpen = useRef(open);
  const [view, setView] = useState<"chat" | "closing" | "person">("chat");
  const [draft, setDraft] = useDraft<{ text: string }>("chat-draft");
  const conversation = useChat(page, () => !isOpen.current && onUnread());
  const language = newestLanguage(conversation.messages);
  const beside = useRef(false);
  const swipe = useSwipeUp(onMinimize);
  useShown(dialog, input, open);
  useVisibleArea(dialog);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  function backToChat() {
    setView("chat");
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <dialog
      ref={dialog}
      lang={language}
      aria-labelledby={TITLE}
      onCancel={(event) => {
        event.preventDefault();
        if (view === "chat") onMinimize();
        else backToChat();
      }}
      onClose={() => open && onMinimize()}
      onPointerDown={(event) => (beside.current = event.target === dialog.current)}
      onPointerUp={(event) => event.target === dialog.current && beside.current && onMinimize()}
      className="chat-panel dialog"
      {...swipe}
    >
      <ChatLanguage value={language}>
        <OnLeave value={onMinimize}>
          <div inert={view === "closing"} className="flex h-full flex-col">
            <PanelHead
              id={TITLE}
              answeredBy={conversation.answeredBy}
              onMinimize={onMinimize}
              onClose={() => setView("closing")}
            />
            {view === "person" ? (
              <PersonForm
                transcript={conversation.transcript}
                understood={newestDetails(conversation.messages)}
                onCancel={backToChat}
                onSent={(sent) => {
                  backToChat();
                  // Waits until the list of messages is visible. Screen readers announce nothing that is added to a
                  // hidden list.
                  setTimeout(() => conversation.say(sent, language), 150);
                }}
              />
            ) : (
              <>
                <MessageList
                  {...conversation}
                  page={page}
                  onAsk={conversation.send}
                  onPerson={() => setView("person")}
                />
                <Composer
                  input={input}
                  text={draft?.text ?? ""}
                  onText={(text) => setDraft(text ? { text } : undefined)}
                  writing={conversation.draft !== undefined}
                  onSend={conversation.send}
                  onStop={conversation.stop}
                />
                <PanelFoot onPerson={() => setView("person")} onClose={() => setView("closing")} />
              </>
            )}
          </div>
          {view === "closing" && (
            <CloseQuestion
              onCancel={backToChat}
              onConfirm={() => {
                conversation.reset();
                setDraft(undefined);
                writeDraft(PERSON_DRAFT, undefined);
                setView("chat");
                onMinimize();
              }}
            />
          )}
        </OnLeave>
      </ChatLanguage>
    </dialog>
  );
}

/** Returns the newest card that contains the visitor's details, unless these details were already sent to staff. */
function newestDetails(messages: readonly Message[]): DetailsCard | undefined {
  const isSent = ({ text }: Message) =>
    Object.values(chatWords).some(({ details }) => details.sent === text);
  const open = messages.slice(messages.findLastIndex(isSent) + 1);
  const cards = open.flatMap(({ cards: all = [] }) => all);
  return cards.findLast((card) => card.type === "details");
}

function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLTextAreaElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    // On touch devices the input does not get the focus, because the keyboard would cover half of the panel.
    if (matchMedia("(pointer: fine)").matches) input.current?.focus();
  }, [dialog, input, open]);
}
