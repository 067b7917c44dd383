import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Alert, useAction } from "#client/forms/alert.tsx";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { KeysHelp } from "#features/back-office/client/keys-help.tsx";
import { useKeys } from "#features/back-office/client/use-keys.ts";
import type { MessageDetails } from "../views.ts";
import type { PressedChange } from "./use-message-change.ts";
import { focusAnswer } from "./skip-to-answer.tsx";
import { useNeighbors } from "./use-neighbors.ts";
import { undoLast } from "./use-undo.tsx";

type Props = {
  message: MessageDetails["message"];
  onChange: (change: PressedChange) => Promise<void>;
};

export function MessageKeys({ message: { id, status }, onChange }: Props) {
  const isSpam = status === "spam";
  const { user } = useAuth();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const { previous, next } = useNeighbors(id);
  const { problem, attempt } = useAction();
  useEffect(() => {
    if (hash === "#answer") focusAnswer();
  }, [hash]);
  const go = (to: string | undefined) => () => {
    if (to) void navigate(`/admin/messages/${to}${search}`);
  };
  const change = (changes: PressedChange) => () => attempt(() => onChange(changes));
  useKeys({
    j: go(next),
    k: go(previous),
    r: focusAnswer,
    // In spam, "e" does nothing, because only "s" ("Not spam") may take a message out of spam.
    e: isSpam ? undefined : change({ status: "done" }),
    s: change({ status: isSpam ? "new" : "spam" }),
    a: user ? change({ assignee: user.id }) : undefined,
    z: undoLast,
    "/": () => void navigate(`/admin/messages${search}`),
  });
  return (
    <>
      <Alert of={problem} />
      <KeysHelp />
    </>
  );
}
