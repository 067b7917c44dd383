import type { Route } from "./+types/webhook-page";
import { WebhookPanel } from "./ui/webhook-panel.tsx";

export default function WebhookPage({ params }: Route.ComponentProps) {
  return <WebhookPanel key={params.id} id={params.id} />;
}
