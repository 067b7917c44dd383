import { MessageCircle } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { chatLauncher as words } from "#content/assistant/chat-launcher.ts";
import { OPEN_CHAT } from "#client/navigation/following-links.ts";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { toast } from "#design/overlay/toast.tsx";
import type { ChatPanelProps } from "./panel/panel.tsx";
import { stepAside } from "./step-aside.ts";

const loadPanel = () => import("./panel/panel.tsx");

/**
 * The button that opens the chat. The first press loads the panel. While minimized, the panel stays mounted, so that it
 * can receive answers.
 */
export function ChatLauncher() {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const show = () => {
      setOpen(true);
      setUnread(false);
      loadPanel().then(
        ({ ChatPanel }) => setPanel(() => ChatPanel),
        () => {
          setOpen(false);
          toast(words.failed);
        },
      );
    };
    window.addEventListener(OPEN_CHAT, show);
    return () => window.removeEventListener(OPEN_CHAT, show);
  }, []);

  // The check-up's page has no assistant, because its content security policy forbids all connections.
  if (!useHydrated() || pathname.startsWith("/admin") || pathname === CHECKUP_PATH) return null;
  return (
    <>
      <div className="contents [:root:has([data-watching])_&]:invisible print:hidden">
        <button
          ref={stepAside}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open && Panel !== undefined}
          aria-label={unread ? `${words.open} (${words.unread})` : words.open}
          onClick={() => window.dispatchEvent(new CustomEvent(OPEN_CHAT))}
          className="steps-aside fixed z-40 grid size-14 place-items-center rounded-full border border-transparent bg-text text-canvas lit-border hover:[--lit:1] aria-expanded:opacity-0"
        >
          <MessageCircle aria-hidden className="size-6" />
          {unread && (
            <span className="absolute -top-0.5 -left-0.5 size-4 rounded-full border-2 border-canvas bg-ember" />
          )}
        </button>
      </div>
      <output className="sr-only">{unread ? words.unread : ""}</output>
      {Panel && (
        <Panel
          open={open}
          page={pathname}
          onMinimize={() => setOpen(false)}
          onUnread={() => setUnread(true)}
        />
      )}
    </>
  );
}
