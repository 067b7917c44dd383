import { UserRound, Workflow } from "lucide-react";

const LOOK = "grid size-9 shrink-0 place-items-center rounded-full border";

export function BotAvatar() {
  return (
    <span aria-hidden className={`${LOOK} border-rim bg-white text-ink`}>
      <Workflow className="size-4.5" />
    </span>
  );
}

export function UserAvatar() {
  return (
    <span aria-hidden className={`${LOOK} border-hairline bg-raised text-muted`}>
      <UserRound className="size-4.5" />
    </span>
  );
}
