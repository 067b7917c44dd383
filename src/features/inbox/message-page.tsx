import type { Route } from "./+types/message-page";
import { MessageView } from "./ui/message-view.tsx";

export default function MessagePage({ params }: Route.ComponentProps) {
  return <MessageView key={params.id} id={params.id} />;
}
